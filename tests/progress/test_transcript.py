"""Games as people write them: there and back, and as other programs and keyboards write them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.games import GAMES
from rsg.games import game as game_named
from rsg.games.endings import GIVEN_UP
from rsg.games.game import PASS, Game
from rsg.games.replay import replay
from rsg.progress.gamefile import read_games
from rsg.progress.incoming import BadGame, played
from rsg.progress.record import Record
from rsg.progress.transcript import write_transcript
from tests.games.strategies import picks, walk
from tests.progress.samples import FALLBACK, TODAY, WIN, recorded

GAME = game_named("reverstargo")


def plain(record: Record) -> tuple[object, ...]:
    """What the readable form carries."""
    names = tuple((player.kind == "cpu", player.level, player.name) for player in record.players)
    return (record.game, record.start, record.moves, names, record.scores, record.prisoners, record.winners,
            record.reason, record.date)  # fmt: skip


@pytest.mark.parametrize("number", [0, 12, 130, 137])
def test_the_readable_form_comes_back(number):
    record = recorded(number)
    (kept,) = read_games(write_transcript(record, "for <b>Ada</b>"), fallback=FALLBACK).games
    assert plain(kept.record) == plain(record)
    assert kept.memo == "for <b>Ada</b>"
    assert (kept.record.id, kept.record.tally, kept.record.cleared) == ("new", "", None)


def test_the_readable_form_shows_calls_captures_and_passes():
    text = write_transcript(recorded(3))
    assert "BQ[b]+1" in text and " -- " in text and "White: CPU Lv.1" in text


def test_a_given_up_game_and_one_from_a_position_come_back():
    moves = recorded(3).moves[:11]
    record = played(replace(WIN, moves=moves, reason="resigned", winners=(1,)))
    assert record.reason == "resigned" and record.winners == (1,)
    (kept,) = read_games(write_transcript(record), fallback=FALLBACK).games
    assert plain(kept.record) == plain(record)
    position = list(replay(GAME, GAME.start(), moves))[-1]
    start = played(replace(WIN, start=position.text, moves=recorded(3).moves[11:15], reason="x", winners=()))
    assert start.reason == "unfinished"
    (kept,) = read_games(write_transcript(start), fallback=FALLBACK).games
    assert plain(kept.record) == plain(start)


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("full", "the board is full"),
        ("no_moves", "neither side can move"),
        ("ko", "ended by ko"),
        ("wiped_out", "one side has no stones"),
        ("resigned", "resigned"),
        ("left", "left the game"),
        ("unfinished", "unfinished"),
    ],
)
def test_the_result_is_told_in_words(reason: str, told: str):
    lines = write_transcript(replace(recorded(3), reason=reason)).splitlines()
    assert f"Result: 39-1, {told}" in lines


@pytest.mark.parametrize("reason", GIVEN_UP)
def test_who_gave_up_is_read_from_words_and_from_the_sign_that_was_written_before(reason: str):
    record = played(replace(WIN, moves=recorded(3).moves[:11], reason=reason, winners=(1,)))
    written = write_transcript(record)
    before = re.sub("^Result: .*$", f"Result: 14-6 {reason}", written, flags=re.MULTILINE)
    assert before != written
    for text in (written, before):
        (kept,) = read_games(text, fallback=FALLBACK).games
        assert (kept.record.reason, kept.record.winners) == (reason, (1,))


@pytest.mark.parametrize(
    "text",
    [
        "B4 A5",
        "  B4\n\n A5  ",
        "1. B4 2. A5",
        "Black: Ada\nWhite: CPU Lv.3\n\nB4 A5",
        "Result: 99-0 resigned\nB4 A5",
        "Game: reverstargo\r\nDate: yesterday\r\n\r\nB4 A5\r\n",
    ],
)
def test_moves_are_read_as_people_write_them(text):
    first = str(GAME.start().moves()[0])
    second = str(GAME.start().play(GAME.parse_move(first)).moves()[0])
    (kept,) = read_games(text.replace("B4", first).replace("A5", second), fallback=FALLBACK).games
    assert kept.record.moves == (first, second)
    assert kept.record.reason == "unfinished" and kept.record.winners == ()
    assert kept.record.date == TODAY


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@every_game
@given(choices=picks, written=st.booleans(), number=st.integers(0, 75))
@settings(deadline=None)
def test_a_pass_is_kept_by_the_rules_whether_written_or_not_and_refused_where_nobody_has_to(
    game: Game, choices: list[int], written: bool, number: int
):
    line = walk(game.start(), [*choices, 0])
    moves = tuple(position.turn.move for position in line[1:])
    texts, free = [], [0]  # `free`: where no pass is forced
    for position in line[1:]:
        texts += [position.turn.move, *(PASS,) * (len(position.passes) if written else 0)]
        free += [len(texts)] if written or not position.passes else []
    (kept,) = read_games(game.write_moves(texts), fallback=replace(FALLBACK, game=game.name)).games
    assert (kept.record.game, kept.record.moves, kept.record.scores) == (game.name, moves, line[-1].scores)
    at = free[number % len(free)]
    texts.insert(at, PASS)
    with pytest.raises(BadGame) as refused:
        read_games(game.write_moves(texts), fallback=replace(FALLBACK, game=game.name))
    over = at == len(texts) - 1 and line[-1].to_move is None
    assert (refused.value.kind, refused.value.ply) == ("ply", at + 1)
    assert refused.value.reason == ("over" if over else "pass_not_forced")


def test_a_written_pass_can_be_the_first_of_a_game_from_a_position():
    start = f"{'-' * 48}XXO{'-' * 5}{'-' * 8} O"  # White to move has none
    game = game_named("reversi")
    assert game.parse_position(start).passes == (1,)
    for text in (f"{start} --D7", f"{start} D7", f"Game: reversi\nStart: {start}\n\n--D7\n"):
        (kept,) = read_games(text, fallback=FALLBACK).games
        assert (kept.record.game, kept.record.start, kept.record.moves) == ("reversi", start, ("D7",))
        assert write_transcript(kept.record).endswith("\n\n--D7\n")


@pytest.mark.parametrize(
    "written",
    [
        "F5 D6 C3",
        "f5d6c3",
        "Ｆ５Ｄ６Ｃ３",
        "ｆ５　ｄ６、ｃ３",
        "F5,D6,C3",
        "f5, d6; c3,",
        "1. F5 D6 2. C3",
        "1.F5 2.D6 3.C3",
        "F5D6C3 36-28",
        "F5 D6 C3, 36 - 28\n",
        "F5D6C3　３６：２８",
        "F5D6C3 64\u20130",
    ],
)
def test_transcripts_of_other_programs_and_keyboards_are_read(written: str):
    (kept,) = read_games(written, fallback=FALLBACK).games
    assert (kept.record.game, kept.record.moves) == ("reversi", ("F5", "D6", "C3"))
    assert (kept.record.scores, kept.record.reason) == ((5, 2), "unfinished"), (
        "the score is what the rules say"
    )


def test_so_are_those_of_reverstargo_and_what_is_made_of_two_dashes():
    record = recorded(3)
    moves = write_transcript(record).strip().splitlines()[-1]
    assert " -- " in moves and "[b]+1" in moves
    wide = moves.translate({sign: sign + 0xFEE0 for sign in range(0x21, 0x7F)})
    for written in (wide, moves.replace(" ", ", "), moves + " 20-19", *(moves.replace("--", d) for d in "—"),
                    *(moves.replace("--", d * 2) for d in "ー–−－")):  # fmt: skip
        (kept,) = read_games(written, fallback=FALLBACK).games
        assert (kept.record.moves, kept.record.scores) == (record.moves, record.scores)


def test_a_score_is_none_before_the_end_nor_alone():
    for text, kind in (("F5 36-28 D6", "moves"), ("F5 36-28 36-28", "moves"), ("36-28", "nothing")):
        with pytest.raises(BadGame) as refused:
            read_games(text, fallback=FALLBACK)
        assert refused.value.kind == kind


@every_game
@given(choices=picks, more=picks)
@settings(deadline=None)
def test_a_game_may_begin_with_the_text_of_a_board(game: Game, choices: list[int], more: list[int]):
    start = walk(game.start(), choices)[-1]
    line = walk(game.parse_position(start.text), more)
    moves = tuple(position.turn.move for position in line[1:])
    for text in (f"{start.text} {' '.join(moves)}", f"Start: {start.text}\n\n{game.write_moves(moves)}"):
        (kept,) = read_games(text, fallback=FALLBACK).games
        assert (kept.record.game, kept.record.start, kept.record.moves) == (game.name, start.text, moves)
        assert kept.record.scores == line[-1].scores


def test_a_board_without_its_side_is_the_first_seats_and_a_broken_one_is_told():
    board = game_named("reversi").start().text[:64]
    for text in (board, board.lower(), board + "\n", f"{board} F5", f"{board}X F5d6"):
        (kept,) = read_games(text, fallback=FALLBACK).games
        assert (kept.record.game, kept.record.start) == ("reversi", f"{board} X")
    for text in (board[1:], board[1:] + " X", f"Start: {board} X\n{board} X"):
        with pytest.raises(BadGame) as refused:
            read_games(text, fallback=FALLBACK)
        assert refused.value.kind == "moves"
