"""Names and memos: clusters as readers count them, and nothing that harms the page."""

from __future__ import annotations

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.progress.graphemes import graphemes
from rsg.progress.names import MEMO_LENGTH, NAME_LENGTH, clean_memo, clean_name

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
KISS = "👩🏽\u200d❤️\u200d💋\u200d👨🏿"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

CLUSTERS = {
    "Latin": ["a", "b", " ", "c"],
    "combining": ["e\u0301", "a"],
    "kana": ["か", "が", "か\u3099", "ー"],
    "halfwidth kana": ["ﾊﾟ", "ｶﾞ", "ｱ"],
    "families": [FAMILY, KISS, "a"],
    "skin tones": ["👍🏽", "👍", "👍🏿"],
    "signs": ["❤️", "❤️\u200d🔥", "1️⃣", "♀️", "🏳️\u200d🌈", "🏴\u200d☠️", "🐈\u200d⬛"],
    "flags": ["🇯🇵", "🇩🇪", "🇯"],
    "tags": [SCOTLAND, "x"],
    "Hangul letters": ["\u1112\u1161\u11ab", "\u1100\u1173\u11af"],
    "Hangul syllables": ["한", "글", "가\u11a8"],
    "Devanagari": ["क्षि", "ह", "न्दी"],
    "Thai": ["กำ", "ก่"],
    "Hebrew": ["שָׁ", "ל"],
    "controls": ["a", "\r\n", "\n", "\u202e", "b"],
    "joiner without a picture": ["a\u200d", "👩"],
}


@pytest.mark.parametrize("clusters", CLUSTERS.values(), ids=CLUSTERS.keys())
def test_clusters(clusters):
    assert graphemes("".join(clusters)) == clusters


def test_an_endless_chain_is_not_one_cluster():
    assert len(graphemes("\u200d".join("👩" * 100))) > 10


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", ""),
        ("  \u3000\t\n ", ""),
        ("  花子 ", "花子"),
        ("a\u3000 \tb", "a b"),
        ("リバースターゴ君", "リバースターゴ"),
        ("abcdef ghi", "abcdef"),
        (FAMILY * 9, FAMILY * 7),
        ("🇯🇵" * 8, "🇯🇵" * 7),
        (SCOTLAND, SCOTLAND),
        ("ﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟ", "ﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟﾊﾟ"),
        ("e\u0301" * 9, "é" * 7),
        ("אבגד", "אבגד"),
        ("\u202eevil\u202c\u2066x\u2069", "evilx"),
        ("a\x00b\x07c\x7f\x85", "abc"),
        ("a\ud800b", "ab"),
        ("\ufeff\u200b\u2060\u00ad", ""),
        ("\u200d\u200c\ufe0f", ""),
        ("\u3164\u115f\u2800", ""),
        ("\u0301", ""),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),  # Persian needs its non-joiner
        ("\ue000\ufffe\ufdd0x", "x"),
        ("<img onerror=alert(1)>", "<img on"),
        ("&amp;\"'`", "&amp;\"'"),
        ("a" * 500, "a" * 7),
        ("漢" * 500, "漢" * 7),
    ],
)
def test_names(typed, name):
    assert clean_name(typed) == name


def test_heaps_of_marks_are_cut():
    assert clean_name("z" + "\u0335\u0336\u0337\u0338\u0339\u033a" * 20 + "a") == "z\u0335\u0336\u0337\u0338a"


@given(st.text(st.characters(exclude_categories=()), max_size=60))
def test_every_text_becomes_a_safe_short_line(text):
    name = clean_name(text)
    assert clean_name(name) == name
    assert name == name.strip()
    assert len(graphemes(name)) <= NAME_LENGTH
    assert all(category(char) not in ("Cc", "Cs", "Co", "Zl", "Zp") for char in name)
    assert not set(name) & set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    name.encode("utf-8")


@given(st.text(st.sampled_from([*"a あ\u0301\u3099\u200d\u200c🇯👩🏽❤\ufe0f", "\U000e0067"]), max_size=40))
def test_marks_and_joiners_in_any_order(text):
    assert clean_name(clean_name(text)) == clean_name(text)
    assert "".join(graphemes(text)) == text


def test_memos_are_longer():
    assert clean_memo("<b>" + "あ" * 30) == "<b>" + "あ" * (MEMO_LENGTH - 3)
