"""What the person does on the page, heard by one delegated listener per event type; each names its message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import Any

import js
from pyodide.ffi import create_proxy

from rsg.app.messages import BoardKey, Message, PreviewCell, Routed, TapCell, decode
from rsg.browser.handing import read_file
from rsg.browser.page import begin_at_top, took_back

LONG_PRESS_MS = 400
DOUBLE_TAP_MS = 350
DOUBLE_TAP_PX = 30
KEYS = frozenset(
    ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", "Enter", " ")
)
SCREEN_KEYS = frozenset(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " "))
"""Keys of a screen outside its board; the others scroll, as everywhere."""


class Listener:
    """Hears clicks, fields, pointer, focus and keys, and a new address."""

    def __init__(
        self, send: Callable[[Message], None], settle: Callable[[], None], redraw: Callable[[], None]
    ) -> None:
        """`settle` moves the focus if it is about to, `redraw` draws what is shown once more."""
        self._send = send
        self._settle = settle
        self._redraw = redraw
        self._hovered = ""
        self._clicked = ("", 0.0, 0.0, 0.0)  # what was clicked last, when (ms), and where
        self._focused = False
        self._press: asyncio.TimerHandle | None = None
        self._long_pressed = False
        self._touched = False

    def listen(self, guard: Callable[[Callable[[Any], None]], Any]) -> None:
        """Hears the person from now on; `guard` wraps each listener, so that a fault of ours is told."""
        handlers: dict[str, Callable[[Any], None]] = {
            "click": self._on_click,
            "change": lambda event: self._on_field(event, "change"),
            "input": lambda event: self._on_field(event, "input"),
            "pointerover": self._on_pointerover,
            "pointerdown": self._on_pointerdown,
            "pointerup": self._on_pointer_end,
            "pointercancel": self._on_pointer_end,
            "contextmenu": self._on_contextmenu,
            "focusin": self._on_focus,
            "focusout": self._on_blur,
            "keydown": self._on_key,
            "cancel": self._on_cancel,
        }
        for name, handler in handlers.items():
            js.document.addEventListener(name, create_proxy(guard(handler)), True)
        js.addEventListener("hashchange", create_proxy(guard(self._on_address)))

    def _on_click(self, event: Any) -> None:
        target = event.target
        hit = target.closest('[data-click],a[href^="#"],dialog[data-cancel]')
        if hit and self._again(event, hit.id):
            event.preventDefault()
            return
        if target.matches("dialog[data-cancel]") and not _inside(target, event):
            self._send(decode(target.dataset.cancel))
            return
        link = target.closest('a[href^="#"]')
        if link and not (event.button or event.ctrlKey or event.metaKey or event.shiftKey or event.altKey):
            # The address changes when `update` says so: it may want to ask first.
            event.preventDefault()
            self._send(Routed(link.getAttribute("href")))
            return
        element = target.closest("[data-click]")
        if not element or self._long_pressed:
            self._long_pressed = False
            return
        if not element.matches(":disabled,[aria-disabled=true]"):
            message = decode(element.dataset.click)
            self._send(
                replace(message, touch=True) if self._touched and isinstance(message, TapCell) else message
            )

    def _again(self, event: Any, id: str) -> bool:
        """Whether this is the second click of a double click, which must not hit what has just appeared under the
        pointer. Not every browser counts those of a finger, so time and place tell."""
        before, at, x, y = self._clicked
        near = hypot(event.clientX - x, event.clientY - y) < DOUBLE_TAP_PX
        twice = event.detail > 1 or (self._touched and near and event.timeStamp - at < DOUBLE_TAP_MS)
        again = twice and id != before
        # What has just appeared stays safe from a third one, too.
        self._clicked = (before if again else id, event.timeStamp, event.clientX, event.clientY)
        return again

    def _on_field(self, event: Any, kind: str) -> None:
        element = event.target
        text = element.getAttribute(f"data-{kind}") if hasattr(element, "getAttribute") else None
        if text and element.type == "file":
            read_file(element, lambda value: self._send(decode(text, value)))
        elif text:
            value = ("on" if element.checked else "off") if element.type == "checkbox" else element.value
            self._send(decode(text, str(value)))

    def _on_pointerover(self, event: Any) -> None:
        if event.pointerType == "touch":
            return
        element = event.target.closest("[data-hover]")
        self._hover(element.dataset.hover if element else "")

    def _hover(self, text: str) -> None:
        if text != self._hovered:
            self._hovered = text
            self._send(decode(text) if text else PreviewCell(""))

    def _on_pointerdown(self, event: Any) -> None:
        self._long_pressed = False
        self._touched = event.pointerType == "touch"
        element = event.target.closest("[data-hover]")
        if event.pointerType != "touch" or not element:
            return
        text = element.dataset.hover

        def held() -> None:
            self._long_pressed = True
            self._hover(text)

        self._press = asyncio.get_running_loop().call_later(LONG_PRESS_MS / 1000, held)

    def _on_pointer_end(self, event: Any) -> None:
        if self._press:
            self._press.cancel()
            self._press = None
        if event.pointerType == "touch" and self._hovered:
            self._hover("")

    def _on_contextmenu(self, event: Any) -> None:
        if event.target.closest("[data-hover]"):
            event.preventDefault()

    def _on_focus(self, event: Any) -> None:
        element = event.target.closest("[data-focus]")
        # A focus that a click or our own `focus()` brings needs no preview of its own.
        walks = bool(element and element.matches(":focus-visible"))
        if walks:
            self._send(decode(element.dataset.focus))
        elif not element and self._focused:
            self._send(PreviewCell(""))
        self._focused = walks

    def _on_blur(self, event: Any) -> None:
        # A field is the person's while it has the focus; left, it shows what was made of what stands in it.
        if event.target.matches("input[type=text], textarea"):
            self._redraw()

    def _on_key(self, event: Any) -> None:
        if event.isComposing or event.ctrlKey or event.altKey or event.metaKey:
            return
        if event.repeat and event.key in ("Enter", " ") and not event.target.matches("input, textarea"):
            event.preventDefault()  # a key that is held down answers nothing that has just been asked
            return
        self._settle()
        key, target = event.key, js.document.activeElement
        if key == "Escape" and not target.closest("dialog"):
            self._send(BoardKey(key))
        cell, element = target.closest("[data-focus]"), target.closest("[data-key]")
        if target.matches("body"):
            element = js.document.querySelector("main[data-key]")
        elif cell and not self._focused:  # played on by a pointer: a screen's own keys stay the screen's
            element = target.closest("main[data-key]") or element
        if not element:
            return
        if element.matches("main"):
            # A screen with keys of its own: what a field or a button does with a key comes first.
            taken = target.matches("input, textarea, select") or (key == " " and target.matches("button, a"))
            if taken or key not in SCREEN_KEYS:
                return
        elif not (key in KEYS or (len(key) == 1 and key.isalnum())):
            return
        event.preventDefault()
        # Whatever has moved the focus, the key is meant for the cell that has it.
        if cell and not element.matches("main"):
            self._send(decode(cell.dataset.focus))
        self._send(decode(element.dataset.key, key))

    def _on_address(self, event: Any) -> None:
        sheet = js.document.querySelector("dialog[data-cancel][open]")
        # The browser's Back closes what lies over the screen, as Escape does.
        if sheet and took_back(event.oldURL):
            self._send(decode(sheet.dataset.cancel))
        else:
            begin_at_top()
            self._send(Routed(js.location.hash))

    def _on_cancel(self, event: Any) -> None:
        if event.target.matches("dialog[data-modal]"):
            event.preventDefault()
            if text := event.target.getAttribute("data-cancel"):
                self._send(decode(text))


def _inside(dialog: Any, event: Any) -> bool:
    """Whether a click on a dialog hit its box rather than its backdrop."""
    box = dialog.getBoundingClientRect()
    return bool(box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom)
