"""The start: the star at once, Python soon, and what the person sees when something is missing, slow or broken."""

from __future__ import annotations

import gzip
import re
import struct

import pytest
from playwright.sync_api import expect

from e2e.board import the_only_dialog
from rsg.progress.storage import KEY

WASM = "pyodide.asm.wasm"


@pytest.mark.parametrize(("locale", "language"), [("ja-JP", "ja"), ("en-GB", "en"), ("fr-FR", "en")])
def test_first_view_is_in_the_readers_language_before_python(fresh, site, locale, language):
    player = fresh(locale=locale)
    held = site.hold(r"\.snap$")
    player.open(wait=False)
    expect(player.locator(f"html[lang={language}][data-python=loading]")).to_be_attached()
    expect(player.locator(".cell")).to_have_count(37)
    expect(player.locator("#start")).to_contain_text({"ja": "読み込み中", "en": "Loading"}[language])
    before = player.locator("#app").inner_text()
    held.set()
    player.wait_ready()
    # Day and streak become the visitor's own; everything else stands as it stood.
    assert player.locator("#app").inner_text().splitlines()[0] == before.splitlines()[0]
    expect(player.locator("#start")).to_be_hidden()


def test_progress_counts_bytes(fresh, site):
    player = fresh()
    snapshot, wasm = site.hold(r"\.snap$"), site.hold(rf"pyodide-.*{WASM}$")
    player.open(wait=False)
    bar = player.locator("#start-progress")
    expect(bar).to_have_js_property("value", 0)
    wasm.set()
    expect(bar).not_to_have_js_property("value", 0)
    assert 0.3 < bar.evaluate("bar => bar.value") < 0.5, "as much as it has taken to arrive"
    snapshot.set()
    player.wait_ready()
    assert bar.evaluate("bar => bar.value") == 1


SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 3_000_000, "uploadThroughput": 500_000}
PROGRESS = """
window.progress = [];
const look = () => {
  const value = document.getElementById("start-progress")?.value;
  if (value > (progress.at(-1) ?? 0)) progress.push(value);
};
new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


def test_on_a_slow_line_progress_is_seen_and_a_tap_is_kept_and_played(fresh):
    player = fresh()
    player.context.new_cdp_session(player.page).send("Network.emulateNetworkConditions", SLOW_LINE)
    player.add_init_script(PROGRESS)
    player.goto(player.url, wait_until="commit")
    cell = player.locator(".cell.enabled").nth(1)
    cell.click()
    expect(player.locator("html[data-python=loading] .cell.kept")).to_have_count(1)
    chosen = cell.get_attribute("id").split("-")[-1]
    player.wait_ready()
    expect(player.locator(f"#app [id$='-{chosen}'] circle").first).to_be_attached()
    progress = player.evaluate("progress")
    assert len(progress) >= 10 and progress[-1] == 1


@pytest.mark.parametrize("late", [r"\.snap$", r"/boot-\w+\.js$"], ids=["snapshot", "shell"])
def test_a_tap_before_python_is_kept_and_played(fresh, site, late):
    player = fresh()
    held = site.hold(late)
    player.goto(player.url, wait_until="commit")
    player.locator("html[data-python=loading]").wait_for(state="attached")
    cells = player.locator(".cell.enabled")
    first, second = cells.nth(0), cells.nth(1)
    first.click()
    expect(player.locator(".cell.kept")).to_have_count(1)
    second.click()
    expect(player.locator(".cell.kept")).to_have_count(1)
    chosen = second.get_attribute("id").split("-")[-1]
    held.set()
    player.wait_ready()
    expect(player.locator(".cell.kept")).to_have_count(0)
    expect(player.locator(f"#app [id$='-{chosen}'] circle").first).to_be_attached()


@pytest.mark.allow("The snapshot did not load; Python starts without it")
@pytest.mark.parametrize("broken", ["empty", "cut", "other build", "other tables", "no gzip"])
def test_broken_snapshot_starts_plainly(fresh, site, broken):
    player = fresh()

    changes = {
        "empty": lambda _: b"",
        "cut": lambda packed: packed[: len(packed) // 2],
        "other build": lambda packed: _with_a_bit_changed(packed, BUILD_ID),
        "other tables": lambda packed: _with_a_bit_changed(packed, SUM_OF_TABLES),
        "no gzip": lambda _: b"\0" * 1000,
    }
    site.spoil(r"\.snap$", changes[broken])
    player.open()
    player.locator(".cell.enabled").first.click()
    expect(player.locator("#app")).to_contain_text("CPU Lv.1")
    assert len(player.watch.faults) == 1, player.watch.faults


HEADER = struct.Struct("<5I")
SUM_OF_TABLES = 8
"""Place of what the blocks that WebAssembly fills add up to."""
BUILD_ID = -1
"""Behind the header's lists."""


def _with_a_bit_changed(packed: bytes, place: int) -> bytes:
    """The snapshot (`tools.build.snapshot.pack`) with one bit changed."""
    plain = bytearray(gzip.decompress(packed))
    _, here, filled, _, _ = HEADER.unpack_from(plain)
    plain[HEADER.size + 4 * (here + filled) + 16 if place == BUILD_ID else place] ^= 1
    return gzip.compress(bytes(plain), 1)


