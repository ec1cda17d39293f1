"""Texts of the library of games, of replays and reviews, and of all data as a file, in English."""

from __future__ import annotations

from rsg.text.catalog import Catalog

_COLOURS = {"black": "Black", "white": "White", "": ""}
_REFUSALS = {
    "over": "the game is over",
    "occupied": "a stone is there",
    "core": "nobody plays on the core point",
    "flanks_nothing": "it turns nothing",
    "ko": "it would repeat an earlier position",
    "call_missing": "the call is missing",
    "call_not_due": "no call is due",
    "call_impossible": "this call turns nothing",
    "pass_not_forced": "nobody has to pass there",
}


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


class EnglishStudy(Catalog):
    """`study_ja.py` has the same names."""

    lang = "en"

    # The library
    lead = "Every finished game is kept here: the newest 200, and starred ones for good."
    empty = "No games yet. Finish one, and it is kept here."
    more = "More games"
    add = "Add games"
    save_all = "Save all as a file"
    star = "Star"
    won = "Won"
    lost = "Lost"
    drawn = "Drawn"
    casual = "casual"
    unfinished = "Unfinished"
    draw = "Draw"

    def winner(self, colour: str) -> str:
        """Black won"""
        return f"{_COLOURS[colour]} won"

    def against(self, name: str) -> str:
        """Against CPU Lv.1"""
        return f"Against {name}"

    def pair(self, black: str, white: str) -> str:
        """Anna and Ben"""
        return f"{black} – {white}"

    def score(self, first: int, second: int) -> str:
        """20 : 16"""
        return f"{first} : {second}"

    def moves(self, number: int) -> str:
        """36 moves"""
        return _count(number, "move", "moves")

    def hints(self, number: int) -> str:
        """2 hints used"""
        return f"{_count(number, 'hint', 'hints')} used"

    def late(self, colour: str) -> str:
        """Black's time was over"""
        return f"{_COLOURS[colour]}'s time was over"

    game_of_set = "Reverse Match"
    memo = "Memo"
    memo_help = "Up to 20 characters"

    # Deleting
    delete = "Delete"
    delete_title = "Delete this game?"
    delete_text = "This cannot be undone. Records and calendar stay as they are."
    damaged_title = "This game cannot be shown"
    damaged_text = "Its moves are damaged, or follow rules that are not known here. You can delete it."
    cancel = "Cancel"

    # Games from elsewhere
    import_title = "Add games"
    import_text = "Paste a link, the text of a game, or choose a file. Added games change no records."
    import_field = "Link or text of a game"
    import_file = "Choose a file"
    import_go = "Add"
    game_nothing = "There is no game in this text."
    game_too_long = "This text is too long."
    game_newer = "This file comes from a newer version. Reload the page first."

    def game_moves(self, text: str) -> str:
        """ "A5" is not a move."""
        return f"“{text}” is not a move."

    def game_ply(self, ply: int, refusal: str) -> str:
        """Move 5 is against the rules: it turns nothing."""
        return f"Move {ply} is against the rules: {_REFUSALS[refusal]}."

    # Links
    shared_title = "A shared game"
    broken_title = "This link shows no game"
    link_version = "It was made by a newer version. Reload the page and try again."
    link_game = "It shows a game that is not played here."
    link_revision = "It was played by rules that are not known here."
    link_digits = "It is mistyped, or a part of it is missing. Copy the whole link again."
    keep = "Keep this game"
    share = "Share the game"
    share_variation = "Share this variation"
    share_briefly = "Share"
    share_position = "Share this position"
    copy_text = "Copy as text"
    save_file = "Save as a file"
    print = "Print"
    print_back = "Back to the replay"
    copied_title = "Copy this by hand"
    copied_text = "The browser does not let this page copy. Select the text and copy it."

    def link_ply(self, ply: int) -> str:
        """Move 5 is against the rules."""
        return f"Move {ply} is against the rules, so the game cannot be shown."

    # The replay
    board = "Board of the replay"
    controls = "Moving through the game"
    first = "To the start"
    back = "One move back"
    play = "Play"
    pause = "Pause"
    forward = "One move on"
    last = "To the end"
    slider = "Move"
    move_list = "Moves"
    start_position = "Start"
    passes = "pass"
    keys = "The arrow keys go through the game."
    try_marked = "Play on a marked cell to try another move"
    try_other = "Play on a cell to try another move"
    variations = "Variations"
    back_to_game = "Back to the game"
    drop_line = "Remove this variation"
    drop_line_title = "Remove this variation?"
    drop_line_text = "This cannot be undone. The game stays as it is."
    drop_line_yes = "Remove"

    def ply_of(self, ply: int, plies: int) -> str:
        """Move 5 of 36"""
        return f"Move {ply} of {plies}"

    def variation(self, ply: int) -> str:
        """Variation from move 5"""
        return f"Variation from move {ply}"

    def variation_from(self, ply: int) -> str:
        """From move 5"""
        return f"From move {ply}"

    def opening(self, name: str) -> str:
        """Opening: Tiger"""
        return f"Opening: {name}"

    def called(self, colour: str) -> str:
        """calls Black"""
        return f"calls {_COLOURS[colour]}"

    def captures(self, number: int) -> str:
        """takes 2"""
        return f"takes {number}"

    from_here = "New game from here"
    from_here_busy = "finish your running game first"
    from_here_over = "the game has ended here"
    from_here_title = "A new game from this position"

    def from_here_text(self, level: str) -> str:
        """You play one game against CPU Lv.1. It is casual: no records change."""
        return f"You play one game against {level}. It is casual: no records change."

    def from_here_ko(self, cells: str) -> str:
        """Ko looks back no further than this position: A7 can be played there."""
        return f"Ko looks back no further than this position: {cells} can be played there."

    def play_colour(self, colour: str) -> str:
        """Play Black"""
        return f"Play {_COLOURS[colour]}"

    # The review
    review = "Review"
    review_start = "Review the game"
    review_go_on = "Go on"
    review_stop = "Stop"
    review_text = "The engine judges every move and shows what would have been better."
    not_reviewed = "Variations are not reviewed"
    review_failed = "The engine does not answer. Try again."
    curve_unit = "points expected"
    mark_best = "Best"
    mark_good = "Good"
    mark_inaccuracy = "Inaccuracy"
    mark_mistake = "Mistake"
    mark_blunder = "Blunder"
    even = "Even"
    cell_better = "the better cell"

    def review_progress(self, done: int, plies: int) -> str:
        """5 of 36 moves judged"""
        return f"{done} of {_count(plies, 'move', 'moves')} judged"

    def curve(self, unit: str, above: str, below: str) -> str:
        """Points expected, move by move: Black is ahead above the middle, White below it"""
        sides = f"{_COLOURS[above]} is ahead above the middle, {_COLOURS[below]} below it"
        return f"{unit.capitalize()}, move by move: {sides}"

    def ahead(self, colour: str) -> str:
        """Black ahead"""
        return f"{_COLOURS[colour]} ahead"

    def at_move(self, ply: int, move: str) -> str:
        """Move 5, A5"""
        return f"Move {ply}, {move}"

    def expected(self, at: str, lead: str) -> str:
        """Move 5, A5: Black +3.5"""
        return f"{at}: {lead}"

    better_show = "Show"

    def with_call(self, cell: str, colour: str) -> str:
        """A5 (call White)"""
        return f"{cell} (call {_COLOURS[colour]})"

    def better(self, colour: str, move: str, gain: float) -> str:
        """Better for Black by 3.5: A5"""
        return f"Better for {_COLOURS[colour]} by {gain:.1f}: {move}"

    def better_here(self, move: str, gain: float) -> str:
        """A5 gains 3.5. Play on the star."""
        return f"{move} gains {gain:.1f}. Play on the star."

    def before_move(self, ply: int) -> str:
        """Before move 5"""
        return f"Before move {ply}"

    def leads(self, colour: str, points: float) -> str:
        """Black +3.5"""
        return f"{_COLOURS[colour]} +{points:.1f}"

    # The printed page
    printed_on = "game record"
    order = "Order of moves"

    def also_at(self, number: int, cell: str) -> str:
        """31 at A5"""
        return f"{number} at {cell}"

    played_later = "Played where a stone had stood before"
    result = "Result"

    # All data
    data_title = "Your data"
    data_text = "Everything is saved in this browser alone. A file carries it to another device."
    data_export = "Save everything as a file"
    data_import = "Add from a file"
    erase_title = "Erase"
    erase_records = "Erase games and records"
    erase_ranks = "Erase ranks and exams"
    erase_calendar = "Erase the calendar"
    erase_all = "Erase everything"
    erase_ask = "Erase for good?"
    erase_records_text = "All kept games and the records will be erased. Ranks and calendar stay."
    erase_ranks_text = "Your rank begins again at Paper. Games and calendar stay."
    erase_calendar_text = "All cleared days and trophies will be erased. Games and ranks stay."
    erase_all_text = (
        "Games, records, ranks, calendar, settings and the running game will be erased. If in doubt, save a "
        "file first."
    )
    erase_yes = "Erase"

    def games_go(self, games: int, starred: int) -> str:
        """12 games will be erased, 2 of them with a star."""
        stars = f", {starred} of them with a star" if starred else ""
        return f"{_count(games, 'game', 'games')} will be erased{stars}."

    import_ask = "Add the contents of this file?"
    import_yes = "Add"
    change_nothing = "Nothing new: everything in it is already here."
    change_restores = "It dates from before something was erased here, which will come back."
    change_erases = "Something was erased on the other device, and will be erased here too."

    def change_games(self, number: int) -> str:
        """3 games are added"""
        return f"{_count(number, 'game is', 'games are')} added"

    def change_lost_games(self, number: int) -> str:
        """3 games are removed here"""
        return f"{_count(number, 'game is', 'games are')} removed here"

    def change_days(self, number: int) -> str:
        """3 cleared days are added"""
        return f"{_count(number, 'cleared day is', 'cleared days are')} added"

    def change_lost_days(self, number: int) -> str:
        """3 cleared days are removed here"""
        return f"{_count(number, 'cleared day is', 'cleared days are')} removed here"

    def change_counted(self, number: int) -> str:
        """3 more games in the records"""
        return f"{_count(number, 'more game', 'more games')} in the records"

    def change_uncounted(self, number: int) -> str:
        """3 fewer games in the records"""
        return f"{_count(number, 'game fewer', 'games fewer')} in the records"

    def change_rank(self, rank: str) -> str:
        """Your rank becomes Iron"""
        return f"Your rank becomes {rank}"

    change_career = "Wins and exams that count for ranks change"

    def change_settings(self, number: int, names: str) -> str:
        """2 settings change: Sound, CPU pace"""
        return f"{_count(number, 'setting changes', 'settings change')}: {names}"

    def setting_of(self, name: str, game: str) -> str:
        """CPU level (Reversi)"""
        return f"{name} ({game})"

    def change_marks(self, number: int) -> str:
        """3 memos, stars or variations change"""
        return _count(number, "memo, star or variation changes", "memos, stars or variations change")

    def change_bad(self, number: int) -> str:
        """3 entries cannot be read"""
        return f"{_count(number, 'entry', 'entries')} cannot be read and will be left out"

    # A result that nobody has seen

    def unseen_title(self, game: str) -> str:
        """Your last game: Reversi"""
        return f"Your last game: {game}"

    unseen_look = "See the game"
