"""Serves the site and builds it anew whenever a source changes; open pages load again: python -m tools.dev."""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
import time

from watchfiles import DefaultFilter, watch

from tools.build.paths import ROOT
from tools.serve import Handler, Server

WATCHED = ("rsg", "static", "tools", "index.html", "pyscript.toml", "package.json")
SCRIPT = b"new EventSource('__changes').onmessage = () => location.reload();\n"


class LiveServer(Server):
    """Adds a script to the page that waits for the next build."""

    cache_control = "no-store"

    def __init__(self, port: int) -> None:
        super().__init__(ROOT / "dist", "/", port)
        self.changed = threading.Condition()

    def change_page(self, page: bytes) -> bytes:
        return page.replace(b"</head>", b'<script src="__live.js"></script></head>')

    def special(self, handler: Handler, path: str) -> bool:
        if path == "/__live.js":
            handler.send("text/javascript", SCRIPT)
        elif path == "/sw.js":
            # A service worker would show the build before: this one gives way.
            handler.send("text/javascript", b"registration.unregister();")
        elif path == "/__changes":
            handler.send_response(200)
            handler.send_header("Content-Type", "text/event-stream")
            handler.end_headers()
            with self.changed:
                self.changed.wait()
            handler.wfile.write(b"data: built\n\n")
            handler.close_connection = True
        else:
            return False
        return True


def build() -> bool:
    """Builds; says whether that went well."""
    return subprocess.run([sys.executable, "-m", "tools.build"], cwd=ROOT, check=False).returncode == 0


def main() -> None:
    """Builds, serves and watches until interrupted."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--port", type=int, default=8000)
    port = arguments.parse_args().port
    build()
    with LiveServer(port) as server:
        print(f"Play at {server.url}; a change builds anew", flush=True)
        paths = [ROOT / name for name in WATCHED]
        for changes in watch(*paths, watch_filter=DefaultFilter(), raise_interrupt=False):
            print(*sorted({path.removeprefix(f"{ROOT}/") for _, path in changes}), flush=True)
            started = time.perf_counter()
            if build():
                with server.changed:
                    server.changed.notify_all()
                print(f"built in {time.perf_counter() - started:.1f} s", flush=True)


if __name__ == "__main__":
    main()
