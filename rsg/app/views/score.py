"""Both sides of a match: who they are, what they have, whose turn it is."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.model import Model
from rsg.app.views.board import lone_stone
from rsg.games import game as game_named
from rsg.play.match import Match
from rsg.text import Texts


def seat_name(t: Texts, match: Match, seat: int) -> str:
    """What a seat is called: the person's name or the default, or the CPU's level."""
    held = match.seats[seat]
    if held.kind == "cpu":
        return t.cpu(held.level)
    return held.name or t.you


def score_bar(model: Model, match: Match, t: Texts) -> Element:
    """One panel a seat: stone, name, stones on the board + prisoners = total, and a sign for whose turn it is."""
    return h.section({"id": "score", "class": "score", "aria-label": t.score})[
        (_panel(model, match, t, seat) for seat in range(len(match.seats)))
    ]


def _panel(model: Model, match: Match, t: Texts, seat: int) -> Element:
    position = match.position
    total, prisoners = position.scores[seat], position.prisoners[seat]
    turn = not match.over and position.to_move == seat
    colour = game_named(match.game).seats[seat]
    return h.div({"id": f"score-{colour}", "class": "seat to-move" if turn else "seat"})[
        lone_stone(seat),
        h.p(".seat-name")[h.span(".hidden")[t.colour(colour), " "], h.bdi[seat_name(t, match, seat)]],
        h.p({"class": "seat-total", "aria-hidden": "true"})[total],
        h.p(".seat-sum")[
            h.span(".hidden")[t.score_sentence(total - prisoners, prisoners, total)],
            h.span({"aria-hidden": "true"})[
                t.score_board, " ", h.b[total - prisoners], " + ", t.score_prisoners, " ", h.b[prisoners]
            ],
        ],
        _turn_sign(model, match, t, seat) if turn else None,
        _gain(model, seat, colour),
    ]  # fmt: skip


def _turn_sign(model: Model, match: Match, t: Texts, seat: int) -> Element:
    thinking = match.seats[seat].kind == "cpu"
    return h.span({"class": "seat-turn thinking" if thinking else "seat-turn"})[
        t.thinking if thinking else t.to_move
    ]


def _gain(model: Model, seat: int, colour: str) -> Node:
    """The captured stones of the ply being shown, as `+n` on their way to the score."""
    motion = model.motion
    if motion is None or motion.turn.seat != seat or not motion.turn.captured:
        return None
    parity = "odd" if motion.ply % 2 else "even"
    return h.span(
        {
            "id": f"gain-{colour}",
            "class": f"gain gain-{parity} i{len(motion.turn.flips)}",
            "aria-hidden": "true",
        }
    )[f"+{len(motion.turn.captured)}"]
