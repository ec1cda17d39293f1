"""Sheets of the library and of replays: deleting, games from elsewhere, a game from here, copying by hand."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app import study_messages as s
from rsg.app.messages import CloseSheet, encode
from rsg.app.model import Model
from rsg.app.replay import can_be_shown
from rsg.app.routes import Route, format_hash
from rsg.app.views.data import data_sheet, erase_sheet, file_button
from rsg.app.views.diagram import lone_stone
from rsg.app.views.icons import board_icon
from rsg.app.views.kifu import facts, opponent, result_text
from rsg.app.views.parts import button, click, link, sheet
from rsg.app.views.records import series_verdict
from rsg.games import game as game_named
from rsg.progress.record import Record
from rsg.progress.series import is_series, series_names
from rsg.text import Texts


def _delete(model: Model, t: Texts) -> Element:
    record = model.document.library.games.get(model.shelf.asked)
    damaged = record is not None and not can_be_shown(record)
    return sheet(
        model,
        t,
        "delete_game",
        t.study.damaged_title if damaged else t.study.delete_title,
        _of(record, t),
        h.p[t.study.damaged_text] if damaged else None,
        h.p[t.own(model.game, "delete_text", t.study.delete_text)],
        h.div(".buttons")[
            button("delete-no", t.study.cancel, CloseSheet(), kind="primary"),
            button("delete-yes", t.study.delete, s.DeleteGame(), kind="danger", sign="delete"),
        ],
        closable=False,
    )


def _drop_line(model: Model, t: Texts) -> Element | None:
    replay = model.replay
    if replay is None:
        return None
    text, line = t.study, replay.lines[int(model.shelf.asked)]
    return sheet(
        model,
        t,
        "drop_line",
        text.drop_line_title,
        h.p[h.b[t.joined([text.variation_from(line.fork + 1), text.moves(line.end - line.fork)])]],
        h.p[text.drop_line_text],
        h.div(".buttons")[
            button("drop-no", text.cancel, CloseSheet(), kind="primary"),
            button("drop-yes", text.drop_line_yes, s.DropLine(), kind="danger", sign="delete"),
        ],
        closable=False,
    )


def _of(record: Record | None, t: Texts) -> Node:
    if record is None:
        return None
    return h.p[h.b[h.bdi[opponent(record, t)]], " ", t.joined([result_text(record, t), *facts(record, t)])]


def _import(model: Model, t: Texts) -> Element:
    text, refused = t.study, model.shelf.refused
    return sheet(
        model,
        t,
        "import_games",
        text.import_title,
        h.p[text.import_text],
        h.div(".field")[
            h.label({"for": "import-text"})[text.import_field],
            h.textarea(
                {"data-input": encode(s.PasteText)},
                id="import-text",
                rows="4",
                spellcheck="false",
                autocomplete="off",
            )[model.shelf.pasted],
            h.p("#import-refused.bad", role="alert")[_refused(refused, t)] if refused else None,
        ],
        h.div(".buttons")[
            button(
                "import-go",
                text.import_go,
                s.ImportPasted(),
                kind="primary",
                disabled=not model.shelf.pasted.strip(),
            ),
            file_button(
                "import-file",
                text.import_file,
                encode(s.ImportFile),
                ".json,.txt,application/json,text/plain",
            ),
        ],
    )


def _refused(refused: tuple[str | int, ...], t: Texts) -> str:
    key, *arguments = refused
    return t.study(str(key), *arguments)


def _from_here(model: Model, t: Texts) -> Element | None:
    replay = model.replay
    if replay is None:
        return None
    # The new game begins without the positions of this one.
    text, blocked = t.study, () if replay.position.exception else replay.position.blocked
    return sheet(
        model,
        t,
        "from_here",
        text.from_here_title,
        h.p[text.from_here_text(t.cpu(model.level))],
        h.p(".soft.small")[text.from_here_ko(t.joined(blocked))] if blocked else None,
        h.div(".buttons")[
            (
                h.button(
                    click(s.StartFromHere(colour)), id=f"from-here-{colour}", class_="button", type="button"
                )[lone_stone(seat), h.span[text.play_colour(colour)]]
                for seat, colour in enumerate(game_named(replay.game.game).seats)
            )
        ],
    )


def _copied(model: Model, t: Texts) -> Element:
    return sheet(
        model,
        t,
        "copied",
        t.study.copied_title,
        h.p[t.study.copied_text],
        h.div(".field")[
            h.textarea(id="copied-text", rows="6", readonly=True, aria_label=t.study.copied_title)[
                model.shelf.copied
            ]
        ],
    )


def _decided(record: Record, t: Texts) -> list[str]:
    """What a game has decided beyond itself: its set, an exam."""
    words = []
    if record.part and record.outcome:
        if is_series(record.tally):
            verdict = series_verdict(record, series_names(record.tally), t)
        else:
            verdict = t.study(record.outcome)
        words.append(t.joined([t.sets.whole_set, verdict]))
    return [*words, t.sets.exam_passed] if record.passed else words


def _unseen(model: Model, t: Texts) -> Element | None:
    """The result of a game that ended in the very second in which the page went away."""
    record = model.document.library.games.get(model.shelf.asked)
    if record is None:
        return None
    if model.running:
        buttons = [button("unseen-close", t.sets.go_on, CloseSheet(), kind="primary", sign="play")]
    else:
        look, sign = t.study.unseen_look, board_icon(record.game)
        there = format_hash(Route("replay", page=record.id))
        buttons = [
            link("unseen-look", look, there, kind="primary", sign=sign),
            button("unseen-close", t.close, CloseSheet()),
        ]
    contest = model.match.contest if model.match is not None else None
    return sheet(
        model,
        t,
        "unseen",
        t.study.unseen_title(t.game(record.game)),
        _of(record, t),
        [h.p[h.b[words]] for words in _decided(record, t)],
        h.p[h.b[t.result_cleared(record.cleared)]] if record.cleared else None,
        h.p[t.sets.exam_account(contest.won, contest.lost, contest.needed)]
        if contest is not None and contest.exam
        else None,
        h.div(".buttons")[buttons],
        closable=False,
    )


STUDY_SHEETS = {
    "delete_game": _delete,
    "drop_line": _drop_line,
    "import_games": _import,
    "from_here": _from_here,
    "copied": _copied,
    "unseen": _unseen,
    "data": data_sheet,
    "erase": erase_sheet,
}
