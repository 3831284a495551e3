"""What can happen, for the log and for animation."""

from typing import Annotated

import msgspec

from dracotheque.core.events import Deed, Event

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


class AnteSealed(Deed, frozen=True):
    rule = "3.2.1"


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


class CardPlayed(Deed, frozen=True):
    rule = "3.3.3"
    card: Card
    triggers: bool
    reference: int
    """The strength it is compared with; 0 where nothing was played before it in this round."""


class TurnSkipped(Deed, frozen=True):
    rule = "3.3.2"


class PowerUsed(Deed, frozen=True):
    """A power begins: the host's own, or one it copies."""

    rule = "4.{power}"
    card: Card
    power: Power


class PowerWithoutEffect(Deed, frozen=True):
    rule = "4.{power}"
    power: Power


Cause = Annotated[str, "cause"]


class NothingCame(Deed, frozen=True):
    """A power draws, takes or discards nothing; the seat is whose hand or flight is the cause."""

    rule = "4.1"
    power: Power
    cause: Cause


class GoldTaken(Deed, frozen=True):
    rule = "3.8"
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


class CardsDrawn(Deed, frozen=True):
    rule = "3.7"
    count: int
    cards: tuple[Card, ...] = ()
    """Which ones: for the one who drew."""


class CardsBought(Deed, frozen=True):
    rule = "3.6"
    card: Card
    price: int


class DeckRenewed(Event, frozen=True):
    rule = "3.7-renewal"
    count: int


class CardStolen(Deed, frozen=True):
    rule = "4.red"
    victim: Seat
    card: Card = ""
    """Which one: for the taker and the victim."""


class DemandMade(Deed, frozen=True):
    """Somebody is asked for a card or 5 gold."""

    rule = "4.{power}"
    target: Seat
    card: Card
    power: Power


class DemandAnswered(Deed, frozen=True):
    """The target of a demand chose to pay."""

    rule = "4.{power}"
    asker: Seat
    power: Power


class CardGiven(Deed, frozen=True):
    rule = "3.9"
    asker: Seat
    card: Card


class CardShown(Deed, frozen=True):
    """Shown for a demand, and kept because the asking hand is full."""

    rule = "3.7-hand-limit"
    asker: Seat
    card: Card


class AnteCardsTaken(Deed, frozen=True):
    rule = "3.7"
    cards: tuple[Card, ...]


class CardReplaced(Deed, frozen=True):
    rule = "4.copper"
    card: Card
    replacement: Card


class CardCameBack(Deed, frozen=True):
    rule = "4.copper"
    card: Card


class CardSlain(Deed, frozen=True):
    rule = "4.dragonslayer"
    owner: Seat
    card: Card


class CardDiscarded(Deed, frozen=True):
    rule = "4.thief"
    card: Card


class DruidInvoked(Deed, frozen=True):
    rule = "4.druid"


class PriestInvoked(Deed, frozen=True):
    rule = "4.priest"


class ColourFlightCounted(Deed, frozen=True):
    rule = "3.5-colour"
    colour: Colour
    value: int


class StrengthFlightCounted(Deed, frozen=True):
    rule = "3.5-strength"
    strength: int


class FlightsTied(Event, frozen=True):
    rule = "5.1-tie"
    seats: tuple[Seat, ...]


class GambitWon(Deed, frozen=True):
    rule = "5.1"
    strength: int
    amount: int


class StakesRanDry(Deed, frozen=True):
    rule = "5.1-empty"


class StakesShared(Event, frozen=True):
    rule = "5.1-shared"
    seats: tuple[Seat, ...]
    amount: int


class ShareTaken(Deed, frozen=True):
    rule = "5.1-shared"
    amount: int


class DebtForgiven(Deed, frozen=True):
    rule = "5.2-settlement"
    amount: int


# The abilities of a campaign. (6, JD-52)


class AbilityChosen(Deed, frozen=True):
    rule = "6.campaign_abilities"
    ability: Ability


class AbilityUsed(Deed, frozen=True):
    """What it does follows, or is told by what is missing: a coin less."""

    rule = "6.campaign_abilities"
    ability: Ability


class LeaderNamed(Deed, frozen=True):
    rule = "6.diplomacy"
    leader: Seat


class PriceCardTurned(Deed, frozen=True):
    rule = "6.gambler"
    card: Card
    price: int


class HandSeen(Deed, frozen=True):
    """Whose hand was looked at; the cards for whoever looked, and for nobody else."""

    rule = "6.sense_motive"
    victim: Seat
    cards: tuple[Card, ...] = ()


class MortalCounted(Deed, frozen=True):
    rule = "6.wild_card"
    card: Card
    colour: Colour


class PlayerEliminated(Deed, frozen=True):
    rule = "5.2-elimination"
    cards: tuple[Card, ...]


class TimeRanOut(Event, frozen=True):
    rule = "6.time_limit"


class GameEnded(Event, frozen=True):
    rule = "5.3"
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]
