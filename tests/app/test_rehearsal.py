"""What is played while the snapshot is made changes nothing that lasts."""

from __future__ import annotations

from rsg.app.rehearsal import rehearse
from rsg.app.shell import shell


def test_it_can_be_played_and_leaves_the_first_view_alone() -> None:
    before = {language: shell(language) for language in ("ja", "en")}
    rehearse()
    assert {language: shell(language) for language in ("ja", "en")} == before
