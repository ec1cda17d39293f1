"""The engine's worker fails to load, dies, or is cut off from its files: the game goes on all the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.board import Board
from rsg.progress.running import Running
from tests.app.careers import career
from tests.app.positions import recorded

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


PLAY_AND_CUT_IN = """async ([cell, terminate]) => {
  document.querySelector(`[id="board-${cell}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  await new Promise((done) => setTimeout(done, 300));
  const status = document.getElementById("app").innerText;
  if (terminate) document.querySelector("script[name=engine-1]").xworker.terminate();
  return status;
}"""


@pytest.fixture
def thoughtful(fresh):
    """A page with a running game that the openings do not know, and a cell that the person may play without a call."""
    match = recorded(3, 12, level="INFINITY")
    move = next(
        m for m in match.position.moves() if len(match.position.choices(m.cell)) == 1 and m.call is None
    )
    running = Running(match.dump(), "closed-tab")
    player = fresh()
    player.store(career(25).run(running, 1, "closed-tab").text())
    player.open()
    player.locator(STARTED).wait_for(state="attached")
    expect(player.get_by_text("Your turn")).to_be_visible()
    return player, move.cell


def test_worker_ended_in_the_middle_of_a_search(thoughtful):
    player, cell = thoughtful
    assert "is thinking" in player.evaluate(PLAY_AND_CUT_IN, [cell, True])
    stones = Board(player).stones()
    expect(player.get_by_text("is thinking")).to_be_visible()
    expect(player.get_by_text("Your turn")).to_be_visible()
    expect(player.locator("script[name=engine-1]")).to_have_count(0)
    expect(player.locator("script[name=engine-2]")).to_have_count(1)
    assert Board(player).stones() != stones


def test_page_left_in_the_middle_of_a_search(thoughtful):
    player, cell = thoughtful
    assert "is thinking" in player.evaluate(PLAY_AND_CUT_IN, [cell, False])
    stones = Board(player).stones()
    player.reload()
    expect(player.get_by_text("Your turn")).to_be_visible()
    assert Board(player).stones() != stones
