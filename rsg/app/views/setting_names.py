"""What settings are called where they are named away from their form."""

from __future__ import annotations

from collections.abc import Container

from rsg.app.settings import shown_settings
from rsg.progress.rows import MAIN
from rsg.text import Texts


def setting_names(stored: Container[str], t: Texts) -> list[str]:
    """Names of the settings with these stored keys, without those that nobody sees; another game's with that game's."""
    return [
        _name(game, name, t) if game == MAIN else t.study.setting_of(_name(game, name, t), t.game(game))
        for game, name in shown_settings(stored)
    ]


def _name(game: str, name: str, t: Texts) -> str:
    looks, sets = t.looks, t.sets
    elsewhere = {
        "colour": t.setup_colour,
        "level": t.setup_level,
        "mode": sets.mode,
        "reverse": sets.reverse,
        "casual": sets.casual,
        "clock": sets.clock,
        "black_name": sets.black_name,
        "white_name": sets.white_name,
        "recent_names": sets.recent_names,
        "volume": looks.volume,
        "praise": looks.praise,
        "handover": looks.handover,
        "rim": looks.rim,
        "names": looks.names,
        "theme": looks.theme,
        "background": looks.background,
    }
    key = f"setting_{name}"
    return elsewhere[name] if name in elsewhere else t.own(game, key, t(key))
