"""Sheets between moves and between games: handing over, what was reached, help before a first set or exam."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.messages import CloseSheet, Proceed, SetSetting, StartExam
from rsg.app.model import Announcement, Model
from rsg.app.plans import planned
from rsg.app.views.diagram import lone_stone
from rsg.app.views.emblems import rank_emblem
from rsg.app.views.icons import icon
from rsg.app.views.parts import button, link, sheet
from rsg.app.views.ranks import exam_decided, exam_words
from rsg.app.views.score import seat_name
from rsg.progress.ranks import RANKS
from rsg.text import Texts


def hand_over_sheet(model: Model, t: Texts) -> Element | None:
    """Between two people's moves: who passes, and whose turn it is. The clock stands."""
    match = model.match
    if match is None or match.position.to_move is None:
        return None
    seat, turn = match.position.to_move, match.position.turn
    name = seat_name(t, match, seat)
    again = turn is not None and turn.seat == seat
    return sheet(
        model,
        t,
        "handover",
        t.sets.goes_on(name) if again else t.sets.hand_over(name),
        [h.p[t.sets.passes(seat_name(t, match, passed))] for passed in (turn.passes if turn else ())],
        h.div(".hand-over")[lone_stone(seat), h.bdi[t.sets.person(name)]],
        h.p(".soft.small")[t.sets.hand_over_help] if match.clock else None,
        h.div(".stack")[
            button("handover-go", t.sets.go_on, CloseSheet(), kind="primary big"),
            button(
                "handover-off",
                t.sets.hand_over_off,
                SetSetting("handover", "off"),
                kind="plain",
                note=t.sets.hand_over_back,
            )
            if model.settings.handover == "on"
            else None,
        ],
        kind="center",
        closable=False,
    )


def announcement_sheet(model: Model, t: Texts) -> Element | None:
    """A rank, a level or an exam that was just reached."""
    if not model.announcements:
        return None
    told = model.announcements[0]
    title, inside, buttons = _ANNOUNCED[told.kind](told, t)
    return sheet(
        model, t, "announce", title, inside, h.div(".buttons")[buttons], kind="center reached", closable=False
    )


def _rank(told: Announcement, t: Texts) -> tuple[str, Node, Node]:
    inside = [h.div(".reached-emblem")[rank_emblem(told.number, 144)], h.p[t.sets.rank(told.number)]]
    return t.sets.rank_up(told.number), inside, _go_on(t)


def _level(told: Announcement, t: Texts) -> tuple[str, Node, Node]:
    inside = [h.div(".reached-level", aria_hidden="true")[icon("board-hex")], h.p[t.sets.level_open_help]]
    return t.sets.level_open(t.level(told.level)), inside, _go_on(t)


def _exam(told: Announcement, t: Texts) -> tuple[str, Node, Node]:
    rank = RANKS[told.number - 1]
    inside = [
        h.div(".reached-emblem")[rank_emblem(told.number, 144, earned=False)],
        h.p[h.b[t.sets.exam_for(told.number)]],
        h.p[exam_words(rank, t)],
        h.p(".soft.small")[exam_decided(rank.exam, t)] if rank.exam else None,
    ]
    buttons = [
        button("announce-close", t.sets.later, CloseSheet()),
        button("announce-exam", t.sets.exam_start, StartExam(), kind="primary", sign="exam"),
    ]
    return t.sets.exam_offered, inside, buttons


def _go_on(t: Texts) -> Element:
    return button("announce-close", t.sets.go_on, CloseSheet(), kind="primary")


_ANNOUNCED = {"rank": _rank, "level": _level, "exam": _exam}


def reverse_help_sheet(model: Model, t: Texts) -> Element:
    """What a Reverse Match is, before the first one; what it counts and costs where it counts."""
    plan = planned(model)
    counts = isinstance(model.then, StartExam) or (plan.level and plan.counting)
    words = (*t.sets.help_reverse, *([t.sets.help_reverse_counts] if counts else []))
    return _help(model, "help_reverse", t.sets.help_reverse_title, words, "match", t)


def exams_help_sheet(model: Model, t: Texts) -> Element:
    """How exams go, before the first one."""
    return _help(model, "help_exams", t.sets.help_exams_title, t.sets.help_exams, "ranks", t)


def _help(model: Model, name: str, title: str, words: tuple[str, ...], page: str, t: Texts) -> Element:
    """What a page of the rules says at length."""
    return sheet(
        model,
        t,
        name,
        title,
        h.ul(".help-points")[(h.li[point] for point in words)],
        link(f"{name}-more", t.sets.help_more, model.to("rules", page), kind="plain", sign="book"),
        h.div(".buttons")[
            button(f"{name}-cancel", t.sets.cancel, CloseSheet()),
            button(f"{name}-go", t.sets.begin, Proceed(), kind="primary", sign="play"),
        ],
        closable=False,
    )
