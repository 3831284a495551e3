"""What lies on the table."""

from braises.components import CARDS, TREASURES
from braises.events import DragonSent
from braises.options import EmberOptions
from dracotheque.core.events import Event
from dracotheque.core.fields import field
from dracotheque.core.rules import Rules
from dracotheque.core.state import State


class Table(State):
    """A game in progress; hands, the deck and the pile of treasures are secret."""

    rules = Rules()
    options: EmberOptions
    deck: list[int] = field(lambda s: list(CARDS))
    treasures: list[int] = field(lambda s: list(TREASURES))
    hands: list[list[int]] = field(lambda s: [[] for _ in range(s.players)])
    hoards: list[int] = field(lambda s: [0] * s.players)
    embers: list[int] = field(lambda s: [s.options.embers] * s.players)
    at_stake: list[int] = []
    """The treasures that lie open: more than one after a fight that nobody won."""
    sent: list[int] = []
    """The dragons that lie open, by seat."""
    die: int = 0
    """What was rolled last, until dragons are shown again."""
    gone: list[int] = []
    """Dragons of earlier rounds, which everybody has seen, by size."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Treasure, and an ember counts 1. (3)"""
        return tuple(hoard + embers for hoard, embers in zip(self.hoards, self.embers, strict=True))

    def sealed_event(self, seat: int) -> Event:
        return DragonSent(seat)

    def standing(self) -> list[int]:
        """Whose dragon no other equals, the largest first. (2.2)"""
        alone = [seat for seat, card in enumerate(self.sent) if self.sent.count(card) == 1]
        return sorted(alone, key=lambda seat: -self.sent[seat])
