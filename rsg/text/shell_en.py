"""What the page says while Python does not, in English: the build writes it in. `shell_ja.py` has the same names."""

from __future__ import annotations


class EnglishShell:
    """The page around the program, and the page that is not there."""

    name = "ReverStarGo"
    description = "Reversi's flanking and Go's surrounding on a star of 37 hexagons. And Reversi, 8 by 8."
    needs_javascript = "This page needs JavaScript."

    loading = "Loading…"
    starting = "Starting…"

    # When it does not work
    not_started = "This did not start"
    not_started_why = (
        "The game's program could not be loaded, or it has stopped. Check the connection and try again."
        " Nothing that you have played is lost."
    )
    stopped = "The program has stopped"
    stopped_why = "Your game is saved. Retry to go on with it."
    retry = "Retry"
    export = "Export data"

    # 404
    no_page = "There is no such page."
    home = "Home"
    no_page_deep = "Does it lead back here? Shorten the address from its end, slash by slash."
