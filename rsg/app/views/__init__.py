"""The page as a pure function of the model. One module a screen; nothing here knows a browser."""

from __future__ import annotations

import htpy as h
from htpy import Element

from rsg.app.model import Model
from rsg.app.views.calendar import calendar_screen
from rsg.app.views.home import home_screen
from rsg.app.views.kifu import kifu_screen
from rsg.app.views.learn import rules_screen
from rsg.app.views.page import banners, live_region, top_bar
from rsg.app.views.parts import notices
from rsg.app.views.play import play_screen
from rsg.app.views.ranks import ranks_screen
from rsg.app.views.records import records_screen
from rsg.app.views.replay import replay_screen, tells_in_dock
from rsg.app.views.settings import settings_screen
from rsg.app.views.setup import setup_screen
from rsg.app.views.shapes import shapes
from rsg.app.views.sheets import open_sheet
from rsg.app.views.tutorial import tutorial_screen
from rsg.games import GAMES
from rsg.text import Texts, text


def texts(model: Model) -> Texts:
    """The catalogue that this model is read in."""
    return text(model.language)


def title(model: Model) -> str:
    """What the browser's tab is called."""
    return texts(model).game(model.game)


def view(model: Model) -> Element:
    """All that stands inside `<div id="app">`."""
    t = texts(model)
    screen = model.route.screen if model.route.screen in _SCREENS else "home"
    return h.div(
        {
            "id": "page",
            "class": f"page page-{screen}{' lively' if model.animated else ''}",
            "lang": t.lang,
            "data-theme": model.settings.theme,
            "data-background": model.settings.background,
        }
    )[
        shapes(_boards(model, screen)),
        top_bar(model, t) if screen != "play" and model.lesson is None else None,
        banners(model, t),
        _SCREENS[screen](model, t),
        live_region(model, t),
        open_sheet(model, t) or (None if tells_in_dock(model) else notices(model, t)),
    ]


def _boards(model: Model, screen: str) -> tuple[str, ...]:
    """The games whose boards may stand on the page: on home all, elsewhere the screen's and the one that runs."""
    shown = {model.game, model.match.game if model.match else model.game}
    return tuple(name for name in GAMES if name in shown or screen == "home")


_SCREENS = {
    "home": home_screen,
    "setup": setup_screen,
    "play": play_screen,
    "calendar": calendar_screen,
    "rules": rules_screen,
    "settings": settings_screen,
    "kifu": kifu_screen,
    "replay": replay_screen,
    "shared": replay_screen,
    "ranks": ranks_screen,
    "records": records_screen,
    "tutorial": tutorial_screen,
}
