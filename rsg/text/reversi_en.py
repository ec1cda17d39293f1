"""Reversi's Learn page and questions in English. `reversi_ja.py` has the same names."""

from __future__ import annotations

from collections.abc import Mapping

from rsg.text.catalog import Catalog


class EnglishReversi(Catalog):
    """Headings and paragraphs by section, captions of the boards, questions with their answers; last what Reversi says
    otherwise than other games (`Catalog.own`)."""

    lang = "en"

    heading = "Learn Reversi"
    tagline = "Flank, turn, and think of the corners."
    try_it = "Each board on this page can be played on: point at a ring to see what would turn, then play."
    questions_heading = "Questions and answers"

    titles: Mapping[str, str] = {
        "begin": "The start",
        "flank": "Flanking",
        "pass": "Passing",
        "end": "The end",
        "corners": "Corners and stable stones",
        "danger": "Squares to beware of",
        "mobility": "Mobility",
    }
    sections: Mapping[str, tuple[str, ...]] = {
        "begin": (
            "Reversi is played on 8 by 8 squares with stones that are black on one side and white on the other. "
            "Two stones of each colour lie crosswise in the centre. Black moves first, and has four moves: "
            "D3, C4, F5 and E6.",
        ),
        "flank": (
            "Put a stone on an empty square so that an unbroken run of enemy stones lies between it and another "
            "stone of yours: along a row, a column or a diagonal. These stones are flanked and turn to your colour.",
            "Every run that is flanked turns at once, in all eight directions. A move must turn at least one stone, "
            "and stones that turn flank nothing further.",
        ),
        "pass": (
            "A player without a move passes; this happens automatically, and both are told. Nobody may pass while a "
            "move is left. The other side then moves again.",
        ),
        "end": (
            "The game ends when the board is full, when one colour has gone from it, or when neither side can move. "
            "The player with more stones wins; with equal numbers it is a draw. Empty squares count for the winner.",
        ),
        "corners": (
            "A stone in a corner can never be turned: no run can pass through it. From a corner other stones become "
            "stable too, along the edges first, as long as they lean on it without a gap.",
            "So a corner is worth more than the many stones that you might turn elsewhere.",
        ),
        "danger": (
            "While a corner is empty, the squares beside it give it away. The X squares B2, G2, B7 and G7 (red) do so "
            "almost always: the stone there lies on the diagonal into the corner.",
            "The C squares B1, A2, G1, H2, A7, B8, H7 and G8 (brass) are dangerous too, for they open the edge. "
            "Once the corner is taken they are squares like any other.",
        ),
        "mobility": (
            "Many stones early on are no lead. They are more targets for the other side, and fewer moves for you. "
            "Who runs out of good moves has to give away a corner.",
            "For about the first twenty moves keep your stones few and inside, surrounded by the enemy's, and play "
            "quiet moves that turn one or two. Here Black has 3 stones and 18 moves; White has 13 stones and none.",
        ),
    }
    captions: Mapping[str, str] = {
        "begin": "Black's four first moves.",
        "flank": "Black plays C3: six stones turn, in three directions.",
        "pass": "Black plays H1; White then has no move, and Black moves again.",
        "end": "Black plays the last square. Then it is counted.",
        "corners": "Black takes A1; along the edge all that leans on it is stable.",
        "danger": "X squares in red, C squares in brass. White plays B2, and Black has the corner A1.",
        "mobility": "Black to move: 3 stones, 18 moves. White would have none.",
    }
    questions: tuple[tuple[str, str], ...] = (
        (
            "Is it free?",
            "Yes. There is no account, no download and no advertising. The page also works offline after your "
            "first visit.",
        ),
        ("Who starts?", "Black. Choose White, and the CPU makes the first move."),
        (
            "What if I have no move?",
            "You pass automatically, and the page says so. Nobody may pass otherwise.",
        ),
        ("How do I win?", "Have more stones than the other side when neither of you can move any more."),
        (
            "How strong is Master?",
            "It thinks for up to a second, at least six moves ahead, with an evaluation that it has learned from its "
            "own games: corners, stable stones, mobility, dangerous squares. It opens from a book of its own, and "
            "plays the last 12 squares, nearly always the last 14, without a fault.",
        ),
        (
            "How strong is Intermediate?",
            "It looks four moves ahead, to the end from the last four squares on, and judges the squares by fixed "
            "weights.",
        ),
        ("How strong is Beginner?", "It turns as many stones as it can, which is not the best idea."),
        (
            "Does it work on a phone?",
            "Yes. The first tap on a square shows what would turn, the second one plays.",
        ),
        (
            "Can I play a friend, or online?",
            "A friend, yes: two people can share one device. There is no play over the network.",
        ),
    )

    # In place of the texts of the same names that other games have
    home_hint = "Play on a ringed square to begin"
    home_hint_plain = "Play on the board to begin"
    setting_hints = "Show playable squares"
    casual_mark = "Casual game: the records stay as they are."
    score_total = "Stones"
    result_full = "The board is full."
    casual_help = "Casual games allow undo at will and hints, and count for no record."
    praise_help = "A good move is praised."
    storage_good = "Games and records are saved in this browser."
    curve_unit = "stones expected"
    delete_text = "This cannot be undone. The records stay as they are."
    erase_records_text = "All kept games and the records will be erased, those of other games too."
    erase_all_text = (
        "Games, records, settings and the running game will be erased, and all that other games have kept. "
        "If in doubt, save a file first."
    )
