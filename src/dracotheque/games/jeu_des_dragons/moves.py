"""What a player can ask for."""

from typing import Annotated, Final, Literal

import msgspec

from dracotheque.core.moves import Move

from .components import ABILITIES, CARD_IDS, COLOURS, POWER

Card = Annotated[str, "card"]
Colour = Annotated[str, "colour"]
Power = Annotated[str, "power"]
Seat = Annotated[int, "seat"]
Ability = Annotated[str, "ability"]
Demanding = Literal["green", "brass"]
Stance = Literal["ask", "pay", "weakest", "strongest", "if_rich"]
Condition = Literal["always", "triggers", "leads", "strongest"]


class CardMove(Move, frozen=True):
    """A move that names a card."""

    card: Card


class Ante(CardMove, frozen=True):
    """Lay this card face down as ante."""


class PlayCard(CardMove, frozen=True):
    """Play this card into the flight."""


class StealGold(Move, frozen=True):
    """Blue Dragon: take the gold from the stakes."""


class Levy(Move, frozen=True):
    """Blue Dragon: every opponent pays into the stakes."""


class Target(Move, frozen=True):
    """Choose among the strongest opponents."""

    seat: Seat


class Pay(Move, frozen=True):
    """Answer a demand with gold."""


class Give(CardMove, frozen=True):
    """Answer a demand with this card."""


class TakeAnteCard(CardMove, frozen=True):
    """Take this card of the ante pile."""


class Discard(CardMove, frozen=True):
    """Discard this card from the hand."""


class CopyPower(Move, frozen=True):
    """Use this power."""

    power: Power


class Slay(CardMove, frozen=True):
    """Discard this dragon from its flight."""


class TriggerNext(CardMove, frozen=True):
    """Princess: this dragon's power comes next."""


class CountColour(Move, frozen=True):
    """Count the flight of this colour."""

    colour: Colour


class CountStrength(Move, frozen=True):
    """Count the flight of this strength."""

    strength: int


# The abilities of a campaign. (6, JD-52)


class ChooseAbility(Move, frozen=True):
    """Have this ability for the whole game."""

    ability: Ability


class NameLeader(Move, frozen=True):
    """Diplomacy: this player leads the round; oneself, too, may be named."""

    seat: Seat


class TurnAnother(Move, frozen=True):
    """Gambler: have a second price card turned up."""


class StealOneMore(Move, frozen=True):
    """Sleight of Hand: take one more coin from the stakes."""


class CountMortal(Move, frozen=True):
    """Wild Card: count the flight of this colour with this mortal in it."""

    colour: Colour
    card: Card


class Decline(Move, frozen=True):
    """Make no use of the ability."""


# What a player may leave at any time for later, unseen by the others. (9.2, 9.3)


class AnswerDemands(Move, frozen=True):
    """Answer the demands of this power like this from now on; `ask` takes the order back."""

    power: Demanding
    stance: Stance


Choice = (
    StealGold | Levy | Target | TakeAnteCard | Discard | CopyPower | Slay | TriggerNext | CountColour | CountStrength
)


class Wish(msgspec.Struct, frozen=True):
    """A choice that follows from one's own play, made in advance: only while the stakes hold so much."""

    choice: Choice
    stakes: int = 0


class Planned(msgspec.Struct, frozen=True):
    """A card to play when the turn comes, if its condition holds, and the choices to make with it."""

    card: Card
    condition: Condition = "always"
    wishes: tuple[Wish, ...] = ()


class PlanCards(Move, frozen=True):
    """Play the first of these cards whose condition holds; none takes the plan back, `keep` outlives a new hand."""

    cards: tuple[Planned, ...] = ()
    keep: bool = False


class TimeUp(Move, frozen=True):
    """The clock: the time limit of the table has passed."""


# Every move exists once, so that listing options makes nothing new.
ANTE: Final = tuple(map(Ante, CARD_IDS))
PLAY: Final = tuple(map(PlayCard, CARD_IDS))
GIVE: Final = tuple(map(Give, CARD_IDS))
TAKE: Final = tuple(map(TakeAnteCard, CARD_IDS))
DISCARD: Final = tuple(map(Discard, CARD_IDS))
SLAY: Final = tuple(map(Slay, CARD_IDS))
TRIGGER: Final = tuple(map(TriggerNext, CARD_IDS))
TARGET: Final = tuple(map(Target, range(6)))
COPY: Final = {power: CopyPower(power) for power in POWER}
COLOUR: Final = {colour: CountColour(colour) for colour in COLOURS}
STRENGTH_COUNT: Final = tuple(map(CountStrength, range(14)))
STEAL_GOLD: Final = StealGold()
LEVY: Final = Levy()
PAY: Final = Pay()
ABILITY: Final = {ability: ChooseAbility(ability) for ability in ABILITIES}
LEADER: Final = tuple(map(NameLeader, range(6)))
TURN_ANOTHER: Final = TurnAnother()
STEAL_ONE_MORE: Final = StealOneMore()
DECLINE: Final = Decline()
TIME_UP: Final = TimeUp()
