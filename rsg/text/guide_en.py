"""The full rules in English, page by page. `guide_ja.py` has the same names."""

from __future__ import annotations

from collections.abc import Mapping


class EnglishGuide:
    """Titles and paragraphs by page, and captions of the diagrams."""

    heading = "All rules"
    pages_label = "Pages of the rules"
    more = "In detail"
    short = "Rules in short"
    tutorial = "Learn by playing"

    titles: Mapping[str, str] = {
        "overview": "At a glance",
        "board": "The board",
        "setup": "The start",
        "basics": "Flank and surround",
        "core": "The core point",
        "winning": "End and score",
        "ko": "Ko",
        "match": "Reverse Match",
        "ranks": "Ranks and exams",
    }
    overview = (
        "ReverStarGo is a game for two on a star of 37 hexagons. Enemy stones that you flank turn to your colour, "
        "as in Reversi; enemy stones that you surround are taken, as in Go; and the hexagon in the centre takes "
        "the colour that you call.",
        "Black begins, then the sides take turns. Every stone on the board is a point at the end, and so is every "
        "stone taken. The higher score wins. A game takes one to three minutes.",
    )
    board = (
        "The star consists of an inner hexagon of 19 cells and six arms of three. The cell in the centre is the core "
        "point, CP. Nobody plays on it; the game is played on the other 36.",
        "A label is a ring and an hour. The rings are A, B, C and D from the centre outwards; the hours are those "
        "of a clock, with X for 10, J for 11 and Q for 12. So DQ is the upper tip, and A3 lies to the right of CP.",
        "Rows run in six directions. Only 13 cells have all six neighbours: CP, the A cells, and B2, B4, B6, B8, "
        "BX and BQ. A group that reaches any other cell can never be surrounded.",
    )
    setup = (
        "White begins with stones on A1, A5 and A9, Black with stones on A3, A7 and AJ. CP is empty. Black moves "
        "first and has nine possible moves.",
        "Before a game you choose the opponent (the CPU at a level, or someone beside you), your colour, and a "
        "single game or a Reverse Match.",
    )
    flanking = (
        "Play on an empty cell from which, along one of the six directions, an unbroken row of enemy stones leads "
        "to a stone of your own. These stones are flanked and turn to your colour.",
        "Every row that the new stone flanks turns, in all directions at once. Stones that turn flank nothing "
        "further. A move must flank at least one stone; flanking CP alone is enough.",
    )
    surrounding = (
        "When the stones have turned, look at the enemy groups: stones that are connected through neighbours. A "
        "group is surrounded if none of its cells has an empty neighbour, or lies at the edge of the board.",
        "A surrounded group is taken off the board if, in this move, at least one cell beside it changed (CP does "
        "not count). A group that was enclosed before stays. Cells that become empty can be played again.",
        "Stones taken are your prisoners, and each is a point. A side that cannot move passes automatically; nobody "
        "may pass otherwise.",
    )
    core = (
        "Between the moves CP is empty. For the length of one move it counts as a stone, of the colour that you "
        "call. Afterwards it is empty again.",
        "As your own colour, CP can be the far end of a row. As the enemy's, it lies in a row like any other stone "
        "and turns; where it is surrounded, it counts as one prisoner.",
    )
    asked = (
        "You are asked when both colours are possible and lead to different boards, after the stone is down and "
        "before anything turns. If only one colour is possible, it is taken. If both lead to the same board, CP "
        "counts as the enemy's, which never yields fewer prisoners.",
    )
    winning = (
        "The game ends when all 36 cells are full, when neither side can move, or by ko.",
        "Your score is your stones on the board and your prisoners. The higher score wins. If the scores are equal, "
        "more prisoners win; if these are equal too, it is a draw.",
    )
    ko = (
        "A move that brings back an earlier position of the game, the start included, is forbidden. Only the "
        "stones on the 36 cells count: not whose turn it is, and not the prisoners.",
        "Where the call is asked, ko may forbid one colour or both. A blocked cell opens again once the board has "
        "changed elsewhere.",
    )
    exception = (
        "If ko forbids every move that you have, you do not pass: this once you may play any of them, with either "
        "call. If the other side then has only forbidden moves too, the game ends at once.",
    )
    signs = "The four signs"
    match = (
        "A Reverse Match is a set of two games against the same opponent, with colours swapped: both begin once.",
        "The sum of both scores decides. If it is equal, the prisoners of both games together decide; if these are "
        "equal too, the set is a draw. Further sets swap who begins: Black then White in set 1, White then Black "
        "in set 2, and so on.",
        "Lv.5, MAX, FINAL and Infinity are always played this way. Two players choose. A set counts as one game in the "
        "records, for the ranks and for the day.",
    )
    match_table = "Example of a set"
    match_game = ("Game 1", "Game 2", "Sum")
    match_sides = ("You", "Opponent")
    match_won = "You lost game 2 and won the set."
    ranks = (
        "There are 30 ranks, from Paper to Zeus. They are climbed in order: most ask for wins against a level, "
        "nine for an exam.",
        "An exam is a series, best of 3 to best of 21: win more than half of the games to pass; you fail when as many "
        "are not won. Some exams can also be passed by 20 wins in them over all attempts.",
    )
    exams = "The nine exams"
    all_ranks = "All ranks"

    captions: Mapping[str, str] = {
        "start": "The start.",
        "labels": "The cells' labels; around the rim the hours.",
        "first": "Cells with a dot are Black's nine first moves.",
        "flank": "Black plays B2: A3 and A5 lie between B2 and B6, and turn.",
        "rows": "Black plays A3: three rows are flanked at once.",
        "surround": "Black plays B8: A7 turns, and B6 is surrounded and taken.",
        "call_black": "Black plays B7 and calls Black: A7 lies between B7 and CP, one stone turns.",
        "call_white": "Black calls White instead: A7, CP and A1 lie between B7 and B1, three turn.",
        "filled": "18 stones each. Black has 6 prisoners and White 3: Black wins 24 to 21.",
        "blocked": "Black could flank from A7, but that would bring back an earlier board.",
        "restricted": "On A3 White may only call White: calling Black would bring back an earlier board.",
        "exception": "A7 is all that Black has, and ko forbids it: this once it may be played.",
    }
