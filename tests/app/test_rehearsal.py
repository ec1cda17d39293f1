"""What is played while the snapshot is made changes nothing that lasts."""

from __future__ import annotations

import pytest

from rsg.app.rehearsal import opening, rehearse
from rsg.app.shell import shell
from rsg.games import GAMES


def test_it_can_be_played_and_leaves_the_first_view_alone() -> None:
    before = {language: shell(language) for language in ("ja", "en")}
    rehearse()
    assert {language: shell(language) for language in ("ja", "en")} == before


@pytest.mark.parametrize("game", GAMES)
def test_an_opening_is_played_in_small_pieces(game: str) -> None:
    assert len(list(opening("en", game))) > 8
