"""Contrast of the colours that the style sheet defines, light and dark (WCAG 2.2, criteria 1.4.3 and 1.4.11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "static" / "css" / "tokens.css").read_text()
LIGHT, DARK = TOKENS.split("@media (prefers-color-scheme: dark)")

GROUNDS = ("paper", "paper-light", "paper-deep", "panel", "panel-raised")
TEXT = [
    *((ink, ground) for ink in ("ink", "ink-soft", "accent", "bad") for ground in GROUNDS),
    *(("good", ground) for ground in ("panel", "panel-raised", "good-ground")),
    ("ink", "good-ground"),
    ("primary-ink", "primary"),
    ("primary-ink", "primary-deep"),
    ("panel-raised", "accent"),
    ("panel", "good"),
]
SIGNS = [
    ("dot", "dot-rim"),
    ("dot", "black-body"),
    ("dot-rim", "restricted"),
    ("sign-border", "restricted"),
    ("sign-border", "blocked"),
    ("last", "black-body"),
    ("last", "white-body"),
    ("cross", "white-body"),
    ("white-body", "cell"),
    ("black-body", "white-body"),
    ("core-star", "core"),
    ("accent", "panel"),
    ("primary", "panel-raised"),
]


def colours(dark: bool) -> dict[str, str]:
    """Values by name; the dark ones override the light."""
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", LIGHT))
    return found | (dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", DARK)) if dark else {})


def luminance(colour: str) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_can_be_read(ink: str, ground: str, dark: bool) -> None:
    found = colours(dark)
    assert contrast(found[ink], found[ground]) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("sign", "ground"), SIGNS)
def test_signs_can_be_seen(sign: str, ground: str, dark: bool) -> None:
    found = colours(dark)
    assert contrast(found[sign], found[ground]) >= 3


def test_both_schemes_are_checked() -> None:
    assert colours(False)["paper"] == "#e8d8a8" and colours(True)["paper"] == "#252540"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
