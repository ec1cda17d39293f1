"""A page as a person finds it: elements by role and accessible name, in HTML that a view gave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}
ROLES = {
    "button": "button",
    "dialog": "dialog",
    "fieldset": "group",
    "figure": "figure",
    "header": "banner",
    "main": "main",
    "nav": "navigation",
    "table": "table",
    "textarea": "textbox",
    **dict.fromkeys(("h1", "h2", "h3", "h4"), "heading"),
}

INPUTS = {"radio": "radio", "text": "textbox", "checkbox": "checkbox", "range": "slider", "file": "file"}
"""Roles of fields; a field for files has none of its own."""


@dataclass(eq=False)
class Element:
    """An element: its tag, attributes (None for one without a value) and children, text among them."""

    tag: str
    attributes: dict[str, str | None]
    children: list[Element | str] = field(default_factory=list)

    def __iter__(self) -> Iterator[Element]:
        """This element and all in it, in document order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child

    def get(self, name: str) -> str:
        """An attribute, empty where it is missing or has no value."""
        return self.attributes.get(name) or ""

    @property
    def classes(self) -> set[str]:
        return set(self.get("class").split())

    @property
    def text(self) -> str:
        """What is read aloud of the content: all text that is not hidden from screen readers."""
        if self.get("aria-hidden") == "true":
            return ""
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(" ".join(parts).split())

    @property
    def role(self) -> str:
        if given := self.get("role"):
            return given
        if self.tag == "a":
            return "link" if "href" in self.attributes else ""
        if self.tag == "input":
            return INPUTS[self.get("type")]
        return ROLES.get(self.tag, "")


class Page(HTMLParser):
    """A parsed page. Raises ValueError where tags do not match."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self._open = [self.root]
        self.feed(html)
        self.close()
        if len(self._open) > 1:
            raise ValueError(f"not closed: {self._open[-1].tag}")
        self.by_id = {element.get("id"): element for element in self.root if element.get("id")}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        if len(element.attributes) != len(attrs):
            raise ValueError(f"an attribute twice: {attrs}")
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open[-1].children.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if self._open.pop().tag != tag:
            raise ValueError(f"unexpected end of {tag}")

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)

    @property
    def elements(self) -> list[Element]:
        return list(self.root)[1:]

    def name(self, element: Element) -> str:
        """The accessible name."""
        if label := element.get("aria-label"):
            return label
        if by := element.get("aria-labelledby"):
            return " ".join(self.by_id[id].text for id in by.split())
        if element.tag in ("input", "textarea"):
            for label_element in self.elements:
                around = label_element.tag == "label" and element in list(label_element)
                if around or (label_element.tag == "label" and label_element.get("for") == element.get("id")):
                    return label_element.text
            return ""
        if element.tag == "fieldset":
            return next((e.text for e in element if e.tag == "legend"), "")
        if element.tag == "table":
            return next((e.text for e in element if e.tag == "caption"), "")
        return element.text

    def all(self, role: str, name: str = "") -> list[Element]:
        """All elements with this role whose name contains these words."""
        return [e for e in self.elements if e.role == role and name in self.name(e)]

    def one(self, role: str, name: str = "") -> Element:
        """The only one. Raises AssertionError where there is none, or more."""
        found = self.all(role, name)
        assert len(found) == 1, (role, name, [self.name(e) for e in self.all(role)])
        return found[0]

    @property
    def text(self) -> str:
        return self.root.text
