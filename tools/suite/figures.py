"""Keeps what a run of the suite cost, and writes it into docs/testing.md."""

import json
import os
import platform
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from tools.suite.parts import BY_NAME, LOGS, RUNS
from tools.suite.running import Outcome

PAGE: Final = Path("docs/testing.md")
BEGIN: Final = "<!-- figures of `python -m tools.suite --page` -->"
END: Final = "<!-- end of the figures -->"


def keep(logs: Path, run: str, outcomes: Sequence[Outcome], seconds: float) -> None:
    """Write what this run cost beside the logs of its parts."""
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    kept = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine,
        "seconds": seconds,
        "outcomes": [outcome._asdict() for outcome in outcomes],
    }
    (logs / f"{run}.json").write_text(json.dumps(kept, indent=1), "utf-8")


def rewrite(root: Path) -> None:
    """Put the figures of the latest runs in the place of those on the page."""
    page = root / PAGE
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n{figures(root / LOGS)}\n{END}{after}", "utf-8")


def figures(logs: Path) -> str:
    """A table of each run that was kept, then one of the tests by folder."""
    kept = {run: json.loads(path.read_text("utf-8")) for run in RUNS if (path := logs / f"{run}.json").exists()}
    tables = [_run_table(run, each) for run, each in kept.items()]
    return "\n".join([*tables, *_folder_tables(logs)])


def _run_table(run: str, kept: dict[str, Any]) -> str:
    """The parts of one run: what each proves, and its seconds."""
    outcomes = [Outcome(**each) for each in kept["outcomes"]]
    lines = [
        f"`make {run}` on {kept['date']} ({kept['machine']}):",
        "",
        "| part | proves that | result | seconds | processor seconds |",
        "| --- | --- | --- | ---: | ---: |",
    ]
    for each in outcomes:
        proves = BY_NAME[each.part].proves
        lines.append(f"| `{each.part}` | {proves} | {each.result} | {each.seconds:.0f} | {each.cpu:.0f} |")
    total = sum(each.cpu for each in outcomes)
    return "\n".join([*lines, f"| **all** | | | **{kept['seconds']:.0f}** | **{total:.0f}** |", ""])


def _folder_tables(logs: Path) -> Iterator[str]:
    """The tests by the folder they lie in; seconds are those of the tests, added up over both processes."""
    reports = [path for name in ("pytest", "contract", "browser", "site") if (path := logs / f"{name}.xml").exists()]
    found: defaultdict[str, list[float]] = defaultdict(list)
    for report in reports:
        for case in ElementTree.parse(report).iter("testcase"):
            folder = "/".join(case.attrib["classname"].split(".")[:2])
            found[folder].append(float(case.attrib["time"]))
    if reports:
        lines = ["| tests | how many | seconds |", "| --- | ---: | ---: |"]
        lines += [f"| `{folder}` | {len(times)} | {sum(times):.0f} |" for folder, times in sorted(found.items())]
        yield "\n".join([*lines, ""])
