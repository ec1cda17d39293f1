"""Both catalogues say the same things, and say them whole."""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from rsg.engines import ENGINES
from rsg.games.game import REFUSALS
from rsg.text import LANGUAGES, pick_language, text

SAMPLES_BY_NAME: dict[str, Sequence[object]] = {
    "colour": ("black", "white"),
    "above": ("black", "white"),
    "below": ("black", "white"),
    "winner": ("black", "white", ""),
    "level": ("Lv.1", "Lv.2", "Lv.3", "Lv.4", "Lv.5", "MAX", "FINAL", "INFINITY"),
    "place": (1, 2, 3),
    "refusal": REFUSALS,
    **dict.fromkeys(("who", "one", "two"), ("", "Al")),
    "rank": (1, 30),
    "control": ("none", "0-30", "3-30", "10-30", "15-60"),
    "month": ((2026, 1), (2026, 12)),
    "parts": (["A5"], ["A5", "B2"]),
    "lesson": range(1, 8),
    "section": ("play", "board", "sound", "page"),
    "rim": ("off", "4", "12"),
    "theme": ("green", "blue", "brown", "night", "pink", "orange", "red", "gray", "dark"),
    "background": ("cream", "ivory", "lime", "sky", "lavender", "peach", "yellow", "orange", "dark"),
}
"""What a parameter of this name may be; add a line where a new message takes words of a closed list."""
MAY_BE_BLANK = {"level_name", "lessons.task", "lessons.shown", "lessons.done"}
"""MAX and FINAL have no other name; some steps of the tutorial ask nothing."""
SAMPLES_BY_TYPE: dict[str, Sequence[object]] = {
    "str": ("A5",),
    "int": (0, 1, 2, 1234),
    "float": (0.0, 59.5),
    "bool": (True, False),
    "Date": ((2026, 1, 5), (2028, 2, 29)),
}


def names(catalog: object) -> list[str]:
    """The public names of a catalogue, its pages' as `page.name`."""
    found = []
    for name in dir(catalog):
        value = getattr(catalog, name)
        if name.startswith("_"):
            continue
        found.append(name)
        if type(value).__module__.startswith("rsg.text"):
            found += [f"{name}.{inner}" for inner in names(value)]
    return sorted(found)


def message(language: str, name: str) -> object:
    value: object = text(language)
    for part in name.split("."):
        value = getattr(value, part)
    return value


def shape(value: object) -> object:
    """What must be alike in both languages: the parameters of a function, the lengths of lists, the type."""
    if inspect.ismethod(value) or inspect.isfunction(value):
        return [
            (p.name, p.kind, p.default, p.annotation) for p in inspect.signature(value).parameters.values()
        ]
    if isinstance(value, tuple | list):
        return [shape(item) for item in value]
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    return "page" if type(value).__module__.startswith("rsg.text") else type(value)


def strings(value: object) -> list[str]:
    """Every text that a message can say, functions called with all their samples."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple | list):
        return [said for item in value for said in strings(item)]
    if isinstance(value, dict):
        return strings(list(value.values()))
    if not inspect.ismethod(value):
        return []
    parameters = inspect.signature(value).parameters.values()
    samples = [SAMPLES_BY_NAME.get(p.name) or SAMPLES_BY_TYPE[str(p.annotation)] for p in parameters]
    return [said for arguments in itertools.product(*samples) for said in strings(value(*arguments))]


NAMES = names(text("en"))


def test_there_are_messages():
    assert {"player", "date", "signed"} <= set(NAMES)


def test_both_languages_have_the_same_names():
    assert names(text("ja")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_message_has_the_same_shape_in_both(name):
    assert shape(message("ja", name)) == shape(message("en", name))


RANKS = {
    "en": "Paper Leather Wood Stone Iron Steel Bronze Silver Gold Platinum Turquoise Aquamarine Garnet Topaz Amethyst "
    "Ruby Sapphire Emerald Diamond Specialist Expert Champion Master Legend Grandmaster Archmaster Overlord Demigod "
    "God Zeus",
    "ja": "ペーパー レザー ウッド ストーン アイアン スチール ブロンズ シルバー ゴールド プラチナ ターコイズ "
    "アクアマリン ガーネット トパーズ アメジスト ルビー サファイア エメラルド ダイヤモンド スペシャリスト エキスパート "
    "チャンピオン マスター レジェンド グランドマスター アークマスター オーバーロード デミゴッド ゴッド ゼウス",
}
LEVELS = {
    "en": "Lv.1 Entry, Lv.2 Beginner, Lv.3 Intermediate, Lv.4 Advanced, Lv.5 Formidable, MAX, FINAL, ∞ Infinity",
    "ja": "Lv.1 入門, Lv.2 初級, Lv.3 中級, Lv.4 上級, Lv.5 強敵, MAX, FINAL, ∞ 無限",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks_and_levels_have_the_names_that_were_decided(language):
    t = text(language)
    assert " ".join(t.sets.rank_name(number) for number in range(1, 31)) == RANKS[language]
    assert ", ".join(t.level(level) for level in ENGINES["reverstargo"].levels) == LEVELS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something_whole(language):
    for name in NAMES:
        for said in strings(message(language, name)):
            assert said or name in MAY_BE_BLANK, f"{name} is blank"
            assert said == said.strip(), f"{name} has blanks around it"
            assert not re.search(r"[{}<>]|None|\(\)|  ", said), f"{name} says {said!r}"


def test_a_person_without_a_name_is_spoken_to():
    """You lead, your turn: what is said of somebody with a name is not said with "You" in its place."""
    english = {name: strings(message("en", name)) for name in NAMES}
    spoken = [said for said in itertools.chain(*english.values()) if re.search(r"\bYou\b", said)]
    assert len(spoken) > 10
    assert not [said for said in spoken if re.search(r"\bYou('s| \w*[^s\W]s)\b", said)]
    for name, you, al in (
        ("turn_of", "Your turn", "Al's turn"),
        ("hand_over", "Hand over to you", "Hand over to Al"),
        ("goes_on", "You go on", "Al goes on"),
        ("passes", "You cannot move and pass.", "Al cannot move and passes."),
        ("series_winner", "You won", "Al won"),
    ):
        assert english[f"sets.{name}"] == [you, al]
    sets = text("en").sets
    assert [sets.first_game_lead(who, 33, 23) for who in ("", "Al")] == [
        "You lead 33 to 23.",
        "Al leads 33 to 23.",
    ]
    assert (sets.turn_of("You"), sets.goes_on("You")) == ("You's turn", "You goes on"), (
        "a name like any other"
    )


def test_no_view_has_marks_of_its_own():
    """What stands between a label and its value is the language's."""
    views = list((Path(__file__).parents[2] / "rsg" / "app" / "views").rglob("*.py"))
    assert len(views) > 40
    marks = re.compile(r"""[\[(,] ?"[:,.;、。：] ?"([\]),]|\.join)""")
    assert [path.name for path in views if marks.search(path.read_text(encoding="utf-8"))] == []


