"""The page is drawn soon, once for all that changes it, and at most once a frame."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from rsg.browser.frames import LATEST_S, Frames


class Screen:
    """A browser by hand: tasks that wait, the frame that was asked for, and what was drawn."""

    def __init__(self) -> None:
        self.drawn = 0
        self.tasks: list[tuple[float, Callable[[], None]]] = []
        self.asked = 0
        self.cancelled: list[int] = []
        self.settled: list[int] = []
        self.frames = Frames(self._draw, self._settle, self._request, self.cancelled.append, self._later)
        self.while_drawing: Callable[[], None] = lambda: None
        self.while_settling: Callable[[], None] = lambda: None

    def _draw(self) -> None:
        self.drawn += 1
        self.while_drawing()

    def _settle(self) -> None:
        self.settled.append(self.drawn)
        self.while_settling()

    def _request(self) -> int:
        self.asked += 1
        return self.asked

    def _later(self, seconds: float, call: Callable[[], None]):
        task = (seconds, call)
        self.tasks.append(task)
        return SimpleNamespace(cancel=lambda: task in self.tasks and self.tasks.remove(task))

    def run(self, seconds: float = 0) -> None:
        """Does what is due by then."""
        due = [task for task in self.tasks if task[0] <= seconds]
        self.tasks = [task for task in self.tasks if task not in due]
        for _, call in due:
            call()


@pytest.fixture
def screen() -> Screen:
    return Screen()


def test_what_changes_together_is_drawn_once_and_not_in_its_own_task(screen):
    screen.frames.want()
    screen.frames.want()
    assert screen.drawn == 0
    screen.run()
    assert (screen.drawn, screen.asked) == (1, 1)
    screen.run()
    assert screen.drawn == 1


def test_what_changes_before_the_frame_waits_for_it_and_is_not_drawn_in_it(screen):
    screen.frames.want()
    screen.run()
    screen.frames.want()
    screen.frames.want()
    screen.run()
    assert screen.drawn == 1
    screen.frames.shown()
    assert screen.drawn == 1
    screen.run()
    assert screen.drawn == 2


def test_after_a_frame_nothing_is_waited_for(screen):
    screen.frames.want()
    screen.run()
    screen.frames.shown()
    assert screen.tasks == []
    screen.frames.want()
    screen.run()
    assert screen.drawn == 2


def test_frames_that_do_not_come_are_not_waited_for_long(screen):
    screen.frames.want()
    screen.run()
    screen.frames.want()
    screen.run(LATEST_S)
    screen.run()
    assert screen.drawn == 2
    assert screen.cancelled == [1]


def test_what_cannot_wait_is_drawn_now_and_not_again(screen):
    screen.frames.now()
    assert screen.drawn == 0
    screen.frames.want()
    screen.frames.now()
    screen.run()
    assert screen.drawn == 1
    screen.frames.want()
    screen.frames.now()
    assert (screen.drawn, screen.cancelled) == (2, [1])


def test_what_drawing_itself_changes_is_drawn_after_the_next_frame(screen):
    screen.while_drawing = lambda: screen.drawn == 1 and screen.frames.want()
    screen.frames.want()
    screen.run()
    screen.run()
    assert screen.drawn == 1
    screen.frames.shown()
    screen.run()
    assert screen.drawn == 2


@pytest.mark.parametrize("comes", [True, False])
def test_what_lays_the_page_out_is_done_with_the_frame_or_when_none_comes(screen, comes):
    screen.frames.want()
    screen.run()
    assert screen.settled == []
    if comes:
        screen.frames.shown()
    else:
        screen.run(LATEST_S)
    assert screen.settled == [1]


def test_what_settling_changes_is_drawn_after_the_frame(screen):
    screen.while_settling = lambda: screen.drawn == 1 and screen.frames.want()
    screen.frames.want()
    screen.run()
    screen.frames.shown()
    assert screen.drawn == 1
    screen.run()
    screen.frames.shown()
    screen.run()
    assert (screen.drawn, screen.settled) == (2, [1, 2])
