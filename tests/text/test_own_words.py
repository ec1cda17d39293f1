"""No view has words of its own: whatever is read or heard stands in the texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

VIEWS = Path(__file__).parents[2] / "rsg" / "app" / "views"
HEARD = ("aria_label", "aria-label", "aria_valuetext", "aria-valuetext", "title", "placeholder", "alt")
"""Attributes that are read out, or shown as they are."""
WORDED = {"button": 1, "link": 1, "sheet": 3}
"""Our parts of pages, with the place of their words among the arguments."""


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to, as far as they are written out in it."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case (
            ast.JoinedStr(values=parts)
            | ast.Tuple(elts=parts)
            | ast.List(elts=parts)
            | ast.BoolOp(values=parts)
        ):
            for part in parts:
                yield from constants(part)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from (*constants(one), *constants(other))
        case ast.GeneratorExp(elt=each) | ast.ListComp(elt=each):
            yield from constants(each)


def words(source: str) -> list[str]:
    """What a view writes into elements and into attributes that are heard, where it has letters."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Subscript(value=element, slice=content) if ast.unparse(element).startswith("h."):
                found += constants(content)
            case ast.keyword(arg=name, value=value) if name in HEARD:
                found += constants(value)
            case ast.Dict(keys=keys, values=values):
                for key, value in zip(keys, values, strict=True):
                    if isinstance(key, ast.Constant) and key.value in HEARD:
                        found += constants(value)
            case ast.Call(func=ast.Name(id=part), args=arguments) if part in WORDED:
                found += [text for each in arguments[WORDED[part] :][:1] for text in constants(each)]
    return [text for text in found if re.search(r"[^\W\d_]", text)]


def test_no_view_has_words_of_its_own() -> None:
    views = sorted(VIEWS.rglob("*.py"))
    assert len(views) > 40
    assert {view.name: found for view in views if (found := words(view.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize(
    "written",
    [
        'h.p["Good luck"]',
        'h.p(".soft")[None, "Good luck"]',
        'h.p[f"{number} Good luck"]',
        'h.p[t.close if won else "Good luck"]',
        'h.ul[(h.li["Good luck"] for _ in range(3))]',
        'h.svg(aria_label="Good luck")',
        'h.a({"aria-label": "Good luck"})[icon("x")]',
        'button("start", "Good luck", StartGame())',
        'sheet(model, t, "menu", "Good luck")',
    ],
)
def test_words_are_found_wherever_they_are_written(written: str) -> None:
    assert [text.strip() for text in words(written)] == ["Good luck"]
