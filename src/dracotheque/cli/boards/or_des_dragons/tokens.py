"""Tokens as signs: a shape and a letter for each kind, so that nothing hangs on colour alone. (9.7)"""

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

KINDS: Final[tuple[str, ...]] = (
    "silver",
    "gold",
    "red",
    "sapphire",
    "emerald",
    "amethyst",
    "amber",
    "diamond",
    "black_diamond",
)
SHAPES: Final[dict[str, str]] = dict(zip(KINDS, "○●✦◆■▲▼◇◈", strict=True))
# Named colours of the terminal's own theme, so that they are readable on light and on dark ground.
STYLES: Final[dict[str, str]] = {
    "silver": "",
    "gold": "yellow",
    "red": "red",
    "sapphire": "bright_blue",
    "emerald": "green",
    "amethyst": "magenta",
    "amber": "bright_yellow",
    "diamond": "bold",
    "black_diamond": "bold",
}
NONE: Final = "–"


class Tokens:
    """Writes bundles in the signs of one language."""

    def __init__(self, letters: Iterable[str], names: Iterable[str]) -> None:
        self.letters: dict[str, str] = dict(zip(KINDS, letters, strict=True))
        self.names: dict[str, str] = dict(zip(KINDS, names, strict=True))
        self.kinds: dict[str, str] = {letter: kind for kind, letter in self.letters.items()}

    def heap(self, kind: str, count: int) -> Text:
        return Text(f"{SHAPES[kind]}{count}{self.letters[kind]}", STYLES[kind])

    def kind(self, kind: str) -> Text:
        return Text(f"{SHAPES[kind]}{self.letters[kind]}", STYLES[kind])

    def heaps(self, bundle: Iterable[Any]) -> list[Text]:
        """A bundle piece by piece; a dash for nothing."""
        return [self.heap(heap.token, heap.count) for heap in bundle] or [Text(NONE, "dim")]

    def bundle(self, bundle: Iterable[Any]) -> Text:
        """A bundle on one line."""
        return Text(" ").join(self.heaps(bundle))

    def named(self, kind: str, count: int | None) -> Text:
        """A kind by its name, and how many there are of it; dim where there are none."""
        sign = self.kind(kind) if count is None else self.heap(kind, count)
        piece = sign.append(f" {self.names[kind]}")
        piece.stylize("dim" if count == 0 else "")
        return piece
