"""Every screen and sheet as a model: what tests of all pages go through, in Python and in a browser."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.courses import course
from rsg.app.features import levels
from rsg.app.hand import Hand
from rsg.app.lessons import lesson
from rsg.app.model import NOTICES, SHEETS, Model, Notice
from rsg.app.routes import SCREENS, Route, offered
from rsg.app.settings import Settings
from rsg.app.views.reverstargo.guide import PAGES
from rsg.games import GAMES
from rsg.games.endings import RESIGNED
from rsg.play.match import begin
from rsg.play.seats import Seat
from rsg.progress.calendar import Month
from rsg.progress.document import Document
from rsg.progress.merits import Cleared
from rsg.progress.rows import MAIN
from tests.app import contests, studies
from tests.app.positions import BLOCKED, RESTRICTED, TODAY, model, playing, recorded, shown

HOSTILE = "<img src=x onerror=alert(1)>\"'&"
WIDE = ("MMMMMMM", "鬱鬱鬱鬱鬱鬱鬱")
"""The widest names that can be stored."""
TOLD = (Notice(1, "notice_resumed"), Notice(2, "notice_storage_full"))
YEAR = [day for month in range(1, 13) for day in Month(2026, month).days]


def _models() -> dict[str, Model]:
    models = {screen: model(route=Route(screen)) for screen in SCREENS if screen != "play"}
    over = recorded(0)
    middle = recorded(*BLOCKED)
    models |= {
        "no game": model(route=Route("play")),
        "play": playing(middle),
        "call": playing(recorded(*RESTRICTED), hand=Hand(call="A3")),
        "preview": playing(recorded(*RESTRICTED), hand=Hand(preview="A3")),
        "motion": shown(recorded(0, 12)),
        "thinking": playing(recorded(0, 3, person="white")),
        "over": playing(over),
        "home, running": model(match=middle),
        "home, elsewhere": model(elsewhere=True),
        "home, update": model(update_waiting=True),
        "home, white": model(settings=Settings(colour="white", hints="off")),
        "calendar, full year": model(
            route=Route("calendar"), today=YEAR[-1], document=Document(calendar=Cleared(0, frozenset(YEAR)))
        ),
        "setup, picked": model(route=Route("setup"), picked=TODAY),
        "notices": model(
            notices=tuple(
                Notice(n, key, tuple("white" if "seat" in part else 2 for part in kind.split(",") if part))
                for n, (key, kind) in enumerate(NOTICES.items())
            )
        ),
        **{
            f"{where}, told": replace(of, notices=TOLD)
            for where, of in (
                ("play", playing(middle)),
                ("sheet menu", playing(middle, sheet="menu")),
                ("replay", studies.opened()),
                ("setup", model(route=Route("setup"))),
            )
        },
        **{
            f"lesson {step}": model(
                route=Route("tutorial"), lesson=lesson("reverstargo", step, step % 2 == 0)
            )
            for step in range(1, len(course("reverstargo").steps) + 1)
        },
        **{f"rules {page}": model(route=Route("rules", page=page)) for page in PAGES},
        "lesson, call": model(
            route=Route("tutorial"), lesson=replace(lesson("reverstargo", 5, False), hand=Hand(call="B7"))
        ),
        "lesson, called": model(
            route=Route("tutorial"), lesson=replace(lesson("reverstargo", 5, False), seen=(1,), done=True)
        ),
        "hostile": playing(recorded(0, 4, name=HOSTILE)),
        "hostile settings": model(route=Route("settings"), settings=Settings(name=HOSTILE)),
    }
    models |= contests.models(HOSTILE) | contests.wide(*WIDE) | studies.models(WIDE)
    models |= {
        f"settings, {kind}": model(route=Route("settings"), storage=kind) for kind in ("full", "newer")
    }
    models |= {
        f"sheet {name}": playing(
            over if name == "result" else middle, sheet=name, explained="A7", cleared=TODAY
        )
        for name in SHEETS
    }
    return models | _other_games()


def _other_games() -> dict[str, Model]:
    """The screens of the games beside the main one, a game of each, and the sheets over it."""
    models = {}
    for name in GAMES:
        if name == MAIN:
            continue
        models |= {
            f"{name} {screen}": model(route=Route(screen, game=name))
            for screen in SCREENS
            if screen != "play" and offered(name, screen)
        }
        match = begin("match", name, (Seat("human"), Seat("cpu", levels(name)[0])))
        for _ in range(2):
            match = match.play(str(match.position.moves()[0]))
        over = match.give_up(0, RESIGNED)
        models[f"{name} play"] = playing(match)
        models |= {
            f"{name} sheet {sheet}": playing(over if sheet == "result" else match, sheet=sheet)
            for sheet in SHEETS
            if sheet != "blocked"
        }
    return models


MODELS = _models()
