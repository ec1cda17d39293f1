"""All texts in English. `ja.py` has the same names; a test compares them."""

from __future__ import annotations

from collections.abc import Sequence

from rsg.text.catalog import Catalog, Date, YearMonth
from rsg.text.ending_en import EnglishEnding
from rsg.text.guide_en import EnglishGuide
from rsg.text.lessons_en import EnglishLessons
from rsg.text.looks_en import MONTHS, EnglishLooks
from rsg.text.openings_en import EnglishOpenings
from rsg.text.reversi_en import EnglishReversi
from rsg.text.rules_en import EnglishRules
from rsg.text.sets_en import EnglishSets
from rsg.text.shell_en import EnglishShell
from rsg.text.study_en import EnglishStudy

_COLOURS = {"black": "Black", "white": "White", "": ""}
_GAMES = {"reverstargo": "ReverStarGo", "reversi": "Reversi"}
_SHORT = {"INFINITY": "∞", "beginner": "Beginner", "intermediate": "Intermediate", "master": "Master"}
_LEVELS = {
    "Lv.1": "Entry",
    "Lv.2": "Beginner",
    "Lv.3": "Intermediate",
    "Lv.4": "Advanced",
    "Lv.5": "Formidable",
    "INFINITY": "Infinity",
}


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


class English(Catalog):
    """The English catalogue."""

    lang = "en"
    language_name = "English"
    rules_page = EnglishRules()
    study = EnglishStudy()
    sets = EnglishSets()
    looks = EnglishLooks()
    guide = EnglishGuide()
    lessons = EnglishLessons()
    reversi = EnglishReversi()
    openings = EnglishOpenings()
    shell = EnglishShell()
    ending = EnglishEnding()

    # Dates
    weekdays = ("Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat")

    def date(self, date: Date) -> str:
        """5 January 2026"""
        year, month, day = date
        return f"{day} {MONTHS[month - 1]} {year}"

    def month(self, month: YearMonth) -> str:
        """January 2026"""
        return f"{MONTHS[month[1] - 1]} {month[0]}"

    def day(self, date: Date) -> str:
        """5 January"""
        return f"{date[2]} {MONTHS[date[1] - 1]}"

    def joined(self, parts: Sequence[str]) -> str:
        """Short facts in a row."""
        return ", ".join(parts)

    def label(self, name: str) -> str:
        """Memo:"""
        return f"{name}:"

    def sentences(self, parts: Sequence[str]) -> str:
        """Whole sentences in a row."""
        return " ".join(parts)

    # Players, colours, levels
    player = "Player"

    def colour(self, colour: str) -> str:
        """Black"""
        return _COLOURS[colour]

    def colour_first(self, colour: str) -> str:
        """Black (first)"""
        return "Black (first)" if colour == "black" else "White (second)"

    def level(self, level: str) -> str:
        """Lv.1 Entry"""
        short = self.level_short(level)
        return f"{short} {_LEVELS[level]}" if level in _LEVELS else short

    def level_short(self, level: str) -> str:
        """Lv.1; the sign of Infinity; the whole name where a level has no number"""
        return _SHORT.get(level, level)

    def level_name(self, level: str) -> str:
        """Entry; MAX and FINAL have no second name."""
        return _LEVELS.get(level, "")

    def cpu(self, level: str) -> str:
        """CPU Lv.1"""
        return f"CPU {self.level_short(level)}"

    def game(self, name: str) -> str:
        """Reversi"""
        return _GAMES.get(name, name)

    # Everywhere
    games = "Choose a game"
    navigation = "Main menu"
    home = "Home"
    calendar = "Calendar"
    rules = "Rules"
    settings = "Settings"
    kifu = "Games"
    close = "Close"
    on = "On"
    off = "Off"
    to_home = "Back to home"
    messages = "Messages"

    # The board
    board = "Board"
    cell_core = "core point"
    cell_empty = "empty"
    cell_last = "last move"
    cell_pending = "waits for the call"
    cell_playable = "playable"
    cell_restricted = "playable with one call, ko forbids the other"
    cell_blocked = "blocked by ko"
    cell_exception = "playable by the ko exception"

    def effect(self, flips: int, captures: int) -> str:
        """turns 3, takes 1"""
        return f"turns {flips}, takes {captures}" if captures else f"turns {flips}"

    def cell_marked(self, letter: str) -> str:
        """X square: a square with a letter on its ground"""
        return f"{letter} square"

    def cell_called(self, colour: str, effect: str) -> str:
        """called Black turns 3"""
        return f"called {_COLOURS[colour]} {effect}"

    # The call
    call_question = "Call the core point"
    call_cancel = "Take the stone back"
    call_key = "Small stone: turns with that call · ✕: captured"
    call_forbidden = "Ko: this would repeat an earlier position"

    # A match
    score = "Score"
    score_board = "board"
    score_prisoners = "prisoners"
    score_total = "total"

    def score_sentence(self, board: int, prisoners: int, total: int) -> str:
        """3 on the board, 1 prisoner, 4 in total"""
        return f"{board} on the board, {_count(prisoners, 'prisoner', 'prisoners')}, {total} in total"

    to_move = "To move"
    thinking = "Thinking…"
    undo = "Undo"
    undo_once = "once"
    undo_used = "used"
    trial_again = "Start over"
    resign = "Resign"
    menu = "Menu"
    show_result = "Result"
    no_game = "No game in progress"
    new_game = "New game"

    def challenge_of(self, date: Date) -> str:
        """Challenge of 5 January"""
        return f"Challenge of {self.day(date)}"

    def status_thinking(self, cpu: str) -> str:
        """CPU Lv.1 is thinking"""
        return f"{cpu} is thinking…"

    status_first = "Your turn. Play on a marked cell"
    status_first_plain = "Your turn. Flank stones of the other colour"
    status_your_turn = "Your turn"
    tap_again = "Tap again to play"

    def status_moves(self, turn: str, moves: int) -> str:
        """Your turn. 4 possible moves"""
        return f"{turn}. {_count(moves, 'possible move', 'possible moves')}"

    status_exception = "Ko forbids every cell: this once, any may be played"
    status_over = "The game is over"

    # Sheets
    menu_title = "Menu"
    menu_leave = "To the home page"

    def blocked_title(self, cell: str) -> str:
        """B2 is blocked by ko"""
        return f"{cell} is blocked by ko"

    blocked_why = "A move there would repeat an earlier position."
    blocked_help = "It opens again once the board has changed elsewhere: play another cell first."

    # Home
    home_start = "Start"
    home_hint = "Play on a marked cell to begin"
    home_hint_plain = "Play on the board to begin"
    home_hint_white = "The CPU begins. Press the board"
    home_board = "Next game"
    home_setup = "Change the game"
    home_continue = "Continue the game"

    def home_running(self, game: str) -> str:
        """A game of Reversi is in progress"""
        return f"A game of {game} is in progress"

    today = "Today's challenge"
    today_cleared = "Cleared today"
    today_open = "Win against the CPU to clear today"
    elsewhere = "Your game is open in another tab."
    take_over = "Continue here"
    update_waiting = "A new version is ready."
    update_now = "Update"

    # Set-up
    setup = "New game"
    setup_colour = "Your colour"
    setup_level = "CPU level"
    setup_start = "Start"
    setup_unpick = "Play without it"

    def setup_picked(self, date: Date) -> str:
        """A win clears 5 January 2026."""
        return f"A win clears {self.date(date)}."

    # Calendar
    def result_cleared(self, date: Date) -> str:
        """5 January cleared"""
        return f"{self.day(date)} cleared"

    def streak_now(self, days: int) -> str:
        """3-day streak"""
        return f"{days}-day streak"

    calendar_title = "Daily challenge"
    calendar_help = (
        "Win against the CPU, whatever the level, and the day is cleared. Pick a day to play for it."
    )
    previous_month = "Previous month"
    next_month = "Next month"
    streak = "Streak"
    streak_best = "Best streak"

    def days(self, number: int) -> str:
        """3 days"""
        return _count(number, "day", "days")

    def month_progress(self, cleared: int, days: int) -> str:
        """5 of 31 days cleared"""
        return f"{cleared} of {days} days cleared"

    def calendar_day(self, date: Date, today: bool, cleared: bool) -> str:
        """5 January 2026, today, cleared"""
        return self.date(date) + (", today" if today else "") + (", cleared" if cleared else "")

    # Settings
    setting_language = "Language"
    setting_sound = "Sound"
    setting_animations = "Animations"
    setting_hints = "Show playable cells"
    setting_pace = "CPU pace"
    setting_name = "Your name"
    setting_name_help = "Up to 7 characters"
    language_auto = "Same as browser"
    pace_slow = "Slow"
    pace_normal = "Normal"
    pace_fast = "Fast"
    version = "Version"
    storage = "Saving"
    storage_good = "Games and calendar are saved in this browser."
    storage_unavailable = (
        "This browser does not let the page save anything. You can play, but nothing is kept."
    )
    storage_full = "There is no room left in this browser's storage. New results are not kept."
    storage_newer = "What is saved comes from a newer version of this page. Reload the page to go on."
    reduced_motion = "Your device asks for less motion, so nothing is animated."

    # Short messages
    def notice_pass(self, colour: str) -> str:
        """White cannot move and passes"""
        return f"{_COLOURS[colour]} cannot move and passes"

    notice_unknown_address = "There is no such page"
    notice_engine_weak = "A part of the engine is missing: the CPU plays weaker than it should"
    notice_engine_failed = "The engine failed; a move was picked at random"
    notice_storage_unavailable = "Nothing can be saved in this browser. You can play on"
    notice_storage_full = "This browser's storage is full. New results are not kept"
    notice_storage_newer = "Saved by a newer version. Please reload the page"
    notice_set_aside = "Saved data could not be read. It was set aside, not deleted"
    notice_resumed = "Your game goes on where you left it"
    notice_running_set_aside = "The last game could not be continued. It was set aside"
    notice_taken_over = "The game goes on in another tab"
    notice_ended_elsewhere = "The game was ended in another tab"

    def praise_best(self, place: int) -> str:
        """The best move!"""
        return ("The best move!", "A very good move!", "A good move!")[min(max(place, 1), 3) - 1]

    def praise_capture(self, stones: int, weight: int) -> str:
        """Great! 5 stones captured at once!"""
        great = ("", "Great! ", "Superb! ")[min(max(weight, 1), 3) - 1]
        return f"{great}{_count(stones, 'stone', 'stones')} captured at once!"

    notice_not_this_day = "This day cannot be played"
    notice_no_such_game = "This game is not kept here"
    notice_copied_link = "Link copied"
    notice_copied_record = "Game copied as text"
    notice_kept = "Game kept"
    notice_deleted = "Game deleted"
    notice_data_imported = "The contents of the file have been added"
    notice_data_refused = "This is not a file of saved data"
    notice_data_newer = "This file comes from a newer version. Reload the page first"
    notice_erased = "Erased"

    def notice_known(self, variations: int) -> str:
        """This game is already kept here; 2 variations added"""
        added = f"; {_count(variations, 'variation', 'variations')} added" if variations else ""
        return f"This game is already kept here{added}"

    def notice_imported(self, new: int, known: int, refused: int) -> str:
        """3 games added, 1 known already, 2 unreadable"""
        return f"{_count(new, 'game', 'games')} added, {known} already kept here, {refused} unreadable"

    def notice_variations_refused(self, number: int) -> str:
        """2 unplayable variations left out"""
        return f"{_count(number, 'unplayable variation', 'unplayable variations')} left out"

    # What a screen reader is told
    def said_move(self, colour: str, cell: str, flips: int, captures: int) -> str:
        """Black B2, turns 1."""
        return f"{_COLOURS[colour]} {cell}, {self.effect(flips, captures)}."

    def said_call(self, cell: str) -> str:
        """A stone on B7. Call the core point."""
        return f"A stone on {cell}. {self.call_question}: Black or White."

    def said_called(self, colour: str) -> str:
        """The call is Black."""
        return f"The call is {_COLOURS[colour]}."

    def said_pass(self, colour: str) -> str:
        """White passes."""
        return f"{_COLOURS[colour]} cannot move and passes."

    def said_moves(self, moves: int) -> str:
        """4 possible moves."""
        return f"{_count(moves, 'possible move', 'possible moves')}."

    def said_blocked(self, cell: str) -> str:
        """B2 is blocked by ko."""
        return f"{self.blocked_title(cell)}."

    def said_refused(self, cell: str) -> str:
        """You cannot play on D2."""
        return f"You cannot play on {cell}."

    said_undo = "The last move was taken back."

    def said_resigned(self, colour: str) -> str:
        """White resigned."""
        return self.ending.result_resigned(colour)

    said_tie_broken = ending.result_tie_broken

    def said_result(self, winner: str, black: int, white: int) -> str:
        """Black wins, 20 to 16."""
        won = f"{_COLOURS[winner]} wins" if winner else "A draw"
        return f"The game is over. {won}: Black {black}, White {white}."

    # When things break
    crash_title = "Something went wrong"
    crash_text = "Your game is saved. Reload the page to go on."
    crash_reload = "Reload"
    crash_export = "Export data"
    crash_copy = "Copy report"
    crash_report = "Report"
    crash_private = "Nothing is sent anywhere."
