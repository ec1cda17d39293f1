"""The sheet that shows how a match ended."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.messages import CloseSheet, Rematch
from rsg.app.model import Model
from rsg.app.views.diagram import lone_stone
from rsg.app.views.icons import icon
from rsg.app.views.parts import button, link, sheet
from rsg.app.views.score import seat_name
from rsg.games import game as game_named
from rsg.play.match import Match, Result
from rsg.progress.calendar import current_streak
from rsg.text import Texts


def result_sheet(model: Model, t: Texts) -> Element | None:
    """Who won and why, both scores, the day cleared, and where to go on."""
    match = model.match
    result = match.result if match else None
    if match is None or result is None:
        return None
    return sheet(
        t,
        "result",
        _headline(match, result, t),
        h.p(".result-why")[_reason(match, result, t)],
        _table(match, result, t),
        _cleared(model, t),
        h.div(".buttons.result-go")[
            button("result-again", t.rematch, Rematch(), kind="primary", sign="again"),
            button("result-board", t.see_board, CloseSheet(), sign="board"),
            link("result-calendar", t.calendar, "#/calendar", sign="calendar"),
            link("result-to-home", t.home, "#/", sign="home"),
        ],
        h.p(".result-note.soft.small.center")[t.rematch_swapped],
        kind=f"result {_kind(match, result)}",
        closable=False,
    )


def _kind(match: Match, result: Result) -> str:
    if not result.winners:
        return "draw"
    return "win" if match.person is None or match.person in result.winners else "lose"


def _headline(match: Match, result: Result, t: Texts) -> str:
    if not result.winners:
        return t.result_draw
    if match.person is None:
        return t.result_winner(game_named(match.game).seats[result.winners[0]])
    return t.result_win if match.person in result.winners else t.result_lose


def _reason(match: Match, result: Result, t: Texts) -> str:
    seats = game_named(match.game).seats
    if result.reason in ("resigned", "left"):
        loser = next(seat for seat in range(len(seats)) if seat not in result.winners)
        return t(f"result_{result.reason}", seats[loser])
    why = t(f"result_{result.reason}")
    if result.winners and len(set(result.scores)) == 1:
        return t.sentences([why, t.result_tie_broken])
    return why


def _table(match: Match, result: Result, t: Texts) -> Element:
    colours = game_named(match.game).seats
    rows = []
    for seat, colour in enumerate(colours):
        total, prisoners = result.scores[seat], result.prisoners[seat]
        rows.append(
            h.tr(class_="winner" if seat in result.winners else None)[
                h.th(scope="row")[
                    h.span(".result-player")[
                        lone_stone(seat),
                        h.span(".hidden")[t.colour(colour), " "],
                        h.bdi[seat_name(t, match, seat)],
                    ]
                ],
                h.td[total - prisoners],
                h.td[prisoners],
                h.td(".result-total")[total],
            ]
        )
    return h.table(".result-table")[
        h.caption(".hidden")[t.result_table],
        h.thead[
            h.tr[
                h.th(scope="col")[t.player],
                (h.th(scope="col")[name] for name in (t.score_board, t.score_prisoners, t.score_total)),
            ]
        ],
        h.tbody[rows],
    ]


def _cleared(model: Model, t: Texts) -> Node:
    if model.cleared is None:
        return None
    streak = current_streak(model.document.cleared, model.today)
    return h.p(".result-cleared")[
        h.span(".cleared-mark")[icon("check")],
        h.b[t.result_cleared(model.cleared)],
        h.span(".streak")[icon("flame"), t.streak_now(streak)] if streak > 1 else None,
    ]
