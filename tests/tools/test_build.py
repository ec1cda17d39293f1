"""The build's small parts: names by content, templates, icons, our JavaScript."""

from __future__ import annotations

import json
import re
import struct
import zlib
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path

import pytest

from tools.build import bundle, icons, page, vendor
from tools.build.paths import ROOT, digest

SCRIPTS = sorted((ROOT / "static" / "js").glob("*.js"))


def test_a_hash_tells_where_parts_end():
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"])
    assert digest([b"ab"]) == digest([b"ab"])


def test_a_template_and_its_values_must_agree():
    assert page.fill("<{{a}}>{{b}}{{a}}", {"a": "1", "b": "{{a}}"}) == "<1>{{a}}1"
    with pytest.raises(SystemExit, match="'b'"):
        page.fill("{{a}}", {"a": "1", "b": "2"})
    with pytest.raises(SystemExit, match="'a'"):
        page.fill("{{a}}", {})


def test_the_policy_evaluates_no_strings():
    assert not re.search(r"unsafe-(inline|eval)'", "; ".join(page.POLICY).replace("'wasm-unsafe-eval'", ""))


def test_a_page_that_is_not_there_stands_alone_in_the_looks_of_the_site():
    """Hosts serve it at any depth, where no other file can be reached by a fixed address."""
    html = page.not_found()
    assert re.findall(r'(?:href|src)="([^"]*)"', html) == ["./"], "but for the way home"
    [style] = re.findall(r"<style>(.*?)</style>", html, re.DOTALL)
    for sheet in ("tokens", "brand"):
        assert (ROOT / "static" / "css" / f"{sheet}.css").read_text() in style
    assert "@import" not in style
    assert "url(" not in style
    digest_of_style = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest_of_style}'" in unescape(html)
    assert {"お探しのページはありません。", "There is no such page."} <= set(re.findall(r">([^<>]+)<", html))


def test_an_icon_is_a_picture_of_the_star():
    size = 48
    data = icons.png(icons.shapes(0.04), size)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (size, size)
    start = data.index(b"IDAT") + 4
    [length] = struct.unpack(">I", data[start - 8 : start - 4])
    lines = zlib.decompress(data[start : start + length])
    middle = lines[(size // 2) * (3 * size + 1) + 1 + 3 * (size // 2) :][:3]
    assert tuple(middle) == icons.CORE
    assert tuple(lines[1:4]) == icons.PAPER


def test_the_manifest_names_icons_that_are_written(tmp_path: Path):
    icons.write(tmp_path)
    manifest = json.loads(page.manifest())
    assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
    assert [icon["purpose"] for icon in manifest["icons"]].count("maskable") == 1
    for icon in manifest["icons"]:
        assert (tmp_path / icon["src"]).is_file()
    assert manifest["start_url"] == manifest["scope"] == "."


def test_our_javascript_stays_small():
    """Python is the language of this project; the shell around it is under 290 lines of code."""
    shell = [
        script for script in SCRIPTS if script.stem not in ("celebrate", "confetti")
    ]  # loaded when needed
    lines = [line.strip() for script in shell for line in script.read_text(encoding="utf-8").splitlines()]
    code = [line for line in lines if line and not line.startswith(("//", "/**", "*"))]
    assert len(code) < 290


def test_pyscript_is_told_where_everything_is():
    names = {script.stem: f"{script.stem}-HASH.js" for script in SCRIPTS} | {"worker": "worker-HASH.py"}
    config = bundle.configuration(names)
    assert config["interpreter"] == "./static/interpreter-HASH.js"
    assert config["worker"] == "./static/worker-HASH.py"
    assert config["js_modules"]["main"]["./static/morph-HASH.js"] == "morph"
    assert "!error" in config["plugins"]


@pytest.mark.native
def test_pyodide_and_its_lock_are_of_one_build():
    assert json.loads(vendor.lock())["info"]["python"].startswith("3.14")
    assert json.loads(vendor.lock())["packages"] == {}
