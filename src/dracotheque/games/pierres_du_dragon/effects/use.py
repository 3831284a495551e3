"""Using a power: the Doppelganger's window, then once or twice, and the powers of others inside one's own.

(4.18, 4.21, 4.22, 4.29)
"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.rules import first_answer

from ..components import CHARACTER, DOPPELGANGER, NOBODY
from ..components.blank_cards.schema import Borrow
from ..events import DoppelgangerKept, PileShuffled, PowerBorrowed, PowerDeclined, PowerDoubled, PowerUsed
from ..moves import ACCEPT, DECLINE, DOUBLE, USE, USE_ONCE, Accept, Decline, Double, UseCharacter, UseOnce
from ..state import Table, rules
from .interpreter import NO_COLOUR, Spot, about_card, asks, find_nothing, operation, pose, proceed, step_at
from .programs import program_of


def use(s: Table, card: int) -> None:
    """Use the power of a card as if it had just been won in this auction (PD-31)."""
    if card == DOPPELGANGER:
        keep_doppelganger(s)
    elif s.keeper == s.winner and not program_of(s, card).costs_the_bid:
        s.offer(double, s.winner, card)
    else:
        s.push(use_power, card)


def keep_doppelganger(s: Table) -> None:
    """It lies face up before its owner and does nothing yet; the Ghost takes it out of the auctioned pile."""
    s.keeper = s.winner
    if DOPPELGANGER in s.auctioned:
        s.auctioned.remove(DOPPELGANGER)
    s.tell(DoppelgangerKept, s.winner)


@rules.question("3.double", described=about_card, when_late=first_answer)
def double(s: Table, seat: int, card: int) -> tuple[UseOnce, Double]:
    """Before the first use, never after it (PD-28); not where the bid itself is the price (PD-30)."""
    return (USE_ONCE, DOUBLE)


@double.answered
def use_once_or_twice(s: Table, seat: int, move: UseOnce | Double, card: int) -> None:
    s.push(use_power, card)
    if move == DOUBLE:
        s.push(use_power, card)
        s.keeper = NOBODY
        s.special_discard.append(DOPPELGANGER)
        s.tell(PowerDoubled, seat, s.who(card))


@rules.step
def use_power(s: Table, card: int) -> None:
    """One use, from its first step to its last; until then nobody can borrow the card (PD-32)."""
    s.resolving |= 1 << card
    s.push(end_power, card)
    if program_of(s, card).optional:
        s.offer(use_or_not, s.winner, card)
    else:
        begin_power(s, card)


def begin_power(s: Table, card: int) -> None:
    if s.told is not None:
        s.tell(PowerUsed, s.winner, s.who(card))
    s.push(proceed, card, 0, NO_COLOUR, NOBODY)


@rules.step
def end_power(s: Table, card: int) -> None:
    s.resolving &= ~(1 << card)


# A home-made character may be optional; asked at the start of each use. (6.2-play)


@rules.question("3.own", described=about_card, when_late=first_answer)
def use_or_not(s: Table, seat: int, card: int) -> tuple[Accept, Decline]:
    return (ACCEPT, DECLINE)


@use_or_not.answered
def use_or_decline(s: Table, seat: int, move: Accept | Decline, card: int) -> None:
    if move == ACCEPT:
        begin_power(s, card)
    else:
        s.tell(PowerDeclined, seat, s.who(card))


# Powers of other characters: Ghost, Goblin, Leprechaun, and the borrowing of home-made ones. (4.18, 4.21, 4.22)


@operation(Borrow)
def borrow(s: Table, step: Borrow, spot: Spot) -> None:
    """No card in range: no effect (PD-34)."""
    cards = cards_in_range(s, step)
    if not cards:
        find_nothing(s, spot)
    elif step.how == "choose":
        pose(s, character, spot)
    else:
        borrow_card(s, step, cards[s.chance.below(len(cards))])


def cards_in_range(s: Table, step: Borrow) -> list[int]:
    """The whole round pile; of the auctioned pile, cards not in use, and no burnt bid twice (PD-30, PD-32)."""
    if step.source == "remaining":
        return sorted(s.pile)
    return [
        card
        for card in sorted(s.auctioned)
        if not s.resolving >> card & 1 and not (s.burnt and program_of(s, card).costs_the_bid)
    ]


@asks("3.character")
def character(s: Table, seat: int, spot: Spot) -> list[UseCharacter]:
    """Each character once, in canonical order: two copies do the same."""
    cards = cards_in_range(s, step_at(s, spot))
    return [USE[name] for name in dict.fromkeys(CHARACTER[each] for each in cards)]


@character.refused
def out_of_range(s: Table, seat: int, move: Move, *_: int) -> IllegalMove | None:
    if not isinstance(move, UseCharacter):
        return None
    if move.character not in CHARACTER:
        return IllegalMove("refuse-unknown-character", "3.character", value=move.character)
    return IllegalMove("refuse-out-of-range", "3.character", character=move.character)


@character.answered
def borrow_chosen(s: Table, seat: int, move: UseCharacter, spot: Spot) -> None:
    step = step_at(s, spot)
    borrow_card(s, step, next(each for each in cards_in_range(s, step) if CHARACTER[each] == move.character))


def borrow_card(s: Table, step: Borrow, card: int) -> None:
    """A card of the round pile leaves it before its power starts and joins the auctioned pile after it (PD-33)."""
    s.tell(PowerBorrowed, s.winner, s.who(card))
    if step.source == "remaining":
        s.pile.remove(card)
        if step.how == "choose":
            reshuffle_pile(s)
        s.taken |= 1 << card
        s.push(join_auctioned, card)
    use(s, card)


def reshuffle_pile(s: Table) -> None:
    """Whoever leafs through the pile has seen its order. (4.leprechaun)"""
    s.pile.sort()
    if len(s.pile) > 1:
        s.chance.shuffle(s.pile)
    s.tell(PileShuffled, len(s.pile))


@rules.step
def join_auctioned(s: Table, card: int) -> None:
    s.taken &= ~(1 << card)
    if card != DOPPELGANGER or s.keeper == NOBODY:
        s.auctioned.append(card)
