"""`python -m tools.gates play|page [--games A,B] [--times T,U] [--players N] [--size N] [--workers W]`: new and old.

Masters with a network play masters without, at equal milliseconds of the processor, on the engines of this process:
with build/compiled on PYTHONPATH the compiled ones. A match goes on where an earlier one stopped. `page` writes what
was played into docs/bots.md.

Every match lies in benchmarks/results/gates, as GAME-PLAYERS-TIME-NETWORK.jsonl or with `-compiled` behind it. The
network is told by the beginning of its file's SHA-256.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.arena import Standing, Tournament, plan_of, played_seeds, played_so_far
from dracotheque.arena.fixtures import Plan
from dracotheque.core.compiling import is_compiled
from dracotheque.core.game import Game
from tools.matches import RESULTS, mark, play_on, wishes
from tools.pages import DOCS, put, share, table

FOLDER: Final = RESULTS / "gates"
COMPILED: Final = "compiled"
"""What stands last in the name of a match whose engines were compiled: the games themselves do not tell."""
BETTER: Final = "master-2@{time}cpu"
WORSE: Final = "master-1@{time}cpu"
TIMES: Final = (100, 600)
"""Milliseconds."""
SEED: Final = 980_000
USUAL: Final = 400
HEAD: Final = (
    "| game | players | network | better | worse | engines | games | share (95 %) | CPU ms a decision | seeds from |"
)


def main() -> None:
    parser = wishes("gates", __doc__, USUAL)
    parser.add_argument("--players", type=int, help="At tables of so many, not at the smallest.")
    parser.add_argument("--times", default=",".join(map(str, TIMES)), help="Milliseconds, with commas between them.")
    wish = parser.parse_args()
    if wish.what == "page":
        put(DOCS / "bots.md", "gates", figures(FOLDER))
        return
    for time in map(int, wish.times.split(",")):
        for box in map(games.get, wish.games.split(",")):
            players = wish.players or box.players[0]
            better = play(box, players, time, wish.size, wish.workers, FOLDER)
            print(box.id, players, time, f"{better.share:.1%} of {better.games}", flush=True)


def play(box: Game, players: int, time: int, size: int, workers: int, folder: Path) -> Standing:
    """Play the match of a game's network of today, as far as so many games; how the network did."""
    compiled = [COMPILED] if is_compiled(box.state_type.__module__) else []
    file = folder / f"{'-'.join((box.id, str(players), f'{time}cpu', mark(box), *compiled))}.jsonl"
    plan = played_seeds(file)[0] if file.exists() else fresh(box, players, time)
    return play_on(plan, size, workers, file).bots[0]


def fresh(box: Game, players: int, time: int) -> Plan:
    """A match that nobody has begun: half of the seats each where a table of more than two allows it."""
    bots = (BETTER.format(time=time), WORSE.format(time=time))
    return plan_of(box, players, None, SEED, bots, halves=players > 2 and players % 2 == 0)


def figures(folder: Path) -> Iterator[str]:
    """A row for each match, as far as its seeds were played with every seating, and which networks are there now."""
    yield "Written by `python -m tools.gates page`. Do not edit; play on.\n"
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
