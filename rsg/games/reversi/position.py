"""A Reversi position as a value: the readable face of the bitboards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, Self

from rsg.games.bits import cells_of
from rsg.games.game import Choice, IllegalMove, InvalidText, Outcome, Turn
from rsg.games.game import Move as AnyMove
from rsg.games.outward import outward
from rsg.games.reversi.board import CELLS, INDEX, LABELS, distance
from rsg.games.reversi.kernel import final_scores, flips, legal
from rsg.games.reversi.record import MOVES, Move, PositionText, parse_position

BLACK, WHITE = 0, 1


class Position:
    """An immutable position of a game in progress or over; see `rsg.games.game.Position`.

    Forced passes are already behind: `to_move` has a legal move.
    """

    prisoners: Final = (0, 0)
    exception: Final = False
    blocked: Final[tuple[str, ...]] = ()

    def __init__(
        self, black: int, white: int, side: int, *, step: tuple[int, int, int] | None = None
    ) -> None:
        """Use `Reversi.start` and `parse_position`; this is for the rules themselves.

        Args:
            black, white: masks of the stones.
            side: the seat whose turn it is, unless it has to pass.
            step: the move that led here: its seat, its cell and the mask of what it turned.
        """
        self._black, self._white = black, white
        self._step = step
        self.passes: tuple[int, ...] = ()
        self._over: str | None = None
        own, enemy = (white, black) if side else (black, white)
        self._legal = legal(own, enemy)
        if not self._legal:
            self._legal = legal(enemy, own)
            if self._legal:
                self.passes = (side,)
                side = 1 - side
            elif (black | white).bit_count() == CELLS:
                self._over = "full"
            else:
                self._over = "no_moves" if black and white else "wiped_out"
        self._side = side

    # --- what the contract promises

    @property
    def to_move(self) -> int | None:
        """0 black, 1 white, None when the game is over."""
        return self._side if self._over is None else None

    @cached_property
    def board(self) -> Mapping[str, int]:
        """Occupied cells, row 1 first: label to 0 black, 1 white."""
        return {
            LABELS[cell]: BLACK if self._black >> cell & 1 else WHITE
            for cell in cells_of(self._black | self._white)
        }

    @property
    def scores(self) -> tuple[int, int]:
        """Stones by seat; at the end the empty cells are the winner's."""
        if self._over is not None:
            return final_scores(self._black, self._white)
        return self._black.bit_count(), self._white.bit_count()

    @cached_property
    def turn(self) -> Turn | None:
        """What the last move did; None before the first."""
        if self._step is None:
            return None
        seat, cell, turned = self._step
        label = LABELS[cell]
        return Turn(
            move=label,
            seat=seat,
            placed=label,
            flipped=outward(cell, turned, distance, LABELS),
            passes=self.passes,
        )

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result with its reason `full`, `no_moves` or `wiped_out`; None while the game goes on."""
        if self._over is None:
            return None
        scores = self.scores
        winners = tuple(seat for seat in (BLACK, WHITE) if scores[seat] > scores[1 - seat])
        return Outcome(scores, winners, self._over)

    @property
    def text(self) -> str:
        """One line that `parse_position` reads back."""
        return str(PositionText(self._black, self._white, self._side))

    def moves(self) -> tuple[Move, ...]:
        """Every move that may be played now, row 1 first."""
        return tuple(MOVES[LABELS[cell]] for cell in cells_of(self._legal))

    def choices(self, cell: str) -> tuple[Choice, ...]:
        """The one move that may be played on a cell, or nothing.

        Raises:
            InvalidText: there is no such cell.
        """
        if cell not in INDEX:
            raise InvalidText(f"no such cell: {cell[:40]!r}")
        if not self._legal >> INDEX[cell] & 1:
            return ()
        turn = self._after(INDEX[cell]).turn
        assert turn is not None
        return (Choice(MOVES[cell], turn),)

    def play(self, move: AnyMove) -> Self:
        """The position after a move, with the passes that it forces.

        Raises:
            IllegalMove: with the cell and one of the reasons `over`, `occupied`, `flanks_nothing`.
            TypeError: it is another game's move.
        """
        if not isinstance(move, Move):
            raise TypeError(f"not a move of Reversi: {move!r}")
        cell = INDEX[move.cell]
        if not self._legal >> cell & 1:
            raise self._refusal(move)
        return self._after(cell)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __repr__(self) -> str:
        return f"<Reversi {self.text}>"

    # --- what it is made of

    @property
    def stones(self) -> tuple[int, int]:
        """Masks of the stones of the side to move and of the other: what the kernel takes."""
        return (self._white, self._black) if self._side else (self._black, self._white)

    @property
    def _identity(self) -> tuple[int, int, int]:
        return self._black, self._white, self._side

    def _refusal(self, move: Move) -> IllegalMove:
        if self._over is not None:
            why, reason = "the game is over", "over"
        elif move.cell in self.board:
            why, reason = "the cell is occupied", "occupied"
        else:
            why, reason = "it flanks nothing", "flanks_nothing"
        return IllegalMove(f"{move}: {why}", cell=move.cell, reason=reason)

    def _after(self, cell: int) -> Self:
        own, enemy = self.stones
        turned = flips(own, enemy, cell)
        own, enemy = own | turned | 1 << cell, enemy ^ turned
        black, white = (enemy, own) if self._side else (own, enemy)
        return type(self)(black, white, 1 - self._side, step=(self._side, cell, turned))


def read_position(text: str) -> Position:
    """The position that a text describes; a side that cannot move has already passed.

    Raises:
        InvalidText: it is not written exactly as `Position.text` writes it.
    """
    said = parse_position(text)
    return Position(said.black, said.white, said.side)
