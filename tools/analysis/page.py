"""Page: the figures of docs/analysis.md and its reliability diagram, from what was measured."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, TypeVar

import msgspec

from dracotheque import games
from tools.analysis.calibration import Reliability
from tools.analysis.ledgers import RESULTS
from tools.analysis.planting import Named, PlantedResult
from tools.analysis.repeating import RepeatedResult
from tools.pages import DOCS, put, table

SIZE: Final = 190
GAP: Final = 46
TOP: Final = 40
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}.x{font-size:11px}.m{text-anchor:middle}.e{text-anchor:end}"
    ".g{stroke:#8885;fill:none}.p{stroke:#888;stroke-dasharray:4 4}.d{fill:#b3261e;fill-opacity:.75}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.d{fill:#ff8a7a}}"
)

Kind = TypeVar("Kind", bound=msgspec.Struct)


def write() -> None:
    """Put the figures of all games that were measured between the two marks."""
    put(DOCS / "analysis.md", "figures", figures(datetime.now(UTC).date().isoformat()))
    (DOCS / "pictures" / "calibration.svg").write_text(diagram(kept("calibrate", Reliability)), "utf-8")


def kept(what: str, kind: type[Kind]) -> dict[str, Kind]:
    """The results of one measurement, by the name of the game."""
    found = {id: RESULTS / f"{what}-{id}.json" for id in games.ids()}
    return {id: msgspec.json.decode(file.read_bytes(), type=kind) for id, file in found.items() if file.exists()}


def figures(today: str) -> Iterator[str]:
    yield f"Written by `python -m tools.analysis page` on {today}. Do not edit; measure again.\n"
    yield from table(
        "| game | positions | games | calibration error | by noise alone | Brier score |",
        [
            f"| `{id}`{which} | {row.positions} | {row.games} | {row.error:.3f} | {row.noise:.3f} | {row.brier:.3f} |"
            for what, which in (("calibrate", ""), ("unlearned", ", without its network"))
            for id, row in kept(what, Reliability).items()
        ],
    )
    yield from table(
        "| game | games | planted moves | named | surely costly ones | named | masters' own | slips | blunders |",
        [
            f"| `{id}` | {row.games} | {named(row.named)} | {named(row.blamed)} | {row.decisions} | {row.slips} "
            f"| {row.blunders} |"
            for id, row in kept("planted", PlantedResult).items()
        ],
    )
    yield from table(
        "| game | games looked at twice | decisions | turning points in a game | three greatest found again |",
        [
            f"| `{id}` | {row.games} | {row.decisions} | {row.turns:.1f} | {row.greatest:.0%} |"
            for id, row in kept("repeat", RepeatedResult).items()
        ],
    )


def named(found: Named) -> str:
    return f"{found.moves} | {found.part:.0%} ({found.low:.0%}–{found.high:.0%})"


def diagram(found: dict[str, Reliability]) -> str:
    """For each game, what came against what was told; on the dashed line both are the same."""
    width = GAP + len(found) * (SIZE + GAP)
    height = TOP + SIZE + GAP
    told = "; ".join(f"{games.get(id).title}: {row.error:.3f}" for id, row in found.items())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="t d">',
        '<title id="t">How often seats won, against the chance they were given</title>',
        f'<desc id="d">Each dot is a tenth of all chances, as large as it is common. Calibration error: {told}.</desc>',
        f"<style>{STYLE}</style>",
    ]
    for place, (id, row) in enumerate(found.items()):
        parts += _panel(GAP + place * (SIZE + GAP), games.get(id).title, row)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(left: int, title: str, row: Reliability) -> Iterator[str]:
    bottom = TOP + SIZE
    yield f'<text class="m" x="{left + SIZE / 2}" y="{TOP - 14}">{title}</text>'
    yield f'<rect class="g" x="{left}" y="{TOP}" width="{SIZE}" height="{SIZE}"/>'
    yield f'<line class="p" x1="{left}" y1="{bottom}" x2="{left + SIZE}" y2="{TOP}"/>'
    for share in (0, 50, 100):
        x, y = left + SIZE * share / 100, bottom - SIZE * share / 100
        yield f'<text class="x m" x="{x}" y="{bottom + 16}">{share} %</text>'
        yield f'<text class="x e" x="{left - 4}" y="{y + 4}">{share}</text>'
    for size, told, came in row.bins:
        if size:
            radius = 2.0 + 12.0 * (size / row.positions) ** 0.5
            yield f'<circle class="d" cx="{left + SIZE * told:.1f}" cy="{bottom - SIZE * came:.1f}" r="{radius:.1f}"/>'
