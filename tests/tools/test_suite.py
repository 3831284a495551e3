"""The suite tells everything: no part hides another, and the exit status is right."""

import os
import select
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.conftest import dealt_out
from tools.suite.__main__ import broken, is_closing, main, table
from tools.suite.figures import keep
from tools.suite.parts import BY_NAME, LOGS, PARTS, QUICK, Part, chosen
from tools.suite.running import Outcome, run


def part(name: str, *codes: str, needs: tuple[str, ...] = (), after: tuple[str, ...] = ()) -> Part:
    return Part(name, "", [[sys.executable, "-c", code] for code in codes], needs=needs, after=after)


def told(*parts: Part, folder: Path) -> tuple[list[Outcome], list[str]]:
    """The outcomes of these parts, and the order in which they ended."""
    order: list[str] = []
    outcomes = run(parts, folder, folder / "logs", lambda outcome, _: order.append(outcome.part))
    return outcomes, order


def test_a_part_that_fails_hides_no_other(tmp_path: Path) -> None:
    outcomes, _ = told(part("bad", "exit(3)"), part("good", "print('here')"), folder=tmp_path)
    assert [outcome.result for outcome in outcomes] == ["FAILED", "passed"]
    assert (tmp_path / "logs" / "good.log").read_text() == "here\n"


def test_a_part_waits_for_those_before_it_and_is_not_run_without_what_it_needs(tmp_path: Path) -> None:
    outcomes, order = told(
        part("last", "", after=("bad",)),
        part("first", "", needs=("elsewhere",)),
        part("bad", "exit(1)", needs=("first",)),
        part("never", "", needs=("bad",)),
        part("nor this", "", needs=("never",)),
        folder=tmp_path,
    )
    assert {outcome.part: outcome.result for outcome in outcomes} == {
        "last": "passed",
        "first": "passed",
        "bad": "FAILED",
        "never": "not run",
        "nor this": "not run",
    }
    assert order.index("first") < order.index("bad") < order.index("last")


def test_the_first_command_that_fails_ends_its_part(tmp_path: Path) -> None:
    told(part("both", "print(1)", "exit(1)", "print(3)"), folder=tmp_path)
    assert (tmp_path / "logs" / "both.log").read_text() == "1\n"


def test_what_one_process_has_translated_the_next_need_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    outcomes, _ = told(part("part", "import sys; exit(sys.dont_write_bytecode)"), folder=tmp_path)
    assert [outcome.result for outcome in outcomes] == ["passed"]


def test_two_parts_run_at_a_time_and_those_that_wait_or_stand_back_beside_them(tmp_path: Path) -> None:
    """Each leaves word that it is there, and ends when all are who should be there at once."""
    come = "from pathlib import Path; from time import sleep; Path('{name}').touch(); word = Path('{until}')\n"
    code = come + "while not word.exists(): sleep(0.01)"
    _, order = told(
        part("one", code.format(name="one", until="beside")),
        part("two", code.format(name="two", until="beside")),
        part("three", code.format(name="three", until="one")),
        replace(part("waits", code.format(name="waits", until="two")), waits=True),
        replace(part("back", code.format(name="beside", until="waits")), stands_back=True),
        folder=tmp_path,
    )
    assert order.index("three") > min(order.index("one"), order.index("two"))


def test_tests_are_dealt_out_by_files_in_equal_hands_and_none_is_lost() -> None:
    files = {"a": 2, "b": 1, "c": 3, "d": 1, "e": 1}
    items = [cast(pytest.Item, SimpleNamespace(path=path, n=n)) for path, count in files.items() for n in range(count)]
    hands = ["".join(str(item.path) for item in dealt_out(items, processes)) for processes in (1, 2)]
    assert hands == ["aabcccde", "aade" + "bccc"]


STARTS = """
import signal, subprocess, sys
subprocess.Popen([sys.executable, "-c", "{code}"])
signal.pause()
"""
STAYS = "import signal; {before}; print('there', file=open('fifo', 'w'), flush=True); signal.pause()"
SUITE = """
from pathlib import Path
import sys
from tools.suite import __main__ as suite, groups, running
from tools.suite.parts import Part

suite.chosen = lambda names: [Part("part", "", [[sys.executable, "-c", {code!r}], ["touch", "next"]])]
running.Groups = lambda: groups.Groups({grace})
suite.heed_every_end()
sys.exit(suite.main(["test"], Path(sys.argv[1])))
"""


