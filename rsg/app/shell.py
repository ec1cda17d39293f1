"""The first view as text, which the build puts into the page so that the star is there before Python is."""

from __future__ import annotations

from rsg.app.start import first_view
from rsg.app.views import view


def shell(language: str) -> str:
    """HTML of the content of the element `app` before anything is known of the visitor."""
    return str(view(first_view(language)))
