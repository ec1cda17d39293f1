"""What a person is doing on one board, and the move that is being shown there. Part of the model, once a board.

`update/hands.py` changes it, whichever board it is: the match's, a replay's, a lesson's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rsg.games.game import Turn

LANDING_MS = 250
FLIP_MS = 180
CAPTURE_MS = 420
LINGER_MS = 250
UNANSWERED_MS = 300
"""How long a call's question that a key has opened takes no answer: the same key pressed twice meant one thing."""


@dataclass(frozen=True, slots=True)
class Motion:
    """The ply that is being shown. The board carries its animating class only meanwhile.

    Attributes:
        ply: number of moves played after it.
        turn: what it did.
        before: the stones that were on the board: label to seat (captured stones are drawn as ghosts of these).
        call: seat whose colour was called, or None.
        lingers: what the core point was taken for is seen a moment longer, since nothing of it stays.
    """

    ply: int
    turn: Turn
    before: Mapping[str, int]
    call: int | None = None
    lingers: bool = False

    @property
    def total_ms(self) -> int:
        """How long it takes: landing, each flip after the other, then the capture, then a moment."""
        capture = CAPTURE_MS if self.turn.captured else 0
        return LANDING_MS + FLIP_MS * len(self.turn.flips) + capture + (LINGER_MS if self.lingers else 0)


@dataclass(frozen=True, slots=True)
class Hand:
    """A person at a board.

    Attributes:
        call: cell whose call question is open, or empty.
        answers: when it may be answered (ms since the epoch): at once, unless a key has opened it.
        preview: cell under pointer or focus, or empty.
        touched: the preview was asked for by a touch: a second one plays.
        refused: cell that was chosen last although nobody may play there, or empty; `refusals` counts such choices.
        cursor: the board's tab stop; empty until it was moved.
        typed: a letter typed on the board that waits for its digit.
        motion: the ply being shown, or None.
    """

    call: str = ""
    answers: int = 0
    preview: str = ""
    touched: bool = False
    refused: str = ""
    refusals: int = 0
    cursor: str = ""
    typed: str = ""
    motion: Motion | None = None

    def still(self, ply: int | None = None) -> Hand:
        """With nothing being shown any more; given a ply, that one alone is over."""
        over = self.motion is not None and ply in (None, self.motion.ply)
        return replace(self, motion=None) if over else self

    def refuse(self, cell: str) -> Hand:
        """With a cell that was chosen in vain."""
        return replace(self, refused=cell, refusals=self.refusals + 1)
