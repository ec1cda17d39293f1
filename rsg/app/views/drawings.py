"""The sheet of drawings: all emblems and trophies in one SVG file, which the site is built with.

A page of thirty emblems refers to it (`drawing.referred`); it would be a hundred kilobytes long with their paths.
"""

from __future__ import annotations

from rsg.app.views import emblems, trophies


def sheet() -> str:
    """The file at `drawing.SHEET`."""
    drawn = "".join(
        f'<g id="{id}">{shapes}</g>' for id, shapes in (emblems.DRAWINGS | trophies.DRAWINGS).items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><defs>{drawn}</defs></svg>'
