"""What boards and diagrams refer to: gradients, stones, and the empty boards of games, once a page."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from rsg.app.views.cell import DISC
from rsg.app.views.grids import GRIDS, layout
from rsg.games import game as game_named

_GRADIENTS = (
    '<radialGradient id="stone-0" cx=".36" cy=".3" r=".8"><stop offset="0" class="g00"/>'
    '<stop offset=".45" class="g01"/><stop offset="1" class="g02"/></radialGradient>'
    '<radialGradient id="stone-1" cx=".36" cy=".3" r=".85"><stop offset="0" class="g10"/>'
    '<stop offset=".6" class="g11"/><stop offset="1" class="g12"/></radialGradient>'
    '<linearGradient id="wood" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" class="w0"/>'
    '<stop offset="1" class="w1"/></linearGradient>'
)


@lru_cache(maxsize=8)
def shapes(games: tuple[str, ...]) -> Markup:
    """The definitions for the boards of these games; they stand before any board."""
    discs = "".join(
        f'<g id="disc-{seat}" class="stone s{seat}">{DISC.format(seat=seat)}</g>'
        for seat in range(max(len(game_named(name).seats) for name in games))
    )
    return Markup(
        '<svg id="shapes" class="shapes" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{_GRADIENTS}{discs}{''.join(map(_empty, games))}</defs></svg>"
    )


def _empty(name: str) -> str:
    """A game's board without stones, and what is drawn over them."""
    game = game_named(name)
    geometry, ground = layout(game), GRIDS[game.grid].ground
    core = f'<path class="{ground} core" d="{geometry.unplayed}"/>' if geometry.unplayed else ""
    return (
        f'<g id="empty-{name}"><path class="wood" fill="url(#wood)" d="{geometry.outline}"/>'
        f'<path class="{ground}" d="{geometry.all_cells}"/>{core}</g><g id="marks-{name}">{geometry.marks}</g>'
    )
