"""Worlds with recorded games in the library, for tests of study."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.replay import Replay, linked_record
from rsg.progress.document import Document
from rsg.progress.library import Library
from rsg.progress.record import Player, Record
from rsg.progress.storage import load
from tests.app.positions import TODAY, recorded
from tests.app.world import World

HOSTILE = "<img src=x onerror=alert(1)>"
PLAYERS = (Player("human", "", "Ada"), Player("cpu", "Lv.3"))


def record(number: int, plies: int | None = None, **changes: object) -> Record:
    """A recorded game as one that Ada played; cut off where `plies` says."""
    made = linked_record(recorded(number, plies), TODAY, 1000 + number, "writer")
    return replace(made, **({"id": f"g{number}", "players": PLAYERS} | changes))  # type: ignore[arg-type]


def library(*records: Record) -> Document:
    """A document that keeps these."""
    return Document().adopt(*records)


def world_with(*records: Record, hash: str = "", **changes: object) -> World:
    """A tab in whose storage these games are."""
    return World(stored=library(*records).text(), hash=hash, **changes)  # type: ignore[arg-type]


def stored_library(world: World) -> Library:
    """The library that is stored, read back."""
    return load(world.stored).document.library


def open_game(number: int = 3, **changes: object) -> World:
    """A tab that shows a recorded game."""
    return world_with(record(number), hash=f"#/kifu/g{number}", **changes)


def replay_of(world: World) -> Replay:
    """The replay that is shown."""
    assert world.model.replay is not None
    return world.model.replay


def free_cell(world: World) -> str:
    """A cell that can be played without a call where the replay stands, and is not what was played."""
    replay = replay_of(world)
    played = replay.game.moves[replay.ply].split("[")[0] if replay.ply < replay.game.ply else ""
    return next(
        move.cell
        for move in replay.position.moves()
        if move.call is None and move.cell != played and len(replay.position.choices(move.cell)) == 1
    )
