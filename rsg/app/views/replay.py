"""The screen of a game opened again: its board, the way through its moves, and all that can be done with it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from rsg.app import study_messages as s
from rsg.app.messages import MotionDone, encode
from rsg.app.model import Model
from rsg.app.picture import Picture, labelled, live_picture
from rsg.app.replay import Replay
from rsg.app.views.board import live_board
from rsg.app.views.call import call_panel
from rsg.app.views.diagram import lone_stone
from rsg.app.views.kifu import facts, opponent, player_names, result_text, star_button
from rsg.app.views.labels import cell_labels
from rsg.app.views.moves import move_list
from rsg.app.views.openings import opening_name
from rsg.app.views.parts import button, link, notices
from rsg.app.views.printed import printed_screen
from rsg.app.views.review import better_button, mark_words, move_words, review_panel
from rsg.app.views.score import name_line, seat_points
from rsg.games import game as game_named
from rsg.text import Texts


def replay_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    replay = model.replay
    if replay is None:
        return _broken(model, t)
    if replay.printing:
        return printed_screen(replay, model.document.library.memo(replay.record.id), t)
    return h.main("#main.replay", tabindex="-1", data_key=encode(s.ReplayKey))[
        _head(replay, t),
        _score(replay, t),
        h.div(".board-area")[_board(model, replay, t)],
        h.div(".dock")[
            notices(model, t) if tells_in_dock(model) else None,
            call_panel(replay.now, replay.hand.call, t, replay.better.best if replay.better else "")
            if replay.hand.call
            else _controls(model, replay, t),
        ],
        h.div(".replay-side")[
            review_panel(replay, t) if replay.game.ply else None,
            move_list(replay, t),
            _actions(model, replay, t),
        ],
    ]


def tells_in_dock(model: Model) -> bool:
    """Whether short messages stand on the replay's hint, since all around it are controls."""
    return model.replay is not None and not model.replay.printing and not model.sheet


def _broken(model: Model, t: Texts) -> Element:
    """A link that cannot be read, and why."""
    _, kind, ply = model.shelf.broken or ("", "digits", 0)
    said = t.study.link_ply(int(ply)) if kind == "ply" else t.study(f"link_{kind}")
    return h.main("#main.screen", tabindex="-1")[
        h.h1[t.study.broken_title],
        h.p[said],
        h.p[link("broken-home", t.home, model.to("home"), kind="primary", sign="home")],
    ]


def _head(replay: Replay, t: Texts) -> Element:
    record, line = replay.record, replay.shown
    return h.header(".replay-head")[
        h.h1[h.bdi[opponent(record, t)]],
        h.p(".soft.small")[t.joined([result_text(record, t), *facts(record, t)])],
        # Where it gets a name, its line is there from the start: nothing moves when the name comes.
        h.p("#opening.soft.small")[opening_name(line.match, replay.ply, t)]
        if opening_name(line.match, line.end, t)
        else None,
    ]


def _score(replay: Replay, t: Texts) -> Element:
    position = replay.position
    colours, names = game_named(replay.game.game).seats, player_names(replay.record, t)
    return h.section("#score.score", aria_label=t.score)[
        (
            h.div(id=f"score-{colour}", class_="seat to-move" if position.to_move == seat else "seat")[
                lone_stone(seat),
                name_line(colour, names[seat], t),
                seat_points(replay.game.game, position, seat, t),
            ]
            for seat, colour in enumerate(colours)
        )
    ]


def _board(model: Model, replay: Replay, t: Texts) -> Node:
    """The moment that is looked at, with the signs of a match where a variation may begin."""
    game, hand = game_named(replay.game.game), replay.hand
    hints = replay.resting and model.hints
    live = labelled(live_picture(game, replay.position, hand, hints=hints), model.settings)
    picture = _with_better(live, replay)
    return live_board(
        picture,
        t.study.board,
        cell_labels(t, picture, replay.position if not hand.call else None),
        taps=not hand.call,
        elsewhere=encode(MotionDone(hand.motion.ply)) if hand.motion else "",
    )


def _with_better(picture: Picture, replay: Replay) -> Picture:
    """The picture with a star on the cell that is better than what the game went on with, where that is shown.

    It lies on the position before the move: there it can be played, and what lies around it is what it was good for.
    It gives way to the stone whose call is asked.
    """
    if replay.better is None or replay.hand.call:
        return picture
    better = picture.game.parse_move(replay.better.best).cell
    cells = (replace(cell, better=True) if cell.label == better else cell for cell in picture.cells)
    return replace(picture, cells=tuple(cells))


