"""Messages as the text that elements carry."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.app.messages import (
    DismissNotice,
    Message,
    PickDay,
    SetSetting,
    StartGame,
    TapCell,
    decode,
    encode,
)


@pytest.mark.parametrize(
    "message",
    [
        TapCell("B4"),
        StartGame(),
        SetSetting("name", '<img src=x onerror="alert(1)">'),
        DismissNotice(3),
        PickDay("2026-01-05"),
    ],
)
def test_messages_round_trip(message: Message) -> None:
    assert decode(encode(message)) == message


def test_a_field_fills_in_its_value() -> None:
    assert decode(encode(SetSetting, "level"), "MAX") == SetSetting("level", "MAX")


@given(st.text() | st.from_regex(r'\["[A-Z][A-Za-z]+"(,("[a-z]*"|\d|null|\[\]))*\]', fullmatch=True))
def test_any_text_is_a_message_or_refused(text: str) -> None:
    try:
        assert isinstance(decode(text), Message)
    except ValueError as error:
        assert str(error)
