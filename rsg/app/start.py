"""The first model: from what the browser knows when Python begins; and the one shown before that."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace

from rsg.app.effects import Effect
from rsg.app.messages import Routed, TapCell
from rsg.app.model import Model
from rsg.app.routes import Route, parse_hash
from rsg.app.update import clocks, unseen, update
from rsg.app.update.ledger import set_running_aside
from rsg.app.update.matches import ABOUT_A_GAME, resume
from rsg.app.update.step import Step, notify, unsay
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.rows import MAIN


@dataclass(frozen=True, slots=True)
class Boot:
    """What the browser knows at the start.

    Attributes:
        now, today: ms since the epoch; the local calendar day.
        seed: 64 random bits.
        writer, tab: random names of this browser and of this tab; `tabs_alive` are the other tabs that live.
        document, storage, set_aside: what was stored, and what went wrong with it (as in `Stored`).
        languages, reduced_motion, embedded: as in `Model`.
        hash: the address's hash.
        early_tap: cell tapped before Python answered, or empty; `early_touch`, whether it was by touch.
        crashed: the page has crashed twice within ten seconds.
    """

    now: int
    today: Day
    seed: int
    writer: str
    tab: str
    document: Document
    tabs_alive: Set[str] = frozenset()
    storage: str = ""
    set_aside: bool = False
    languages: tuple[str, ...] = ("en",)
    reduced_motion: bool = False
    embedded: bool = False
    hash: str = ""
    early_tap: str = ""
    early_touch: bool = False
    crashed: bool = False


def initial(boot: Boot) -> Step:
    """The first model: a running game goes on where it was, unless another tab plays it or it made the page crash."""
    model = Model(
        now=boot.now,
        today=boot.today,
        seed=boot.seed,
        writer=boot.writer,
        tab=boot.tab,
        document=boot.document,
        storage=boot.storage,
        languages=boot.languages,
        reduced_motion=boot.reduced_motion,
        embedded=boot.embedded,
    )
    effects: list[Effect] = []
    if boot.storage:
        model, more = notify(model, f"notice_storage_{boot.storage}")
        effects.extend(more)
    if boot.set_aside:
        model, more = notify(model, "notice_set_aside")
        effects.extend(more)
    model, more = _continue(model, boot)
    effects.extend(more)
    address = parse_hash(boot.hash)
    if address.screen not in ("home", "play") or (model.match and model.match.game != address.game):
        model, more = _open_address(model, boot.hash)
        effects.extend(more)
    elif model.match is None:
        if address != Route("home"):
            model, more = update(model, Routed(boot.hash))
            effects.extend(more)
        if boot.early_tap and address.screen == "home":
            model, more = update(model, TapCell(boot.early_tap, touch=boot.early_touch))
            effects.extend(more)
    model, more = unseen.tell(model, boot.tabs_alive)
    return model, (*effects, *more)


def _continue(model: Model, boot: Boot) -> Step:
    """Goes on with the stored running game, if there is one that this tab may play."""
    running = model.document.running
    if running is None:
        return model, ()
    if running.owner != boot.tab and running.owner in boot.tabs_alive:
        return replace(model, elsewhere=True), ()
    match = None if boot.crashed else model.stored_match
    if match is None or match.over:
        return set_running_aside(model)
    return resume(model, match)


def _open_address(model: Model, hash: str) -> Step:
    """Shows the screen of the address; a game that goes on stays, since opening a page is not leaving one."""
    match = model.match
    elsewhere = replace(unsay(model, *ABOUT_A_GAME), match=None, route=Route("home"))
    model, effects = update(elsewhere, Routed(hash))
    return clocks.follow(model, replace(model, match=match), effects)


def first_view(language: str, game: str = MAIN) -> Model:
    """The model whose view stands in the page until Python answers: a game's home with nothing changed."""
    return Model(
        now=0,
        today=Day(2026, 1, 1),
        seed=0,
        writer="",
        tab="",
        document=Document(),
        languages=(language,),
        route=Route("home", game=game),
    )
