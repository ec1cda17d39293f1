"""When a part of ours breaks: a sheet beside the app, which needs nothing of it, with ways to go on."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_proxy

import rsg
from rsg.app.messages import Message
from rsg.app.study_messages import Copied
from rsg.app.views.crash import crash_sheet
from rsg.browser.clock import now_and_today
from rsg.browser.handing import copy, download
from rsg.browser.storage import Storage

HOST = "crash"


class Crash:
    """Shows the sheet and does what its buttons say; counts the crash, so that two in a row start without the game."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._report = ""
        self._shown = False

    def show(self, language: str, report: str, log: list[str]) -> None:
        """Tells what happened. A second crash while the sheet is open only goes to the console."""
        js.console.error(report)
        if self._shown:
            return
        self._shown = True
        self._report = "\n".join((f"ReverStarGo {rsg.__version__}", report, *log))
        now, _ = now_and_today()
        stored = self._storage.read()
        if not stored.problem:
            self._storage.save(stored.document.crash(now, self._storage.writer()))
        for sheet in js.document.querySelectorAll("dialog[open]"):
            sheet.close()  # nobody answers in it any more
        host = js.document.createElement("div")
        host.id = HOST
        host.innerHTML = str(crash_sheet(language, rsg.__version__, self._report))
        js.document.body.appendChild(host)
        host.addEventListener("click", create_proxy(self._on_click))
        for dialog in host.querySelectorAll("dialog"):
            dialog.showModal()

    def _on_click(self, event: Any) -> None:
        button = event.target.closest("[data-crash]")
        action = button.dataset.crash if button else ""
        if action == "reload":
            js.location.reload()
        elif action == "export":
            download("reverstargo.json", self._storage.text() or "{}")
        elif action == "copy":
            copy(self._report, "report", self._on_copied)

    def _on_copied(self, message: Message) -> None:
        if isinstance(message, Copied) and not message.done:
            download("reverstargo-report.txt", self._report)
