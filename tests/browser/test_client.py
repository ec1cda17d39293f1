"""The engine's client against workers that answer, die, fall silent, never start, or talk nonsense."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable

import pytest

from rsg.browser.client import Client, LostError, Patience
from rsg.browser.slices import LocalDesk, exchange
from rsg.engines.protocol import Desk

QUICK = Patience(start=0.3, turn=0.3)
STATE = '{"id": %d, "do": "state", "moves": []}'


class World:
    """A client with scripted workers: each hire takes the next of `workers`, a class or an exception."""

    def __init__(self, *workers: object, local: object | None = None) -> None:
        self.replies: list[dict] = []
        self.names: list[str] = []
        self.dismissed: list[str] = []
        self._workers = list(workers)
        self.client = Client(self._reply, self._hire, self.dismissed.append, local or LocalDesk(), QUICK)

    def _reply(self, line: str) -> None:
        self.replies.append(json.loads(line))

    async def _hire(self, name: str):
        self.names.append(name)
        worker = self._workers.pop(0) if self._workers else Good
        if isinstance(worker, Exception):
            raise worker
        if worker is Never:
            await asyncio.Event().wait()
        return worker()

    async def settle(self, count: int = 1) -> None:
        async with asyncio.timeout(5):
            while len(self.replies) < count or self.client.state in ("thinking", "starting"):
                await asyncio.sleep(0.01)

    def ids(self) -> list[object]:
        return [reply["id"] for reply in self.replies]


class Good(LocalDesk):
    """A worker that works."""


class Never:
    """A worker that never starts."""


class Silent:
    """A worker that was ended: its promises never settle."""

    async def exchange(self, line: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    def terminate(self) -> None:
        pass


class Late(Good):
    """A worker on a device that slept for longer than anyone is patient, and answers soon after."""

    async def exchange(self, line: str) -> str:
        await asyncio.sleep(0)
        time.sleep(0.4)
        await asyncio.sleep(0.02)
        return await super().exchange(line)


class Dying:
    """A worker that reports a fault."""

    async def exchange(self, line: str) -> str:
        raise LostError("out of memory")

    def terminate(self) -> None:
        pass


class Forgetful(Dying):
    """A worker that is done without having answered."""

    async def exchange(self, line: str) -> str:
        return '{"lines": [], "busy": false}'


def play(world: World, script: Callable[[World], Awaitable[None]]) -> World:
    async def run() -> None:
        await script(world)

    asyncio.run(run())
    return world


async def ask_one(world: World) -> None:
    world.client.ask(STATE % 1)
    await world.settle()


pytestmark = pytest.mark.native  # asyncio.run


def test_answers():
    world = play(World(), ask_one)
    assert world.replies[0]["ok"]
    assert world.replies[0]["to_move"] == "black"
    assert world.names == ["engine-1"]
    assert world.client.state == "idle"


def test_started_before_it_is_asked():
    async def script(world: World) -> None:
        world.client.start()
        await asyncio.sleep(0.05)
        assert world.client.state == "idle"
        await ask_one(world)

    assert play(World(), script).names == ["engine-1"]


def test_time_that_the_page_itself_slept_is_no_silence():
    world = play(World(Late), ask_one)
    assert [reply["ok"] for reply in world.replies] == [True]
    assert world.names == ["engine-1"]


@pytest.mark.parametrize("bad", [Never, Silent, Dying, Forgetful, LostError("no file")])
def test_a_lost_worker_is_replaced_and_asked_again(bad):
    world = play(World(bad), ask_one)
    assert [reply["ok"] for reply in world.replies] == [True]
    assert world.names == ["engine-1", "engine-2"], "a name is never used twice"
    assert world.dismissed == ["engine-1"]
    assert world.client.state == "idle"


@pytest.mark.parametrize("bad", [Never, Silent, Dying, Forgetful, LostError("no file")])
def test_after_two_the_page_answers(bad):
    async def script(world: World) -> None:
        await ask_one(world)
        world.client.ask(STATE % 2)
        await world.settle(2)

    world = play(World(bad, bad), script)
    assert [reply["ok"] for reply in world.replies] == [True, True]
    assert world.names == ["engine-1", "engine-2"]
    assert world.client.state == "failed"


def test_an_error_reply_is_the_last_resort():
    world = play(World(Dying, Dying, local=Dying()), ask_one)
    assert world.replies == [
        {"id": 1, "ok": False, "error": {"kind": "internal", "message": "out of memory"}}
    ]


def test_one_in_flight_and_one_waiting():
    async def script(world: World) -> None:
        for n in range(1, 5):
            world.client.ask(STATE % n)
            if n == 1:
                await asyncio.sleep(0)  # the first is on its way
        await world.settle(4)

    world = play(World(), script)
    assert sorted(world.ids()) == [1, 2, 3, 4], "every request ends in a reply"
    good = [reply["id"] for reply in world.replies if reply["ok"]]
    assert good == [1, 4]


def long_go(n: int) -> str:
    return json.dumps({"id": n, "do": "go", "moves": [], "time_ms": 60_000})


def test_stop_ends_a_search_with_what_it_has():
    async def script(world: World) -> None:
        world.client.ask(long_go(1))
        await asyncio.sleep(0.1)
        world.client.ask(STATE % 2)
        world.client.stop()
        await world.settle(2)

    world = play(World(), script)
    by_id = {reply["id"]: reply for reply in world.replies}
    assert by_id[1]["ok"]
    assert by_id[1]["stopped"]
    assert by_id[1]["move"]
    assert by_id[2]["error"]["message"] == "stopped before it began"


def test_stop_while_the_worker_starts():
    async def script(world: World) -> None:
        world.client.ask(STATE % 1)
        await asyncio.sleep(0)
        world.client.stop()
        await world.settle()
        world.client.ask(STATE % 2)
        await world.settle(2)

    world = play(World(Never), script)
    assert [reply["ok"] for reply in world.replies] == [False, True]


def test_stop_of_a_silent_worker_ends_soon():
    async def script(world: World) -> None:
        world.client.ask(STATE % 1)
        await asyncio.sleep(0.05)
        world.client.stop()
        await world.settle()

    world = play(World(Silent), script)
    assert world.replies[0]["ok"] is False
    assert world.dismissed == ["engine-1"]


@pytest.mark.parametrize("line", ["", "no json", "[]", '{"do": "state"}', '{"id": 7, "do": "fly"}'])
def test_nonsense_is_answered(line):
    async def script(world: World) -> None:
        world.client.ask(line)
        await world.settle()

    world = play(World(), script)
    assert len(world.replies) == 1


def test_a_turn_ends_in_time_without_lines():
    async def script(_: World) -> None:
        desk = Desk()
        answer = json.loads(await exchange(desk, long_go(1)))
        assert answer == {"lines": [], "busy": True}
        answer = json.loads(await exchange(desk, '{"id": 2, "do": "stop", "target": 1}'))
        assert json.loads(answer["lines"][0])["stopped"] is True
        lines = json.loads(await exchange(desk, ""))["lines"]
        assert json.loads(lines[0])["id"] == 1

    play(World(), script)
