"""Calibration: what seats were told of their chances in games of bots, and how often they won in the end."""

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from dracotheque import games
from dracotheque.analysis.calibration import FILE, Observation, Scale, fitted
from dracotheque.analysis.chairs import Chair
from dracotheque.core.insight import shared_victory
from dracotheque.core.window import Window
from tools.analysis.ledgers import measured
from tools.analysis.playing import Played

EACH: Final = 8
"""Positions looked at in one game, each from the chair of one seat."""
BINS: Final = 10


class Seen(msgspec.Struct, frozen=True):
    """Some positions of one game."""

    players: int
    learned: bool
    expected: list[float]
    came: list[float]


class Reliability(msgspec.Struct, frozen=True, kw_only=True):
    """How far chances can be trusted: for each tenth, how many were told so, what on average, and what came."""

    positions: int
    games: int
    bots: str
    error: float
    """The expected calibration error: how far the tenths are off, each by its size."""
    noise: float
    """What that error would be on average, by chance alone, if all chances were true."""
    brier: float
    bins: list[tuple[int, float, float]]


def look(id: str, bot: str, number: int, *, unlearned: bool) -> Seen:
    """Play a game, and ask some seats in some positions what they expect."""
    played = Played(id, bot, number)
    dice = Random(number)
    expected, came, learned = [], [], False
    shares = shared_victory(played.journal.state)
    for _, state, _, _ in dice.sample(played.made, min(EACH, len(played.made))):
        seat = int(dice.random() * played.players)
        chair = Chair(Window(state, seat), unlearned=unlearned)
        learned = chair.learned
        expected.append(round(chair.expected(chair.mind.traits.worlds)[0], 5))
        came.append(shares[seat])
    return Seen(played.players, learned, expected, came)


def observations(rows: Sequence[Seen]) -> list[Observation]:
    return [
        Observation(expected, came, row.players)
        for row in rows
        for expected, came in zip(row.expected, row.came, strict=True)
    ]


def calibrate(id: str, bot: str, positions: int, *, unlearned: bool = False) -> Reliability:
    """Fit a scale to all games and keep it with the game; how true it is, each half says of one fitted to the other."""
    name = f"{'unlearned-' if unlearned else ''}chances-{id}-{bot}"
    seen = measured(name, Seen, lambda number: look(id, bot, number, unlearned=unlearned))
    rows = list(islice(seen, -(-positions // EACH)))
    place = scales_file(id)
    scales = msgspec.json.decode(place.read_bytes(), type=dict[str, Scale]) if place.exists() else {}
    scales["network" if rows[0].learned else "insight"] = fitted(observations(rows), bot)
    place.write_bytes(msgspec.json.format(msgspec.json.encode(scales), indent=2) + b"\n")
    halves = observations(rows[::2]), observations(rows[1::2])
    told = [
        (scale.chance(seen.expected, seen.players), seen.came)
        for half, other in (halves, halves[::-1])
        for scale in [fitted(other, bot)]
        for seen in half
    ]
    return reliability(told, len(rows), bot)


def scales_file(id: str) -> Path:
    package = games.get(id).package.replace(".", "/")
    return Path(__file__).parents[2] / "src" / package / "insight" / FILE


def reliability(told: Sequence[tuple[float, float]], count: int, bot: str) -> Reliability:
    """What came of the chances that were told in so many games, by tenths."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, came in told:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, came))
    rows = [
        (len(each), fmean([chance for chance, _ in each]), fmean([came for _, came in each])) if each else (0, 0.0, 0.0)
        for each in bins
    ]
    total = len(told)
    return Reliability(
        positions=total,
        games=count,
        bots=bot,
        error=sum(size * abs(chance - came) for size, chance, came in rows) / total,
        # The mean distance of a normal deviate from 0 is 0.8 of its spread.
        noise=sum(0.8 * sqrt(size * chance * (1.0 - chance)) for size, chance, _ in rows) / total,
        brier=fmean([(chance - came) ** 2 for chance, came in told]),
        bins=rows,
    )
