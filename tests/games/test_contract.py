"""What every registered game promises (rsg/games/game.py)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.games import GAMES, game
from rsg.games.game import PASS, Game, IllegalMove, InvalidText, Move
from rsg.games.replay import BadPly, after, replay
from tests.games.strategies import finish, picks, walk

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)


@every_game
def test_the_registry_knows_it_by_its_name(rules: Game) -> None:
    assert game(rules.name) is rules
    with pytest.raises(KeyError):
        game("chess")


@every_game
def test_the_board_is_well_formed(rules: Game) -> None:
    labels = [cell.label for cell in rules.cells]
    places = [cell.at for cell in rules.cells]
    playable = [cell.playable for cell in rules.cells]
    assert len(set(labels)) == len(labels) and len(set(places)) == len(places)
    assert playable == sorted(playable, reverse=True), "cells that are never played come last"
    assert rules.grid in ("hex", "square") and rules.revision >= 1 and len(set(rules.seats)) >= 2


@every_game
def test_the_start(rules: Game) -> None:
    start = rules.start()
    assert start.to_move == 0 and start.turn is None and start.outcome is None and start.passes == ()
    assert start == rules.start() and hash(start) == hash(rules.start())
    assert start.moves() and not start.exception and start.blocked == ()


@every_game
@given(choices=picks)
def test_moves_choices_and_play_agree(rules: Game, choices: list[int]) -> None:
    for position in walk(rules.start(), choices):
        offered: list[Move] = []
        for cell in rules.cells:
            for choice in position.choices(cell.label):
                assert choice.move.cell == cell.label and cell.playable and cell.label not in position.board
                if choice.forbidden is None:
                    offered.append(choice.move)
                    after = position.play(choice.move)
                    assert after.turn == choice.turn and choice.turn.seat == position.to_move
                    assert choice.turn.move == str(choice.move) and choice.turn.placed == cell.label
                    assert after.board[cell.label] == position.to_move
                else:
                    with pytest.raises(IllegalMove) as refused:
                        position.play(choice.move)
                    assert (refused.value.reason, refused.value.cell) == (choice.forbidden, cell.label)
        assert offered == list(position.moves()) and len(set(offered)) == len(offered)
        assert (position.to_move is None) == (not offered) == (position.outcome is not None)
        for cell_label in position.blocked:
            assert position.choices(cell_label)
            assert position.exception == all(c.forbidden is None for c in position.choices(cell_label))


@every_game
@given(choices=picks)
def test_playing_changes_nothing_that_was(rules: Game, choices: list[int]) -> None:
    for position in walk(rules.start(), choices)[-3:]:
        before = position.text, dict(position.board), position.moves(), position.prisoners
        for move in position.moves():
            position.play(move)
        assert (position.text, dict(position.board), position.moves(), position.prisoners) == before


@every_game
@given(choices=picks)
def test_texts_read_back(rules: Game, choices: list[int]) -> None:
    line = walk(rules.start(), choices)
    for position in line:
        for move in position.moves():
            assert rules.parse_move(str(move)) == move
        read = rules.parse_position(position.text)
        assert read.text == position.text
        assert (read.board, read.prisoners, read.scores) == (
            position.board,
            position.prisoners,
            position.scores,
        )
        if position.outcome is None:
            assert read.to_move == position.to_move
    texts = [position.turn.move for position in line if position.turn]
    replayed = list(replay(rules, rules.start(), texts))
    assert replayed == line[1:]
    if line[-1].turn:
        assert hash(replayed[-1]) == hash(line[-1])


@every_game
@given(choices=picks, number=st.integers(0, 75))
def test_records_read_back_with_whatever_is_written_in_them(
    rules: Game, choices: list[int], number: int
) -> None:
    line = walk(rules.start(), choices)
    texts = [position.turn.move for position in line if position.turn]
    assert list(rules.read_moves(" ".join(texts))) == texts
    texts.insert(number % (len(texts) + 1), PASS)  # whether it is forced the rules say, not the reader
    for record in (rules.write_moves(texts), " ".join(texts), "\n ".join(texts)):
        assert list(rules.read_moves(record)) == texts
        assert rules.split_start(record) == ("", record)
        start, rest = rules.split_start(f" {line[-1].text} {record}")
        assert start == line[-1].text and list(rules.read_moves(rest)) == texts


@every_game
@given(choices=picks, bare=st.booleans())
def test_passes_may_be_written_or_left_out(rules: Game, choices: list[int], bare: bool) -> None:
    texts: list[str] = []
    line = walk(rules.start(), choices)
    for position in line[1:]:
        assert position.turn is not None and position.turn.passes == position.passes
        texts += [position.turn.move, *(() if bare else (PASS,) * len(position.passes))]
    assert after(rules, rules.start(), texts) == line[-1]
    with pytest.raises(BadPly) as bad:
        list(replay(rules, rules.start(), [*texts, *[PASS] * (1 + len(line[-1].passes))]))
    assert isinstance(bad.value.fault, IllegalMove)
    assert bad.value.fault.reason == ("over" if line[-1].to_move is None else "pass_not_forced")


@every_game
@given(choices=picks, number=st.integers(0, 1000))
@settings(max_examples=50)
def test_games_end(rules: Game, choices: list[int], number: int) -> None:
    end = finish(walk(rules.start(), choices)[-1], number)[-1]
    outcome = end.outcome
    assert outcome is not None and outcome.scores == end.scores
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
    assert len(outcome.winners) < len(rules.seats)
    for cell in rules.cells[:5]:
        with pytest.raises(IllegalMove) as refused:
            end.play(rules.parse_move(cell.label))
        assert refused.value.reason == "over"


@every_game
@given(text=st.text(max_size=30))
def test_garbage_is_refused(rules: Game, text: str) -> None:
    labels = {cell.label for cell in rules.cells}
    for read in (rules.parse_move, rules.parse_position, rules.read_moves, rules.start().choices):
        try:
            read(text)
        except InvalidText:
            continue
        assert not text.split() or text.split()[0][:2].upper() in {*labels, PASS}


@every_game
@given(choices=picks, at=st.integers(0, 200), sign=st.characters())
def test_damaged_positions_are_refused_or_mean_what_they_say(
    rules: Game, choices: list[int], at: int, sign: str
) -> None:
    text = walk(rules.start(), choices)[-1].text
    at %= len(text)
    damaged = text[:at] + sign + text[at + 1 :]
    try:
        read = rules.parse_position(damaged)
    except InvalidText:
        return
    again = rules.parse_position(read.text)
    assert again.text == read.text
