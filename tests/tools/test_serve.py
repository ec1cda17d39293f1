"""The server behaves as the host does for which the site is made."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.serve import Server

pytestmark = pytest.mark.native


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "dist"
    folder.mkdir()
    for name, text in {
        "index.html": "home",
        "404.html": "lost",
        "a.wasm": "wasm" * 99,
        "b.snap": "snap",
    }.items():
        (folder / name).write_text(text)
    (tmp_path / "secret").write_text("secret")
    with Server(folder, "/x/y/") as running:
        yield running


def get(url: str, **headers: str):
    return urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=5)


def test_files_below_the_prefix(server):
    assert get(server.url).read() == b"home"
    assert get(server.url + "?room=ABC234").read() == b"home"
    assert get(server.url.removesuffix("/")).url == server.url
    assert get(server.url + "b.snap").headers["Content-Type"] == "application/octet-stream"


def test_webassembly_is_compressed_and_the_snapshot_is_not(server):
    wasm = get(server.url + "a.wasm", **{"Accept-Encoding": "gzip"})
    assert (wasm.headers["Content-Type"], wasm.headers["Content-Encoding"]) == ("application/wasm", "gzip")
    assert gzip.decompress(wasm.read()) == b"wasm" * 99
    assert get(server.url + "b.snap", **{"Accept-Encoding": "gzip"}).headers["Content-Encoding"] is None


@pytest.mark.parametrize("path", ["nowhere", "../secret", "%2e%2e/secret", "a.wasm/x"])
def test_unknown_paths(server, path):
    with pytest.raises(urllib.error.HTTPError) as error:
        get(server.url + path)
    assert error.value.code == 404
    assert error.value.read() == b"lost"


def test_what_the_browser_has_is_not_sent_again(server):
    tag = get(server.url).headers["ETag"]
    with pytest.raises(urllib.error.HTTPError) as error:
        get(server.url, **{"If-None-Match": tag})
    assert error.value.code == 304


def test_a_taken_port_gives_way_to_the_next(server, tmp_path):
    with Server(tmp_path, "/", server.server_port) as second:
        # The one after it may be taken as well, by another program.
        assert server.server_port < second.server_port < server.server_port + 20
