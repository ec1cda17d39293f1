"""The weights that ship with the package, or, where they cannot be used, the hand-made estimate and the reason."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from rsg.engines.reversi.handmade import by_squares_and_moves
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.learned import Learned
from rsg.engines.sealed import BadFile

NAME: Final = "weights.bin"


def read_weights() -> bytes:
    """The file of the package. Raises OSError if it is missing."""
    return files(__package__).joinpath(NAME).read_bytes()


def kernel(read: Callable[[], bytes] = read_weights) -> tuple[SearchKernel, str | None]:
    """What the search runs on, and what is wrong with it, if anything.

    Args:
        read: where the weights come from.
    """
    try:
        learned = Learned(read())
    except (OSError, BadFile) as fault:
        told = f"no learned estimate ({fault}): playing with the hand-made one"
        return SearchKernel(by_squares_and_moves), told
    return SearchKernel(learned.tables), None
