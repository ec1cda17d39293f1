"""A ReverStarGo position as a value: the readable face of the kernel, and the rules that need the past
(ko)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, Self

from rsg.games.bits import cells_of
from rsg.games.game import Choice, IllegalMove, InvalidText, Outcome, Turn
from rsg.games.game import Move as AnyMove
from rsg.games.outward import outward
from rsg.games.reverstargo.board import ALL_CELLS, CELLS, CORE, INDEX, LABELS, distance
from rsg.games.reverstargo.kernel import ENEMY, NOT_DUE, OWN, Option, legal, options, possible, stones
from rsg.games.reverstargo.record import Move, PositionText, parse_position

BLACK, WHITE = 0, 1

_Stones = tuple[int, int]
_Past = tuple[_Stones, "_Past"] | None
_Step = tuple[int, Option]


class Position:
    """An immutable position of a game in progress or over; see `rsg.games.game.Position`.

    Forced passes are already behind: `to_move` has a legal move. Equality compares the stones, who moves, the
    prisoners, how the game ended and the set of earlier positions.
    """

    def __init__(
        self,
        black: int,
        white: int,
        side: int,
        prisoners: tuple[int, int] = (0, 0),
        *,
        past: _Past = None,
        peak: int = 0,
        step: _Step | None = None,
        under_exception: bool = False,
        lifted: bool = False,
    ) -> None:
        """Use `ReverStarGo.start` and `parse_position`; this is for the rules themselves.

        Args:
            black, white: sets of stones as `lines` describes them.
            side: the seat whose turn it is, unless it has to pass.
            prisoners: by seat.
            past: black's and white's stones in earlier positions, as a linked list.
            peak: the most stones that any of them had.
            step: the move that led here: who played it, and what it did.
            under_exception: whether that move was an exception to ko.
            lifted: whether ko is known to forbid every move here (for a position without its past).
        """
        self._stones = black, white
        self.prisoners: Final = prisoners
        self._step = step
        self._line: _Past = (self._stones, past)
        count = ((black | white) & ALL_CELLS).bit_count()
        self.peak: Final = max(peak, count)
        """The most stones that any position of the game had so far: what has more is new."""
        self.passes: tuple[int, ...] = ()
        self._over: str | None = None
        self._lifted = False
        if count == CELLS:
            self._over = "full"
        elif not legal(*self._seen_by(side)):
            if legal(*self._seen_by(1 - side)):
                self.passes = (side,)
                side = 1 - side
            else:
                self._over = "no_moves"
        else:
            self._lifted = lifted
        self._side = side
        if under_exception and self._over is None and self._all_forbidden:
            self._over = "ko"
            self._options = {}

    # --- what the contract promises

    @property
    def to_move(self) -> int | None:
        """0 black, 1 white, None when the game is over."""
        return self._side if self._over is None else None

    @cached_property
    def board(self) -> Mapping[str, int]:
        """Occupied cells in the order of the label table: label to 0 black, 1 white. Never CP."""
        black, white = self._stones
        return {
            LABELS[cell]: BLACK if black >> cell & 1 else WHITE
            for cell in cells_of((black | white) & ALL_CELLS)
        }

    @property
    def scores(self) -> tuple[int, int]:
        """Stones on the board and prisoners, by seat."""
        (black, white), (of_black, of_white) = self._stones, self.prisoners
        return (black & ALL_CELLS).bit_count() + of_black, (white & ALL_CELLS).bit_count() + of_white

    @cached_property
    def turn(self) -> Turn | None:
        """What the last move did, CP among the flips and captures where it took part; None before the
        first."""
        if self._step is None:
            return None
        side, (cell, call, flips, captures, _, _) = self._step
        return Turn(
            move=str(_move(side, cell, call)),
            seat=side,
            placed=LABELS[cell],
            flipped=outward(cell, flips, distance, LABELS),
            captured=tuple(LABELS[taken] for taken in cells_of(captures)),
            passes=self.passes,
        )

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result with its reason `full`, `no_moves` or `ko`; None while the game goes on."""
        if self._over is None:
            return None
        results = tuple(zip(self.scores, self.prisoners, strict=True))
        winners = tuple(seat for seat in (BLACK, WHITE) if results[seat] > results[1 - seat])
        return Outcome(self.scores, winners, self._over)

    @property
    def text(self) -> str:
        """One line that `parse_position` reads back, without the past."""
        black, white = (stones_ & ALL_CELLS for stones_ in self._stones)
        return str(PositionText(black, white, self._side, self.prisoners, self.exception))

    @property
    def exception(self) -> bool:
        """Whether ko would forbid every legal move, so that all may be played."""
        return self._over is None and self._all_forbidden

    @cached_property
    def blocked(self) -> tuple[str, ...]:
        """Cells where ko forbids every choice, also while the exception lifts it."""
        return tuple(
            LABELS[cell]
            for cell, found in self._options.items()
            if all(self._forbidden(option) for option in found)
        )

    @cached_property
    def options(self) -> tuple[tuple[Move, Option], ...]:
        """Every move that may be played now with what the kernel says of it, in the order of `moves`."""
        free = self.exception
        return tuple(
            (_move(self._side, option[0], option[1]), option)
            for found in self._options.values()
            for option in found
            if free or not self._forbidden(option)
        )

    def moves(self) -> tuple[Move, ...]:
        """Every move that may be played now, by cell in the order of the label table, then called black
        first."""
        return tuple(move for move, _ in self.options)

    def choices(self, cell: str) -> tuple[Choice, ...]:
        """All that could be done on a cell: nothing, one move, or one with each call where it is due, black
        first.

        A choice that ko forbids now has `forbidden` "ko".

        Raises:
            InvalidText: there is no such cell.
        """
        if cell not in INDEX:
            raise InvalidText(f"no such cell: {cell[:40]!r}")
        free = self.exception
        return tuple(
            Choice(
                _move(self._side, option[0], option[1]),
                self._turn_after(option),
                "ko" if not free and self._forbidden(option) else None,
            )
            for option in self._options.get(INDEX[cell], ())
        )

    def play(self, move: AnyMove) -> Self:
        """The position after a move, with the passes that it forces.

        Raises:
            IllegalMove: with the cell and one of the reasons `over`, `core`, `occupied`, `flanks_nothing`,
                `call_missing`, `call_not_due`, `call_impossible`, `ko`.
            TypeError: it is another game's move.
        """
        if not isinstance(move, Move):
            raise TypeError(f"not a move of ReverStarGo: {move!r}")
        option = self._find(move)
        forbidden = self._forbidden(option)
        if forbidden and not self.exception:
            raise IllegalMove(f"{move} would repeat an earlier position", cell=move.cell, reason="ko")
        return self._after(option, under_exception=forbidden)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or (self._identity == other._identity and self.past == other.past)

    def __hash__(self) -> int:
        return hash(self._identity)

    def __repr__(self) -> str:
        return f"<ReverStarGo {self.text}>"

    # --- what it is made of

    def _seen_by(self, side: int) -> tuple[int, int]:
        black, white = self._stones
        return (white, black) if side else (black, white)

    @property
    def stones(self) -> tuple[int, int]:
        """Sets of stones (`lines`) of the side to move and of the other: what the kernel and the engines
        take."""
        return self._seen_by(self._side)

    @cached_property
    def past(self) -> frozenset[_Stones]:
        """Black's and white's stones in all positions of the game so far, this one included."""
        found, line = [], self._line
        while line is not None:
            known, line = line
            found.append(known)
        return frozenset(found)

    @property
    def _identity(self) -> tuple[object, ...]:
        return self._stones, self._side, self.prisoners, self._over, self._lifted

    @cached_property
    def _options(self) -> dict[int, list[Option]]:
        """What can be done on each legal cell, ko aside; with two calls, black's first."""
        by_cell: dict[int, list[Option]] = {}
        if self._over is None:
            for option in options(*self.stones):
                found = by_cell.setdefault(option[0], [])
                if self._side == WHITE:  # the kernel calls CP own first
                    found.insert(0, option)
                else:
                    found.append(option)
        return by_cell

    def _forbidden(self, option: Option) -> bool:
        if self._lifted:
            return True
        *_, own, enemy = option
        # Without captures each move adds a stone, so most positions are new by their number of stones alone.
        if ((own | enemy) & ALL_CELLS).bit_count() > self.peak:
            return False
        return ((enemy, own) if self._side else (own, enemy)) in self.past

    @cached_property
    def _all_forbidden(self) -> bool:
        return all(self._forbidden(option) for found in self._options.values() for option in found)

    def _turn_after(self, option: Option) -> Turn:
        turn = self._after(option, under_exception=False).turn
        assert turn is not None
        return turn

    def _find(self, move: Move) -> Option:
        def refuse(message: str, reason: str) -> IllegalMove:
            return IllegalMove(f"{move}: {message}", cell=move.cell, reason=reason)

        if self._over is not None:
            raise refuse("the game is over", "over")
        cell = INDEX.get(move.cell, CORE)
        if cell == CORE:
            raise refuse("nobody plays on CP", "core")
        if move.cell in self.board:
            raise refuse("the cell is occupied", "occupied")
        found = self._options.get(cell)
        if found is None:
            raise refuse("it flanks nothing", "flanks_nothing")
        if len(found) == 2:
            if move.call is None:
                raise refuse("CP has to be called", "call_missing")
            return found[move.call]
        if move.call is not None:
            if possible(*self.stones, cell, OWN if move.call == self._side else ENEMY):
                raise refuse("the call is not asked here", "call_not_due")
            raise refuse("with this call it flanks nothing", "call_impossible")
        return found[0]

    def _after(self, option: Option, *, under_exception: bool) -> Self:
        _, _, _, captures, own, enemy = option
        side = self._side
        black, white = (enemy, own) if side else (own, enemy)
        prisoners = self.prisoners
        if captures:
            taken = captures.bit_count()
            prisoners = (prisoners[0], prisoners[1] + taken) if side else (prisoners[0] + taken, prisoners[1])
        return type(self)(
            black,
            white,
            1 - side,
            prisoners,
            past=self._line,
            peak=self.peak,
            step=(side, option),
            under_exception=under_exception,
        )


def _move(side: int, cell: int, call: int) -> Move:
    """The readable move for the kernel's, whose call is relative to the side to move."""
    return Move(LABELS[cell], None if call == NOT_DUE else side if call == OWN else 1 - side)


def read_position(text: str) -> Position:
    """The position that a text describes, its past left out; a side that cannot move has already passed.

    Raises:
        InvalidText: it is not written exactly as `Position.text` writes it.
    """
    said = parse_position(text)
    return Position(stones(said.black), stones(said.white), said.side, said.prisoners, lifted=said.exception)
