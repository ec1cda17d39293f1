"""Contrast of the colours that the style sheets define, for every theme and background, light and dark.

WCAG 2.2: text 4.5 (criterion 1.4.3), signs 3 (1.4.11).
"""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from rsg.app.settings import BACKGROUNDS, THEMES

CSS = Path(__file__).parents[2] / "static" / "css"
TOKENS = (CSS / "tokens.css").read_text()
THEME_SHEET = (CSS / "themes.css").read_text()
DECLARATION = re.compile(r"--([\w-]+): (#[0-9a-f]{6}|color-mix\([^;]+\));")
MIX = re.compile(r"color-mix\(in srgb, var\(--([\w-]+)\), (#[0-9a-f]{6}) (\d+)%\)")

TABLE = {
    "green": "#2d7a45 #48a865 #1a5c32 #4a9a60",
    "blue": "#1a5a8a #2a7aaa #0a3a6a #2a7ab0",
    "brown": "#7a5028 #9a7048 #5a3010 #9a6838",
    "night": "#1e2850 #2e3870 #3a3a80 #5a5ab0",
    "pink": "#b84878 #d868a0 #902858 #d868a0",
    "orange": "#c06020 #e08838 #984010 #e08838",
    "red": "#9a1818 #c02828 #780808 #c02828",
    "gray": "#808080 #a0a0a0 #585858 #a8a8a8",
    "dark": "#484848 #686868 #282828 #686868",
}
"""Cell, playable cell, line and star of every theme, as they were decided."""
PAPERS = {
    "cream": "#e8d8a8",
    "ivory": "#f0ead8",
    "lime": "#c8e8b8",
    "sky": "#b8d8f0",
    "lavender": "#d8c8f0",
    "peach": "#f0c8d8",
    "yellow": "#f0e898",
    "orange": "#f0d090",
    "dark": "#252540",
}

GROUNDS = ("paper", "paper-light", "paper-deep", "panel", "panel-raised")
TEXT = [
    *((ink, ground) for ink in ("ink", "ink-soft", "accent", "bad") for ground in GROUNDS),
    *(("good", ground) for ground in ("panel", "panel-raised", "good-ground")),
    ("ink", "good-ground"),
    ("primary-ink", "primary"),
    ("primary-ink", "primary-deep"),
    ("panel-raised", "accent"),
    ("panel", "good"),
    ("cell-ink", "cell"),
    ("playable-ink", "cell-playable"),
    ("restricted-ink", "restricted"),
    ("blocked-ink", "blocked"),
    *(("white-light", f"black-{part}") for part in ("light", "body", "edge")),
    *(("black-edge", f"white-{part}") for part in ("light", "body", "edge")),
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
    ("edge", "panel-raised"),
]
RIMMED = [
    (("dot", "dot-rim"), "cell-playable"),
    (("black-line", "black-edge"), "cell"),
    (("core-line", "core-star"), "cell"),
]
"""Signs of two colours, of which one stands out from whatever lies around them."""
LOOKS = list(product(THEMES, BACKGROUNDS, (False, True)))


def declared(css: str) -> dict[str, str]:
    return dict(DECLARATION.findall(css))


def block(css: str, opening: str) -> str:
    """What stands between the braces after the last `opening`."""
    assert opening in css, opening
    return css.rsplit(opening, 1)[1].split("}", 1)[0]


LIGHT = TOKENS.split("@media (prefers-color-scheme: dark)")[0]
DARK = block(TOKENS, "@media (prefers-color-scheme: dark) {\n    :root {")
ALWAYS_DARK = block(TOKENS, ':root:has(#page[data-background="dark"]) {')
PAPER_LIGHT, PAPER_DARK = THEME_SHEET.split("@media (prefers-color-scheme: dark)")


def colours(theme: str, background: str, dark: bool) -> dict[str, str]:
    """Every colour by name as `#rrggbb`, as the browser computes them."""
    found = declared(LIGHT)
    if dark:
        found |= declared(DARK)
    elif background == "dark":
        found |= declared(ALWAYS_DARK)
    paper = re.search(
        rf':root:has\(#page\[data-background="{background}"\]\)[^{{]*\{{ --paper: (#\w+); \}}',
        PAPER_DARK if dark else PAPER_LIGHT,
    )
    assert paper
    found["paper"] = paper[1]
    found |= declared(block(THEME_SHEET, "[data-theme] {")) | declared(
        block(THEME_SHEET, f'[data-theme="{theme}"] {{')
    )
    return {name: resolved(value, found) for name, value in found.items()}


def resolved(value: str, among: dict[str, str]) -> str:
    if value.startswith("#"):
        return value
    mixed = MIX.fullmatch(value)
    assert mixed, value
    ground, other, share = resolved(among[mixed[1]], among), mixed[2], int(mixed[3]) / 100
    pairs = ((int(ground[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("theme", "background", "dark"), LOOKS)
def test_text_can_be_read(theme: str, background: str, dark: bool) -> None:
    found = colours(theme, background, dark)
    weak = [(ink, ground, round(contrast(found[ink], found[ground]), 2)) for ink, ground in TEXT
            if contrast(found[ink], found[ground]) < 4.5]  # fmt: skip
    assert not weak


@pytest.mark.parametrize(("theme", "background", "dark"), LOOKS)
def test_signs_can_be_seen(theme: str, background: str, dark: bool) -> None:
    found = colours(theme, background, dark)
    weak = [(sign, ground, round(contrast(found[sign], found[ground]), 2)) for sign, ground in SIGNS
            if contrast(found[sign], found[ground]) < 3]  # fmt: skip
    for signs, ground in RIMMED:
        best = max(contrast(found[sign], found[ground]) for sign in signs)
        if best < 3:
            weak.append((str(signs), ground, round(best, 2)))
    assert not weak


def test_themes_and_backgrounds_are_those_that_were_decided() -> None:
    assert tuple(TABLE) == THEMES and tuple(PAPERS) == BACKGROUNDS
    for theme, row in TABLE.items():
        found = colours(theme, "cream", False)
        assert [found[name] for name in ("cell", "cell-playable", "cell-line", "star")] == row.split()
    for background, paper in PAPERS.items():
        assert colours("green", background, False)["paper"] == paper
    core = colours("green", "cream", False)
    assert (core["core"], core["core-line"]) == ("#7b1fa2", "#4a0a72")


def test_dark_is_the_same_wherever_it_comes_from() -> None:
    assert declared(ALWAYS_DARK).items() <= declared(DARK).items()
    assert declared(DARK).keys() - declared(ALWAYS_DARK).keys() == {"paper"}
    assert colours("green", "dark", True) == colours("green", "dark", False)
    papers = [colours("green", background, True)["paper"] for background in BACKGROUNDS]
    assert len(set(papers)) == 9 and all(luminance(paper) < 0.04 for paper in papers)


def test_what_style_sheets_use_is_defined_and_what_they_define_is_used() -> None:
    sheets = "".join(path.read_text() for path in CSS.glob("*.css"))
    used = set(re.findall(r"var\((--[\w-]+)", sheets))
    assert used and used == set(re.findall(r"(--[\w-]+)\s*:", sheets))


def test_the_measure_is_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert resolved("color-mix(in srgb, var(--a), #ffffff 50%)", {"a": "#000000"}) == "#808080"
