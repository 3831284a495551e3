"""The abilities of a campaign that are chosen, look into a hand or take a coin more. (6, JD-52)

Bluff, Concentration, Intimidate and Gambler act where one pays, is chosen and buys; Diplomacy where a round begins, the
Wild Card where flights are counted.
"""

from dracotheque.core.bits import mask_of
from dracotheque.core.refusing import because
from dracotheque.core.seats import changed

from ..components import ABILITIES, COLOURS_OF, names
from ..events import AbilityChosen, AbilityUsed, HandSeen
from ..moves import ABILITY, DECLINE, STEAL_ONE_MORE, ChooseAbility, Decline, StealOneMore
from ..state import Table, rules


@rules.step
def choose_ability(s: Table, seat: int) -> None:
    """Openly, one player after the other from the first seat, before the first ante."""
    s.ask(ability, seat)


@rules.question("6.campaign_abilities", refused=because(ChooseAbility, "refuse-no-ability", "6.campaign_abilities"))
def ability(s: Table, seat: int) -> list[ChooseAbility]:
    """No two players have the same."""
    return [ABILITY[name] for name in ABILITIES if name not in s.abilities]


@ability.answered
def keep_ability(s: Table, seat: int, move: ChooseAbility) -> None:
    s.abilities = changed(s.abilities, seat, move.ability)
    s.tell(AbilityChosen, seat, move.ability)
    if seat != s.seats[-1]:
        s.push(choose_ability, seat + 1)


# Sense Motive.


def sense_motive(s: Table, seat: int, card: int) -> None:
    """An opponent's second dragon of a colour shows their hand, once per opponent and gambit."""
    if "sense_motive" not in s.abilities:
        return
    viewer = s.abilities.index("sense_motive")
    if viewer == seat or viewer not in s.seats or seat in s.looked:
        return
    colours = [colour for other in s.flights[seat] for colour in COLOURS_OF[other]]
    if not any(colours.count(colour) == 2 for colour in COLOURS_OF[card]):
        return
    s.looked = tuple(sorted((*s.looked, seat)))
    hand = s.hands[seat]
    s.seen = sorted({*s.seen, *[(viewer, seat, held) for held in hand]})
    s.marks |= mask_of(hand)
    s.tell(AbilityUsed, viewer, "sense_motive")
    s.tell_to((viewer, seat), HandSeen, viewer, seat, names(hand))
    s.tell_others(HandSeen, viewer, seat)


# Sleight of Hand.


def steal_by_power(s: Table, seat: int, amount: int) -> None:
    """A power takes gold from the stakes; whoever is nimble may take a coin more, if one is left."""
    found = s.stakes
    s.steal(seat, amount)
    if found and s.stakes and s.can(seat, "sleight_of_hand"):
        s.push(sleight_of_hand, seat)


@rules.step
def sleight_of_hand(s: Table, seat: int) -> None:
    if s.stakes:
        s.ask(one_more, seat)


@rules.question("6.sleight_of_hand")
def one_more(s: Table, seat: int) -> list[StealOneMore | Decline]:
    return [STEAL_ONE_MORE, DECLINE]


@one_more.answered
def steal_one_more(s: Table, seat: int, move: StealOneMore | Decline) -> None:
    if move == STEAL_ONE_MORE:
        s.tell(AbilityUsed, seat, "sleight_of_hand")
        s.steal(seat, 1)
