"""The command line: `draco play`, `draco simulate`, `draco arena`, `draco replay`."""

import sys


def main() -> None:
    """Run the command that was typed, and leave with its status."""
    from dracotheque.cli.app import run

    sys.exit(run(sys.argv[1:]))
