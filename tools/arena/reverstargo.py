"""Who else can play ReverStarGo in the arena: the published game, the compiled search, levels that are being tried."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Final

from rsg.engines.faulty import Faulty
from rsg.engines.kernel import POINT
from rsg.engines.levels import Level, Taste
from rsg.engines.onestep import OneStep
from rsg.engines.reverstargo import ENGINE, handmade, learned, shipped
from rsg.engines.reverstargo.kernel import Plain, SearchKernel
from rsg.engines.reverstargo.levels import STAR_PLACES
from rsg.games.reverstargo import Position
from rsg.games.reverstargo.kernel import legal
from rsg.games.reverstargo.record import Move
from tools.arena import any_game
from tools.arena.any_game import Player, ThinkingPlayer, fields_of, limits_in
from tools.arena.published import DEPTHS, Published, leaf

SPECS: Final = """players of ReverStarGo:
  PUB-FINAL, PUB-MAX  the published game's
  eval=pub            the published leaf and six times the prisoners, for the full search
  compiled=1,...      the compiled search (numba): nodes or depth; eval=a file of weights (shipped ones if left out)
  depth=1,blur=5,greed=0.5   a search with faults        share=0.5,likes=less,gain=3,places=1   one step ahead"""

_DEEPEST: Final = 60


class _Compiled:
    def __init__(self, weights: bytes, limits: Mapping[str, float], seed: int) -> None:
        from tools.train.compiled import Compiled

        self._search = Compiled(weights)
        self._depth, self._nodes = int(limits.get("depth", _DEEPEST)), limits.get("nodes", inf)
        self._chance = random.Random(seed)
        self.depths: list[int] = []

    def choose(self, position: Position, moves: list[str]) -> Move:
        order = list(position.options)
        self._chance.shuffle(order)
        found = self._search.think(position, self._depth, order, self._nodes)
        self.depths.append(found.depth)
        return found.move


_PUBLISHED_POINT: Final = 6  # what a prisoner counts beside the published leaf


def _published_leaf(own: int, enemy: int) -> int | None:
    """The published leaf, scaled so that a prisoner is worth six of its points."""
    if not legal(own, enemy) and not legal(enemy, own):
        return None
    return leaf(own, enemy) * POINT // _PUBLISHED_POINT


def _kernel(evaluation: str) -> SearchKernel:
    if evaluation == "hand":
        return handmade.KERNEL
    if evaluation == "pub":
        return SearchKernel(Plain(_published_leaf))
    return learned.kernel(Path(evaluation).read_bytes())


def _taste(fields: Mapping[str, str]) -> Taste | None:
    """A level that is being tried out, if the fields describe one."""

    def number(key: str) -> float:
        return float(fields.get(key, 0))

    if "blur" in fields or "greed" in fields:
        return Faulty(int(fields.get("depth", 1)), number("blur"), number("greed"))
    if "share" in fields:
        return OneStep(
            "less" if fields.get("likes") == "less" else "more",
            number("share"),
            int(fields.get("gain", 1)),
            STAR_PLACES if fields.get("places") else {},
        )
    return None


def player(spec: str, seed: int) -> Player:
    """The player that a text describes (SPECS here and of any game). Raises ValueError and OSError."""
    if spec in DEPTHS:
        return Published(DEPTHS[spec], seed)
    fields = fields_of(spec)
    if taste := _taste(fields):
        return ThinkingPlayer(lambda position, s: ENGINE.as_level(position, Level("", taste), s), seed)
    if fields.pop("compiled", None):
        file, limits = fields.pop("eval", None), limits_in(fields)
        if not fields:
            return _Compiled(Path(file).read_bytes() if file else shipped.read_weights(), limits, seed)
    return any_game.player(spec, seed, ENGINE, _kernel)
