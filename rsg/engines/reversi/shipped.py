"""What ships with the package: weights."""

from __future__ import annotations

from typing import Final

from rsg.engines import shipped
from rsg.engines.reversi import handmade, learned
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.shipped import Reader, reader

WEIGHTS: Final = "weights.bin"

read_weights: Final = reader(__package__, WEIGHTS)


def kernel(read: Reader = read_weights) -> tuple[SearchKernel, str | None]:
    """What the search runs on, and what is wrong with it, if anything."""
    return shipped.kernel(read, learned.kernel, handmade.KERNEL)
