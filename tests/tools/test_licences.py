"""What dist/ holds of other people's work is served with the whole text of its licence."""

from __future__ import annotations

import re

import pytest

from tools.build import licences

pytestmark = pytest.mark.native  # node_modules/


def test_everything_that_is_served_comes_with_its_copyright_and_licence():
    parts = licences.text().split(licences.LINE)
    assert {"ReverStarGo", "@pyscript/core", "@ungap/with-resolvers", "codedent", "htpy"} <= {
        part.split()[0] for part in parts
    }
    bare = [
        part.splitlines()[0]
        for part in parts
        if not re.search("copyright|permission", part, re.I) or len(part) < 400
    ]
    assert bare == []


def test_a_licence_that_a_package_only_names_is_told_with_its_author():
    [part] = [part for part in licences.text().split(licences.LINE) if part.startswith("codedent ")]
    assert "(ISC)" in part.splitlines()[0]
    assert "Copyright (c) Andrea Giammarchi\n\nPermission to use, copy, modify" in part
