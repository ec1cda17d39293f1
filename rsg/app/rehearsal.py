"""A short visit played through `update` and `view`, of which nothing is kept.

While the memory snapshot is made it leaves parts of pages in caches, and code that the interpreter has adapted to its
arguments: what is there then need not be made by a visitor's taps. What a browser compiles when it is first run is not
in a snapshot: so the page plays an opening for itself, while its visitor still looks at it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace

from rsg.app.features import features
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
    """Opens every screen and plays the opening of each game in both languages."""
    for language in LANGUAGES:
        for game in GAMES:
            for _ in _screens(language, game):
                pass
            for _ in opening(language, game):
                pass


def opening(language: str, game: str) -> Iterator[None]:
    """Plays the first plies of a game, pausing after each message."""
    model = yield from _handle(_visitor(language, game), StartGame())
    for _ in range(PLIES):
        match = model.match
        if match is None or match.over or model.hand.call:
            break
        if model.hand.motion is not None:
            model = yield from _handle(model, MotionDone(model.hand.motion.ply))
        elif model.thinking is not None:
            move = str(match.position.moves()[0])
            request = model.thinking.request
            model = replace(model, thinking=replace(model.thinking, due=0))
            model = yield from _handle(model, Replied({"id": request, "ok": True, "move": move}))
        else:
            cell = next(cell.label for cell in board_picture(model).cells if cell.enabled)
            model = yield from _handle(model, PreviewCell(cell), FocusCell(cell), TapCell(cell))


def _screens(language: str, game: str) -> Iterator[None]:
    routes = [Route(screen, game=game) for screen in SCREENS if offered(game, screen)]
    routes += [Route("rules", page=page, game=game) for page in features(game).pages]
    yield from _handle(_visitor(language, game), *(Routed(format_hash(route)) for route in routes))


def _visitor(language: str, game: str) -> Model:
    return replace(first_view(language, game), writer="rehearsal", tab="rehearsal")


def _handle(model: Model, *messages: Message) -> Generator[None, None, Model]:
    for message in messages:
        model, _ = update(model, message)
        str(view(model))
        save(None, model.document)
        yield
    return model
