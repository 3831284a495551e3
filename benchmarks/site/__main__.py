"""`python -m benchmarks.site [--thoughts N]`: how soon a page without a server shows its shelf, plays and answers.

It measures what `make site` has built, from a host on this machine: first by a browser that has seen nothing, then by
the same one without a network; then how long a master takes in the worker who thinks. The figures of docs/alone.md are
written anew.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.pages.__main__ import machine
from benchmarks.site.thoughts import rehearsal, requests
from benchmarks.site.visits import answers, measure, missing
from dracotheque import games
from tests.e2e.browsers import DESK, browser
from tests.e2e.people import Player
from tests.e2e.site import hosted
from tools.pages import DOCS, put
from tools.site.sizes import MOST, sizes

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "dist" / "site"
PAGE: Final = DOCS / "alone.md"
THOUGHTS: Final = 40
MEDIAN: Final = 0.6
LATEST: Final = 1.5
"""Seconds in which a master answers half of the time, and always."""


def main() -> int:
    parser = ArgumentParser("python -m benchmarks.site", description="Measure the shelf without a server.")
    parser.add_argument("--thoughts", type=int, default=THOUGHTS, help="how many a master is asked for in each game")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the figures")
    arguments = parser.parse_args()
    with browser() as window, hosted(SITE) as host:
        here = machine(window)
        player = Player(window, f"{host.address}#", DESK, workers="allow")
        cold = measure(player)
        lack = missing(player.page)
        player.context.set_offline(True)
        warm = measure(player)
        player.visit("/")
        (worker,) = (str(path.relative_to(SITE)) for path in SITE.rglob("thinker.worker-*.js"))
        thoughts = {}
        for game in games.ids():
            _, *thoughts[game] = answers(player.page, worker, [rehearsal(game), *requests(game, arguments.thoughts)])
    put(arguments.page, "figures", figures(here, cold, warm, lack, thoughts))
    late = [game for game, taken in thoughts.items() if median(taken) > MEDIAN or max(taken) > LATEST]
    return 1 if late or lack else 0


def figures(
    here: dict[str, Any],
    cold: dict[str, float],
    warm: dict[str, float],
    lack: list[str],
    thoughts: dict[str, list[float]],
) -> Iterator[str]:
    """What was measured, in tables."""
    yield f"Made by `python -m benchmarks.site` on {here['date']}: {here['browser']}, {here['platform']},"
    yield f"{here['cpus']} cores, load average {here['busy']} when it began. Do not edit; run it again.\n"
    yield "| until | first visit | later, without a network |\n| --- | ---: | ---: |"
    yield from (f"| {name} | {seconds:.1f} s | {warm[name]:.1f} s |" for name, seconds in cold.items())
    yield "\n| on the way, compressed | bytes | may be |\n| --- | ---: | ---: |"
    yield from (f"| {name} | {size:,} | {MOST[name]:,} |" for name, size in sizes(SITE).items())
    yield f"\nThe browser would install it: {'yes' if not lack else 'no, for want of ' + ', '.join(lack)}.\n"
    yield f"A master, who may think for {MEDIAN * 1000:.0f} ms, answered from the page's asking to its hearing:\n"
    yield "| game | decisions | half of them within | the latest after |\n| --- | ---: | ---: | ---: |"
    for game, taken in thoughts.items():
        yield f"| `{game}` | {len(taken)} | {1000 * median(taken):.0f} ms | {1000 * max(taken):.0f} ms |"


if __name__ == "__main__":
    raise SystemExit(main())
