"""Gathers the Python that a page needs: of ours what plays, of others what ours imports."""

import pickle
import shutil
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.bots.network import FILE as NETWORK
from dracotheque.bots.spelling import spelled_in
from tools.wasm.python import wheels

ROOMS: Final = ("core", "texts", "games", "bots", "analysis", "tables", "house")
"""The rooms of the package that a page plays with; the others need a machine."""
OTHERS: Final = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions")
"""What puts words together, in the versions of `constraints.txt`; msgspec comes as a wheel of its own."""
SPOKEN: Final = ("root", "en", "fr")
"""The languages whose ways of counting are known to a page."""
NUMBERS: Final = ("number", "decimal", "percent", "plural", "ordinal", "parent_exceptions", "aliases")
"""What babel knows of a language that our sentences need; the names of all countries, currencies and zones are not."""
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.pyi", "py.typed", "board")


def stage(root: Path, folder: Path) -> None:
    """Fill a fresh folder with everything."""
    shutil.rmtree(folder, ignore_errors=True)
    package = root / "src" / "dracotheque"
    for room in ROOMS:
        shutil.copytree(package / room, folder / "dracotheque" / room, ignore=LEFT_OUT)
    shutil.copy(package / "__init__.py", folder / "dracotheque")
    for game in _slow_networks():
        (folder / Path(*game.split("."), "insight", NETWORK)).unlink(missing_ok=True)
    for wheel in wheels(root):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder, [name for name in packed.namelist() if not name.endswith((".pyi", ".typed"))])
    for name in OTHERS:
        for source, place in _files(name):
            target = folder / place
            target.parent.mkdir(parents=True, exist_ok=True)
            if place.suffix == ".dat":
                target.write_bytes(_about_numbers(source.read_bytes()))
            else:
                shutil.copy(source, target)


def _slow_networks() -> Iterator[str]:
    """The games whose network plays, judges or spells: that takes too long without numpy, as in a page."""
    for game in games.all():
        features = getattr(game.insight, "features", None)
        if features is not None and (features.SEARCH in {"whole", "judged"} or spelled_in(features)):
            yield game.package


def _files(name: str) -> Iterator[tuple[Path, Path]]:
    """The modules of an installed package and what they read, each with its place in the library."""
    for each in distribution(name).files or ():
        place = Path(str(each))
        if place.parts[0] == ".." or "__pycache__" in place.parts or place.parts[0].endswith(".dist-info"):
            continue
        if "messages" in place.parts:  # babel's tools for translators
            continue
        if place.suffix in {".py", ".dat", ".pickle"} and _is_spoken(place) and "zoneinfo" not in place.parts:
            yield Path(str(distribution(name).locate_file(each))), place


def _about_numbers(packed: bytes) -> bytes:
    """Of all that is known of a language, how it counts and writes numbers."""
    known: dict[str, object] = pickle.loads(packed)
    return pickle.dumps({name: each for name, each in known.items() if any(word in name for word in NUMBERS)})


def _is_spoken(place: Path) -> bool:
    return "locale-data" not in place.parts or place.stem in SPOKEN
