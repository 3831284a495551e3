"""Runs in the Python of browsers: keeps of its standard library what a staged library imports, and compiles ours.

`python -m tools.site.standard STAGED ZIP`, both in this tree. What a page needs for any table is compiled: it
starts in half the time. The games stay as they are, of which it reads one or two, and which are smaller so.
"""

import importlib
import pkgutil
import py_compile
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.site.zips import write_zip

TREE: Final = Path("/tree")
ROOMS: Final = ("core", "texts", "games", "bots", "tables", "house")
"""The rooms of ours that are imported whole; `analysis` as far as these need it."""
COMPILED: Final = ("dracotheque", "msgspec")
GAMES: Final = Path("dracotheque/games")
ALWAYS: Final = (
    "asyncio",
    "importlib",
    "collections",
    "json",
    "re",
    "pyodide",
    "_pyodide",
    "zipfile",
    "zoneinfo",
)
"""Packages that stay whole: parts of them are asked for late, or by name."""
LETTERS: Final = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig", "utf_16")
"""Of all the ways to write letters down, those that anybody here meets."""
LATE: Final = ("shutil", "tarfile", "bz2", "lzma", "gzip", "copy", "webbrowser", "traceback", "sysconfig", "site")
"""Modules that pyodide itself asks for after its start."""
ABSENT: Final = ("numpy", "_lzma")
"""What no page has, and every module of ours does without."""


def main() -> None:
    staged, kept = (TREE / name for name in sys.argv[1:])
    sys.path.insert(0, str(staged))
    for name in [*_modules(), *LATE]:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in ABSENT:
                raise
    standard = Path(next(path for path in sys.path if path.endswith(".zip") and path.startswith("/lib")))
    write_zip(kept, _used(standard))
    for package in COMPILED:
        _compile(staged, package)


def _modules() -> Iterator[str]:
    for room in ROOMS:
        root = f"dracotheque.{room}"
        package = importlib.import_module(root)
        yield root
        for each in pkgutil.walk_packages(package.__path__, f"{root}."):
            if not each.name.endswith("__main__"):
                yield each.name


def _used(standard: Path) -> Iterator[tuple[str, bytes]]:
    """What of the standard library was imported, and the packages that stay whole."""
    inside = f"{standard}/"
    used = {
        str(file).removeprefix(inside)
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None)) and str(file).startswith(inside)
    }
    letters = {f"encodings/{name}.py" for name in LETTERS}
    with zipfile.ZipFile(standard) as packed:
        for name in packed.namelist():
            if name.endswith("/"):
                continue
            if name in used or name in letters or name.split("/")[0] in ALWAYS or name.startswith("_sysconfigdata"):
                yield name, packed.read(name)


def _compile(staged: Path, package: str) -> None:
    """Put what the sources of a package become in their place, but for games."""
    for path in sorted((staged / package).rglob("*.py")):
        if path.is_relative_to(staged / GAMES):
            continue
        py_compile.compile(
            str(path),
            str(path.with_suffix(".pyc")),
            str(path.relative_to(staged)),
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        path.unlink()


if __name__ == "__main__":
    main()
