"""The emblems of the thirty ranks, drawn by code: one medal in materials from paper to platinum, then set stones,
then what no jeweller makes: laurels, crowns, wings, rays and lightning around the star of the board.

Each is a hexagon or a star, as on the board, with the purple core in its middle.
"""

from __future__ import annotations

from markupsafe import Markup

from rsg.app.views.drawing import disc, framed, mix, referred, ring, star
from rsg.app.views.gems import setting
from rsg.app.views.medals import core, medal, plate_of
from rsg.app.views.ornaments import bolt, crown, laurel, pips, rays, wings
from rsg.progress.record import HIGHEST_RANK

_GOLD = "#e3b23c"
_SILVER = "#c3cbd3"
_IVORY = "#f4ecd8"

# Materials: the plate's colour, the star's, and what is worked into the plate.
_MATERIALS: dict[int, tuple[str, str, str]] = {
    1: ("#efe6cf", "#fffaf0", "paper"),
    2: ("#8a5a33", "#b98556", "leather"),
    3: ("#b98a55", "#8c5f30", "wood"),
    4: ("#8d9089", "#b4b7b0", "stone"),
    5: ("#565a60", "#7d828a", "iron"),
    6: ("#8fa3b5", "#c9d6e2", "steel"),
    7: ("#a8683a", "#d6935c", "bronze"),
    8: ("#b4bcc6", "#eef2f6", "silver"),
    9: ("#cf9a26", "#f6d269", "gold"),
    10: ("#a9b9bd", "#f2fafa", "platinum"),
}

# Stones: colour, cut, metal of the setting.
_STONES: dict[int, tuple[str, str, str]] = {
    11: ("#2fb5a8", "cabochon", _SILVER),
    12: ("#6fd0e0", "hexagon", _SILVER),
    13: ("#8e1f3a", "round", _SILVER),
    14: ("#eda32a", "kite", _SILVER),
    15: ("#8f55c9", "trillion", _GOLD),
    16: ("#d2173f", "cushion", _GOLD),
    17: ("#2450c4", "oval", _GOLD),
    18: ("#10935a", "step", _GOLD),
    19: ("#bfe3f2", "brilliant", _GOLD),
}


def rank_emblem(
    number: int, size: int = 64, name: str = "", earned: bool = True, *, listed: bool = False
) -> Markup:
    """The emblem of a rank, as SVG text.

    Args:
        number: 1 (Paper) to 30 (Zeus).
        size: CSS pixels a side; drawn to be read from 32 on.
        name: accessible name; without one it is decoration beside a text.
        earned: whether it has its colours; the style sheet greys the others.
        listed: whether it is one of many on its page, and so refers to the sheet of drawings.

    Raises:
        ValueError: there is no such rank.
    """
    if not 1 <= number <= HIGHEST_RANK:
        raise ValueError(f"no such rank: {number}")
    drawn = referred(f"rank-{number}") if listed else DRAWINGS[f"rank-{number}"]
    return framed(drawn, "emblem" if earned else "emblem unearned", size, name)


def _drawn(number: int) -> str:
    if number in _MATERIALS:
        return medal(*_MATERIALS[number])
    if number in _STONES:
        return setting(*_STONES[number])
    return _TITLES[number]()


def _crest(plate: str, starred: str, *, radius: float = 29.0, shift: float = 0.0) -> str:
    """The small plate with its star that the ornaments stand around."""
    drawn = (
        plate_of(plate, ring(6, radius))
        + star(6, radius * 0.7, radius * 0.4, starred, edge=mix(plate, "#000000", 0.6))
        + core(4.2)
    )
    return f'<g transform="translate(0 {shift:g})">{drawn}</g>' if shift else drawn


def _specialist() -> str:
    return _crest("#2c4a78", "#cdd9e6", radius=36, shift=-7) + pips(1, 40, _SILVER, 9.5)


def _expert() -> str:
    return _crest("#1f5a52", "#f0c66a", radius=36, shift=-7) + pips(2, 40, _GOLD, 9.5)


def _champion() -> str:
    return laurel(_GOLD) + _crest("#2c4a78", "#f6d269", radius=26, shift=-2) + pips(3, 41, _GOLD, 8.5)


def _master() -> str:
    return laurel("#7fae4e") + _crest("#8e1f2f", "#f6d269", radius=25, shift=4) + crown(-28, _GOLD, "#d2173f")


def _legend() -> str:
    return wings(_SILVER, 3) + _crest("#5b2a86", "#f6d269", radius=25) + pips(3, 39, _SILVER, 9)


def _grandmaster() -> str:
    return (
        wings(_GOLD, 3)
        + _crest("#22222a", "#f6d269", radius=24, shift=4)
        + crown(-27, _GOLD, "#2450c4")
        + pips(3, 41, _GOLD, 8.5)
    )


def _archmaster() -> str:
    return rays(16, 46, "#b58be0") + wings("#d9c8f2", 3) + _crest("#43167a", "#d9b3ff", radius=25)


def _overlord() -> str:
    return (
        rays(12, 47, "#7a1020")
        + wings("#4a4a55", 4)
        + _crest("#1c1014", "#e8344a", radius=24, shift=4)
        + crown(-27, "#5a5a66", "#e8344a")
    )


def _demigod() -> str:
    return rays(24, 48, "#f6d269", half=True) + wings(_IVORY, 4) + _crest("#f2ead6", "#e3b23c", radius=25)


def _god() -> str:
    halo = disc((0, -34), 10.5, "none", "#a87a18", 4.6) + disc((0, -34), 10.5, "none", "#ffe9a0", 2.4)
    return (
        rays(24, 49, "#ffdf80")
        + halo
        + wings("#ffffff", 4)
        + _crest("#fff6dc", "#f2b705", radius=25, shift=2)
    )


def _zeus() -> str:
    return (
        rays(24, 49, "#8ec9ff")
        + laurel("#f6d269")
        + wings("#ffffff", 4)
        + _crest("#1c2f6e", "#5f7fd6", radius=27, shift=1)
        + bolt()
    )


_TITLES = {
    20: _specialist,
    21: _expert,
    22: _champion,
    23: _master,
    24: _legend,
    25: _grandmaster,
    26: _archmaster,
    27: _overlord,
    28: _demigod,
    29: _god,
    30: _zeus,
}

# Drawn on import, and so, for the site, when its snapshot is made: nobody waits for it.
DRAWINGS = {f"rank-{number}": _drawn(number) for number in range(1, HIGHEST_RANK + 1)}
"""The emblems by their ids in the sheet of drawings."""
