"""Home: the board is the next game, and around it what one may want instead."""

from __future__ import annotations

from dataclasses import replace

import htpy as h
from htpy import Element, Node

from rsg.app.features import features
from rsg.app.hand import Hand
from rsg.app.messages import StartExam, StartGame, encode
from rsg.app.model import Model
from rsg.app.picture import board_picture, labelled, still
from rsg.app.plans import planned
from rsg.app.routes import Route, format_hash, offered
from rsg.app.views.board import live_board
from rsg.app.views.diagram import diagram, lone_stone
from rsg.app.views.emblems import rank_emblem
from rsg.app.views.icons import icon
from rsg.app.views.labels import cell_labels
from rsg.app.views.parts import button, link
from rsg.app.views.records import against_cpu
from rsg.games import GAMES
from rsg.games import game as game_named
from rsg.progress.calendar import current_streak
from rsg.progress.ranks import open_exam, rank_of
from rsg.progress.record import Record
from rsg.text import Texts


def home_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    return h.main("#main.home", tabindex="-1")[
        h.h1(".hidden")[t.game(model.game)],
        _games(model, t),
        h.div(".board-area")[_board(model, t)],
        h.div(".home-side")[
            _running(model, t) if model.running else _next_game(model, t),
            [_today(model, t), _own_rank(model, t)] if features(model.game).career else _own_record(model, t),
        ],
    ]


def _games(model: Model, t: Texts) -> Element:
    """The games of the house; the one that is shown is marked."""
    return h.nav({"class": f"house beside-{game_named(model.game).grid}", "aria-label": t.games})[
        (
            h.a(
                {"aria-current": "page" if name == model.game else None},
                id=f"game-{name}",
                href=format_hash(Route("home", game=name)),
            )[t.game(name)]
            for name in GAMES
        )
    ]


def _board(model: Model, t: Texts) -> Node:
    if model.running:
        return _still_board(model, t) if _other(model) else _running_board(model, t)
    return [_next_board(model, t), _about(model, t) if features(model.game).career else None]


def _next_board(model: Model, t: Texts) -> Node:
    """The board that a tap starts; a silent one while the running game is in another tab."""
    game = game_named(model.game)
    position = game.start()
    if model.elsewhere:
        return diagram(still(game, position), t.home_board)
    picture = board_picture(replace(model, match=None, hand=replace(model.hand, motion=None, call="")))
    return live_board(
        picture,
        t.home_board,
        cell_labels(t, picture, position if model.opens else None),
        taps=model.opens,
        elsewhere="" if model.opens else encode(StartGame()),
    )


def _about(model: Model, t: Texts) -> Node:
    """What the game is, in the free corners below the star, for who has not played it yet."""
    if not _first_visit(model):
        return None
    return h.a("#home-about.small", href=model.to("tutorial"))[
        h.span[t.lessons.about], " ", h.span[h.u[t.lessons.about_more]]
    ]


def _other(model: Model) -> bool:
    """Whether a game of another kind than this home's is being played."""
    return model.running and model.match is not None and model.match.game != model.game


def _still_board(model: Model, t: Texts) -> Node:
    """This home's own board, which leads to set-up: the one that is being played is another's."""
    game = game_named(model.game)
    picture = labelled(still(game, game.start()), model.settings)
    return h.a({"class": "board-link", "href": model.to("setup"), "aria-label": t.setup})[
        diagram(picture, "")
    ]


def _running_board(model: Model, t: Texts) -> Node:
    picture = board_picture(replace(model, hand=Hand()))
    return h.a({"class": "board-link", "href": _play(model), "aria-label": t.home_continue})[
        diagram(picture, "")
    ]


def _play(model: Model) -> str:
    """The address of the running game, whichever it is of."""
    return format_hash(Route("play", game=model.match.game if model.match else model.game))


def _running(model: Model, t: Texts) -> Element:
    """The game that goes on; on the home of another one also the way to a game of that kind."""
    other = _other(model)
    go_on = link(
        "home-continue",
        t.home_continue,
        _play(model),
        kind="primary" if other else "primary big",
        sign="play",
    )
    return h.section(".panel.next-game")[
        h.h2[t.home_running(t.game(model.match.game if model.match else model.game))],
        h.div(".buttons")[link("home-next", t.setup, model.to("setup")), go_on] if other else go_on,
    ]


