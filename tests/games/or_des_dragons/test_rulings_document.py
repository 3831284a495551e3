"""The list of rulings is complete, and the tests it names exist."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[2] / "docs" / "rulings" / "or_des_dragons.md").read_text(encoding="utf-8")
ROWS = {int(number): cells for number, cells in re.findall(r"^\| OD-(\d+) \|(.*)\|$", DOCUMENT, flags=re.MULTILINE)}


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
                    for ruling in re.findall(r"pytest\.mark\.ruling\('(OD-\d+)'\)", ast.unparse(decorator))
                ]
    return found


def test_every_ruling_has_a_row_in_order() -> None:
    assert list(ROWS) == list(range(1, 60))


def test_every_row_says_what_was_ruled_and_how_it_is_tested() -> None:
    for number, cells in ROWS.items():
        gist, tests = (cell.strip() for cell in cells.split("|"))
        assert gist.endswith("."), f"OD-{number}"
        assert re.search(r"`test_\w+`", tests) or tests.startswith("None: "), f"OD-{number}"


def test_every_test_named_in_the_document_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", DOCUMENT)) <= set(named_tests())


def test_every_ruling_is_marked_on_a_test() -> None:
    marked = {int(ruling.removeprefix("OD-")) for rulings in named_tests().values() for ruling in rulings}
    assert set(ROWS) == marked


def test_a_row_names_tests_of_its_own_ruling_only() -> None:
    tests = named_tests()
    for number, cells in ROWS.items():
        for name in re.findall(r"`(test_\w+)`", cells):
            assert f"OD-{number}" in tests[name], name


def test_every_worked_example_has_its_test() -> None:
    numbers = {name[13:15] for name in named_tests() if name.startswith("test_example_")}
    assert numbers == {f"{number:02}" for number in range(1, 26)}
