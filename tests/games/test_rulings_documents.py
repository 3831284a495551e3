"""The lists of rulings are complete, and the tests they name exist."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
EXAMPLES = {f"{number:02}" for number in range(1, 26)}


class Rulebook(NamedTuple):
    """The rulings of one game: their letters, how many there are, and where they are written down."""

    game: str
    letters: str
    rulings: int
    page: str

    @property
    def document(self) -> str:
        return (DOCS / self.page).read_text(encoding="utf-8")

    @property
    def rows(self) -> dict[int, str]:
        rows = re.findall(rf"^\| {self.letters}-(\d+) \|(.*)\|$", self.document, flags=re.MULTILINE)
        return {int(number): cells for number, cells in rows}

    @property
    def tests(self) -> dict[str, set[int]]:
        return named_tests(self.game, self.letters)


@cache
def named_tests(game: str, letters: str) -> dict[str, set[int]]:
    """Every test of a game's folder, with the rulings it is marked with."""
    found: dict[str, set[int]] = {}
    for path in sorted((HERE / game).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests are called {node.name}"
                marks = " ".join(map(ast.unparse, node.decorator_list))
                found[node.name] = set(map(int, re.findall(rf"pytest\.mark\.ruling\('{letters}-(\d+)'\)", marks)))
    return found


@cache
def names_in_server_tests() -> set[str]:
    """Some rulings are about time and absence, which the server keeps."""
    sources = [path.read_text(encoding="utf-8") for path in (HERE.parent / "server").glob("test_*.py")]
    return {
        name for source in sources for name in re.findall(r"^(?:async )?def (test_\w+)", source, flags=re.MULTILINE)
    }


each_rulebook = pytest.mark.parametrize(
    "book",
    [
        Rulebook("jeu_des_dragons", "JD", 55, "rulings.md"),
        Rulebook("pierres_du_dragon", "PD", 50, "rulings/pierres_du_dragon.md"),
        Rulebook("dragons_du_mekong", "DM", 40, "rulings/dragons_du_mekong.md"),
        Rulebook("or_des_dragons", "OD", 59, "rulings/or_des_dragons.md"),
        Rulebook("drakon", "DK", 46, "rulings/drakon.md"),
    ],
    ids=lambda book: book.game,
)


def named_in(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


@each_rulebook
def test_every_ruling_has_a_row_in_order(book: Rulebook) -> None:
    assert list(book.rows) == list(range(1, book.rulings + 1))


@each_rulebook
def test_every_row_says_what_was_ruled_and_how_it_is_tested(book: Rulebook) -> None:
    for number, cells in book.rows.items():
        gist, tests = (cell.strip() for cell in cells.split("|"))
        assert gist.endswith("."), number
        assert named_in(tests) or tests.startswith("None: "), number


@each_rulebook
def test_every_test_named_in_the_document_exists(book: Rulebook) -> None:
    assert named_in(book.document) <= set(book.tests) | names_in_server_tests()


@each_rulebook
def test_every_row_names_one_of_the_tests_that_are_marked_with_its_ruling(book: Rulebook) -> None:
    for number, cells in book.rows.items():
        marked = {name for name, rulings in book.tests.items() if number in rulings}
        assert marked & named_in(cells) or not marked, number


@each_rulebook
def test_every_marked_ruling_exists(book: Rulebook) -> None:
    assert set[int]().union(*book.tests.values()) <= set(book.rows)


@each_rulebook
def test_every_worked_example_has_its_test(book: Rulebook) -> None:
    assert {name[13:15] for name in book.tests if name.startswith("test_example_")} == EXAMPLES


@pytest.mark.parametrize("page", ["dragons_du_mekong"])
def test_every_ruling_of_our_own_names_a_test(page: str) -> None:
    own = (DOCS / "rulings" / f"{page}.md").read_text(encoding="utf-8").partition("## Rulings of our own")[2]
    rows = re.findall(r"^\| (.*) \| (.*) \| (.*) \|$", own, flags=re.MULTILINE)[1:]
    assert len(rows) > 15
    assert all(named_in(tests) for _, _, tests in rows)
