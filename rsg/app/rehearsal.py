"""A short visit played through `update` and `view` while the memory snapshot is made.

What it leaves in memory (cached parts of pages, code that the interpreter has adapted to its arguments) is there for
every visitor's first tap, which would otherwise be the slowest of all.
"""

from __future__ import annotations

from dataclasses import replace

from rsg.app.messages import FocusCell, Message, MotionDone, PreviewCell, Replied, Routed, StartGame, TapCell
from rsg.app.model import Model
from rsg.app.picture import board_picture
from rsg.app.routes import SCREENS, Route, format_hash, offered
from rsg.app.start import first_view
from rsg.app.update import update
from rsg.app.views import view
from rsg.games import GAMES
from rsg.progress.storage import save
from rsg.text import LANGUAGES

PLIES = 8


def rehearse() -> None:
    """Opens every screen and plays the beginning of each game in both languages; nothing of it is kept."""
    for language in LANGUAGES:
        model = replace(first_view(language), writer="rehearsal", tab="rehearsal")
        model = _send(model, PreviewCell("B4"), FocusCell("B4"), PreviewCell(""))
        for game in GAMES:
            screens = [Route(screen, game=game) for screen in SCREENS if offered(game, screen)]
            model = _send(model, *map(_address, screens))
            _play(_send(model, _address(Route("home", game=game)), StartGame()))


def _address(route: Route) -> Routed:
    return Routed(format_hash(route))


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