def test_japanese_is_not_left_in_english():
    for name in NAMES:
        for said in strings(message("ja", name)):
            words = re.findall(r"[a-z]{3,}", said)
            japanese = re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", said)
            assert not words or japanese or name in ("language_name",), f"{name} says {said!r}"
            assert not re.search(r":(?!\d)", said), f"{name} has a narrow colon in {said!r}"
        for said in strings(message("en", name)):
            assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", said), f"{name} says {said!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_reads_the_message_of_that_name(language):
    t = text(language)
    assert t("player") == t.player
    assert t("date", (2026, 1, 5)) == t.date((2026, 1, 5))
    for key in ("", "no_such_message", "_months", "__class__", "weekdays"):
        with pytest.raises(KeyError):
            t(key)
    with pytest.raises(TypeError):
        t("player", 1)
    with pytest.raises(TypeError):
        t("date")


def test_dates():
    assert text("ja").date((2026, 1, 5)) == "2026年1月5日"
    assert text("en").date((2026, 1, 5)) == "5 January 2026"
    assert text("ja").month((2026, 12)) == "2026年12月"
    assert text("en").month((2026, 12)) == "December 2026"
    assert text("ja").weekdays[0] == "日" and text("en").weekdays[0] == "Sun"
    assert len(text("ja").weekdays) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers(language):
    t = text(language)
    assert [t.number(n) for n in (0, 999, 1_000, -12_345)] == ["0", "999", "1,000", "\u221212,345"]
    assert [t.signed(n) for n in (5, 0, -3)] == ["+5", "0", "\u22123"]
    assert [t.percent(*n) for n in ((0, 3), (1, 3), (2, 3), (1, 8), (3, 3), (0, 0))] == [
        "0%", "33%", "67%", "13%", "100%", "\u2013"
    ]  # fmt: skip
    assert [t.clock(s) for s in (0, 0.2, 59, 59.1, 61, 600, 3_600, -5)] == [
        "0:00", "0:01", "0:59", "1:00", "1:01", "10:00", "60:00", "0:00"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        (["ja"], "ja"),
        (["ja-JP", "en"], "ja"),
        (["JA_jp"], "ja"),
        (["en-US", "ja"], "en"),
        (["fr-FR", "ja", "en"], "ja"),
        (["fr", "de"], "en"),
        (["jam", "jav"], "en"),
        ([], "en"),
        ([""], "en"),
        (["*", "-", "<img>"], "en"),
    ],
)
def test_the_language_that_the_browser_prefers(preferences, language):
    assert pick_language(preferences) == language


def test_an_unknown_language_is_english():
    assert text("xx") is text("en")
    assert text("") is text("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_or_told_says_what_it_is(language: str) -> None:
    """A bare number or name means nothing to who has not seen it before."""
    t = text(language)
    assert not any(t.looks.rim_labels(rim).isdecimal() for rim in ("4", "12"))
    assert t.study.opening("X") != "X" and t.study.opening("X").endswith("X")
    assert t.notice_copied_link != t.notice_copied_record
    assert t.study.unseen_title("X") != t.study.unseen_title("Y")
