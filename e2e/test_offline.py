"""Without a network after the first visit, and with a newer build beside an old tab."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import DIST, PREFIX, Player, Site, Watch

STORED = """
async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  return (await Promise.all(names.map(async (n) => (await (await caches.open(n)).keys()).map((r) => r.url)))).flat();
}
"""


def play_one_move(player: Player) -> None:
    player.locator(".cell.enabled").first.click()
    expect(player.locator("#app")).to_contain_text("CPU Lv.1")
    expect(player.locator(".cell.enabled").first).to_be_attached()  # the reply came: it is our turn again


def test_plays_without_a_network_after_the_first_visit(fresh):
    player = fresh(service_workers="allow")
    player.open()
    stored = player.evaluate(STORED)
    assert any(url.endswith(".wasm") for url in stored)
    assert not any(url.endswith((".whl", "packages.zip")) for url in stored)
    player.context.set_offline(True)
    for address in ("", "?room=ABC234", "index.html"):
        player.open(address)
    play_one_move(player)


def test_a_slow_network_gives_way_to_what_is_stored(fresh, site):
    player = fresh(service_workers="allow")
    player.open()
    player.evaluate(STORED)
    site.hold(rf"^{PREFIX}(index\.html)?$")
    player.page.reload(wait_until="commit")
    player.wait_ready()


@pytest.fixture
def two_builds(tmp_path: Path, browser):
    """A site whose files can be exchanged for those of a next build, and a function that opens tabs of it."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    with Site(folder) as site:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
        watch = Watch(context, frozenset({f"127.0.0.1:{site.server_port}"}))

        def tab() -> Player:
            player = Player(context.new_page(), watch, site.url)
            player.open()
            player.evaluate(STORED)
            return player

        yield site, tab
        context.close()
        watch.check()


def next_build(folder: Path) -> None:
    """What a new build changes: a hashed name, the page that refers to it, and the service worker's list."""
    [style] = (folder / "static").glob("site-*.css")
    style.rename(style.with_name("site-NEXT.css"))
    for name in ("index.html", "sw.js"):
        text = (folder / name).read_text(encoding="utf-8").replace(style.name, "site-NEXT.css")
        if name == "sw.js":
            text = re.sub(r'(url:"index.html",revision:")\w+', r"\1next", text)
        (folder / name).write_text(text, encoding="utf-8")


def take_next_build(player: Player) -> None:
    """Takes the new build as soon as it is offered."""
    player.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    player.get_by_role("button", name=re.compile("update", re.I)).click()
    player.locator("link[href='static/site-NEXT.css']").wait_for(state="attached")
    player.wait_ready()


def test_a_new_build_waits_is_offered_and_old_files_go(two_builds):
    site, tab = two_builds
    player = tab()
    player.evaluate("caches.open('sibling-site').then((c) => c.put('/x', new Response('theirs')))")
    old = set(player.evaluate(STORED))
    next_build(site.folder)
    take_next_build(player)
    new = set(player.evaluate(STORED))
    assert {Path(url).name for url in new - old} >= {"site-NEXT.css"}
    assert any(url.endswith("/x") for url in new), "a sibling's cache was touched"
    assert not any(re.search(r"site-(?!NEXT)\w+\.css", url) for url in new)


def test_files_of_an_old_tab_stay_while_it_lives(two_builds):
    site, tab = two_builds
    first, second = tab(), tab()
    old = set(first.evaluate(STORED))
    next_build(site.folder)
    take_next_build(second)
    assert old <= set(first.evaluate(STORED)) | {
        u for u in old if u.split("?")[0].endswith(("index.html", "sw.js"))
    }
    first.page.close()
    second.reload()
    expect(second.locator("#app")).to_be_visible()
    assert not any(re.search(r"site-(?!NEXT)\w+\.css", url) for url in second.evaluate(STORED))
