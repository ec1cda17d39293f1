"""`python -m rsg engine` as a program."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rsg.engines.protocol import LONGEST_LINE
from rsg.engines.stdio import LineSplitter

ROOT = Path(__file__).parents[2]


def split(*chunks: bytes, longest: int = 5) -> list[bytes | None]:
    splitter = LineSplitter(longest)
    return [line for chunk in (*chunks, b"") for line in splitter.feed(chunk)]


def test_lines_are_cut_wherever_chunks_end() -> None:
    assert split(b"a\nb", b"c\n", b"\n") == [b"a", b"bc", b""]
    assert split(b"12345\n123456\n") == [b"12345", b"123456"]  # one over is left to the desk
    assert split(b"1234567\nok\n") == [None, b"ok"]
    assert split(b"123", b"456", b"789" * 1000, b"0\nok\n") == [None, b"ok"]
    assert split(b"end") == [b"end"]
    assert split(b"1234567890") == [None]
    assert split() == []


def test_it_keeps_no_more_than_a_line() -> None:
    splitter = LineSplitter(10)
    for _ in range(100):
        assert list(splitter.feed(b"x" * 1000)) == []
    assert len(splitter._begun) <= 1011


def speak(*lines: bytes) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "rsg", "engine"],
        input=b"".join(lines),
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0 and done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.native
def test_everything_before_the_end_of_input_is_answered() -> None:
    replies = speak(
        b'{"id":1,"do":"perft","depth":5}\n\n  \n',
        b'{"id":2,"do":"go","depth":4}\r\n',
        b"\xff\xfe\n",
        b'{"id":3,"x":"' + b"x" * LONGEST_LINE + b'","do":"state"}\n',
        b'{"id":4,"do":"state"}\n',
        b'{"id":5,"do":"state","moves":["B1"',
    )
    assert [reply["id"] for reply in replies] == [1, 2, None, None, 4, None]
    assert [reply.get("error", {}).get("kind") for reply in replies] == [
        None, None, "bad_json", "bad_json", None, "bad_json",
    ]  # fmt: skip
    assert replies[0]["leaves"] == 15864


@pytest.mark.native
def test_a_last_line_without_its_end_is_a_line() -> None:
    assert speak(b'{"id":1,"do":"state"}')[0]["ok"]
    assert speak() == []


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        [sys.executable, "-m", "rsg", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as started:
        yield started
        started.kill()


@pytest.mark.native
def test_stop_is_answered_while_the_engine_thinks(program: subprocess.Popen[bytes]) -> None:
    assert program.stdin is not None and program.stdout is not None
    program.stdin.write(b'{"id":"go","do":"go","depth":100}\n{"id":"perft","do":"perft","depth":99}\n')
    program.stdin.flush()
    time.sleep(0.5)
    replies = []
    for target in ("go", "perft"):  # neither would ever end by itself
        program.stdin.write(json.dumps({"id": 0, "do": "stop", "target": target}).encode() + b"\n")
        program.stdin.flush()
        replies += [json.loads(program.stdout.readline()) for _ in range(2)]
    assert [reply["id"] for reply in replies] == [0, "go", 0, "perft"]
    assert replies[0]["stopped"] and replies[1]["stopped"] and replies[1]["move"]
    program.stdin.close()
    assert program.wait(10) == 0


@pytest.mark.native
def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rsg", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as started:
        assert started.stdin is not None and started.stdout is not None and started.stderr is not None
        started.stdout.close()
        started.stdin.write(b'{"do":"state"}\n')
        started.stdin.flush()
        assert started.wait(20) == 1
        assert started.stderr.read() == b""


@pytest.mark.native
@pytest.mark.parametrize(
    ("arguments", "status"), [([], 2), (["engine", "x"], 2), (["play"], 2), (["--help"], 0)]
)
def test_usage(arguments: list[str], status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rsg", *arguments], capture_output=True, cwd=ROOT, timeout=60, check=False
    )
    assert done.returncode == status
    assert b"usage: python -m rsg engine" in (done.stderr if status else done.stdout)
