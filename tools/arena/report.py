"""What the sets of a match add up to."""

from __future__ import annotations

from math import sqrt

from tools.arena.match import SetResult


def share_of_sets(results: list[SetResult]) -> tuple[float, float]:
    """The first player's part of the sets, draws half, and its standard error."""
    points = [0.5 if result.winner is None else 1.0 - result.winner for result in results]
    mean = sum(points) / len(points)
    # Of a match won or lost altogether nothing could be estimated: it counts as if one set had gone the other way.
    spread = max(sum((p - mean) ** 2 for p in points), 0.5)
    return mean, sqrt(spread) / len(points)


def summary(names: tuple[str, str], results: list[SetResult]) -> str:
    """What a match says, in lines for people."""
    sets = len(results)
    mean, spread = share_of_sets(results)
    won = [sum(result.winner == who for result in results) for who in (0, 1)]
    lines = [
        f"{names[0]} v {names[1]}: {100 * mean:.1f} % +- {100 * spread:.1f} of {sets} sets "
        f"({won[0]} won, {won[1]} lost, {sets - sum(won)} drawn), games "
        f"{50 * sum(result.games for result in results) / sets:.1f} %, "
        f"{sum(result.difference for result in results) / sets:+.1f} points a set"
    ]
    for who, name in enumerate(names):
        moves = sum(result.moves[who] for result in results)
        seconds = sum(result.seconds[who] for result in results)
        lines.append(
            f"  {name}: {1000 * seconds / moves:.1f} ms a move (slowest "
            f"{1000 * max(result.slowest[who] for result in results):.0f}), "
            f"depth {sum(result.depth[who] for result in results) / moves:.1f}"
        )
    return "\n".join(lines)
