"""Reverse Match, ranks, exams, two players and records in English. `sets_ja.py` has the same names."""

from __future__ import annotations

_RANKS = (
    "Paper", "Leather", "Wood", "Stone", "Iron", "Steel", "Bronze", "Silver", "Gold", "Platinum", "Turquoise",
    "Aquamarine", "Garnet", "Topaz", "Amethyst", "Ruby", "Sapphire", "Emerald", "Diamond", "Specialist", "Expert",
    "Champion", "Master", "Legend", "Grandmaster", "Archmaster", "Overlord", "Demigod", "God", "Zeus",
)  # fmt: skip
_CLOCKS = {
    "none": "No clock",
    "0-30": "30 s a move",
    "3-30": "3 min + 30 s",
    "10-30": "10 min + 30 s",
    "15-60": "15 min + 60 s",
}


def _wins(number: int) -> str:
    return f"{number} {'win' if number == 1 else 'wins'}"


class EnglishSets:
    """What belongs to series of games."""

    # Set-up
    mode = "Opponent"
    mode_cpu = "CPU"
    mode_two = "Two players"
    reverse = "Format"
    reverse_off = "Single game"
    reverse_on = "Reverse Match"
    reverse_always = "This level is always a Reverse Match: two games with colours swapped."
    infinity_about = (
        "The strongest engine, open to everybody. Always a Reverse Match (two games); counts for no rank."
    )
    casual = "Kind of game"
    casual_off = "Regular"
    casual_on = "Casual"
    casual_help = "Casual games allow undo at will and hints, and count for no rank, record, exam or day."
    clock = "Clock"
    clock_help = "Main time first, then a fixed time for each move. At zero the game goes on."
    black_name = "Black's name"
    white_name = "White's name"
    names_help = "Up to 7 characters each. With names, colours are swapped after every game."
    recent_names = "Suggested names"
    undo_none = "There is no undo between two players."

    def clock_name(self, control: str) -> str:
        """3 min + 30 s"""
        return _CLOCKS[control]

    def locked(self, rank: int) -> str:
        """Unlocks at rank 4 Stone"""
        return f"Unlocks at rank\u00a0{rank} {_RANKS[rank - 1]}"

    # Two players
    def player(self, number: int) -> str:
        """Player 1"""
        return f"Player {number}"

    you = "You"

    def person(self, who: str) -> str:
        """Hana; without a name the reader, as in all that takes `who`"""
        return who or self.you

    def _does(self, who: str, does: str, do: str) -> str:
        return f"{who} {does}" if who else f"{self.you} {do}"

    def turn_of(self, who: str) -> str:
        """Hana's turn"""
        return f"{who}'s turn" if who else "Your turn"

    def hand_over(self, who: str) -> str:
        """Hand over to Hana"""
        return f"Hand over to {who or 'you'}"

    def goes_on(self, who: str) -> str:
        """Hana goes on"""
        return self._does(who, "goes on", "go on")

    def passes(self, who: str) -> str:
        """Hana cannot move and passes."""
        return self._does(who, "cannot move and passes.", "cannot move and pass.")

    hand_over_help = "The clock is stopped until you go on."
    hand_over_off = "Do not ask again"
    hand_over_back = "You can change this in the settings"
    go_on = "Go on"
    time_over = "Time over"
    byoyomi = "byo-yomi"

    def time_left(self, clock: str) -> str:
        """Time left 1:05"""
        return f"Time left {clock}"

    # Reverse Match
    def game_of_set(self, number: int) -> str:
        """Game 2 of 2"""
        return f"Game {number} of 2"

    set_total = "Set"

    def set_points(self, points: int) -> str:
        """31 in both games"""
        return f"{points} in both games"

    def first_game_lead(self, who: str, mine: int, theirs: int) -> str:
        """Hana leads 20 to 16."""
        return f"{self._does(who, 'leads', 'lead')} {mine} to {theirs}."

    def first_game_level(self, each: int) -> str:
        """Level at 18 to 18."""
        return f"Level at {each} to {each}."

    game_one_over = "Game 1 of 2 is over"
    second_next = "Now colours are swapped, and the points of both games are added."
    to_second = "To game 2"
    set_table = "Both games"
    game_1 = "Game 1"
    game_2 = "Game 2"
    sum = "Sum"
    set_tie_broken = "Equal points: more prisoners in both games win."
    set_given_up = "The set is over with this game."
    resign_set = "You lose the whole set; it is recorded as one loss."

    def resign_two(self, who: str) -> str:
        """Hana resigns."""
        return f"{who} resigns." if who else f"{self.you} resign."

    resign_set_two = "This ends the whole set, and the other side wins it."
    leave_set = "If you leave now, the whole set is recorded as a loss."
    leave_exam = "If you leave now, you fail this exam."
    leave_exam_too = "You also fail this exam."
    set_swapped = "the next set begins with colours swapped"
    help_reverse_title = "Reverse Match"
    help_reverse = (
        "You play two games against the same opponent, swapping colours: each of you moves first once.",
        "The points of both games are added. If the sums are equal, more prisoners win; if these are too, it is a "
        "draw.",
    )
    help_reverse_counts = "The set counts as one game. If you leave before its end, you lose the whole set."
    help_more = "More in the rules"
    begin = "Begin"
    later = "Later"

    # Exams
    def exam_condition(self, words: str) -> str:
        """Exam, best of 3 against Lv.1 Entry"""
        return f"Exam, {words.replace('Best', 'best', 1)}"

    def exam_for(self, rank: int) -> str:
        """Exam for rank 4 Stone"""
        return f"Exam for rank {rank} {_RANKS[rank - 1]}"

    def exam_format(self, best_of: int, reverse: bool, against: str) -> str:
        """Best of 3 against Lv.1 Entry"""
        kind = "Reverse Match, best of" if reverse else "Best of"
        return f"{kind} {best_of} against {against}"

    def exam_enough(self, enough: int) -> str:
        """or 20 wins in this exam over all attempts"""
        return f"or {enough} wins in this exam over all attempts"

    def exam_needed(self, needed: int, reverse: bool) -> str:
        """2 wins pass; 2 games not won fail it."""
        return f"{_wins(needed)} pass; {needed} {'sets' if reverse else 'games'} not won fail it."

    def exam_account(self, won: int, lost: int, needed: int) -> str:
        """Exam: 1 won, 0 not won, 2 pass"""
        return f"Exam: {won} won, {lost} not won, {needed} wins pass"

    def exam_wins(self, won: int, enough: int) -> str:
        """12 of 20 wins so far"""
        return f"{won} of {enough} wins so far"

    exam_start = "Take the exam"
    exam_again = "Try again"
    exam_next = "Next game of the exam"
    exam_next_set = "Next set of the exam"
    exam_passed = "Exam passed!"
    exam_failed = "Exam not passed"
    exam_failed_help = "It costs nothing: your wins stay, and you can try again at once."
    help_exams_title = "How exams work"
    help_exams = (
        "An exam is a series against one level. Colours are swapped after every game, or every set.",
        "A draw counts as not won. Only games of the exam count for it; they also count as ordinary games, and a win "
        "clears today.",
        "It is played in one go: if you leave, even between two games, you fail. Closing the page is not leaving.",
        "Failing costs nothing. You can try again at once.",
    )

    # Ranks
    ranks = "Ranks"

    def rank_name(self, rank: int) -> str:
        """Stone"""
        return _RANKS[rank - 1]

    def rank(self, rank: int) -> str:
        """Rank 4 Stone"""
        return f"Rank {rank} {_RANKS[rank - 1]}"

    your_rank = "Your rank"
    rank_top = "You have reached the highest rank."
    all_ranks = "All ranks"
    all_exams = "The exams"
    rank_start = "From the start"

    def rank_wins(self, wins: int, against: str) -> str:
        """3 wins against Lv.1 Entry"""
        return f"{_wins(wins)} against {against}"

    def next_rank(self, rank: int) -> str:
        """Next: rank 5 Iron"""
        return f"Next: rank {rank} {_RANKS[rank - 1]}"

    def progress(self, now: int, needed: int) -> str:
        """3 of 5"""
        return f"{now} of {needed}"

    def unlocks(self, against: str) -> str:
        """Unlocks Lv.2 Beginner"""
        return f"Unlocks {against}"

    reached = "Reached"
    current = "You are here"
    exam_open = "Open now"
    ranks_help = (
        "Ranks are climbed in order. All your wins at a level count, however long ago; from Lv.5 on a won set is one "
        "win. Infinity and casual games count for no rank."
    )

    # Announcements
    def rank_up(self, rank: int) -> str:
        """Promoted to Iron!"""
        return f"Promoted to {_RANKS[rank - 1]}!"

    def level_open(self, against: str) -> str:
        """Lv.2 Beginner is open"""
        return f"{against} is open"

    level_open_help = "You can choose it for your next game."
    exam_offered = "An exam is open to you"

    # Infinity
    infinity_won = "You have beaten Infinity!"

    # Hints
    hint = "Hint"
    hint_thinking = "Looking for the best moves…"
    hint_shown = "Best moves, with the expected final lead"

    def hint_value(self, lead: str) -> str:
        """expected lead +5"""
        return f"expected lead {lead}"

    def hints_used(self, number: int) -> str:
        """2 hints used"""
        return f"{number} {'hint' if number == 1 else 'hints'} used"

    casual_mark = "Casual game: records, ranks and calendar stay as they are."

    # Praise
    full_board = "The whole board is yours!"
    perfect = "Perfect: the other side has no points at all!"

    # Records
    records = "Records"
    records_table = "By level"
    records_level = "Level"
    won = "Wins"
    lost = "Losses"
    drawn = "Draws"
    rate = "Win rate"
    records_help = "The win rate includes draws. A set counts as one game; casual games are left out."
    series_title = "Series of two players"
    series_none = "Games between two players with names are counted here."

    def series_pair(self, one: str, two: str) -> str:
        """Hana and Taro"""
        return f"{self.person(one)} and {self.person(two)}"

    def account(self, won: int, lost: int, drawn: int) -> str:
        """3 won, 1 lost, 0 drawn"""
        return f"{won} won, {lost} lost, {drawn} drawn"

    def series_total(self, one: str, won: int, lost: int, two: str, drawn: int) -> str:
        """Hana 3, Taro 1, draws 0"""
        return f"{self.person(one)} {won}, {self.person(two)} {lost}, draws {drawn}"

    def series_winner(self, who: str) -> str:
        """Hana won"""
        return f"{self.person(who)} won"

    single_game = "Game"
    whole_set = "Set"
    series_erase = "Delete this series"
    series_erase_title = "Delete this series?"
    series_erase_help = "Its totals and the games of both players are deleted."
    erase = "Delete"
    cancel = "Cancel"
    today = "Today"
    session = "This visit:"

    def session_line(self, one: str, won: int, lost: int, two: str, drawn: int) -> str:
        """You 2 - 1 CPU Lv.1"""
        draws = f" ({drawn} drawn)" if drawn else ""
        # Wider spaces, lest the number of a player be read as part of the score.
        return f"{self.person(one)}\u2003{won} – {lost}\u2003{self.person(two)}{draws}"
