"""The call question: which colour the core point shall be taken to have, with what each would do."""

from __future__ import annotations

from dataclasses import replace

import htpy as h
from htpy import Element

from rsg.app.ids import call_id
from rsg.app.messages import AnswerCall, CancelCall
from rsg.app.picture import Picture, still, with_choice
from rsg.app.views.diagram import diagram
from rsg.app.views.moves import SIGNS
from rsg.app.views.parts import button, click
from rsg.games import game as game_named
from rsg.games.game import Choice
from rsg.play.match import Match
from rsg.text import Texts


def call_panel(match: Match, cell: str, t: Texts, better: str = "") -> Element:
    """The question for the stone on a cell; the answer that makes it this better move is marked."""
    return h.div({"id": "call", "class": "call", "role": "group", "aria-labelledby": "call-title"})[
        h.div(".call-head")[
            h.h2("#call-title")[t.call_question],
            button("call-cancel", t.call_cancel, CancelCall(), kind="plain", sign="close", hide_text=True),
        ],
        h.p(".call-key.soft.small")[t.call_key],
        h.div(".call-choices")[
            (_answer(match, choice, t, str(choice.move) == better) for choice in match.position.choices(cell))
        ],
    ]


def _answer(match: Match, choice: Choice, t: Texts, better: bool) -> Element:
    game = game_named(match.game)
    seat = choice.move.call or 0
    colour = game.seats[seat]
    flips, captures = len(choice.turn.flips), len(choice.turn.captured)
    picture = with_choice(still(game, match.position, label="call"), choice)
    return h.button(
        click(AnswerCall(str(choice.move))),
        id=call_id(colour),
        class_=f"button call-answer called-{colour}",
        type="button",
        disabled=not choice.open,
    )[
        diagram(as_called(picture, seat), ""),
        h.span(".call-words")[
            h.b[t.colour(colour)],
            h.span(".small.mark.mark-best")[h.i(aria_hidden="true")[SIGNS["best"]], " ", t.study.mark_best]
            if better
            else None,
            h.span(".small")[t.effect(flips, captures) if choice.open else t.call_forbidden],
        ],
    ]


def as_called(picture: Picture, seat: int) -> Picture:
    """The picture with the core point showing the colour that it was called, where the move does not turn it."""
    cells = tuple(
        replace(cell, stone=seat) if not cell.playable and cell.stone is None else cell
        for cell in picture.cells
    )
    return replace(picture, cells=cells)
