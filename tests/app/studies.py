"""Models of kept games: the library, replays, the review, paper, sharing, and all data as a file."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.messages import Routed, TapCell
from rsg.app.model import Model
from rsg.app.replay import Judged, Review
from rsg.app.update import update
from rsg.play.link import write_link
from rsg.progress.record import Player
from rsg.progress.transfer import export
from tests.app.careers import career
from tests.app.kept import library, record
from tests.app.positions import BLOCKED, model, recorded


def after(of: Model, *messages: object) -> Model:
    for message in messages:
        of, _ = update(of, message)  # type: ignore[arg-type]
    return of


def opened(number: int = 3) -> Model:
    return after(model(document=library(record(number))), Routed(f"#/kifu/g{number}"))


def reviewed(state: str = "done", length: int = 33) -> Model:
    """A review in which move 11 is a blunder, and C2 would have been better."""
    shown = opened()
    assert shown.replay is not None
    game = shown.replay.game
    judged = tuple(
        Judged(2.0, -9.5, "C2", "blunder") if ply == 11 else Judged(2.0, 2.0, game.moves[ply - 1], "best")
        for ply in range(1, length + 1)
    )
    replay = replace(shown.replay, review=Review(state, judged, "x" if state == "running" else ""), ply=11)
    return replace(shown, replay=replay)


def better_call() -> Model:
    """The review, where the blunder was to call Black rather than White."""
    shown = reviewed()
    assert shown.replay is not None
    review = shown.replay.review
    judged = tuple(replace(one, best="BQ[w]") if one.mark == "blunder" else one for one in review.judged)
    return replace(shown, replay=replace(shown.replay, review=replace(review, judged=judged)))


def varied(shown: Model, ply: int) -> Model:
    """With a variation that leaves the game after so many moves."""
    shown = after(shown, s.GoToPly(0, ply))
    assert shown.replay is not None
    played = recorded(3).moves[ply]
    cell = next(m.cell for m in shown.replay.position.moves() if str(m) != played and m.call is None)
    return after(shown, TapCell(cell))


def models(names: tuple[str, str]) -> dict[str, Model]:
    """The models by what they show; two people with these names have played one of the games."""
    black, white = (Player("human", "", name) for name in names)
    pair = record(130, players=(black, white), set="s1")
    few = library(record(3), pair).note("g3", "M" * 20, 5, "w").star("g130", True, 5, "w")
    many = library(*(record(number, 6) for number in range(60)))
    kept, settings = model(document=few), after(model(document=few), Routed("#/settings"))
    importing = after(kept, Routed("#/kifu"), s.OpenImport())
    shared = after(model(), Routed(f"#/r/{write_link(recorded(12), 9)}"))
    return {
        "kifu, two games": after(kept, Routed("#/kifu")),
        "kifu, many games": after(model(document=many), Routed("#/kifu")),
        "sheet drop_line": after(varied(opened(), 6), s.AskDropLine(1)),
        "sheet import_games": importing,
        "sheet import_games, refused": after(importing, s.PasteText("?" * 60), s.ImportPasted()),
        "sheet delete_game": after(kept, Routed("#/kifu/g130"), s.AskDeletion("g130")),
        "sheet unseen": replace(
            model(document=library(record(3))),
            sheet="unseen",
            shelf=replace(kept.shelf, asked="g3"),
        ),
        "sheet data": after(settings, s.OpenData(export(career(9)))),
        "sheet data, nothing new": after(settings, s.OpenData(export(few))),
        **{f"sheet erase, {what}": after(settings, s.AskErasure(what)) for what in ("all", "records")},
        "replay": after(opened(), s.GoToPly(0, 11)),
        "replay, two people": after(kept, Routed("#/kifu/g130")),
        "replay, varied": varied(varied(opened(), 6), 3),
        "replay, playing": after(opened(), s.GoToPly(0, 3), s.PlayReplay()),
        "replay, blocked": after(
            model(document=library(record(BLOCKED[0]))),
            Routed(f"#/kifu/g{BLOCKED[0]}"),
            s.GoToPly(0, BLOCKED[1]),
            TapCell("A7"),
        ),
        "replay, call": after(opened(), s.GoToPly(0, 2), TapCell("B3")),
        **{f"review, {state}": reviewed(state, 20) for state in ("running", "stopped", "failed")},
        "review, done": reviewed(),
        "review, better": after(reviewed(), s.ShowBetter()),
        "review, better call": after(better_call(), s.ShowBetter(), TapCell("BQ")),
        "shared": shared,
        "broken": after(model(), Routed("#/r/zz")),
        "broken, ply": replace(
            kept,
            route=after(model(), Routed("#/r/zz")).route,
            shelf=replace(kept.shelf, broken=("zz", "ply", 12)),
        ),
        "printed": after(kept, Routed("#/kifu/g130"), s.ShowPrint(True)),
        "sheet from_here": after(opened(), s.GoToPly(0, 9), s.AskFromHere()),
        "sheet copied": after(opened(), s.Copied("https://example.invalid/" + "a" * 90, "link", False)),
    }
