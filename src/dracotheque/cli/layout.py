"""How words and cards break into lines; rich would part a French colon from its word, and a card from its strength."""

from collections.abc import Iterable
from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Prose:
    """A text that breaks at plain spaces only."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for words in wrap(self.text, options.max_width) or [""]:
            yield Text(words, self.style, no_wrap=True)


class Flow:
    """Pieces one after the other, as many to a line as fit; only a piece longer than a line is broken."""

    def __init__(self, pieces: Iterable[Text], gap: int = 2) -> None:
        self.pieces = list(pieces)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for piece in self.pieces:
            if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True)
            line.append(" " * self.gap if line else "").append_text(piece)
            if line.cell_len > options.max_width:
                *full, line = line.wrap(console, options.max_width, no_wrap=False)
                yield from full
        yield line
