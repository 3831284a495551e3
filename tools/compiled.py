"""Compiles the engines: a copy of the package in which machine code, made by mypyc, shadows the very same sources.

`python -m tools.compiled [FOLDER]` from the root of the sources; whoever puts the folder first on the path plays on it.
"""

import ast
import hashlib
import os
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.machine import missing

PACKAGE: Final = "dracotheque"
FOLDER: Final = Path("build/compiled")
OPTIMISATION: Final = 1
"""Of the levels of gcc; the next one takes twice as long to build."""
QUIET: Final = "-Wno-all"
"""Nobody wrote this C, and nobody reads what is strange about it: looking for that takes half of the time."""
HIDDEN: Final = "-fvisibility=hidden"
"""No other library calls these functions by name, so they may call each other by the shorter way."""
TOOLS: Final = ["mypy>=2.4", "setuptools>=65", "msgspec>=0.22"]
"""What a build needs: msgspec for its types."""

FIELDS: Final = f"from {PACKAGE}.core.fields import"
PARTS: Final = f"from {PACKAGE}.core.parts import"
"""What a module begins with that declares fields, or parts of a state."""
STATIC: Final = f"{PACKAGE}/server/static"
LEFT_OUT: Final = frozenset({"__pycache__", "static"})
"""The built web application is not copied: it may change without us."""

CORE: Final = ("bits", "checking", "rules", "scoring", "state", "observing", "parts", "unlisted")
SEARCH: Final = "bots/search"
COLD: Final = frozenset(
    {"game", "arrange", "audit", "refusals", "statistics", "view", "weights", "workshop", "blank_cards"}
)
"""Rooms of a game that no search enters; `view` is asked for its type while it runs, which machine code forgets."""


class SlowState(Exception):
    """A state, or a part of one, lies beside a structure of msgspec, and would be plain Python among machine code."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: a state or a part of it and a structure of msgspec need a module each")


class Compiled:
    """The compiled copy of one source tree in one folder."""

    def __init__(self, root: Path, folder: Path, optimisation: int, games: Sequence[str]) -> None:
        self.root = root
        self.folder = folder.absolute()
        self.optimisation = optimisation
        self.games = games
        self.package = root / "src" / PACKAGE
        self.stamp = self.folder / ".sources"

    def is_fresh(self) -> bool:
        """Whether what was built last was built from these sources, in this way, for this Python."""
        return self.stamp.exists() and self.stamp.read_text("utf-8") == self.fingerprint()

    def fingerprint(self) -> str:
        digest = hashlib.sha256(f"{sys.version}{self.optimisation}{self.games}".encode())
        for path in (Path(__file__), Path(__file__).with_name("written.py"), *sorted(self.package.rglob("*.*"))):
            if path.is_file() and LEFT_OUT.isdisjoint(path.parts):
                digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def build(self) -> None:
        """Copy the package and compile what is worth it, unless everything is fresh."""
        if self.is_fresh():
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.package, self.folder / PACKAGE, ignore=shutil.ignore_patterns(*LEFT_OUT))
        (self.folder / STATIC).symlink_to(self.root / "src" / STATIC)
        modules = groups(self.folder, self.games)
        self._write_out(path for paths in modules.values() for path in paths)
        with chdir(self.folder):
            _compile(modules, self.root / "pyproject.toml", self.optimisation)
        shutil.rmtree(self.folder / "temporary")
        self.stamp.write_text(self.fingerprint(), "utf-8")

    def _write_out(self, paths: Iterable[str]) -> None:
        """Spell out, in the copy, what follows from the fields of a class."""
        sys.path.insert(0, str(self.root / "src"))
        from tools.written import written_out  # noqa: PLC0415  # it needs the package, which a build may only just have

        for path in paths:
            file = self.folder / path
            source = file.read_text("utf-8")
            if FIELDS in source or PARTS in source:
                name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
                file.write_text(written_out(source, import_module(name)), "utf-8")


def games(path: Path) -> list[str]:
    """The names of the games of the package on this path."""
    return sorted(file.parent.name for file in (path / PACKAGE / "games").glob("*/__init__.py"))


def groups(path: Path, chosen: Sequence[str]) -> dict[str, list[str]]:
    """The modules worth compiling, by the library they share: one of what all games stand on, one for each game."""
    package = path / PACKAGE
    core = [package / "core" / f"{name}.py" for name in CORE]
    found = {"core": [*core, *_worthwhile(package / SEARCH)]}
    found |= {game: list(_worthwhile(package / "games" / game)) for game in chosen}
    return {name: [file.relative_to(path).as_posix() for file in files] for name, files in found.items()}


def _worthwhile(folder: Path) -> Iterator[Path]:
    """The modules that hold rules or tables, and are visited often."""
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text("utf-8")
        body = ast.parse(source).body
        is_cold = path.stem in COLD or path.parent.name in COLD
        only_gathers = path.stem == "__init__" and not any(
            isinstance(each, ast.FunctionDef | ast.ClassDef) for each in body
        )
        if is_cold or only_gathers:
            continue
        if not any(map(_declares_structure, body)):
            yield path
        elif FIELDS in source or PARTS in source or any(map(_is_former_table, body)):
            raise SlowState(path)


def _declares_structure(statement: ast.stmt) -> bool:
    """Whether this is a class of msgspec's: they are machine code already, and cannot be made by a compiler."""
    return isinstance(statement, ast.ClassDef) and (
        any(keyword.arg == "frozen" for keyword in statement.keywords)
        or any(ast.unparse(base) == "msgspec.Struct" for base in statement.bases)
    )


def _is_former_table(statement: ast.stmt) -> bool:
    """Whether this is the table of an earlier version: plain Python could not make one of a compiled one."""
    return isinstance(statement, ast.ClassDef) and any(ast.unparse(base).endswith(".Table") for base in statement.bases)


def _compile(groups: dict[str, list[str]], settings: Path, optimisation: int) -> None:
    """Translate the modules of this folder to C, and that to machine code beside them."""
    from mypyc.build import mypycify  # noqa: PLC0415  # only a build needs a compiler
    from setuptools import Distribution  # noqa: PLC0415

    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    options = ["--config-file", str(settings), "--python-version", python, "--cache-dir", os.devnull]
    extensions = mypycify(
        [*options, *(path for paths in groups.values() for path in paths)],
        separate=[(paths, f"{PACKAGE}_{name}") for name, paths in groups.items()],
        opt_level=str(optimisation),
        debug_level="0",
        target_dir="temporary/c",
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, QUIET, HIDDEN]
    command = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = "."
    command.build_temp = "temporary"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def main() -> None:
    parser = ArgumentParser("python -m tools.compiled", description="Compile the engines.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"where the copy goes ({FOLDER})")
    parser.add_argument("-O", dest="optimisation", type=int, choices=range(4), default=OPTIMISATION)
    parser.add_argument("--only", metavar="GAME", choices=games(Path("src")), help="this game (all)")
    arguments = parser.parse_args()
    if lack := missing("compiler"):
        sys.exit(lack)
    chosen = [arguments.only] if arguments.only else games(Path("src"))
    Compiled(Path.cwd(), arguments.folder, arguments.optimisation, chosen).build()


if __name__ == "__main__":
    main()
