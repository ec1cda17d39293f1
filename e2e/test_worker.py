"""The engine's worker fails to load, dies, or is cut off from its files: the game goes on all the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

STARTED = "script[name^=engine-][data-ready]"


def expect_reply(player) -> None:
    player.locator(".cell.enabled").first.click()
    expect(player.locator("#app")).to_contain_text("CPU Lv.1")
    expect(player.locator("#app .cell circle.groove")).to_have_count(8)
    expect(player.locator(".cell.enabled").first).to_be_attached()


def test_one_worker_starts_after_the_page(fresh):
    player = fresh()
    player.open()
    player.locator(STARTED).wait_for(state="attached")
    expect_reply(player)
    assert player.locator(STARTED).count() == 1
    assert len(player.page.workers) == 1


@pytest.mark.allow("404")
def test_missing_worker_file(fresh, site):
    player = fresh()
    site.miss(r"/worker-\w+\.py$")
    player.open()
    expect_reply(player)
    assert player.page.workers == []


def test_ended_worker(fresh):
    player = fresh()
    player.open()
    player.locator(STARTED).wait_for(state="attached")
    player.evaluate("document.querySelector('script[name=engine-1]').xworker.terminate()")
    expect_reply(player)
    expect(player.locator("script[name=engine-1]")).to_have_count(0)
    expect(player.locator("script[name=engine-2]")).to_have_count(1)


@pytest.mark.allow("404|MessageEvent")  # PyScript logs a worker's fault as the event that told it
def test_worker_that_cannot_load_python(fresh, site):
    player = fresh()
    site.miss(r"pyodide-.*\.wasm$", after=1)
    player.open()
    expect_reply(player)
    expect(player.locator("script[name^=engine-]")).to_have_count(0)
