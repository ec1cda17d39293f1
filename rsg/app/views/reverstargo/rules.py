"""The rules, short: as a screen, which leads to the full ones, and as a sheet over a match."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.courses.reverstargo import CALL, FLANK, SURROUND
from rsg.app.model import Model
from rsg.app.views.call import as_called
from rsg.app.views.diagram import figure
from rsg.app.views.parts import link
from rsg.app.views.reverstargo.figures import example, first_moves, signs
from rsg.app.views.reverstargo.guide import PAGES, guide_page
from rsg.text import Texts


def rules_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen: a page of the full rules, or the short ones."""
    if model.route.page:
        return guide_page(model.route.page, t)
    guide = t.guide
    return h.main("#main.screen", tabindex="-1")[
        h.h1[t.rules],
        h.p[link("rules-tutorial", guide.tutorial, model.to("tutorial"), sign="play")],
        rules_content(t, level=2),
        h.nav({"class": "panel guide-list", "aria-labelledby": "guide-more"})[
            h.h2("#guide-more")[guide.more],
            h.ol[
                (
                    h.li[h.a(id=f"guide-{name}", href=model.to("rules", name))[guide.titles[name]]]
                    for name in PAGES
                )
            ],
        ],
        h.p(".center")[
            link("rules-play", t.rules_page.play_now, model.to("setup"), kind="primary", sign="play")
        ],
    ]


@lru_cache(maxsize=8)
def rules_content(t: Texts, level: int) -> Markup:
    """All sections; `level` is that of their headings. It never changes, so it is rendered once a language."""
    r = t.rules_page
    heading = h.h2 if level == 2 else h.h3
    sections: tuple[tuple[str, tuple[str, ...], list[Element]], ...] = (
        (r.board_title, r.board, [figure(first_moves(), r.board_caption)]),
        (r.flank_title, r.flank, [figure(example(FLANK), r.flank_caption)]),
        (
            r.call_title,
            r.call,
            [
                figure(as_called(example(CALL, 0), 0), r.call_black_caption),
                figure(as_called(example(CALL, 1), 1), r.call_white_caption),
            ],
        ),
        (r.surround_title, r.surround, [figure(example(SURROUND), r.surround_caption)]),
        (r.ko_title, r.ko, []),
        (r.signs_title, (), [signs(t)]),
        (r.end_title, r.end, []),
    )
    content = h.div(".rules")[
        h.p(".lead")[r.lead],
        (
            h.section(".panel")[
                heading[title],
                (h.p[paragraph] for paragraph in paragraphs),
                h.div(".figures")[figures] if figures else None,
            ]
            for title, paragraphs, figures in sections
        ),
    ]
    return Markup(str(content))
