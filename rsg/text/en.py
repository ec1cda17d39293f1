"""All texts in English. `ja.py` has the same names; a test compares them."""

from __future__ import annotations

from rsg.text.catalog import Catalog, Date, YearMonth

_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


class English(Catalog):
    """The English catalogue."""

    lang = "en"

    # Dates
    weekdays = ("Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat")

    def date(self, date: Date) -> str:
        """5 January 2026"""
        year, month, day = date
        return f"{day} {_MONTHS[month - 1]} {year}"

    def month(self, month: YearMonth) -> str:
        """January 2026"""
        return f"{_MONTHS[month[1] - 1]} {month[0]}"

    # Players
    you = "You"
