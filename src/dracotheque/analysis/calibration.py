"""Scale: what a share that a game's insight expects has meant in games that were played to their end."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, NamedTuple

import msgspec

from dracotheque.core.game import Game

FILE: Final = "chances.json"
EDGE: Final = 1e-4
"""Nobody is given less than this, or more than the rest, while the game lasts."""
SEEN: Final = 8
"""For how many worlds what was expected counts, beside one in which all are equal."""
STEPS: Final = 30
"""Of Newton's method, which needs a handful."""
PRIOR: Final = 2.0
"""So many observations' worth of belief that an expectation means what it says."""


class Scale(msgspec.Struct, frozen=True, kw_only=True):
    """A straight line between the logits of what was expected and of what came, both counted from an equal share."""

    slope: float = 1.0
    shift: float = 0.0
    positions: int = 0
    """How many it was fitted to; 0 where expectations are taken at their word."""
    bots: str = ""
    """Who played the games."""

    def chance(self, expected: float, players: int) -> float:
        """The chance of victory of a seat whose share is expected to be this."""
        par = logit(1.0 / players)
        return 1.0 / (1.0 + exp(-(par + self.shift + self.slope * (logit(tempered(expected, players)) - par))))

    def change(self, one: float, other: float, players: int) -> float:
        """By how much the chance grows for each part by which the expectation grows, between these two."""
        if abs(other - one) < EDGE:
            middle = (one + other) / 2.0
            one, other = middle - EDGE, middle + EDGE
        return (self.chance(other, players) - self.chance(one, players)) / (other - one)


class Observation(NamedTuple):
    """What was expected of a seat, and its share of the victory in the end."""

    expected: float
    came: float
    players: int


def tempered(expected: float, players: int) -> float:
    """As if one world more had been imagined, in which all are equal: a few that agree prove nothing for sure."""
    return (SEEN * min(1.0, max(0.0, expected)) + 1.0 / players) / (SEEN + 1)


def logit(share: float) -> float:
    share = min(1.0 - EDGE, max(EDGE, share))
    return log(share / (1.0 - share))


@cache
def scale_of(game: Game, *, learned: bool) -> Scale:
    """The scale that lies in the game's `insight` room, for its network or for its own judgement."""
    place = files(game.package) / "insight" / FILE
    if not place.is_file():
        return Scale()
    scales = msgspec.json.decode(place.read_bytes(), type=dict[str, Scale])
    return scales.get("network" if learned else "insight", Scale())


def fitted(seen: Sequence[Observation], bots: str) -> Scale:
    """The likeliest line through these, drawn a little towards taking expectations at their word."""
    slope, shift = 1.0, 0.0
    for _ in range(STEPS):
        g0, g1, h00, h01, h11 = -PRIOR * shift, -PRIOR * (slope - 1.0), PRIOR, 0.0, PRIOR
        for expected, came, players in seen:
            par = logit(1.0 / players)
            x = logit(tempered(expected, players)) - par
            p = 1.0 / (1.0 + exp(-(par + shift + slope * x)))
            w = p * (1.0 - p)
            g0 += came - p
            g1 += (came - p) * x
            h00 += w
            h01 += w * x
            h11 += w * x * x
        norm = h00 * h11 - h01 * h01
        shift += (h11 * g0 - h01 * g1) / norm
        slope += (h00 * g1 - h01 * g0) / norm
    return Scale(slope=round(slope, 4), shift=round(shift, 4), positions=len(seen), bots=bots)
