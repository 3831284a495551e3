"""What can happen, for the log and for animation."""

from typing import Annotated

import msgspec

from dracotheque.core.events import Event

from .moves import Ability, Card, Colour, Power, Seat

Purse = Annotated[int, "purse"]
"""A seat, or STAKES."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card and who laid it."""

    seat: Seat
    card: Card


class GambitBegan(Event, frozen=True):
    rule = "3.2"
    gambit: int


class AnteSealed(Event, frozen=True):
    rule = "3.2.1"
    seat: Seat


class AntesRevealed(Event, frozen=True):
    rule = "3.2.1"
    antes: tuple[Laid, ...]


class AntesAllTied(Event, frozen=True):
    rule = "3.2.4"


class PriceSet(Event, frozen=True):
    rule = "3.2.5"
    price: int


class RoundBegan(Event, frozen=True):
    rule = "3.4"
    round: int
    leader: Seat


class CardPlayed(Event, frozen=True):
    rule = "3.3.3"
    seat: Seat
    card: Card
    triggers: bool
    reference: int
    """The strength it is compared with; 0 where nothing was played before it in this round."""


class TurnSkipped(Event, frozen=True):
    rule = "3.3.2"
    seat: Seat


class PowerUsed(Event, frozen=True):
    """A power begins: the host's own, or one it copies."""

    seat: Seat
    card: Card
    power: Power

    @property
    def paragraph(self) -> str:
        return f"4.{self.power}"


class PowerWithoutEffect(Event, frozen=True):
    seat: Seat
    power: Power

    @property
    def paragraph(self) -> str:
        return f"4.{self.power}"


Cause = Annotated[str, "cause"]


class NothingCame(Event, frozen=True):
    """A power draws, takes or discards nothing; the seat is whose hand or flight is the cause."""

    rule = "4.1"
    seat: Seat
    power: Power
    cause: Cause


class GoldTaken(Event, frozen=True):
    rule = "3.8"
    seat: Seat
    amount: int


class GoldPaid(Event, frozen=True):
    rule = "3.8"
    payer: Seat
    payee: Purse
    amount: int
    owed: int
    """What the payer lacked and now owes."""


class DebtRepaid(Event, frozen=True):
    rule = "3.8"
    debtor: Seat
    creditor: Purse
    amount: int


class CardsDrawn(Event, frozen=True):
    rule = "3.7"
    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    """Which ones: for the one who drew."""


class CardsBought(Event, frozen=True):
    rule = "3.6"
    seat: Seat
    card: Card
    price: int


class DeckRenewed(Event, frozen=True):
    rule = "3.7-renewal"
    count: int


class CardStolen(Event, frozen=True):
    rule = "4.red"
    seat: Seat
    victim: Seat
    card: Card = ""
    """Which one: for the taker and the victim."""


class DemandMade(Event, frozen=True):
    """Somebody is asked for a card or 5 gold."""

    seat: Seat
    target: Seat
    card: Card
    power: Power

    @property
    def paragraph(self) -> str:
        return f"4.{self.power}"


class DemandAnswered(Event, frozen=True):
    """The target of a demand chose to pay."""

    seat: Seat
    asker: Seat
    power: Power

    @property
    def paragraph(self) -> str:
        return f"4.{self.power}"


class CardGiven(Event, frozen=True):
    rule = "3.9"
    seat: Seat
    asker: Seat
    card: Card


class CardShown(Event, frozen=True):
    """Shown for a demand, and kept because the asking hand is full."""

    rule = "3.7-hand-limit"
    seat: Seat
    asker: Seat
    card: Card


class AnteCardsTaken(Event, frozen=True):
    rule = "3.7"
    seat: Seat
    cards: tuple[Card, ...]


class CardReplaced(Event, frozen=True):
    rule = "4.copper"
    seat: Seat
    card: Card
    replacement: Card


class CardCameBack(Event, frozen=True):
    rule = "4.copper"
    seat: Seat
    card: Card


class CardSlain(Event, frozen=True):
    rule = "4.dragonslayer"
    seat: Seat
    owner: Seat
    card: Card


class CardDiscarded(Event, frozen=True):
    rule = "4.thief"
    seat: Seat
    card: Card


class DruidInvoked(Event, frozen=True):
    rule = "4.druid"
    seat: Seat


class PriestInvoked(Event, frozen=True):
    rule = "4.priest"
    seat: Seat


class ColourFlightCounted(Event, frozen=True):
    rule = "3.5-colour"
    seat: Seat
    colour: Colour
    value: int


class StrengthFlightCounted(Event, frozen=True):
    rule = "3.5-strength"
    seat: Seat
    strength: int


class FlightsTied(Event, frozen=True):
    rule = "5.1-tie"
    seats: tuple[Seat, ...]


class GambitWon(Event, frozen=True):
    rule = "5.1"
    seat: Seat
    strength: int
    amount: int


class StakesRanDry(Event, frozen=True):
    rule = "5.1-empty"
    seat: Seat


class StakesShared(Event, frozen=True):
    rule = "5.1-shared"
    seats: tuple[Seat, ...]
    amount: int


class ShareTaken(Event, frozen=True):
    rule = "5.1-shared"
    seat: Seat
    amount: int


class DebtForgiven(Event, frozen=True):
    rule = "5.2-settlement"
    seat: Seat
    amount: int


# The abilities of a campaign. (6, JD-52)


class AbilityChosen(Event, frozen=True):
    rule = "6.campaign_abilities"
    seat: Seat
    ability: Ability


class AbilityUsed(Event, frozen=True):
    """What it does follows, or is told by what is missing: a coin less."""

    rule = "6.campaign_abilities"
    seat: Seat
    ability: Ability


class LeaderNamed(Event, frozen=True):
    rule = "6.diplomacy"
    seat: Seat
    leader: Seat


class PriceCardTurned(Event, frozen=True):
    rule = "6.gambler"
    seat: Seat
    card: Card
    price: int


class HandSeen(Event, frozen=True):
    """Whose hand was looked at; the cards for whoever looked, and for nobody else."""

    rule = "6.sense_motive"
    seat: Seat
    victim: Seat
    cards: tuple[Card, ...] = ()


class MortalCounted(Event, frozen=True):
    rule = "6.wild_card"
    seat: Seat
    card: Card
    colour: Colour


class PlayerEliminated(Event, frozen=True):
    rule = "5.2-elimination"
    seat: Seat
    cards: tuple[Card, ...]


class TimeRanOut(Event, frozen=True):
    rule = "6.time_limit"


class GameEnded(Event, frozen=True):
    rule = "5.3"
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]
