"""Paying for something, choosing, declining, and what depends on facts: deal, choose, may, when. (3.offer, 3.pay)"""

from operator import eq, ge, le
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.refusing import only

from ..components import COLOURS, FAIRY, ITEM, RED, SPENT, WIDTH, WINNING_POINTS
from ..components.blank_cards.schema import Choose, Deal, May, When
from ..events import BidBurnt, CoinsPaid, OptionChosen, PowerDeclined, StonesPaid
from ..moves import ACCEPT, DECLINE, OPTION, TAKE_COINS, Accept, ChooseOption, Decline, Pay, TakeCoins
from ..state import Table
from .interpreter import Spot, asks, enter, find_nothing, is_invented, op_at, operation, pose
from .programs import FREE, NO_STONES, NOWHERE, Price, Stones, program_of

# Prices.


def ways_to_pay(s: Table, seat: int, price: Price) -> list[Stones]:
    """The stones with which a player may pay, most red first; none where coins or stones do not suffice."""
    row = seat * WIDTH
    goods = s.goods
    for column, n in price.coins:
        # The fairy gold of the bid may lie behind the screen again: a `refresh` has brought it back (PD-50).
        reserved = max(0, s.bid_fairy - goods[row + SPENT]) if price.bid and column == FAIRY else 0
        if goods[row + column] < n + reserved:
            return []
    if price.bid and (s.burnt or goods[row + FAIRY] + goods[row + SPENT] < s.bid_fairy):
        return []
    red, blue, yellow = s.stones(seat)
    return [way for way in price.ways if way[0] <= red and way[1] <= blue and way[2] <= yellow]


def pay(s: Table, seat: int, price: Price, stones: Stones) -> None:
    """Stones and coins go to the bank, and with them, for good, the fairy gold of the bid (PD-36)."""
    for column, n in price.coins:
        s.shift(seat, s.bank, column, n)
        s.tell(CoinsPaid, seat, ITEM[column], n)
    if any(stones):
        for colour, n in enumerate(stones):
            s.shift(seat, s.bank, RED + colour, n)
        s.tell(StonesPaid, seat, *stones)
    if price.bid:
        burn_bid(s, seat)


def burn_bid(s: Table, seat: int) -> None:
    """From the spent coins, then from those behind the screen (PD-50)."""
    spent = min(s.bid_fairy, s.count(seat, SPENT))
    s.goods[seat * WIDTH + SPENT] -= spent
    s.goods[s.bank * WIDTH + FAIRY] += spent
    s.shift(seat, s.bank, FAIRY, s.bid_fairy - spent)
    s.burnt = True
    s.tell(BidBurnt, seat, s.bid_fairy)


# A deal that stands alone must be made if it can be. (4.apprentice)


@operation(Deal)
def deal(s: Table, step: Deal, spot: Spot) -> None:
    if not pose(s, payment, spot):
        otherwise = op_at(s, spot).branches[1]
        if otherwise == NOWHERE:
            find_nothing(s, spot)
        enter(s, spot, otherwise)


@asks("3.pay")
def payment(s: Table, seat: int, spot: Spot) -> list[Pay]:
    return [Pay(0, *way) for way in ways_to_pay(s, seat, op_at(s, spot).price)]


@payment.answered
def pay_and_enjoy(s: Table, seat: int, move: Pay, spot: Spot) -> None:
    op = op_at(s, spot)
    enter(s, spot, op.branches[0])
    pay(s, seat, op.price, (move.red, move.blue, move.yellow))


# Lists of choices; one that opens with a deal is offered once for each way to pay. (3.offer, 6.2-steps)


@operation(Choose)
def choose_one(s: Table, step: Choose, spot: Spot) -> None:
    if not pose(s, choose if is_invented(spot.card) else offer, spot):
        find_nothing(s, spot)


