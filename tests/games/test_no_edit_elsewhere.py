"""A game is its own folders: it comes and goes without an edit anywhere else."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from dracotheque import games

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "dracotheque"
WEB: Final = ROOT / "web"
IDS: Final = tuple(sorted(path.name for path in (SOURCES / "games").iterdir() if (path / "game.py").is_file()))
OWN: Final = (
    "src/dracotheque/games/{}/",
    "src/dracotheque/cli/boards/{}/",
    "web/src/boards/{}/",
    "web/src/protocol/{}.",
)
"""Where the name of a game may stand."""
LOOK: Final = """
from dracotheque import bots, games
from dracotheque.arena import simulate
from dracotheque.cli.boards import board_for
from dracotheque.cli.voice import Voice
from dracotheque.server.http.shelf import shelf
print(*games.ids())
print(*(game.id for game in shelf().games))
print(simulate(games.get("wyvern"), 2, None, 1, [bots.get("heuristic"), bots.get("random")], 1).finished)
voice = Voice("en")
print(board_for(voice.open("wyvern"), voice, ["A", "B"], 0).__module__)
"""


def named() -> Iterator[tuple[str, str]]:
    """Every place in the program that names a game, outside the game's own."""
    for path in SOURCES.rglob("*.py"):
        for word in constants(ast.parse(path.read_bytes())):
            yield from ((path.relative_to(ROOT).as_posix(), id) for id in IDS if id in re.findall(r"\w+", word))
    for path in (*(WEB / "src").rglob("*"), *(WEB / "plugins").rglob("*.ts")):
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts"):
            words = set(re.findall(r"\w+", path.read_text("utf-8")))
            yield from ((path.relative_to(ROOT).as_posix(), id) for id in IDS if id in words)


def constants(tree: ast.Module) -> Iterator[str]:
    """The strings of a module that a program reads: no docstring, which may give an example."""
    told = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in told:
            yield each.value


def test_nothing_but_its_own_folders_knows_a_game() -> None:
    assert sorted(
        (place, id) for place, id in named() if not place.startswith(tuple(own.format(id) for own in OWN))
    ) == [
        ("src/dracotheque/cli/parameters.py", "jeu_des_dragons"),  # the help gives an example
        ("src/dracotheque/server/accounts/trivial.py", "drakon"),  # a password that anybody here would try
    ]


@pytest.mark.slow
def test_a_game_is_added_and_removed_by_its_folders(tmp_path: Path) -> None:
    copy = shutil.copytree(
        SOURCES, tmp_path / "dracotheque", ignore=shutil.ignore_patterns("static", "__pycache__", "weights")
    )
    for room in ("games", "cli/boards"):
        folder = (copy / room / "drakon").rename(copy / room / "wyvern")
        for path in (*folder.rglob("*.py"), *folder.rglob("*.ftl")):
            path.write_text(path.read_text("utf-8").replace("drakon", "wyvern"), "utf-8")
    command = [sys.executable, "-c", LOOK]
    run = subprocess.run(command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    now = sorted({*games.ids(), "wyvern"} - {"drakon"})
    assert run.stdout.splitlines() == [" ".join(now), " ".join(now), "1", "dracotheque.cli.boards.wyvern.board"], (
        run.stderr
    )
