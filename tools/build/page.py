"""The pages themselves: index.html with its first view, 404.html, and the manifest."""

from __future__ import annotations

import importlib
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from html import escape
from pathlib import Path

from tools.build.paths import ROOT

POLICY = (
    "default-src 'self'",
    # Python's WebAssembly is compiled; no string is ever evaluated as a script, and no script stands in the page.
    "script-src 'self' 'wasm-unsafe-eval'",
    # PyScript starts its workers from a blob.
    "worker-src 'self' blob:",
    "img-src 'self' data: blob:",
    # The silence that has the browser start its audio.
    "media-src data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
)


def fill(template: str, values: Mapping[str, str]) -> str:
    """Replaces `{{name}}`; every name must be given, and used."""
    missing = set(re.findall(r"\{\{(\w+)\}\}", template)) ^ set(values)
    if missing:
        raise SystemExit(f"template and values differ in {sorted(missing)}")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], template)


def preloads(modules: Iterable[str], data: Iterable[str]) -> str:
    """Links that let everything arrive at once, rather than one after another as each asks for the next."""
    links = [f'<link rel="modulepreload" href="{url}">' for url in modules]
    links += [f'<link rel="preload" href="{url}" as="fetch" crossorigin>' for url in data]
    return "\n    ".join(links)


def messages(key: str) -> dict[str, str]:
    """A message of the shell (`rsg/text/shell_*.py`) by language."""
    texts = importlib.import_module("rsg.text")
    return {language: getattr(texts.text(language).shell, key) for language in texts.LANGUAGES}


def said(template: str) -> dict[str, str]:
    """What a template says: `{{say_key}}` is a message in all languages, of which the page's style shows one or all."""

    def spans(key: str) -> str:
        return " ".join(f'<span lang="{lang}">{escape(text)}</span>' for lang, text in messages(key).items())

    return {f"say_{key}": spans(key) for key in re.findall(r"\{\{say_(\w+)\}\}", template)}


def first_views() -> dict[str, str]:
    """What the page shows before Python answers, the same that Python will draw: one view, and the others aside."""
    views: dict[str, str] = importlib.import_module("rsg.app.shell").shells()
    first = views.pop("ja")
    aside = [f'<template id="first-{name}">{html}</template>' for name, html in views.items()]
    return {"first_view": first, "other_views": "\n    ".join(aside)}


def index(values: Mapping[str, str]) -> str:
    """index.html."""
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    known = {key: escape(" ".join(messages(key).values())) for key in ("name", "description")}
    known["policy"] = escape("; ".join(POLICY))
    return fill(template, {**values, **known, **said(template), **first_views()})


def not_found() -> str:
    """404.html, which hosts serve at any depth: it refers to no other file, so its style stands in it."""
    static = ROOT / "static"
    sheets = ("css/tokens.css", "css/brand.css", "404.css")
    style = "".join((static / name).read_text(encoding="utf-8") for name in sheets)
    hashed = b64encode(sha256(style.encode()).digest()).decode()
    template = (static / "404.html").read_text(encoding="utf-8")
    values = {
        **said(template),
        "policy": escape("; ".join((*POLICY, f"style-src 'sha256-{hashed}'"))),
        "style": style,
        "sign": str(importlib.import_module("rsg.app.views.icons").BRAND),
    }
    return fill(template, values)


def manifest() -> str:
    """manifest.webmanifest."""
    icons = [
        {"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
        {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    return json.dumps(
        {
            "name": " ".join(messages("name").values()),
            "short_name": "ReverStarGo",
            "start_url": ".",
            "scope": ".",
            "id": ".",
            "display": "standalone",
            "background_color": "#e8d8a8",
            "theme_color": "#e8d8a8",
            "icons": icons,
        },
        ensure_ascii=False,
    )


def write(path: Path, text: str) -> None:
    """Writes a text file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
