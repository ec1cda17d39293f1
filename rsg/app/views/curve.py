"""The review: the curve of the expected difference, which grows while the engine works, and what it says."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from rsg.app.messages import encode
from rsg.app.replay import Replay
from rsg.app.study_messages import GoToPly, StartReview, StopReview
from rsg.app.views.board import quoted
from rsg.app.views.moves import SIGNS, mark_counts
from rsg.app.views.parts import button
from rsg.games import game as game_named
from rsg.text import Texts

WIDTH, HEIGHT = 360, 120
"""Units of the curve's drawing."""
LARGEST = 36.0
"""Points at the upper edge."""
SMALLEST = 10.0
"""The edges never stand for less."""


def review_panel(replay: Replay, t: Texts) -> Element:
    """The review of the game: a button that starts it, then curve, progress, and counts."""
    s, review = t.study, replay.review
    begun = bool(review.judged) or review.state == "running"
    return h.section("#review.panel.review", aria_labelledby="review-title")[
        h.h2("#review-title")[s.review],
        h.p(".soft.small")[s.review_text] if not begun else None,
        curve(points(replay), _marks(replay), replay.game.ply, _here(replay), s.curve) if begun else None,
        _leads(replay, t) if begun else None,
        _progress(replay, t),
        h.p(".bad", role="alert")[s.review_failed] if review.state == "failed" else None,
        mark_counts(replay, t) if review.judged else None,
    ]


def _progress(replay: Replay, t: Texts) -> Node:
    s, review = t.study, replay.review
    done, plies = len(review.judged), replay.game.ply
    if review.state == "done" or not plies:
        return None
    if review.state == "running":
        return h.div(".review-run")[
            h.progress(
                "#review-progress", value=str(done), max=str(plies), aria_label=s.review_progress(done, plies)
            ),
            button("review-stop", s.review_stop, StopReview(), sign="pause"),
        ]
    name = s.review_go_on if done else s.review_start
    return h.div(".buttons")[button("review-start", name, StartReview(), kind="primary", sign="review")]


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


def _marks(replay: Replay) -> tuple[str, ...]:
    return tuple(one.mark for one in replay.review.judged)


def _here(replay: Replay) -> int:
    """The ply of the game that is looked at; of a variation, where it left."""
    return min(replay.ply, replay.shown.fork)


@lru_cache(maxsize=64)
def curve(values: tuple[float, ...], marks: tuple[str, ...], plies: int, here: int, name: str) -> Markup:
    """The curve as SVG. Every ply is a column that leads to it; moves that cost much carry their sign."""
    step = WIDTH / max(plies, 1)
    most = min(LARGEST, max([SMALLEST, *map(abs, values)]))
    middle = HEIGHT / 2

    def y(value: float) -> float:
        return round(middle - max(-most, min(most, value)) / most * (middle - 8), 1)

    places = [(round(ply * step, 1), y(value)) for ply, value in enumerate(values)]
    line = "L".join(f"{x} {at}" for x, at in places)
    area = f"M0 {middle}L{line}L{places[-1][0]} {middle}Z" if places else ""
    signs = "".join(
        f'<path class="curve-{mark}" d="M{x} {at}h0"/>'  # a point, round however the curve is stretched
        for (x, at), mark in zip(places[1:], marks, strict=False)
        if mark in ("mistake", "blunder")
    )
    columns = "".join(
        f'<rect x="{max(0.0, (ply - 0.5) * step):.1f}" width="{step:.1f}" height="{HEIGHT}" '
        f"data-click='{quoted(encode(GoToPly(0, ply)))}'/>"
        for ply in range(plies + 1)
    )
    at = round(here * step, 1)
    return Markup(
        f'<svg id="curve" class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(name)}"><path class="curve-middle" d="M0 {middle}H{WIDTH}"/>'
        f'<path class="curve-area" d="{area}"/><path class="curve-line" d="{"M" + line if line else ""}"/>{signs}'
        f'<path class="curve-here" d="M{at} 0V{HEIGHT}"/><g class="columns">{columns}</g></svg>'
    )


def _leads(replay: Replay, t: Texts) -> Element:
    """What is expected at the ply that is looked at, in words; the review knows the game, not its variations."""
    s, values, here = t.study, points(replay), _here(replay)
    if here < replay.ply:
        return h.p("#review-here.review-here")[s.not_reviewed]
    if here >= len(values):
        return h.p("#review-here.review-here")[s.review_progress(len(replay.review.judged), replay.game.ply)]
    return h.p("#review-here.review-here")[h.b[lead_text(values[here], replay, t)]]


def lead_text(value: float, replay: Replay, t: Texts) -> str:
    """Who is ahead, by how much."""
    black, white = game_named(replay.game.game).seats
    if abs(value) < 0.05:
        return t.study.even
    return t.study.leads(black if value > 0 else white, abs(value))


def judged_words(replay: Replay, t: Texts) -> list[Node]:
    """The mark of the move that was just played, and the better one."""
    judged = replay.judged
    if judged is None:
        return []
    move = replay.game.moves[replay.ply - 1]
    words: list[Node] = [
        h.span(class_=f"mark mark-{judged.mark}")[
            h.i(aria_hidden="true")[SIGNS[judged.mark]], " ", t.study(f"mark_{judged.mark}")
        ]
    ]
    if judged.best != move:
        words.append(h.span(".better-text")[t.study.better(judged.best)])
    return words
