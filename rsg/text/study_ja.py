"""Texts of the library of games, of replays and reviews, and of all data as a file, in Japanese."""

from __future__ import annotations

from rsg.text.catalog import Catalog

_COLOURS = {"black": "黒", "white": "白", "": ""}
_REFUSALS = {
    "over": "もう終局しています",
    "occupied": "すでに石があります",
    "core": "コアポイントには打てません",
    "flanks_nothing": "返せる石がありません",
    "ko": "コウで、前と同じ盤面になります",
    "call_missing": "コールが必要です",
    "call_not_due": "コールは要りません",
    "call_impossible": "このコールでは返せる石がありません",
    "pass_not_forced": "打てるマスがあるので、パスはできません",
}


class JapaneseStudy(Catalog):
    """`study_en.py` has the same names."""

    lang = "ja"

    # The library
    lead = "終わった対局はすべてここに残ります。新しい順に200局まで、スターを付けた棋譜はずっと残ります。"
    empty = "棋譜はまだありません。対局が終わると、ここに残ります。"
    more = "もっと見る"
    add = "棋譜を追加"
    save_all = "すべてファイルに保存"
    star = "スター"
    won = "勝ち"
    lost = "負け"
    drawn = "引き分け"
    casual = "練習対局"
    unfinished = "途中まで"
    draw = "引き分け"

    def winner(self, colour: str) -> str:
        """黒の勝ち"""
        return f"{_COLOURS[colour]}の勝ち"

    def against(self, name: str) -> str:
        """CPU Lv.1と対局"""
        return f"{name}と対局"

    def pair(self, black: str, white: str) -> str:
        """花子 対 太郎"""
        return f"{black} 対 {white}"

    def score(self, first: int, second: int) -> str:
        """20 対 16"""
        return f"{first} 対 {second}"

    def moves(self, number: int) -> str:
        """36手"""
        return f"{number:,}手"

    def hints(self, number: int) -> str:
        """ヒント2回"""
        return f"ヒント{number:,}回"

    def late(self, colour: str) -> str:
        """黒は時間切れ"""
        return f"{_COLOURS[colour]}は時間切れ"

    game_of_set = "リバースマッチ"
    memo = "メモ"
    memo_help = "20文字まで"

    # Deleting
    delete = "削除"
    delete_title = "この棋譜を削除しますか"
    delete_text = "元には戻せません。戦績とカレンダーはそのまま残ります。"
    damaged_title = "この棋譜は表示できません"
    damaged_text = "手順が壊れているか、ここにはないルールの対局です。削除できます。"
    cancel = "キャンセル"

    # Games from elsewhere
    import_title = "棋譜を追加"
    import_text = (
        "リンクか棋譜のテキストを貼り付けるか、ファイルを選んでください。追加した棋譜は戦績に入りません。"
    )
    import_field = "リンク、または棋譜のテキスト"
    import_file = "ファイルを選ぶ"
    import_go = "追加する"
    game_nothing = "棋譜が見つかりません。"
    game_too_long = "テキストが長すぎます。"
    game_newer = "新しい版で作られたファイルです。先にページを再読み込みしてください。"

    def game_moves(self, text: str) -> str:
        """「A5」は手として読めません。"""
        return f"「{text}」は手として読めません。"

    def game_ply(self, ply: int, refusal: str) -> str:
        """5手目はルールに合いません(返せる石がありません)。"""
        return f"{ply}手目はルールに合いません({_REFUSALS[refusal]})。"

    # Links
    shared_title = "共有された対局"
    broken_title = "このリンクからは対局を開けません"
    link_version = "新しい版で作られたリンクです。ページを再読み込みしてから、もう一度開いてください。"
    link_game = "ここにはないゲームのリンクです。"
    link_revision = "ここにはないルールで打たれた対局です。"
    link_digits = "文字が違うか、途中で切れています。リンク全体をもう一度コピーしてください。"
    keep = "棋譜に残す"
    share = "対局を共有"
    share_variation = "この変化を共有"
    share_briefly = "共有"
    share_position = "この局面を共有"
    copy_text = "テキストでコピー"
    save_file = "ファイルに保存"
    print = "印刷"
    print_back = "再生に戻る"
    copied_title = "手でコピーしてください"
    copied_text = "このブラウザではコピーできませんでした。テキストを選んでコピーしてください。"

    def link_ply(self, ply: int) -> str:
        """5手目がルールに合わないため、表示できません。"""
        return f"{ply}手目がルールに合わないため、表示できません。"

    # The replay
    board = "再生の盤"
    controls = "手を進める、戻す"
    first = "最初へ"
    back = "1手戻る"
    play = "再生する"
    pause = "止める"
    forward = "1手進む"
    last = "最後へ"
    slider = "手数"
    move_list = "手順"
    start_position = "開始"
    passes = "パス"
    keys = "矢印キーで手を進めたり戻したりできます。"
    try_marked = "印のあるマスに打つと、別の手を試せます"
    try_other = "マスに打つと、別の手を試せます"
    variations = "変化"
    back_to_game = "本譜へ戻る"
    drop_line = "この変化を消す"
    drop_line_title = "この変化を消しますか"
    drop_line_text = "元には戻せません。対局はそのまま残ります。"
    drop_line_yes = "消す"

    def ply_of(self, ply: int, plies: int) -> str:
        """36手中5手目"""
        return f"{plies}手中{ply}手目"

    def variation(self, ply: int) -> str:
        """5手目からの変化"""
        return f"{ply}手目からの変化"

    def variation_from(self, ply: int) -> str:
        """5手目から"""
        return f"{ply}手目から"

    def opening(self, name: str) -> str:
        """定石：虎"""
        return f"定石：{name}"

    def called(self, colour: str) -> str:
        """黒とコール"""
        return f"{_COLOURS[colour]}とコール"

    def captures(self, number: int) -> str:
        """2個取る"""
        return f"{number}個取る"

    from_here = "ここから対局"
    from_here_busy = "進行中の対局のあとで"
    from_here_over = "終局図からは始められません"
    from_here_title = "この局面から対局"

    def from_here_text(self, level: str) -> str:
        """CPU Lv.1との練習対局です。戦績には入りません。"""
        return f"{level}との練習対局です。戦績には入りません。"

    def from_here_ko(self, cells: str) -> str:
        """コウはこの局面から数えるため、A7にも打てます。"""
        return f"コウはこの局面から数えるため、{cells}にも打てます。"

    def play_colour(self, colour: str) -> str:
        """黒で打つ"""
        return f"{_COLOURS[colour]}で打つ"

    # The review
    review = "検討"
    review_start = "検討する"
    review_go_on = "続ける"
    review_stop = "止める"
    review_text = "エンジンが一手ずつ調べ、もっと良い手を示します。"
    not_reviewed = "変化は検討していません"
    review_failed = "エンジンが応答しません。もう一度お試しください。"
    curve_unit = "予想の得点差"
    mark_best = "最善"
    mark_good = "好手"
    mark_inaccuracy = "緩手"
    mark_mistake = "悪手"
    mark_blunder = "大悪手"
    even = "互角"
    cell_better = "もっと良いマス"

    def review_progress(self, done: int, plies: int) -> str:
        """36手中5手を調べました"""
        return f"{plies}手中{done}手を調べました"

    def curve(self, unit: str, above: str, below: str) -> str:
        """一手ごとの予想の得点差。中央より上は黒、下は白が優勢"""
        return f"一手ごとの{unit}。中央より上は{_COLOURS[above]}、下は{_COLOURS[below]}が優勢"

    def ahead(self, colour: str) -> str:
        """黒が優勢"""
        return f"{_COLOURS[colour]}が優勢"

    def at_move(self, ply: int, move: str) -> str:
        """5手目 A5"""
        return f"{ply}手目 {move}"

    def expected(self, at: str, lead: str) -> str:
        """5手目 A5：黒 +3.5"""
        return f"{at}：{lead}"

    better_show = "見る"

    def with_call(self, cell: str, colour: str) -> str:
        """A5(白とコール)"""
        return f"{cell}({_COLOURS[colour]}とコール)"

    def better(self, colour: str, move: str, gain: float) -> str:
        """黒はA5なら3.5得"""
        return f"{_COLOURS[colour]}は{move}なら{gain:.1f}得"

    def better_here(self, move: str, gain: float) -> str:
        """A5で3.5得。星を押すと打てます"""
        return f"{move}で{gain:.1f}得。星を押すと打てます"

    def before_move(self, ply: int) -> str:
        """5手目の前"""
        return f"{ply}手目の前"

    def leads(self, colour: str, points: float) -> str:
        """黒 +3.5"""
        return f"{_COLOURS[colour]} +{points:.1f}"

    # The printed page
    printed_on = "棋譜"
    order = "手順の図"

    def also_at(self, number: int, cell: str) -> str:
        """31: A5"""
        return f"{number}：{cell}"

    played_later = "石のあった所に打った手"
    result = "結果"

    # All data
    data_title = "データ"
    data_text = "データはすべてこのブラウザの中だけにあります。ファイルにすると、ほかの端末に移せます。"
    data_export = "すべてファイルに保存"
    data_import = "ファイルから追加"
    erase_title = "消去"
    erase_records = "棋譜と戦績を消去"
    erase_ranks = "段位と昇段試験を消去"
    erase_calendar = "カレンダーを消去"
    erase_all = "すべて消去"
    erase_ask = "本当に消去しますか"
    erase_records_text = "残っている棋譜と戦績がすべて消えます。段位とカレンダーは残ります。"
    erase_ranks_text = "段位はペーパーに戻ります。棋譜とカレンダーは残ります。"
    erase_calendar_text = "クリアした日とトロフィーがすべて消えます。棋譜と段位は残ります。"
    erase_all_text = (
        "棋譜、戦績、段位、カレンダー、設定、途中の対局がすべて消えます。"
        "迷うときは、先にファイルに保存してください。"
    )
    erase_yes = "消去する"

    def games_go(self, games: int, starred: int) -> str:
        """棋譜12局(うちスター付き2局)が消えます。"""
        stars = f"(うちスター付き{starred:,}局)" if starred else ""
        return f"棋譜{games:,}局{stars}が消えます。"

    import_ask = "このファイルの内容を追加しますか"
    import_yes = "追加する"
    change_nothing = "変わるものはありません。すべてここにあります。"
    change_restores = "ここで消去する前のファイルです。消したものが戻ります。"
    change_erases = "もう一方の端末で消去したものがあります。ここでも消えます。"

    def change_games(self, number: int) -> str:
        """棋譜が3局増えます"""
        return f"棋譜が{number:,}局増えます"

    def change_lost_games(self, number: int) -> str:
        """棋譜が3局消えます"""
        return f"棋譜が{number:,}局消えます"

    def change_days(self, number: int) -> str:
        """クリアした日が3日増えます"""
        return f"クリアした日が{number:,}日増えます"

    def change_lost_days(self, number: int) -> str:
        """クリアした日が3日消えます"""
        return f"クリアした日が{number:,}日消えます"

    def change_counted(self, number: int) -> str:
        """戦績の対局数が3増えます"""
        return f"戦績の対局数が{number:,}増えます"

    def change_uncounted(self, number: int) -> str:
        """戦績の対局数が3減ります"""
        return f"戦績の対局数が{number:,}減ります"

    def change_rank(self, rank: str) -> str:
        """段位がアイアンになります"""
        return f"段位が{rank}になります"

    change_career = "段位や昇段試験の勝ち数が変わります"

    def change_settings(self, number: int, names: str) -> str:
        """設定が2件変わります(音、CPUの速さ)"""
        return f"設定が{number:,}件変わります({names})"

    def setting_of(self, name: str, game: str) -> str:
        """CPUの強さ・リバーシ"""
        return f"{name}・{game}"

    def change_marks(self, number: int) -> str:
        """メモ・スター・変化が3件変わります"""
        return f"メモ・スター・変化が{number:,}件変わります"

    def change_bad(self, number: int) -> str:
        """読めない項目3件は除きます"""
        return f"読めない項目{number:,}件は除きます"

    # A result that nobody has seen

    def unseen_title(self, game: str) -> str:
        """前回の対局：リバーシ"""
        return f"前回の対局：{game}"

    unseen_look = "棋譜を見る"
