"""The board as a person finds it: cells by name, signs, previews, the call, motion; and any other grid."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rsg.app.features import features, levels
from rsg.app.hand import CAPTURE_MS, FLIP_MS, LANDING_MS, Hand
from rsg.app.messages import (
    AnswerCall,
    BoardKey,
    FocusCell,
    MotionDone,
    PreviewCell,
    StartGame,
    TapCell,
    decode,
)
from rsg.app.model import Model
from rsg.app.picture import HINTS, CellPicture, hinted, still
from rsg.app.routes import Route
from rsg.app.settings import Settings
from rsg.app.views import view
from rsg.app.views.diagram import cell_alone, diagram
from rsg.games import GAMES, game
from rsg.play.match import begin
from rsg.play.seats import Seat
from tests.app.positions import BLOCKED, EXCEPTION, RESTRICTED, model, playing, recorded, shown
from tests.app.seen import Element, Page
from tests.app.world import World

GAME_CELLS = game("reverstargo").cells
CSS = "".join(path.read_text() for path in (Path(__file__).parents[2] / "static" / "css").glob("*.css"))


def seen(of: Model) -> Page:
    return Page(str(view(of)))


def cell(page: Page, label: str) -> Element:
    return page.by_id[f"board-{label}"]


def signs(element: Element) -> set[str]:
    """Classes of what is drawn on a cell."""
    return set().union(*(part.classes for part in element if part is not element))


def drawn(element: Element) -> list[tuple[str, str]]:
    """Shapes without their classes: what someone sees who sees no colours."""
    return [(part.tag, part.get("d") or part.get("r")) for part in element]


# --- cells -----------------------------------------------------------------------------------------------------


def test_cells_say_what_lies_there_and_what_a_move_does() -> None:
    page = seen(model())
    names = {page.name(c).split(",")[0]: page.name(c) for c in page.all("gridcell")}
    assert len(names) == 37
    assert names["B2"] == "B2, empty, playable, turns 1"
    assert names["D2"] == "D2, empty" and names["CP"] == "CP, core point"
    assert names["A1"] == "A1, White" and names["A3"] == "A3, Black"


def test_without_hints_no_cell_is_marked_but_all_can_be_tapped() -> None:
    page = seen(model(settings=Settings(hints="off")))
    assert not [c for c in page.all("gridcell") if "playable" in page.name(c) or signs(c) & {"dot", "border"}]
    assert sum("data-click" in c.attributes for c in page.all("gridcell")) == 31


def test_rows_run_from_top_to_bottom() -> None:
    rows = [
        [page_cell.get("id").removeprefix("board-") for page_cell in row.children]
        for row in seen(model()).all("row")
    ]
    assert [len(row) for row in rows] == [1, 2, 7, 6, 5, 6, 7, 2, 1]
    assert rows[0] == ["DQ"] and rows[4] == ["B9", "A9", "CP", "A3", "B3"] and rows[8] == ["D6"]


@pytest.mark.parametrize(
    ("at", "label", "hint", "said"),
    [
        (BLOCKED, "A7", "blocked", "blocked by ko"),
        (EXCEPTION, "A7", "exception", "playable by the ko exception"),
        (RESTRICTED, "A3", "restricted", "playable with one call, ko forbids the other"),
        (RESTRICTED, "BQ", "playable", "playable"),
    ],
)
def test_ko_is_shown_and_said(at: tuple[int, int], label: str, hint: str, said: str) -> None:
    page = seen(playing(recorded(*at)))
    found = cell(page, label)
    assert f"hint-{hint}" in found.classes and said in page.name(found).split(", ", 2)[2]
    assert "dot" in signs(found) or hint == "blocked"
    assert decode(found.get("data-click")) == TapCell(label)
    assert ("turns" in page.name(found)) is (hint != "blocked")


def test_the_four_signs_differ_without_colours() -> None:
    cells = [CellPicture("", (0, 0), True, hint=hint) for hint in HINTS]
    drawings = [drawn(Page(str(cell_alone("hex", picture))).root) for picture in cells]
    # Restricted and blocked differ by what stands inside; the exception's border is broken by the style sheet.
    assert len({str(drawing) for drawing in drawings}) == 4
    assert re.search(r"\.hint-exception \.border\s*\{\s*stroke-dasharray", CSS)


def test_stones_differ_by_shape() -> None:
    assert re.search(r"\.s1 \.groove\s*\{\s*stroke: var", CSS) and re.search(
        r"\.groove\s*\{[^}]*stroke: none", CSS
    )


def test_the_last_move_is_ringed() -> None:
    match = recorded(0, 10)
    page = seen(playing(match))
    last = match.position.turn.placed  # type: ignore[union-attr]
    assert [c.get("id") for c in page.all("gridcell") if "last" in signs(c)] == [f"board-{last}"]
    assert "last move" in page.name(cell(page, last))


def test_nothing_can_be_played_while_the_cpu_thinks() -> None:
    page = seen(playing(recorded(0, 3, person="white" if recorded(0, 3).position.to_move == 0 else "black")))
    assert not [c for c in page.all("gridcell") if "data-click" in c.attributes or "dot" in signs(c)]
    assert all(decode(c.get("data-focus")) for c in page.all("gridcell")), "the arrows still work"


# --- previews and the call -------------------------------------------------------------------------------------


def test_a_preview_shows_what_would_turn() -> None:
    page = seen(model(hand=Hand(preview="B2")))
    assert "maybe" in signs(cell(page, "B2")) and "turning" in signs(cell(page, "A1"))
    assert not [c for c in page.all("gridcell") if "turning" in signs(c) and c.get("id") != "board-A1"]


def _due() -> tuple[Model, str]:
    """A match where a due call takes stones with one colour only, and the cell."""
    for number in range(140):
        for ply in range(6, 30):
            match = recorded(number, ply)
            for c in match.position.board.keys() ^ {c.label for c in GAME_CELLS}:
                choices = match.position.choices(c)
                if len(choices) == 2 and bool(choices[0].turn.captured) != bool(choices[1].turn.captured):
                    return playing(match), c
    raise AssertionError("no such position")


def test_a_preview_of_a_due_call_marks_what_each_call_does() -> None:
    playing_model, label = _due()
    page = seen(replace(playing_model, hand=Hand(preview=label)))
    choices = playing_model.match.position.choices(label)  # type: ignore[union-attr]
    for c in GAME_CELLS:
        tags = {
            name for part in cell(page, c.label) if "tag" in part.classes for name in part.classes - {"tag"}
        }
        calls = {
            f"c{n}"
            for n, choice in enumerate(choices)
            if c.label in (*choice.turn.flips, *choice.turn.captured)
        }
        assert tags == calls
        taken = any(c.label in choice.turn.captured for choice in choices)
        assert ("cross" in signs(cell(page, c.label))) is taken


@pytest.mark.parametrize("pointed", ["preview", "call"])
def test_what_ko_forbids_is_neither_shown_nor_said(pointed: str) -> None:
    match = recorded(*RESTRICTED)
    barred, free = match.position.choices("A3")
    assert (barred.forbidden, free.forbidden) == ("ko", None) and barred.turn.captured
    plain = cell(seen(playing(match)), "A3")
    assert re.findall("called (Black|White)", plain.get("aria-label")) == ["White"]
    page = seen(playing(match, hand=Hand(**{pointed: "A3"})))
    drawn_on = {c.label: signs(cell(page, c.label)) for c in GAME_CELLS}
    assert not [label for label, found in drawn_on.items() if "tag" in found]
    assert {label for label, found in drawn_on.items() if "cross" in found} == set(free.turn.captured)
    turning = {label for label, found in drawn_on.items() if "turning" in found}
    assert turning and turning <= set(free.turn.flips)


def test_the_call_is_a_question_with_two_answers() -> None:
    playing_model, label = _due()
    page = seen(replace(playing_model, hand=Hand(call=label)))
    question = page.one("group", "Call the core point")
    answers = [
        e
        for e in question
        if e.role == "button" and e.get("id").startswith("call-") and e.get("id") != "call-cancel"
    ]
    assert [answer.get("id") for answer in answers] == ["call-black", "call-white"]
    for answer, choice in zip(answers, playing_model.match.position.choices(label), strict=True):  # type: ignore[union-attr]
        assert decode(answer.get("data-click")) == AnswerCall(str(choice.move))
        assert f"turns {len(choice.turn.flips)}" in answer.text
        assert (f"takes {len(choice.turn.captured)}" in answer.text) is bool(choice.turn.captured)
    assert page.one("button", "Take the stone back")
    assert "waits for the call" in page.name(cell(page, label)) and "pending" in signs(cell(page, label))
    assert not [c for c in page.all("gridcell") if "data-click" in c.attributes], "nothing else can be played"
    assert not page.all("button", "Undo")


def test_a_forbidden_colour_is_disabled_and_says_why() -> None:
    page = seen(playing(recorded(*RESTRICTED), hand=Hand(call="A3")))
    black, white = page.by_id["call-black"], page.by_id["call-white"]
    assert "disabled" in black.attributes and "repeat an earlier position" in black.text
    assert "disabled" not in white.attributes and "turns" in white.text


# --- motion ----------------------------------------------------------------------------------------------------


def _capturing() -> Model:
    for ply in range(8, 40):
        match = recorded(0, ply)
        if match.position.turn.captured and match.position.turn.flips:  # type: ignore[union-attr]
            return shown(match)
    raise AssertionError("no capture")


def test_motion_shows_flips_in_order_and_what_leaves() -> None:
    moving = _capturing()
    page, turn = seen(moving), moving.hand.motion.turn  # type: ignore[union-attr]
    order = {}
    for c in page.all("gridcell"):
        for part in c:
            if "to" in part.classes:
                order[c.get("id").removeprefix("board-")] = next(
                    n for n in part.classes if re.fullmatch(r"i\d+", n)
                )
    assert order == {label: f"i{n}" for n, label in enumerate(turn.flips)}
    ghosts = {c.get("id").removeprefix("board-") for c in page.all("gridcell") if "ghost" in signs(c)}
    assert ghosts == set(turn.captured)
    assert "land" in signs(cell(page, turn.placed))
    mover = f"s{turn.seat}"
    for label in turn.flips:
        assert any({"to", mover} <= part.classes for part in cell(page, label)), (
            "CP too shows what it turns to"
        )
    gain = next(e for e in page.elements if "gain" in e.classes)
    assert gain.children == [f"+{len(turn.captured)}"] and f"i{len(turn.flips)}" in gain.classes


def test_without_motion_nothing_moves() -> None:
    page = seen(replace(_capturing(), hand=Hand()))
    moving = {"from", "to", "ghost", "glow", "land", "passing", "gain", "motion-even", "motion-odd"}
    assert not [e for e in page.elements if e.classes & moving]


def test_each_ply_starts_the_animation_anew() -> None:
    boards = [seen(shown(recorded(0, ply))).by_id["board"].classes for ply in (10, 11)]
    assert "motion-even" in boards[0] and "motion-odd" in boards[1]


def test_a_tap_beside_the_cells_ends_the_animation() -> None:
    moving = _capturing()
    assert decode(seen(moving).by_id["board"].get("data-click")) == MotionDone(moving.hand.motion.ply)  # type: ignore[union-attr]


def test_the_style_sheet_keeps_the_models_time() -> None:
    times = {name: int(ms) for name, ms in re.findall(r"--(landing|flip|capture): (\d+)ms;", CSS)}
    assert times == {"landing": LANDING_MS, "flip": FLIP_MS, "capture": CAPTURE_MS}
    assert [int(n) for n in re.findall(r"\.i(\d+) \{ --i: \1; \}", CSS)] == list(range(37))
    even, odd = (
        re.findall(rf"@keyframes ([\w-]+)-{parity} (\{{(?:[^{{}}]|\{{[^{{}}]*\}})*\}})", CSS)
        for parity in ("even", "odd")
    )
    assert even == odd and len(even) >= 6, "two sets of keyframes that differ by name alone"


# --- home, and other games -------------------------------------------------------------------------------------


def test_homes_star_starts_the_game() -> None:
    black, white = seen(model()), seen(model(settings=Settings(colour="white")))
    assert decode(cell(black, "B2").get("data-click")) == TapCell("B2")
    assert "data-click" not in black.by_id["board"].attributes
    assert decode(white.by_id["board"].get("data-click")) == StartGame()
    assert not [c for c in white.all("gridcell") if "data-click" in c.attributes]


def test_leaving_a_playable_cell_ends_its_preview() -> None:
    page = seen(model())
    assert decode(cell(page, "B2").get("data-hover")) == PreviewCell("B2")
    assert "data-hover" not in cell(page, "D2").attributes
    assert decode(page.by_id["board"].get("data-hover")) == PreviewCell("")


def squares(**changes: object) -> Page:
    return seen(model(route=Route("home", game="reversi"), **changes))


def test_a_square_board_is_a_grid_with_names_and_stable_ids() -> None:
    page = squares()
    assert [len(row.children) for row in page.all("row")] == [8] * 8
    cells = page.all("gridcell")
    labels = [f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGH"]
    assert [c.get("id") for c in cells] == [f"board-{label}" for label in labels]
    assert page.name(cell(page, "D3")) == "D3, empty, playable, turns 1"
    assert page.name(cell(page, "D4")) == "D4, White" and page.name(cell(page, "H8")) == "H8, empty"
    left, top, width, height = map(float, page.one("grid").get("viewbox").split())
    assert left < -18 and top < -18 and left + width > 270 and top + height > 270
    assert cell(page, "H8").get("transform") == "translate(252 252)"


def test_a_square_board_has_its_coordinates_beside_it_whatever_is_set() -> None:
    for rim in ("off", "12"):
        board = squares(settings=Settings(rim=rim)).by_id["board"]
        (rim_group,) = [part for part in board if part.tag == "g" and "rim" in part.classes]
        assert "".join(text.children[0] for text in rim_group.children) == "ABCDEFGH12345678"  # type: ignore[union-attr]
        assert rim_group.get("aria-hidden") == "true"
        left, top, width, height = map(float, board.get("viewbox").split())
        for text in rim_group.children:
            x, y = float(text.get("x")), float(text.get("y"))  # type: ignore[union-attr]
            assert left + 5 < x < left + width - 5 and top + 5 < y < top + height - 5


def test_where_one_may_play_a_ring_lies_that_is_no_stone() -> None:
    page = squares()
    marked = [c.get("id") for c in page.all("gridcell") if "ring" in signs(c)]
    assert marked == ["board-D3", "board-C4", "board-F5", "board-E6"]
    assert not [c for c in page.all("gridcell") if signs(c) >= {"ring", "stone"}]
    assert re.search(r"\.ring-rim\s*\{\s*fill: none", CSS)
    assert not [c for c in squares(settings=Settings(hints="off")).all("gridcell") if "ring" in signs(c)]


def test_a_square_board_shows_what_a_move_would_turn() -> None:
    page = squares(hand=Hand(preview="D3"))
    assert {"maybe"} <= signs(cell(page, "D3")) and {"turning"} <= signs(cell(page, "D4"))


def test_a_square_board_by_its_keys() -> None:
    world = World(hash="#/reversi")
    world.send(FocusCell("D3"))
    for key, label in (("ArrowRight", "E3"), ("ArrowDown", "E4"), ("ArrowLeft", "D4"), ("ArrowUp", "D3")):
        world.send(BoardKey(key))
        assert world.model.hand.cursor == label and world.focused[-1] == f"board-{label}"
    world.send(BoardKey("f"), BoardKey("5"))
    assert world.model.hand.cursor == "F5"
    world.send(FocusCell("A1"), BoardKey("ArrowUp"), BoardKey("ArrowLeft"), BoardKey("Home"))
    assert world.model.hand.cursor == "A1", "the board ends there"


def test_boards_of_two_kinds_stand_on_one_page() -> None:
    page = seen(model())
    assert {"empty-reverstargo", "empty-reversi"} <= page.by_id.keys()
    for name in ("reverstargo", "reversi"):
        still_one = str(diagram(still(game(name), game(name).start()), "Board"))
        assert f'href="#empty-{name}"' in still_one and "disc-0" in still_one


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_over_the_cells_is_drawn_after_them(name: str) -> None:
    page = seen(model(route=Route("home", game=name)))
    over = {"reverstargo": "core-frame", "reversi": "dots"}[name]
    order = [e for e in page.by_id["board"] if e.role == "gridcell" or over in e.classes]
    assert [e.role for e in order] == ["gridcell"] * len(game(name).cells) + [""], "else neighbours cover it"
    (marks,) = page.by_id[f"marks-{name}"].children
    assert over in marks.classes  # type: ignore[union-attr]
    signs_too = hinted(still(game(name), game(name).start()), game(name).start())
    uses = [e.get("href") for e in Page(str(diagram(signs_too, "Board"))).elements if e.tag == "use"]
    assert (uses[0], uses[-1]) == (f"#empty-{name}", f"#marks-{name}") and len(uses) > 2


@pytest.mark.parametrize("name", GAMES)
def test_prisoners_are_told_where_a_game_has_them(name: str) -> None:
    seats = (Seat("human"), Seat("cpu", levels(name)[0]))
    match = begin("m", name, seats)
    while not match.over:
        match = match.play(str(match.position.moves()[0]))
    page = seen(playing(match, sheet="result"))
    columns = [e.text for e in page.one("table", "Score") if e.tag == "th" and e.get("scope") == "col"]
    told = features(name).prisoners
    assert ("prisoners" in columns) is told and len(columns) == (4 if told else 2)
    panel = page.by_id["score-black"]
    assert ("prisoner" in panel.text) is told and str(match.position.scores[0]) in panel.text


def test_the_page_carries_its_theme() -> None:
    page = seen(model(settings=Settings(theme="night", background="sky")))
    assert page.by_id["page"].get("data-theme") == "night"
    assert page.by_id["page"].get("data-background") == "sky"
