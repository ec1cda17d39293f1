"""The sheet that shows how a match ended, and the set or exam that it belongs to."""

from __future__ import annotations

from collections.abc import Set

import htpy as h
from htpy import Element, Node

from rsg.app.features import features
from rsg.app.messages import CloseSheet, NextGame, Rematch, StartExam
from rsg.app.model import Model
from rsg.app.routes import offered
from rsg.app.study_messages import ReviewResult, ShareGame
from rsg.app.views.diagram import lone_stone
from rsg.app.views.icons import board_icon, icon
from rsg.app.views.parts import button, link, sheet
from rsg.app.views.score import person_name, seat_name
from rsg.app.views.set_table import set_table
from rsg.app.views.trophies import month_trophy, year_trophy
from rsg.games import game as game_named
from rsg.games.endings import GIVEN_UP
from rsg.play import unit
from rsg.play.match import Match, Result
from rsg.progress.calendar import Day, current_streak, month_complete, year_complete
from rsg.progress.ranks import INFINITY, open_exam
from rsg.text import Texts


def result_sheet(model: Model, t: Texts) -> Element | None:
    """Who won and why, the scores, the exam's account, the day cleared, and where to go on."""
    match = model.match
    result = match.result if match else None
    if match is None or result is None:
        return None
    return sheet(
        model,
        t,
        "result",
        _headline(match, t),
        h.p(".result-why")[_reason(match, result, t)],
        _praise(match.sweep, t) if model.settings.praise == "on" else None,
        _table(match, result, t),
        set_table(match, t) if match.contest.earlier else None,
        _notes(match, t),
        _cleared(model, t),
        h.div(".buttons.result-go")[_ways_on(model, match, t)],
        kind=f"result {_kind(match)}",
        closable=False,
    )


def _kind(match: Match) -> str:
    ahead = unit.leader(match)
    if ahead is None:
        return "draw"
    return "win" if match.person is None or ahead == 0 else "lose"


def _headline(match: Match, t: Texts) -> str:
    if not unit.over(match):
        return t.sets.game_one_over
    exam = unit.exam(match)
    if exam.passed:
        return t.sets.exam_passed
    if exam.failed:
        return t.sets.exam_failed
    ahead = unit.leader(match)
    if ahead is None:
        return t.ending.result_draw
    if match.person is None:
        if any(seat.name for seat in match.seats) or match.contest.reverse:
            return t.sets.series_winner(person_name(t, match, ahead))
        return t.ending.result_winner(game_named(match.game).seats[match.contest.seat_of(ahead)])
    if ahead != 0:
        return t.ending.result_lose
    return t.sets.infinity_won if match.level == INFINITY else t.ending.result_win


def _reason(match: Match, result: Result, t: Texts) -> str:
    seats = game_named(match.game).seats
    if result.reason in GIVEN_UP:
        loser = next(seat for seat in range(len(seats)) if seat not in result.winners)
        why = t.ending(f"result_{result.reason}", seats[loser])
        return t.sentences([why, t.sets.set_given_up]) if match.contest.reverse else why
    key = f"result_{result.reason}"
    words = [t.own(match.game, key, t.ending(key))]
    if not unit.over(match):
        scores, ahead = match.points.scores, match.points.winner
        if ahead is None:
            words.append(t.sets.first_game_level(scores[0]))
        else:
            words.append(
                t.sets.first_game_lead(person_name(t, match, ahead), scores[ahead], scores[1 - ahead])
            )
        words.append(t.sets.second_next)
    elif match.contest.reverse:
        total = match.total
        if total.winner is not None and len(set(total.scores)) == 1:
            words.append(t.sets.set_tie_broken)
    elif result.winners and len(set(result.scores)) == 1:
        words.append(t.ending.result_tie_broken)
    return t.sentences(words)


def _praise(sweep: str, t: Texts) -> Node:
    """A full board of one colour, or a loser without a point."""
    if not sweep:
        return None
    return h.p(".result-praise")[h.b[t.sets.perfect if sweep == "perfect" else t.sets.full_board]]


