"""Another version of our engine, in a program of its own, through its protocol."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Mapping

from rsg.games.game import Game, Move, Position


class ProgramPlayer:
    """Such a program as a player of the arena."""

    def __init__(self, rules: Game, folder: str, limits: Mapping[str, float], seed: int) -> None:
        """
        Args:
            rules: of what it plays.
            folder: where its `rsg` is.
            limits: fields of its requests: time_ms, nodes or depth.
            seed: for all of its choices.
        """
        self._process = subprocess.Popen(
            [sys.executable, "-m", "rsg", "engine"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._rules = rules
        self._limits = {key: limit if key == "time_ms" else int(limit) for key, limit in limits.items()}
        self._chance = random.Random(seed)
        self.depths: list[int] = []

    def choose(self, position: Position, moves: list[str]) -> Move:
        """Its move; it is told the whole game."""
        asked = {"do": "go", "game": self._rules.name, "moves": moves, "seed": self._chance.getrandbits(30)}
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps({**asked, **self._limits}) + "\n")
        self._process.stdin.flush()
        reply = json.loads(self._process.stdout.readline())
        if not reply["ok"]:
            raise RuntimeError(f"{asked}: {reply}")
        self.depths.append(reply["depth"])
        return self._rules.parse_move(reply["move"])

    def __del__(self) -> None:
        self._process.kill()
        self._process.wait()
