"""All texts in Japanese. `en.py` has the same names; a test compares them."""

from __future__ import annotations

from rsg.text.catalog import Catalog, Date, YearMonth


class Japanese(Catalog):
    """The Japanese catalogue."""

    lang = "ja"

    # Dates
    weekdays = ("日", "月", "火", "水", "木", "金", "土")

    def date(self, date: Date) -> str:
        """2026年1月5日"""
        year, month, day = date
        return f"{year}年{month}月{day}日"

    def month(self, month: YearMonth) -> str:
        """2026年1月"""
        return f"{month[0]}年{month[1]}月"

    # Players
    you = "あなた"
