"""Programs that speak GTP and play Reversi, such as Debian's `gtp-rhino` (package grhino)."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from contextlib import suppress

from rsg.games.game import Position
from rsg.games.reversi import REVERSI, Move


class GtpError(RuntimeError):
    """The program refused a command or is gone."""


class Gtp:
    """One program on its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        """
        Args:
            command: the program and its options.

        Raises:
            OSError: it is not installed.
        """
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command: str) -> str:
        """The reply to a command. Raises GtpError."""
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
        except BrokenPipeError as fault:
            raise GtpError(f"{command}: the program is gone") from fault
        lines: list[str] = []
        while (line := self._process.stdout.readline()).strip() or not lines:
            if not line:
                raise GtpError(f"{command}: the program is gone")
            if line.strip():
                lines.append(line.strip())
        reply = "\n".join(lines)
        if not reply.startswith("="):
            raise GtpError(f"{command}: {reply}")
        return reply[1:].strip()

    def close(self) -> None:
        """Ends the program."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                with suppress(BrokenPipeError):  # what a program that was gone never read
                    stream.close()


class GtpPlayer:
    """Such a program as a player of the arena."""

    def __init__(self, command: Sequence[str]) -> None:
        self.depths: list[int] = []
        self._program = Gtp(command)
        self._told: list[str] = []

    def choose(self, position: Position, moves: list[str]) -> Move:
        """Its move; it is told what has been played since it was last asked."""
        played = _commands(moves)
        if played[: len(self._told)] != self._told:
            self._program.ask("clear_board")
            self._told = []
        for command in played[len(self._told) :]:
            self._program.ask(command)
        seat = REVERSI.seats[position.to_move or 0]
        answer = self._program.ask(f"genmove {seat}").upper()
        self._told = [*played, f"play {seat} {answer}"]
        return REVERSI.parse_move(answer)

    def __del__(self) -> None:
        self._program.close()


def _commands(moves: Sequence[str]) -> list[str]:
    """What plays these moves from the start; the program passes by itself."""
    position, commands = REVERSI.start(), []
    for text in moves:
        commands.append(f"play {REVERSI.seats[position.to_move or 0]} {text}")
        position = position.play(REVERSI.parse_move(text))
    return commands
