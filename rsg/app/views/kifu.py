"""The library: every game that is kept, the newest first, and who played it, with what result."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.ids import opener_id
from rsg.app.messages import encode
from rsg.app.model import Model
from rsg.app.routes import Route, format_hash
from rsg.app.study_messages import ExportGames, OpenImport, ShowMoreGames, StarGame
from rsg.app.views.icons import icon
from rsg.app.views.parts import button
from rsg.games import game as game_named
from rsg.games.endings import UNFINISHED
from rsg.progress.record import Player, Record
from rsg.text import Texts


def kifu_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    s, library = t.study, model.document.library
    games = model.records
    shown = games[: model.shelf.shown]
    return h.main("#main.screen.kifu", tabindex="-1")[
        h.h1[t.kifu],
        h.p(".soft.small")[s.lead],
        h.div(".buttons")[
            button("kifu-add", s.add, OpenImport(), sign="open"),
            button("kifu-save", s.save_all, ExportGames("all"), sign="save") if games else None,
        ],
        h.ul(".games", aria_label=t.kifu)[
            (_row(record, library.starred(record.id), library.memo(record.id), t) for record in shown)
        ]
        if shown
        else h.p(".panel.center")[s.empty],
        h.div(".buttons")[button("kifu-more", s.more, ShowMoreGames())] if len(games) > len(shown) else None,
    ]


@lru_cache(maxsize=512)
def _row(record: Record, starred: bool, memo: str, t: Texts) -> Markup:
    s = t.study
    row = h.li(".game-row", id=f"game-{record.id}")[
        h.a(".game-link", id=opener_id(record.id), href=format_hash(Route("replay", page=record.id)))[
            h.span(class_=f"game-result {_outcome(record) or 'none'}")[result_text(record, t)],
            h.span(".game-who")[h.bdi[opponent(record, t)]],
            h.span(".game-facts.soft.small")[t.joined(facts(record, t))],
            h.span(".game-memo.small")[h.bdi[memo]] if memo else None,
        ],
        star_button(record.id, starred, s.star, f"star-{record.id}"),
    ]
    return Markup(str(row))


def star_button(game_id: str, starred: bool, name: str, id: str) -> Element:
    """A star that a game has or has not."""
    return h.button(
        {
            "id": id,
            "class": "button plain star starred" if starred else "button plain star",
            "type": "button",
            "aria-pressed": "true" if starred else "false",
            "data-click": encode(StarGame(game_id)),
        }
    )[icon("star"), h.span(".hidden")[name]]


def facts(record: Record, t: Texts, *, own_first: bool = True) -> list[str]:
    """Date, points, length, and what kind of game it was. A game that came by a link, and is not kept, has no date.

    Beside "won" the person's points stand before the CPU's (`own_first`); elsewhere Black's before White's.
    """
    s = t.study
    first = (_person_seat(record) or 0) if own_first else 0
    score = s.score(record.scores[first], record.scores[1 - first])
    kinds = [
        s.game_of_set if record.set else "",
        s.casual if not record.counting and record.against_cpu else "",
        s.hints(record.hints) if record.hints else "",
        *(s.late(game_named(record.game).seats[seat]) for seat in record.late),
    ]
    date = t.date(record.date) if record.id else ""
    return [*filter(None, [date, score, s.moves(len(record.moves)), *kinds])]


def _person_seat(record: Record) -> int | None:
    """The seat of the one person of this browser who played against a CPU, or None."""
    people = [seat for seat, player in enumerate(record.players) if player.kind == "human"]
    return people[0] if len(people) == 1 and record.against_cpu else None


def _outcome(record: Record) -> str:
    """`won`, `lost` or `drawn` for the one person; empty where there is none, or no end."""
    seat = _person_seat(record)
    if seat is None or record.reason == UNFINISHED:
        return ""
    return "drawn" if not record.winners else "won" if seat in record.winners else "lost"


def result_text(record: Record, t: Texts) -> str:
    """Who won, in a word or two: for the one person, else by colour."""
    outcome = _outcome(record)
    return t.study(outcome) if outcome else winner_text(record, t)


def winner_text(record: Record, t: Texts) -> str:
    """Who won, by colour."""
    if record.reason == UNFINISHED:
        return t.study.unfinished
    if len(record.winners) != 1:
        return t.study.draw
    return t.study.winner(game_named(record.game).seats[record.winners[0]])


def opponent(record: Record, t: Texts) -> str:
    """Against whom the person played, or both names; of a game that came in without any, that it is a shared one."""
    if all(player == Player("remote") for player in record.players):
        return t.study.shared_title
    names = player_names(record, t)
    seat = _person_seat(record)
    return t.study.pair(*names) if seat is None else t.study.against(names[1 - seat])


def player_names(record: Record, t: Texts) -> tuple[str, str]:
    """What both players are called."""
    colours = game_named(record.game).seats
    alone = sum(player.kind == "human" for player in record.players) == 1
    black, white = (
        _name(player, colour, alone, t) for player, colour in zip(record.players, colours, strict=True)
    )
    return black, white


def _name(player: Player, colour: str, alone: bool, t: Texts) -> str:
    if player.kind == "cpu":
        return t.cpu(player.level)
    if player.name or (alone and player.kind == "human"):
        return t.sets.person(player.name)
    return t.colour(colour)
