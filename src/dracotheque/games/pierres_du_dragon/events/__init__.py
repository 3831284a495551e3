"""What can happen, for the log and for animation."""

from typing import Annotated

from dracotheque.core.events import Deed, Event
from dracotheque.core.proofs import Proof

from ..moves import Colour, Item, Seat
from .shown import Dealt, GoldFist, Invented, SilverFist, Who


class Power(Deed, frozen=True):
    """Something about one character's power, which has a paragraph of its own."""

    character: Who

    @property
    def paragraph(self) -> str:
        return "6.2-play" if isinstance(self.character, Invented) else f"4.{self.character}"


# Rounds and auctions. (3.1)


class StonesDealt(Event, frozen=True):
    rule = "2"
    stones: tuple[Dealt, ...]


class RoundBegan(Event, frozen=True):
    rule = "3.round-start"
    round: int
    specials: tuple[Who, ...]


class SpecialPileRenewed(Event, frozen=True):
    rule = "3.special-pile"
    count: int


class CharacterShown(Event, frozen=True):
    rule = "3.auction"
    character: Who
    remaining: int


class FistClosed(Deed, frozen=True):
    rule = "3.secret-fist"


class FistsOpened(Event, frozen=True):
    rule = "3.everyone-pays"
    fists: tuple[GoldFist, ...]


class AuctionCursed(Event, frozen=True):
    rule = "3.cursed-coin"
    character: Who
    seats: tuple[Seat, ...]


class NobodyBid(Event, frozen=True):
    rule = "3.no-bid"
    character: Who


class GoldTied(Event, frozen=True):
    rule = "3.gold-tie"
    seats: tuple[Seat, ...]
    value: int


class SilverOpened(Event, frozen=True):
    rule = "3.gold-tie"
    fists: tuple[SilverFist, ...]


class Deadlocked(Event, frozen=True):
    rule = "3.deadlock"
    character: Who


class AuctionWon(Deed, frozen=True):
    rule = "3.auction"
    character: Who
    value: int


class RoundEnded(Event, frozen=True):
    rule = "3.round-end"
    round: int


class GameEnded(Event, frozen=True):
    rule = "5"
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]


# Powers. (4)


class PowerDoubled(Deed, frozen=True):
    rule = "4.doppelganger-window"
    character: Who


class PowerUsed(Power, frozen=True):
    pass


class PowerIdle(Power, frozen=True):
    """The power finds nothing to do."""


class PowerDeclined(Power, frozen=True):
    pass


class OptionChosen(Deed, frozen=True):
    """A choice on a home-made character, by its number."""

    rule = "3.own"
    option: int


class PowerBorrowed(Deed, frozen=True):
    rule = "4.copied"
    character: Who


class PileShuffled(Event, frozen=True):
    rule = "4.leprechaun"
    count: int


class DoppelgangerKept(Deed, frozen=True):
    rule = "4.doppelganger"


class GoodsGained(Deed, frozen=True):
    """From the bank to a player."""

    rule = "4.gains"
    item: Item
    n: int
    missing: int
    """What the bank could not give."""


class GoodsReturned(Deed, frozen=True):
    """From a player to the bank, not as a price."""

    rule = "4.paying"
    item: Item
    n: int


class StonesPaid(Deed, frozen=True):
    rule = "4.paying"
    red: int
    blue: int
    yellow: int


class CoinsPaid(Deed, frozen=True):
    rule = "4.paying"
    item: Item
    n: int


class BidBurnt(Deed, frozen=True):
    rule = "4.necromancer"
    n: int


class PointsScored(Deed, frozen=True):
    rule = "4.points"
    n: int
    total: int


class ColourNamed(Deed, frozen=True):
    rule = "3.colour"
    colour: Colour


class VictimChosen(Deed, frozen=True):
    rule = "3.victim"
    victim: Seat


class GoodsTaken(Deed, frozen=True):
    """From a player to the one who uses the power."""

    rule = "4.thief-coin"
    victim: Seat
    item: Item
    n: int | None
    """None for those who may not know how many coins changed hands. (7.1)"""


class SpentGoldTaken(Deed, frozen=True):
    """Fairy gold that lies in front of the victim's screen, and from now on in front of the taker's (PD-23)."""

    rule = "4.thief-coin"
    victim: Seat
    n: int


class GoodsGiven(Deed, frozen=True):
    """From the one who uses the power to another player."""

    rule = "6.2-player-steps"
    receiver: Seat
    item: Item
    n: int | None


class SwapOffered(Deed, frozen=True):
    rule = "6.2-player-steps"
    victim: Seat
    colour: Colour


class StonesSwapped(Deed, frozen=True):
    rule = "6.2-player-steps"
    victim: Seat
    given: Colour
    taken: Colour


class BagFilled(Event, frozen=True):
    rule = "4.two_headed_dragon"
    red: int
    blue: int
    yellow: int


class StonesDrawn(Deed, frozen=True):
    rule = "4.two_headed_dragon"
    red: int
    blue: int
    yellow: int


class StoneDrawn(Deed, frozen=True):
    rule = "4.rainbow_dragon"
    colour: Colour


class DrawKept(Deed, frozen=True):
    rule = "4.rainbow_dragon"
    red: int
    blue: int
    yellow: int


class DrawLost(Deed, frozen=True):
    rule = "4.rainbow_dragon"
    colour: Colour


class StoneBought(Deed, frozen=True):
    rule = "4.merchant"
    colour: Colour
    item: Item
    n: int


class GoldRefreshed(Deed, frozen=True):
    rule = "6.2-steps"
    n: int


# The table. (5, 6)


class StopWanted(Deed, frozen=True):
    rule = "5.stopped"
    wanted: bool


class TimeRanOut(Event, frozen=True):
    rule = "3.timeout"
    seats: tuple[Seat, ...]


class WentAway(Deed, frozen=True):
    rule = "6.tempo-away"


class CameBack(Deed, frozen=True):
    rule = "6.tempo-away"


class GestureMade(Deed, frozen=True):
    rule = "6.bluff"
    look: Annotated[str, "look"]


class FistSealed(Deed, frozen=True):
    """A closed fist has this fingerprint; one closed anew has another."""

    rule = "6.sealed_proof"
    fingerprint: str


class FistsProven(Event, frozen=True):
    """What the fingerprints of the fists that lie open were made of: anybody can make them again."""

    rule = "6.sealed_proof"
    proofs: tuple[Proof, ...]
