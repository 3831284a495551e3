"""What a player can ask for."""

from functools import cache
from itertools import product, starmap
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from dracotheque.core.moves import Move

from .components import CHARACTER, COLOURS

Seat = Annotated[int, "seat"]
Colour = Annotated[str, "colour"]
Item = Annotated[str, "item"]
CharacterId = Annotated[str, "character"]
Amount = Annotated[Annotated[int, Meta(ge=0, le=60)] | Literal["all"], "amount"]


# The two fists. (D1, D2)


class Bid(Move, frozen=True):
    """Close a gold fist on these coins."""

    fairy: int = 0
    common: int = 0
    black: bool = False
    amulet: bool = False


class BidSilver(Move, frozen=True):
    """Close a silver fist on these coins."""

    silver: int = 0
    amulet: bool = False


# The choices of the player who uses a power. (D3 to D13)


class Double(Move, frozen=True):
    """Play the Doppelganger: the power will be used twice."""


class UseOnce(Move, frozen=True):
    """Keep the Doppelganger."""


class Pay(Move, frozen=True):
    """Pay with these stones; `option` is the place in a list of choices, 0 where there is no choice but how to pay."""

    option: int
    red: int
    blue: int
    yellow: int


class TakeCoins(Move, frozen=True):
    """Wizard, Magician, Sorcerer, Enchantress: take the coins instead of paying."""


class ChooseOption(Move, frozen=True):
    """A home-made character: this item of the list of choices."""

    option: int


class NameColour(Move, frozen=True):
    colour: Colour


class TakeStone(Move, frozen=True):
    colour: Colour


class GiveStone(Move, frozen=True):
    colour: Colour


class ChooseVictim(Move, frozen=True):
    """This player will undergo the power."""

    seat: Seat


class DrawStone(Move, frozen=True):
    """Draw one more stone."""


class StopDrawing(Move, frozen=True):
    """Keep the stones drawn."""


class UseCharacter(Move, frozen=True):
    character: CharacterId


class BuyStone(Move, frozen=True):
    """Buy a stone of this colour for so many of these coins."""

    colour: Colour
    item: Item
    n: int


class StopBuying(Move, frozen=True):
    """That is all."""


class Accept(Move, frozen=True):
    """Yes."""


class Decline(Move, frozen=True):
    """No."""


# What a player may do at any time. (5.stopped, 6.bluff, 6.tempo, 7.2)


class GoldOrder(msgspec.Struct, frozen=True):
    """The gold fist of an order; `all` is as many as one has."""

    fairy: Amount = 0
    common: Amount = 0
    black: bool = False
    amulet: bool = False


class SilverOrder(msgspec.Struct, frozen=True):
    """The silver fist of an order, in case of a tie."""

    silver: Amount = 0
    amulet: bool = False


class Guard(msgspec.Struct, frozen=True):
    """The condition of an order: a fact, and its number where it has one."""

    fact: Annotated[str, "guard"]
    n: int = 0


class StandingOrder(Move, frozen=True):
    """Close these fists when this character comes up; not sealed, it is a note and the player is asked."""

    character: CharacterId
    gold: GoldOrder
    silver: SilverOrder | None = None
    guard: Guard | None = None
    sealed: bool = True


class CancelOrder(Move, frozen=True):
    character: CharacterId


class SetStops(Move, frozen=True):
    """Ask me again after I win something, after anybody scores, after my stones change."""

    win: bool = False
    score: bool = False
    stones: bool = False


class EmptyFists(Move, frozen=True):
    """Close empty fists for me for the rest of the round, or no longer."""

    on: bool


class Gesture(Move, frozen=True):
    """Make the closed fist look like this."""

    look: Annotated[str, "look"]


class AgreeToStop(Move, frozen=True):
    """Agree to end the game here."""


class PlayOn(Move, frozen=True):
    """No longer agree to end the game."""


class ComeBack(Move, frozen=True):
    """Be at the table again."""


class TimeUp(Move, frozen=True):
    """The clock: the time for the question on the table has passed."""


NO_OR_YES: Final = (False, True)

# Moves exist once, so that listing options makes nothing new.
_bid: Final = cache(Bid)
_silver_bid: Final = cache(BidSilver)
EMPTY_FIST: Final = _bid(0, 0, False, False)
EMPTY_SILVER: Final = _silver_bid(0, False)
DOUBLE: Final = Double()
USE_ONCE: Final = UseOnce()
TAKE_COINS: Final = TakeCoins()
OPTION: Final = tuple(map(ChooseOption, range(5)))
NAME: Final = tuple(map(NameColour, COLOURS))
TAKE: Final = tuple(map(TakeStone, COLOURS))
GIVE: Final = tuple(map(GiveStone, COLOURS))
VICTIM: Final = tuple(map(ChooseVictim, range(6)))
DRAW_STONE: Final = DrawStone()
STOP_DRAWING: Final = StopDrawing()
USE: Final = {character: UseCharacter(character) for character in CHARACTER}
STOP_BUYING: Final = StopBuying()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
TIME_UP: Final = TimeUp()


@cache
def gold_fists(fairy: int, common: int, black: bool, amulet: bool) -> tuple[Bid, ...]:
    """Every gold fist of a purse, the empty one first: 27 at the start of a game, rarely above 150. (11.1)"""
    held = product(range(fairy + 1), range(common + 1), NO_OR_YES[: 1 + black], NO_OR_YES[: 1 + amulet])
    return tuple(starmap(_bid, held))


@cache
def silver_fists(silver: int, amulet: bool) -> tuple[BidSilver, ...]:
    """Every silver fist of a purse, the empty one first."""
    return tuple(starmap(_silver_bid, product(range(silver + 1), NO_OR_YES[: 1 + amulet])))
