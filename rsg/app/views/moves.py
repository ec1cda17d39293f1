"""The moves of a game as a list to go through: numbers, calls, captures, passes, and what a review says of them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from rsg.app.messages import encode
from rsg.app.replay import Line, Replay
from rsg.app.study_messages import AskDropLine, GoToPly
from rsg.app.views.parts import button, quoted
from rsg.games import game as game_named
from rsg.games.game import PASS, Turn
from rsg.text import Texts

SIGNS = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""How a mark is written beside a move; colour alone would not do."""


def move_list(replay: Replay, t: Texts) -> Element:
    """The game's moves, then its variations."""
    s = t.study
    return h.section("#moves.panel.moves", aria_labelledby="moves-title")[
        h.h2("#moves-title")[s.move_list],
        _line(replay, 0, t),
        h.h3[s.variations] if len(replay.lines) > 1 else None,
        (_variation(replay, index, t) for index in _by_fork(replay)),
        h.p(".keys.soft.small")[s.keys],
    ]


def _by_fork(replay: Replay) -> list[int]:
    """The variations as they leave the game, one after the other; those of one moment as they were made."""
    return sorted(range(1, len(replay.lines)), key=lambda index: replay.lines[index].fork)


def _variation(replay: Replay, index: int, t: Texts) -> Element:
    line = replay.lines[index]
    return h.div(".variation", id=f"line-{index}")[
        h.div(".variation-head")[
            h.b[t.study.variation_from(line.fork + 1)],
            button(
                f"drop-{index}",
                t.study.drop_line,
                AskDropLine(index),
                kind="plain",
                sign="close",
                hide_text=True,
            ),
        ],
        _line(replay, index, t),
    ]


def _line(replay: Replay, index: int, t: Texts) -> Element:
    line = replay.lines[index]
    current = replay.ply if replay.line == index else -1
    first = line.fork if index else 0
    items: list[Markup] = []
    if not index:
        items.append(_start(t, current == 0))
        items += [_passed(t, seat) for seat in line.match.positions[0].passes]
    for ply in range(first + 1, line.end + 1):
        items += _ply(replay, line, index, ply, current, t)
    return h.ol(".move-line")[items]


def _ply(replay: Replay, line: Line, index: int, ply: int, current: int, t: Texts) -> list[Markup]:
    turn = line.match.positions[ply].turn
    assert turn is not None
    judged = replay.review.of(ply) if index == 0 else None
    call = game_named(line.match.game).parse_move(turn.move).call
    colours = game_named(line.match.game).seats
    called = "" if call is None else colours[call]
    item = _move(
        t, index, ply, colours[turn.seat], turn, called, judged.mark if judged else "", ply == current
    )
    return [item, *(_passed(t, seat) for seat in turn.passes)]


@lru_cache(maxsize=4)
def _start(t: Texts, current: bool) -> Markup:
    return _item("", 0, 0, "", t.study.start_position, t.study.start_position, "", current)


@lru_cache(maxsize=8)
def _passed(t: Texts, seat: int) -> Markup:
    return Markup(f'<li class="passed s{seat}"><span>{PASS}</span> {escape(t.study.passes)}</li>')


@lru_cache(maxsize=4096)
def _move(
    t: Texts, line: int, ply: int, colour: str, turn: Turn, called: str, mark: str, current: bool
) -> Markup:
    s = t.study
    taken = len(turn.captured)
    text = turn.move + (f"+{taken}" if taken else "")
    words = [f"{ply}", t.colour(colour), turn.placed]
    words += [s.called(called)] if called else []
    words += [s.captures(taken)] if taken else []
    words += [s(f"mark_{mark}")] if mark else []
    return _item(str(ply), line, ply, f"s{turn.seat}", text, t.joined(words), mark, current)


def _item(
    number: str, line: int, ply: int, seat: str, text: str, name: str, mark: str, current: bool
) -> Markup:
    sends = quoted(encode(GoToPly(line, ply)))
    here = ' aria-current="step"' if current else ""
    sign = f'<i class="mark-{mark}" aria-hidden="true">{SIGNS[mark]}</i>' if mark else ""
    return Markup(
        f'<li><button type="button" id="ply-{line}-{ply}" class="ply {seat}" data-click=\'{sends}\'{here}>'
        f'<small aria-hidden="true">{number}</small><span aria-hidden="true">{escape(text)}</span>{sign}'
        f'<span class="hidden">{escape(name)}</span></button></li>'
    )


def mark_counts(replay: Replay, t: Texts) -> Node:
    """How many moves of each colour got which mark."""
    pairs = zip(replay.game.positions, replay.review.judged, strict=False)
    counts = Counter((position.to_move, judged.mark) for position, judged in pairs)
    seats = range(len(replay.game.seats))
    return _counts(t, replay.game.game, tuple(tuple(counts[seat, mark] for mark in SIGNS) for seat in seats))


@lru_cache(maxsize=16)
def _counts(t: Texts, game: str, counts: tuple[tuple[int, ...], ...]) -> Markup:
    table = h.table(".marks")[
        h.caption(".hidden")[t.study.review],
        h.thead[
            h.tr[
                h.td,
                (
                    h.th(scope="col")[
                        h.i(class_=f"mark-{mark}", aria_hidden="true")[sign],
                        h.span[t.study(f"mark_{mark}")],
                    ]
                    for mark, sign in SIGNS.items()
                ),
            ]
        ],
        h.tbody[
            (
                h.tr[h.th(scope="row")[t.colour(colour)], (h.td[count] for count in row)]
                for colour, row in zip(game_named(game).seats, counts, strict=True)
            )
        ],
    ]
    return Markup(str(table))
