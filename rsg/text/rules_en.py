"""The rules page in English. `rules_ja.py` has the same names."""

from __future__ import annotations


class EnglishRules:
    """Headings, paragraphs and captions of the rules page, in its order."""

    lead = (
        "Two players put stones on a star of 37 hexagons. Flank enemy stones to turn them, as in Reversi; "
        "surround them to take them, as in Go. The higher score wins."
    )

    board_title = "The board"
    board = (
        "The purple hexagon in the middle is the core point, CP. Nobody plays on it: the game is played on the other "
        "36.",
        "The game starts with three stones of each colour around CP. Black moves first.",
    )
    board_caption = "The start. Cells with a dot are Black's first moves."

    flank_title = "Flank"
    flank = (
        "Play where, along one of the six directions, enemy stones in an unbroken row lie between your new stone and "
        "another stone of yours. All stones that you flank turn to your colour.",
        "You must flank at least one stone. Stones that turn do not flank further ones.",
    )
    flank_caption = "Black plays B2: two white stones lie between B2 and B6, and turn."

    call_title = "Call the core point"
    call = (
        "CP counts as a stone for one move, and you call its colour. As your own it can be the far end of a row; as "
        "the enemy's it turns like any other stone.",
        "You are asked whenever both colours are possible and lead to different boards. After the move CP is empty "
        "again.",
    )
    call_black_caption = "Black plays B7 and calls Black: A7 lies between B7 and CP, one stone turns."
    call_white_caption = "Black calls White instead: A7, CP and A1 lie between B7 and B1, three turn."

    surround_title = "Surround"
    surround = (
        "After the stones have turned, an enemy group that has no empty cell beside it is taken off the board, if your "
        "move closed the ring. Each stone is one of your prisoners, worth a point.",
        "Groups at the edge of the board cannot be taken: only those whose cells all have six neighbours can. Cells "
        "that become empty can be played again.",
    )
    surround_caption = "Black plays B8: A7 turns, and B6 is surrounded and taken."

    ko_title = "Ko"
    ko = (
        "A move that brings back an earlier position of the game is forbidden. Whose turn it is and the number of "
        "prisoners do not matter.",
        "If ko forbids every move you have, you may play any of them this once. If the other side then has only "
        "forbidden moves too, the game ends.",
    )
    signs_title = "Signs on the board"
    sign_playable = "Yellow dot: you can play here."
    sign_restricted = "Orange, white border, half a dot: ko forbids one of the two calls."
    sign_blocked = "Red, white border, a cross: ko forbids it. It opens again once the board has changed."
    sign_exception = "Red, broken border, a dot: forbidden by ko, but this once you may."

    end_title = "End and score"
    end = (
        "A side that cannot move passes automatically. The game ends when all 36 cells are full, when neither side can "
        "move, or by ko.",
        "Your score is your stones on the board and your prisoners. If the scores are equal, more prisoners win; if "
        "these are equal too, it is a draw.",
    )
    play_now = "Play now"
