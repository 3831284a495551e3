"""Draws the dragon in the sizes that devices ask for, where they show no SVG: `python -m tools.icons`."""

from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
SIZES: Final = (180, 192, 512)
WHOLE: Final = 'viewBox="0 0 48 48"><rect width="48" height="48" rx="10"'
SQUARE: Final = 'viewBox="0 0 48 48"><rect width="48" height="48"'
WIDE: Final = 'viewBox="-8 -8 64 64"><rect x="-8" y="-8" width="64" height="64"'
"""Of an icon that a device cuts to its own shape, everything within four fifths of the width is left."""


def icons() -> dict[str, bytes]:
    """Each file with its content; devices round the corners themselves."""
    dragon = (PUBLIC / "dragon.svg").read_text("utf-8")
    assert WHOLE in dragon
    drawn = {f"icon-{size}.png": _drawn(dragon.replace(WHOLE, SQUARE), size) for size in SIZES}
    return drawn | {"icon-cut-512.png": _drawn(dragon.replace(WHOLE, WIDE), 512)}


def _drawn(picture: str, size: int) -> bytes:
    return bytes(svg_to_bytes(svg_string=picture, width=size, height=size))


if __name__ == "__main__":
    for name, content in icons().items():
        (PUBLIC / name).write_bytes(content)
