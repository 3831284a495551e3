"""Where the command line writes."""

from rich.console import Console
from rich.text import Text

from dracotheque.cli.layout import Prose


class StandardOutput(Console):
    """A console that leaves it to the command what a reader who has left means for its status."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output, where nothing that players or files say is taken for markup."""
    return StandardOutput(markup=False, highlight=False, emoji=False)


def line(out: Console, text: str, style: str = "") -> None:
    """Write one line; a terminal breaks it between words, in a file it stays whole."""
    if out.is_terminal:
        out.print(Prose(text, style))
    else:
        out.print(Text(text, style), soft_wrap=True)
