"""Bots against each other on balanced seats and shared seeds, and what that proves."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any, Final

import msgspec

from dracotheque import bots as bench
from dracotheque.arena.executors import spread
from dracotheque.arena.fixtures import Outcome, Plan, fixtures, play_fixture, whole_seeds
from dracotheque.arena.intervals import Interval, interval
from dracotheque.arena.ledger import Ledger, read
from dracotheque.arena.ratings import Rating, ratings
from dracotheque.core.chance import checked_seed
from dracotheque.core.decisions import Content, plain
from dracotheque.core.errors import BadTable
from dracotheque.core.game import Game
from dracotheque.core.options import Options

MOST_BOTS: Final = 20

Progress = Callable[[int, int], None]
"""Is told how many games are played, and of how many."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament shows of one bot; bounds hold with 95 % confidence, by seed."""

    name: str
    games: int
    share: float
    """Of the victories in its games, all its seats together; a shared victory counts in parts."""
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float
    alone: Interval | None
    """Its share where it sits alone against the other bot, at a table of more than two."""
    milliseconds: float
    """Processor time for one decision."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What came out; equal arguments give equal values on any number of processes, the times excepted."""

    game: str
    players: int
    options: dict[str, Content]
    seed: str
    games: int
    """Whole seeds: at least as many as asked for."""
    seeds: int
    finished: int
    seconds: float
    par: float
    """The share of a bot no better than the others."""
    alone_par: float
    bots: tuple[Standing, ...]
    """As they were named."""


def plan_of(
    game: Game,
    players: int,
    options: Mapping[str, object] | Options | None,
    seed: int,
    bots: Sequence[str],
    *,
    halves: bool = False,
) -> Plan:
    """A tournament, if these bots can play it."""
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadTable("error-arena-bots", value=len(bots), high=MOST_BOTS)
    for name in bots:
        bench.get(name)
    chosen = game.table(players, options, seed=0, events=False).options
    if chosen.endless:
        raise BadTable("error-endless", game=game.id)
    if halves and (len(bots) != 2 or players % 2):
        raise BadTable("error-arena-halves", bots=len(bots), players=players)
    return Plan(game=game.id, players=players, options=chosen, seed=checked_seed(seed), bots=tuple(bots), halves=halves)


def tournament(
    plan: Plan,
    games: int,
    *,
    executor: Executor | None = None,
    resume: Path | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play a plan to its end on any executor, or here; with `resume` from where that file stands."""
    began = perf_counter()
    wanted = whole_seeds(plan, games)
    with Ledger(resume, plan) if resume else nullcontext() as ledger:
        outcomes = {outcome.number: outcome for outcome in ledger.games} if ledger else {}
        missing = [number for number in range(wanted) if number not in outcomes]
        for left, outcome in enumerate(spread(executor, play_fixture, fixtures(plan, missing)), 1 - len(missing)):
            outcomes[outcome.number] = outcome
            if ledger:
                ledger.keep(outcome)
            if progress:
                progress(wanted + left, wanted)
    return result(plan, [outcomes[number] for number in range(wanted)], perf_counter() - began)


def played_so_far(file: Path) -> Tournament | None:
    """What an interrupted tournament has shown: the seeds that were played with every seating, if there are any."""
    plan, seeds = played_seeds(file)
    return result(plan, [outcome for seed in seeds for outcome in seed], 0.0) if seeds else None


def played_seeds(file: Path) -> tuple[Plan, list[list[Outcome]]]:
    """A kept tournament, and the games of each seed that was played with every seating."""
    plan, found = read(file)
    outcomes = {outcome.number: outcome for outcome in found}
    size = len(plan.seatings)
    seeds = {number // size for number in outcomes}
    played = [range(seed * size, (seed + 1) * size) for seed in sorted(seeds)]
    return plan, [[outcomes[number] for number in seed] for seed in played if outcomes.keys() >= {*seed}]


def result(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Tournament:
    """What the games of a plan add up to."""
    seatings = plan.seatings
    seeds = [outcomes[first : first + len(seatings)] for first in range(0, len(outcomes), len(seatings))]
    skills = ratings(len(plan.bots), outcomes)
    described: Any = plain(plan.options)
    return Tournament(
        game=plan.game,
        players=plan.players,
        options=described,
        seed=str(plan.seed),
        games=len(outcomes),
        seeds=len(seeds),
        finished=sum(outcome.finished for outcome in outcomes),
        seconds=round(seconds, 6),
        par=round(1 / min(len(plan.bots), plan.players), 6),
        alone_par=round(1 / plan.players, 6),
        bots=tuple(_standing(plan, bot, seeds, skills[bot]) for bot in range(len(plan.bots))),
    )


def _standing(plan: Plan, bot: int, seeds: Sequence[Sequence[Outcome]], skill: Rating) -> Standing:
    own = [[outcome for outcome in seed if bot in outcome.seats] for seed in seeds]
    alone = [[outcome for outcome in seed if outcome.seats.count(bot) == 1] for seed in seeds]
    has_rivals_alike = len(plan.bots) == 2 < plan.players and not plan.halves
    decisions = sum(outcome.decisions[bot] for seed in own for outcome in seed)
    thought = sum(outcome.seconds[bot] for seed in own for outcome in seed)
    share = _by_seed(own, bot)
    return Standing(
        name=plan.bots[bot],
        games=sum(map(len, own)),
        share=share.share,
        low=share.low,
        high=share.high,
        rating=round(skill.rating, 3),
        rating_low=round(skill.low, 3),
        rating_high=round(skill.high, 3),
        alone=_by_seed(alone, bot) if has_rivals_alike else None,
        milliseconds=round(1000 * thought / max(1, decisions), 4),
    )


def _by_seed(seeds: Sequence[Sequence[Outcome]], bot: int) -> Interval:
    found = interval([fmean(outcome.share(bot) for outcome in seed) for seed in seeds])
    return Interval(*(round(bound, 6) for bound in found))
