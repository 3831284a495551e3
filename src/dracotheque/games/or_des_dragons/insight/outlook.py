"""The table from the chair of the player who decides: who has what, and what a token is worth to whom. (11.4)"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

from ..components import BLACK_DIAMOND, COINS, COPIES, GEMS, KINDS, MAJORITY, RED
from ..components.bundles import Bundle, numbers_of
from ..view.sights import Certainty, GoldView, Sharing
from .weights import CARD_WORTH, COLLECTION_STEP, SPOILT, SPREAD, TIE_LEAD

Counts = list[int]

COIN_WORTH: Final = tuple(dict(COINS).get(kind, 0) for kind in range(KINDS))


class Outlook:
    """What matters of a view, in points."""

    held: list[list[float]]
    """What each player has, as far as one can tell."""
    cursed: list[bool]
    spread: list[float]
    """How uncertain the lead in each kind is."""
    standing: list[float]
    """What each player will have in the end."""
    threats: list[float]
    """How much a point of each player hurts: more than 1 for those ahead."""
    bag_worth: float
    """What a token from the bag is worth on average."""

    def __init__(self, view: GoldView) -> None:
        self.view = view
        self.me = view.viewer or 0  # whoever only watches looks over the first player's shoulder
        self.players = view.players
        self.advanced = view.ruleset == "advanced"
        self.majority = MAJORITY[view.players][1 if self.advanced else 0]
        self.bag = numbers_of(view.bag or ())
        self.lying = [numbers_of(lair.tokens) for lair in view.lairs]
        self.treasure = numbers_of(view.sharing.treasure) if view.sharing else [0] * KINDS
        self.card_worth = CARD_WORTH * (view.bag_size / sum(COPIES))
        """What a magic object is worth now: nothing at the end of the game."""
        self.look_behind_screens()
        self.foresee()

    @property
    def sharing(self) -> Sharing:
        """The treasure being shared, for questions that are only asked then."""
        sharing = self.view.sharing
        assert sharing is not None
        return sharing

    def asked_about(self, name: str) -> Any:
        """What the question on the table says of itself; only the question knows of which type that is."""
        assert self.view.prompt is not None
        return self.view.prompt.about[name]

    def look_behind_screens(self) -> None:
        """What everybody has: what is certain, and an average part of what is not. (11.5)"""
        seen = [
            sum(kinds) for kinds in zip(self.bag, self.treasure, numbers_of(self.view.lost), *self.lying, strict=True)
        ]
        known = []
        unknown = []
        for place in self.view.places:
            sure = place.certain or Certainty(place.loot or (), 0)
            known.append(numbers_of(sure.tokens))
            unknown.append(sure.unknown)
        loose = [
            max(0, copies - found - sum([own[kind] for own in known]))
            for kind, (copies, found) in enumerate(zip(COPIES, seen, strict=True))
        ]
        total = sum(loose) or 1
        self.held = [
            [own[kind] + few * loose[kind] / total for kind in range(KINDS)]
            for own, few in zip(known, unknown, strict=True)
        ]
        self.cursed = [self.advanced and held[BLACK_DIAMOND] > 0.5 for held in self.held]

    def foresee(self) -> None:
        """How uncertain each majority is, and how everybody stands."""
        coming = [sum(kinds) for kinds in zip(self.bag, self.treasure, *self.lying, strict=True)]
        self.spread = [SPREAD[0] + SPREAD[1] * sqrt(coming[kind]) for kind in range(KINDS)]
        self.standing = [self.worth_of(seat) for seat in range(self.players)]
        mean = sum(self.standing, 0.0) / self.players
        self.threats = [min(1.8, max(0.4, 1.0 + (points - mean) / 25.0)) for points in self.standing]
        size = sum(self.bag)
        self.bag_worth = self.worth_to_me(self.bag) / size if size else 0.0

    def chance(self, seat: int, kind: int, more: float = 0.0) -> float:
        """How likely a player is to have most of a gem in the end, with so many more of them."""
        best = max([held[kind] for other, held in enumerate(self.held) if other != seat])
        lead = self.held[seat][kind] + more - best + TIE_LEAD[self.view.ruleset]
        if self.held[seat][kind] + more < 0.5:
            lead -= 1.0
        return 1.0 / (1.0 + exp(-lead / self.spread[kind]))

    def worth_of(self, seat: int) -> float:
        """What a player will have in the end, as things stand."""
        held = self.held[seat]
        points = sum([count * worth for count, worth in zip(held, COIN_WORTH, strict=True)])
        points += held[BLACK_DIAMOND] * (15 if self.advanced else 7)
        return points + self.gems(seat) * (SPOILT if self.cursed[seat] else 1.0)

    def gems(self, seat: int) -> float:
        """What the majorities will bring a player, were it not for the curse."""
        return sum([self.majority * self.chance(seat, kind) for kind in GEMS])

    def gain(self, seat: int, kind: int, more: int = 1, wizard: bool = False) -> float:
        """What so many more tokens of a kind are worth to a player; fewer cost as much."""
        if kind == BLACK_DIAMOND:
            return self.black_diamond(seat) * more
        if kind not in GEMS:
            card = self.card_worth if kind == RED and wizard and self.advanced else 0.0
            return more * (COIN_WORTH[kind] + card)
        gain = self.majority * (self.chance(seat, kind, more) - self.chance(seat, kind))
        if self.cursed[seat]:
            return gain * SPOILT
        if self.advanced and self.held[seat][kind] < 0.5 < self.held[seat][kind] + more:
            gain += COLLECTION_STEP
        return gain

    def black_diamond(self, seat: int) -> float:
        """Seven points, or fifteen and a curse on all majorities. (5.curse)"""
        return 15.0 - (1.0 - SPOILT) * self.gems(seat) if self.advanced else 7.0

    def bundle_gain(self, seat: int, tokens: Sequence[int], wizard: bool = False) -> float:
        """What a bundle is worth to a player who gets it."""
        return sum([self.gain(seat, kind, count, wizard) for kind, count in enumerate(tokens) if count])

    def loss(self, seat: int, tokens: Bundle) -> float:
        """What a bundle costs a player who gives it up: less than nothing."""
        return self.bundle_gain(seat, [-count for count in numbers_of(tokens)])

    def worth_to_me(self, counts: Sequence[float]) -> float:
        """What tokens are worth to the one who decides, each by itself."""
        return sum([count * self.gain(self.me, kind) for kind, count in enumerate(counts) if count], 0.0)

    def mean_token(self, seat: int) -> float:
        """What a token drawn from behind another's screen is worth to the one who decides."""
        size = sum(self.held[seat])
        return 0.0 if size < 0.5 else self.worth_to_me(self.held[seat]) / size
