"""Sheets over a running match: menu, settings, rules, resigning, leaving, and why ko blocks a cell; and what draws each
of all sheets.
"""

from __future__ import annotations

from collections.abc import Callable

import htpy as h
from htpy import Element

from rsg.app.messages import CloseSheet, Leave, OpenSheet, Resign
from rsg.app.model import Model
from rsg.app.routes import offered
from rsg.app.views.between import (
    announcement_sheet,
    exams_help_sheet,
    hand_over_sheet,
    reverse_help_sheet,
)
from rsg.app.views.learn import rules_content
from rsg.app.views.parts import button, link, sheet
from rsg.app.views.records import erase_series_sheet
from rsg.app.views.result import result_sheet
from rsg.app.views.score import seat_name
from rsg.app.views.settings import settings_form
from rsg.app.views.study_sheets import STUDY_SHEETS
from rsg.play.match import Match
from rsg.text import Texts


def open_sheet(model: Model, t: Texts) -> Element | None:
    """The sheet that the model shows, if any."""
    draw = ALL_SHEETS.get(model.sheet)
    return draw(model, t) if draw else None


def _resign(model: Model, t: Texts) -> Element:
    match = model.match
    words = None
    if match is not None and match.person is None:
        words = t.sets.resign_two(seat_name(t, match, match.position.to_move or 0))
        words = t.sentences([words, t.sets.resign_set_two]) if match.contest.reverse else words
    elif match is not None and match.counting:
        words = t.sets.resign_set if match.contest.reverse else t.ending.resign_counts
    return sheet(
        model,
        t,
        "resign",
        t.ending.resign_title,
        h.p[words] if words else None,
        h.div(".buttons")[
            button("resign-no", t.ending.keep_playing, CloseSheet(), kind="primary"),
            button("resign-yes", t.ending.resign_yes, Resign(), kind="danger", sign="flag"),
        ],
        closable=False,
    )


def _leave(model: Model, t: Texts) -> Element:
    """Asked before a running game ends for another: the one shown, or the stored one that another tab plays."""
    match = model.played
    lost = match is not None and match.lost_by_leaving
    return sheet(
        model,
        t,
        "leave",
        t.ending.leave_title_of(t.game(match.game))
        if match is not None and match.game != model.game
        else t.ending.leave_title,
        h.p[t.ending.leave_elsewhere] if model.elsewhere else None,
        h.p[_leaving(match, t)],
        h.div(".buttons")[
            button("leave-no", t.ending.keep_playing, CloseSheet(), kind="primary"),
            button(
                "leave-yes", t.ending.leave_yes_costs if lost else t.ending.leave_yes, Leave(), kind="danger"
            ),
        ],
        closable=False,
    )


def _leaving(match: Match | None, t: Texts) -> str:
    """What leaving costs: nothing, or the game or whole set, the attempt at an exam, or both."""
    costs = []
    if match is not None and match.lost_by_leaving:
        costs.append(t.sets.leave_set if match.contest.reverse else t.ending.leave_costs)
    if match is not None and match.attempt_lost_by_leaving:
        costs.append(t.sets.leave_exam_too if costs else t.sets.leave_exam)
    return t.sentences(costs) if costs else t.ending.leave_free


def _menu(model: Model, t: Texts) -> Element:
    return sheet(
        model,
        t,
        "menu",
        t.menu_title,
        h.div(".stack")[
            button("menu-rules", t.rules, OpenSheet("rules"), sign="book")
            if offered(model.game, "rules")
            else None,
            button("menu-settings", t.settings, OpenSheet("settings"), sign="settings"),
            button("menu-resign", t.resign, OpenSheet("resign"), sign="flag") if model.running else None,
            link("menu-kifu", t.kifu, model.to("kifu"), sign="kifu"),
            link("menu-home", t.menu_leave, model.to("home"), sign="home"),
        ],
    )


def _settings(model: Model, t: Texts) -> Element:
    return sheet(model, t, "settings", t.settings, settings_form(model, t), kind="wide")


def _rules(model: Model, t: Texts) -> Element:
    return sheet(model, t, "rules", t.rules, rules_content(model.game, t), kind="wide")


def _blocked(model: Model, t: Texts) -> Element:
    return sheet(
        model,
        t,
        "blocked",
        t.blocked_title(model.explained),
        h.p[t.blocked_why],
        h.p[t.blocked_help],
        h.div(".buttons")[
            button(
                "blocked-ok",
                t.ending.keep_playing if model.route.screen == "play" else t.close,
                CloseSheet(),
                kind="primary",
            )
        ],
    )


ALL_SHEETS: dict[str, Callable[[Model, Texts], Element | None]] = {
    "resign": _resign,
    "leave": _leave,
    "menu": _menu,
    "settings": _settings,
    "rules": _rules,
    "blocked": _blocked,
    "result": result_sheet,
    "handover": hand_over_sheet,
    "announce": announcement_sheet,
    "help_reverse": reverse_help_sheet,
    "help_exams": exams_help_sheet,
    "erase_series": erase_series_sheet,
    **STUDY_SHEETS,
}
"""What draws each sheet."""
