"""Both games of a Reverse Match in one table, by person: points, prisoners in brackets, and the sums."""

from __future__ import annotations

import htpy as h
from htpy import Element

from rsg.app.views.score import person_name
from rsg.play import unit
from rsg.play.match import Match
from rsg.text import Texts


def set_table(match: Match, t: Texts) -> Element:
    """A row a person, a column a game, and the sum."""
    games = (*match.contest.earlier, match.points)
    total, winner = match.total, unit.winner(match)
    heads = (t.sets.game_1, t.sets.game_2, t.sets.sum)
    return h.table(".result-table.set-table")[
        h.caption[t.sets.set_table],
        h.thead[h.tr[h.th(scope="col")[t.player], (h.th(scope="col")[head] for head in heads)]],
        h.tbody[
            (
                h.tr(class_="winner" if person == winner else None)[
                    h.th(scope="row")[h.bdi[t.sets.person(person_name(t, match, person))]],
                    (
                        h.td[points.scores[person], h.span(".small.soft")[f" ({points.prisoners[person]})"]]
                        for points in games
                    ),
                    h.td(".result-total")[
                        total.scores[person], h.span(".small.soft")[f" ({total.prisoners[person]})"]
                    ],
                ]
                for person in (0, 1)
            )
        ],
    ]