def choices(s: Table, seat: int, spot: Spot) -> list[Move]:
    """What may be paid for, and what may be had for nothing."""
    ops = program_of(s, spot.card).ops
    found: list[Move] = []
    for number, first in enumerate(ops[spot.at].branches, start=1):
        price = ops[first].price
        if price is FREE:
            found.append(OPTION[number] if is_invented(spot.card) else TAKE_COINS)
        elif price.ways != NO_STONES:
            found += [Pay(number, *way) for way in ways_to_pay(s, seat, price)]
        elif ways_to_pay(s, seat, price):
            found.append(OPTION[number])
    return found


offer = asks("3.offer", "offer")(choices)
choose = asks("3.own", "choose")(choices)


@offer.answered
@choose.answered
def take_choice(s: Table, seat: int, move: Pay | TakeCoins | ChooseOption, spot: Spot) -> None:
    """Where the choice opens with a deal, choosing it is paying for it."""
    ops = program_of(s, spot.card).ops
    branches = ops[spot.at].branches
    option = len(branches) if isinstance(move, TakeCoins) else move.option
    if is_invented(spot.card):
        s.tell(OptionChosen, seat, option)
    first = ops[branches[option - 1]]
    if first.price is FREE:
        enter(s, spot, branches[option - 1])
        return
    enter(s, spot, first.next)
    enter(s, spot, first.branches[0])
    pay(s, seat, first.price, (move.red, move.blue, move.yellow) if isinstance(move, Pay) else (0, 0, 0))


payment.refused(only(Pay, lambda s, seat, move: IllegalMove("refuse-payment", "3.pay")))
offer.refused(only(Pay, lambda s, seat, move: IllegalMove("refuse-payment", "3.offer")))


@choose.refused
def not_a_choice(s: Table, seat: int, move: Move, *_: int) -> IllegalMove | None:
    if isinstance(move, Pay):
        return IllegalMove("refuse-payment", "3.own")
    return IllegalMove("refuse-option", "3.own", number=move.option) if isinstance(move, ChooseOption) else None


# Yes or no. (3.burn, 6.2-steps)


@operation(May)
def may(s: Table, step: May, spot: Spot) -> None:
    """Not asked where it begins with a deal that cannot be paid."""
    if not pose(s, consider if is_invented(spot.card) else burn, spot):
        find_nothing(s, spot)


def yes_or_no(s: Table, seat: int, spot: Spot) -> tuple[Move, ...]:
    ops = program_of(s, spot.card).ops
    first = ops[spot.at].branches[0]
    return (ACCEPT, DECLINE) if first != NOWHERE and ways_to_pay(s, seat, ops[first].price) else ()


burn = asks("3.burn", "burn")(yes_or_no)
consider = asks("3.own", "consider")(yes_or_no)


@burn.described
def about_burning(s: Table, seat: int, *_: int) -> dict[str, object]:
    return {"n": s.bid_fairy}


@burn.when_late
def burn_to_win(s: Table, seat: int, *_: int) -> Move:
    """No, unless that point wins the game. (3.2)"""
    return ACCEPT if s.points[seat] == WINNING_POINTS - 1 else DECLINE


@burn.answered
@consider.answered
def yes_and_no(s: Table, seat: int, move: Accept | Decline, spot: Spot) -> None:
    if move == ACCEPT:
        enter(s, spot, op_at(s, spot).branches[0])
    else:
        s.tell(PowerDeclined, seat, s.who(spot.card))


# Facts everybody can see. (6.2-steps)


COMPARISONS: Final = {">=": ge, "<=": le, "==": eq}


@operation(When)
def when(s: Table, step: When, spot: Spot) -> None:
    holds = COMPARISONS[step.cmp](fact(s, step.fact), step.n)
    enter(s, spot, op_at(s, spot).branches[0 if holds else 1])


def fact(s: Table, name: str) -> int:
    match name:
        case "my_points":
            return s.points[s.winner]
        case "my_spent_fairy":
            return s.count(s.winner, SPENT)
        case "remaining":
            return len(s.pile)
        case "bidders":
            return s.bidders
    whose, what = name.split("_")
    seat = s.winner if whose == "my" else s.bank
    return s.stones_of(seat) if what == "stones" else s.count(seat, COLOURS.index(what))
