"""Files that others read while they are written anew."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole(place: Path) -> Iterator[Path]:
    """What is written here takes its place at once: whoever reads, or stops us, meanwhile has the one before."""
    draft = place.with_name(f"{place.name}.draft")
    yield draft
    draft.replace(place)
