"""Makes one SVG, which it reads, into a PNG, which it writes: `python -m dracotheque.server.pictures.draw LETTERS`.

The library holds on to the interpreter while it draws: in a process of its own nobody's move waits for it. Whoever has
a name in letters that ours lack is written in those of the system.
"""

import os
import sys
from typing import Final

LATIN: Final = 0xFF
BESIDES: Final = frozenset("ŒœŸ–—‘’‚“”„†•…‹›€™−↑↓")  # noqa: RUF001  # each as it is meant
"""What our file has beyond the first letters of Unicode: `WRITTEN` of the build."""


def main() -> None:
    import resvg_py  # noqa: PLC0415  # nobody else needs it

    if hasattr(os, "nice"):
        os.nice(10)
    picture = sys.stdin.buffer.read().decode()
    drawn = resvg_py.svg_to_bytes(
        svg_string=picture, skip_system_fonts=not foreign(picture), font_files=[sys.argv[1]], font_family="Literata"
    )
    sys.stdout.buffer.write(bytes(drawn))


def foreign(picture: str) -> bool:
    """Whether something is written in letters that our file has not."""
    return any(ord(letter) > LATIN and letter not in BESIDES for letter in picture)


if __name__ == "__main__":
    main()
