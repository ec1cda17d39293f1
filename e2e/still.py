"""Every screen as it looks in the browser, without a program: the views' HTML on the site's page and style sheet.

What only the looks decide (what is clipped, covered, too pale) is asked of all screens at once, in one page that starts
no Python. How one gets from screen to screen is for the other tests.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from e2e.conftest import DIST, Player, Site
from rsg.app.views import view
from rsg.app.views.crash import crash_sheet
from tests.app.screens import MODELS

PROGRAMS = re.compile(
    r"<script.*?</script>|<link rel=\"(?:modulepreload|preload|manifest)\"[^>]*>", re.DOTALL
)
DRAW = """([pages, language]) => {
  document.documentElement.lang = language;
  document.documentElement.dataset.python = "ready";
  document.getElementById("start").hidden = true;
  window.draw = (name) => {
    const app = document.getElementById("app");
    for (const open of document.querySelectorAll("dialog[open]")) open.close();
    app.innerHTML = pages[name];
    for (const sheet of app.querySelectorAll("dialog[data-modal]")) sheet.showModal();
    scrollTo(0, 0);
  };
  window.everyScreen = async (find) => {
    const found = {};
    for (const name of Object.keys(pages)) {
      draw(name);
      const wrong = await find();
      if (wrong.length) found[name] = wrong;
    }
    return found;
  };
}"""


def open_still(player: Player, site: Site, language: str) -> None:
    """Opens the page, where `draw(name)` shows a screen and `everyScreen(find)` gathers what is wrong with each."""
    index = (DIST / "index.html").read_text(encoding="utf-8")
    player.page.goto(site.beside(PROGRAMS.sub("", index)))
    pages = {name: str(view(replace(model, languages=(language,)))) for name, model in MODELS.items()}
    pages["crash"] = pages["play"] + str(crash_sheet(language, "0", "report"))
    player.evaluate(DRAW, [pages, language])


def everywhere(player: Player, find: str) -> dict[str, list[Any]]:
    """What the script `find` (a function that gives a list) finds wrong, by screen; empty where all is well."""
    found: dict[str, list[Any]] = player.evaluate(f"everyScreen({find})")
    return found