@pytest.mark.parametrize(("name", "deaf"), [("SIGINT", True), ("SIGTERM", False), ("SIGHUP", False)])
def test_whoever_ends_the_suite_ends_what_it_started(name: str, deaf: bool, tmp_path: Path) -> None:
    """What a command has started holds a pipe open for as long as it lives, whether it heeds an interruption or not."""
    before = "signal.signal(signal.SIGINT, signal.SIG_IGN)" if deaf else "pass"
    code = STARTS.format(code=STAYS.format(before=before))
    os.mkfifo(tmp_path / "fifo")
    command = [sys.executable, "-c", SUITE.format(code=code, grace=0.1 if deaf else 5), str(tmp_path)]
    with (
        subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True) as suite,
        (tmp_path / "fifo").open() as pipe,
    ):
        assert pipe.readline() == "there\n"
        suite.send_signal(getattr(signal, name))
        assert suite.communicate()[0] == "interrupted: what still ran was ended\n"
        assert select.select([pipe], [], [], 10)[0], "somebody still holds it open"
        assert pipe.read() == ""
    assert suite.returncode == 130
    assert not (tmp_path / "next").exists()


@pytest.mark.parametrize(("result", "whole"), [("passed", "passed"), ("FAILED", "FAILED"), ("not run", "FAILED")])
def test_the_table_ends_with_the_whole(result: str, whole: str) -> None:
    lines = table([Outcome("lint", "passed", 2, 3), Outcome("mypy", result, 40, 41)], 41).splitlines()  # type: ignore[arg-type]
    assert lines[2].split() == ["mypy", *result.split(), "40", "41"]
    assert lines[-1].split() == ["all", whole, "41", "44"]


def test_the_tests_that_failed_are_named_once_more_below_the_table(tmp_path: Path) -> None:
    said = "ERROR in a line of a log\nFAILED tests/a.py::test_b - assert 1 == 2\n" + "ERROR tests/a.py::test_c\n" * 8
    (tmp_path / "browser.log").write_text(said + "==== 1 failed, 8 errors ====")
    (tmp_path / "lint.log").write_text("FAILED tests/a.py::of_another_run")
    lines = broken([Outcome("lint", "passed", 2, 3), Outcome("browser", "FAILED", 40, 41)], tmp_path)
    assert lines[0] == "FAILED tests/a.py::test_b - assert 1 == 2"
    assert lines[1:] == ["ERROR tests/a.py::test_c"] * 7 + ["… and 1 more"]


def test_the_closing_line_of_the_tests_is_shown() -> None:
    assert is_closing("...\n==== 3 passed in 1.2s ====")
    assert not is_closing("2 passed\nAll checks passed!")


def test_parts_are_chosen_with_what_they_need() -> None:
    assert [each.name for each in chosen(["browser"])] == ["setup", "chromium", "web", "browser"]
    assert {"pytest", "contract", "browser", "mypy", "webunit"} <= {each.name for each in chosen(["test"])}
    assert {"browser", "pytest", "web", "compiler"}.isdisjoint(QUICK)


def test_every_part_names_parts_that_exist_and_stand_before_it() -> None:
    seen: set[str] = set()
    for each in PARTS:
        assert {*each.needs, *each.after} <= seen, each.name
        seen.add(each.name)
    assert len(BY_NAME) == len(PARTS)


def test_the_page_keeps_its_words_and_takes_new_figures(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "testing.md"
    page.parent.mkdir()
    logs = tmp_path / LOGS
    logs.mkdir(parents=True)
    page.write_text(
        "before\n<!-- figures of `python -m tools.suite --page` -->\nold\n<!-- end of the figures -->\nafter\n"
    )
    keep(logs, "quick", [Outcome("lint", "passed", 2, 3)], 2)
    (logs / "pytest.xml").write_text('<r><testcase classname="tests.core.test_a" name="b" time="1.5"/></r>')
    assert main(["--page"], tmp_path) == 0
    words = page.read_text()
    assert words.startswith("before\n") and words.endswith("\nafter\n") and "old" not in words
    assert "| `lint` | format and lint of Python | passed | 2 | 3 |" in words
    assert "| `tests/core` | 1 | 2 |" in words


def test_a_part_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["lint", "tea"], tmp_path)
    assert "no such part: tea" in capsys.readouterr().err
