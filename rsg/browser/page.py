"""What the person sees: the page patched with HTML, its sheets, its focus, and its address."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import to_js

HOME_OF_FOCUS = "main"
"""Id of what every screen has."""
FIELDS = "input, textarea, select"
OURS = "ours"
"""State of the entries of the browser's history that lie behind us; one that was typed has none."""


class Page:
    """The element with id `app`, and the address."""

    def __init__(self, patch: Any, celebrate: Any) -> None:
        """`patch(element, html)` is the vendored morphing with our options; `celebrate(kind)` lets confetti fall."""
        self._app = js.document.getElementById("app")
        self._patch = patch
        self.celebrate = celebrate
        self._title = ""
        self._focus = ""
        self._focused = False

    def show(self, html: str, language: str, title: str, focus: str) -> None:
        """Patches the page; `settle` follows, and moves the focus if asked."""
        root = js.document.documentElement
        if title != self._title:
            js.document.title = self._title = title
        if root.lang != language:
            root.lang = language
        focused = js.document.activeElement
        self._focused = self._focused or not focused.matches("body")
        self._focus = focus or self._focus
        # Chromium lays the half patched page out if what has the focus is taken out of it. Not so for a field, which
        # would tell that it has changed.
        gone = focused.id and f'id="{focused.id}"' not in html and self._app.contains(focused)
        if gone and not focused.matches(FIELDS):
            focused.blur()
        self._patch(self._app, html)

    def settle(self) -> None:
        """Opens the sheets that are new, and moves the focus that is to move.

        Both have the browser lay the page out: with the frame, which does so anyway, rather than with the patch.
        """
        for dialog in self._app.querySelectorAll("dialog[data-modal]:not([open])"):
            dialog.showModal()
        focus, focused = self._focus, self._focused
        self._focus, self._focused = "", False
        if not focus and focused and js.document.activeElement.matches("body"):
            focus = HOME_OF_FOCUS  # what had the focus has gone
        if element := focus and js.document.getElementById(focus):
            # A new screen begins at its top, header and all; elsewhere the focus has to be seen.
            element.focus(
                to_js({"preventScroll": element.matches("main")}, dict_converter=js.Object.fromEntries)
            )

    def go_to(self, hash: str, replace: bool) -> None:
        """Sets the address without an event."""
        if js.location.hash == hash:
            return
        if replace:
            js.history.replaceState(OURS, "", hash)
        else:
            js.history.replaceState(OURS, "")  # where Back will lead
            js.history.pushState(OURS, "", hash)
            js.scrollTo(0, 0)


def took_back(address: str) -> bool:
    """Whether it was Back or Forward that has left this address, which is the page's again then; not one typed anew."""
    if js.history.state != OURS:
        return False
    js.history.pushState(OURS, "", address)
    return True


def begin_at_top() -> None:
    """Scrolls up for an address that was typed; where Back leads, the browser knows how far down that was."""
    if js.history.state != OURS:
        js.scrollTo(0, 0)
