"""How tests and tools start Debian's Chromium: as root, silent, and without what makes it crash."""

from __future__ import annotations

from typing import Any

_OFF = ("gpu", "background-networking", "component-update", "sync", "dev-shm-usage")
_FEATURES = (
    # In a few starts of a hundred Chromium watches its own memory, and Debian's crashes as it walks its stack for that:
    # with the first in every start, eight pages of twelve died here. In no start, then.
    "HeapProfilerReporting:stable-probability/0/nonstable-probability/0",
    "GwpAsanMalloc:ProcessSamplingProbability/0",
    "GwpAsanPartitionAlloc:ProcessSamplingProbability/0",
    # What Playwright turns on: of two lists Chromium reads the last.
    "CDPScreenshotNewSurface",
    "SkipListAccountsWithoutGaiaCookies",
)

LAUNCH: dict[str, Any] = {
    "executable_path": "/usr/bin/chromium",
    "args": [
        "--no-sandbox",
        *(f"--disable-{name}" for name in _OFF),
        f"--enable-features={','.join(_FEATURES)}",
    ],
}
"""The options of Playwright's `chromium.launch`."""
