"""A match is a start and its moves: plays texts from a start, with forced passes written or left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rsg.games.game import PASS, Game, IllegalMove, InvalidText, Position

MAX_MOVES: Final = 2000
"""Moves of a match that is kept or sent, at most. Links count with it, so it is what it is for ever."""

Start = TypeVar("Start", bound=Position)


class BadPly(ValueError):  # noqa: N818 - it names the fault, not its kind
    """A text in a record that cannot be read or played.

    Attributes:
        at: its index among the texts.
        fault: what is wrong with it.
    """

    def __init__(self, at: int, fault: InvalidText | IllegalMove) -> None:
        super().__init__(f"ply {at}: {fault}")
        self.at = at
        self.fault = fault


def replay(game: Game, start: Start, texts: Iterable[str]) -> Iterator[Start]:
    """The positions after each text in turn; a pass, where it was forced, leaves the position as it is.

    Args:
        game: whose texts these are.
        start: where the first of them is played.
        texts: moves as `str` writes them, and `--` for a pass, which may be left out.

    Raises:
        BadPly: at the first text that cannot be read or played.
    """
    position = start
    passes = len(start.passes)
    for at, text in enumerate(texts):
        try:
            if text == PASS:
                if passes == 0:
                    over = position.to_move is None
                    raise IllegalMove(
                        "the game is over" if over else "nobody has to pass here",
                        cell=None,
                        reason="over" if over else "pass_not_forced",
                    )
                passes -= 1
            else:
                position = position.play(game.parse_move(text))
                passes = len(position.passes)
        except (InvalidText, IllegalMove) as fault:
            raise BadPly(at, fault) from fault
        yield position


def after(game: Game, start: Start, texts: Iterable[str]) -> Start:
    """The position after all of the texts; arguments and errors as for `replay`."""
    return [start, *replay(game, start, texts)][-1]
