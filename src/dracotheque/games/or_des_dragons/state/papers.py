"""What is written at a sharing or a Fair: parchments and deals. (9.2.1, 9.3.1)"""

import msgspec

from ..components import NOBODY, Player
from ..components.bundles import Seat
from ..moves import Deal, Reason


class Parchment(msgspec.Struct, frozen=True, gc=False):
    """The split somebody wrote, in the version that stands. (9.2.1)"""

    author: int
    version: int
    split: tuple[int, ...]
    """The share of each seat, packed."""
    complete: bool
    reason: Reason | None
    refused_by: Player = NOBODY
    """Grain by grain: who refused it."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A deal on the table. (9.3.1)"""

    maker: Seat
    deal: Deal
    signed: tuple[Seat, ...]
