"""The five ranks: all cards turned up at once, then carried out one player after the other. (3.1, 3.2)"""

from typing import Final

from dracotheque.core.rules import frame
from dracotheque.core.seats import rotated

from ..components.cards import CARD_IDS, FIRST_DRAGON, PROGRAMME_LENGTH
from ..effects import CARDS
from ..events import CardCancelled, CardCarriedOut, CardsRevealed, GameEnded, Revealed, StatuettePassed
from ..state import Player, Table, rules


@rules.ahead
def begin_round(s: Table) -> None: ...


@rules.step
def reveal(s: Table) -> None:
    """The next card of every programme is turned up, then they are carried out. (3.1)"""
    turn_up(s)
    carry_out(s)


def turn_up(s: Table) -> None:
    """A dragon cancels from now on, whoever acts first; never another dragon (DM-35). (4.9)"""
    s.rank += 1
    s.turn = 0
    place = s.rank - 1
    cards = [programme[place] for programme in s.programmes]
    s.cancelled = struck_by_dragons(s, cards) if max(cards) >= FIRST_DRAGON else 0
    if s.told is not None:
        s.tell(cards_revealed, s, cards)
        s.moment("rank-turned")


def cards_revealed(s: Table, cards: list[int]) -> CardsRevealed:
    return CardsRevealed(s.rank, tuple(Revealed(seat, CARD_IDS[cards[seat]]) for seat in s.turn_order))


def struck_by_dragons(s: Table, cards: list[int]) -> int:
    """The seats whose card a dragon cancels; two dragons do no more than one. (4.9)"""
    cancelled = 0
    for card in cards:
        if card >= FIRST_DRAGON:
            victim = s.colours.index(card - FIRST_DRAGON)
            if cards[victim] < FIRST_DRAGON:
                cancelled |= 1 << victim
    return cancelled


@rules.step
def carry_out(s: Table) -> None:
    """One player after the other: a dragon rests, a cancelled card does nothing (DM-36), any other is compulsory."""
    order = rotated(s.order, s.statuette)
    place = s.rank - 1
    programmes = s.programmes
    while s.turn < s.players:
        seat = order[s.turn]
        s.turn += 1
        card = programmes[seat][place]
        if card >= FIRST_DRAGON:
            continue
        if s.cancelled >> seat & 1:
            if s.told is not None:
                s.tell(card_cancelled, s, seat)
                s.moment("card-cancelled")
            continue
        if s.told is not None:
            s.tell(CardCarriedOut, seat, CARD_IDS[card])
            s.moment("card-begun", passing=True)
        CARDS[card](s, seat, card)
        if s.over:
            return
        if s.actors:
            s.stack.append(NEXT_CARD)
            return
    s.stack.append(NEXT_RANK if s.rank < PROGRAMME_LENGTH else END_OF_ROUND)


def card_cancelled(s: Table, seat: int) -> CardCancelled:
    dragon = FIRST_DRAGON + s.colours[seat]
    owners = tuple(other for other in s.turn_order if s.card_of(other) == dragon)
    return CardCancelled(seat, CARD_IDS[s.card_of(seat)], owners)


@rules.step
def end_round(s: Table) -> None:
    """The statuette passes, then the cards come back (DM-40); the last round of all is a draw (DM-38)."""
    s.statuette = Player(s.turn_order[1])
    if s.told is not None:
        s.tell(StatuettePassed, s.statuette)
    s.last_programmes = s.programmes
    s.take_back_cards()
    if s.round == s.options.round_limit:
        s.finish("round-limit", GameEnded)
    else:
        s.push(begin_round)


NEXT_CARD: Final = frame(carry_out)
NEXT_RANK: Final = frame(reveal)
END_OF_ROUND: Final = frame(end_round)
