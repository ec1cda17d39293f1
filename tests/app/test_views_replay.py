"""What a replay says of the game and the line that one looks at, and the ways between them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import Routed, decode
from rsg.app.model import Model
from rsg.app.replay import Judged
from rsg.app.views import view
from rsg.play.link import write_link
from rsg.progress.record import Player
from tests.app.kept import library, record
from tests.app.positions import model, recorded, with_settings
from tests.app.seen import Page
from tests.app.studies import after, reviewed, varied


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


@pytest.mark.parametrize(
    ("language", "told", "back", "game"),
    [
        ("en", "Move {} of 7 Variation from move 7", "Back to the game", "Move {} of 33 Best"),
        ("ja", "7手中{}手目 7手目からの変化", "本譜へ戻る", "33手中{}手目 最善"),
    ],
)
@pytest.mark.parametrize("ply", [7, 6, 3])
def test_a_variation_is_named_with_the_way_back_before_it_leaves_the_game_too(
    language: str, told: str, back: str, game: str, ply: int
) -> None:
    """Whoever goes on there goes along it, so what the review says of the game's move waits."""
    shown = after(varied(reviewed(), 6), s.GoToPly(1, ply))
    page = seen(shown, language)
    assert page.by_id["status"].text == told.format(ply)
    assert decode(page.one("button", back).get("data-click")) == s.BackToGame()
    left = seen(after(shown, s.BackToGame()), language)
    assert left.by_id["status"].text == game.format(min(ply, 6))
    assert not left.all("button", back)


@pytest.mark.parametrize(
    ("language", "black", "white"),
    [
        ("en", "Better for Black by 11.5: C2 Show", "Better for White by 3.0: A9 Show"),
        ("ja", "黒はC2なら11.5得 見る", "白はA9なら3.0得 見る"),
    ],
)
def test_what_would_have_been_better_says_for_whom(language: str, black: str, white: str) -> None:
    shown = reviewed()
    assert shown.replay is not None
    review = shown.replay.review
    missed = Judged(-2.0, 1.0, "A9", "inaccuracy")
    judged = (*review.judged[:11], missed, *review.judged[12:])
    shown = replace(shown, replay=replace(shown.replay, review=replace(review, judged=judged)))
    assert seen(shown, language).by_id["better-show"].text == black
    assert seen(after(shown, s.GoToPly(0, 12)), language).by_id["better-show"].text == white


def test_where_the_other_colour_passes_it_is_still_for_whoever_moved() -> None:
    shown = reviewed()
    assert shown.replay is not None
    review, positions = shown.replay.review, shown.replay.game.positions
    ply = next(ply for ply in range(1, 33) if positions[ply].passes and positions[ply - 1].to_move == 0)
    assert positions[ply].to_move == 0
    missed = Judged(2.0, 1.0, "A9", "good")
    judged = (*review.judged[: ply - 1], missed, *review.judged[ply:])
    shown = replace(shown, replay=replace(shown.replay, review=replace(review, judged=judged)))
    assert "Black" in seen(after(shown, s.GoToPly(0, ply))).by_id["better-show"].text
