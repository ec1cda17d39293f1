"""The grids that boards are drawn on, by the name that a game gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Final

from rsg.app.views import square, star
from rsg.app.views.geometry import Layout
from rsg.games import game as game_named
from rsg.games.game import Cell, Game


@dataclass(frozen=True, eq=False)
class Grid:
    """What is drawn on a kind of grid.

    Attributes:
        layout: the geometry of a board of these cells.
        ground: class of a cell's ground.
        signs: what is drawn on a cell, by its hint.
        unplayed, asked: what lies on a cell that is never played: always, and while the call is asked.
    """

    layout: Callable[[tuple[Cell, ...]], Layout]
    ground: str
    signs: Mapping[str, str]
    unplayed: str
    asked: str


def _grid(module: ModuleType) -> Grid:
    return Grid(module.layout, module.GROUND, module.SIGNS, module.UNPLAYED, module.ASKED)


GRIDS: Final[Mapping[str, Grid]] = {"hex": _grid(star), "square": _grid(square)}
"""Each grid by the name in `Game.grid`."""


def layout(game: Game) -> Layout:
    """The geometry of a game's board."""
    return _layout(game.name)


@lru_cache(maxsize=8)
def _layout(name: str) -> Layout:
    game = game_named(name)
    return GRIDS[game.grid].layout(game.cells)
