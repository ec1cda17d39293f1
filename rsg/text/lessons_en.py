"""The tutorial in English. `lessons_ja.py` has the same names."""

from __future__ import annotations

_TITLES = (
    "The star",
    "Where you may play",
    "Six directions",
    "Surround",
    "The call",
    "End and score",
    "A first game",
)
_TEXTS = (
    "The board is a star of 37 hexagons. The purple one in the middle is the core point, CP. Nobody plays on it: the "
    "game is played on the other 36.",
    "You are Black. Play where white stones lie in an unbroken straight row between your new stone and another stone "
    "of yours. Here A3 lies between A5 and B2.",
    "Rows run in six directions and may be long. A3 and A5 lie between B2 and B6.",
    "A white group that has no empty cell beside it is taken off the board, if your move closed the ring. Each stone "
    "is a prisoner, worth a point.",
    "For one move CP counts as a stone, and you say as which colour. You are asked when it makes a difference.",
    "The game ends when all 36 cells are full, or when nobody can move. Your score is your stones on the board and "
    "your prisoners.",
    "Now a whole game against Lv.1. Cells with a dot can be played. It is only for practice and is not recorded.",
)
_TASKS = (
    "Select the core point.",
    "Play A5.",
    "Play B2.",
    "Play B8.",
    "Play B7, then call a colour.",
    "",
    "",
)
_SHOWN = (
    "This is the core point.",
    "Black plays A5.",
    "Black plays B2.",
    "Black plays B8.",
    "Black plays B7 and calls: first Black, then White.",
    "",
    "",
)
_DONE = (
    "That is CP. You will need it soon.",
    "A3 was flanked and is black now. A move must flank at least one stone.",
    "Both stones turned. A move turns all that it flanks, in all six directions.",
    "A7 turned, the ring is closed, and B6 is taken: one prisoner. Stones at the edge cannot be taken.",
    "Call Black, and CP is the end of the row: only A7 turns. Call White, and CP turns too: A7, CP and A1, three "
    "stones. After the move CP is empty again.",
    "On the board it is 18 to 18. The prisoners decide.",
    "",
)


class EnglishLessons:
    """What the tutorial says."""

    about = "Reversi and Go in one."
    about_more = "How to play"
    title = "Tutorial"
    lead = "Seven short steps teach the whole game, in about three minutes."
    play = "Play it"
    play_help = "You make each move yourself."
    watch = "Watch it"
    watch_help = "The moves are shown to you. Pause whenever you like."
    board = "Board of this step"
    back = "Back"
    next = "Next"
    skip = "Skip"
    pause = "Pause"
    resume = "Go on"
    ways = "Choose how to learn"
    game = "Start the game"
    game_running = "A game is in progress. Finish it first."
    rules = "All rules"

    def step(self, number: int, steps: int) -> str:
        """Step 2 of 7"""
        return f"Step {number} of {steps}"

    def heading(self, lesson: int) -> str:
        """Where you may play"""
        return _TITLES[lesson - 1]

    def text(self, lesson: int) -> str:
        """What a step explains."""
        return _TEXTS[lesson - 1]

    def task(self, lesson: int) -> str:
        """Play A5. Empty where nothing is asked."""
        return _TASKS[lesson - 1]

    def shown(self, lesson: int) -> str:
        """Black plays A5. Empty where nothing is shown."""
        return _SHOWN[lesson - 1]

    def done(self, lesson: int) -> str:
        """What the move has shown."""
        return _DONE[lesson - 1]

    def wrong(self, cell: str) -> str:
        """Not B3. Look for the marked cell; without the cell where the board shows no names."""
        return f"Not {cell or 'there'}. Look for the marked cell."

    def called(self, colour: str) -> str:
        """Called Black"""
        return f"Called {'Black' if colour == 'black' else 'White'}"

    def counted(self, colour: str, board: int, prisoners: int, total: int) -> str:
        """Black: 18 + 6 = 24"""
        return f"{'Black' if colour == 'black' else 'White'}: {board} on the board + {prisoners} prisoners = {total}"