def _controls(model: Model, replay: Replay, t: Texts) -> Node:
    text, end, judged = t.study, replay.shown.end, replay.judged
    where = text.before_move(replay.ply + 1) if replay.better else text.ply_of(replay.ply, end)
    at_start, at_end = replay.ply == 0, replay.ply == end
    return [
        h.div("#try.small")[_advice(model, replay, t)],
        h.p("#status.status")[
            h.span[where],
            # Before it leaves the game too, since that is where the way on leads.
            h.span(".soft")[text.variation(replay.shown.fork + 1)] if replay.line else None,
            mark_words(judged, t) if judged and not replay.better else None,
        ],
        h.input(
            {"data-input": encode(s.SlidePly), "aria-label": text.slider, "aria-valuetext": where},
            id="slider",
            class_="slider",
            type="range",
            min="0",
            max=str(end),
            value=str(replay.ply),
        ),
        h.div(".buttons.controls.steps", role="group", aria_label=text.controls)[
            _step("first", "first", text.first, at_start),
            _step("back", "left", text.back, at_start),
            button(
                "step-play",
                text.pause if replay.playing else text.play,
                s.PlayReplay(),
                kind="primary",
                sign="pause" if replay.playing else "play",
                hide_text=True,
                disabled=not end,
            ),
            _step("forward", "right", text.forward, at_end),
            _step("last", "last", text.last, at_end),
        ],
    ]


def _advice(model: Model, replay: Replay, t: Texts) -> Node:
    """The way out of a variation; of the game, what would have been better, or what one may do on the board."""
    text, better = t.study, replay.better
    if better:
        return h.p[text.better_here(move_words(replay.game.game, better.best, t), better.loss)]
    if replay.line:
        return button("back-to-game", text.back_to_game, s.BackToGame(), sign="undo")
    if replay.missed:
        return better_button(replay, replay.missed, t)
    try_it = text.try_marked if model.hints else text.try_other
    return h.p(".soft")[try_it if replay.resting else None]


def _step(where: str, sign: str, name: str, disabled: bool) -> Element:
    return button(f"step-{where}", name, s.StepPly(where), sign=sign, hide_text=True, disabled=disabled)


def _actions(model: Model, replay: Replay, t: Texts) -> Element:
    game_id = replay.record.id
    return h.section("#actions.panel.replay-actions", aria_label=t.menu)[
        _memo(model, replay, t) if game_id else None,
        _buttons(game_id, bool(replay.line), model.busy, replay.goes_on, t),
    ]


@lru_cache(maxsize=16)
def _buttons(game_id: str, varied: bool, busy: bool, goes_on: bool, t: Texts) -> Markup:
    text, kept = t.study, bool(game_id)
    share = text.share_variation if varied else text.share
    buttons = h.div(".buttons")[
        button("keep-game", text.keep, s.KeepGame(), kind="primary", sign="kifu") if not kept else None,
        button("share-game", share, s.ShareGame("game"), sign="share"),
        button("share-position", text.share_position, s.ShareGame("position"), sign="pin"),
        button(
            "from-here",
            text.from_here,
            s.AskFromHere(),
            sign="new",
            note=text.from_here_over if not goes_on else text.from_here_busy if busy else "",
            disabled=busy or not goes_on,
        ),
        button("copy-game", text.copy_text, s.CopyRecord(), sign="copy"),
        button("save-game", text.save_file, s.ExportGames("open"), sign="save"),
        button("print-game", text.print, s.ShowPrint(True), sign="print"),
        button("delete-game", text.delete, s.AskDeletion(game_id), kind="danger", sign="delete")
        if kept
        else None,
    ]
    return Markup(str(buttons))


def _memo(model: Model, replay: Replay, t: Texts) -> Element:
    library, game_id = model.document.library, replay.record.id
    return h.div(".memo-row")[
        h.div(".field")[
            h.label({"for": "memo"})[t.study.memo],
            h.input(
                {"data-change": encode(s.NoteGame, game_id), "aria-describedby": "memo-help"},
                id="memo",
                type="text",
                value=library.memo(game_id),
                autocomplete="off",
                enterkeyhint="done",
            ),
            h.p("#memo-help.soft.small")[t.study.memo_help],
        ],
        star_button(game_id, library.starred(game_id), t.study.star, "star-game"),
    ]
