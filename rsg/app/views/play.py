"""The screen of a running match: score, board, and what one may do, or the call question in its place."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from rsg.app.features import features
from rsg.app.messages import AskHint, MotionDone, NextGame, OpenSheet, Undo, encode
from rsg.app.model import Model
from rsg.app.picture import board_picture
from rsg.app.views.board import live_board
from rsg.app.views.call import call_panel
from rsg.app.views.icons import BRAND
from rsg.app.views.labels import cell_labels
from rsg.app.views.openings import opening_name
from rsg.app.views.parts import button, link
from rsg.app.views.records import tallies
from rsg.app.views.score import score_bar, seat_name
from rsg.play.match import Match
from rsg.progress.calendar import Day
from rsg.text import Texts


def play_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    match = model.match
    if match is None:
        return h.main("#main.screen", tabindex="-1")[
            h.h1[t.no_game], h.p[link("no-game-setup", t.new_game, model.to("setup"), kind="primary")]
        ]
    return h.main("#main.play", tabindex="-1")[
        _head(model, match, t),
        score_bar(model, match, t),
        h.div(".board-area")[_board(model, match, t)],
        h.div(".dock")[
            call_panel(match, model.hand.call, t) if model.hand.call else _controls(model, match, t),
            tallies(model, match, t),
        ],
    ]


def _head(model: Model, match: Match, t: Texts) -> Element:
    contest = _contest(match, t)
    return h.header(".play-head")[
        h.a({"class": "brand", "href": model.to("home"), "aria-label": t.to_home})[BRAND],
        h.h1(".play-title")[
            t.level(match.level) if match.level else t.sets.mode_two,
            h.span(".play-day.play-contest")[" ", contest] if contest else None,
            h.span(".play-day")[" ", t.challenge_of(Day.parse(match.day))] if match.day else None,
        ],
    ]


def _board(model: Model, match: Match, t: Texts) -> Node:
    picture, hand = board_picture(model), model.hand
    open_ = model.my_turn and not hand.call
    return live_board(
        picture,
        t.board,
        cell_labels(t, picture, match.position if open_ else None),
        taps=open_,
        elsewhere=encode(MotionDone(hand.motion.ply)) if hand.motion else "",
    )


def _controls(model: Model, match: Match, t: Texts) -> Node:
    if match.over and not model.result_due:
        buttons = _result_buttons(t, model.next is not None, model.to("home"))
    else:
        two, note = match.person is None, ""
        if match.counting:
            note = t.undo_used if match.undos else t.undo_once
        buttons = _game_buttons(t, None if two else match.undo_to is not None, note, _hint(model, match))
    return [h.p("#status.status")[_status(model, match, t)], buttons]


@lru_cache(maxsize=8)
def _game_buttons(t: Texts, undo: bool | None, note: str, hint: bool | None) -> Markup:
    """`undo` and `hint`: whether they may be used now; None where this match has none. `note` is undo's."""
    buttons = h.div(".buttons.controls")[
        button("undo", t.undo, Undo(), sign="undo", note=note, disabled=not undo)
        if undo is not None
        else None,
        button("hint", t.sets.hint, AskHint(), sign="hint", disabled=not hint) if hint is not None else None,
        button("resign", t.resign, OpenSheet("resign"), sign="flag"),
        button("menu", t.menu, OpenSheet("menu"), sign="menu"),
    ]
    return Markup(str(buttons))


@lru_cache(maxsize=4)
def _result_buttons(t: Texts, goes_on: bool, home: str) -> Markup:
    buttons = h.div(".buttons.controls")[
        button("show-next", t.sets.go_on, NextGame(), kind="primary", sign="play") if goes_on else None,
        button(
            "show-result", t.show_result, OpenSheet("result"), kind="" if goes_on else "primary", sign="info"
        ),
        link("result-home", t.home, home, sign="home"),
    ]
    return Markup(str(buttons))


def _contest(match: Match, t: Texts) -> str:
    """What this game is a part of, and the opening it is in."""
    contest, words = match.contest, []
    if contest.exam:
        words.append(t.sets.exam_account(contest.won, contest.lost, contest.needed))
    if contest.part:
        words.append(t.sets.game_of_set(contest.part))
    if not match.counting:
        words.append(t.sets.casual_on)
    if opening := opening_name(match, match.ply, t):
        words.append(opening)
    return t.joined(words)


def _hint(model: Model, match: Match) -> bool | None:
    return None if match.counting else model.my_turn and model.hint is None


def _status(model: Model, match: Match, t: Texts) -> str:
    """One line about what is going on now."""
    if match.over:
        return "" if model.result_due else t.status_over
    seat = match.position.to_move or 0
    if not model.my_turn:
        return t.status_thinking(seat_name(t, match, seat))
    if match.position.exception:
        return t.status_exception
    if model.hand.touched and model.hand.preview:
        return t.tap_again
    if model.hint is not None:
        return t.sets.hint_shown if model.hint.values else t.sets.hint_thinking
    turn = t.status_your_turn if match.person is not None else t.sets.turn_of(seat_name(t, match, seat))
    if features(match.game).counts and model.hints:
        return t.status_moves(turn, len(match.position.moves()))
    if match.person is None or match.ply > 1:
        return turn
    return t.status_first if model.hints else t.status_first_plain
