"""The drawings of ranks and trophies: whole, distinct, and usable any number of times on one page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rsg.app.views.drawings import sheet
from rsg.app.views.emblems import rank_emblem
from rsg.app.views.trophies import month_trophy, year_trophy
from rsg.progress.record import HIGHEST_RANK

ALL = (
    *(rank_emblem(number, 160) for number in range(1, HIGHEST_RANK + 1)),
    *(month_trophy(month, True, 160) for month in range(1, 13)),
    year_trophy(True, 160),
)


def test_there_are_thirty_ranks_and_thirteen_trophies_and_no_two_are_alike() -> None:
    assert HIGHEST_RANK == 30 and len(ALL) == 43
    assert len(set(ALL)) == 43
    # Not by their colours alone: the shapes without them differ too, within each family.
    shapes = [re.sub(r"#[0-9a-f]{6}", "", drawing) for drawing in ALL]
    assert len(set(shapes)) == 43


@pytest.mark.parametrize("drawing", ALL)
def test_a_drawing_is_whole_and_needs_nothing_else(drawing: str) -> None:
    root = ElementTree.fromstring(drawing)
    assert root.get("width") == root.get("height") == "160"
    for element in root.iter():
        assert "style" not in element.attrib, "the policy forbids it"
        assert "id" not in element.attrib, "it may stand on a page more than once"
        assert element.tag in ("svg", "g", "path", "circle")
    assert "nan" not in drawing and "url(" not in drawing
    assert len(drawing) < 16_000


@pytest.mark.parametrize("drawing", ALL)
def test_a_drawing_stays_on_its_field(drawing: str) -> None:
    paths = re.findall(r' d="([^"]+)"', drawing)
    assert paths
    for data in paths:
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", data)]
        assert all(-62 <= n <= 62 for n in numbers), data
    for x, y, r in re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([-\d.]+)"', drawing):
        assert abs(float(x)) + float(r) <= 50 and abs(float(y)) + float(r) <= 50


def test_the_sheet_has_every_drawing_and_a_list_refers_to_it() -> None:
    drawn = {g.get("id"): len(g) for g in ElementTree.fromstring(sheet()).iter() if g.get("id")}
    assert len(drawn) == 43 and min(drawn.values()) > 3
    listed = [
        *(rank_emblem(number, listed=True) for number in range(1, HIGHEST_RANK + 1)),
        *(month_trophy(month, False, listed=True) for month in range(1, 13)),
        year_trophy(True, listed=True),
    ]
    assert [use.split("#")[1].split('"')[0] for use in listed] == list(drawn)
    assert max(map(len, listed)) < 250


def test_what_is_not_earned_is_grey_by_the_style_sheet() -> None:
    assert 'class="trophy unearned"' in month_trophy(1, False) and "unearned" not in month_trophy(1, True)
    assert 'class="trophy year unearned"' in year_trophy(False)
    assert 'class="emblem unearned"' in rank_emblem(3, earned=False)


def test_a_name_makes_it_an_image_and_none_a_decoration() -> None:
    named = ElementTree.fromstring(rank_emblem(1, name='Paper & "more"'))
    assert named.get("role") == "img" and named.get("aria-label") == 'Paper & "more"'
    assert ElementTree.fromstring(rank_emblem(1)).get("aria-hidden") == "true"


@pytest.mark.parametrize("number", [0, 31])
def test_no_other_rank(number: int) -> None:
    with pytest.raises(ValueError):
        rank_emblem(number)


def test_no_other_month() -> None:
    with pytest.raises(ValueError):
        month_trophy(13, True)
