"""Takes the site's icons out of lucide-static: python -m tools.lucide writes them as Python, with their licence beside.

The package stays needed only here; what is used of it is a few kilobytes, and a test compares them with the package.
"""

from __future__ import annotations

import re

from tools.build.paths import MODULES, ROOT
from tools.build.vendor import version

PACKAGE = MODULES / "lucide-static"
TARGET = ROOT / "rsg" / "app" / "views" / "lucide.py"
LICENCE = ROOT / "rsg" / "app" / "views" / "lucide.LICENSE"

USED = {
    "home": "house",
    "calendar": "calendar-check",
    "book": "book-open",
    "settings": "sliders-horizontal",
    "undo": "undo-2",
    "flag": "flag",
    "menu": "menu",
    "close": "x",
    "left": "chevron-left",
    "right": "chevron-right",
    "check": "check",
    "play": "play",
    "again": "rotate-cw",
    "flame": "flame",
    "kifu": "scroll-text",
    "star": "star",
    "share": "share-2",
    "pin": "map-pin",
    "copy": "copy",
    "save": "download",
    "open": "upload",
    "print": "printer",
    "delete": "trash-2",
    "first": "chevron-first",
    "last": "chevron-last",
    "pause": "pause",
    "review": "chart-line",
    "new": "plus",
    "eye": "eye",
    "info": "info",
    "hint": "lightbulb",
    "exam": "award",
    "records": "chart-column",
}
"""What the views call an icon, and what Lucide does."""


def shapes(name: str) -> str:
    """What stands inside an icon's `<svg>`, without space between."""
    text = (PACKAGE / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    inside = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    if inside is None:
        raise SystemExit(f"lucide-static: {name} is no SVG")
    return re.sub(r"\s*/>", "/>", re.sub(r">\s+<", "><", inside[1].strip()))


def module() -> str:
    """The text of `rsg/app/views/lucide.py`."""
    lines = [
        f'"""Icons of Lucide {version("lucide-static")} (ISC; lucide.LICENSE). Written by `python -m tools.lucide`."""',
        "",
        "# ruff: noqa: E501",
        "SHAPES = {",
        *(
            f"    {ours!r}: {shapes(theirs)!r},".replace(f"{ours!r}:", f'"{ours}":')
            for ours, theirs in USED.items()
        ),
        "}",
        '"""What stands inside the `<svg>` of 24 by 24, by the name that the views use."""',
    ]
    return "\n".join(lines) + "\n"


def licence() -> str:
    """Lucide's licence, as it came."""
    return (PACKAGE / "LICENSE").read_text(encoding="utf-8")


def main() -> None:
    """Writes both files."""
    TARGET.write_text(module(), encoding="utf-8")
    LICENCE.write_text(licence(), encoding="utf-8")


if __name__ == "__main__":
    main()
