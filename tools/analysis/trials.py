"""Trials: whether the analysis finds a move that chance made in a master's game, and says the same twice."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from dracotheque import bots
from dracotheque.analysis import Analysis, Judged, analyse
from dracotheque.analysis.course import dearest
from dracotheque.analysis.judging import Depth
from dracotheque.analysis.study import ADVISER, Made, adviser_of, judgements
from dracotheque.arena.intervals import wilson
from dracotheque.bots.mind import Mind
from tools.analysis.ledgers import measured
from tools.analysis.playing import Played

PLAYER: Final = "master@48it"
"""Who plays the games: a master that need not be waited for."""
EARLY: Final = 0.9
"""The part of a usual game within which a move is planted."""
ATTEMPTS: Final = 20
NAMED: Final = 3


class Planted(msgspec.Struct, frozen=True, kw_only=True):
    """One game in which chance made one move instead of a master."""

    number: int
    cost: float
    verdict: str
    rank: int
    """Its place among the dearest moves of its seat, from 1; 0 where it seems to have cost nothing."""
    decisions: int
    """All others of that seat, which are a master's own."""
    slips: int
    blunders: int


class PlantedResult(msgspec.Struct, frozen=True, kw_only=True):
    """How often the planted move was named, and how often a master's own was blamed."""

    bot: str
    games: int
    named: float
    low: float
    high: float
    decisions: int
    slips: int
    blunders: int


class Repeated(msgspec.Struct, frozen=True, kw_only=True):
    """One game analysed twice with other worlds."""

    turns: tuple[int, int, int]
    """The three greatest turns of each that the other found too, of how many, and how many turns there are in all."""
    mistakes: tuple[int, int]
    """Slips and blunders both found, and that either found."""


class RepeatedResult(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    games: int
    turns: float
    """The part of the three greatest turns that the other analysis found too."""
    mistakes: float
    """The part of all slips and blunders that both found."""


def plant(id: str, bot: str, number: int) -> Planted:
    """Play a game with one move by chance, and judge all decisions of its seat."""
    length = len(Played(id, "regular", number).made)
    for attempt in range(ATTEMPTS):  # some games end before the place that was drawn: another place is drawn then
        place = int(Random(number * 1000 + attempt).random() * EARLY * length)
        played = Played(id, bot, number, plant=place)
        if played.planted is not None:
            break
    assert played.planted is not None, "masters end this game much sooner than others"
    seat = played.made[place][2]
    own = [Made(at, seat, move, state) for at, state, mover, move in played.made if mover == seat]
    depth = Depth.of(Mind(played.game, "master").traits.study)
    found: dict[int, Judged] = {}
    for _, _, judged in judgements(own, 0, depth, bots.get(adviser_of(ADVISER, depth))):
        found[judged.number] = judged
    named = [each.number for each in dearest(list(found.values()))]
    planted = found.pop(played.planted)
    verdicts = [each.verdict for each in found.values()]
    return Planted(
        number=planted.number,
        cost=round(planted.cost.value, 4),
        verdict=planted.verdict,
        rank=named.index(planted.number) + 1 if planted.number in named else 0,
        decisions=len(verdicts),
        slips=verdicts.count("slip"),
        blunders=verdicts.count("blunder"),
    )


def planted(id: str, bot: str, size: int) -> PlantedResult:
    """Games with a planted move."""
    bot = bot or PLAYER
    rows = list(measured(f"planted-{id}-{bot}", Planted, size or 200, lambda number: plant(id, bot, number)))
    named = sum(0 < row.rank <= NAMED for row in rows) / len(rows)
    low, high = wilson(named, len(rows))
    return PlantedResult(
        bot=bot,
        games=len(rows),
        named=named,
        low=low,
        high=high,
        decisions=sum(row.decisions for row in rows),
        slips=sum(row.slips for row in rows),
        blunders=sum(row.blunders for row in rows),
    )


def repeat(id: str, bot: str, number: int) -> Repeated:
    """Analyse a game twice."""
    played = Played(id, bot, number)
    names = [str(seat) for seat in range(played.players)]
    one, two = (analyse(played.journal.replay(names), seed=seed) for seed in (0, 1))
    turns = [{turn.number for turn in each.turns} for each in (one, two)]
    greatest = [_greatest(one), _greatest(two)]
    blamed = [{each.number for each in found.judged if each.verdict in ("slip", "blunder")} for found in (one, two)]
    return Repeated(
        turns=(
            len(greatest[0] & turns[1]) + len(greatest[1] & turns[0]),
            len(greatest[0]) + len(greatest[1]),
            len(turns[0] | turns[1]),
        ),
        mistakes=(len(blamed[0] & blamed[1]), len(blamed[0] | blamed[1])),
    )


def _greatest(found: Analysis) -> set[int]:
    ranked = sorted(found.turns, key=lambda turn: -abs(turn.after - turn.before))
    return {turn.number for turn in ranked[:NAMED]}


def repeated(id: str, bot: str, size: int) -> RepeatedResult:
    """Games analysed twice."""
    bot = bot or "regular"
    rows = list(measured(f"repeat-{id}-{bot}", Repeated, size or 20, lambda number: repeat(id, bot, number)))
    both, turns = sum(row.turns[0] for row in rows), sum(row.turns[1] for row in rows)
    agreed, blamed = sum(row.mistakes[0] for row in rows), sum(row.mistakes[1] for row in rows)
    return RepeatedResult(
        bot=bot,
        games=len(rows),
        turns=both / turns if turns else 1.0,
        mistakes=agreed / blamed if blamed else 1.0,
    )


TRIALS: Final[dict[str, Callable[[str, str, int], msgspec.Struct]]] = {"planted": planted, "repeat": repeated}
