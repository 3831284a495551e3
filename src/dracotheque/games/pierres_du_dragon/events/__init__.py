"""What can happen, for the log and for animation."""

from typing import Annotated

from dracotheque.core.events import Event
from dracotheque.core.proofs import Proof

from ..moves import Colour, Item, Seat
from .shown import Dealt, GoldFist, Invented, SilverFist, Who


class Power(Event, frozen=True):
    """Something about one character's power, which has a paragraph of its own."""

    seat: Seat
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


class FistClosed(Event, frozen=True):
    rule = "3.secret-fist"
    seat: Seat


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


class AuctionWon(Event, frozen=True):
    rule = "3.auction"
    seat: Seat
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


class PowerDoubled(Event, frozen=True):
    rule = "4.doppelganger-window"
    seat: Seat
    character: Who


class PowerUsed(Power, frozen=True):
    pass


class PowerIdle(Power, frozen=True):
    """The power finds nothing to do."""


class PowerDeclined(Power, frozen=True):
    pass


class OptionChosen(Event, frozen=True):
    """A choice on a home-made character, by its number."""

    rule = "3.own"
    seat: Seat
    option: int


class PowerBorrowed(Event, frozen=True):
    rule = "4.copied"
    seat: Seat
    character: Who


class PileShuffled(Event, frozen=True):
    rule = "4.leprechaun"
    count: int


class DoppelgangerKept(Event, frozen=True):
    rule = "4.doppelganger"
    seat: Seat


class GoodsGained(Event, frozen=True):
    """From the bank to a player."""

    rule = "4.gains"
    seat: Seat
    item: Item
    n: int
    missing: int
    """What the bank could not give."""


class GoodsReturned(Event, frozen=True):
    """From a player to the bank, not as a price."""

    rule = "4.paying"
    seat: Seat
    item: Item
    n: int


class StonesPaid(Event, frozen=True):
    rule = "4.paying"
    seat: Seat
    red: int
    blue: int
    yellow: int


class CoinsPaid(Event, frozen=True):
    rule = "4.paying"
    seat: Seat
    item: Item
    n: int


class BidBurnt(Event, frozen=True):
    rule = "4.necromancer"
    seat: Seat
    n: int


class PointsScored(Event, frozen=True):
    rule = "4.points"
    seat: Seat
    n: int
    total: int


class ColourNamed(Event, frozen=True):
    rule = "3.colour"
    seat: Seat
    colour: Colour


class VictimChosen(Event, frozen=True):
    rule = "3.victim"
    seat: Seat
    victim: Seat


class GoodsTaken(Event, frozen=True):
    """From a player to the one who uses the power."""

    rule = "4.thief-coin"
    seat: Seat
    victim: Seat
    item: Item
    n: int | None
    """None for those who may not know how many coins changed hands. (7.1)"""


class SpentGoldTaken(Event, frozen=True):
    """Fairy gold that lies in front of the victim's screen, and from now on in front of the taker's (PD-23)."""

    rule = "4.thief-coin"
    seat: Seat
    victim: Seat
    n: int


class GoodsGiven(Event, frozen=True):
    """From the one who uses the power to another player."""

    rule = "6.2-player-steps"
    seat: Seat
    receiver: Seat
    item: Item
    n: int | None


class SwapOffered(Event, frozen=True):
    rule = "6.2-player-steps"
    seat: Seat
    victim: Seat
    colour: Colour


class StonesSwapped(Event, frozen=True):
    rule = "6.2-player-steps"
    seat: Seat
    victim: Seat
    given: Colour
    taken: Colour


class BagFilled(Event, frozen=True):
    rule = "4.two_headed_dragon"
    red: int
    blue: int
    yellow: int


class StonesDrawn(Event, frozen=True):
    rule = "4.two_headed_dragon"
    seat: Seat
    red: int
    blue: int
    yellow: int


class StoneDrawn(Event, frozen=True):
    rule = "4.rainbow_dragon"
    seat: Seat
    colour: Colour


class DrawKept(Event, frozen=True):
    rule = "4.rainbow_dragon"
    seat: Seat
    red: int
    blue: int
    yellow: int


class DrawLost(Event, frozen=True):
    rule = "4.rainbow_dragon"
    seat: Seat
    colour: Colour


class StoneBought(Event, frozen=True):
    rule = "4.merchant"
    seat: Seat
    colour: Colour
    item: Item
    n: int


class GoldRefreshed(Event, frozen=True):
    rule = "6.2-steps"
    seat: Seat
    n: int


# The table. (5, 6)


class StopWanted(Event, frozen=True):
    rule = "5.stopped"
    seat: Seat
    wanted: bool


class TimeRanOut(Event, frozen=True):
    rule = "3.timeout"
    seats: tuple[Seat, ...]


class WentAway(Event, frozen=True):
    rule = "6.tempo-away"
    seat: Seat


class CameBack(Event, frozen=True):
    rule = "6.tempo-away"
    seat: Seat


class GestureMade(Event, frozen=True):
    rule = "6.bluff"
    seat: Seat
    look: Annotated[str, "look"]


class FistSealed(Event, frozen=True):
    """A closed fist has this fingerprint; one closed anew has another."""

    rule = "6.sealed_proof"
    seat: Seat
    fingerprint: str


class FistsProven(Event, frozen=True):
    """What the fingerprints of the fists that lie open were made of: anybody can make them again."""

    rule = "6.sealed_proof"
    proofs: tuple[Proof, ...]
