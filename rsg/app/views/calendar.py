"""The daily challenge: one month, its cleared days, the streaks, and the trophies of the year."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.messages import PickDay, encode
from rsg.app.model import Model
from rsg.app.routes import Route, format_hash
from rsg.app.views.icons import icon
from rsg.app.views.trophies import month_trophy, year_trophy
from rsg.progress.calendar import (
    FIRST_MONTH,
    Day,
    Month,
    best_streak,
    clamp_month,
    current_streak,
    month_complete,
    playable,
    year_complete,
)
from rsg.text import Texts


def calendar_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    asked = model.route.month
    month = clamp_month(Month(*asked) if asked else model.today.in_month, model.today)
    cleared = model.document.cleared
    done = sum(day in cleared for day in month.days)
    return h.main("#main.screen.calendar", tabindex="-1")[
        h.h1[t.calendar_title],
        h.section({"class": "panel month", "aria-labelledby": "month-title"})[
            h.div(".month-head")[
                _turn(month.previous, "left", t.previous_month, month > FIRST_MONTH),
                h.h2("#month-title")[t.month(month)],
                _turn(month.next, "right", t.next_month, month < model.today.in_month),
            ],
            _days(model, month, t),
            h.div(".month-done")[
                month_trophy(month.month, month_complete(cleared, month), 56, listed=True),
                h.p(".month-progress")[t.month_progress(done, len(month.days))],
            ],
        ],
        h.dl(".panel.streaks")[
            h.div[h.dt[t.streak], h.dd[icon("flame"), t.days(current_streak(cleared, model.today))]],
            h.div[h.dt[t.streak_best], h.dd[t.days(best_streak(cleared))]],
        ],
        _trophies(model, month.year, t),
        h.p(".soft.small")[t.calendar_help],
    ]


def _trophies(model: Model, year: int, t: Texts) -> Element:
    """The cups of a year, each leading to its month, and the great one."""
    cleared = model.document.cleared
    earned = year_complete(cleared, year)
    return h.section({"class": "panel trophies", "aria-labelledby": "trophies-title"})[
        h.h2("#trophies-title")[t.looks.trophies_of(year)],
        h.ul(".cups")[
            (h.li[_cup(model, Month(year, number), t)] for number in range(1, 13)),
            h.li(".great")[year_trophy(earned, 96, t.looks.year_trophy(year, earned), listed=True)],
        ],
        h.p(".soft.small")[t.looks.trophies_help],
    ]


def _cup(model: Model, month: Month, t: Texts) -> Node:
    earned = month_complete(model.document.cleared, month)
    name = t.looks.month_trophy(month, earned)
    if month > model.today.in_month:
        return month_trophy(month.month, earned, 48, name, listed=True)
    href = format_hash(Route("calendar", month))
    return h.a({"id": f"cup-{month.month}", "href": href, "aria-label": name})[
        month_trophy(month.month, earned, 48, listed=True)
    ]


def _turn(month: Month, sign: str, name: str, shown: bool) -> Node:
    id = "month-before" if sign == "left" else "month-after"
    if not shown:
        return h.span({"id": f"{id}-none", "class": "month-turn"})
    href = format_hash(Route("calendar", month))
    return h.a({"id": id, "class": "button month-turn", "href": href, "aria-label": name})[icon(sign)]


def _days(model: Model, month: Month, t: Texts) -> Element:
    return h.table({"class": "days", "aria-labelledby": "month-title"})[
        h.thead[h.tr[(h.th(scope="col")[name] for name in t.weekdays)]],
        h.tbody[(h.tr[(h.td[_day(model, day, t) if day else None] for day in week)] for week in month.weeks)],
    ]


def _day(model: Model, day: Day, t: Texts) -> Element:
    cleared, today = day in model.document.cleared, day == model.today
    return h.button(
        {
            "id": f"day-{day}",
            "class": ["day", {"cleared": cleared, "today": today}],
            "type": "button",
            "aria-label": t.calendar_day(day, today, cleared),
            "aria-current": "date" if today else None,
            "disabled": not playable(day, model.today),
            "data-click": encode(PickDay(str(day))),
        }
    )[h.span[day.day], h.span(".day-mark")[icon("check")] if cleared else None]
