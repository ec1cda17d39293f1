"""Start, one move, the CPU's reply and a reload in WebKit (WebKitGTK's MiniBrowser on a virtual display)."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

WAIT = 60


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as numbers:
        yield f":{numbers.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture
def driver(display: str, tmp_path: Path) -> Iterator[WebKitGTK]:
    """A browser with nothing stored."""
    [browser] = Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")
    options = Options()
    options.binary_location = str(browser)
    options.add_argument("--automation")
    environment = {
        **os.environ,
        "DISPLAY": display,
        "HOME": str(tmp_path),
        "LANG": "en_GB.UTF-8",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        "NO_AT_BRIDGE": "1",
    }
    service = Service("/usr/bin/WebKitWebDriver", env=environment)
    started = WebKitGTK(options=options, service=service)
    yield started
    started.quit()


def wait(driver: WebKitGTK, selector: str) -> None:
    WebDriverWait(driver, WAIT).until(lambda found: found.find_elements(By.CSS_SELECTOR, selector), selector)


def stones(driver: WebKitGTK) -> int:
    return len(driver.find_elements(By.CSS_SELECTOR, "#app .cell circle.groove"))


def test_plays_in_webkit(driver, quiet_site):
    driver.get(quiet_site.url)
    wait(driver, "html[data-python=ready]")
    assert stones(driver) == 6
    loaded = driver.execute_script("return performance.getEntriesByType('resource').map(entry => entry.name)")
    assert any(".snap" in name for name in loaded)
    assert not any("packages-" in name for name in loaded), (
        "the snapshot did not wake: Python started plainly"
    )
    wait(driver, ".cell.enabled")
    driver.execute_script(
        "document.querySelector('.cell.enabled').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"
    )
    until = time.monotonic() + WAIT
    while stones(driver) < 8 and time.monotonic() < until:
        time.sleep(0.2)
    assert stones(driver) == 8
    wait(driver, ".cell.enabled")
    assert len(driver.find_elements(By.CSS_SELECTOR, "script[name^=engine]")) == 1
    driver.refresh()
    wait(driver, "html[data-python=ready]")
    wait(driver, ".cell.enabled")
    assert stones(driver) == 8
