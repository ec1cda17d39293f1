"""A short visit played through `update` and `view` while the memory snapshot is made.

What it leaves in memory (cached parts of pages, code that the interpreter has adapted to its arguments) is there for
every visitor's first tap, which would otherwise be the slowest of all.
"""

from __future__ import annotations

from dataclasses import replace

from rsg.app.messages import FocusCell, Message, MotionDone, PreviewCell, Replied, Routed, StartGame, TapCell
from rsg.app.model import Model
from rsg.app.picture import board_picture
from rsg.app.start import first_view
from rsg.app.update import update
from rsg.app.views import view
from rsg.progress.storage import save

SCREENS = ("setup", "calendar", "ranks", "records", "kifu", "rules", "tutorial", "settings", "reversi/rules")
"""What a visitor may look at before the first game."""
GAMES = ("", "reversi")
"""The addresses of the games' homes."""
PLIES = 8


def rehearse() -> None:
    """Opens screens and plays the beginning of each game in both languages; nothing of it is kept."""
    for language in ("ja", "en"):
        model = replace(first_view(language), writer="rehearsal", tab="rehearsal")
        model = _send(model, PreviewCell("B4"), FocusCell("B4"), PreviewCell(""))
        model = _send(model, *(Routed(f"#/{screen}") for screen in SCREENS))
        for home in GAMES:
            _play(_send(model, Routed(f"#/{home}"), StartGame()))


def _play(model: Model) -> None:
    for _ in range(PLIES):
        match = model.match
        if match is None or match.over or model.hand.call:
            break
        if model.hand.motion is not None:
            model = _send(model, MotionDone(model.hand.motion.ply))
        elif model.thinking is not None:
            move = str(match.position.moves()[0])
            request = model.thinking.request
            model = replace(model, thinking=replace(model.thinking, due=0))
            model = _send(model, Replied({"id": request, "ok": True, "move": move}))
        else:
            cell = next(cell.label for cell in board_picture(model).cells if cell.enabled)
            model = _send(model, PreviewCell(cell), TapCell(cell))


def _send(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
        str(view(model))
        save(None, model.document)
    return model
