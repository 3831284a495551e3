"""The list of rulings is complete, and the tests it names exist."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[2] / "docs" / "rulings" / "dragons_du_mekong.md").read_text(encoding="utf-8")
ROWS = {int(number): cells for number, cells in re.findall(r"^\| DM-(\d+) \|(.*)\|$", DOCUMENT, flags=re.MULTILINE)}


def named_tests() -> dict[str, set[str]]:
    """Every test of this folder, with the rulings it is marked with."""
    found: dict[str, set[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests are called {node.name}"
                marks = " ".join(map(ast.unparse, node.decorator_list))
                found[node.name] = set(re.findall(r"pytest\.mark\.ruling\('DM-(\d+)'\)", marks))
    return found


def test_every_ruling_has_a_row_in_order() -> None:
    assert list(ROWS) == list(range(1, 41))


def test_every_row_says_what_was_ruled() -> None:
    for number, cells in ROWS.items():
        gist, _ = (cell.strip() for cell in cells.split("|"))
        assert gist.endswith("."), f"DM-{number}"


def test_every_ruling_names_the_tests_that_are_marked_with_it_and_no_others() -> None:
    for number, cells in ROWS.items():
        marked = {name for name, rulings in named_tests().items() if str(number) in rulings}
        assert marked == set(re.findall(r"`(test_\w+)`", cells)), f"DM-{number}"
        assert marked


def test_every_test_named_in_the_document_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", DOCUMENT)) <= set(named_tests())


def test_every_ruling_of_our_own_names_a_test() -> None:
    own = DOCUMENT.partition("## Rulings of our own")[2]
    rows = re.findall(r"^\| (.*) \| (.*) \| (.*) \|$", own, flags=re.MULTILINE)[1:]
    assert len(rows) > 15
    assert all("`test_" in tests for _, _, tests in rows)


def test_every_worked_example_has_its_test() -> None:
    numbers = {name[13:15] for name in named_tests() if name.startswith("test_example_")}
    assert numbers == {f"{number:02}" for number in range(1, 26)}
