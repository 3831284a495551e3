"""What a viewer is shown: the structures of a view. (7)"""

from typing import Annotated

import msgspec

from dracotheque.core.views import View

from ..components.bundles import Bundle, Seat, Share
from ..moves import Adventurer, Card, Dragon, Mandate, Reason, Slot, StandingOrder
from ..state.papers import Offer
from ..state.scoring import Score

Colour = Annotated[str, "colour"]


class Fighter(msgspec.Struct, frozen=True):
    """An adventurer under a dragon, with the boosts that lie beside it."""

    seat: Seat
    adventurer: Adventurer
    strength: int
    boosts: tuple[Card, ...]


class Lair(msgspec.Struct, frozen=True, kw_only=True):
    """One of the four places in the middle."""

    slot: Slot
    dragon: Dragon | None
    power: int
    weakened: bool
    known: int
    unknown: int
    tokens: Bundle
    fighters: tuple[Fighter, ...]
    total: int
    dead: bool


class Ledger(msgspec.Struct, frozen=True):
    """What a player has gained and lost for all to see; a theft is one unknown token. (6.public_ledger)"""

    tokens: Bundle
    stolen: int
    """Tokens of an unknown kind gained."""
    missing: int
    """Tokens of an unknown kind lost."""


class Certainty(msgspec.Struct, frozen=True):
    """What an attentive viewer can be sure of, and how many tokens there are besides."""

    tokens: Bundle
    unknown: int


class Pinches(msgspec.Struct, frozen=True):
    """What the holder of the Invisible Hand knows of it. (4.3.14)"""

    taken: int
    """How many tokens this holder has pinched with it."""
    tried: bool
    """The attempt of this occasion is used up."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One player as the viewer may see them: of another's screen nothing, not even a number. (OD-54)"""

    seat: Seat
    colour: Colour
    ready: tuple[Adventurer, ...]
    resting: tuple[Adventurer, ...]
    loot: Bundle | None
    stall: Bundle
    magic_count: int
    magic: tuple[Card, ...] | None
    eye: Slot | None
    ledger: Ledger | None
    certain: Certainty | None
    """Only from memory."""
    done: bool
    score: Score | None


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A parchment."""

    author: Seat
    version: int
    shares: tuple[Share, ...]
    complete: bool
    reason: Reason | None
    signed: tuple[Seat, ...]
    refused_by: Seat | None


class Sharing(msgspec.Struct, frozen=True, kw_only=True):
    """A treasure and those who share it, in speaking order."""

    slot: Slot
    participants: tuple[Seat, ...]
    treasure: Bundle
    drafts: tuple[Draft, ...]
    given_up: tuple[Seat, ...]
    grain: int
    grains: int
    """0 where a clock watches the sand."""
    agreed: tuple[Share, ...]
    """Shares that are not handed out yet."""


class Theft(msgspec.Struct, frozen=True, kw_only=True):
    """A theft being committed, and what its thief has seen."""

    thief: Seat
    victim: Seat
    velvet: bool
    far: bool
    seen: Bundle | None


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """A Fair in progress."""

    opener: Seat
    offers: tuple[Offer, ...]


class GoldView(View, frozen=True, kw_only=True):
    """The table of L'Or des Dragons."""

    ruleset: str
    sand: str
    talk: str
    first: Seat
    active: Seat
    lairs: tuple[Lair, ...]
    places: tuple[Place, ...]
    deck_size: int
    fair_in: int
    """How many dragons are still to come before the Fair; 0 once it has been held."""
    dragons_to_come: tuple[Dragon, ...]
    """The dragons nobody has seen yet, in no order: everybody knows the others."""
    bag_size: int
    bag: Bundle | None
    last_phase: bool
    lost: Bundle
    sharing: Sharing | None
    theft: Theft | None
    lens: Bundle
    fair: Fair | None
    pile_size: int
    magic_discard: tuple[Card, ...]
    eyes: bool
    """There is something to watch for."""
    pinches: Pinches | None
    """For the holder of the Invisible Hand."""
    mandate: Mandate | None
    orders: tuple[StandingOrder, ...]
    """The viewer's own."""
