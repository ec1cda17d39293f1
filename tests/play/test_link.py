"""Links: a game there and back, every mistyped character noticed, old ones readable for ever, garbage refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rsg.games import game as game_named
from rsg.play import link
from rsg.play.link import BadLink, read_link, write_link
from rsg.play.match import Match, begin
from rsg.play.seats import Seat

SAMPLES = Path(__file__).parents[1] / "data" / "links.jsonl"
PEOPLE = (Seat("human"), Seat("human"))
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

choices = st.lists(st.integers(0, 10_000), max_size=70)


def played(numbers: list[int], start: str = "") -> Match:
    """A match whose moves are chosen by these numbers, as far as it goes."""
    match = begin("m", "reverstargo", PEOPLE, start=start)
    for number in numbers:
        moves = match.position.moves()
        if not moves:
            break
        match = match.play(str(moves[number % len(moves)]))
    return match


def told(match: Match) -> tuple[object, ...]:
    return match.game, match.start, match.moves, match.given_up


@given(choices, st.sampled_from([None, (0, "resigned"), (1, "left")]), st.data())
@settings(deadline=None, max_examples=80)
def test_a_game_and_a_position_come_back_as_they_were(numbers, given_up, data):
    match = played(numbers)
    if given_up is not None:
        match = match.give_up(*given_up)
    ply = data.draw(st.none() | st.integers(0, match.ply))
    linked = read_link(write_link(match, ply))
    assert told(linked.match) == told(match)
    assert linked.match.position == match.position
    assert linked.ply == ply


@given(choices, choices)
@settings(deadline=None, max_examples=30)
def test_a_game_from_a_position_of_its_own_comes_back(before, after):
    position = played(before).position
    if position.to_move is None:
        return
    match = played(after, position.text)
    assert told(read_link(write_link(match)).match) == told(match)


@given(choices, st.data())
@settings(deadline=None, max_examples=80)
def test_one_wrong_character_is_always_noticed(numbers, data):
    good = write_link(played(numbers))
    start = good.rindex("/") + 1
    at = data.draw(st.integers(start, len(good) - 1))
    other = data.draw(st.sampled_from(DIGITS).filter(lambda digit: digit != good[at]))
    with pytest.raises(BadLink) as refused:
        read_link(good[:at] + other + good[at + 1 :])
    assert refused.value.kind in ("digits", "revision", "ply")


@given(choices, st.data())
@settings(deadline=None, max_examples=60)
def test_swapped_lost_and_added_characters_are_noticed(numbers, data):
    good = write_link(played(numbers))
    start = good.rindex("/") + 1
    at = data.draw(st.integers(start, len(good) - 2))
    swapped = good[:at] + good[at + 1] + good[at] + good[at + 2 :]
    lost = good[:at] + good[at + 1 :]
    for bad in {swapped, lost, good[:-1], good + "0", good[:start] + "0" + good[start:]} - {good}:
        try:
            read = read_link(bad)
        except BadLink:
            continue
        raise AssertionError(f"{bad} was read as {read.match.moves}")


@given(st.text(max_size=60) | st.text(DIGITS + "/", max_size=60).map(lambda text: f"1/reverstargo/{text}"))
@example("")
@example("1/reverstargo/")
@example("1/reverstargo/" + "z" * 2900)
@example("1/reverstargo/" + "0" * 40)
@example("9/reverstargo/abc")
@example("1/chess/abc")
@example("1/reverstargo/abc/1/2")
@settings(deadline=None)
def test_garbage_is_refused_and_never_anything_worse(text):
    with pytest.raises(BadLink):
        read_link(text)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda link: "2" + link[1:], "version"),
        (lambda link: link.replace("reverstargo", "renju"), "game"),
        (lambda link: link[:-1], "digits"),
        (lambda link: f"{link}/99", "digits"),
        (lambda link: f"{link}/-1", "digits"),
        (lambda link: f"{link}/\u0661", "digits"),
    ],
)
def test_what_is_wrong_with_a_link_is_told(change, kind):
    with pytest.raises(BadLink) as refused:
        read_link(change(write_link(played([0] * 5))))
    assert refused.value.kind == kind


def test_a_move_behind_the_end_of_the_game_is_the_first_bad_ply():
    match = played([1] * 70)
    assert match.over
    facts = [(game_named("reverstargo").revision, 1000), (0, 5), (0, 1000), (match.ply + 3, 2001)]
    for position, move in zip(match.positions, match.moves, strict=False):
        legal = sorted(str(legal) for legal in position.moves())
        facts.append((legal.index(move), len(legal)))
    number = link._pack(facts)
    check = link._digits(link._check(number, "reverstargo")).rjust(3, "0")
    with pytest.raises(BadLink) as refused:
        read_link(f"1/reverstargo/{link._digits(number)}{check}")
    assert (refused.value.kind, refused.value.ply) == ("ply", match.ply + 1)


def test_a_link_of_other_rules_is_not_read_as_ours(monkeypatch):
    good = write_link(played([0] * 5))
    ours = game_named("reverstargo")
    later = type("Later", (), {name: getattr(ours, name) for name in ("name", "seats", "cells", "grid")})()
    later.revision = ours.revision + 1
    monkeypatch.setattr(link, "GAMES", {"reverstargo": later})
    with pytest.raises(BadLink) as refused:
        read_link(good)
    assert refused.value.kind == "revision"


@given(choices)
@settings(deadline=None, max_examples=30)
def test_a_whole_address_stays_short(numbers):
    match = played([*numbers, *[0] * 70])
    assert match.over
    address = "https://somebody-with-a-long-name.example/reverstargo/#/r/" + write_link(match, match.ply)
    assert len(address) < 150


@pytest.mark.parametrize("line", SAMPLES.read_text().splitlines())
def test_what_was_ever_shared_is_read_for_ever(line):
    sample = json.loads(line)
    linked = read_link(sample["link"])
    assert list(linked.match.moves) == sample["moves"]
    assert linked.match.start == sample["start"]
    assert (list(linked.match.given_up) if linked.match.given_up else None) == sample["given_up"]
    assert linked.ply == sample["ply"]


def test_a_link_needs_no_names():
    named = replace(played([0, 1, 2]), seats=(Seat("human", name="花子"), Seat("cpu", "Lv.3")))
    assert write_link(named) == write_link(played([0, 1, 2]))
