"""The table from the chair of one player: who may win the stakes, and what gold is worth where. (11.4)"""

from collections.abc import Sequence
from math import exp

from ..components import NUMBER, STRENGTH
from ..view import DragonView, Place
from .weights import DRAW_WORTH, MEAN_WORTH, RUIN, STRONGEST, WEAKEST, Race
from .worth import CARD_WORTH


class Outlook:
    """What matters of a view, in numbers; a gold piece in one's own hoard is worth 1."""

    __slots__ = (
        "added", "best", "chances", "coming", "evil", "followers", "good", "hand", "lost", "me", "prices",
        "race", "reserve", "rivals", "size", "spread", "stakes", "total", "turns", "view", "worth",
    )  # fmt: skip

    def __init__(self, view: DragonView, turns_used: int = 0, race: Race | None = None) -> None:
        seat = chair(view)
        places = view.places
        self.view = view
        self.me = me = places[seat]
        # Clockwise from the left neighbour.
        self.rivals = [place for place in places[seat + 1 :] + places[:seat] if not place.eliminated_in]
        self.prices = prices(me, self.rivals)
        self.worth = CARD_WORTH[len(self.rivals)]
        self.stakes = view.stakes
        self.hand = [NUMBER[card] for card in me.hand]
        self.size = len(self.hand)
        self.added = 0  # the strength of a card that is looked at as if it were played
        self.good = me.good
        self.evil = me.evil
        # The rounds after this one; at the ante, those after the first. (3.4)
        rounds = max(0, 3 - (view.round or 1))
        self.turns = rounds + (me.standing is None and not me.slain) - turns_used
        self.race = race or (WEAKEST if view.druid else STRONGEST)
        self.look_into_hand()
        self.foresee(rounds)

    def look_into_hand(self) -> None:
        """What one's own best cards for the race will add to the flight."""
        turns, race = self.turns, self.race
        strengths = sorted([STRENGTH[card] for card in self.hand], reverse=race is STRONGEST)
        self.best = best = strengths[:turns]
        self.coming = race.own_turn * sum(best, 0.0) + race.missing * (turns - len(best))
        self.reserve = strengths[turns] if len(strengths) > turns else race.missing / race.own_turn

    def foresee(self, rounds: int) -> None:
        """How likely each rival is to win the stakes, against 1 for one's own flight as it lies. (5.1)"""
        race, own = self.race, self.me.strength
        waiting = [rival.standing is None and not rival.slain for rival in self.rivals]
        self.followers = sum(waiting)
        self.spread = spread = race.sign * race.spread[self.turns + rounds + (self.followers > 0)]
        self.chances = [
            0.0
            if rival.barred
            else exp((rival.strength - own + race.rival_turn[rival.hand_size] * (rounds + waits)) / spread)
            for rival, waits in zip(self.rivals, waiting, strict=True)
        ]
        self.total = sum(self.chances)
        self.lost = sum([chance * price for chance, price in zip(self.chances, self.prices, strict=True)])

    def growth(self, without: int = 0) -> float:
        """What the turns to come will add to one's flight, once a card of this strength has left the hand."""
        if without in self.best:
            return self.coming + self.race.own_turn * (self.reserve - without)
        return self.coming

    def stakes_worth(self, growth: float) -> float:
        """What a gold piece in the stakes is worth if one's flight grows by so much."""
        own = exp(growth / self.spread)
        return (own + self.lost) / (own + self.total)

    def lost_worth(self) -> float:
        """What it is worth if one may not win. (5.1)"""
        return self.lost / self.total if self.total else 0.0

    def worth_in(self, size: int, card: int) -> float:
        """What this card is worth beside so many others in a hand."""
        return self.worth[card] + DRAW_WORTH[size] - MEAN_WORTH

    def pot(self) -> float:
        """What a gold piece in the stakes is worth as things stand."""
        return self.lost_worth() if self.me.barred else self.stakes_worth(self.coming)

    def asked(self, name: str) -> object:
        """One of the public values of the question on the table."""
        assert self.view.prompt is not None
        return self.view.prompt.about[name]


def chair(view: DragonView) -> int:
    """The viewer's seat; for those who only watch, that of any player still in the game."""
    if view.viewer is not None and not view.places[view.viewer].eliminated_in:
        return view.viewer
    return next(place.seat for place in view.places if not place.eliminated_in)


def prices(me: Place, rivals: Sequence[Place]) -> list[float]:
    """What a gold piece in each rival's hoard is worth: the richer the rival and the nearer the end, the less. (5.3)"""
    if len(rivals) == 1:
        return [-1.0]
    hoards = [rival.hoard for rival in rivals]
    spread = RUIN[0] + RUIN[1] * min(me.hoard, *hoards)
    threats = [exp((hoard - me.hoard) / spread) for hoard in hoards]
    total = sum(threats)
    return [-threat / total for threat in threats]
