"""The tutorial: the choice of the way, then one board a step with what it teaches."""

from __future__ import annotations

from dataclasses import replace

import htpy as h
from htpy import Element, Node

from rsg.app.courses import course
from rsg.app.lesson_messages import GoToLesson, PauseLessons, StartLessons, StartTutorialGame
from rsg.app.lessons import Lesson
from rsg.app.messages import MotionDone, encode
from rsg.app.model import Model
from rsg.app.picture import Picture, labelled, live_picture, still, with_choice
from rsg.app.views.board import live_board
from rsg.app.views.call import as_called, call_panel
from rsg.app.views.diagram import diagram, lone_stone
from rsg.app.views.icons import BRAND, icon
from rsg.app.views.labels import cell_labels
from rsg.app.views.parts import button, click, link
from rsg.games import game as game_named
from rsg.text import Texts


def tutorial_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    now = model.lesson
    return _ways(len(course(model.game).steps), t) if now is None else _step(model, now, t)


def _ways(steps: int, t: Texts) -> Element:
    """Play it, or watch it."""
    lessons = t.lessons
    ways = (
        ("play", "play", lessons.play, lessons.play_help),
        ("watch", "eye", lessons.watch, lessons.watch_help),
    )
    return h.main("#main.screen", tabindex="-1")[
        h.h1[lessons.title],
        h.p(".lead")[lessons.lead],
        h.div(".ways")[
            (
                h.button(click(StartLessons(way)), id=f"lessons-{way}", class_="panel way", type="button")[
                    icon(sign), h.span(".way-text")[h.b[name], h.span(".soft.small")[help]], icon("right")
                ]
                for way, sign, name, help in ways
            )
        ],
        h.ol(".steps-list")[(h.li[lessons.heading(number)] for number in range(1, steps + 1))],
    ]


def _step(model: Model, now: Lesson, t: Texts) -> Element:
    return h.main("#main.tutorial", tabindex="-1")[
        h.header(".play-head")[
            h.a({"class": "brand", "href": model.to("home"), "aria-label": t.to_home})[BRAND],
            h.p(".tutorial-where")[t.lessons.title, " ", h.b[t.lessons.step(now.step, _steps(now))]],
            button("lesson-ways", t.lessons.ways, GoToLesson(0), kind="plain", sign="close", hide_text=True),
        ],
        _progress(now),
        h.section(".panel.lesson")[
            h.h1("#lesson-title", tabindex="-1")[t.lessons.heading(now.step)],
            h.p[t.lessons.text(now.step)],
            _asked(now, t),
        ],
        h.div(".board-area")[_board(model, now, t)],
        h.div(".dock")[
            call_panel(now.match, now.hand.call, t)
            if now.hand.call and not now.watching
            else _more(model, now, t),
            _controls(model, now, t),
        ],
    ]


def _steps(now: Lesson) -> int:
    return len(course(now.match.game).steps)


def _progress(now: Lesson) -> Element:
    """As many marks as steps; those behind and this one are filled."""
    return h.div({"class": "tutorial-progress", "aria-hidden": "true"})[
        (h.span({"class": "reached" if number <= now.step else None}) for number in range(1, _steps(now) + 1))
    ]


def _asked(now: Lesson, t: Texts) -> Element:
    """What is to be done, what was wrong, or what the move has shown: said when it changes."""
    lessons = t.lessons
    if now.done and not now.hand.motion:
        said, kind = lessons.done(now.step), "lesson-done"
    elif now.wrong:
        said, kind = lessons.wrong(now.wrong if now.shown.named else ""), "lesson-wrong"
    else:
        said, kind = (lessons.shown if now.watching else lessons.task)(now.step), "lesson-task"
    return h.p({"id": "lesson-asked", "class": f"lesson-asked {kind}", "role": "status"})[said]


def _board(model: Model, now: Lesson, t: Texts) -> Node:
    hand = now.hand
    asks = not now.done and not hand.call and not now.watching
    picture = _picture(model, now, asks)
    return live_board(
        picture,
        t.lessons.board,
        cell_labels(t, picture, now.match.position if asks else None),
        taps=asks,
        elsewhere=encode(MotionDone(hand.motion.ply)) if hand.motion else "",
    )


def _picture(model: Model, now: Lesson, asks: bool) -> Picture:
    """The board with its cells' names, and a sign on the right cell alone."""
    live = labelled(live_picture(game_named(now.match.game), now.match.position, now.hand), model.settings)
    picture = replace(live, names="on" if now.shown.named else "off")
    marked = now.answer if not now.done and not now.hand.call else ""
    cells = tuple(
        replace(
            cell,
            hint=cell.hint if cell.label == marked else "",
            enabled=asks and cell.label == now.answer,
        )
        for cell in picture.cells
    )
    return replace(picture, cells=cells)


def _more(model: Model, now: Lesson, t: Texts) -> Node:
    """What some steps show beside the board."""
    position = now.match.position
    beside = now.shown.beside
    if beside == "calls" and (now.done or now.hand.call):
        return _both_calls(now, t)
    if beside == "score":
        colours = game_named(now.match.game).seats
        rows = zip(colours, position.scores, position.prisoners, strict=True)
        return h.ul(".lesson-score")[
            (
                h.li[lone_stone(seat), h.span[t.lessons.counted(colour, total - taken, taken, total)]]
                for seat, (colour, total, taken) in enumerate(rows)
            )
        ]
    if beside == "game":
        if model.busy:
            return h.p(".center")[t.lessons.game_running]
        return button("lesson-game", t.lessons.game, StartTutorialGame(), kind="primary big", sign="play")
    return None


def _both_calls(now: Lesson, t: Texts) -> Element:
    """What each colour would do, side by side; what was called is marked."""
    game = game_named(now.match.game)
    before = now.match.positions[0]
    figures = []
    for choice in before.choices(now.answer):
        call = choice.move.call or 0
        picture = as_called(with_choice(still(game, before), choice), call)
        said = t.joined(
            [t.lessons.called(game.seats[call]), t.effect(len(choice.turn.flips), len(choice.turn.captured))]
        )
        figures.append(
            h.figure(class_="called-now" if call in now.seen else None)[
                diagram(picture, said), h.figcaption[said]
            ]
        )
    return h.div(".both-calls")[figures]


def _controls(model: Model, now: Lesson, t: Texts) -> Element:
    lessons = t.lessons
    last = now.last
    pause = button(
        "lesson-pause",
        lessons.resume if now.paused else lessons.pause,
        PauseLessons(),
        sign="play" if now.paused else "pause",
    )
    return h.div(".buttons.controls")[
        button("lesson-back", lessons.back, GoToLesson(now.step - 1), sign="left"),
        pause if now.watching and not last else None,
        link("lesson-rules", lessons.rules, model.to("rules"), sign="book")
        if last
        else button(
            "lesson-next",
            lessons.next if now.done or now.watching else lessons.skip,
            GoToLesson(now.step + 1),
            sign="right",
            kind="primary" if now.done else "",
        ),
    ]
