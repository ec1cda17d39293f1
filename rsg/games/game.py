"""The contract that every game keeps: immutable positions, moves with exact text, and errors that explain.

A match is a start and its moves. Everything above this room (engines, matches, the page, peers) knows games
by these names only, so that a new game is a new module here and one line in the registry.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, Self, runtime_checkable

PASS: Final = "--"
"""A forced pass in records; positions pass by themselves, so it is no move."""


REFUSALS: Final = (
    "over",
    "occupied",
    "core",
    "flanks_nothing",
    "ko",
    "call_missing",
    "call_not_due",
    "call_impossible",
    "pass_not_forced",
)
"""Why a move cannot be played: stable keys for translation."""


class InvalidText(ValueError):  # noqa: N818 - it names the fault, not its kind
    """A text that cannot be read as a move, a cell or a position."""


class IllegalMove(ValueError):  # noqa: N818
    """A move that can be read but not played here.

    Attributes:
        cell: label of the cell concerned, or None (a pass, a finished game).
        reason: one of `REFUSALS`.
    """

    def __init__(self, message: str, *, cell: str | None, reason: str) -> None:
        super().__init__(message)
        self.cell = cell
        self.reason = reason


@runtime_checkable
class Move(Protocol, Hashable):
    """One choice of the side to move; `str(move)` is its exact text."""

    @property
    def cell(self) -> str:
        """Label of the cell that is played."""

    @property
    def call(self) -> int | None:
        """Seat whose colour is called with it; None where nothing is asked."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Turn:
    """What one move did, in the order in which it is shown.

    Attributes:
        move: text of the move.
        seat: who played it.
        placed: label of the new stone.
        flipped: labels turned, one tuple a distance step from the placed stone outward (distance 1
            first).
        captured: labels taken from the board.
        built: labels of what arose by itself (QUARTETS' garages); empty in the other games.
        passes: seats that then had to pass, in order.
    """

    move: str
    seat: int
    placed: str
    flipped: tuple[tuple[str, ...], ...] = ()
    captured: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    passes: tuple[int, ...] = ()

    @property
    def flips(self) -> tuple[str, ...]:
        """All flipped labels, outward."""
        return tuple(label for step in self.flipped for label in step)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be done on a cell, what it would do, and the reason if it is forbidden now."""

    move: Move
    turn: Turn
    forbidden: str | None = None

    @property
    def open(self) -> bool:
        """Whether it may be played now."""
        return self.forbidden is None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Attributes:
        scores: final points by seat.
        winners: seats that share the first place; empty for a draw of two.
        reason: a stable key: `full`, `no_moves`, `ko`, `wiped_out`.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Position(Protocol):
    """An immutable position with what the rules need of its past (ko). Equality leaves `turn` out."""

    def __hash__(self) -> int:
        """Equal positions have equal hashes."""

    @property
    def to_move(self) -> int | None:
        """Seat of the side to move (forced passes are already behind), or None when the game is over."""

    @property
    def board(self) -> Mapping[str, int]:
        """Occupied cells: label to seat."""

    @property
    def prisoners(self) -> tuple[int, ...]:
        """Stones each seat has captured (all zero where a game has none)."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points each seat has now."""

    @property
    def turn(self) -> Turn | None:
        """What the last move did; None before the first."""

    @property
    def passes(self) -> tuple[int, ...]:
        """Seats that had to pass just now, in order: `turn.passes`, also for a position read from text."""

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""

    @property
    def text(self) -> str:
        """One line that `Game.parse_position` reads back (without the past)."""

    @property
    def exception(self) -> bool:
        """Whether a rule that normally forbids is lifted now (the ko exception)."""

    @property
    def blocked(self) -> tuple[str, ...]:
        """Cells where every choice is forbidden by ko, also while the exception lifts it."""

    def moves(self) -> tuple[Move, ...]:
        """Every move that may be played now."""

    def choices(self, cell: str) -> tuple[Choice, ...]:
        """All choices on a cell, forbidden ones too; empty where nothing is possible.

        Raises:
            InvalidText: there is no such cell.
        """

    def play(self, move: Move) -> Self:
        """The position after a move.

        Raises:
            IllegalMove: with the cell and the reason.
        """


@dataclass(frozen=True)
class Cell:
    """A cell's place: its label, and where it is on the grid (hexagons: axial q, r; squares: column, row)."""

    label: str
    at: tuple[int, int]
    playable: bool = True


class Game(Protocol):
    """A registered game: its names, its board and how its texts are read."""

    @property
    def name(self) -> str:
        """Key in records, links and the engine protocol, such as `reverstargo`."""

    @property
    def revision(self) -> int:
        """Revision of the rules, stored with every match."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat names, such as `black`, `white`."""

    @property
    def grid(self) -> str:
        """`hex` or `square`."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells in board-text order, cells that are never played last."""

    def start(self) -> Position:
        """The first position."""

    def parse_position(self, text: str) -> Position:
        """Reads a position's text. Raises InvalidText."""

    def parse_move(self, text: str) -> Move:
        """Reads a move's text, the inverse of `str`. Raises InvalidText."""

    def read_moves(self, text: str) -> tuple[str, ...]:
        """Splits a game's record into the texts of its moves and passes. Raises InvalidText."""

    def write_moves(self, texts: Iterable[str]) -> str:
        """The record of these moves and passes, as players write it: the inverse of `read_moves`."""

    def split_start(self, text: str) -> tuple[str, str]:
        """The position that a record begins with, as `parse_position` reads it (empty for none), and the rest."""

    def opening(self, moves: Iterable[str]) -> str | None:
        """Key of the last opening with a name that a game by these moves has been in, None for none."""
