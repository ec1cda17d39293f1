"""One set of a Reverse Match between two players: two games from the same opening with colours swapped."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Final

from rsg.games import GAMES
from rsg.games.game import Game, Move, Position
from rsg.games.replay import after
from tools.arena.any_game import Player
from tools.arena.players import PLAYERS
from tools.openings import opening

_OPENING: Final = {"reverstargo": 4, "reversi": 8}
"""Random moves at the start of every game."""


@dataclass
class SetResult:
    """How a set ended.

    Attributes:
        winner: 0 for the first player, 1 for the second, None for a draw.
        difference: the first player's score in both games minus the second's.
        games: games won by the first player, drawn games half.
        moves, seconds, slowest, depth: of each player: moves, time for all and for the slowest, sum of depths.
    """

    winner: int | None
    difference: int
    games: float
    moves: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    depth: list[float] = field(default_factory=list)


class Timed:
    """A player with a watch."""

    def __init__(self, inner: Player) -> None:
        self._inner = inner
        self.moves, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, position: Position, moves: list[str]) -> Move:
        """The inner player's move."""
        started = time.perf_counter()
        move: Move = self._inner.choose(position, moves)
        took = time.perf_counter() - started
        self.moves += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return move

    @property
    def depths(self) -> list[int]:
        """Depth of each of its searches."""
        return self._inner.depths


def play_set(first: str, second: str, seed: int, game: str = "reverstargo") -> SetResult:
    """Plays one set; the same seed gives the same opening and the same choices."""
    chance = random.Random(seed)
    rules = GAMES[game]
    line = opening(rules.start(), chance, _OPENING[game])
    start = [position.turn.move for position in line if position.turn]
    both = [Timed(PLAYERS[game](spec, chance.getrandbits(30))) for spec in (first, second)]
    score, prisoners, games = [0, 0], [0, 0], 0.0
    for black in (0, 1):
        end = _play(rules, [both[black], both[1 - black]], list(start))
        assert end.outcome is not None
        for seat, who in enumerate((black, 1 - black)):
            score[who] += end.outcome.scores[seat]
            prisoners[who] += end.prisoners[seat]
        winners = end.outcome.winners
        games += (winners[0] == black) if len(winners) == 1 else 0.5
    first_has, second_has = zip(score, prisoners, strict=True)
    return SetResult(
        winner=None if first_has == second_has else int(first_has < second_has),
        difference=score[0] - score[1],
        games=games,
        moves=[who.moves for who in both],
        seconds=[who.seconds for who in both],
        slowest=[who.slowest for who in both],
        depth=[sum(who.depths) for who in both],
    )


def _play(rules: Game, seats: list[Timed], moves: list[str]) -> Position:
    position = after(rules, rules.start(), moves)
    while position.to_move is not None:
        move = seats[position.to_move].choose(position, moves)
        moves.append(str(move))
        position = position.play(move)
    return position