def _next_game(model: Model, t: Texts) -> Element:
    settings = model.settings
    hint = t.own(model.game, "home_hint", t.home_hint)
    if settings.hints == "off":
        hint = t.own(model.game, "home_hint_plain", t.home_hint_plain)
    if settings.mode != "two" and settings.colour == "white":
        hint = t.home_hint_white
    elif model.hand.touched and model.hand.preview:
        hint = t.tap_again
    seat, two = game_named(model.game).seats.index(settings.colour), settings.mode == "two"
    unusual = _unusual(model, t)
    return h.section({"class": "panel next-game", "aria-labelledby": "next-game-title"})[
        h.h2("#next-game-title.hidden")[t.home_board],
        h.p(".home-hint")[hint] if not model.elsewhere else None,
        h.div(".buttons")[
            h.a("#home-setup.button.chip", href=model.to("setup"))[
                None if two else lone_stone(seat),
                h.span(".chip-text")[
                    h.b[t.sets.mode_two]
                    if two
                    else [h.b[t.level_short(model.level)], " ", t.level_name(model.level)],
                    h.small[" ", unusual] if unusual else None,
                ],
                h.span(".hidden")[
                    t.home_setup if two else t.joined([t.colour_first(settings.colour), t.home_setup])
                ],
                icon("right"),
            ],
            button("home-start", t.home_start, StartGame(), kind="primary", sign="play"),
        ],
    ]


def _unusual(model: Model, t: Texts) -> str:
    """In what the next game is another than the usual one: a Reverse Match, one that does not count."""
    plan = planned(replace(model, picked=None))
    words = [(plan.contest.reverse, t.sets.reverse_on), (not plan.counting, t.sets.casual_on)]
    return t.joined([word for given, word in words if given])


def _own_rank(model: Model, t: Texts) -> Element:
    """The own rank, which leads to the rank page, the exam that is open, and the records."""
    reached, exam = rank_of(model.document).number, open_exam(model.document)
    return h.section({"class": "panel home-rank", "aria-label": t.sets.your_rank})[
        h.a("#home-ranks.home-rank-link", href=model.to("ranks"))[
            rank_emblem(reached, 36), h.b[t.sets.rank(reached)], icon("right")
        ],
        button("home-exam", t.sets.exam_start, StartExam(), sign="exam")
        if exam is not None and not model.running
        else None,
        link("home-tutorial", t.lessons.title, model.to("tutorial"), sign="book")
        if _first_visit(model)
        else link("home-records", t.sets.records, model.to("records"), sign="records"),
    ]


def _own_record(model: Model, t: Texts) -> Element:
    """In a game without ranks: how often the person has won, which leads to the records; and what teaches the game."""
    account = against_cpu(model)
    # One line in any case, so that the board stays where the first view has shown it.
    words = (
        t.sets.account(*account) if account.total else t.own(model.game, "tagline", t.sets.account(*account))
    )
    return h.section({"class": "panel home-record", "aria-label": t.sets.records})[
        h.p("#home-account")[words],
        h.div(".buttons")[
            link("home-rules", t.own(model.game, "heading", t.rules), model.to("rules"), sign="book")
            if offered(model.game, "rules")
            else None,
            link("home-records", t.sets.records, model.to("records"), sign="records"),
        ],
    ]


def _first_visit(model: Model) -> bool:
    """Whether nobody has played this game here yet: then the tutorial stands where the records would.

    A game that was kept from elsewhere is none of those played here.
    """
    document = model.document
    played = any(_played_here(record, model.writer) for record in model.records)
    played = played or bool(document.cleared) or rank_of(document).number > 1
    return not played and model.settings.tutorial != "done"


def _played_here(record: Record, writer: str) -> bool:
    """Whether a game counts here, or was played by a person in this browser."""
    by_person = any(player.kind == "human" for player in record.players)
    return bool(record.tally) or (record.writer == writer and by_person)


def _today(model: Model, t: Texts) -> Element:
    cleared = model.today in model.document.cleared
    streak = current_streak(model.document.cleared, model.today)
    return h.a("#home-today.panel.today", href=model.to("calendar"))[
        h.span({"class": "cleared-mark" if cleared else "cleared-mark open", "aria-hidden": "true"})[
            icon("check") if cleared else str(model.today.day)
        ],
        h.span(".today-text")[
            h.b[t.today], h.span(".soft.small")[t.today_cleared if cleared else t.today_open]
        ],
        h.span(".streak")[icon("flame"), t.streak_now(streak)] if streak else icon("right"),
    ]