def _table(match: Match, result: Result, t: Texts) -> Element:
    colours, apart = game_named(match.game).seats, features(match.game).prisoners
    columns = (
        (t.score_board, t.score_prisoners, t.score_total)
        if apart
        else (t.own(match.game, "score_total", t.score_total),)
    )
    rows = []
    for seat, colour in enumerate(colours):
        total, prisoners = result.scores[seat], result.prisoners[seat]
        over = match.clock is not None and match.clock.over[seat]
        rows.append(
            h.tr(class_="winner" if seat in result.winners else None)[
                h.th(scope="row")[
                    h.span(".result-player")[
                        lone_stone(seat),
                        h.span(".hidden")[t.colour(colour), " "],
                        h.bdi[t.sets.person(seat_name(t, match, seat))],
                        h.span(".small.time-over")[" ", t.sets.time_over] if over else None,
                    ]
                ],
                [h.td[total - prisoners], h.td[prisoners]] if apart else None,
                h.td(".result-total")[total],
            ]
        )
    return h.table(".result-table")[
        h.caption[t.sets.game_2] if match.contest.earlier else h.caption(".hidden")[t.ending.result_table],
        h.thead[
            h.tr[
                h.th(scope="col")[t.player],
                (h.th(scope="col")[name] for name in columns),
            ]
        ],
        h.tbody[rows],
    ]


def _notes(match: Match, t: Texts) -> Node:
    """The exam's account, hints, and what a casual game leaves as it is."""
    exam, notes = unit.exam(match), []
    if exam.exam:
        notes.append(t.sets.exam_account(exam.won, exam.lost, exam.needed))
    if exam.failed:
        notes.append(t.sets.exam_failed_help)
    if not match.counting:
        notes.append(t.own(match.game, "casual_mark", t.sets.casual_mark))
    if match.hints:
        notes.append(t.sets.hints_used(match.hints))
    return [h.p(".result-extra.small")[note] for note in notes]


def _ways_on(model: Model, match: Match, t: Texts) -> list[Node]:
    if model.next is not None:
        words = t.sets.to_second
        if unit.over(match):
            words = t.sets.exam_next_set if match.contest.reverse else t.sets.exam_next
        first = button("result-next", words, NextGame(), kind="primary", sign="play")
    elif match.tutorial:  # another one would be like it no more: it counts
        first = button("result-again", t.rules_page.play_now, Rematch(), kind="primary", sign="play")
    else:
        swapped = t.sets.set_swapped if match.contest.reverse else t.ending.rematch_swapped
        first = button(
            "result-again", t.ending.rematch, Rematch(), kind="primary", sign="again", note=swapped
        )
    exam = open_exam(model.document)
    again = unit.exam(match).failed and exam is not None and exam.number == match.contest.exam
    return [
        button("result-exam", t.sets.exam_again, StartExam(), kind="primary", sign="exam") if again else None,
        first,
        button("result-board", t.ending.see_board, CloseSheet(), sign=board_icon(match.game)),
        *(_study(match, t) if model.next is None else ()),
        link("result-calendar", t.calendar, model.to("calendar"), kind="brief", sign="calendar")
        if offered(match.game, "calendar")
        else None,
        link("result-to-home", t.home, model.to("home"), kind="brief", sign="home"),
    ]


def _study(match: Match, t: Texts) -> tuple[Node, ...]:
    """What may be done with a game that is over, once nothing waits for its end."""
    return (
        button("result-review", t.study.review, ReviewResult(), sign="review")
        if match.ply and not match.tutorial
        else None,
        button("result-share", t.study.share_briefly, ShareGame("result"), kind="brief", sign="share"),
    )


def _cleared(model: Model, t: Texts) -> Node:
    if model.cleared is None:
        return None
    streak = current_streak(model.document.cleared, model.today)
    return [
        h.p(".result-cleared")[
            h.span(".cleared-mark")[icon("check")],
            h.b[t.result_cleared(model.cleared)],
            h.span(".streak")[icon("flame"), t.streak_now(streak)] if streak > 1 else None,
        ],
        _trophies(model.document.cleared, model.cleared, t),
    ]


def _trophies(cleared: Set[Day], day: Day, t: Texts) -> Node:
    """The trophies that the day just cleared has completed."""
    if not month_complete(cleared, day.in_month):
        return None
    year = year_complete(cleared, day.year)
    return h.div(".result-trophies")[
        h.figure[
            month_trophy(day.month, True, 112),
            h.figcaption[t.looks.month_trophy(day.in_month, True)],
        ],
        h.figure[year_trophy(True, 140), h.figcaption[t.looks.year_trophy(day.year, True)]] if year else None,
    ]
