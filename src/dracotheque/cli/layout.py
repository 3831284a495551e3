"""How words and cards break into lines; rich would part a French colon from its word, and a card from its strength."""

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.rule import Rule
from rich.text import Text


class Prose:
    """A text that breaks at plain spaces only."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for words in folded(self.text, options.max_width):
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


class Heading:
    """Facts in a ruled line; those that do not fit stand below it, for none is cut."""

    def __init__(self, facts: Sequence[str]) -> None:
        self.facts = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fit = len(self.facts)
        while fit > 1 and cell_len(" · ".join(self.facts[:fit])) + 4 > options.max_width:
            fit -= 1
        yield Rule(Text(" · ".join(self.facts[:fit]), style="bold"), style="dim")
        if fit < len(self.facts):
            yield Flow([Text(f" {fact}", "bold") for fact in self.facts[fit:]])


def folded(text: str, width: int) -> Iterator[str]:
    """The lines of a text, measured by the room they take in a terminal."""
    for passage in text.split("\n"):
        line = ""
        for word in passage.split(" "):
            wider = f"{line} {word}" if line else word
            if cell_len(wider) <= width:
                line = wider
                continue
            if line:
                yield line
            *full, line = chop_cells(word, width) or [""]
            yield from full
        yield line
