"""Settings of the looks and the sound, and trophies, in English. `looks_ja.py` has the same names."""

from __future__ import annotations

from rsg.text.catalog import YearMonth

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_SECTIONS = {
    "play": "Playing",
    "board": "Board and page",
    "sound": "Sound and vibration",
    "page": "Language and name",
}
_THEMES = {
    "green": "Green",
    "blue": "Blue",
    "brown": "Brown",
    "night": "Night",
    "pink": "Pink",
    "orange": "Orange",
    "red": "Red",
    "gray": "Grey",
    "dark": "Dark",
}
_BACKGROUNDS = {
    "cream": "Cream",
    "ivory": "Ivory",
    "lime": "Lime",
    "sky": "Sky",
    "lavender": "Lavender",
    "peach": "Peach",
    "yellow": "Yellow",
    "orange": "Orange",
    "dark": "Dark",
}


class EnglishLooks:
    """What belongs to looks and sound."""

    # Settings
    def section(self, section: str) -> str:
        """Playing"""
        return _SECTIONS[section]

    volume = "Volume"

    def volume_now(self, percent: int) -> str:
        """70%"""
        return f"{percent}%"

    praise = "Praise"
    praise_help = "A good move or a large capture is praised."
    handover = "Hand-over prompt"
    handover_help = "With two players, after each move."
    rim = "Labels around the board"
    names = "Labels in the cells"
    theme = "Board"
    background = "Background"
    dark_help = "In your device's dark mode, the background is dark too."
    sound_help = "On a phone, moves are also felt as short vibrations while the sound is on."

    def rim_labels(self, rim: str) -> str:
        """Off; 4 places; 12 places"""
        return "Off" if rim == "off" else f"{rim} places"

    def theme_name(self, theme: str) -> str:
        """Green"""
        return _THEMES[theme]

    def background_name(self, background: str) -> str:
        """Cream"""
        return _BACKGROUNDS[background]

    # Trophies
    def trophies_of(self, year: int) -> str:
        """Trophies of 2026"""
        return f"Trophies of {year}"

    def month_trophy(self, month: YearMonth, earned: bool) -> str:
        """Trophy of January 2026: not yet earned"""
        return f"Trophy of {MONTHS[month[1] - 1]} {month[0]}{': earned' if earned else ': not yet earned'}"

    def year_trophy(self, year: int, earned: bool) -> str:
        """Trophy of the year 2026: not yet earned"""
        return f"Trophy of the year {year}{': earned' if earned else ': not yet earned'}"

    trophies_help = "All days of a month earn its trophy; all twelve months earn the year's."
