"""Who can play in the arena, by a text such as `FINAL`, `PUB-FINAL`, `random` or `time_ms=30,eval=hand`."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from math import inf
from pathlib import Path
from typing import Final

from rsg.engines.deepening import Deepening
from rsg.engines.faulty import Faulty
from rsg.engines.kernel import POINT
from rsg.engines.levels import Taste
from rsg.engines.onestep import OneStep
from rsg.engines.reverstargo import ENGINE, handmade, shipped
from rsg.engines.reverstargo.kernel import SearchKernel
from rsg.engines.reverstargo.learned import Learned
from rsg.engines.reverstargo.levels import STAR_PLACES
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.kernel import legal
from rsg.games.reverstargo.record import Move
from tools.arena.any_game import Player, RandomPlayer, ThinkingPlayer, as_limits, limits_in
from tools.arena.published import DEPTHS, Published, leaf

_DEEPEST: Final = 60

SPECS: Final = """players:
  a level             Lv.1 ... FINAL, INFINITY
  PUB-FINAL, PUB-MAX  the published game's
  random              any legal move
  KEY=VALUE,...       the full search: time_ms, nodes or depth; eval=hand, pub (the published leaf and six times the
                      prisoners) or a file of weights (the shipped ones if left out);
                      at=FOLDER for the program that is there, asked by the engine protocol;
                      compiled=1 for the compiled search (numba), with nodes or depth and a file of weights
  depth=1,blur=5,greed=0.5   a search with faults        share=0.5,likes=less,gain=3,places=1   one step ahead"""


class _Published:
    def __init__(self, depth: int, seed: int) -> None:
        self._depth = depth
        self.depths: list[int] = []
        self._player = Published(depth, seed)

    def choose(self, position: Position, moves: list[str]) -> Move:
        self.depths.append(self._depth + 1)
        return self._player.choose(position)


class _Compiled:
    """The compiled search."""

    def __init__(self, weights: bytes, limits: dict[str, float], seed: int) -> None:
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


class _Program:
    """Another version of the engine, through its protocol."""

    def __init__(self, folder: str, limits: dict[str, float], seed: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "rsg", "engine"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._limits = limits
        self._chance = random.Random(seed)
        self.depths: list[int] = []

    def choose(self, position: Position, moves: list[str]) -> Move:
        request = {"do": "go", "moves": moves, "seed": self._chance.getrandbits(30), **self._limits}
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        reply = json.loads(self._process.stdout.readline())
        if not reply["ok"]:
            raise RuntimeError(f"{request}: {reply}")
        self.depths.append(reply["depth"])
        return REVERSTARGO.parse_move(reply["move"])

    def __del__(self) -> None:
        self._process.kill()
        self._process.wait()


_PUBLISHED_POINT: Final = 6  # what a prisoner counts beside the published leaf


class _PublishedLeaf(SearchKernel):
    """The published leaf, scaled so that a prisoner is worth six of its points."""

    def __init__(self) -> None:
        super().__init__(self._scaled)

    @staticmethod
    def _scaled(own: int, enemy: int) -> int | None:
        if not legal(own, enemy) and not legal(enemy, own):
            return None
        return leaf(own, enemy) * POINT // _PUBLISHED_POINT


def _kernel(evaluation: str) -> SearchKernel:
    if evaluation == "hand":
        return SearchKernel(handmade.estimate)
    if evaluation == "pub":
        return _PublishedLeaf()
    learned = Learned(Path(evaluation).read_bytes())
    return SearchKernel(learned.estimate, learned.horizon)


def _taste(fields: dict[str, str]) -> Taste | None:
    """A level that is being tried out, if the fields describe one."""
    numbers = {
        key: float(value) for key, value in fields.items() if key not in ("eval", "at", "likes", "places")
    }
    if "blur" in fields or "greed" in fields:
        return Faulty(int(numbers["depth"]), numbers.get("blur", 0), numbers.get("greed", 0))
    if "share" in fields:
        return OneStep(
            "less" if fields.get("likes") == "less" else "more",
            numbers["share"],
            int(numbers.get("gain", 1)),
            STAR_PLACES if fields.get("places") else {},
        )
    return None


def player(spec: str, seed: int) -> Player:
    """The player that a text describes. Raises ValueError."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec in DEPTHS:
        return _Published(DEPTHS[spec], seed)
    if spec in ENGINE.levels:
        return ThinkingPlayer(lambda position, s: ENGINE.think(position, spec, s), seed)
    fields = dict(part.partition("=")[::2] for part in spec.split(","))
    taste = _taste(fields)
    if taste:
        return ThinkingPlayer(lambda position, s: ENGINE.as_level(position, taste, s), seed)
    limits = limits_in(fields)
    evaluation, folder = fields.pop("eval", None), fields.pop("at", None)
    if fields.pop("compiled", None):
        weights = Path(evaluation).read_bytes() if evaluation else shipped.read_weights()
        return _Compiled(weights, limits, seed)
    if fields or (evaluation and folder):
        raise ValueError(f"no such player: {spec}\n{SPECS}")
    if folder:
        return _Program(folder, {k: v if k == "time_ms" else int(v) for k, v in limits.items()}, seed)
    chosen = as_limits(limits)
    if evaluation is None:
        return ThinkingPlayer(lambda position, s: ENGINE.think(position, chosen, s), seed)
    kernel = _kernel(evaluation)
    return ThinkingPlayer(lambda position, s: Deepening(position, kernel, chosen, s), seed)
