"""A dead dragon and its treasure: who shares it, what has been written so far, what was agreed. (9.2)"""

from dracotheque.core.fields import field, written
from dracotheque.core.parts import Part

from ..components import NO_SLOT, NOBODY, LairNumber
from ..components.bundles import NOTHING
from ..moves import Mandate
from .papers import Parchment


class Sharing(Part):
    """From the death of a dragon until its lair is cleared."""

    killed: LairNumber = NO_SLOT
    """The lair of the dragon that has just died."""
    party: tuple[int, ...] = ()
    """The participants, in speaking order."""
    treasure: tuple[int, ...] = NOTHING
    parchments: tuple[Parchment, ...] = field((), reset="clear_parchments")
    """One for each author at most, in the order in which they were last written."""
    pens: tuple[int, ...] = field((), reset="clear_parchments")
    """With a clock: whose parchment each seat has signed."""
    given_up: int = field(0, reset="clear_parchments")
    """With a clock: the participants who said "no deal", as bits."""
    grain: int = field(0, reset="clear_parchments")
    """Grain by grain: how many grains have been used."""
    shares: tuple[int, ...] = ()
    """What was agreed and is not handed out yet: nine numbers for each seat."""
    mandates: tuple[Mandate | None, ...] = field((), reset="clear_parchments")
    stamped: int = field(0, reset="clear_parchments")
    """Slow play: those whose standing signature is younger than their mandate, as bits."""

    @written
    def clear_parchments(self) -> None:
        """The sand is not running."""

    def hand_out_pens(self, players: int) -> None:
        """With a clock: the sand is turned, nobody has signed anything yet."""
        self.pens = (NOBODY,) * players
        self.mandates = (None,) * players

    @property
    def sand_is_running(self) -> bool:
        """With a clock: the participants may write and sign."""
        return bool(self.pens)

    def parchment_of(self, author: int) -> Parchment | None:
        """The version that stands."""
        for parchment in self.parchments:
            if parchment.author == author:
                return parchment
        return None
