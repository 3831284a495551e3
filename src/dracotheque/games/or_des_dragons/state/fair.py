"""The Fair: who opened it, and the deals on the table. (9.3)"""

from dracotheque.core.parts import Part

from ..components import NOBODY, Player
from .papers import Offer


class Fair(Part):
    """Nobody has opened it, or everybody may trade."""

    opener: Player = NOBODY
    deals: tuple[Offer, ...] = ()
    done: int = 0
    """With a clock: who has finished trading, as bits."""
    posted: tuple[int, ...] = ()
    """With a clock: how many deals each seat has posted at this Fair."""

    @property
    def is_open(self) -> bool:
        return self.opener != NOBODY
