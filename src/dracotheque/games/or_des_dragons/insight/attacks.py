"""Where to send whom. (11.4)"""

from collections.abc import Sequence

from dracotheque.core.chance import Rng

from ..components import ATTACK, FIREBALL_ATTACK, RED, ROLE, THIEF, WIZARD
from ..moves import Attack, PlayCard, Replace
from ..view.sights import Lair
from .outlook import Outlook
from .weights import BYSTANDER_ENVY, DEATH_BY_LACK, IDLE_COST, JOINERS, STRENGTH_COST, THEFT_PART


class Campaign:
    """What each attack promises."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.view = outlook.view
        self.worths = [self.treasure_worth(lair) for lair in self.view.lairs]
        self.hopes = [self.hope(lair, lair.total, owners(lair)) for lair in self.view.lairs]

    def treasure_worth(self, lair: Lair) -> float:
        """What the whole treasure of a lair is worth, as far as one can guess."""
        if lair.dragon is None:
            return 0.0
        known = self.o.worth_to_me(self.o.lying[lair.slot - 1])
        return known + min(lair.unknown, self.view.bag_size) * self.o.bag_worth

    def hope(self, lair: Lair, total: int, party: set[int]) -> float:
        """What one may hope to get from a lair with this attack and this party under its dragon."""
        if lair.dragon is None or self.o.me not in party:
            return 0.0
        lack = min(max(0, lair.power - total), len(DEATH_BY_LACK) - 1)
        size = len(party) + (JOINERS if lack else 0.0)
        return DEATH_BY_LACK[lack] * self.worths[lair.slot - 1] / size

    def score(self, move: Attack | Replace, role: int, boosts: tuple[str, ...] = ()) -> float:
        """What changes with this attack, less what it costs; the adventurer may have boosts already."""
        lair = self.view.lairs[move.slot - 1]
        cards = (*boosts, *move.boosts)
        strength = (FIREBALL_ATTACK if "fireball" in cards else ATTACK[role]) + ("sword_plus_one" in cards)
        total = lair.total + strength
        party = owners(lair)
        score = self.hope(lair, total, party | {self.o.me}) - self.hopes[lair.slot - 1]
        kills = total >= lair.power
        useful = min(strength, max(0, lair.power - lair.total))
        score -= STRENGTH_COST * strength + 0.1 * (strength - useful)
        score -= self.o.card_worth * 0.5 * len(move.boosts)
        if role == THIEF:
            score += self.theft(party)
        if role == WIZARD:
            score += self.reds(lair)
        if kills and self.o.me not in party:
            score -= BYSTANDER_ENVY * len(party)
        return score - self.idleness(role)

    def theft(self, party: set[int]) -> float:
        """What the thief may bring besides."""
        victims = party - {self.o.me}
        return THEFT_PART * max([self.o.mean_token(seat) for seat in victims]) if victims else 0.3

    def reds(self, lair: Lair) -> float:
        """What the wizard may bring besides."""
        reds = self.o.lying[lair.slot - 1][RED] + 0.12 * min(lair.unknown, self.view.bag_size)
        if any(fighter.adventurer == "wizard" for fighter in lair.fighters):
            return 0.4 * reds if self.o.advanced else 0.0
        return reds * (self.o.card_worth * 0.4 if self.o.advanced else 0.5)

    def idleness(self, role: int) -> float:
        """A last weak adventurer left ready delays the wake-up of the strong ones."""
        ready = [ROLE[name] for name in self.view.places[self.o.me].ready if ROLE[name] != role]
        resting = self.view.places[self.o.me].resting
        return IDLE_COST if len(ready) == 1 and ready[0] >= THIEF and len(resting) > 1 else 0.0


def owners(lair: Lair) -> set[int]:
    return {fighter.seat for fighter in lair.fighters}


def attack_scores(o: Outlook, moves: Sequence[Attack | PlayCard], rng: Rng) -> list[float]:
    """The Recall Ring is worth it when it brings back more than it wakes anyway."""
    campaign = Campaign(o)
    own = o.view.places[o.me]
    recall = 50.0 if len(own.ready) == 1 and len(own.resting) > 1 else -50.0
    return [
        (recall if isinstance(move, PlayCard) else campaign.score(move, ROLE[move.adventurer])) + 0.05 * rng.random()
        for move in moves
    ]


def replace_scores(o: Outlook, moves: Sequence[Replace], rng: Rng) -> list[float]:
    campaign = Campaign(o)
    role = ROLE[str(o.asked_about("adventurer"))]
    return [campaign.score(move, role, o.asked_about("boost_cards")) for move in moves]
