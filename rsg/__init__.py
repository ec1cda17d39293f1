"""ReverStarGo and its sister games: rules, engines and the page that plays them."""

__version__ = "0.1.0"
