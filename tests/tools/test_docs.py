"""What the pages for people point at is there, and every page is pointed at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rsg.__main__ import USAGE

pytestmark = pytest.mark.native  # the pages are no part of the package

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


def targets(page: Path) -> list[Path]:
    """The files of ours that a page links to."""
    text = page.read_text()
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text) + re.findall(r'src="([^":]+)"', text)
    return [(page.parent / link).resolve() for link in links]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert not [target for target in targets(page) if not target.exists()]
    named = re.findall(r"\bdocs/[\w-]+\.md", page.read_text())
    assert not [name for name in named if not (ROOT / name).exists()]


def test_every_page_can_be_found_from_the_first() -> None:
    found, left = set(), [ROOT / "README.md"]
    while left:
        page = left.pop()
        if page not in found:
            found.add(page)
            left += [target for target in targets(page) if target.suffix == ".md"]
    assert len(PAGES) > 5 and found >= set(PAGES)


def test_the_help_of_the_program_names_the_page_of_its_protocol() -> None:
    (name,) = re.findall(r"docs/[\w-]+\.md", USAGE)
    assert "# The engine protocol" in (ROOT / name).read_text()
