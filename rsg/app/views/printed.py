"""A game on paper: the board with the numbers of its moves, the record, and the result."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from rsg.app.replay import Replay
from rsg.app.study_messages import PrintGame, ShowPrint
from rsg.app.views.board import rim_labels
from rsg.app.views.geometry import STONE, number
from rsg.app.views.grids import layout
from rsg.app.views.kifu import facts, player_names
from rsg.app.views.parts import button
from rsg.games import game as game_named
from rsg.games.endings import UNFINISHED
from rsg.games.game import PASS, Position
from rsg.play.match import Match
from rsg.progress.record import Record
from rsg.text import Texts

RIM = "off"
"""Labels around the printed board: none but those that the board has in any case."""


def printed_screen(replay: Replay, memo: str, t: Texts) -> Element:
    """The whole `<main>`: the sheet as it will be printed, and the buttons, which will not."""
    s, record = t.study, replay.record
    names = player_names(record, t)
    colours = tuple(map(t.colour, game_named(record.game).seats))
    return h.main("#main.screen.printed", tabindex="-1")[
        h.div(".buttons.no-print")[
            button("print-now", s.print, PrintGame(), kind="primary", sign="print"),
            button("print-back", s.print_back, ShowPrint(False), sign="left"),
        ],
        h.article(".paper")[
            h.h1[t.game(record.game), " ", s.printed_on],
            h.p[
                (
                    [h.span(".paper-player")[t.label(colour), " ", h.bdi[name]], " "]
                    for colour, name in zip(colours, names, strict=True)
                )
            ]
            if names != colours
            else None,
            h.p[t.joined(facts(record, t))],
            h.p[t.label(s.memo), " ", h.bdi[memo]] if memo else None,
            h.figure[numbered_board(replay.game, s.order)],
            _later(replay.game, t),
            h.h2[s.move_list],
            _record(replay.game),
            h.p(".paper-result")[t.label(s.result), " ", _winner(record, t), " ", s.score(*record.scores)],
        ],
    ]


def _winner(record: Record, t: Texts) -> str:
    """Who won, by colour: whoever reads the paper need not be the player."""
    if record.reason == UNFINISHED:
        return t.study.unfinished
    if len(record.winners) != 1:
        return t.study.draw
    return t.study.winner(game_named(record.game).seats[record.winners[0]])


def _placed(match: Match) -> tuple[dict[str, int], list[tuple[int, str]]]:
    """The first move on each cell by label, and later ones on the same cells."""
    first: dict[str, int] = {}
    later = []
    for ply, position in enumerate(match.positions[1:], start=1):
        assert position.turn is not None
        if position.turn.placed in first or position.turn.placed in match.positions[0].board:
            later.append((ply, position.turn.placed))
        else:
            first[position.turn.placed] = ply
    return first, later


@lru_cache(maxsize=4)
def _numbers(match: Match) -> tuple[tuple[str, int, int], ...]:
    """Label, seat and number of every stone of the printed board; 0 for those of the start."""
    first, _ = _placed(match)
    stones = [(label, seat, 0) for label, seat in match.positions[0].board.items()]
    return (
        *stones,
        *((label, _mover(match.positions[ply]), ply) for label, ply in first.items()),
    )


def _mover(position: Position) -> int:
    assert position.turn is not None
    return position.turn.seat


def numbered_board(match: Match, name: str) -> Markup:
    """The board with a stone for every cell that was ever played, in the colour and with the number of its move."""
    game = game_named(match.game)
    geometry = layout(game)
    stones = "".join(
        f'<g class="paper-s{seat}" transform="{geometry.places[label]}">'
        f'<circle r="{number(STONE)}"/>' + (f"<text>{ply}</text>" if ply else "") + "</g>"
        for label, seat, ply in _numbers(match)
    )
    return Markup(
        f'<svg class="paper-board" viewBox="{geometry.box(RIM)}" role="img" aria-label="{escape(name)}">'
        f'<path class="paper-wood" d="{geometry.outline}"/><path class="paper-cells" d="{geometry.all_cells}"/>'
        f'<path class="paper-core" d="{geometry.unplayed}"/>{stones}{rim_labels(geometry, RIM)}</svg>'
    )


def _later(match: Match, t: Texts) -> Node:
    _, later = _placed(match)
    if not later:
        return None
    said = t.joined([t.study.also_at(ply, label) for ply, label in later])
    return h.p(".small")[t.label(t.study.played_later), " ", said]


def _record(match: Match) -> Element:
    items: list[Node] = [h.li(".paper-pass")[PASS] for _ in match.positions[0].passes]
    for ply, position in enumerate(match.positions[1:], start=1):
        turn = position.turn
        assert turn is not None
        taken = f"+{len(turn.captured)}" if turn.captured else ""
        items.append(h.li[h.small[f"{ply}."], " ", turn.move, taken])
        items += [h.li(".paper-pass")[PASS] for _ in turn.passes]
    return h.ol(".paper-moves")[items]
