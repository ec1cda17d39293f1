"""The engine as players have it: a game, endings and memory of the built page's worker in Chromium."""

from __future__ import annotations

import json
import statistics
from typing import Any

from playwright.sync_api import Page, Route

from rsg.engines import ENGINES
from rsg.games.reverstargo import REVERSTARGO
from tools.bench_engine import ending, games

LIMIT_MS = 1500
"""Within which endings should be known exactly."""

_ASK = """
async line => {
  const { sync } = document.querySelector("script[name^=engine-][data-ready]").xworker;
  const started = performance.now();
  let said = JSON.parse(await sync.exchange(line));
  while (said.busy && !said.lines.length) said = JSON.parse(await sync.exchange(""));
  return [said.lines.at(-1), performance.now() - started];
}
"""
_REMEMBER = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  globalThis.wasmMemory ??= (made.instance ?? made).exports.memory;
  return made;
};
"""


def remember_memory(page: Page) -> None:
    """Lets Python's memory be found from outside, on this page and in its worker."""

    def remembering(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=_REMEMBER + response.text())

    page.context.route("**/interpreter-*.js", remembering)


def ask(page: Page, **request: Any) -> tuple[dict[str, Any], float]:
    """The worker's reply to a request of the engine protocol, and after how many milliseconds it was there."""
    line, ms = page.evaluate(_ASK, json.dumps({"id": 1, **request}))
    reply = json.loads(line)
    if not reply["ok"]:
        raise RuntimeError(f"{request}: {reply}")
    return reply, ms


def show_moves(page: Page, level: str) -> None:
    """Plays one game of a level against itself; what came out of the book is not counted."""
    position = REVERSTARGO.start()
    moves: list[str] = []
    times: list[float] = []
    while position.to_move is not None:
        reply, ms = ask(page, do="go", moves=moves, level=level, seed=len(moves))
        moves.append(reply["move"])
        position = position.play(REVERSTARGO.parse_move(reply["move"]))
        if reply["nodes"]:
            times.append(ms)
    print(
        f"{level}: {len(times)} moves, median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms",
        flush=True,
    )


def show_endings(page: Page, count: int) -> None:
    """How many endings are known exactly in time; one position a game."""
    for empty in (8, 10, 12):
        exact = asked = 0
        for line in games(count):
            for position in ending(line, empty):
                reply, _ = ask(page, do="go", position=position.text, time_ms=LIMIT_MS)
                exact += reply["exact"]
                asked += 1
        print(f"{empty} empty cells: exact within {LIMIT_MS} ms in {exact} of {asked}", flush=True)


def show_engine(page: Page, count: int = 40) -> None:
    """Times of moves by level, endings, and the memory afterwards, all in the page's worker."""
    page.locator("script[name^=engine-][data-ready]").wait_for(state="attached", timeout=60_000)
    for level in ENGINES[REVERSTARGO.name].levels[::-1]:
        show_moves(page, level)
    show_endings(page, count)
    size = page.workers[0].evaluate("wasmMemory.buffer.byteLength")
    print(f"its WebAssembly memory: {size / 1e6:.0f} MB")
