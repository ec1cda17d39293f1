"""The tutorial in Japanese. `lessons_en.py` has the same names."""

from __future__ import annotations

_TITLES = ("星の盤", "打てるマス", "六つの方向", "囲む", "コール", "終局と得点", "はじめての対局")
_TEXTS = (
    "盤は、37個の六角形でできた星です。中央の紫のマスはコアポイント(CP)です。ここには誰も打てません。残りの36マスで対局します。",
    "あなたは黒です。新しく打つ石と自分の石とのあいだに、白石がまっすぐ切れ目なく並ぶマスに打てます。"
    "ここでは、A5とB2のあいだにA3があります。",
    "石の列は六つの方向に延び、長くてもかまいません。B2とB6のあいだに、A3とA5があります。",
    "隣に空いたマスのない白石のかたまりは、自分の手で囲みが閉じたとき、盤から取り除かれます。"
    "取った石はアゲハマになり、1個につき1点です。",
    "CPは、その一手のあいだだけ石として働きます。どちらの色とみなすかは、打つ人が決めます。違いが出るときに選択を求められます。",
    "36マスがすべて埋まるか、どちらも打てなくなると終局です。盤上の自分の石とアゲハマの合計が得点です。",
    "それでは、Lv.1と一局打ってみましょう。点のあるマスに打てます。練習なので、記録には残りません。",
)
_TASKS = (
    "コアポイントを選んでください。",
    "A5に打ってください。",
    "B2に打ってください。",
    "B8に打ってください。",
    "B7に打って、色を決めてください。",
    "",
    "",
)
_SHOWN = (
    "これがコアポイントです。",
    "黒がA5に打ちます。",
    "黒がB2に打ちます。",
    "黒がB8に打ちます。",
    "黒がB7に打ち、はじめは黒、次は白とコールします。",
    "",
    "",
)
_DONE = (
    "これがCPです。すぐに役に立ちます。",
    "はさまれたA3が黒になりました。1個もはさめないマスには打てません。",
    "2個とも返りました。六つの方向のすべてで、はさんだ石が返ります。",
    "A7が返って囲みが閉じ、B6が取られました。アゲハマは1個です。盤の端にかかる石は取れません。",
    "黒とコールすると、CPが列の端になり、A7だけが返ります。白とコールすると、CPも返り、A7、CP、A1の3個になります。"
    "打ち終わると、CPはまた空になります。",
    "盤上は18対18。アゲハマが勝負を決めます。",
    "",
)


class JapaneseLessons:
    """What the tutorial says."""

    about = "リバーシと囲碁をひとつに。"
    about_more = "遊び方"
    title = "チュートリアル"
    lead = "七つの短いステップで、遊び方がすべてわかります。3分ほどです。"
    play = "打って覚える"
    play_help = "自分で一手ずつ打ちます。"
    watch = "見て覚える"
    watch_help = "お手本が順に進みます。いつでも止められます。"
    board = "このステップの盤"
    back = "戻る"
    next = "次へ"
    skip = "飛ばす"
    pause = "一時停止"
    resume = "続ける"
    ways = "進め方を選ぶ"
    game = "対局を始める"
    game_running = "対局の途中です。先に終わらせてください。"
    rules = "ルールのすべて"

    def step(self, number: int, steps: int) -> str:
        """ステップ 2 / 7"""
        return f"ステップ {number} / {steps}"

    def heading(self, lesson: int) -> str:
        """打てるマス"""
        return _TITLES[lesson - 1]

    def text(self, lesson: int) -> str:
        """ステップの説明。"""
        return _TEXTS[lesson - 1]

    def task(self, lesson: int) -> str:
        """A5に打ってください。何も求めないときは空。"""
        return _TASKS[lesson - 1]

    def shown(self, lesson: int) -> str:
        """黒がA5に打ちます。何も見せないときは空。"""
        return _SHOWN[lesson - 1]

    def done(self, lesson: int) -> str:
        """打ってわかったこと。"""
        return _DONE[lesson - 1]

    def wrong(self, cell: str) -> str:
        """B3ではありません。名前の見えない盤では、マスは空。"""
        return f"{cell or 'そこ'}ではありません。印のあるマスを探してください。"

    def called(self, colour: str) -> str:
        """黒とコール"""
        return f"{'黒' if colour == 'black' else '白'}とコール"

    def counted(self, colour: str, board: int, prisoners: int, total: int) -> str:
        """黒：盤上18 + アゲハマ6 = 24"""
        return f"{'黒' if colour == 'black' else '白'}：盤上{board} + アゲハマ{prisoners} = {total}"
