"""Small parts that the handlers share: a step, chance, notices and the live region."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import After, Effect
from rsg.app.messages import DismissNotice
from rsg.app.model import Model, Notice

Step = tuple[Model, tuple[Effect, ...]]

NOTICE_MS = 6000
NOTICES_SHOWN = 2


def draw(model: Model, choices: int) -> tuple[Model, int]:
    """A number from 0 to choices - 1, and the model with its chance moved on (SplitMix64, Steele et al. 2014)."""
    mask = (1 << 64) - 1
    seed = (model.seed + 0x9E3779B97F4A7C15) & mask
    mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    mixed ^= mixed >> 31
    return replace(model, seed=seed), mixed * choices >> 64


def random_id(model: Model) -> tuple[Model, str]:
    """A random text of 16 hexadecimal digits."""
    model, number = draw(model, 1 << 64)
    return model, f"{number:016x}"


def notify(model: Model, key: str, *arguments: str | int) -> Step:
    """Shows a notice (a key of `model.NOTICES`) for a while, in the place of one of its kind that is still shown."""
    number = model.notice_count + 1
    others = (notice for notice in model.notices if notice.key != key)
    notices = (*others, Notice(number, key, arguments))[-NOTICES_SHOWN:]
    return replace(model, notices=notices, notice_count=number), (After(NOTICE_MS, DismissNotice(number)),)


def unsay(model: Model, *keys: str) -> Model:
    """Takes away the notices of these kinds that are still shown."""
    return replace(model, notices=tuple(notice for notice in model.notices if notice.key not in keys))


def say(model: Model, *sentences: tuple[str | int, ...]) -> Model:
    """Lets the live region say these (keys of `model.SAID` with their arguments) instead of what it said before."""
    said = tuple((str(key), tuple(arguments)) for key, *arguments in sentences)
    return replace(model, said=said, said_count=model.said_count + 1)
