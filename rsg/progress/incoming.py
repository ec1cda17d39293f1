"""A game that comes in from elsewhere: the rules say what it is, never its text.

It is played anew: scores, prisoners and the end are what the rules say. It counts for nothing: no row, no rank, no day.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rsg.games import GAMES
from rsg.games.endings import GIVEN_UP, UNFINISHED
from rsg.games.game import PASS, IllegalMove, InvalidText
from rsg.games.replay import BadPly, after, replay
from rsg.progress.names import clean_memo
from rsg.progress.record import Record
from rsg.progress.variations import Variations, read_variation, variation


class BadGame(ValueError):  # noqa: N818 - it names the fault, not its kind
    """A text that holds no game that can be played.

    Attributes:
        kind: a stable key: `nothing` (no game in it), `moves` (what is no move), `ply` (a move against the rules),
            `too_long`, `newer` (a file of a later version).
        text: for `moves`, the beginning of what cannot be read, fit to be shown within a sentence.
        ply: for `ply`, the number of the first bad move, from 1, written passes among them.
        reason: for `ply`, why it cannot be played: `IllegalMove.reason`.
    """

    def __init__(self, kind: str, *, text: str = "", ply: int = 0, reason: str = "") -> None:
        self.kind = kind
        self.text = clean_memo(text)
        self.ply = ply
        self.reason = reason
        super().__init__(" ".join(filter(None, (kind, self.text, str(ply or ""), reason))))


@dataclass(frozen=True, slots=True)
class Kept:
    """A game with what its owner has put on it."""

    record: Record
    memo: str = ""
    starred: bool = False
    variations: Variations = ()


def played(record: Record) -> Record:
    """The record as the rules tell it, counting for nothing.

    Raises:
        BadGame: it cannot be played.
    """
    game = GAMES.get(record.game)
    if game is None or record.revision != game.revision or len(record.players) != len(game.seats):
        raise BadGame("nothing")
    try:
        start = game.parse_position(record.start) if record.start else game.start()
    except InvalidText:
        raise BadGame("nothing") from None
    try:
        position = after(game, start, record.moves)
    except BadPly as bad:
        if isinstance(bad.fault, IllegalMove):
            raise BadGame("ply", ply=bad.at + 1, reason=bad.fault.reason) from None
        raise BadGame("moves", text=record.moves[bad.at]) from None
    outcome = position.outcome
    reason, winners = record.reason, record.winners
    if outcome is not None:
        reason, winners = outcome.reason, outcome.winners
    elif reason not in GIVEN_UP or len(set(winners)) != len(game.seats) - 1:
        reason, winners = UNFINISHED, ()
    return replace(
        record,
        moves=tuple(text for text in record.moves if text != PASS),
        scores=position.scores if outcome is None else outcome.scores,
        prisoners=position.prisoners,
        winners=winners,
        reason=reason,
        tally="",
        outcome="",
        cleared=None,
        exam=0,
        passed=False,
    )


def playable(record: Record, variations: Variations) -> Variations:
    """Those variations of a game that was `played` which leave it somewhere and keep to the rules, each once and as it
    is written here."""
    if not variations:
        return ()
    game = GAMES[record.game]
    start = game.parse_position(record.start) if record.start else game.start()
    positions = [start, *replay(game, start, record.moves)]
    found: dict[str, None] = {}
    for text in variations:
        fork, moves = read_variation(text)
        if fork >= len(positions) or PASS in moves:
            continue
        try:
            after(game, positions[fork], moves)
        except BadPly:
            continue
        found[variation(fork, tuple(str(game.parse_move(move)) for move in moves))] = None
    return tuple(found)
