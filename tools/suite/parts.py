"""The parts of the suite: what each runs, what must have passed before it, and what it proves."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ENVIRONMENT: Final = Path(".venv/bin")
PYTHON: Final = (str(ENVIRONMENT / "python"), "-m")
SYSTEM: Final = (sys.executable, "-m")
BOTH_CORES: Final = ("-n", "2", "--dist", "worksteal")
"""Two processes; whichever has nothing left takes over from the other."""
ALONE: Final = "tests/e2e/test_site.py"
CONTRACT: Final = "tests/server/test_contract.py"
WITHOUT_FUZZ: Final = ("--ignore", CONTRACT, "-p", "no:schemathesis")
"""Its library is dear to read: one process does, and no other."""
LOGS: Final = Path("build/suite")
"""What each part said, and what it cost."""


@dataclass(frozen=True, slots=True)
class Part:
    """One command line after another; the first that fails ends the part."""

    name: str
    proves: str
    commands: Sequence[Sequence[str]]
    needs: Sequence[str] = ()
    """Parts without which this one cannot be run."""
    after: Sequence[str] = ()
    """Parts that must have ended, well or badly, before this one begins."""
    is_quick: bool = False
    stands_back: bool = False
    """Whether the other parts go first where cores are scarce: it runs beside them, on what they leave."""
    waits: bool = False
    """Whether it mostly waits for what it fetches: it runs beside the others."""


def _pytest(name: str, *arguments: str) -> tuple[str, ...]:
    return (*PYTHON, "pytest", f"--junitxml={LOGS / name}.xml", *arguments)


PARTS: Final = (
    Part("setup", "the development environment can be installed", [["make", "--no-print-directory", "setup"]]),
    Part("chromium", "there is a browser", [[*SYSTEM, "tools.machine", "chromium"]], waits=True),
    Part(
        "compiler",
        "there is a C compiler",
        [[*SYSTEM, "tools.machine", "compiler"]],
        after=["chromium"],
        waits=True,
    ),
    Part("web", "the web application can be built", [[*PYTHON, "tools.front_end"]], needs=["setup"]),
    Part(
        "browser",
        "people play every game to its end by clicking, on a desk and on a phone",
        [_pytest("browser", "tests/e2e", "--ignore", ALONE, "-p", "no:schemathesis")],
        needs=["web", "chromium"],
    ),
    Part(
        "site",
        "the shelf without a server can be built, is no heavier than it may be, and is played on without a network",
        [[*PYTHON, "tools.site"], _pytest("site", ALONE, "-p", "no:schemathesis")],
        needs=["setup", "chromium"],
        after=["web"],
    ),
    Part("mypy", "types agree, strictly", [[*PYTHON, "mypy"]], needs=["setup"]),
    Part(
        "basedpyright",
        "a second reader of types agrees on what others write against",
        [[*PYTHON, "basedpyright"]],
        needs=["setup"],
    ),
    Part(
        "lint",
        "format and lint of Python",
        [[*PYTHON, "ruff", "format", "--check"], [*PYTHON, "ruff", "check"]],
        needs=["setup"],
        is_quick=True,
    ),
    Part(
        "walls",
        "imports go one way",
        [[str(ENVIRONMENT / "lint-imports"), "--no-logo"]],
        needs=["setup"],
        is_quick=True,
    ),
    Part(
        "docs",
        "the documentation site is built, and every link in it leads somewhere",
        [[str(ENVIRONMENT / "zensical"), "build", "--strict", "--clean"]],
        needs=["setup"],
    ),
    Part(
        "weblint",
        "format and lint of the web application",
        [[*PYTHON, "tools.node", "run", "lint"]],
        needs=["setup"],
        after=["web"],
    ),
    Part(
        "webcheck",
        "types of the web application",
        [[*PYTHON, "tools.node", "run", "check"]],
        needs=["setup"],
        after=["web"],
    ),
    Part(
        "webunit",
        "stores, words and components of the web application",
        [[*PYTHON, "tools.node", "test"]],
        needs=["setup"],
        after=["web"],
        is_quick=True,
    ),
    Part(
        "contract",
        "whatever the document of the API allows is answered as it says",
        [_pytest("contract", CONTRACT)],
        needs=["setup"],
        after=["web"],
    ),
    Part(
        "collect",
        "every test can be read",
        [[*PYTHON, "pytest", "--collect-only", "-qq", *WITHOUT_FUZZ]],
        needs=["setup"],
        after=["web"],
        stands_back=True,
    ),
    Part(
        "pytest",
        "rules, core, bots, arena, terminal, adapters and server",
        [_pytest("pytest", *BOTH_CORES, *WITHOUT_FUZZ)],
        needs=["setup"],
        after=["web", "compiler", "collect"],
        stands_back=True,
    ),
    Part(
        "quick",
        "the same, without what is slow",
        [_pytest("quick", *BOTH_CORES, "-m", "not slow", *WITHOUT_FUZZ)],
        needs=["setup"],
        is_quick=True,
    ),
)
BY_NAME: Final = {part.name: part for part in PARTS}
WHOLE: Final = tuple(part.name for part in PARTS if part.name != "quick")
QUICK: Final = tuple(part.name for part in PARTS if part.is_quick)
RUNS: Final = {"test": WHOLE, "quick": QUICK}
"""The runs that have a name, and their parts."""


def chosen(names: Iterable[str]) -> list[Part]:
    """The parts of these names or runs, and those they need, in their order."""
    wanted: set[str] = set()
    waiting = [part for name in names for part in RUNS.get(name, (name,))]
    while waiting:
        name = waiting.pop()
        wanted.add(name)
        waiting += [need for need in BY_NAME[name].needs if need not in wanted]
    return [part for part in PARTS if part.name in wanted]
