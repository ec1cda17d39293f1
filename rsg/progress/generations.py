"""What can be erased: erasing starts the next generation, and a merge leaves nothing of an earlier one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Protocol, TypeVar


class Erasable(Protocol):
    """A part of the document that can be erased."""

    @property
    def generation(self) -> int:
        """How often it was erased."""


Part = TypeVar("Part", bound=Erasable)


def later_generation_wins(merge: Callable[[Part, Part], Part]) -> Callable[[Part, Part], Part]:
    """Makes a merge of two of the same generation one of any two, of which the later generation is taken alone."""

    @wraps(merge)
    def merged(a: Part, b: Part) -> Part:
        return merge(a, b) if a.generation == b.generation else max(a, b, key=lambda part: part.generation)

    return merged
