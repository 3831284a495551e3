"""Planting: whether the analysis finds a move that chance makes in a master's game, and leaves a master's own alone."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec

from dracotheque import bots
from dracotheque.analysis import Judged
from dracotheque.analysis.chairs import Chair
from dracotheque.analysis.course import WORST, weight
from dracotheque.analysis.judging import SLIP, Depth
from dracotheque.analysis.study import ADVISER, Made, adviser_of, judgements
from dracotheque.analysis.values import Estimate
from dracotheque.arena.intervals import wilson
from dracotheque.bots.mind import Mind
from dracotheque.core.window import Window
from tools.analysis.ledgers import measured
from tools.analysis.playing import Played

PLAYER: Final = "master@48it"
"""Who plays the games: a master that need not be waited for."""
EACH: Final = 24
"""Moves planted for each seat of a game, one at a time."""
FEWEST: Final = 3
"""Answers a decision has in which one is planted."""
REFEREE: Final = 1
"""The seed of who compares both moves beforehand, in worlds that the analysis never sees."""
WORLDS: Final = 48
"""In so many."""


class Cost(msgspec.Struct, frozen=True, array_like=True):
    """What the analysis says of one decision."""

    number: int
    seat: int
    question: str
    verdict: str
    cost: Estimate


class Swapped(msgspec.Struct, frozen=True, array_like=True):
    """A move that chance made."""

    judged: Cost
    loss: Estimate
    """What it brings less than the master's, as the referee says."""


class Planted(msgspec.Struct, frozen=True):
    """A game of masters: all their decisions, and what chance would have made of some of them."""

    players: int
    own: list[Cost]
    planted: list[Swapped]


class Named(msgspec.Struct, frozen=True):
    """So many planted moves, the part that was named, and its interval."""

    moves: int
    part: float
    low: float
    high: float


class PlantedResult(msgspec.Struct, frozen=True, kw_only=True):
    """How often a planted move was named, and how often a master's own was blamed."""

    bot: str
    games: int
    named: Named
    """Of all of them."""
    blamed: Named
    """Of those that surely cost something, as the referee says: the lower bound is a slip's."""
    decisions: int
    slips: int
    blunders: int


def plant(id: str, bot: str, number: int) -> Planted:
    """Play a game, judge it, then put chance in a master's place for one decision after the other."""
    played = Played(id, bot, number)
    made = [Made(at, seat, move, state) for at, state, seat, move in played.made]
    dice = Random(number)
    swapped, losses = [], []
    for seat in range(played.players):
        places = [each for each in made if each.seat == seat and _is_open(each)]
        for each in sorted(dice.sample(places, min(EACH, len(places)))):
            others = [move for move in each.state.decision(seat).moves if move != each.move]
            swapped.append(each._replace(move=others[int(dice.random() * len(others))]))
            referee = Chair(Window(each.state, seat), REFEREE)
            losses.append(_short(referee.difference(each.move, swapped[-1].move, WORLDS, "referee").own))
    depth = Depth.of(Mind(played.game, "master").traits)
    adviser = bots.get(adviser_of(ADVISER, depth))
    own, planted = (
        {judged.number: judged for _, _, judged in judgements(each, 0, depth, adviser)} for each in (made, swapped)
    )
    swaps = [Swapped(*pair) for pair in zip(_costs([planted[each.number] for each in swapped]), losses, strict=True)]
    return Planted(played.players, _costs(own.values()), swaps)


def planted(id: str, bot: str, size: int) -> PlantedResult:
    """Games of masters, until as many moves were planted that surely cost something."""
    rows: list[Planted] = []
    costly = 0
    for row in measured(f"planted-{id}-{bot}", Planted, lambda number: plant(id, bot, number)):
        rows.append(row)
        costly += sum(map(is_costly, row.planted))
        if costly >= size:
            break
    verdicts = [each.verdict for row in rows for each in row.own]
    return PlantedResult(
        bot=bot,
        games=len(rows),
        named=_named([is_named(row, each.judged) for row in rows for each in row.planted]),
        blamed=_named([is_named(row, each.judged) for row in rows for each in row.planted if is_costly(each)]),
        decisions=len(verdicts),
        slips=verdicts.count("slip"),
        blunders=verdicts.count("blunder"),
    )


def is_costly(move: Swapped) -> bool:
    """Whether the referee is sure that it cost as much as a slip."""
    return move.loss.low >= SLIP


def is_named(game: Planted, move: Cost) -> bool:
    """Whether it would be among the worst of its seat, with all others as they were."""
    rest = [each for each in game.own if each.seat == move.seat and each.number != move.number]
    return move.cost.value > 0.0 and sum([weight(each.cost) > weight(move.cost) for each in rest]) < WORST


def _named(found: Sequence[bool]) -> Named:
    if not found:
        return Named(0, 0.0, 0.0, 1.0)
    part = sum(found) / len(found)
    return Named(len(found), part, *wilson(part, len(found)))


def _is_open(made: Made) -> bool:
    decision = made.state.decision(made.seat)
    return len(decision.moves) >= FEWEST and not decision.open_ended


def _costs(judged: Iterable[Judged]) -> list[Cost]:
    return [Cost(each.number, each.seat, each.question, each.verdict, _short(each.cost)) for each in judged]


def _short(cost: Estimate) -> Estimate:
    return Estimate(*[round(each, 4) for each in (cost.value, cost.low, cost.high)])
