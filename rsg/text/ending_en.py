"""How a match ends, in English: resigning, leaving, the result."""

from __future__ import annotations

from rsg.text.catalog import Catalog

_COLOURS = {"black": "Black", "white": "White", "": ""}


class EnglishEnding(Catalog):
    """`ending_ja.py` has the same names."""

    # Resigning, leaving
    resign_title = "Resign this game?"
    resign_counts = "It will be recorded as a loss."
    resign_yes = "Resign"
    keep_playing = "Keep playing"
    leave_title = "Leave this game?"

    def leave_title_of(self, game: str) -> str:
        """Leave your game of Reversi? on a screen of another game"""
        return f"Leave your game of {game}?"

    leave_costs = "If you leave now, this game is recorded as a loss."
    leave_free = "The game is not recorded."
    leave_elsewhere = "It is being played in another tab."
    leave_yes = "Leave"
    leave_yes_costs = "Leave and lose"

    # The result
    result_win = "You win!"
    result_lose = "You lose"
    result_draw = "A draw"

    def result_winner(self, colour: str) -> str:
        """Black wins"""
        return f"{_COLOURS[colour]} wins"

    result_full = "All 36 cells are full."
    result_no_moves = "Neither side can move."
    result_ko = "Ko ended the game."
    result_wiped_out = "One side has no stones left."
    result_tie_broken = "Equal points: more prisoners win."

    def result_resigned(self, colour: str) -> str:
        """White resigned."""
        return f"{_COLOURS[colour]} resigned."

    def result_left(self, colour: str) -> str:
        """White left the game."""
        return f"{_COLOURS[colour]} left the game."

    rematch = "Play again"
    rematch_swapped = "with colours swapped"
    see_board = "View board"
    result_table = "Score in detail"
