"""Powers of other characters: Ghost, Goblin, Leprechaun, and the borrowing of home-made ones. (4.18, 4.21, 4.22)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.rules import first_answer

from ..components import CHARACTER, DOPPELGANGER
from ..components.blank_cards.schema import Borrow
from ..events import PileShuffled, PowerBorrowed
from ..moves import USE, UseCharacter
from ..state import NOBODY, Table
from .interpreter import Spot, about_card, find_nothing, operation, pose, step_at
from .programs import Op, program_of
from .use import use

rules = Table.rules


@operation(Borrow)
def borrow(s: Table, step: Borrow, op: Op, spot: Spot) -> None:
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


@rules.question("3.character", context=Spot, described=about_card, when_late=first_answer)
def character(s: Table, seat: int, spot: Spot) -> list[UseCharacter]:
    """Each character once, in canonical order: two copies do the same."""
    cards = cards_in_range(s, step_at(s, spot.card, spot.at))
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
    step = step_at(s, spot.card, spot.at)
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
