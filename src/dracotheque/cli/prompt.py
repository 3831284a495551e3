"""Reading what a person types."""

from contextlib import suppress

from rich.console import Console

with suppress(ImportError):
    import readline  # noqa: F401  arrow keys and history, where the system has them

SIGN = "› "


class Hangup(Exception):
    """The person has left, or there is nothing more to read."""


def ask(out: Console) -> str:
    """One line, without the spaces around it."""
    out.file.flush()
    try:
        return input(SIGN).strip()
    except (EOFError, RuntimeError):  # nothing more to read, or nothing to read from
        raise Hangup from None
