"""The review: a curve that grows while the engine works, and what the engine says in words and numbers."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element

from rsg.app.replay import Judged, Replay
from rsg.app.study_messages import ShowBetter, StartReview, StopReview
from rsg.app.views.curve import curve
from rsg.app.views.moves import SIGNS, mark_counts
from rsg.app.views.parts import button, click
from rsg.games import game as game_named
from rsg.text import Texts


def review_panel(replay: Replay, t: Texts) -> Element:
    """The review of the game: a button that starts it, then curve, progress, and counts.

    All of it has its place from the first moment, so that nothing moves while the review runs.
    """
    s, review = t.study, replay.review
    begun = bool(review.judged) or review.state == "running"
    return h.section("#review.panel.review", aria_labelledby="review-title")[
        h.h2("#review-title")[s.review],
        h.p(".soft.small")[s.review_text] if not begun else None,
        _curve(replay, t) if begun else None,
        _progress(replay, t) if begun else _start(s.review_start),
        h.p(".bad", role="alert")[s.review_failed] if review.state == "failed" else None,
        mark_counts(replay, t) if begun else None,
    ]


def _start(name: str) -> Element:
    return h.div(".buttons")[button("review-start", name, StartReview(), kind="primary", sign="review")]


def _progress(replay: Replay, t: Texts) -> Element:
    """How far it is, and the button that stops it or goes on."""
    s, review = t.study, replay.review
    done, plies = len(review.judged), replay.game.ply
    said = s.review_progress(done, plies)
    running = review.state == "running"
    return h.div(".review-run")[
        h.div[
            h.p(".small")[said],
            h.progress("#review-progress", value=str(done), max=str(plies), aria_label=said)
            if running
            else None,
        ],
        button("review-stop", s.review_stop, StopReview(), sign="pause") if running else None,
        _start(s.review_go_on) if review.state in ("stopped", "failed") else None,
    ]


def _curve(replay: Replay, t: Texts) -> Element:
    """The curve, and below it what is expected at the ply that is looked at or pointed at."""
    values = points(replay)
    marks = tuple(one.mark for one in replay.review.judged)
    game = replay.game.game
    seats, unit = game_named(game).seats, t.own(game, "curve_unit", t.study.curve_unit)
    tips = _tips(game, replay.game.moves, values, marks, t)
    # Of a variation, where it left: the review knows the game alone.
    here = replay.game_ply
    said = tips[here] if here == replay.ply else t.study.not_reviewed
    return h.div(".curve-frame")[
        curve(values, marks, tips, here, seats, unit, t),
        h.p("#review-here.review-here")[said],
    ]


def points(replay: Replay) -> tuple[float, ...]:
    """The expected difference for the first seat before each move, and after the last one that is judged."""
    judged = replay.review.judged
    if not judged:
        return ()
    end = judged[-1].after
    if len(judged) == replay.game.ply and replay.game.position.outcome is not None:
        black, white = replay.game.position.outcome.scores
        end = float(black - white)
    return (*(one.before for one in judged), end)


@lru_cache(maxsize=8)
def _tips(
    game: str,
    moves: tuple[str, ...],
    values: tuple[float, ...],
    marks: tuple[str, ...],
    t: Texts,
) -> tuple[str, ...]:
    """What is said of each ply: its number, its move with a sign where it cost something, and who is ahead then."""
    tips, seats = [], game_named(game).seats
    for ply in range(len(moves) + 1):
        mark = marks[ply - 1] if 0 < ply <= len(marks) else ""
        sign = SIGNS[mark] if mark not in ("", "best", "good") else ""
        name = (
            t.study.at_move(ply, move_words(game, moves[ply - 1], t, sign)) if ply else t.study.start_position
        )
        tips.append(t.study.expected(name, _lead(values[ply], seats, t)) if ply < len(values) else name)
    return tuple(tips)


def _lead(value: float, seats: tuple[str, ...], t: Texts) -> str:
    """Who is ahead, by how much."""
    if abs(value) < 0.05:
        return t.study.even
    return t.study.leads(seats[value < 0], abs(value))


def mark_words(judged: Judged, t: Texts) -> Element:
    """The mark of a move, as a sign and in words."""
    return h.span(class_=f"mark mark-{judged.mark}")[
        h.i(aria_hidden="true")[SIGNS[judged.mark]], " ", t.study(f"mark_{judged.mark}")
    ]


def move_words(game: str, move: str, t: Texts, sign: str = "") -> str:
    """A move as sentences name it: its cell, with a sign if it has one, and its call in words."""
    named = game_named(game)
    parsed = named.parse_move(move)
    cell = f"{parsed.cell}{sign}"
    return cell if parsed.call is None else t.study.with_call(cell, named.seats[parsed.call])


def better_button(replay: Replay, missed: Judged, t: Texts) -> Element:
    """What would have been better than the move just played, for whom, and the way to see it.

    The board shows what the other colour may do by now, so the words say whose move it was.
    """
    game, seat = replay.game.game, replay.game.positions[replay.ply - 1].to_move
    assert seat is not None
    words = t.study.better(game_named(game).seats[seat], move_words(game, missed.best, t), missed.loss)
    text = h.span[words, " ", h.b[t.study.better_show]]
    return h.button(click(ShowBetter()), id="better-show", class_="button", type="button")[text]
