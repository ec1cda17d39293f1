"""A game on paper: the board with the numbers of its moves, the record, and the result."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from rsg.app.replay import Replay
from rsg.app.study_messages import PrintGame, ShowPrint
from rsg.app.views.board import rim_labels
from rsg.app.views.geometry import STONE, number
from rsg.app.views.grids import layout
from rsg.app.views.kifu import facts, player_names, winner_text
from rsg.app.views.parts import button
from rsg.games import game as game_named
from rsg.games.game import PASS
from rsg.play.match import Match
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
            h.p[t.joined(facts(record, t, own_first=False))],
            h.p[t.label(s.memo), " ", h.bdi[memo]] if memo else None,
            h.figure[_numbered_board(replay.game, s.order)],
            _later(replay.game, t),
            h.h2[s.move_list],
            _record(replay.game),
            # By colour: whoever reads the paper need not be the player.
            h.p(".paper-result")[
                t.label(s.result), " ", winner_text(record, t), " ", s.score(*record.scores)
            ],
        ],
    ]


def _placed(match: Match) -> tuple[dict[str, tuple[int, int]], list[tuple[int, str]]]:
    """Seat and number of the first stone on each cell by label, 0 for those of the start; and number and cell of the
    later ones on the same cells."""
    first = {label: (seat, 0) for label, seat in match.positions[0].board.items()}
    later = []
    for ply, position in enumerate(match.positions[1:], start=1):
        turn = position.turn
        assert turn is not None
        if turn.placed in first:
            later.append((ply, turn.placed))
        else:
            first[turn.placed] = turn.seat, ply
    return first, later


def _numbered_board(match: Match, name: str) -> Markup:
    """The board with a stone for every cell that was ever played, in the colour and with the number of its move."""
    game = game_named(match.game)
    geometry, (first, _) = layout(game), _placed(match)
    stones = "".join(
        f'<g class="paper-s{seat}" transform="{geometry.places[label]}">'
        f'<circle r="{number(STONE)}"/>' + (f"<text>{ply}</text>" if ply else "") + "</g>"
        for label, (seat, ply) in first.items()
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
    items: list[Node] = [h.li[PASS] for _ in match.positions[0].passes]
    for ply, position in enumerate(match.positions[1:], start=1):
        turn = position.turn
        assert turn is not None
        taken = f"+{len(turn.captured)}" if turn.captured else ""
        items.append(h.li[h.small[f"{ply}."], " ", turn.move, taken])
        items += [h.li[PASS] for _ in turn.passes]
    return h.ol(".paper-moves")[items]
