"""Compiled engines play the very same games as their sources; without a compiler nothing is missing."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dracotheque import games as shelf
from tools.compiled import SlowState, games, groups
from tools.lockstep import Crashed, Differ, compare, lines

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
BUILT = ROOT / "build" / "tested"
GAME = "jeu_des_dragons"
SMALLEST = "drakon"
"""The game that is built: no other takes the compiler as little."""
DECISIONS = 1_000


@pytest.mark.slow
@pytest.mark.timeout(1200)  # a C compiler at work, on a machine that may be busy
def test_compiled_engines_play_the_very_same_games() -> None:
    """Unoptimised, which is quickest to build, and means the same."""
    subprocess.run([sys.executable, "-m", "tools.compiled", BUILT, "-O0", "--only", SMALLEST], cwd=ROOT, check=True)
    assert [*lines(ROOT, SOURCES, SMALLEST, 0)] == ["pure"]
    assert [*lines(ROOT, BUILT, SMALLEST, 0)] == ["compiled"]
    assert compare(ROOT, SOURCES, BUILT, SMALLEST, DECISIONS) == DECISIONS
    # A game of another package is plain Python on a compiled core: so are the games of these tests.
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "tests/core"]
    subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": str(BUILT)}, check=True)


@pytest.mark.slow
def test_another_rule_is_another_game(tmp_path: Path) -> None:
    copy = shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    components = copy / "dracotheque" / "games" / GAME / "components.py"
    rule = "HAND_LIMIT: Final = 10"
    assert rule in components.read_text("utf-8")
    components.write_text(components.read_text("utf-8").replace(rule, "HAND_LIMIT: Final = 9"), "utf-8")
    with pytest.raises(Differ, match=GAME):
        compare(ROOT, SOURCES, copy, GAME, DECISIONS)


def test_two_builds_that_crash_alike_are_no_success(tmp_path: Path) -> None:
    (tmp_path / "dracotheque.py").write_text('print("pure")\nraise SystemExit("no such engine")\n', "utf-8")
    with pytest.raises(Crashed, match=GAME):
        compare(ROOT, tmp_path, tmp_path, GAME, DECISIONS)


def test_every_game_is_compiled_and_no_structure_is() -> None:
    found = groups(SOURCES, [GAME, "drakon"])
    assert f"dracotheque/games/{GAME}/state/__init__.py" in found[GAME]
    assert "dracotheque/games/drakon/state/__init__.py" in found["drakon"]
    assert not any(
        path.endswith(("/events.py", "/options.py", "/view.py")) for paths in found.values() for path in paths
    )


@pytest.mark.parametrize(
    "state",
    [
        "from dracotheque.core.parts import Part\nclass Hoard(Part): ...\n",
        "from .. import state\nclass Table(state.Table): ...\n",
    ],
)
def test_a_state_or_a_part_of_it_beside_a_structure_stops_the_build(tmp_path: Path, state: str) -> None:
    folder = tmp_path / "dracotheque" / "games" / GAME
    shutil.copytree(SOURCES / "dracotheque" / "games" / GAME, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "state" / "hoard.py").write_text(f"{state}class Coin(msgspec.Struct, frozen=True): ...\n", "utf-8")
    with pytest.raises(SlowState, match=r"hoard\.py"):
        groups(tmp_path, [GAME])


def test_what_is_compiled_stands_on_what_is_compiled() -> None:
    """A compiled class with slots refuses a base in plain Python, and says so only when it is loaded."""
    compiled = {path for paths in groups(SOURCES, games(SOURCES)).values() for path in paths}
    for path in compiled:
        body = ast.parse((SOURCES / path).read_bytes()).body
        ours = {name: file for each in body if isinstance(each, ast.ImportFrom) for name, file in _imported(path, each)}
        bases = {ast.unparse(base) for each in body if isinstance(each, ast.ClassDef) for base in each.bases}
        assert {ours[base] for base in bases & ours.keys()} <= compiled, path


def test_the_table_of_every_version_of_the_rules_is_compiled() -> None:
    """One in plain Python cannot stand on a compiled one: a game begun under an earlier version would not open."""
    compiled = {path for paths in groups(SOURCES, games(SOURCES)).values() for path in paths}
    for game in shelf.all():
        for version in game.versions:
            room = game.under(version).state_type.__module__.replace(".", "/")
            assert compiled & {f"{room}.py", f"{room}/__init__.py"}, room


def test_what_is_compiled_uses_no_cached_property() -> None:
    """The compiler takes it for a plain property, which is worked out each time it is asked for."""
    compiled = [path for paths in groups(SOURCES, games(SOURCES)).values() for path in paths]
    assert not [path for path in compiled if "cached_property\n    def" in (SOURCES / path).read_text("utf-8")]


def _imported(path: str, statement: ast.ImportFrom) -> list[tuple[str, str]]:
    """Names that this file takes from modules of ours, and the files these lie in."""
    package = path.split("/")[: -statement.level] if statement.level else []
    file = "/".join([*package, *(statement.module or "").split(".")]) + ".py"
    return [(alias.name, file) for alias in statement.names] if (SOURCES / file).exists() else []
