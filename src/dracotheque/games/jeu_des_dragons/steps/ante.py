"""The setup, and the ante that opens a gambit. (2, 3.2)"""

from collections.abc import Sequence

from dracotheque.core.moves import Move

from ..components import CARD_IDS, FIRST_HAND, NUMBER, STRENGTH
from ..effects.abilities import choose_ability
from ..events import AbilityUsed, AntesAllTied, AntesRevealed, CardsDrawn, GambitBegan, Laid, PriceSet
from ..moves import ANTE, Ante
from ..refusals import not_held
from ..state import NO_CARD, NOBODY, STAKES, Player, Table, cards_drawn, rules
from .round_end import strongest_untied
from .turn import begin_round


def setup(s: Table) -> None:
    """Six cards each, dealt one at a time from seat 0. (2)"""
    s.deck = list(range(len(CARD_IDS)))
    s.chance.shuffle(s.deck)
    for seat in s.seats:
        s.hands[seat] = sorted(s.deck[-1 - seat : -1 - FIRST_HAND * s.players : -s.players])
    del s.deck[-FIRST_HAND * s.players :]
    for seat in s.seats:
        s.tell_to((seat,), cards_drawn, seat, s.hands[seat])
        s.tell_others(CardsDrawn, seat, FIRST_HAND)
    s.push(begin_gambit)
    if s.abilities:
        s.push(choose_ability, s.seats[0])


@rules.step
def begin_gambit(s: Table) -> None:
    s.gambit += 1
    s.tell(GambitBegan, s.gambit)
    commit_antes(s)


@rules.step
def commit_antes(s: Table) -> None:
    """Everybody lays a card face down; a last card needs no asking. (3.2.1)"""
    single: dict[int, Move] = {seat: ANTE[s.hands[seat][0]] for seat in s.seats if len(s.hands[seat]) == 1}
    s.ask_all(ante, s.seats, single)


@rules.question("3.2.1", secret=True, announced=True, refused=not_held(Ante, "3.2.1"))
def ante(s: Table, seat: int) -> list[Ante]:
    """Where people play slowly they hear of the reveal, and of nothing before it. (9.1)"""
    return [ANTE[card] for card in s.hands[seat]]


@ante.answered
def reveal_antes(s: Table, answers: Sequence[Ante | None]) -> None:
    """All cards are turned at once; a strength shown twice is tied. (3.2.2, 3.2.3)"""
    for seat in s.seats:
        answer = answers[seat]
        assert answer is not None
        card = NUMBER[answer.card]
        s.leave_hand(seat, card)
        s.laid[seat] = card
    s.tell(antes_revealed, s)
    s.moment("antes-turned")
    leader = strongest_untied(s.laid)
    if leader == NOBODY:
        redraw_antes(s)
    else:
        pay_antes(s, leader)


def antes_revealed(s: Table) -> AntesRevealed:
    return AntesRevealed(tuple(Laid(seat, CARD_IDS[s.laid[seat]]) for seat in s.seats))


def redraw_antes(s: Table) -> None:
    """Every ante card is tied: discard them, draw one card each, lay again. (3.2.4)"""
    s.tell(AntesAllTied)
    order = s.clockwise_from(s.first_seat)
    for seat in order:
        s.discard.append(s.laid[seat])
        s.laid[seat] = NO_CARD
    for seat in order:
        s.draw(seat, 1)
    s.push(commit_antes)


def pay_antes(s: Table, leader: Player) -> None:
    """Everybody pays the highest strength shown, tied or not (JD-41). (3.2.5, 3.2.6)"""
    s.antes = [s.laid[seat] for seat in s.seats]
    price = max([STRENGTH[card] for card in s.antes])
    s.tell(PriceSet, price)
    for seat in s.clockwise_from(leader):
        if s.can(seat, "concentration"):
            s.tell(AbilityUsed, seat, "concentration")
            s.pay(seat, STAKES, price - 1)
        else:
            s.pay(seat, STAKES, price)
    s.leader = leader
    s.push(begin_round)
