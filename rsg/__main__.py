"""`python -m rsg engine` speaks the engine protocol on standard input and output."""

from __future__ import annotations

import sys

USAGE = """\
usage: python -m rsg engine

Reads requests from standard input and writes replies to standard output, one JSON object a line
(docs/protocol.md). For example:

    echo '{"do": "go", "level": "MAX"}' | python -m rsg engine
"""


def main(arguments: list[str]) -> int:
    """Runs a command; the exit status."""
    if arguments == ["engine"]:
        from rsg.engines.stdio import main as speak  # threads, which a page does not have

        return speak()
    if arguments in (["-h"], ["--help"]):
        print(USAGE, end="")
        return 0
    print(USAGE, end="", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
