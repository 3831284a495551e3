"""Chair: a position as one seat could know it, with dice that are the same in all worlds it could not tell apart."""

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec

from dracotheque.analysis.calibration import scale_of
from dracotheque.analysis.values import Estimate
from dracotheque.bots.learned import LearnedMind
from dracotheque.bots.mind import Mind
from dracotheque.bots.search.playouts import BITS, play_out_together, tried
from dracotheque.core.decisions import listed
from dracotheque.core.moves import Move
from dracotheque.core.window import Window

REACH: Final = 3.0
"""Standard errors to either side: about 99 in 100 lie within."""
LEAST: Final = 0.005
"""No estimate that differs from nothing is surer than this: the judgement behind it is not."""

_encode: Final = msgspec.json.Encoder(enc_hook=listed).encode


class Difference(NamedTuple):
    """What one move brought against another in the same worlds."""

    own: Estimate
    """To who moves."""
    effects: tuple[float, ...]
    """To everybody."""
    worlds: int


class Chair:
    """Nothing here looks anywhere but through the window, and all dice come from what is seen through it."""

    def __init__(self, window: Window, seed: int = 0, *, unlearned: bool = False) -> None:
        """Whoever is `unlearned` does without the game's network, as everybody does where numpy is not."""
        self.window = window
        self.seat = window.seat
        view = window.recall
        self.players: int = view.players
        learned = LearnedMind.of(window, hurried=True)
        if learned is not None and (unlearned or not learned.answers_all):
            learned = None
        self.learned = learned is not None
        mind: Mind = learned or Mind(window.game, "master")
        traits = mind.traits
        self.near = _looking(mind, traits.ahead * self.players)
        """Estimates chances."""
        self.mind = self.near if traits.brief else mind
        """Finds moves, as a master does."""
        self.far = self.near if traits.playout == "none" else self.mind
        """Compares moves: even where a search judges at once, these are played on."""
        self.scale = scale_of(window.game, learned=self.learned)
        self._seen = f"{seed}/{self.seat}/".encode() + _encode(view)

    def dice(self, purpose: str) -> Random:
        """Other dice for every purpose; the same wherever the seat sees the same."""
        return Random(int.from_bytes(blake2b(self._seen + purpose.encode(), digest_size=16).digest(), "big"))

    def expected(self, worlds: int) -> tuple[float, float]:
        """The own share of the victory as it is judged a little later, and how far it may be off by noise alone."""
        dice = self.dice("chance")
        tables = [(self.window.imagine(dice), Random(dice.getrandbits(BITS))) for _ in range(worlds)]
        found = play_out_together(tables, self.seat, self.near, self.near.chapter(tables[0][0]))
        shares = [each[self.seat] for each in found]
        return fmean(shares), reach_of(shares)

    def chance(self, worlds: int) -> Estimate:
        """The chance of victory of this seat."""
        mean, reach = self.expected(worlds)
        low, value, high = (self.scale.chance(share, self.players) for share in (mean - reach, mean, mean + reach))
        return Estimate(value, low, high)

    def difference(self, move: Move, other: Move, worlds: int, purpose: str) -> Difference:
        """What a move brings against another, in the same worlds with the same dice, in chances of victory."""
        dice = self.dice(purpose)
        found = []
        for _ in range(worlds):
            world = self.window.imagine(dice)
            bits = dice.getrandbits(BITS)
            tables = [tried(world, self.seat, each, bits) for each in (move, other)]
            found.append(play_out_together(tables, self.seat, self.far, self.far.chapter(world)))
        changes = [self._change(found, seat) for seat in range(self.players)]
        own = [one[self.seat] - two[self.seat] for one, two in found]
        rate = self._rate(found, self.seat)
        value, reach = rate * fmean(own), rate * reach_of(own)
        if value:
            reach = max(reach, LEAST)
        return Difference(Estimate(value, value - reach, value + reach), tuple(changes), worlds)

    def _change(self, found: Sequence[Sequence[Sequence[float]]], seat: int) -> float:
        return self._rate(found, seat) * fmean([one[seat] - two[seat] for one, two in found])

    def _rate(self, found: Sequence[Sequence[Sequence[float]]], seat: int) -> float:
        one, two = (fmean([shares[place][seat] for shares in found]) for place in (0, 1))
        return self.scale.change(one, two, self.players)


def reach_of(values: Sequence[float]) -> float:
    """How far their mean may be off by noise alone."""
    return REACH * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def _looking(mind: Mind, ahead: int) -> Mind:
    """The same mind, playing on by policy for so many answers and no further."""
    other = copy(mind)
    horizon = ahead if mind.traits.playout == "none" else min(ahead, mind.traits.horizon)
    other.traits = msgspec.structs.replace(mind.traits, playout="policy", horizon=horizon)
    return other
