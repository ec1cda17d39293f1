"""Reverse Match, ranks, exams, two players and records in Japanese. `sets_en.py` has the same names."""

from __future__ import annotations

_RANKS = (
    "ペーパー", "レザー", "ウッド", "ストーン", "アイアン", "スチール", "ブロンズ", "シルバー", "ゴールド", "プラチナ",
    "ターコイズ", "アクアマリン", "ガーネット", "トパーズ", "アメジスト", "ルビー", "サファイア", "エメラルド",
    "ダイヤモンド", "スペシャリスト", "エキスパート", "チャンピオン", "マスター", "レジェンド", "グランドマスター",
    "アークマスター", "オーバーロード", "デミゴッド", "ゴッド", "ゼウス",
)  # fmt: skip
_CLOCKS = {
    "none": "なし",
    "0-30": "1手30秒",
    "3-30": "3分+30秒",
    "10-30": "10分+30秒",
    "15-60": "15分+60秒",
}


class JapaneseSets:
    """What belongs to series of games."""

    # Set-up
    mode = "対戦相手"
    mode_cpu = "CPU"
    mode_two = "ふたりで対局"
    reverse = "対局形式"
    reverse_off = "一局勝負"
    reverse_on = "リバースマッチ"
    reverse_always = "このレベルは必ずリバースマッチ(先手と後手を入れ替えて2局)になります。"
    infinity_about = "最強のエンジンです。誰でも挑戦できます。必ずリバースマッチ(2局)で、段位には数えません。"
    casual = "対局の種類"
    casual_off = "通常対局"
    casual_on = "練習対局"
    casual_help = (
        "練習対局では、待ったもヒントも自由に使えます。段位・昇段試験・戦績・カレンダーには入りません。"
    )
    clock = "持ち時間"
    clock_help = "持ち時間のあとは秒読みです。時間が切れても対局は続きます。"
    black_name = "黒の名前"
    white_name = "白の名前"
    names_help = "それぞれ7文字まで。名前を入れると、対局のたびに先手と後手が入れ替わります。"
    recent_names = "名前の候補"
    undo_none = "ふたりで打つときは、待ったは使えません。"

    def clock_name(self, control: str) -> str:
        """3分+30秒"""
        return _CLOCKS[control]

    def locked(self, rank: int) -> str:
        """段位4 ストーンで開放"""
        return f"段位{rank} {_RANKS[rank - 1]}で開放"

    # Two players
    def player(self, number: int) -> str:
        """1P; short, so that the number is never cut off"""
        return f"{number}P"

    you = "あなた"

    def person(self, who: str) -> str:
        """はな; 名前がなければ読み手"""
        return who or self.you

    def turn_of(self, who: str) -> str:
        """はなの番です"""
        return f"{self.person(who)}の番です"

    def hand_over(self, who: str) -> str:
        """はなに交代"""
        return f"{self.person(who)}に交代してください"

    def goes_on(self, who: str) -> str:
        """はなが続けて打ちます"""
        return f"{self.person(who)}が続けて打ちます"

    def passes(self, who: str) -> str:
        """はなは打てるマスがないためパスです。"""
        return f"{self.person(who)}は打てるマスがないためパスです。"

    hand_over_help = "「続ける」を押すまで時計は止まっています。"
    hand_over_off = "今後は確認しない"
    hand_over_back = "設定で元に戻せます"
    go_on = "続ける"
    time_over = "時間切れ"
    byoyomi = "秒読み"

    def time_left(self, clock: str) -> str:
        """残り1:05"""
        return f"残り{clock}"

    # Reverse Match
    def game_of_set(self, number: int) -> str:
        """第2局(全2局)"""
        return f"第{number}局(全2局)"

    set_total = "合計"

    def set_points(self, points: int) -> str:
        """2局の合計31"""
        return f"2局の合計{points}"

    def first_game_lead(self, who: str, mine: int, theirs: int) -> str:
        """はなが20対16でリード。"""
        return f"{self.person(who)}が{mine}対{theirs}でリードしています。"

    def first_game_level(self, each: int) -> str:
        """18対18の同点です。"""
        return f"{each}対{each}の同点です。"

    game_one_over = "第1局が終わりました"
    second_next = "次は先手と後手を入れ替え、2局の得点を合計します。"
    to_second = "第2局へ"
    set_table = "2局の得点"
    game_1 = "第1局"
    game_2 = "第2局"
    sum = "合計"
    set_tie_broken = "合計が同点のため、2局のアゲハマの多いほうの勝ちです。"
    set_given_up = "対局とともにセットも終わりました。"
    resign_set = "セット全体が負けになり、1敗として記録されます。"

    def resign_two(self, who: str) -> str:
        """はなが投了します。"""
        return f"{self.person(who)}が投了します。"

    resign_set_two = "対局とともにセットも終わり、セットは相手の勝ちになります。"
    leave_set = "いまやめると、セット全体が負けとして記録されます。"
    leave_exam = "いまやめると、この昇段試験は不合格になります。"
    leave_exam_too = "この昇段試験も不合格になります。"
    set_swapped = "次は先手と後手を入れ替えます"
    help_reverse_title = "リバースマッチ"
    help_reverse = (
        "同じ相手と、先手と後手を入れ替えて2局打ちます。先手・後手の差がなくなります。",
        "2局の得点を合計します。同点ならアゲハマの合計が多いほうの勝ち、それも同じなら引き分けです。",
    )
    help_reverse_counts = "2局で1回と数えます。途中でやめると、セット全体が負けになります。"
    help_more = "詳しいルール"
    begin = "始める"
    later = "あとで"

    # Exams
    def exam_condition(self, words: str) -> str:
        """昇段試験、Lv.1 入門と3番勝負"""
        return f"昇段試験、{words}"

    def exam_for(self, rank: int) -> str:
        """段位4 ストーンへの昇段試験"""
        return f"段位{rank} {_RANKS[rank - 1]}への昇段試験"

    def exam_format(self, best_of: int, reverse: bool, against: str) -> str:
        """Lv.1 入門と3番勝負"""
        return f"{against}と{'リバースマッチ' if reverse else ''}{best_of}番勝負"

    def exam_enough(self, enough: int) -> str:
        """またはこの試験で通算20勝"""
        return f"またはこの試験で通算{enough}勝"

    def exam_needed(self, needed: int, reverse: bool) -> str:
        """先に2勝で合格、勝てない対局が2局で不合格です。"""
        lost = f"勝てないセットが{needed}セット" if reverse else f"勝てない対局が{needed}局"
        return f"先に{needed}勝で合格、{lost}で不合格です。"

    def exam_account(self, won: int, lost: int, needed: int) -> str:
        """昇段試験 1勝0敗(2勝で合格)"""
        return f"昇段試験 {won}勝{lost}敗({needed}勝で合格)"

    def exam_wins(self, won: int, enough: int) -> str:
        """通算12勝 / 20勝"""
        return f"通算{won}勝 / {enough}勝"

    exam_start = "昇段試験を受ける"
    exam_again = "もう一度受ける"
    exam_next = "試験の次の対局へ"
    exam_next_set = "試験の次のセットへ"
    exam_passed = "昇段試験に合格!"
    exam_failed = "昇段試験は不合格"
    exam_failed_help = "失うものはありません。勝ち数はそのままで、すぐにもう一度受けられます。"
    help_exams_title = "昇段試験について"
    help_exams = (
        "決まったレベルのCPUと続けて対局します。先手と後手は、一局(一セット)ごとに入れ替わります。",
        "引き分けは負けと数えます。試験で数えるのは試験の対局だけです。"
        "通常の対局としても記録され、勝てば今日のクリアにもなります。",
        "最後まで続けて打ちます。途中でやめると、対局の合間でも不合格です。ページを閉じてもやめたことにはなりません。",
        "不合格でも失うものはなく、すぐにもう一度受けられます。",
    )

    # Ranks
    ranks = "段位"

    def rank_name(self, rank: int) -> str:
        """ストーン"""
        return _RANKS[rank - 1]

    def rank(self, rank: int) -> str:
        """段位4 ストーン"""
        return f"段位{rank} {_RANKS[rank - 1]}"

    your_rank = "あなたの段位"
    rank_top = "最高の段位に到達しました。"
    all_ranks = "すべての段位"
    all_exams = "昇段試験の一覧"
    rank_start = "最初の段位"

    def rank_wins(self, wins: int, against: str) -> str:
        """Lv.1 入門に3勝"""
        return f"{against}に{wins}勝"

    def next_rank(self, rank: int) -> str:
        """次は段位5 アイアン"""
        return f"次は段位{rank} {_RANKS[rank - 1]}"

    def progress(self, now: int, needed: int) -> str:
        """3 / 5"""
        return f"{now} / {needed}"

    def unlocks(self, against: str) -> str:
        """Lv.2 初級を開放"""
        return f"{against}を開放"

    reached = "到達"
    current = "いまここ"
    exam_open = "受験できます"
    ranks_help = (
        "段位は順に上がります。勝ち数はレベルごとの通算で、Lv.5以上はセットの勝ちを1勝と数えます。"
        "「∞」との対局と練習対局は、段位に数えません。"
    )

    # Announcements
    def rank_up(self, rank: int) -> str:
        """アイアンに昇段!"""
        return f"{_RANKS[rank - 1]}に昇段!"

    def level_open(self, against: str) -> str:
        """Lv.2 初級を開放"""
        return f"{against}と対局できます"

    level_open_help = "次の対局から選べます。"
    exam_offered = "昇段試験を受けられます"

    # Infinity
    infinity_won = "無限に勝ちました!"

    # Hints
    hint = "ヒント"
    hint_thinking = "良い手を探しています…"
    hint_shown = "良い手と、終局時の得点差の見込みです"

    def hint_value(self, lead: str) -> str:
        """得点差の見込み+5"""
        return f"得点差の見込み{lead}"

    def hints_used(self, number: int) -> str:
        """ヒントを2回使いました"""
        return f"ヒントを{number}回使いました"

    casual_mark = "練習対局のため、戦績には入りません。"

    # Praise
    full_board = "盤のすべてがあなたの色です!"
    perfect = "パーフェクト! 相手は0点です。"

    # Records
    records = "戦績"
    records_table = "レベル別"
    records_level = "レベル"
    won = "勝ち"
    lost = "負け"
    drawn = "引き分け"
    rate = "勝率"
    records_help = "勝率は、引き分けも含めた全対局のものです。セットは1回と数え、練習対局は含みません。"
    series_title = "ふたりの対戦成績"
    series_none = "名前のあるふたりの対局は、ここに記録されます。"

    def series_pair(self, one: str, two: str) -> str:
        """はなとたろう"""
        return f"{self.person(one)}と{self.person(two)}"

    def account(self, won: int, lost: int, drawn: int) -> str:
        """3勝1敗0分け"""
        return f"{won}勝{lost}敗{drawn}分け"

    def series_total(self, one: str, won: int, lost: int, two: str, drawn: int) -> str:
        """はな3勝、たろう1勝、引き分け0"""
        return f"{self.person(one)} {won}勝、{self.person(two)} {lost}勝、引き分け{drawn}"

    def series_winner(self, who: str) -> str:
        """はなの勝ち"""
        return f"{self.person(who)}の勝ち"

    single_game = "一局"
    whole_set = "セット"
    series_erase = "この成績を削除"
    series_erase_title = "この成績を削除しますか"
    series_erase_help = "合計と、ふたりの対局の棋譜が削除されます。"
    erase = "削除する"
    cancel = "キャンセル"
    today = "今日"
    session = "今回の成績"

    def session_line(self, one: str, won: int, lost: int, two: str, drawn: int) -> str:
        """あなた 2 – 1 CPU Lv.1"""
        draws = f"(引き分け{drawn})" if drawn else ""
        # Wider spaces, lest the number of a player be read as part of the score.
        return f"{self.person(one)}\u3000{won} – {lost}\u3000{self.person(two)}{draws}"
