"""What a player can ask for."""

from typing import Annotated, ClassVar, Final

import msgspec
from msgspec.structs import force_setattr

from dracotheque.core.moves import Move

from .components import KINDS, MAGIC, ROLES, SLOTS, TOKENS
from .components.bundles import Bundle, Seat, Share, Side, Token

Adventurer = Annotated[str, "adventurer"]
Card = Annotated[str, "card"]
Dragon = Annotated[str, "dragon"]
Slot = Annotated[int, "slot"]
"""A lair, counted from 1."""


class Attack(Move, frozen=True):
    """Send this adventurer under the dragon of this lair, with these boosts."""

    adventurer: Adventurer
    slot: Slot
    boosts: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        _in_order_of_the_cards(self)


class Replace(Move, frozen=True):
    """Driven off by the Cloud: go under the dragon of this lair, with these further boosts."""

    slot: Slot
    boosts: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        _in_order_of_the_cards(self)


def _in_order_of_the_cards(move: Attack | Replace) -> None:
    """Boosts are played together: whoever names them in another order means the same."""
    if type(move.boosts) is tuple and len(move.boosts) > 1:  # until the move is checked it may be anything
        known = [card for card in MAGIC if card in move.boosts]
        if len(known) == len(move.boosts):
            force_setattr(move, "boosts", tuple(known))


class Pass(Move, frozen=True):
    """Do nothing: in a window, for a theft, a draw or a pinch, and at a Fair played grain by grain."""


class PlayCard(Move, frozen=True):
    """Play a magic object that needs nothing more said."""

    card: Card


class Renew(Move, frozen=True):
    """Renewal Powder: send these tokens of the treasure back to the bag."""

    card: ClassVar[str] = "renewal_powder"

    tokens: Bundle


class Pick(Move, frozen=True):
    """Lens of Discernment: add these of the tokens just drawn to the treasure."""

    tokens: Bundle


class Swap(Move, frozen=True):
    """Exchange Mirror or Suction Tube: these tokens of two dragons change places."""

    card: Card
    first_slot: Slot
    first_tokens: Bundle
    second_slot: Slot
    second_tokens: Bundle


class Invert(Move, frozen=True):
    """Inversion Powder: the dragons of two lairs change places."""

    card: ClassVar[str] = "inversion_powder"

    first_slot: Slot
    second_slot: Slot


class Confuse(Move, frozen=True):
    """Confusion Ring: two participants get each other's share."""

    card: ClassVar[str] = "confusion_ring"

    first: Seat
    second: Seat


class ReachOut(Move, frozen=True):
    """Long Arm: rob this participant from afar."""

    card: ClassVar[str] = "long_arm"

    victim: Seat
    velvet: bool = False


class Steal(Move, frozen=True):
    """Thief: rob this participant, with or without the Velvet Glove."""

    victim: Seat
    velvet: bool = False


class Give(Move, frozen=True):
    """Muddle Stone: give these tokens up."""

    tokens: Bundle


class Take(Move, frozen=True):
    """Assisted theft: carry off a token of this kind."""

    token: Token


class Reason(msgspec.Struct, frozen=True, gc=False):
    """A ready-made phrase that comes with a split; it promises nothing. (9.2.5)"""

    phrase: Annotated[str, "phrase"]
    tokens: Bundle = ()


class Propose(Move, frozen=True):
    """Write this split of the treasure."""

    shares: tuple[Share, ...]
    reason: Reason | None = None


class Sign(Move, frozen=True):
    """Sign this version of somebody's parchment."""

    author: Seat
    version: int


class Unsign(Move, frozen=True):
    """Take the signature back."""


class Refuse(Move, frozen=True):
    """Grain by grain: refuse the split or the deal."""


class Hold(Move, frozen=True):
    """Grain by grain: let the grain go by."""


class NoDeal(Move, frozen=True):
    """With a clock: give the sharing up."""


class Mandate(Move, frozen=True):
    """Slow play: tell one's steward, in secret, which bundles to sign for."""

    bundles: tuple[Bundle, ...]


class Deal(Move, frozen=True):
    """Post a deal at the Fair.

    With one side, one's own, the other party is whoever of `takers` signs it, or anybody where none is named.
    """

    sides: tuple[Side, ...]
    takers: tuple[Seat, ...] = ()

    @property
    def is_open(self) -> bool:
        """The second party is still to be found."""
        return len(self.sides) == 1


class SignDeal(Move, frozen=True):
    """Sign this deal of somebody's."""

    maker: Seat
    deal: Deal


