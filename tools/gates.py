"""`python -m tools.gates`: writes into docs/bots.md how masters with a network do against the master without.

Every match lies in benchmarks/results/gates, where `draco arena … --resume FILE` goes on with it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.arena import Tournament, played_so_far
from tools.pages import DOCS, put, share, table

FOLDER: Final = Path(__file__).parents[1] / "benchmarks" / "results" / "gates"
COMPILED: Final = "-compiled"
"""How the name of a match ends whose engines were compiled: the games themselves do not tell."""
HEAD: Final = "| game | players | better | worse | engines | games | share (95 %) | CPU ms a decision | seeds from |"


def main() -> None:
    put(DOCS / "bots.md", "gates", figures(FOLDER))


def figures(folder: Path) -> Iterator[str]:
    """A row for each match, as far as its seeds were played with every seating."""
    yield "Written by `python -m tools.gates`. Do not edit; play on.\n"
    matches = [(file, played_so_far(file)) for file in sorted(folder.glob("*.jsonl"), key=lambda file: file.stem)]
    yield from table(HEAD, [row(file, match) for file, match in matches if match])


def row(file: Path, match: Tournament) -> str:
    better, worse = match.bots
    engines = "compiled" if file.stem.endswith(COMPILED) else "plain"
    cells = [
        games.get(match.game).title,
        f"{match.players}, half each" if match.players > 2 and not better.alone else match.players,
        f"`{better.name}`",
        f"`{worse.name}`",
        engines,
        match.games,
        share(better),
        f"{better.milliseconds:.0f}, {worse.milliseconds:.0f}",
        match.seed,
    ]
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
