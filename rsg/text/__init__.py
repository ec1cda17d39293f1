"""Every string that a person reads, in Japanese and English.

    t = text(pick_language(["ja-JP", "en"]))
    t.player, t.date((2026, 1, 5)), t("player")

To add a message, add it under one name to `ja.py` and to `en.py`. Since `Texts` is either of the two, mypy
refuses a name or an argument that only one of them knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from rsg.text.en import English
from rsg.text.ja import Japanese

Texts: TypeAlias = Japanese | English

LANGUAGES = ("ja", "en")

_CATALOGS: dict[str, Texts] = {"ja": Japanese(), "en": English()}


def text(language: str) -> Texts:
    """The catalogue of a language; English for one that there is none of."""
    return _CATALOGS.get(language, _CATALOGS["en"])


def pick_language(preferences: Iterable[str]) -> str:
    """The first language of the browser's list that there are texts in, English without one."""
    for preference in preferences:
        primary = preference.replace("_", "-").split("-")[0].strip().lower()
        if primary in LANGUAGES:
            return primary
    return "en"
