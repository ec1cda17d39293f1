"""The icons in the package are those of Lucide, with its licence, and no others than are used."""

from __future__ import annotations

import pytest

from tools import lucide
from tools.build import licences
from tools.build.paths import ROOT

VIEWS = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "rsg" / "app" / "views").rglob("*.py"))
    if path != lucide.TARGET
)


@pytest.mark.native
def test_icons_and_licence_are_as_the_package_has_them():
    assert lucide.TARGET.read_text(encoding="utf-8") == lucide.module()
    assert lucide.LICENCE.read_text(encoding="utf-8") == lucide.licence()
    assert "lucide-static" in licences.text()


@pytest.mark.parametrize("name", lucide.USED)
def test_every_icon_is_used(name: str):
    assert f'"{name}"' in VIEWS
