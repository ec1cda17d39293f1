"""The other engines play one move: Gecko and WebKit, as Debian packages them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from e2e.conftest import Site


@pytest.fixture
def quiet_site() -> Iterator[Site]:
    """dist/ with caching allowed, as hosts do."""
    with Site() as site:
        site.cache_control = "max-age=600"
        yield site
