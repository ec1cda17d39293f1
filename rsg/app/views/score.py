"""Both sides of a match: who they are, what they have, whose turn it is, and their time."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import east_asian_width

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from rsg.app.features import features
from rsg.app.model import Model
from rsg.app.views.diagram import lone_stone
from rsg.games import game as game_named
from rsg.games.game import Position
from rsg.play.match import Match
from rsg.text import Texts

LONG_NAME = 9
"""Letters that fit beside the points on the narrowest screen; wide ones count double."""


def seat_name(t: Texts, match: Match, seat: int) -> str:
    """What a seat is called: the person's name, the CPU's level, or, where no person has a name, the number of each.

    Empty for a person without a name, who is the reader: `t.sets.person` says so, and every text that takes `who`.
    """
    held = match.seats[seat]
    if held.kind == "cpu":
        return t.cpu(held.level)
    if len(match.humans) == 2 and not any(other.name for other in match.seats):
        return t.sets.player(match.contest.person_on(seat) + 1)
    return held.name


def name_line(colour: str, name: str, t: Texts) -> Element:
    """The name on a seat's panel; a long one may take two lines on a narrow screen, and is told by its title too."""
    # M and W are the widest Latin letters: of a name of these, too, half as many fit.
    wide = sum(letter in "MW" or east_asian_width(letter) in "WF" for letter in name)
    long = len(name) + wide > LONG_NAME
    return h.p(class_="seat-name long" if long else "seat-name", title=name if long else None)[
        h.span(".hidden")[t.colour(colour), " "], h.bdi[name]
    ]


def person_name(t: Texts, match: Match, person: int) -> str:
    """What a person of the contest is called, as `seat_name` says, wherever they sit in this game."""
    return seat_name(t, match, match.contest.seat_of(person))


def score_bar(model: Model, match: Match, t: Texts) -> Element:
    """One panel a seat: stone, name, points, and a sign for whose turn it is."""
    return h.section(id="score", class_="score", aria_label=t.score)[
        Markup("").join(_panel_now(model, match, t, seat) for seat in range(len(match.seats)))
    ]


def _panel_now(model: Model, match: Match, t: Texts, seat: int) -> Markup:
    position = match.position
    turn = ""
    if not match.over and position.to_move == seat:
        turn = t.thinking if match.seats[seat].kind == "cpu" else t.to_move
    motion = model.hand.motion
    gain = (0, 0, 0)
    if motion is not None and motion.turn.seat == seat and motion.turn.captured:
        gain = len(motion.turn.captured), len(motion.turn.flips), motion.ply % 2
    colour = game_named(match.game).seats[seat]
    name = t.sets.person(seat_name(t, match, seat))
    together = match.total.scores[match.contest.person_on(seat)] if match.contest.earlier else None
    time = ("", False, False)
    if match.clock is not None:
        left = match.clock.left(seat, model.now)
        time = t.clock(left.ms / 1000), left.byoyomi, left.over
    points = Markup("").join(seat_points(match.game, position, seat, t))
    return _panel(t, seat, colour, name, points, turn, gain, together, time)


def seat_points(game: str, position: Position, seat: int, t: Texts) -> tuple[Markup, ...]:
    """What a seat has now: its points, and where the game has prisoners, what they are made of."""
    prisoners = position.prisoners[seat] if features(game).prisoners else None
    return _points(position.scores[seat], prisoners, t)


@lru_cache(maxsize=512)
def _points(total: int, prisoners: int | None, t: Texts) -> tuple[Markup, ...]:
    if prisoners is None:
        return (Markup(str(h.p(".seat-total")[total])),)
    made_of = h.p(".seat-sum")[
        h.span(".hidden")[t.score_sentence(total - prisoners, prisoners, total)],
        h.span(aria_hidden="true")[
            t.score_board, " ", h.b[total - prisoners], " + ", t.score_prisoners, " ", h.b[prisoners]
        ],
    ]
    return Markup(str(h.p(".seat-total", aria_hidden="true")[total])), Markup(str(made_of))


@lru_cache(maxsize=512)
def _panel(
    t: Texts,
    seat: int,
    colour: str,
    name: str,
    points: Markup,
    turn: str,
    gain: tuple[int, int, int],
    together: int | None,
    time: tuple[str, bool, bool],
) -> Markup:
    panel = h.div(id=f"score-{colour}", class_="seat to-move" if turn else "seat")[
        lone_stone(seat),
        name_line(colour, name, t),
        points,
        h.p(".seat-turn")[turn] if turn else None,
        _more(t, together, *time) if together is not None or time[0] else None,
        _gain(colour, *gain),
    ]
    return Markup(str(panel))


def _more(t: Texts, together: int | None, time: str, byoyomi: bool, over: bool) -> Element:
    """What the person on this seat has in both games of a set, and what time is left."""
    return h.p(".seat-more")[
        h.span[
            h.span(".hidden")[t.sets.set_points(together)],
            h.span(aria_hidden="true")[t.sets.set_total, " ", h.b[together]],
        ]
        if together is not None
        else None,
        h.span(
            {"class": "seat-time byoyomi" if byoyomi or over else "seat-time", "role": "timer"},
        )[
            h.span(".hidden")[t.sets.time_left(time)],
            h.b(aria_hidden="true")[time],
            h.span(".small")[" ", t.sets.time_over] if over else None,
            h.span(".hidden")[" ", t.sets.byoyomi] if byoyomi and not over else None,
        ]
        if time
        else None,
    ]


def _gain(colour: str, stones: int, flips: int, parity: int) -> Node:
    """The captured stones of the ply being shown, as `+n` on their way to the score."""
    if not stones:
        return None
    kind = f"gain gain-{'odd' if parity else 'even'} i{flips}"
    return h.span(id=f"gain-{colour}", class_=kind, aria_hidden="true")[f"+{stones}"]
