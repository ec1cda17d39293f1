"""What a person finds in the library, in a replay, on paper and among the data, by role and name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import CancelCall, Routed, TapCell, decode
from rsg.app.model import Model
from rsg.app.replay import Judged, Review
from rsg.app.views import view
from rsg.app.views.moves import SIGNS
from rsg.engines.marks import MARKS
from rsg.play.link import write_link
from rsg.play.match import begin
from rsg.play.seats import people
from rsg.text import text
from tests.app.kept import library, record
from tests.app.positions import model, recorded, with_settings
from tests.app.seen import Element, Page
from tests.app.studies import after, better_call, opened, reviewed, varied


def seen(of: Model, language: str = "en") -> Page:
    return Page(str(view(with_settings(of, language=language))))


def test_every_mark_of_the_engine_has_a_sign_and_a_name() -> None:
    assert list(SIGNS) == [*(name for name, _ in MARKS), "blunder"]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_library_tells_who_when_and_what_came_of_it(language: str) -> None:
    document = library(record(3), record(130)).note("g3", "memo", 5, "w").star("g130", True, 5, "w")
    page = seen(after(model(document=document), Routed("#/kifu")), language)
    words = {"en": ("Won", "5 March 2026", "39 : 1"), "ja": ("勝ち", "2026年3月5日", "39 対 1")}[language]
    game = next(e for e in page.all("link") if e.get("href") == "#/kifu/g3")
    for said in (*words, "CPU Lv.3", "memo"):
        assert said in page.name(game)
    assert page.by_id["star-g3"].get("aria-pressed") == "false"
    assert page.by_id["star-g130"].get("aria-pressed") == "true"


def test_an_empty_library_says_what_will_be_there() -> None:
    page = seen(after(model(), Routed("#/kifu")))
    assert "No games yet" in page.text
    assert not page.all("button", "Save all")
    assert page.one("button", "Add games")


def test_the_way_to_the_library_is_on_every_screen() -> None:
    for hash in ("", "#/rules", "#/settings", "#/kifu"):
        assert seen(after(model(), Routed(hash))).one("link", "Games").get("href") == "#/kifu"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_replay_has_controls_moves_and_scores(language: str) -> None:
    page = seen(after(opened(), s.GoToPly(0, 11)), language)
    names = {
        "en": ("To the start", "One move back", "Play", "One move on", "To the end"),
        "ja": ("最初へ", "1手戻る", "再生する", "1手進む", "最後へ"),
    }[language]
    for name in names:
        assert page.one("button", name) if name != "Play" else page.by_id["step-play"]
    slider = page.one("slider")
    assert (slider.get("value"), slider.get("max")) == ("11", "33")
    assert "11" in slider.get("aria-valuetext")
    position = recorded(3).positions[11]
    for seat, colour in enumerate(("black", "white")):
        assert str(position.scores[seat]) in page.by_id[f"score-{colour}"].text
    current = page.by_id["ply-0-11"]
    written = [child for part in current for child in part.children if isinstance(child, str)]
    assert current.get("aria-current") == "step" and written[:2] == ["11", "BQ[b]+1"]
    assert page.name(current).startswith(text(language).joined(["11", text(language).colour("black"), "BQ"]))
    assert sum(e.get("aria-current") == "step" for e in page.elements) == 1
    passes = [e for e in page.elements if "passed" in e.classes]
    assert len(passes) == sum(len(p.turn.passes) for p in recorded(3).positions[1:] if p.turn)
    assert decode(page.by_id["ply-0-5"].get("data-click")) == s.GoToPly(0, 5)


def test_steps_that_lead_nowhere_are_off() -> None:
    page = seen(opened())
    assert "aria-disabled" in page.by_id["step-forward"].attributes
    page = seen(after(opened(), s.StepPly("first")))
    assert (
        "aria-disabled" in page.by_id["step-back"].attributes
        and "aria-disabled" in page.by_id["step-first"].attributes
    )


def test_a_move_is_named_with_its_call_and_what_it_takes() -> None:
    assert seen(opened()).name(seen(opened()).by_id["ply-0-11"]) == "11, Black, BQ, calls Black, takes 1"


def columns(page: Page) -> list[Element]:
    """The places of the curve that are pressed and pointed at."""
    (parent,) = (e for e in page.elements if "columns" in e.classes)
    return [e for e in parent if e is not parent]


def scale(page: Page) -> list[str]:
    """The numbers beside the curve, from top to bottom."""
    (parent,) = (e for e in page.elements if "curve-scale" in e.classes)
    return [e.text for e in parent if e is not parent]


def test_the_review_shows_curve_progress_and_marks() -> None:
    page = seen(reviewed("running", 20))
    assert page.by_id["review-progress"].get("value") == "20"
    assert decode(page.one("button", "Stop").get("data-click")) == s.StopReview()
    assert [decode(e.get("data-click")) for e in columns(page)] == [s.GoToPly(0, ply) for ply in range(34)]
    assert "Blunder" in page.by_id["status"].text
    assert page.by_id["review-here"].text == "Move 11, BQ?? (call Black): Black +2.0"
    assert "Blunder" in page.name(page.by_id["ply-0-11"]) and "Best" in page.name(page.by_id["ply-0-10"])
    counts = page.one("table", "Review").text
    assert counts.endswith("Best Good Inaccuracy Mistake Blunder Black 9 0 0 0 1 White 10 0 0 0 0")


@pytest.mark.parametrize(
    ("language", "sides", "start", "move"),
    [
        ("en", ("Black ahead", "White ahead"), "Start: Black +2.0", "Move 11, BQ?? (call Black): White +9.5"),
        ("ja", ("黒が優勢", "白が優勢"), "開始：黒 +2.0", "11手目 BQ??(黒とコール)：白 +9.5"),
    ],
)
def test_the_curve_names_its_sides_and_what_is_expected_at_each_move(
    language: str, sides: tuple[str, str], start: str, move: str
) -> None:
    page = seen(reviewed("stopped", 11), language)
    tips = [e.get("data-tip") for e in columns(page)]
    assert (tips[0], tips[11]) == (start, move) == (tips[0], page.by_id["review-here"].text)
    later = recorded(3).moves[11]
    assert tips[12].endswith(later), "not judged yet"
    named = [e.text for e in page.elements if "curve-side" in e.classes]
    assert [text.startswith(side) for text, side in zip(named, sides, strict=True)] == [True, True]
    assert text(language).colour("black") in page.name(page.by_id["curve"])


@pytest.mark.parametrize(
    ("value", "numbers"),
    [
        (0.0, ["10", "5", "0", "5", "10"]),
        (-10.5, ["20", "10", "0", "10", "20"]),
        (38.0, ["40", "20", "0", "20", "40"]),
        (64.0, ["60+", "30", "0", "30", "60+"]),
    ],
)
def test_the_scale_holds_what_is_expected_and_says_when_there_is_more(
    value: float, numbers: list[str]
) -> None:
    shown = reviewed("running", 3)
    assert shown.replay is not None
    first = replace(shown.replay.review.judged[0], before=value)
    review = replace(shown.replay.review, judged=(first, *shown.replay.review.judged[1:]))
    page = seen(replace(shown, replay=replace(shown.replay, review=review)))
    assert scale(page) == numbers
    (drawn,) = (e for e in page.by_id["curve"] if "curve-line" in e.classes)
    height = float(drawn.get("d").removeprefix("M0.0 ").split("L")[0])
    assert 8 <= height <= 112 and (height < 60) == (value > 0)


def test_nothing_in_the_panel_moves_while_the_review_runs() -> None:
    def parts(length: int) -> list[str]:
        panel = seen(reviewed("running", length)).by_id["review"]
        return [f"{e.tag}.{e.get('class')}" for e in panel if e.tag not in ("path", "svg")]

    assert parts(0) == parts(1) == parts(32)
    done = [e for e in seen(reviewed()).by_id["review"] if "review-run" in e.classes]
    assert [e.text for e in done] == ["33 of 33 moves judged"], "its row stays"


def test_a_best_move_has_no_better_one_and_a_finished_review_no_progress() -> None:
    done = reviewed()
    page = seen(after(done, s.GoToPly(0, 10)))
    assert "Best" in page.by_id["status"].text and not page.all("button", "Better")
    assert not page.all("button", "Stop") and not page.all("button", "Review the game")


def test_variations_are_listed_with_a_way_out() -> None:
    page = seen(varied(opened(), 6))
    assert page.by_id["ply-1-7"].get("aria-current") == "step"
    assert decode(page.one("button", "Remove this variation").get("data-click")) == s.AskDropLine(1)


@pytest.mark.parametrize(
    ("language", "game", "variation"),
    [("en", "Share the game", "Share this variation"), ("ja", "対局を共有", "この変化を共有")],
)
def test_the_way_to_share_names_the_line_it_shares(language: str, game: str, variation: str) -> None:
    shown = varied(opened(), 6)
    assert seen(shown, language).by_id["share-game"].text == variation
    assert seen(after(shown, s.GoToPly(0, 6)), language).by_id["share-game"].text == game


def test_variations_are_listed_as_they_leave_the_game() -> None:
    shown = opened()
    for ply in (12, 4, 8):
        shown = varied(shown, ply)
    listed = [e.get("id") for e in seen(shown).elements if "variation" in e.classes]
    assert listed == ["line-2", "line-3", "line-1"]


def test_of_one_moment_the_variation_that_was_made_first_comes_first() -> None:
    shown = varied(varied(opened(), 8), 4)
    assert shown.replay is not None
    once_more = replace(shown.replay, lines=(*shown.replay.lines, shown.replay.lines[1]))
    page = seen(replace(shown, replay=once_more))
    assert [e.get("id") for e in page.elements if "variation" in e.classes] == ["line-2", "line-1", "line-3"]


def test_the_review_says_nothing_of_a_variation() -> None:
    shown = reviewed()
    page = seen(varied(shown, 6))
    assert page.by_id["review-here"].text == "Variations are not reviewed"
    assert "Best" not in page.by_id["status"].text
    shared = seen(after(varied(shown, 6), s.GoToPly(1, 6)))
    here = shared.by_id["review-here"].text
    assert here.endswith("C5: Black +2.0"), "where it has not left the game yet"


def marked(page: Page) -> set[str]:
    """The cells that carry a sign of being playable."""
    return {e.get("id").removeprefix("board-") for e in page.elements if "hint-playable" in e.classes}


def test_a_replay_marks_where_a_variation_may_begin() -> None:
    shown = after(opened(), s.GoToPly(0, 6))
    assert shown.replay is not None
    page = seen(shown)
    assert marked(page) == {move.cell for move in shown.replay.position.moves()}
    assert "marked" in page.by_id["try"].text
    plain = seen(with_settings(shown, hints="off"))
    assert not marked(plain) and "Play on a cell" in plain.by_id["try"].text
    playing = seen(after(shown, s.PlayReplay()))
    assert not marked(playing) and not playing.by_id["try"].text, "while one watches"
    end = seen(opened())
    assert not marked(end) and not end.by_id["try"].text


@pytest.mark.parametrize(
    ("language", "button", "status", "advice"),
    [
        ("en", "Better for Black by 11.5: C2 Show", "Before move 11", "C2 gains 11.5. Play on the star."),
        ("ja", "黒はC2なら11.5得 見る", "11手目の前", "C2で11.5得。星を押すと打てます"),
    ],
)
def test_the_better_move_is_told_and_shown_on_the_position_before(
    language: str, button: str, status: str, advice: str
) -> None:
    played = seen(reviewed(), language)
    assert decode(played.one("button", button).get("data-click")) == s.ShowBetter()
    assert not starred(played), "where it can be played no more"
    before = seen(after(reviewed(), s.ShowBetter()), language)
    assert starred(before) == {"C2"} and "C2" in marked(before)
    assert text(language).study.cell_better in before.name(before.by_id["board-C2"])
    assert (before.by_id["status"].text, before.by_id["try"].text) == (status, advice)
    assert before.by_id["slider"].get("aria-valuetext") == status
    signs = {name for e in before.by_id["board-C2"] for name in e.classes} & {"better", "dot"}
    assert signs == {"better"}, "one sign a cell"
    for gone in (s.StepPly("back"), s.StepPly("forward"), s.GoToPly(0, 10), s.PlayReplay()):
        assert not starred(seen(after(reviewed(), s.ShowBetter(), gone), language))


def test_the_star_gives_way_to_the_stone_whose_call_is_asked() -> None:
    before = after(better_call(), s.ShowBetter())
    assert starred(seen(before)) == {"BQ"}
    asked = after(before, TapCell("BQ"))
    assert seen(asked).by_id["call-black"] and not starred(seen(asked))
    assert starred(seen(after(asked, CancelCall()))) == {"BQ"}


@pytest.mark.parametrize(
    ("language", "told", "shown", "answer"),
    [
        (
            "en",
            "Better for Black by 11.5: BQ (call White) Show",
            "BQ (call White) gains 11.5. Play on the star.",
            "White Best",
        ),
        (
            "ja",
            "黒はBQ(白とコール)なら11.5得 見る",
            "BQ(白とコール)で11.5得。星を押すと打てます",
            "白 最善",
        ),
    ],
)
def test_a_better_call_is_told_in_words_and_marked_where_it_is_asked(
    language: str, told: str, shown: str, answer: str
) -> None:
    missed = better_call()
    assert seen(missed, language).one("button", told)
    before = after(missed, s.ShowBetter())
    assert seen(before, language).by_id["try"].text == shown
    asked = seen(after(before, TapCell("BQ")), language)
    assert answer in asked.by_id["call-white"].text
    best = answer.split()[1]
    assert best not in asked.by_id["call-black"].text
    unasked = seen(after(missed, s.GoToPly(0, 10), TapCell("BQ")), language)
    assert best not in unasked.by_id["call-white"].text, "where no better move is shown, none is given away"


@pytest.mark.parametrize(
    ("language", "points", "stones"),
    [("en", "points expected", "stones expected"), ("ja", "予想の得点差", "予想の石差")],
)
def test_what_is_expected_is_counted_as_its_game_counts(language: str, points: str, stones: str) -> None:
    match = begin("m", "reversi", people("reversi"), counting=False, started=0).play("D3")
    shared = after(model(), Routed(f"#/r/{write_link(match)}"))
    assert shared.replay is not None
    review = Review("done", (Judged(0.0, 0.0, "D3", "best"),))
    reversi = replace(shared, replay=replace(shared.replay, review=review))
    for shown, unit, other in ((reviewed(), points, stones), (reversi, stones, points)):
        page = seen(shown, language)
        assert unit in page.by_id["review"].text and other not in page.by_id["review"].text
        assert unit in page.name(page.by_id["curve"]).lower()


def starred(page: Page) -> set[str]:
    """The cells that carry the star of a better move."""
    cells = (e for e in page.elements if e.role == "gridcell")
    return {e.get("id").removeprefix("board-") for e in cells if any("better" in part.classes for part in e)}


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("link", ["zz", "2/reverstargo/a", "1/go/a", "1/reverstargo/a"])
def test_a_broken_link_says_why_and_leads_home(link: str, language: str) -> None:
    page = seen(after(model(), Routed(f"#/r/{link}")), language)
    assert page.one("heading")
    assert page.by_id["broken-home"].get("href") == "#/"
    assert len(page.one("main").text) > 20


def test_a_shared_game_offers_to_be_kept_and_has_no_memo() -> None:
    page = seen(after(model(), Routed(f"#/r/{write_link(recorded(12), 9)}")))
    assert decode(page.one("button", "Keep this game").get("data-click")) == s.KeepGame()
    assert not page.all("textbox") and not page.all("button", "Delete")
    assert "A shared game" in page.one("main").text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_shared_game_tells_no_date_and_a_kept_one_its_own(language: str) -> None:
    shared = after(replace(model(), writer="w"), Routed(f"#/r/{write_link(recorded(12), 9)}"))
    kept = after(shared, s.KeepGame())
    assert kept.replay is not None and kept.replay.record.id
    for shown in (shared, after(shared, s.ShowPrint(True))):
        told = seen(shown, language).one("main").text
        assert text(language).study.score(*kept.replay.record.scores) in told
        assert text(language).date(model().today) not in told
    assert text(language).date(model().today) in seen(kept, language).one("main").text


def test_a_new_game_is_offered_only_where_one_can_go_on() -> None:
    ended = seen(opened()).one("button", "New game from here the game has ended here")
    assert "aria-disabled" in ended.attributes, "there it is, and at another move it can be pressed"
    for busy in ({"match": recorded(3, 5)}, {"elsewhere": True}):
        page = seen(after(replace(opened(), **busy), s.GoToPly(0, 9)))
        later = page.one("button", "New game from here finish your running game first")
        assert "aria-disabled" in later.attributes
    shown = after(opened(), s.GoToPly(0, 9))
    assert "aria-disabled" not in seen(shown).one("button", "New game from here").attributes
    sheet = seen(after(shown, s.AskFromHere()))
    assert {e.text for e in sheet.one("dialog") if e.role == "button"} == {
        "Play Black",
        "Play White",
        "Close",
    }


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_printed_page_has_numbers_record_and_result(language: str) -> None:
    page = seen(after(opened(), s.ShowPrint(True)), language)
    board = page.one("img")
    numbers = {e.text for e in board if e.tag == "text"}
    later = {"18", "25", "33"}
    assert numbers == {str(n) for n in range(1, 34)} - later
    text = page.one("main").text
    for ply, position in enumerate(recorded(3).positions[1:], start=1):
        assert position.turn is not None
        assert f"{ply}. {position.turn.move}" in text
    assert "Ada" in text and "CPU Lv.3" in text and "39" in text and "--" in text
    assert all(number in text for number in later)


def test_the_data_section_exports_imports_and_erases() -> None:
    page = seen(after(model(), Routed("#/settings")))
    assert decode(page.one("button", "Save everything").get("data-click")) == s.ExportData()
    assert page.name(page.by_id["data-import"]) == text("en").study.data_import
    asked = {decode(e.get("data-click")) for e in page.all("button", "Erase")}
    assert asked == {s.AskErasure(what) for what in ("records", "ranks", "calendar", "all")}
