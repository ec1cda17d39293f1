"""A person at the board: what they see and do, by roles and names."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
"""Options of a context that is a phone's."""
STEPS = 120
"""Steps within which a game ends."""
WINS = 12
"""Games within which one is won against the first level."""
TWO_FRAMES = """async () => {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}"""


def drawn(page: Any) -> None:
    """Waits until what was just done is on the screen: the page is drawn before the next frame, or right after it."""
    page.evaluate(TWO_FRAMES)


BEHIND = """() => {
  const modal = [...document.querySelectorAll("dialog:modal")];
  const below = (button) => {
    button.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("dialog") !== modal[0];
  };
  const behind = modal.length ? [...modal[0].querySelectorAll("button, a")].filter(below) : [];
  return { dialogs: modal.map((dialog) => dialog.id), behind: behind.map((button) => button.id) };
}"""


def the_only_dialog(page: Any, name: str | re.Pattern[str], role: Any = "dialog") -> Locator:
    """The dialog of this name: no other is open, and nothing lies over what can be pressed in it."""
    dialog: Locator = page.get_by_role(role, name=name)
    expect(dialog).to_be_visible()
    assert page.evaluate(BEHIND) == {"dialogs": [dialog.get_attribute("id")], "behind": []}
    return dialog


def dialog(page: Any, name: str) -> Locator:
    """The dialog whose name has this in it, in capitals or not."""
    found: Locator = page.get_by_role("dialog", name=re.compile(name, re.IGNORECASE))
    return found


def choose(page: Any, group: str, choice: str) -> None:
    """Checks the first choice of this group whose name begins so."""
    begins = re.compile(f"^{re.escape(choice)}")
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=begins).first.check()


def gain(cell: Locator) -> int:
    """How many stones the cell turns, as its name tells; tips are worth more."""
    name = cell.get_attribute("aria-label") or ""
    turned = re.search(r"turns (\d+)", name)
    return int(turned[1] if turned else 0) + (20 if name.startswith("D") else 0)


class Board:
    """The board and the game around it on a page (English)."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def cell(self, label: str) -> Locator:
        """A cell by its name."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{label}\b"))

    @property
    def playable(self) -> Locator:
        """The cells that may be played."""
        return self.page.get_by_role("gridcell", name=re.compile("playable"))

    @property
    def question(self) -> Locator:
        """The call question."""
        return self.page.get_by_role("group", name=re.compile("call", re.IGNORECASE))

    @property
    def result(self) -> Locator:
        """The result sheet."""
        ended = re.compile(r"You (win|lose)|draw|Exam (not )?passed", re.IGNORECASE)
        return self.page.get_by_role("dialog", name=ended)

    def stones(self) -> dict[str, str]:
        """Cell to colour, as a screen reader tells it."""
        drawn(self.page)
        names = self.page.get_by_role("gridcell").evaluate_all(
            "all => all.map(e => e.getAttribute('aria-label'))"
        )
        found = (re.match(r"(\w+), (Black|White)\b", name) for name in names)
        return {match[1]: match[2] for match in found if match}

    def stones_and_prisoners(self) -> int:
        """All stones that were ever put down: those on the board and those captured."""
        score = self.page.get_by_role("region", name="Score").text_content() or ""
        return len(self.stones()) + sum(map(int, re.findall(r"(\d+) prisoners?", score)))

    def again(self) -> None:
        """Plays another game from the result sheet, past what was reached with the last one."""
        self.result.get_by_role("button", name="Play again").click()
        self._read_news()

    def see_board(self) -> None:
        """Closes the result sheet, and what was reached with the game."""
        self.result.get_by_role("button", name="View board").click()
        self._read_news()

    def _read_news(self) -> None:
        expect(self.result).to_have_count(0)
        news = self.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Go on|Later)$"))
        while news.count():
            news.click()
            drawn(self.page)

    def play(self, label: str) -> None:
        """Plays a cell that asks for no call, and waits for the CPU's reply."""
        before = len(self.stones())
        self.cell(label).click()
        expect(self.page.get_by_text("Your turn")).to_be_visible()
        assert len(self.stones()) != before

    def play_on(self, choose: Any = None) -> bool:
        """Plays one move, the first that is offered (or what `choose` says), with its call. False when it is over."""
        waiting = self.result.or_(self.question).or_(self.playable)
        waiting.first.wait_for()
        if self.result.count():
            return False
        if self.question.count():
            self.question.get_by_role(
                "button", name=re.compile("^(Black|White)"), disabled=False
            ).first.click()
        else:
            (choose(self.playable) if choose else self.playable.first).click()
        drawn(self.page)
        return True

    def play_out(self, choose: Any = None) -> None:
        """Plays a game to its end."""
        for _ in range(STEPS):
            if not self.play_on(choose):
                return
        raise AssertionError("the game does not end")

    def play_well(self) -> bool:
        """Plays a game to its end, taking the most; whether it was won."""
        self.play_out(lambda cells: max(cells.all(), key=gain))
        return self.result.get_by_role("heading", name="You win").count() > 0

    def win(self) -> None:
        """Plays until a game is won, colours swapping; its result is shown then."""
        for _ in range(WINS):
            if self.play_well():
                return
            self.again()
        raise AssertionError("no game won")
