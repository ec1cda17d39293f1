"""A browser on dist/ as it will be served: below a sub-path, with the policy that we ship, and nothing forgiven.

Fixtures
    page        one warm page a file: each test finds home with empty storage, on a page started anew.
    fresh       a function that opens a page in a context of its own: fresh(locale="ja-JP", viewport=...), see Player.
    site        where dist/ is served; site.url is the address of the game.
    blocked     a page in a browser where frames of another site may not store anything.
    other_site  another site, for frames: other_site.page(html) is the address of a page with that body.

Every test fails on a request to another host, a console error or a page error. `page.watch.allow("pattern", ...)` or
`@pytest.mark.allow("pattern", ...)` names what a test expects; what is allowed but never happens fails too.
Animations are off (reduced motion) unless a test opens `fresh(reduced_motion="no-preference")`.
Under our policy `wait_for_function` cannot work: wait with locators.
"""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, Request, expect

from rsg.progress.storage import KEY
from tools.chromium import LAUNCH
from tools.serve import Handler, Server

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PREFIX = "/some/where/"
START_TIMEOUT = 60_000
READY = "html[data-python=ready]"
SLOW = 15_000

expect.set_options(timeout=SLOW)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "allow(*patterns): console errors and page errors that this test expects"
    )


class Watch:
    """Collects what must not happen in one context."""

    def __init__(self, context: BrowserContext, hosts: frozenset[str]) -> None:
        self.faults: list[str] = []
        self._allowed: list[str] = []
        self._forgiven: list[str] = []
        self._hosts = hosts
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.faults.append(f"page error: {error.error}"))
        context.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location['url']})")

    def _on_request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and url.netloc not in self._hosts:
            self.faults.append(f"request to another host: {request.url}")

    def allow(self, *patterns: str) -> None:
        """Expects faults that match; each pattern must match at least one before the test ends."""
        self._allowed += patterns

    def forgive(self, *patterns: str) -> None:
        """Lets faults that match pass where only the order of arrivals says whether they happen."""
        self._forgiven += patterns

    def check(self) -> None:
        """Fails if anything happened that was not allowed, or did not happen that was. Begins anew."""
        faults, allowed = self.faults[:], self._allowed[:]
        self.faults.clear()
        known = [*allowed, *self._forgiven]
        self._allowed.clear()
        self._forgiven.clear()
        wrong = [fault for fault in faults if not any(re.search(pattern, fault) for pattern in known)]
        missed = [pattern for pattern in allowed if not any(re.search(pattern, fault) for fault in faults)]
        assert not wrong, "\n".join(wrong)
        assert not missed, f"expected, but did not happen: {missed}"


class Site(Server):
    """dist/ on a port of its own, where a test can make trouble for paths that match a pattern."""

    def __init__(self, folder: Path = DIST, prefix: str = PREFIX) -> None:
        super().__init__(folder, prefix)
        self.cache_control = "no-store"
        self._missing: dict[str, int] = {}
        self._held: list[tuple[str, threading.Event]] = []
        self._spoiled: dict[str, Callable[[bytes], bytes]] = {}
        self._pages: dict[str, str] = {}

    def miss(self, pattern: str, after: int = 0) -> None:
        """Answers 404, after so many answers that are still good."""
        self._missing[pattern] = after

    def hold(self, pattern: str) -> threading.Event:
        """Answers only once the event is set (the test may look at the page meanwhile)."""
        event = threading.Event()
        self._held.append((pattern, event))
        return event

    def spoil(self, pattern: str, change: Callable[[bytes], bytes]) -> None:
        """Answers with the file's bytes changed."""
        self._spoiled[pattern] = change

    def mend(self) -> None:
        """Ends all trouble."""
        for _, event in self._held:
            event.set()
        self._missing.clear()
        self._held.clear()
        self._spoiled.clear()

    def special(self, handler: Handler, path: str) -> bool:
        for pattern, event in self._held[:]:
            if re.search(pattern, path):
                event.wait(60)
        spoiling = [change for pattern, change in self._spoiled.items() if re.search(pattern, path)]
        if self._is_missing(path):
            handler.send("text/plain", b"", 404)
        elif path in self._pages:
            handler.send("text/html; charset=utf-8", self._pages[path].encode())
        elif spoiling:
            body = (self.folder / path.removeprefix(self.prefix)).read_bytes()
            handler.send("application/octet-stream", spoiling[0](body))
        else:
            return False
        return True

    def _is_missing(self, path: str) -> bool:
        for pattern, good in self._missing.items():
            if re.search(pattern, path):
                self._missing[pattern] = good - 1
                return good <= 0
        return False

    def beside(self, html: str) -> str:
        """Serves a whole page beside the site's own, where it finds the same files; returns its address."""
        path = f"{self.prefix}beside-{len(self._pages)}.html"
        self._pages[path] = html
        return f"{self.url}{path.removeprefix(self.prefix)}"

    def page(self, body: str) -> str:
        """Serves a page with this body; returns its address, on another site than 127.0.0.1."""
        path = f"/page-{len(self._pages)}"
        self._pages[path] = (
            f'<!doctype html><meta charset="utf-8"><title>blog</title><link rel="icon" href="data:,"><body>{body}'
        )
        return f"http://localhost:{self.server_port}{path}"


