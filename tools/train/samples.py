"""Files of samples as numpy reads them (requirements/train.txt): positions of self-play, and how their games ended."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from rsg.engines.patterns import Pattern
from tools.train.selfplay import LABEL

Array: TypeAlias = Any
"""An array of numpy's, which the environment of the page's tools does not have."""

SAMPLE: Final = np.dtype([("own", "<u8"), ("enemy", "<u8"), ("label", "<i2"), ("game", "<i2")])
"""As `tools.train.selfplay.SAMPLE`, which does without numpy."""

_HELD_BACK: Final = 10


class Samples:
    """Positions with what a regression is to find of them.

    Attributes:
        rows: as they are in the files (`SAMPLE`).
        digits: by position and bit of the masks 0 empty, 1 own, 2 enemy.
        labels: the final score difference from here on, in points.
        held: whether its game is held back to see how well others fit it: every tenth.
    """

    def __init__(self, paths: Iterable[Path]) -> None:
        self.rows: Array = np.concatenate([np.fromfile(path, dtype=SAMPLE) for path in paths])
        self.digits: Array = bits(self.rows["own"]) + 2 * bits(self.rows["enemy"])
        self.labels: Array = self.rows["label"] / LABEL
        self.held: Array = self.rows["game"] % _HELD_BACK == 0


def bits(masks: Array) -> Array:
    """By mask and bit, lowest first, 0 or 1."""
    bytes_ = np.ascontiguousarray(masks).view(np.uint8).reshape(-1, 8)
    found: Array = np.unpackbits(bytes_, axis=1, bitorder="little")
    return found


def fillings(patterns: Iterable[Pattern], digits: Array) -> list[Array]:
    """For each row of each pattern the numbers of the weights of its fillings, counted on through all patterns."""
    columns, at = [], 0
    for pattern in patterns:
        classes = np.array(pattern.classes, dtype=np.int32)
        for row in pattern.rows:
            index = sum(digits[:, cell].astype(np.int32) * 3**place for place, cell in enumerate(row))
            columns.append(classes[index] + at)
        at += pattern.size
    return columns
