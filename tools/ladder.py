"""`python -m tools.ladder play|page [--games A,B] [--size N] [--workers W]`: how the levels compare.

All levels play against all, every seed with every seating, at the speed of tables but in milliseconds of the processor.
A measurement goes on where an earlier one stopped. `page` writes the ratings into docs/bots.md.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from dracotheque import games
from dracotheque.arena import Tournament, played_seeds
from dracotheque.arena.fixtures import Outcome
from dracotheque.arena.intervals import Interval, interval
from tools import matches
from tools.matches import RESULTS, at_the_smallest_table, ledger, levels, play_on, wishes
from tools.pages import DOCS, put, share, table

FOLDER: Final = RESULTS / "ladder"
SEED: Final = 900_000
USUAL: Final = 2_000
EVEN: Final = 0.5
HEAD: Final = (
    "| game | bot | rating | share of the victories (95 %) | against the level below | games | CPU ms a decision |"
)


def main() -> None:
    wish = wishes("ladder", __doc__, USUAL).parse_args()
    if wish.what == "page":
        put(DOCS / "bots.md", "ladder", figures(FOLDER))
        return
    for game in wish.games.split(","):
        ladder = play(game, wish.size, wish.workers, FOLDER)
        print(game, ladder.told.games, ladder.unsure(), flush=True)


class Ladder(NamedTuple):
    """What a ladder has shown."""

    told: Tournament
    steps: Sequence[Interval]
    """Of the victories that a level or the one below had in their common games, its part; not for the lowest."""

    def unsure(self) -> str:
        """The steps that are not shown."""
        pairs = zip(pairwise(self.told.bots), self.steps, strict=True)
        found = [f"`{upper.name}` above `{lower.name}`" for (lower, upper), step in pairs if step.low <= EVEN]
        return f"not shown: {', '.join(found)}" if found else "every step is shown"


def play(game: str, size: int, workers: int, folder: Path) -> Ladder:
    """Play the ladder of a game as far as this; what came out of it."""
    play_on(at_the_smallest_table(game, SEED, tuple(levels(game).values())), size, workers, ledger(folder, game))
    return kept(folder)[game]


def kept(folder: Path) -> Mapping[str, Ladder]:
    """What lies in the folder; of an interrupted ladder, the seeds that were played with every seating."""
    found = {}
    for id in games.ids():
        file = ledger(folder, id)
        if told := matches.kept(file):
            plan, seeds = played_seeds(file)
            found[id] = Ladder(told, [step(seeds, upper) for upper in range(1, len(plan.bots))])
    return found


def step(seeds: Iterable[Iterable[Outcome]], upper: int) -> Interval:
    """What a level has, seed by seed, of the victories that it or the level below had in the games of both."""
    parts = []
    for seed in seeds:
        met = [game for game in seed if {upper - 1, upper} <= {*game.seats}]
        own, below = (sum([game.share(bot) for game in met]) for bot in (upper, upper - 1))
        if own + below:
            parts.append(own / (own + below))
    return interval(parts)


def figures(folder: Path) -> Iterator[str]:
    """The ratings of every game that was measured, the best first."""
    yield "Written by `python -m tools.ladder page`. Do not edit; play on.\n"
    found = kept(folder)
    yield from table(HEAD, [row for id, ladder in found.items() for row in rows(games.get(id).title, ladder)])
    for id, ladder in found.items():
        told = ladder.told
        yield (
            f"- {games.get(id).title}: {told.games:,} games of {told.players} on {told.seeds} seeds "
            f"(from {told.seed}); {ladder.unsure()}."
        )
    yield ""


def rows(title: str, ladder: Ladder) -> Iterator[str]:
    below = ["", *map(share, ladder.steps)]
    standings = sorted(zip(ladder.told.bots, below, strict=True), key=lambda each: -each[0].rating)
    for place, (bot, step) in enumerate(standings):
        reach = bot.rating_high - bot.rating
        yield (
            f"| {'' if place else title} | `{bot.name}` | {bot.rating:.1f} ± {reach:.1f} | {share(bot)} | {step} "
            f"| {bot.games:,} | {bot.milliseconds:.1f} |"
        )


if __name__ == "__main__":
    main()
