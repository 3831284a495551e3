"""One's own turn: what each card of the hand would bring if it were played now. (11.3)"""

from typing import Final

from ..components import BAHAMUT, IS_EVIL, IS_GOOD, IS_MORTAL, NUMBER, POWER, STRENGTH, TIAMAT
from ..view import DragonView
from . import weights
from .outlook import Outlook
from .powers import VALUES, stolen
from .worth import SPENT_WORTH, draws_worth, promises

DRUID: Final = NUMBER["druid"]
GODS: Final = (BAHAMUT, TIAMAT)
BELOW: Final = tuple(sum(strength < bar for strength in STRENGTH) / len(STRENGTH) for bar in range(14))
"""How likely a card is to be weaker than each strength."""


class Turn(Outlook):
    """The outlook of the player who is to play a card."""

    __slots__ = (
        "druid", "flight", "golds", "lead", "pairs", "princess", "promises", "reference", "spent", "to_beat",
    )  # fmt: skip

    def __init__(self, view: DragonView) -> None:
        super().__init__(view, turns_used=1)
        self.size -= 1
        stage = min(3, view.round)
        self.spent = SPENT_WORTH[len(self.rivals)][stage]
        self.lead = weights.LEAD_WORTH[stage]
        self.reference = view.reference or 13
        self.to_beat = max([STRENGTH[NUMBER[rival.standing]] for rival in self.rivals if rival.standing], default=0)
        self.flight = [NUMBER[card] for card in self.me.flight]
        powers = [POWER[card] for card in self.hand]
        self.golds = powers.count("gold")
        self.princess = "princess" in powers
        self.druid = "druid" in powers and self.race is weights.STRONGEST
        laid = [STRENGTH[card] for card in self.flight if not IS_MORTAL[card]]
        self.pairs = [] if self.me.strength_counted else [strength for strength in laid if laid.count(strength) > 1]
        self.promises = {} if self.me.colour_counted else promises(self.flight, self.hand, self.turns)

    def score(self, card: int) -> float:
        """The gold one expects to gain by playing this card."""
        strength, power = STRENGTH[card], POWER[card]
        triggers = strength <= self.reference
        stands = weights.COPPER_STANDS if triggers and power == "copper" else strength
        self.added = stands
        self.good = self.me.good + IS_GOOD[card]
        self.evil = self.me.evil + IS_EVIL[card]
        mixed = self.good and self.evil
        if mixed and (card in GODS or BAHAMUT in self.flight or TIAMAT in self.flight):
            pot = self.lost_worth()
        else:
            pot = self.stakes_worth(stands + self.growth(strength))
        score = pot * self.stakes - self.spent[card] + self.rhythm(stands)
        if triggers:
            score += VALUES[power](self, card, pot)
        if self.turns:
            score += self.company(card)
        if self.promises:
            score += self.promises[card] * (len(self.rivals) + 1)
        if strength in self.pairs and not IS_MORTAL[card]:
            score += weights.TRIPLE_WORTH * (stolen(self, strength, pot) + draws_worth(self.size, len(self.view.antes)))
        return score

    def rhythm(self, stands: int) -> float:
        """The lead of the next round, and the reference one leaves to the left neighbour. (11.3)"""
        worth = 0.0
        if stands > self.to_beat:
            worth = self.lead * BELOW[stands] ** self.followers
        if self.followers:
            worth += self.prices[0] * weights.REFERENCE_WORTH * stands
        return worth

    def company(self, card: int) -> float:
        """What the card does to those one holds for later."""
        worth = 0.0
        if IS_GOOD[card]:
            if self.golds:
                worth += weights.GOOD_FOR_GOLD * min(self.turns, self.golds - (POWER[card] == "gold"))
            if self.princess:
                worth += weights.GOOD_FOR_PRINCESS
            if TIAMAT in self.hand:
                worth -= weights.SPOILT_GOD
        elif IS_EVIL[card] and BAHAMUT in self.hand:
            worth -= weights.SPOILT_GOD
        if self.druid and card != DRUID:
            worth -= weights.LOW_FOR_DRUID * STRENGTH[card]
        return worth