class Player:
    """A page with its watch. All of Playwright's Page is there too."""

    def __init__(self, page: Page, watch: Watch, url: str) -> None:
        self.page = page
        self.watch = watch
        self.url = url

    def __getattr__(self, name: str) -> Any:
        return getattr(self.page, name)

    def store(self, text: str) -> None:
        """Puts this text in the place of the document, where there is none, before any page is opened."""
        key = json.dumps(KEY)
        self.page.add_init_script(
            f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {json.dumps(text)})"
        )

    def open(self, address: str = "", wait: bool = True) -> None:
        """Goes to an address below the site (`#/rules`, `?room=ABCDEF`) and waits until Python answers."""
        self.page.goto(self.url + address)
        if wait:
            self.wait_ready()

    def wait_ready(self) -> None:
        """Waits until Python answers."""
        self.page.locator(READY).wait_for(state="attached", timeout=START_TIMEOUT)

    def reload(self) -> None:
        """Loads the page again and waits until Python answers."""
        self.page.reload()
        self.wait_ready()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium."""
    return LAUNCH


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The site under test."""
    assert (DIST / "index.html").exists(), "run `make build` first"
    with Site() as served:
        yield served


@pytest.fixture(autouse=True)
def _whole_site(site: Site) -> Iterator[None]:
    """What one test takes away from the site is there for the next."""
    yield
    site.mend()


@pytest.fixture(scope="session")
def other_site() -> Iterator[Site]:
    """Another site (localhost is another site than 127.0.0.1)."""
    with Site(prefix="/") as served:
        yield served


@pytest.fixture(scope="session")
def hosts(site: Site, other_site: Site) -> frozenset[str]:
    """All hosts that may be asked for anything."""
    ports = (site.server_port, other_site.server_port)
    return frozenset(f"{name}:{port}" for name in ("127.0.0.1", "localhost") for port in ports)


def open_page(browser: Browser, hosts: frozenset[str], url: str, **options: Any) -> Player:
    defaults = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(**{**defaults, **options})
    context.set_default_timeout(SLOW)
    watch = Watch(context, hosts)
    return Player(context.new_page(), watch, url)


@pytest.fixture
def fresh(
    browser: Browser, site: Site, hosts: frozenset[str], request: pytest.FixtureRequest
) -> Iterator[Any]:
    """Opens pages in contexts of their own; options as in Playwright's new_context. Open them with player.open()."""
    players: list[Player] = []

    def opened(**options: Any) -> Player:
        player = open_page(browser, hosts, site.url, **options)
        player.watch.allow(*_allowed(request))
        players.append(player)
        return player

    yield opened
    for player in players:
        player.page.context.close()
    for player in players:
        player.watch.check()


@pytest.fixture
def blocked(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site: Site,
    hosts: frozenset[str],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Player]:
    """A page in a browser that refuses all storage to frames of another site (third-party cookies are blocked)."""
    (tmp_path / "Default").mkdir()
    settings = {"profile": {"cookie_controls_mode": 1, "block_third_party_cookies": True}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings))
    options = {"locale": "en-GB", "reduced_motion": "reduce", **browser_type_launch_args}
    context = browser_type.launch_persistent_context(tmp_path, **options)
    watch = Watch(context, hosts)
    watch.allow(*_allowed(request))
    yield Player(context.new_page(), watch, site.url)
    context.close()
    watch.check()


@pytest.fixture(scope="module")
def warm(browser: Browser, site: Site, hosts: frozenset[str]) -> Iterator[Player]:
    """The page that a file's tests share; use `page`."""
    player = open_page(browser, hosts, site.url)
    yield player
    player.page.context.close()


@pytest.fixture
def page(warm: Player, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Home, with empty storage."""
    warm.watch.allow(*_allowed(request))
    if warm.page.url != "about:blank":
        warm.page.goto("about:blank")
        warm.page.context.clear_cookies()
    warm.page.context.clear_permissions()
    session = warm.page.context.new_cdp_session(warm.page)
    session.send(
        "Storage.clearDataForOrigin", {"origin": warm.url.split(PREFIX)[0], "storageTypes": "local_storage"}
    )
    session.detach()
    warm.open()
    yield warm
    warm.watch.check()


def _allowed(request: pytest.FixtureRequest) -> tuple[str, ...]:
    return tuple(pattern for mark in request.node.iter_markers("allow") for pattern in mark.args)