class WithdrawDeal(Move, frozen=True):
    """Take back a deal of one's own."""

    deal: Deal


class Cry(Move, frozen=True):
    """Announce what one looks for and what one claims to have; nobody checks it."""

    seeks: tuple[Token, ...]
    offers: tuple[Token, ...]


class Done(Move, frozen=True):
    """Have finished trading."""


class SetEye(Move, frozen=True):
    """Watch this lair, or nowhere (0)."""

    slot: Slot


class Pinch(Move, frozen=True):
    """Invisible Hand: try to take a token of this kind from the dragon of this lair."""

    silent: ClassVar[bool] = True
    """The others find the dragon one token poorer, and hear nothing. (7.dragons)"""

    slot: Slot
    token: Token


class ArmCloud(Move, frozen=True):
    """Standing order: the Cloud against these players under these dragons; nobody or none named means all."""

    seats: tuple[Seat, ...]
    dragons: tuple[Dragon, ...]
    only_if_deadly: bool


class ArmWeakness(Move, frozen=True):
    """Standing order: the Weakness Powder against these players for these dragons; none named means all."""

    seats: tuple[Seat, ...]
    dragons: tuple[Dragon, ...]


class ArmStone(Move, frozen=True):
    """Standing order: the Stone against these thieves, and the kinds to give up, the first choice first."""

    seats: tuple[Seat, ...]
    only_if_grave: bool
    """Only against an assisted or a double theft."""
    tokens: tuple[Token, ...]


class Arm(Move, frozen=True):
    """Standing order: this card between turns, as soon as it is legal."""

    order: Swap | Invert | PlayCard


class Disarm(Move, frozen=True):
    """Take back the standing order for this card."""

    card: Card


class SandOut(Move, frozen=True):
    """The clock: the sand of a negotiation or a Fair has run out."""


class WindowClosed(Move, frozen=True):
    """The clock: the time of a reaction window is over."""


StandingOrder = ArmCloud | ArmWeakness | ArmStone | Arm

PHRASES: Final = ("even", "mine", "yours", "collector", "coins", "sweetened", "last-offer")
"""What may be said with a split."""

# Most moves exist once, so that listing options makes nothing new.
ATTACK_WITH: Final = tuple(tuple(Attack(adventurer, slot) for slot in range(1, SLOTS + 1)) for adventurer in ROLES)
ATTACKS: Final = tuple(
    tuple(
        tuple(
            ATTACK_WITH[role][slot]
            for role in range(len(ROLES))
            if ready >> role & 1
            for slot in range(SLOTS)
            if lairs >> slot & 1
        )
        for lairs in range(1 << SLOTS)
    )
    for ready in range(1 << len(ROLES))
)
"""Every attack without boosts, by the adventurers that are ready and the lairs where a dragon lives, as bits."""
PASS: Final = Pass()
PLAY: Final = tuple(map(PlayCard, MAGIC))
STEAL: Final = tuple((Steal(seat), Steal(seat, True)) for seat in range(6))
REACH_OUT: Final = tuple((ReachOut(seat), ReachOut(seat, True)) for seat in range(6))
CONFUSE: Final = tuple(tuple(Confuse(first, second) for second in range(6)) for first in range(6))
INVERT: Final = tuple(tuple(Invert(first + 1, second + 1) for second in range(SLOTS)) for first in range(SLOTS))
TAKE: Final = tuple(map(Take, TOKENS))
UNSIGN: Final = Unsign()
REFUSE: Final = Refuse()
VOTES: Final = tuple(tuple((Sign(author, version), REFUSE) for version in range(12)) for author in range(6))
"""What may be answered to a split, by its author and version; grain by grain nobody writes more than six."""
HOLD: Final = Hold()
NO_DEAL: Final = NoDeal()
DONE: Final = Done()
SET_EYE: Final = tuple(map(SetEye, range(SLOTS + 1)))
PINCH: Final = tuple(tuple(Pinch(slot + 1, TOKENS[kind]) for kind in range(KINDS)) for slot in range(SLOTS))
SAND_OUT: Final = SandOut()
WINDOW_CLOSED: Final = WindowClosed()


def card_of(move: Move) -> str | None:
    return getattr(move, "card", None)


def sign_move(author: int, version: int) -> Sign:
    """The signature of a version; live play may go beyond those made beforehand."""
    return VOTES[author][version][0] if version < len(VOTES[author]) else Sign(author, version)
