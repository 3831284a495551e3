"""What a visitor fetches of a built site, and what it may be at most."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ENGINE: Final = "engine"
MOST: Final = {ENGINE: 8_000_000, "first page": 400_000}
"""Bytes on the way: of Python and all games, compressed; of everything the shelf needs before it is seen."""


def sizes(folder: Path) -> dict[str, int]:
    """Bytes on the way, from a host that sends the compressed twins it finds."""
    pack = json.loads((folder / ENGINE / "engine.json").read_text("utf-8"))
    names = [pack["loader"], pack["machine"], *(pack[piece]["file"] for piece in ("wasm", "standard", "library"))]
    return {
        ENGINE: sum(_on_the_way(folder / ENGINE / name) for name in names),
        "first page": sum(map(_on_the_way, _first_page(folder))),
    }


def table(folder: Path) -> str:
    """One line for each."""
    return "\n".join(f"{name}: {size / 1e6:.2f} MB of {MOST[name] / 1e6:.2f}" for name, size in sizes(folder).items())


def too_large(folder: Path) -> list[str]:
    """What is heavier than it may be, in a sentence each."""
    return [
        f"{name} takes {size:,} bytes, and may take {MOST[name]:,}"
        for name, size in sizes(folder).items()
        if size > MOST[name]
    ]


def _on_the_way(path: Path) -> int:
    twins = (path.with_name(f"{path.name}.br"), path.with_name(f"{path.name}.gz"), path)
    return next(twin.stat().st_size for twin in twins if twin.exists())


def _first_page(folder: Path) -> Iterator[Path]:
    """The page and what it names itself; what these ask for later is not waited for."""
    page = folder / "index.html"
    yield page
    source = page.read_text("utf-8")
    for path in sorted((folder / "assets").glob("*")):
        if path.suffix in {".js", ".css"} and f"assets/{path.name}" in source:
            yield path
