"""A sheet of terminal cells: fine lines in braille dots, and words on top of them."""

from typing import Final

from rich.text import Text

from dracotheque.cli.boards.dragons_du_mekong.delta import HALF_HEIGHT, HALF_WIDTH, Point

COLUMNS: Final = 78
LINES: Final = 34
UNITS_PER_COLUMN: Final = 2 * HALF_WIDTH / COLUMNS
"""Two dots across and four down make a cell: dots are square, and so is the board."""

_BRAILLE: Final = 0x2800
_BITS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""Which bit of a braille character is which dot, by column and by line."""


class Canvas:
    """The delta as a sheet of cells."""

    def __init__(self) -> None:
        self.dots = [[0] * COLUMNS for _ in range(LINES)]
        self.styles = [[""] * COLUMNS for _ in range(LINES)]
        self.words: list[list[tuple[str, str] | None]] = [[None] * COLUMNS for _ in range(LINES)]

    def line(self, start: Point, end: Point, style: str) -> None:
        """A straight line between two points of the board."""
        (ax, ay), (bx, by) = dot_at(start), dot_at(end)
        steps = max(1, round(max(abs(bx - ax), abs(by - ay))))
        for step in range(steps + 1):
            x, y = round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)
            if 0 <= x < 2 * COLUMNS and 0 <= y < 4 * LINES:
                self.dots[y // 4][x // 2] |= _BITS[x % 2][y % 4]
                self.styles[y // 4][x // 2] = style

    def write(self, point: Point, words: str, style: str) -> None:
        """Words with their middle at a point of the board."""
        x, y = dot_at(point)
        line = min(LINES - 1, max(0, round(y) // 4))
        first = min(COLUMNS - len(words), max(0, round(x / 2 - len(words) / 2)))
        for place, letter in enumerate(words):
            self.words[line][first + place] = (letter, style)

    def text(self) -> Text:
        """All lines of the sheet."""
        text = Text(no_wrap=True)
        for number in range(LINES):
            for column in range(COLUMNS):
                written = self.words[number][column]
                dots = self.dots[number][column]
                if written is not None:
                    text.append(*written)
                elif dots:
                    text.append(chr(_BRAILLE + dots), self.styles[number][column])
                else:
                    text.append(" ")
            text.append("\n" if number < LINES - 1 else "")
        return text


def dot_at(point: Point) -> tuple[float, float]:
    """The dot nearest to a point of the board, as a fraction."""
    x, y = point
    across = (x + HALF_WIDTH) / (2 * HALF_WIDTH) * (2 * COLUMNS - 1)
    down = (y + HALF_HEIGHT) / (2 * HALF_HEIGHT) * (4 * LINES - 1)
    return across, down
