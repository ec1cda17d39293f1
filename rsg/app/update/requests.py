"""What the engine is asked about a match, in the words of the engine protocol."""

from __future__ import annotations

from rsg.app.effects import Ask
from rsg.play.match import Match


def ask(match: Match, id: str, do: str, plies: int | None = None, **how: str | int) -> Ask:
    """A request about the position after so many moves of a match (None: all).

    Args:
        match: gives game, start and moves.
        id: comes back with the reply.
        do: `go` for a move, `values` for the values of all moves.
        plies: how many of its moves are played.
        how: level or limit, and seed.
    """
    request: dict[str, object] = {
        "id": id,
        "do": do,
        "game": match.game,
        "moves": list(match.moves[:plies]),
        **how,
    }
    return Ask({**request, "position": match.start} if match.start else request)
