"""The list of rulings is complete, and the tests it names exist."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[2] / "docs" / "rulings" / "pierres_du_dragon.md").read_text(encoding="utf-8")
ROWS = {int(number): cells for number, cells in re.findall(r"^\| PD-(\d+) \|(.*)\|$", DOCUMENT, flags=re.MULTILINE)}


def named_tests() -> dict[str, list[str]]:
    """Every test of this folder, with the rulings it is marked with."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests are called {node.name}"
                found[node.name] = [
                    ruling
                    for decorator in node.decorator_list
                    for ruling in re.findall(r"pytest\.mark\.ruling\('(PD-\d+)'\)", ast.unparse(decorator))
                ]
    return found


def test_every_ruling_has_a_row_in_order() -> None:
    assert list(ROWS) == list(range(1, 51))


def test_every_row_says_what_was_ruled_and_how_it_is_tested() -> None:
    for number, cells in ROWS.items():
        gist, tests = (cell.strip() for cell in cells.split("|"))
        assert gist.endswith("."), f"PD-{number}"
        assert re.search(r"`test_\w+`", tests) or tests.startswith("None: "), f"PD-{number}"


def test_every_test_named_in_the_document_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", DOCUMENT)) <= set(named_tests())


def test_every_marked_ruling_has_a_row_that_names_one_of_its_tests() -> None:
    marked: dict[str, set[str]] = {}
    for name, rulings in named_tests().items():
        for ruling in rulings:
            marked.setdefault(ruling, set()).add(name)
    for ruling, names in marked.items():
        row = ROWS[int(ruling.removeprefix("PD-"))]
        assert names & set(re.findall(r"`(test_\w+)`", row)), ruling


def test_every_ruling_that_can_be_tested_is_marked() -> None:
    marked = {ruling for rulings in named_tests().values() for ruling in rulings}
    untested = {number for number, cells in ROWS.items() if cells.split("|")[1].strip().startswith("None: ")}
    assert marked == {f"PD-{number}" for number in ROWS if number not in untested}


def test_every_worked_example_has_its_test() -> None:
    numbers = {name[13:15] for name in named_tests() if name.startswith("test_example_")}
    assert numbers == {f"{number:02}" for number in range(1, 26)}
