"""All texts in Japanese. `en.py` has the same names; a test compares them."""

from __future__ import annotations

from collections.abc import Sequence

from rsg.text.catalog import Catalog, Date, YearMonth
from rsg.text.ending_ja import JapaneseEnding
from rsg.text.guide_ja import JapaneseGuide
from rsg.text.lessons_ja import JapaneseLessons
from rsg.text.looks_ja import JapaneseLooks
from rsg.text.openings_ja import JapaneseOpenings
from rsg.text.reversi_ja import JapaneseReversi
from rsg.text.rules_ja import JapaneseRules
from rsg.text.sets_ja import JapaneseSets
from rsg.text.shell_ja import JapaneseShell
from rsg.text.study_ja import JapaneseStudy

_COLOURS = {"black": "黒", "white": "白", "": ""}
_GAMES = {"reverstargo": "リバースターゴ", "reversi": "リバーシ"}
_SHORT = {"INFINITY": "∞", "beginner": "入門", "intermediate": "中級", "master": "マスター"}
_LEVELS = {"Lv.1": "入門", "Lv.2": "初級", "Lv.3": "中級", "Lv.4": "上級", "Lv.5": "強敵", "INFINITY": "無限"}


class Japanese(Catalog):
    """The Japanese catalogue."""

    lang = "ja"
    language_name = "日本語"
    rules_page = JapaneseRules()
    study = JapaneseStudy()
    sets = JapaneseSets()
    looks = JapaneseLooks()
    guide = JapaneseGuide()
    lessons = JapaneseLessons()
    reversi = JapaneseReversi()
    openings = JapaneseOpenings()
    shell = JapaneseShell()
    ending = JapaneseEnding()

    # Dates
    weekdays = ("日", "月", "火", "水", "木", "金", "土")

    def date(self, date: Date) -> str:
        """2026年1月5日"""
        year, month, day = date
        return f"{year}年{month}月{day}日"

    def month(self, month: YearMonth) -> str:
        """2026年1月"""
        return f"{month[0]}年{month[1]}月"

    def day(self, date: Date) -> str:
        """1月5日"""
        return f"{date[1]}月{date[2]}日"

    def joined(self, parts: Sequence[str]) -> str:
        """Short facts in a row."""
        return "、".join(parts)

    def label(self, name: str) -> str:
        """メモ："""
        return f"{name}："

    def sentences(self, parts: Sequence[str]) -> str:
        """Whole sentences in a row."""
        return "".join(parts)

    # Players, colours, levels
    player = "対局者"

    def colour(self, colour: str) -> str:
        """黒"""
        return _COLOURS[colour]

    def colour_first(self, colour: str) -> str:
        """黒(先手)"""
        return "黒(先手)" if colour == "black" else "白(後手)"

    def level(self, level: str) -> str:
        """Lv.1 入門"""
        short = self.level_short(level)
        return f"{short} {_LEVELS[level]}" if level in _LEVELS else short

    def level_short(self, level: str) -> str:
        """Lv.1; the sign of Infinity; the whole name where a level has no number"""
        return _SHORT.get(level, level)

    def level_name(self, level: str) -> str:
        """入門; MAX and FINAL have no second name."""
        return _LEVELS.get(level, "")

    def cpu(self, level: str) -> str:
        """CPU Lv.1"""
        return f"CPU {self.level_short(level)}"

    def game(self, name: str) -> str:
        """リバーシ"""
        return _GAMES.get(name, name)

    # Everywhere
    games = "ゲームを選ぶ"
    navigation = "メインメニュー"
    home = "ホーム"
    calendar = "カレンダー"
    rules = "ルール"
    settings = "設定"
    kifu = "棋譜"
    close = "閉じる"
    on = "オン"
    off = "オフ"
    to_home = "ホームへ戻る"
    messages = "お知らせ"

    # The board
    board = "盤"
    cell_core = "コアポイント"
    cell_empty = "空き"
    cell_last = "最後の手"
    cell_pending = "色の指定待ち"
    cell_playable = "打てます"
    cell_restricted = "コウのため片方の色だけで打てます"
    cell_blocked = "コウで打てません"
    cell_exception = "コウの例外で打てます"

    def effect(self, flips: int, captures: int) -> str:
        """3個返す、1個取る"""
        return f"{flips}個返す、{captures}個取る" if captures else f"{flips}個返す"

    def cell_marked(self, letter: str) -> str:
        """Xのマス: a square with a letter on its ground"""
        return f"{letter}のマス"

    def cell_called(self, colour: str, effect: str) -> str:
        """黒とすると3個返す"""
        return f"CPを{_COLOURS[colour]}とすると{effect}"

    # The call
    call_question = "CPをどちらの色とみなしますか"
    call_cancel = "石を戻す"
    call_key = "小さな石の印はその色で返る石、✕は取られる石"
    call_forbidden = "コウ：前と同じ盤面になります"

    # A match
    score = "得点"
    score_board = "盤上"
    score_prisoners = "アゲハマ"
    score_total = "計"

    def score_sentence(self, board: int, prisoners: int, total: int) -> str:
        """盤上3、アゲハマ1、計4"""
        return f"盤上{board}、アゲハマ{prisoners}、計{total}"

    to_move = "手番"
    thinking = "考え中…"
    undo = "待った"
    undo_once = "1回だけ"
    undo_used = "済み"
    trial_again = "最初から"
    resign = "投了"
    menu = "メニュー"
    show_result = "結果を見る"
    no_game = "対局はありません"
    new_game = "新しい対局"

    def challenge_of(self, date: Date) -> str:
        """1月5日のチャレンジ"""
        return f"{self.day(date)}のチャレンジ"

    def status_thinking(self, cpu: str) -> str:
        """CPU Lv.1が考えています"""
        return f"{cpu}が考えています…"

    status_first = "あなたの番です。印のあるマスに打てます"
    status_first_plain = "あなたの番です。相手の石をはさみましょう"
    status_your_turn = "あなたの番です"
    tap_again = "もう一度タップすると打ちます"

    def status_moves(self, turn: str, moves: int) -> str:
        """あなたの番です。打てるマスは4か所です"""
        return f"{turn}。打てるマスは{moves}か所です"

    status_exception = "すべてコウのため、今回だけどの手も打てます"
    status_over = "対局が終わりました"

    # Sheets
    menu_title = "メニュー"
    menu_leave = "ホームへ"

    def blocked_title(self, cell: str) -> str:
        """B2にはコウで打てません"""
        return f"{cell}にはコウで打てません"

    blocked_why = "ここに打つと、前にあった盤面と同じになります。"
    blocked_help = "ほかのマスに打って盤面が変わると、また打てるようになります。"

    # Home
    home_start = "対局開始"
    home_hint = "印のあるマスに打つと始まります"
    home_hint_plain = "マスに打つと始まります"
    home_hint_white = "CPUが先手です。盤を押すと始まります"
    home_board = "次の対局"
    home_setup = "対局の設定を変える"
    home_continue = "対局に戻る"

    def home_running(self, game: str) -> str:
        """リバーシの対局の途中です"""
        return f"{game}の対局の途中です"

    today = "今日のチャレンジ"
    today_cleared = "今日はクリア済み"
    today_open = "CPUに勝つとクリア"
    elsewhere = "対局は別のタブで開いています。"
    take_over = "ここで続ける"
    update_waiting = "新しい版があります。"
    update_now = "更新する"

    # Set-up
    setup = "新しい対局"
    setup_colour = "あなたの色"
    setup_level = "CPUの強さ"
    setup_start = "対局開始"
    setup_unpick = "指定をやめる"

    def setup_picked(self, date: Date) -> str:
        """勝つと2026年1月5日がクリアになります。"""
        return f"勝つと{self.date(date)}がクリアになります。"

    # Calendar
    def result_cleared(self, date: Date) -> str:
        """1月5日 クリア"""
        return f"{self.day(date)} クリア"

    def streak_now(self, days: int) -> str:
        """3日連続"""
        return f"{days}日連続"

    calendar_title = "デイリーチャレンジ"
    calendar_help = (
        "CPUに勝つと、強さに関係なくその日がクリアになります。日付を選ぶと、その日の分に挑戦できます。"
    )
    previous_month = "前の月"
    next_month = "次の月"
    streak = "連続クリア"
    streak_best = "最長記録"

    def days(self, number: int) -> str:
        """3日"""
        return f"{number}日"

    def month_progress(self, cleared: int, days: int) -> str:
        """31日中5日クリア"""
        return f"{days}日中{cleared}日クリア"

    def calendar_day(self, date: Date, today: bool, cleared: bool) -> str:
        """2026年1月5日、今日、クリア済み"""
        return self.date(date) + ("、今日" if today else "") + ("、クリア済み" if cleared else "")

    # Settings
    setting_language = "言語"
    setting_sound = "音"
    setting_animations = "アニメーション"
    setting_hints = "打てるマスの表示"
    setting_pace = "CPUの速さ"
    setting_name = "あなたの名前"
    setting_name_help = "7文字まで"
    language_auto = "ブラウザに合わせる"
    pace_slow = "ゆっくり"
    pace_normal = "ふつう"
    pace_fast = "はやい"
    version = "バージョン"
    storage = "保存"
    storage_good = "対局とカレンダーは、このブラウザに保存されます。"
    storage_unavailable = "このブラウザでは保存ができません。対局はできますが、記録は残りません。"
    storage_full = "ブラウザの保存領域がいっぱいです。新しい記録は残りません。"
    storage_newer = "新しい版で保存されたデータです。ページを再読み込みしてください。"
    reduced_motion = "端末の設定で動きを減らしているため、アニメーションは表示されません。"

    # Short messages
    def notice_pass(self, colour: str) -> str:
        """白は打てるマスがないためパスです"""
        return f"{_COLOURS[colour]}は打てるマスがないためパスです"

    notice_unknown_address = "そのページはありません"
    notice_engine_weak = "エンジンの一部が欠けているため、CPUは本来より弱くなっています"
    notice_engine_failed = "CPUの思考に失敗したため、代わりの手を打ちました"
    notice_storage_unavailable = "このブラウザでは保存ができません。対局はできます"
    notice_storage_full = "保存領域がいっぱいです。新しい記録は残りません"
    notice_storage_newer = "新しい版のデータです。ページを再読み込みしてください"
    notice_set_aside = "保存データを読めませんでした。消さずに別に取ってあります"
    notice_resumed = "前回の続きから再開します"
    notice_running_set_aside = "前回の対局は続けられませんでした。別に取ってあります"
    notice_taken_over = "対局は別のタブに移りました"
    notice_ended_elsewhere = "対局は別のタブで終わりました"

    def praise_best(self, place: int) -> str:
        """最善手!"""
        return ("最善手!", "とても良い手!", "良い手!")[min(max(place, 1), 3) - 1]

    def praise_capture(self, stones: int, weight: int) -> str:
        """お見事! 一度に5個取りました!"""
        great = ("", "お見事! ", "すばらしい! ")[min(max(weight, 1), 3) - 1]
        return f"{great}一度に{stones}個取りました!"

    notice_not_this_day = "その日は選べません"
    notice_no_such_game = "この棋譜は残っていません"
    notice_copied_link = "リンクをコピーしました"
    notice_copied_record = "棋譜をテキストでコピーしました"
    notice_kept = "棋譜に残しました"
    notice_deleted = "棋譜を削除しました"
    notice_data_imported = "ファイルの内容を追加しました"
    notice_data_refused = "保存したデータのファイルではありません"
    notice_data_newer = "新しい版のファイルです。先にページを再読み込みしてください"
    notice_erased = "消去しました"

    def notice_known(self, variations: int) -> str:
        """この棋譜はもう残っています。変化を2件追加しました"""
        added = f"。変化を{variations}件追加しました" if variations else ""
        return f"この棋譜はもう残っています{added}"

    def notice_imported(self, new: int, known: int, refused: int) -> str:
        """3局追加、1局は登録済み、2局は読めません"""
        return f"{new}局を追加しました(登録済み{known}局、読めないもの{refused}局)"

    def notice_variations_refused(self, number: int) -> str:
        """打てない変化2件を除きました"""
        return f"打てない変化{number}件を除きました"

    # What a screen reader is told
    def said_move(self, colour: str, cell: str, flips: int, captures: int) -> str:
        """黒 B2、1個返す。"""
        return f"{_COLOURS[colour]} {cell}、{self.effect(flips, captures)}。"

    def said_call(self, cell: str) -> str:
        """B7に石を置きました。CPをどちらの色とみなしますか。"""
        return f"{cell}に石を置きました。{self.call_question}。"

    def said_called(self, colour: str) -> str:
        """コールは黒です。"""
        return f"コールは{_COLOURS[colour]}です。"

    def said_pass(self, colour: str) -> str:
        """白はパスです。"""
        return f"{_COLOURS[colour]}は打てるマスがないためパスです。"

    def said_moves(self, moves: int) -> str:
        """打てるマスは4か所です。"""
        return f"打てるマスは{moves}か所です。"

    def said_blocked(self, cell: str) -> str:
        """B2にはコウで打てません。"""
        return f"{self.blocked_title(cell)}。"

    def said_refused(self, cell: str) -> str:
        """D2には打てません。"""
        return f"{cell}には打てません。"

    said_undo = "一手戻しました。"

    def said_resigned(self, colour: str) -> str:
        """白が投了しました。"""
        return self.ending.result_resigned(colour)

    said_tie_broken = ending.result_tie_broken

    def said_result(self, winner: str, black: int, white: int) -> str:
        """黒の勝ち。"""
        won = f"{_COLOURS[winner]}の勝ち" if winner else "引き分け"
        return f"終局。{won}。黒{black}、白{white}。"

    # When things break
    crash_title = "問題が起きました"
    crash_text = "対局は保存されています。ページを再読み込みしてください。"
    crash_reload = "再読み込み"
    crash_export = "データを書き出す"
    crash_copy = "報告をコピー"
    crash_report = "報告"
    crash_private = "どこにも送信されません。"
