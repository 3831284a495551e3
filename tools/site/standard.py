"""Runs in the Python of browsers: keeps of its standard library what a staged library imports, and compiles ours.

`python -m tools.site.standard STAGED ZIP`, both in this tree. What a page needs for any table is compiled, whoever
wrote it: it starts in half the time. What only some page asks for later stays as it is and is smaller so, the
games too, of which a page reads one or two.
"""

import importlib
import pkgutil
import py_compile
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.site.zips import write_zip

TREE: Final = Path("/tree")
ROOMS: Final = ("core", "texts", "games", "bots", "tables", "house")
"""The rooms of ours that are imported whole; `analysis` as far as these need it."""
FIRST: Final = ("dracotheque.house.in_page", "dracotheque.tables.thinking", "shutil")
"""What both workers of a page ask for, and what unpacks it."""
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
    standard = Path(next(path for path in sys.path if path.endswith(".zip") and path.startswith("/lib")))
    for name in FIRST:
        importlib.import_module(name)
    first = _imported(standard)
    for name in [*_modules(), *LATE]:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in ABSENT:
                raise
    write_zip(kept, _used(standard, first))
    for path in sorted(staged.rglob("*.py")):
        if not path.is_relative_to(staged / GAMES):
            _compile(path, path.with_suffix(".pyc"), str(path.relative_to(staged)))
            path.unlink()


def _modules() -> Iterator[str]:
    for room in ROOMS:
        root = f"dracotheque.{room}"
        package = importlib.import_module(root)
        yield root
        for each in pkgutil.walk_packages(package.__path__, f"{root}."):
            if not each.name.endswith("__main__"):
                yield each.name


def _imported(standard: Path, *, frozen: bool = False) -> set[str]:
    """What of the standard library was imported by now: from its files, or `frozen` as a part of Python itself."""
    inside = f"{standard}/"
    return {
        str(file).removeprefix(inside)
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None)) and str(file).startswith(inside)
        if (getattr(module.__spec__, "origin", None) == "frozen") is frozen
    }


def _used(standard: Path, first: set[str]) -> Iterator[tuple[str, bytes]]:
    """What of the standard library was imported, the `first` of it compiled, and the packages that stay whole."""
    used = _imported(standard) | {f"encodings/{name}.py" for name in LETTERS}
    frozen = _imported(standard, frozen=True)
    with TemporaryDirectory() as folder, zipfile.ZipFile(standard) as packed:
        source, compiled = Path(folder, "source.py"), Path(folder, "compiled.pyc")
        for name in packed.namelist():
            if name.endswith("/") or name in frozen:
                continue
            if name in first:
                source.write_bytes(packed.read(name))
                _compile(source, compiled, name)
                yield f"{name}c", compiled.read_bytes()
            elif name in used or name.split("/")[0] in ALWAYS or name.startswith("_sysconfigdata"):
                yield name, packed.read(name)


def _compile(source: Path, compiled: Path, name: str) -> None:
    """Write what a source of this name becomes, without what only its readers want."""
    py_compile.compile(
        str(source),
        str(compiled),
        name,
        doraise=True,
        optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )


if __name__ == "__main__":
    main()
