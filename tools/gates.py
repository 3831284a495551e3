"""`python -m tools.gates`: writes into docs/bots.md how masters with a network do against the master without.

Every match lies in benchmarks/results/gates, as GAME-PLAYERS-TIME-NETWORK.jsonl or with `-compiled` behind it, where
`draco arena … --resume FILE` goes on with it. The network is told by the beginning of its file's SHA-256.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.arena import Tournament, played_so_far
from tools.matches import RESULTS, mark
from tools.pages import DOCS, put, share, table

FOLDER: Final = RESULTS / "gates"
COMPILED: Final = "compiled"
"""What stands last in the name of a match whose engines were compiled: the games themselves do not tell."""
HEAD: Final = (
    "| game | players | network | better | worse | engines | games | share (95 %) | CPU ms a decision | seeds from |"
)


def main() -> None:
    put(DOCS / "bots.md", "gates", figures(FOLDER))


def figures(folder: Path) -> Iterator[str]:
    """A row for each match, as far as its seeds were played with every seating, and which networks are there now."""
    yield "Written by `python -m tools.gates`. Do not edit; play on.\n"
    matches = [(file, played_so_far(file)) for file in sorted(folder.glob("*.jsonl"), key=lambda file: file.stem)]
    yield from table(HEAD, [row(file, match) for file, match in matches if match])
    marks = {game.title: mark(game) for game in games.all()}
    yield f"The files of today: {', '.join(f'{title} `{found}`' for title, found in marks.items() if found)}.\n"


def row(file: Path, match: Tournament) -> str:
    _, _, _, network, *compiled = file.stem.split("-")
    better, worse = match.bots
    cells = [
        games.get(match.game).title,
        f"{match.players}, half each" if match.players > 2 and not better.alone else match.players,
        f"`{network}`",
        f"`{better.name}`",
        f"`{worse.name}`",
        "compiled" if compiled == [COMPILED] else "plain",
        match.games,
        share(better),
        f"{better.milliseconds:.0f}, {worse.milliseconds:.0f}",
        match.seed,
    ]
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
