"""Small parts that all screens are built from: buttons, links, short messages, sheets, and choices."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from rsg.app.ids import sheet_id
from rsg.app.messages import CloseSheet, Message, SetSetting, encode
from rsg.app.model import Model
from rsg.app.views.icons import icon
from rsg.text import Texts


def click(message: Message) -> dict[str, str]:
    """The attribute by which an element sends a message when it is clicked."""
    return {"data-click": encode(message)}


def quoted(message: str) -> str:
    """A message's text as the value of an attribute in single quotes (JSON is full of double ones)."""
    return message.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")


def button(
    id: str,
    text: str,
    message: Message,
    *,
    kind: str = "",
    sign: str = "",
    note: str = "",
    disabled: bool = False,
    hide_text: bool = False,
) -> Element:
    """A button; `kind` adds classes (`primary`, `danger`, `plain`), `sign` an icon; a hidden text still names it.

    A `note` stands in small letters below its text. Disabled, it does nothing, but keeps the focus of who has just
    pressed it.
    """
    off = {"aria-disabled": "true"} if disabled else {}
    return h.button(click(message), off, id=id, class_=f"button {kind}".strip(), type="button")[
        icon(sign) if sign else None,
        h.span(class_="hidden" if hide_text else None)[text, h.small[" ", note] if note else None],
    ]


def link(id: str, text: str, href: str, *, kind: str = "", sign: str = "") -> Element:
    """A link that looks like a button."""
    return h.a(id=id, class_=f"button {kind}".strip(), href=href)[icon(sign) if sign else None, h.span[text]]


def notices(model: Model, t: Texts) -> Element:
    """Short messages that go away by themselves. Taps go through them; the region is polite."""
    return h.div({"id": "notices", "class": "notices", "role": "status", "aria-label": t.messages})[
        (h.p({"id": f"notice-{n.id}", "class": "notice"})[t(n.key, *n.arguments)] for n in model.notices)
    ]


def sheet(
    model: Model, t: Texts, name: str, title: str, *children: Node, kind: str = "", closable: bool = True
) -> Element:
    """A modal dialog; the loop opens it. Its heading takes the focus, so that it is read from its beginning.

    All else is behind it and inert, so short messages stand in it as long as it is open.
    """
    id = sheet_id(name)
    return h.dialog(
        {"id": id, "class": f"sheet {kind}".strip(), "data-modal": True, "data-cancel": encode(CloseSheet()),
         "aria-labelledby": f"{id}-title"}
    )[
        h.div(".sheet-inside")[
            h.div(".sheet-head")[
                h.h2(id=f"{id}-title", tabindex="-1", autofocus=True)[title],
                button(f"{id}-close", t.close, CloseSheet(), kind="plain", sign="close", hide_text=True)
                if closable
                else None,
            ],
            children,
        ],
        notices(model, t),
    ]  # fmt: skip


def choices(
    prefix: str,
    legend: str,
    key: str,
    current: str,
    options: Iterable[tuple[str, Node]],
    *,
    kind: str = "",
    closed: Container[str] = (),
) -> Element:
    """A setting as a group of radio buttons; each sends SetSetting with its value, those in `closed` are disabled."""
    return h.fieldset(id=f"{prefix}-{key}", class_=f"field {kind}".strip())[
        h.legend[legend],
        h.div(".choices")[
            (
                h.label(id=f"{prefix}-{key}-{value or 'auto'}-label", class_="choice")[
                    h.input(
                        {"data-change": encode(SetSetting(key, value))},
                        id=f"{prefix}-{key}-{value or 'auto'}",
                        type="radio",
                        name=f"{prefix}-{key}",
                        value=value,
                        checked=value == current,
                        disabled=value in closed,
                    ),
                    h.span[shown],
                ]
                for value, shown in options
            )
        ],
    ]


@lru_cache(maxsize=128)
def switch(prefix: str, t: Texts, key: str, current: str, legend: str = "", help: str = "") -> Markup:
    """A setting that is on or off, and what it does, if that must be said."""
    options = [(value, t(value)) for value in ("on", "off")]
    row = choices(prefix, legend or t(f"setting_{key}"), key, current, options, kind="row")
    return Markup(str(h.div(".explained")[row, h.p(".soft.small")[help]] if help else row))
