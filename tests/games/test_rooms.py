"""The rooms of the core and of a game's folder are those that docs/architecture.md lists, in every game."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import dracotheque

FOLDER: Final = Path(dracotheque.__file__).parent / "games"
CORE: Final = FOLDER.parent / "core"
PAGE: Final = Path(__file__).parents[2] / "docs" / "architecture.md"


def documented() -> set[str]:
    """The first column of the table of rooms."""
    chapter = PAGE.read_text().partition("## A game is a folder")[2].partition("\n\nCards that players write")[0]
    cells = [row.split("|")[1] for row in chapter.splitlines() if row.startswith("| `")]
    return {name.partition("/")[0] for cell in cells for name in re.findall(r"`([\w/.]+)`", cell)}


def test_every_room_of_the_core_is_documented() -> None:
    chapter = PAGE.read_text().partition("## Core")[2].partition("\n### ")[0]
    named = {row.split("`")[1] for row in chapter.splitlines() if row.startswith("| `")}
    assert named == {path.stem for path in CORE.glob("*.py")} - {"__init__"}


def rooms(game: str) -> set[str]:
    """The modules and packages of a game's folder."""
    return {path.stem for path in (FOLDER / game).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}


@pytest.mark.parametrize("game", sorted(path.parent.name for path in FOLDER.glob("*/game.py")))
def test_a_game_has_the_documented_rooms_and_no_other(game: str) -> None:
    assert rooms(game) - documented() == {"__init__"}


@pytest.mark.parametrize("game", sorted(path.parent.name for path in FOLDER.glob("*/game.py")))
def test_a_game_calls_its_own_rooms_by_dots(game: str) -> None:
    for path in (FOLDER / game).rglob("*.py"):
        taken = [
            node.module or "" for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ImportFrom)
        ]
        assert not [module for module in taken if module.startswith("dracotheque.games")], path
