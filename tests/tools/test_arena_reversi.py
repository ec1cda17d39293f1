"""The arena plays Reversi too: repeatable, with programs that speak GTP and with other versions of the engine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rsg.games import GAMES
from rsg.games.reversi import REVERSI
from tools.arena.gtp import Gtp, GtpError, GtpPlayer
from tools.arena.match import play_set
from tools.arena.players import PLAYERS

pytestmark = pytest.mark.native

PROGRAM = """
import sys
from rsg.games import GAMES
from rsg.games.reversi import REVERSI
position = REVERSI.start()
for line in sys.stdin:
    do, *words = line.split()
    reply = "= "
    if do == "clear_board":
        position = REVERSI.start()
    elif do == "name":
        reply = "= Last"
    elif do in ("play", "genmove"):
        assert words[0] == REVERSI.seats[position.to_move]
        move = REVERSI.parse_move(words[1]) if do == "play" else position.moves()[-1]
        position = position.play(move)
        reply = "= " + (str(move).lower() if do == "genmove" else "")
    else:
        reply = "? unknown command"
    print(reply, end="\\n\\n", flush=True)
"""
COMMAND = [sys.executable, "-c", PROGRAM]


@pytest.fixture(autouse=True)
def in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


def test_a_program_is_asked_line_by_line() -> None:
    program = Gtp(COMMAND)
    try:
        assert program.ask("name") == "Last"
        with pytest.raises(GtpError, match="unknown command"):
            program.ask("dance")
        assert program.ask("genmove black") == "e6"
    finally:
        program.close()
    with pytest.raises((GtpError, ValueError)):
        program.ask("name")


def test_a_program_that_ends_is_noticed() -> None:
    program = Gtp([sys.executable, "-c", "input(); print('= bye')"])
    with pytest.raises(GtpError, match="gone"):
        for _ in range(2):
            program.ask("name")
    program.close()


def test_a_program_plays_whole_games_and_is_told_of_all_moves() -> None:
    """It asserts itself whose turn it is, so that a pass that one side missed would end it."""
    other = GtpPlayer(COMMAND)
    for first in range(3):
        position, moves = REVERSI.start(), []
        while position.to_move is not None:
            if (position.to_move + first) % 2:
                move = other.choose(position, moves)
                assert move == position.moves()[-1]
            else:
                move = position.moves()[first % len(position.moves())]
            moves.append(str(move))
            position = position.play(move)
        assert len(moves) > 20


@pytest.mark.parametrize("game", GAMES)
def test_another_version_of_the_engine_plays_through_its_protocol(game: str) -> None:
    result = play_set("depth=1,at=.", "random", 5, game=game)
    assert result.depth[0] == result.moves[0] > 20, "each move is a search of one ply"


def test_a_seed_gives_the_same_set() -> None:
    one, two = (play_set("beginner", "random", 5, game="reversi") for _ in range(2))
    assert (one.winner, one.difference, one.games) == (two.winner, two.difference, two.games)
    assert sum(one.moves) >= 60


def test_levels_are_in_order() -> None:
    sets = [play_set("intermediate", "beginner", seed, game="reversi") for seed in range(2)]
    assert sum(result.games for result in sets) >= 3, "of four games"


@pytest.mark.parametrize(
    "spec", ["expert", "depth=x", "what=1", "", "rhino=x", "othellopy=nobody", "cli-othello=9"]
)
def test_unknown_players_are_refused(spec: str) -> None:
    with pytest.raises(ValueError):
        PLAYERS["reversi"](spec, 1)
