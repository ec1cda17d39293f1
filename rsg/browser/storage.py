"""The stored document in localStorage: one key, re-read and merged before every write, bad content set aside.

Every touch can raise (a frame with storage blocked, private mode, a full disk): then play goes on in memory.
"""

from __future__ import annotations

import js
from pyodide.ffi import JsException
from pyscript.ffi import is_none

from rsg.app.messages import Stored
from rsg.browser.clock import random_name
from rsg.progress.check import is_identifier
from rsg.progress.document import Document
from rsg.progress.storage import KEY, Problem, catch_up, load, save

ASIDE = "reverstargo.aside."
WRITER = "reverstargo.writer"


class Storage:
    """Reads and writes the document. `available` turns false for good when the browser refuses."""

    def __init__(self) -> None:
        self.available = True

    def read(self) -> Stored:
        """What is stored now."""
        text = self._get()
        loaded = load(text)
        aside = loaded.set_aside is not None and self.set_aside(loaded.set_aside)
        return Stored(loaded.document, self._problem(loaded.problem), aside)

    def save(self, document: Document, set_aside: str = "") -> Stored:
        """Writes the document, merged with what other tabs have written meanwhile.

        `set_aside` is kept first; what cannot be set aside is not written over.
        """
        text = self._get()
        if not self.available:
            return Stored(document, "unavailable")
        if set_aside and not self.set_aside(set_aside):
            return Stored(document, "full")
        saved = save(text, document)
        aside = saved.set_aside is not None
        if aside and not self.set_aside(saved.set_aside or ""):
            return Stored(document, "full")  # what cannot be set aside is not overwritten
        if saved.text is not None and not self._put(KEY, saved.text):
            return Stored(document, "full")
        return Stored(saved.document, self._problem(saved.problem), aside)

    def changed(self, document: Document) -> Stored:
        """What another tab has written, merged with ours; nothing is written."""
        loaded = catch_up(self._get(), document)
        return Stored(loaded.document, self._problem(loaded.problem))

    def text(self) -> str:
        """The stored text as it is, for an export; empty where there is none."""
        return self._get() or ""

    def set_aside(self, text: str) -> bool:
        """Keeps a text under a key of its own; one that is kept already is not kept twice. False if it cannot."""
        try:
            keys = [str(js.localStorage.key(index)) for index in range(js.localStorage.length)]
            if any(key.startswith(ASIDE) and str(js.localStorage.getItem(key)) == text for key in keys):
                return True
        except (JsException, AttributeError):
            return False
        return self._put(f"{ASIDE}{int(js.Date.now())}", text)

    def writer(self) -> str:
        """This browser's name for counting, outside the document, so that no other device ever gets it."""
        try:
            name = js.localStorage.getItem(WRITER)
            if is_none(name) or not is_identifier(str(name)):
                name = random_name()
                js.localStorage.setItem(WRITER, name)
            return str(name)
        except (JsException, AttributeError):
            return random_name()

    def _problem(self, problem: Problem | None) -> str:
        if not self.available:
            return "unavailable"
        return "newer" if problem is not None and problem.kind == "newer" else ""

    def _get(self) -> str | None:
        try:
            text = js.localStorage.getItem(KEY)
            return None if is_none(text) else str(text)
        except (JsException, AttributeError):
            self.available = False
            return None

    def _put(self, key: str, text: str) -> bool:
        try:
            js.localStorage.setItem(key, text)
        except JsException:
            return False
        return True
