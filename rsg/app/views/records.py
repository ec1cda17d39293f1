"""The records page: games by level, series of two people and their deletion; and the short tallies under the board."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.features import features, levels
from rsg.app.messages import AskEraseSeries, CloseSheet, EraseSeries
from rsg.app.model import Model
from rsg.app.people import session_key
from rsg.app.views.data import games_go
from rsg.app.views.parts import button, sheet
from rsg.app.views.score import person_name
from rsg.play.match import Match
from rsg.progress.counters import Tally
from rsg.progress.record import Record
from rsg.progress.rows import row
from rsg.progress.series import Series, all_series, is_series, key_of, series_names, tally_of_day
from rsg.text import Texts

SHOWN = 20
"""Games of a series that are listed at once; the others unfold."""


def records_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    series = all_series(model.document, model.game)
    return h.main("#main.screen.records", tabindex="-1")[
        h.h1[t.sets.records],
        h.section({"class": "panel", "aria-labelledby": "records-levels"})[
            h.h2("#records-levels")[t.sets.records_table],
            _table(model, t),
            h.p(".soft.small")[t.sets.records_help] if features(model.game).career else None,
        ],
        h.section({"class": "panel", "aria-labelledby": "records-series"})[
            h.h2("#records-series")[t.sets.series_title],
            [_series(one, index, t) for index, one in enumerate(series)] or h.p(".soft")[t.sets.series_none],
        ],
    ]


def _table(model: Model, t: Texts) -> Element:
    heads = (t.sets.won, t.sets.lost, t.sets.drawn, t.sets.rate)
    document, game = model.document, model.game
    rows = [(t.level(level), document.tally(row(game, level)), level) for level in levels(game)]
    rows.append((t.sets.today, tally_of_day(document, model.today, game), "today"))
    return h.table(".records-table")[
        h.caption(".hidden")[t.sets.records_table],
        h.thead[h.tr[h.th(scope="col")[t.sets.records_level], (h.th(scope="col")[head] for head in heads)]],
        h.tbody[
            (
                h.tr(id=f"record-{key.replace('.', '')}", class_="today-row" if key == "today" else None)[
                    h.th(scope="row")[name],
                    (h.td[t.number(number)] for number in tally),
                    h.td[t.percent(tally.won, tally.total)],
                ]
                for name, tally, key in rows
            )
        ],
    ]


def against_cpu(model: Model) -> Tally:
    """All games of this game against the CPU, whatever the level."""
    tallies = [model.document.tally(row(model.game, level)) for level in levels(model.game)]
    return Tally(*map(sum, zip(*tallies, strict=True)))


def _series(series: Series, index: int, t: Texts) -> Element:
    one, two = series.names
    won, lost, drawn = series.total
    lines = [_line(record, series.names, t) for record in series.games if record.outcome]
    older = lines[SHOWN:]
    return h.article(".series", id=f"series-{index}")[
        h.h3[h.bdi[t.sets.series_pair(one, two)]],
        h.p(".series-total")[t.sets.series_total(one, won, lost, two, drawn)],
        h.ol(".series-games.small")[(h.li[line] for line in lines[:SHOWN])],
        h.details(id=f"series-{index}-older")[
            h.summary[t.study.more],
            h.ol(".series-games.small", start=SHOWN + 1)[(h.li[line] for line in older)],
        ]
        if older
        else None,
        button(f"series-{index}-erase", t.sets.series_erase, AskEraseSeries(series.key), kind="plain"),
    ]


def _line(record: Record, names: tuple[str, str], t: Texts) -> str:
    kind = t.sets.whole_set if record.part else t.sets.single_game
    return t.joined([t.date(record.date), kind, series_verdict(record, names, t)])


def series_verdict(record: Record, names: tuple[str, str], t: Texts) -> str:
    """Which of the two of a series has won the game or set that counts with this record, or that it is drawn."""
    winner = {"won": names[0], "lost": names[1]}.get(record.outcome)
    return t.study.draw if winner is None else t.sets.series_winner(winner)


def erase_series_sheet(model: Model, t: Texts) -> Element | None:
    """Asks before a series of two people is deleted."""
    if not model.series:
        return None
    gone = [record for record in model.document.games if key_of(record) == model.series]
    return sheet(
        model,
        t,
        "erase_series",
        t.sets.series_erase_title,
        h.p[h.bdi[t.sets.series_pair(*series_names(model.series))]],
        h.p[t.sets.series_erase_help],
        games_go(model.document.library, gone, t),
        h.div(".buttons")[
            button("erase-series-no", t.sets.cancel, CloseSheet(), kind="primary"),
            button("erase-series-yes", t.sets.erase, EraseSeries(), kind="danger"),
        ],
        closable=False,
    )


def tallies(model: Model, match: Match, t: Texts) -> Node:
    """Under the board: today's games against the CPU, and who has won how often since the page was opened."""
    parts = []
    if match.person is not None:
        today = tally_of_day(model.document, model.today, match.game)
        parts.append(h.span[t.sets.today, " ", t.sets.account(*today)])
    if tally := model.session.get(session_key(match)):
        parts.append(h.span[t.sets.session, " ", _session(match, tally, t)])
    return h.p("#tallies.tallies.small.soft")[parts] if parts else None


def _session(match: Match, tally: Tally, t: Texts) -> str:
    key = session_key(match)
    if is_series(key):
        one, two = series_names(key)
    else:
        one, two = person_name(t, match, 0), person_name(t, match, 1)
    return t.sets.session_line(one, tally.won, tally.lost, two, tally.drawn)
