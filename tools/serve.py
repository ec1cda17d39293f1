"""Serves dist/ the way GitHub Pages does: python -m tools.serve [--port 8000] [--prefix /path/].

Text and WebAssembly go out with gzip (the small page itself does not); unknown paths get 404.html; files may be
cached for ten minutes and used by any other site; no other header is set. Tests and `make dev` start it from Python.
"""

from __future__ import annotations

import argparse
import errno
import gzip
import mimetypes
import threading
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Self
from urllib.parse import unquote, urlsplit

from tools.build.paths import ROOT

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".snap": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
}
COMPRESSED = ("text/", "application/wasm", "application/manifest+json", "application/json", "image/svg+xml")


@lru_cache(maxsize=64)
def _gzipped(path: Path, modified: float) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class Handler(BaseHTTPRequestHandler):
    """GET and HEAD of files under one folder, below one prefix."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def do_GET(self) -> None:
        """Answers with a file."""
        self._answer(body=True)

    def do_HEAD(self) -> None:
        """Answers without the body."""
        self._answer(body=False)

    def _answer(self, body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        if self.server.special(self, path):
            return
        if path + "/" == self.server.prefix:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", self.server.prefix)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        folder = self.server.folder
        file = (folder / path.removeprefix(self.server.prefix)).resolve()
        if file.is_dir():
            file = file / "index.html"
        status = HTTPStatus.OK
        if not (path.startswith(self.server.prefix) and file.is_relative_to(folder) and file.is_file()):
            status, file = HTTPStatus.NOT_FOUND, folder / "404.html"
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        stat = file.stat() if file.exists() else None
        tag = f'"{stat.st_size:x}-{stat.st_mtime_ns:x}"' if stat else ""
        if status == HTTPStatus.OK and self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return
        page = file.name == "index.html"
        small = not page and kind.startswith(COMPRESSED) and "gzip" in self.headers.get("Accept-Encoding", "")
        data = b"" if stat is None else _gzipped(file, stat.st_mtime) if small else file.read_bytes()
        if page:
            data = self.server.change_page(data)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", self.server.cache_control)
        self.send_header("Access-Control-Allow-Origin", "*")
        if tag and status == HTTPStatus.OK:
            self.send_header("ETag", tag)
        if small:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        if body:
            self.wfile.write(data)

    def send(self, kind: str, data: bytes, status: int = 200) -> None:
        """Answers with these bytes, uncompressed."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def handle(self) -> None:
        """A browser that goes away in the middle of an answer is no fault."""
        try:
            super().handle()
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


class Server(ThreadingHTTPServer):
    """A server of one folder on this machine, running in the background while it is open.

    A port that is taken gives way to the next; 0 takes any.
    """

    daemon_threads = True
    cache_control = "max-age=600"

    def __init__(self, folder: Path, prefix: str = "/", port: int = 0) -> None:
        self.folder = folder.resolve()
        self.prefix = prefix
        for candidate in range(port, port + 20) if port else (0,):
            try:
                super().__init__(("127.0.0.1", candidate), Handler)
                return
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
        raise SystemExit(f"ports {port} to {port + 19} are taken; choose another with PORT=...")

    @property
    def url(self) -> str:
        """Address of the folder, ending in a slash."""
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"

    def special(self, handler: Handler, path: str) -> bool:
        """Whether this request was answered in another way than with a file."""
        return False

    def change_page(self, page: bytes) -> bytes:
        """The page as it is sent."""
        return page

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


def main() -> None:
    """Serves until interrupted."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--port", type=int, default=8000)
    arguments.add_argument("--prefix", default="/")
    arguments.add_argument("--folder", type=Path, default=ROOT / "dist")
    given = arguments.parse_args()
    with Server(given.folder, given.prefix, given.port) as server:
        print(f"Play at {server.url}", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
