"""The sheet that is shown when `update` or `view` raised. It depends on texts alone, so that it cannot fail in turn."""

from __future__ import annotations

import htpy as h
from htpy import Element

from rsg.text import text


def crash_sheet(language: str, version: str, report: str) -> Element:
    """What happened, and the three ways on.

    The buttons carry no message, since `update` may be what broke: the guard listens for `data-crash`, which is
    `reload`, `export` or `copy`.

    Args:
        language: language of the texts.
        version: of the site.
        report: version, message log and traceback, as they would be copied.
    """
    t = text(language)
    return h.dialog(
        {
            "id": "sheet-crash",
            "class": "sheet crash",
            "data-modal": True,
            "lang": t.lang,
            "aria-labelledby": "crash-title",
        }
    )[
        h.div(".sheet-inside")[
            h.h2(id="crash-title", tabindex="-1", autofocus=True)[t.crash_title],
            h.p[t.crash_text],
            h.div(".buttons")[
                h.button("#crash-reload.button.primary", type="button", data_crash="reload")[t.crash_reload],
                h.button("#crash-export.button", type="button", data_crash="export")[t.crash_export],
                h.button("#crash-copy.button", type="button", data_crash="copy")[t.crash_copy],
            ],
            h.details("#crash-details")[
                h.summary[t.crash_report],
                h.textarea(
                    {"id": "crash-report", "readonly": True, "rows": "8", "aria-label": t.crash_report}
                )[report],
            ],
            h.p(".soft.small")[t.version, " ", version, h.br, t.crash_private],
        ]
    ]
