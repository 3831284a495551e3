"""Where the magic objects are. (4.3)"""

from dracotheque.core.fields import field
from dracotheque.core.parts import Part

from ..components import ALL_MAGIC, FIREBALL, NO_DRAGON, NOT_PLACED, SWORD, WEAKNESS, AdventurerNumber, DragonNumber
from ..moves import StandingOrder


class Magic(Part):
    """Hands, pile and discard, what lies with an adventurer or on a dragon, and what is armed beforehand."""

    hands: list[int] = field([])
    """Of each seat, as bits."""
    pile: list[int] = field([])
    """The next card last."""
    pile_from: int = ALL_MAGIC
    """The cards the pile was last made of, as bits."""
    spent: tuple[int, ...] = ()
    """The magic discard."""
    limbo: int = 0
    """The cards whose effect is not complete yet, as bits. (OD-21)"""
    sword: AdventurerNumber = NOT_PLACED
    """The adventurer that has the Sword +1."""
    fireball: AdventurerNumber = NOT_PLACED
    """The wizard that has the Fireball."""
    weakness: DragonNumber = NO_DRAGON
    """The dragon on which the Weakness Powder lies."""
    drawn: tuple[int, ...] = ()
    """The tokens shown by the Lens."""
    orders: tuple[tuple[StandingOrder, ...], ...] = ()
    """Slow play: what each seat has armed."""

    def located(self) -> int:
        """The magic objects everybody can see, as bits: discarded, attached or being played. (9.4)"""
        seen = self.limbo
        for card in self.spent:
            seen |= 1 << card
        return seen | self.attached()

    def attached(self) -> int:
        """The magic objects that lie with an adventurer or a dragon, as bits."""
        return (
            (self.sword != NOT_PLACED) << SWORD
            | (self.fireball != NOT_PLACED) << FIREBALL
            | (self.weakness != NO_DRAGON) << WEAKNESS
        )

    def discard_attached(self, under: tuple[int, ...], dragon: int) -> None:
        """What lies with these adventurers and on this dragon goes to the discard. (OD-21)"""
        if self.sword in under:
            self.sword = NOT_PLACED
            self.spent += (SWORD,)
        if self.fireball in under:
            self.fireball = NOT_PLACED
            self.spent += (FIREBALL,)
        if self.weakness == dragon:
            self.weakness = NO_DRAGON
            self.spent += (WEAKNESS,)
