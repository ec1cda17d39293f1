"""What stands around every screen: the bar with the main links, banners, and the live region."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.messages import ApplyUpdate, TakeOver
from rsg.app.model import Model
from rsg.app.routes import offered
from rsg.app.views.icons import BRAND, icon
from rsg.app.views.parts import button
from rsg.text import Texts

LINKS = (("calendar", "calendar"), ("kifu", "kifu"), ("rules", "book"), ("settings", "settings"))


def top_bar(model: Model, t: Texts) -> Element:
    """The game's name, which leads home, and the links to its other screens."""
    screen = model.route.screen
    return h.header(".top")[
        h.a(
            {"class": "brand", "href": model.to("home"), "aria-current": "page" if screen == "home" else None}
        )[BRAND, h.span[t.game(model.game)]],
        h.nav({"class": "nav", "aria-label": t.navigation})[
            (
                _link(name, model.to(name), sign, screen == name, t)
                for name, sign in LINKS
                if offered(model.game, name)
            )
        ],
    ]


def _link(name: str, href: str, sign: str, current: bool, t: Texts) -> Element:
    attributes = {"href": href, "aria-current": "page" if current else None}
    return h.a(attributes, id=f"nav-{name}")[icon(sign), h.span[t(name)]]


def banners(model: Model, t: Texts) -> Node:
    """What stays until it is dealt with: a game in another tab, a new build (offered between games)."""
    if model.elsewhere:
        return h.section("#elsewhere.banner", aria_label=t.messages)[
            t.elsewhere, button("take-over", t.take_over, TakeOver(), kind="primary")
        ]
    if model.update_waiting and not model.running:
        return h.section("#update.banner", aria_label=t.messages)[
            t.update_waiting, button("update-now", t.update_now, ApplyUpdate())
        ]
    return None


def live_region(model: Model, t: Texts) -> Element:
    """What a screen reader is told of the game: moves, calls, passes, results.

    Another id makes another element: the same sentence once more is read once more.
    """
    return h.div({"id": "live", "class": "hidden", "aria-live": "polite", "aria-atomic": "true"})[
        h.p(id=f"said-{model.said_count}")[t.sentences([t(key, *arguments) for key, arguments in model.said])]
    ]
