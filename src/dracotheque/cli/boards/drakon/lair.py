"""The lair drawn as a map: rooms with their arrows on the walls, pawns inside, letters on the cells in question."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

WIDTH: Final = 6
"""Columns of a cell, with its western wall."""
HEIGHT: Final = 3
"""Lines of a cell, with its northern wall."""
MARGIN: Final = 4
"""Columns before the map, for the numbers of the rows."""
INSIDE: Final = WIDTH - 1

# North is up: where each arrow stands on the walls of a cell, and how it looks.
ARROWS: Final = {"N": (3, 0, "▲"), "E": (6, 1, "►"), "S": (3, 3, "▼"), "W": (0, 1, "◄")}

# Named colours of the terminal's own theme, so that they are readable on light and on dark ground.
STYLES: Final = {
    "start": "bold",
    "gold": "bright_yellow",
    "crystal": "magenta",
    "rotation": "cyan",
    "destruction": "red",
    "portal": "blue",
    "map": "green",
    "goblins": "dark_orange3",
    "steal_left": "yellow",
    "steal_right": "yellow",
    "well": "bright_red",
    "wind": "bright_cyan",
    "gust": "bright_cyan",
    "key": "bright_green",
    "vortex": "bright_magenta",
}
PAWN_STYLE: Final = "reverse"
WALL_STYLE: Final = "dim"
ARROW_STYLE: Final = "bold"
LETTER_STYLE: Final = "dim italic"

XY = tuple[int, int]


def kind_of(tile: str) -> str:
    """The kind of room that a tile is."""
    return tile.partition("-")[0]


class Canvas:
    """Characters and their styles, written anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, column: int, line: int, words: str, style: str = "") -> None:
        for place, sign in enumerate(words, start=column):
            if 0 <= line < len(self.signs) and 0 <= place < len(self.signs[line]):
                self.signs[line][place] = sign
                self.styles[line][place] = style

    def lines(self) -> Iterator[Text]:
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text(no_wrap=True)
            for sign, style in zip(signs, styles, strict=True):
                line.append(sign, style)
            line.rstrip()
            yield line


class LairMap:
    """The rooms of a view; what does not fit beside the viewer's pawn is cut off, and said so."""

    # Any stands for the view of Drakon, which only its board knows.
    def __init__(self, view: Any, names: Mapping[str, str], letters: Mapping[XY, str], centre: XY, cut: str) -> None:
        self.view = view
        self.names = names
        self.letters = letters
        self.centre = centre
        self.cut = cut

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cells = [(room.x, room.y) for room in self.view.rooms] + list(self.letters)
        bottom, top = min(y for _, y in cells), max(y for _, y in cells)
        west, east = min(x for x, _ in cells), max(x for x, _ in cells)
        fitting = (options.max_width - MARGIN - 1) // WIDTH
        cropped = east - west >= fitting
        if cropped:
            west = min(max(west, self.centre[0] - fitting // 2), east - fitting + 1)
            east = west + fitting - 1
        canvas = Canvas(MARGIN + (east - west + 1) * WIDTH + 1, (top - bottom + 1) * HEIGHT + 2)
        self.draw(canvas, west, east, top)
        yield from canvas.lines()
        if cropped:
            yield Text(self.cut, "dim")

    def draw(self, canvas: Canvas, west: int, east: int, top: int) -> None:
        rooms = [room for room in self.view.rooms if west <= room.x <= east]
        for room in rooms:
            self.draw_walls(canvas, MARGIN + (room.x - west) * WIDTH, (top - room.y) * HEIGHT)
        for room in rooms:
            self.draw_room(canvas, room, MARGIN + (room.x - west) * WIDTH, (top - room.y) * HEIGHT)
        taken = {(room.x, room.y) for room in rooms}
        for (x, y), letter in self.letters.items():
            column, line = MARGIN + (x - west) * WIDTH, (top - y) * HEIGHT
            if (x, y) in taken:
                canvas.write(column + WIDTH - len(letter), line + 2, letter, LETTER_STYLE)
            elif west <= x <= east:
                canvas.write(column + 1, line + 1, letter.center(INSIDE), LETTER_STYLE)
        for y in {room.y for room in rooms}:
            canvas.write(0, (top - y) * HEIGHT + 1, str(y).rjust(MARGIN - 1), "dim")
        for x in {room.x for room in rooms}:
            column = MARGIN + (x - west) * WIDTH
            canvas.write(column + 1, len(canvas.signs) - 1, str(x).center(INSIDE), "dim")

    def draw_walls(self, canvas: Canvas, column: int, line: int) -> None:
        for wall in (line, line + HEIGHT):
            canvas.write(column, wall, "+" + "─" * INSIDE + "+", WALL_STYLE)
        for row in range(1, HEIGHT):
            canvas.write(column, line + row, "│", WALL_STYLE)
            canvas.write(column + WIDTH, line + row, "│", WALL_STYLE)

    def draw_room(self, canvas: Canvas, room: Any, column: int, line: int) -> None:
        kind = kind_of(room.tile)
        canvas.write(column + 1, line + 1, self.names[kind].center(INSIDE), STYLES.get(kind, ""))
        for way in room.arrows:
            right, down, sign = ARROWS[way]
            canvas.write(column + right, line + down, sign, ARROW_STYLE)
        here = [place for place in self.view.places if (place.x, place.y) == (room.x, room.y)]
        for number, place in enumerate(here):
            canvas.write(column + 1 + number, line + 2, str(place.seat + 1), PAWN_STYLE)
