"""First views as text, which the build puts into the page so that the board is there before Python is."""

from __future__ import annotations

from rsg.app.start import first_view
from rsg.app.views import view
from rsg.games import GAMES
from rsg.progress.rows import MAIN
from rsg.text import LANGUAGES


def shell(language: str, game: str = MAIN) -> str:
    """HTML of the content of the element `app` on a game's home, before anything is known of the visitor."""
    return str(view(first_view(language, game)))


def shells() -> dict[str, str]:
    """The first views of all games in all languages by name: `en` is the main game's, `reversi-en` another's."""
    return {
        language if game == MAIN else f"{game}-{language}": shell(language, game)
        for game in GAMES
        for language in LANGUAGES
    }
