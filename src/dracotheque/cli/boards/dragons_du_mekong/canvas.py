"""A sheet of terminal cells: fine lines in braille dots, and words on top of them."""

from collections.abc import Callable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from dracotheque.cli.boards.dragons_du_mekong.delta import HALF_HEIGHT, HALF_WIDTH, Point

COLUMNS: Final = 78
LINES: Final = 34
"""Two dots across and four down make a cell: dots are square, and so is the board."""

_BRAILLE: Final = 0x2800
_BITS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""Which bit of a braille character is which dot, by column and by line."""


class Canvas:
    """The delta as a sheet of cells."""

    def __init__(self, columns: int = COLUMNS) -> None:
        self.columns = columns
        self.lines = max(1, round(LINES * columns / COLUMNS))
        self.dots = [[0] * columns for _ in range(self.lines)]
        self.styles = [[""] * columns for _ in range(self.lines)]
        self.words: list[list[tuple[str, str] | None]] = [[None] * columns for _ in range(self.lines)]

    def line(self, start: Point, end: Point, style: str) -> None:
        """A straight line between two points of the board."""
        (ax, ay), (bx, by) = self.dot_at(start), self.dot_at(end)
        steps = max(1, round(max(abs(bx - ax), abs(by - ay))))
        for step in range(steps + 1):
            x, y = round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)
            if 0 <= x < 2 * self.columns and 0 <= y < 4 * self.lines:
                self.dots[y // 4][x // 2] |= _BITS[x % 2][y % 4]
                self.styles[y // 4][x // 2] = style

    def write(self, point: Point, words: str, style: str) -> None:
        """Words with their middle at a point of the board."""
        x, y = self.dot_at(point)
        line = min(self.lines - 1, max(0, round(y) // 4))
        first = min(self.columns - len(words), max(0, round(x / 2 - len(words) / 2)))
        for place, letter in enumerate(words):
            self.words[line][first + place] = (letter, style)

    def text(self) -> Text:
        """All lines of the sheet."""
        text = Text(no_wrap=True)
        for number in range(self.lines):
            for column in range(self.columns):
                written = self.words[number][column]
                dots = self.dots[number][column]
                if written is not None:
                    text.append(*written)
                elif dots:
                    text.append(chr(_BRAILLE + dots), self.styles[number][column])
                else:
                    text.append(" ")
            text.append("\n" if number < self.lines - 1 else "")
        return text

    def dot_at(self, point: Point) -> tuple[float, float]:
        """The dot nearest to a point of the board, as a fraction."""
        x, y = point
        across = (x + HALF_WIDTH) / (2 * HALF_WIDTH) * (2 * self.columns - 1)
        down = (y + HALF_HEIGHT) / (2 * HALF_HEIGHT) * (4 * self.lines - 1)
        return across, down


class Scaled:
    """Something drawn on as many columns as there are, up to those of a full sheet; less would be cut."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(min(COLUMNS, options.max_width))


def bar(units: float, columns: int) -> str:
    """A plank of this length beside a sheet of so many columns, to its scale."""
    return "━" * round(units * columns / (2 * HALF_WIDTH))
