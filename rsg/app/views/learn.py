"""Where each game is explained, one module a game and one line here: its pages, and the sheet over a running match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from htpy import Element
from markupsafe import Markup

from rsg.app.model import Model
from rsg.app.views import reversi
from rsg.app.views.reverstargo import rules
from rsg.text import Texts


@dataclass(frozen=True, slots=True)
class Explained:
    """How a game is explained: the `<main>` of its pages (the address says which), and what its sheet says."""

    screen: Callable[[Model, Texts], Element]
    sheet: Callable[[Texts], Markup]


_EXPLAINED: Final[Mapping[str, Explained]] = {
    "reverstargo": Explained(rules.rules_screen, lambda t: rules.rules_content(t, level=3)),
    "reversi": Explained(reversi.rules_screen, reversi.rules_content),
}


def rules_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    return _EXPLAINED[model.game].screen(model, t)


def rules_content(game: str, t: Texts) -> Markup:
    """The rules for a sheet; headings are of level 3."""
    return _EXPLAINED[game].sheet(t)
