"""How a match ends, in Japanese: resigning, leaving, the result."""

from __future__ import annotations

from rsg.text.catalog import Catalog

_COLOURS = {"black": "黒", "white": "白", "": ""}


class JapaneseEnding(Catalog):
    """`ending_en.py` has the same names."""

    # Resigning, leaving
    resign_title = "投了しますか"
    resign_counts = "この対局は負けとして記録されます。"
    resign_yes = "投了する"
    keep_playing = "対局を続ける"
    leave_title = "対局をやめますか"

    def leave_title_of(self, game: str) -> str:
        """リバーシの対局をやめますか: 別のゲームの画面で"""
        return f"{game}の対局をやめますか"

    leave_costs = "いまやめると、この対局は負けとして記録されます。"
    leave_free = "この対局は記録されません。"
    leave_elsewhere = "この対局は別のタブで進行中です。"
    leave_yes = "やめる"
    leave_yes_costs = "負けにしてやめる"

    # The result
    result_win = "あなたの勝ち!"
    result_lose = "あなたの負け"
    result_draw = "引き分け"

    def result_winner(self, colour: str) -> str:
        """黒の勝ち"""
        return f"{_COLOURS[colour]}の勝ち"

    result_full = "36マスがすべて埋まりました。"
    result_no_moves = "両者とも打てるマスがなくなりました。"
    result_ko = "コウにより終局しました。"
    result_wiped_out = "片方の石がなくなりました。"
    result_tie_broken = "同点のため、アゲハマの多いほうの勝ちです。"

    def result_resigned(self, colour: str) -> str:
        """白が投了しました。"""
        return f"{_COLOURS[colour]}が投了しました。"

    def result_left(self, colour: str) -> str:
        """白が対局をやめました。"""
        return f"{_COLOURS[colour]}が対局をやめました。"

    rematch = "もう一局"
    rematch_swapped = "先手と後手を入れ替えます"
    see_board = "盤を見る"
    result_table = "得点の内訳"
