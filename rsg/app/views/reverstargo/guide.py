"""The full rules, one page an idea: what is said, the diagrams that show it, and the way to play at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from rsg.app.features import features
from rsg.app.routes import Route, format_hash
from rsg.app.views.diagram import figure
from rsg.app.views.emblems import rank_emblem
from rsg.app.views.icons import icon
from rsg.app.views.parts import link
from rsg.app.views.ranks import exam_words
from rsg.app.views.reverstargo.figures import FIGURES, signs
from rsg.progress.ranks import EXAMS
from rsg.progress.rows import MAIN
from rsg.text import Texts

PAGES = features(MAIN).pages

Part = tuple[tuple[str, ...], tuple[str, ...]]
"""Paragraphs, and the figures that follow them."""

EXAMPLE_SET = ((22, 17), (18, 20))
"""Points of a set's two games: the own ones, the opponent's."""


def guide_page(page: str, t: Texts) -> Element:
    """The whole `<main>` of a page of PAGES."""
    guide, number = t.guide, PAGES.index(page)
    before = PAGES[number - 1] if number else ""
    after = PAGES[number + 1] if number + 1 < len(PAGES) else ""
    short, setup = format_hash(Route("rules")), format_hash(Route("setup"))
    return h.main("#main.screen.guide", tabindex="-1")[
        h.p(".guide-up")[h.a("#guide-short", href=short)[icon("left"), guide.short]],
        h.h1[guide.titles[page]],
        _content(page, t),
        h.p(".center")[link("rules-play", t.rules_page.play_now, setup, kind="primary big", sign="play")],
        h.nav({"class": "guide-turn", "aria-label": guide.pages_label})[
            _turn("guide-before", before, "left", t), _turn("guide-after", after, "right", t)
        ],
    ]


def _turn(id: str, page: str, sign: str, t: Texts) -> Node:
    if not page:
        return h.span()
    return link(id, t.guide.titles[page], format_hash(Route("rules", page=page)), sign=sign)


@lru_cache(maxsize=32)
def _content(page: str, t: Texts) -> Markup:
    """What a page says; it never changes, so it is rendered once a language."""
    extra = _EXTRAS.get(page)
    parts = h.div(".rules")[(_part(part, t) for part in _parts(t)[page]), extra(t) if extra else None]
    return Markup(str(parts))


def _part(part: Part, t: Texts) -> Element:
    paragraphs, figures = part
    return h.section(".panel")[
        (h.p[paragraph] for paragraph in paragraphs),
        h.div(".figures")[(figure(FIGURES[name](), t.guide.captions[name]) for name in figures)]
        if figures
        else None,
    ]


def _parts(t: Texts) -> dict[str, tuple[Part, ...]]:
    guide = t.guide
    return {
        "overview": ((guide.overview, ("start",)),),
        "board": ((guide.board, ("labels",)),),
        "setup": ((guide.setup, ("first",)),),
        "basics": ((guide.flanking, ("flank", "rows")), (guide.surrounding, ("surround",))),
        "core": ((guide.core, ("call_black", "call_white")), (guide.asked, ())),
        "winning": ((guide.winning, ("filled",)),),
        "ko": ((guide.ko, ("blocked", "restricted")), (guide.exception, ("exception",))),
        "match": ((guide.match, ()),),
        "ranks": ((guide.ranks, ()),),
    }


def _overview(t: Texts) -> Element:
    return h.section(".panel.guide-list")[
        h.h2[t.guide.heading],
        h.ol[
            (
                h.li[h.a(href=format_hash(Route("rules", page=name)))[t.guide.titles[name]]]
                for name in PAGES
                if name != "overview"
            )
        ],
    ]


def _ko(t: Texts) -> Element:
    return h.section(".panel")[h.h2[t.guide.signs], signs(t)]


def _match(t: Texts) -> Element:
    guide = t.guide
    sums = tuple(map(sum, zip(*EXAMPLE_SET, strict=True)))
    columns = (*EXAMPLE_SET, sums)
    return h.section(".panel")[
        h.table(".result-table")[
            h.caption[guide.match_table],
            h.thead[h.tr[h.td, (h.th(scope="col")[name] for name in guide.match_game)]],
            h.tbody[
                (
                    h.tr[h.th(scope="row")[side], (h.td[column[seat]] for column in columns)]
                    for seat, side in enumerate(guide.match_sides)
                )
            ],
        ],
        h.p(".center")[guide.match_won],
    ]


def _ranks(t: Texts) -> list[Element]:
    return [
        h.section(".panel")[
            h.h2[t.guide.exams],
            h.ul(".guide-exams")[
                (
                    h.li[
                        rank_emblem(rank.number, 48, listed=True),
                        h.span[
                            h.b[t.sets.rank_name(rank.number)], " ", h.span(".small")[exam_words(rank, t)]
                        ],
                    ]
                    for rank in EXAMS
                )
            ],
        ],
        h.section(".panel")[
            h.h2[t.sets.help_exams_title],
            h.ul(".exam-rules")[(h.li[rule] for rule in t.sets.help_exams)],
            h.p[link("guide-ranks-page", t.guide.all_ranks, format_hash(Route("ranks")))],
        ],
    ]


_EXTRAS: Mapping[str, Callable[[Texts], Node]] = {
    "overview": _overview,
    "ko": _ko,
    "match": _match,
    "ranks": _ranks,
}
