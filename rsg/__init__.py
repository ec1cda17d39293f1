"""ReverStarGo and its sister games: rules, engines and the page that plays them."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("reverstargo")
except PackageNotFoundError:  # a plain checkout, nothing installed
    __version__ = "0+checkout"
