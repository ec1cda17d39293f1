"""The rank page: the own rank and what the next one asks for, all thirty, and the nine exams with their rules."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.messages import StartExam
from rsg.app.model import Model
from rsg.app.views.emblems import rank_emblem
from rsg.app.views.icons import icon
from rsg.app.views.parts import button, link
from rsg.play.contest import wins_needed
from rsg.progress.document import Document
from rsg.progress.ranks import EXAMS, RANKS, Exam, Rank, exam_wins, next_rank, open_exam, rank_of
from rsg.text import Texts


def ranks_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    document = model.document
    reached = rank_of(document).number
    return h.main("#main.screen.ranks", tabindex="-1")[
        h.h1[t.sets.ranks],
        _own_place(document, reached, t),
        h.section({"class": "panel", "aria-labelledby": "all-ranks"})[
            h.h2("#all-ranks")[t.sets.all_ranks],
            h.p(".soft.small")[t.sets.ranks_help],
            h.ol(".rank-list")[(_rank(rank, reached, t) for rank in RANKS)],
        ],
        h.section({"class": "panel", "aria-labelledby": "all-exams"})[
            h.h2("#all-exams")[t.sets.all_exams],
            h.ul(".exam-list")[(_exam(document, rank, reached, t) for rank in EXAMS)],
            h.h3[t.sets.help_exams_title],
            h.ul(".exam-rules")[(h.li[rule] for rule in t.sets.help_exams)],
            link("ranks-rules", t.sets.help_more, model.to("rules", "ranks"), sign="book"),
        ],
    ]


def _own_place(document: Document, reached: int, t: Texts) -> Element:
    following = next_rank(document)
    return h.section({"class": "panel own-rank", "aria-labelledby": "own-rank"})[
        rank_emblem(reached, 96),
        h.div(".own-rank-words")[
            h.h2("#own-rank.small.soft")[t.sets.your_rank],
            h.p(".own-rank-name")[t.sets.rank(reached)],
            _progress(document, following, t) if following else h.p[t.sets.rank_top],
        ],
    ]


def _progress(document: Document, rank: Rank, t: Texts) -> Node:
    """What the next rank asks for, and how far one is."""
    words: list[Node] = [h.p[h.b[t.sets.next_rank(rank.number)]], h.p[condition(rank, t)]]
    if rank.exam is None:
        done, needed = min(document.career(rank.level).won, rank.wins), rank.wins
        words.append(_bar(done, needed, t.sets.progress(done, needed)))
    else:
        if rank.exam.enough:
            done = exam_wins(document, rank)
            words.append(_bar(done, rank.exam.enough, t.sets.exam_wins(done, rank.exam.enough)))
        words.append(button("rank-exam", t.sets.exam_start, StartExam(), kind="primary", sign="exam"))
    return words


def _bar(done: int, needed: int, words: str) -> Element:
    return h.p(".rank-progress")[
        h.progress({"max": needed, "value": done, "aria-label": words}), h.span(".small")[words]
    ]


def condition(rank: Rank, t: Texts) -> str:
    """What a rank asks for."""
    if rank.exam is not None:
        return t.sets.exam_condition(exam_words(rank, t))
    return t.sets.rank_wins(rank.wins, t.level(rank.level)) if rank.wins else t.sets.rank_start


def exam_words(rank: Rank, t: Texts) -> str:
    """The format of a rank's exam."""
    exam = rank.exam
    if exam is None:
        return ""
    words = [t.sets.exam_format(exam.best_of, exam.reverse, t.level(exam.level))]
    if exam.enough:
        words.append(t.sets.exam_enough(exam.enough))
    return t.joined(words)


def _rank(rank: Rank, reached: int, t: Texts) -> Element:
    done, here = rank.number <= reached, rank.number == reached
    state = t.sets.current if here else t.sets.reached if done else ""
    return h.li(
        {"aria-current": "step" if here else None},
        id=f"rank-{rank.number}",
        class_=["rank", {"done": done, "here": here}],
    )[
        rank_emblem(rank.number, 52, earned=done, listed=True),
        h.div[
            h.p[h.b[t.sets.rank(rank.number)]],
            h.p(".small")[condition(rank, t)],
            h.p(".small.soft")[t.sets.unlocks(t.level(rank.unlocks))] if rank.unlocks else None,
        ],
        h.span(".rank-state.small")[icon("check"), " ", state] if state else None,
    ]


def exam_decided(exam: Exam, t: Texts) -> str:
    """What passes an exam, and what fails it."""
    return t.sets.exam_needed(wins_needed(exam.best_of), exam.reverse)


def _exam(document: Document, rank: Rank, reached: int, t: Texts) -> Element:
    exam = rank.exam
    assert exam is not None
    offered = open_exam(document) == rank
    state = t.sets.reached if rank.number <= reached else t.sets.exam_open if offered else ""
    return h.li({"id": f"exam-{rank.number}", "class": "exam offered" if offered else "exam"})[
        h.b[t.sets.exam_for(rank.number)],
        h.span(".rank-state.small")[" ", state] if state else None,
        h.p(".small")[exam_words(rank, t)],
        h.p(".small.soft")[exam_decided(exam, t)],
    ]
