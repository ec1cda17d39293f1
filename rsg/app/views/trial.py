"""A board of the rules that anybody may play on, and what it is to show."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from rsg.app.hand import Hand
from rsg.app.lesson_messages import ResetTrial
from rsg.app.model import Model
from rsg.app.picture import Picture, live_picture
from rsg.app.trials import Trial, fresh_trial
from rsg.app.views import diagram
from rsg.app.views.labels import cell_labels
from rsg.app.views.parts import button
from rsg.games import game as game_named
from rsg.text import Texts

Marks = Callable[[Picture], Picture]
"""Adds marks to a picture."""


def trial_board(model: Model, name: str, caption: str, t: Texts, marks: Marks | None = None) -> Markup:
    """The board with its caption, the numbers of stones, and starting over."""
    now = model.trials.get(name)
    if now is None or (not now.match.ply and now.hand == Hand()):
        return _untouched(model.game, name, caption, t, marks)
    return _figure(now, name, caption, t, marks)


@lru_cache(maxsize=64)
def _untouched(game: str, name: str, caption: str, t: Texts, marks: Marks | None) -> Markup:
    """A page has several, and at most one is being played on."""
    return _figure(fresh_trial(game, name), name, caption, t, marks)


def _figure(now: Trial, name: str, caption: str, t: Texts, marks: Marks | None) -> Markup:
    game, position = game_named(now.match.game), now.match.position
    picture = live_picture(game, position, now.hand, label=name)
    if marks:
        picture = marks(picture)
    names = cell_labels(t, picture, position)
    buttons = {cell.label: names[cell.label] for cell in picture.cells if cell.enabled}
    figure = h.figure(id=f"{name}-figure", class_="trial")[
        h.figcaption[caption],
        diagram.playable_board(picture, caption, buttons),
        h.div(".trial-foot")[
            h.span(".trial-score")[
                (
                    h.span(class_="turn" if position.to_move == seat else None)[
                        diagram.lone_stone(seat), h.span(".hidden")[t.colour(game.seats[seat])], str(points)
                    ]
                    for seat, points in enumerate(position.scores)
                )
            ],
            button(f"{name}-reset", t.trial_again, ResetTrial(name), disabled=not now.match.ply),
        ],
        h.p(".trial-news.small")[_news(now, t)],
    ]
    return Markup(str(figure))


def _news(now: Trial, t: Texts) -> str:
    """What the last move has brought besides stones: a pass, or the end."""
    position, seats = now.match.position, game_named(now.match.game).seats
    if (end := position.outcome) is not None:
        return (
            t.ending.result_winner(seats[end.winners[0]]) if len(end.winners) == 1 else t.ending.result_draw
        )
    return t.sentences([t.said_pass(seats[seat]) for seat in position.passes]) if now.match.ply else ""
