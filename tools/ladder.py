"""`python -m tools.ladder play|page [--games A,B] [--size N] [--bots A,B,…] [--workers W]`: how the levels compare.

All levels play against all, every seed with every seating. A measurement goes on where an earlier one with the same
bots stopped. `page` writes the ratings into docs/bots.md. What was measured lies in build/ladder.
"""

import argparse
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from dracotheque import games
from dracotheque.arena import Standing, Tournament, plan_of, tournament
from dracotheque.arena.executors import processes
from dracotheque.bots.characters import LEVELS
from tools.pages import DOCS, put, share, table

FOLDER: Final = Path(__file__).parents[1] / "build" / "ladder"
SEED: Final = 900_000
USUAL: Final = 2_000


class Measured(msgspec.Struct, frozen=True):
    """The ladder of one game, and the day it was last played on."""

    day: str
    result: Tournament


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("what", choices=["play", "page"])
    parser.add_argument("--games", default=",".join(games.ids()), help="Names of games, with commas between them.")
    parser.add_argument("--size", type=int, default=USUAL, help="Games of each, rounded up to whole seeds.")
    parser.add_argument("--bots", default=",".join(LEVELS), help="Who plays, for example with shorter thoughts.")
    parser.add_argument("--workers", type=int, default=1, help="How many processes.")
    wish = parser.parse_args()
    if wish.what == "page":
        put(DOCS / "bots.md", "ladder", figures(FOLDER))
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    today = datetime.now(UTC).date().isoformat()
    for game in wish.games.split(","):
        measured = play(game, wish.bots.split(","), wish.size, wish.workers, FOLDER, today)
        print(game, msgspec.json.encode(measured).decode(), flush=True)


def play(game: str, bots: Sequence[str], size: int, workers: int, folder: Path, today: str) -> Measured:
    """Play the ladder of a game as far as this, and keep what came out."""
    box = games.get(game)
    plan = plan_of(box, box.players[0], None, SEED, bots)
    ledger = folder / f"{game}-v{box.rules_version}-{'-'.join(bots)}.jsonl"
    with processes(workers) as executor:
        result = tournament(plan, size, executor=executor, resume=ledger)
    measured = Measured(today, result)
    (folder / f"{game}.json").write_bytes(msgspec.json.encode(measured))
    return measured


def kept(folder: Path) -> dict[str, Measured]:
    found = {id: folder / f"{id}.json" for id in games.ids()}
    return {id: msgspec.json.decode(file.read_bytes(), type=Measured) for id, file in found.items() if file.exists()}


def figures(folder: Path) -> Iterator[str]:
    """The ratings of every game that was measured, the best first."""
    yield "Written by `python -m tools.ladder page`. Do not edit; measure again.\n"
    found = kept(folder)
    yield from table(
        "| game | bot | rating | share of the victories (95 %) | games | CPU ms a decision |",
        [
            f"| {games.get(id).title if not place else ''} | {row(bot)}"
            for id, each in found.items()
            for place, bot in enumerate(sorted(each.result.bots, key=lambda bot: -bot.rating))
        ],
    )
    for id, each in found.items():
        told = each.result
        yield (
            f"- {games.get(id).title}: {told.games:,} games of {told.players} on {told.seeds} seeds "
            f"(from {told.seed}), {each.day}; {steps(told)}."
        )
    yield ""


def row(bot: Standing) -> str:
    reach = bot.rating_high - bot.rating
    return f"`{bot.name}` | {bot.rating:.1f} ± {reach:.1f} | {share(bot)} | {bot.games:,} | {bot.milliseconds:.1f} |"


def steps(told: Tournament) -> str:
    """Which levels are surely above the one below, as they were named: by ratings whose intervals do not touch."""
    ladder = told.bots
    unsure = [
        f"`{upper.name}` above `{lower.name}`"
        for lower, upper in pairwise(ladder)
        if upper.rating_low <= lower.rating_high
    ]
    return f"not shown: {', '.join(unsure)}" if unsure else "every step is shown: no two neighbouring intervals touch"


if __name__ == "__main__":
    main()
