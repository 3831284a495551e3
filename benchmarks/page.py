"""Page: docs/benchmarks.md, made from the figures of one run."""

from collections.abc import Sequence

from benchmarks.goals import Goal
from benchmarks.report import Sheet, markdown

HEAD = """# Benchmarks

Made by `make bench` on {date}: {python}, {platform}, {cpus} cores. Do not edit; run it again.

Our engine and its peers are measured in one run: one process, one thread, the same loop for everybody (list the
options, pick one, apply it), processor time, rows taking turns in slices. Trust the ratios of one run; absolute figures
swing by a factor of up to two with the neighbours of a shared machine. `benchmarks/results/latest.json` keeps them all.

Hearts is driven in the way most favourable to it: chance nodes take the same cheap road as moves, which is about one
and a half times as fast as the loop OpenSpiel documents. In OpenSpiel and PettingZoo a move of several fields is
several decisions ([how](learning.md)). Our rows in OpenSpiel pay for the seed, the legal actions and the history like
any game there, our rows in PettingZoo for an observation and a mask at every step. The clone of a PettingZoo
environment is its `deepcopy`; where none stands, the copy is not the same game.

Rows called “compiled” are the same sources built by mypyc ([how](compiled.md)), the others plain Python. One process
has one build, so the compiled rows are measured in a second one, which takes its turns in the same slices.

{verdict}
"""

GROWTH = """
Random games cut into quarters: what one decision costs (options listed, one played) and how many options there are, as
a game goes on and as players become more; clone and save at the last decision.
"""


def page(machine: dict[str, object], goals: Sequence[Goal], sheets: Sequence[Sheet]) -> str:
    """The whole page."""
    missed = [goal for goal in goals if goal.met is False]
    met = sum(goal.met is True for goal in goals)
    misses = [f"- `{goal.game}`: {goal.quantity} {goal.shown}, wanted {goal.sense} {goal.wanted:,g}" for goal in missed]
    verdict = "\n".join([f"**Goals: {met} met, {len(missed)} not yet.**", *([""] if misses else []), *misses])
    head = HEAD.format(
        date=machine["date"],
        python=f"{machine['implementation']} {machine['python']}",
        platform=machine["platform"],
        cpus=machine["cpus"],
        verdict=verdict,
    )
    parts = [f"\n## {sheet.title}\n{GROWTH if sheet.title == 'Growth' else ''}\n{_body(sheet)}\n" for sheet in sheets]
    return head + "".join(parts)


def _body(sheet: Sheet) -> str:
    return markdown([sheet]).partition("\n\n")[2]
