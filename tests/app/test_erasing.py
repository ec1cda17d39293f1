"""Before anything is erased it is said what goes: how many games, and how many of them carry a star."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import AskEraseSeries
from rsg.app.update import update
from rsg.app.views import view
from rsg.progress.document import Document
from rsg.progress.record import Player
from rsg.progress.series import series_key
from tests.app.kept import library, record
from tests.app.positions import model
from tests.app.seen import Page

PAIR = (Player("human", "", "Ada"), Player("human", "", "Ben"))
KEPT = library(record(0), record(3, players=PAIR), record(5, players=PAIR)).star("g5", True, 9, "w")


def asked(message: object, document: Document, language: str) -> str:
    shown, _ = update(model(document=document), message)
    return Page(str(view(replace(shown, languages=(language,))))).one("dialog").text


@pytest.mark.parametrize(
    ("message", "english", "japanese"),
    [
        (
            s.AskErasure("records"),
            "3 games will be erased, 1 of them with a star.",
            "棋譜3局(うちスター付き1局)が消えます。",
        ),
        (
            s.AskErasure("all"),
            "3 games will be erased, 1 of them with a star.",
            "棋譜3局(うちスター付き1局)が消えます。",
        ),
        (
            AskEraseSeries(series_key(("Ada", "Ben"))),
            "2 games will be erased, 1 of",
            "棋譜2局(うちスター付き1局)が消えます。",
        ),
    ],
)
def test_it_is_said_how_many_games_go(message: object, english: str, japanese: str) -> None:
    assert english in asked(message, KEPT, "en") and japanese in asked(message, KEPT, "ja")
    plain = KEPT.star("g5", False, 10, "w")
    assert "with a star" not in asked(message, plain, "en")


@pytest.mark.parametrize("what", ["ranks", "calendar"])
def test_where_no_game_goes_none_is_named(what: str) -> None:
    assert "games will be erased" not in asked(s.AskErasure(what), KEPT, "en")


def test_a_library_without_games_names_none() -> None:
    assert "games will be erased" not in asked(s.AskErasure("records"), Document(), "en")