@pytest.mark.allow("404")
def test_missing_wasm_is_told_and_retried(fresh, site):
    player = fresh()
    site.miss(rf"pyodide-.*{WASM}$")
    player.open(wait=False)
    panel = player.get_by_role("alertdialog")
    expect(panel).to_be_visible()
    the_only_dialog(player, re.compile("^This did not start$"), "alertdialog")
    expect(panel).to_contain_text("404")
    expect(panel.get_by_role("button", name="Retry")).to_be_focused()
    site.mend()
    panel.get_by_role("button", name="Retry").click()
    player.wait_ready()
    expect(panel).to_be_hidden()


@pytest.mark.allow("404")
@pytest.mark.parametrize(
    "path", [r"static/pyscript-[^/]*/core\.js$", "interpreter-", r"pyodide\.asm\.js$", "morph-", "download-"]
)
def test_any_missing_part_is_told(fresh, site, path):
    player = fresh(locale="ja-JP")
    # Whether PyScript's own import fails too, after the shell has told, depends on what was asked for first.
    player.watch.forgive("Failed to fetch dynamically imported module")
    site.miss(path)
    player.open(wait=False)
    expect(player.get_by_role("alertdialog")).to_contain_text("うまく起動できませんでした")


STATES = """
window.states = [];
new MutationObserver(() => states.push(document.documentElement.dataset.python))
  .observe(document, { attributeFilter: ["data-python"], subtree: true });
"""


def test_a_preload_that_is_called_failed_is_no_failed_start(fresh, site):
    player = fresh()
    player.add_init_script(STATES)
    held = site.hold(r"\.snap$")
    player.open(wait=False)
    player.locator("html[data-python=loading]").wait_for(state="attached")
    told = "links => links.map((link) => link.dispatchEvent(new Event('error'))).length"
    assert player.locator("link[rel=preload]").evaluate_all(told) > 0
    held.set()
    player.wait_ready()
    states = player.evaluate("window.states")
    assert "ready" in states
    assert "failed" not in states


def test_a_start_that_stands_still_is_told_and_may_still_come(fresh, site):
    player = fresh()
    player.clock.install()
    held = site.hold(r"\.snap$")
    player.open(wait=False)
    player.locator("html[data-python=loading]").wait_for(state="attached")
    panel = player.get_by_role("alertdialog")
    player.clock.fast_forward(20_000)
    expect(panel).to_be_hidden()
    player.clock.fast_forward(15_000)
    expect(panel).to_be_visible()
    player.clock.resume()
    held.set()
    player.wait_ready()
    expect(panel).to_be_hidden()


@pytest.mark.allow("404")
def test_stored_data_can_be_exported_without_python(fresh, site):
    player = fresh()
    player.open()
    player.locator(".cell.enabled").first.click()
    expect(player.locator("#app")).to_contain_text("CPU Lv.1")
    stored = player.evaluate(f"localStorage.getItem('{KEY}')")
    assert stored
    site.miss(rf"pyodide-.*{WASM}$")
    player.page.reload()
    with player.expect_download() as download:
        player.get_by_role("button", name="Export data").click()
    assert download.value.path().read_text(encoding="utf-8") == stored


@pytest.mark.allow("fatally failed")
def test_a_dead_interpreter_is_told_over_any_sheet(fresh):
    player = fresh()
    player.open()
    player.locator(".cell.enabled").first.click()
    expect(player.get_by_text("Your turn")).to_be_visible()
    player.get_by_role("button", name="Menu").click()
    the_only_dialog(player, "Menu")
    player.evaluate(
        "setTimeout(() => { throw new Error('Pyodide already fatally failed and can no longer be used.') })"
    )
    panel = the_only_dialog(player, re.compile("^The program has stopped$"), "alertdialog")
    player.keyboard.press("Escape")
    expect(panel).to_be_visible()
    with player.expect_download() as download:
        panel.get_by_role("button", name="Export data").click()
    assert '"running"' in download.value.path().read_text(encoding="utf-8")
    panel.get_by_role("button", name="Retry").click()
    player.wait_ready()
    expect(player.get_by_text("Your turn")).to_be_visible()


def test_an_iphones_browser_wakes_the_snapshot_too(fresh, playwright):
    """Python's trampoline does not exist on iOS: a pointer to it must not come out of the snapshot."""
    phone = {
        key: value for key, value in playwright.devices["iPhone 13"].items() if key != "default_browser_type"
    }
    player = fresh(**phone)
    player.open()
    player.locator(".cell.enabled").first.tap()
    expect(player.locator("#app")).to_contain_text("CPU Lv.1")


def test_everything_under_a_policy_that_evaluates_nothing(fresh):
    player = fresh()
    player.open()
    policy = player.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert player.locator("[style]").count() == 0
    assert player.locator("script:not([src]):not([type=py])").count() == 0
