"""What a replay says of the game and the line that one looks at, and the ways between them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import Routed
from rsg.app.model import Model
from rsg.app.views import view
from rsg.play.link import write_link
from rsg.progress.record import Player
from tests.app.kept import library, record
from tests.app.positions import model, recorded, with_settings
from tests.app.seen import Page
from tests.app.studies import after


def seen(of: Model, language: str = "en") -> Page:
    return Page(str(view(with_settings(of, language=language))))


@pytest.mark.parametrize(
    ("language", "title", "pair"),
    [("en", "A shared game", "Black – White"), ("ja", "共有された対局", "黒 対 白")],
)
def test_a_game_that_came_in_without_names_is_a_shared_one_wherever_it_stands(
    language: str, title: str, pair: str
) -> None:
    shared = after(replace(model(), writer="w"), Routed(f"#/r/{write_link(recorded(12))}"))
    kept = after(shared, s.KeepGame())
    assert kept.replay is not None
    for shown in (
        shared,
        kept,
        after(kept, s.AskDeletion(kept.replay.record.id)),
        after(kept, Routed("#/kifu")),
    ):
        told = seen(shown, language).root.text
        assert title in told and pair not in told
    (name,) = (e.text for e in seen(kept, language).all("heading") if e.tag == "h1")
    assert name == title


@pytest.mark.parametrize(
    ("players", "title"),
    [
        ((Player("human"), Player("human")), "Black – White"),
        ((Player("remote", "", "Ada"), Player("remote")), "Ada – White"),
        ((Player("remote"), Player("cpu", "Lv.3")), "Black – CPU Lv.3"),
    ],
)
def test_a_game_of_which_more_is_known_is_not(players: tuple[Player, Player], title: str) -> None:
    page = seen(after(model(document=library(record(3, players=players))), Routed("#/kifu/g3")))
    assert [e.text for e in page.all("heading") if e.tag == "h1"] == [title]
