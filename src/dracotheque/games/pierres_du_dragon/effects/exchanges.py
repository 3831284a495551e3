"""What passes between the acting player and another one: take, hit, grant, gift, swap. (6.2-player-steps)"""

from ..components import COLOURS, COLUMN, FAIRY, ITEM, SPENT, YELLOW
from ..components.blank_cards.schema import Gift, Grant, Hit, Swap, Take, TakeFirst
from ..events import GoodsGiven, GoodsTaken, SpentGoldTaken, StonesSwapped, SwapOffered
from ..moves import GIVE, TAKE
from ..state import Table
from .goods import amount, columns_of, gain, give_back, pass_goods
from .interpreter import Spot, find_nothing, operation, pose
from .stones import OF_THE_BANK, OF_THE_TARGET, ONES_OWN, choose_another, chosen


def about_target(s: Table, seat: int, spot: Spot, *_: int) -> dict[str, object]:
    """The player aimed at: what everybody may know of these questions."""
    return {"seat": spot.target}


# Taking.


@operation(Take)
def take(s: Table, step: Take, spot: Spot) -> None:
    if spot.target != s.winner:
        pass_goods(s, step, spot, spot.target, take_goods, stone)


@operation(TakeFirst)
def take_first(s: Table, step: TakeFirst, spot: Spot) -> None:
    """One piece of the first thing there is; everybody sees which (PD-22)."""
    if spot.target == s.winner:
        return
    for item in step.ladder:
        if item == "stone_choice":
            if pose(s, stone, spot, 1):
                return
        elif s.count(spot.target, COLUMN[item]) or (item == "fairy_gold" and s.count(spot.target, SPENT)):
            take_goods(s, spot.target, COLUMN[item], 1, is_open=True)
            return
    find_nothing(s, spot)


def take_goods(s: Table, victim: int, column: int, wanted: int, *, is_open: bool = False) -> None:
    """As far as possible. What lies spent before the victim lies spent before the taker (PD-23)."""
    n = s.shift(victim, s.winner, column, wanted)
    tell_passed(s, GoodsTaken, victim, column, n, is_open)
    if column == FAIRY and n < wanted:
        spent = s.shift(victim, s.winner, SPENT, wanted - n)
        if spent:
            s.tell(SpentGoldTaken, s.winner, victim, spent)


def give_goods(s: Table, receiver: int, column: int, wanted: int) -> None:
    tell_passed(s, GoodsGiven, receiver, column, s.shift(s.winner, receiver, column, wanted), is_open=False)


Told = type[GoodsTaken] | type[GoodsGiven]


def tell_passed(s: Table, event: Told, other: int, column: int, n: int, is_open: bool) -> None:
    """How many coins pass from screen to screen may be known to those two only. (7.1)"""
    seat = s.winner
    if column > YELLOW and not is_open and not s.options.shows_totals:
        s.tell_to((seat, other), event, seat, other, ITEM[column], n)
        s.tell_others(event, seat, other, ITEM[column], None)
    elif n:
        s.tell(event, seat, other, ITEM[column], n)


@chosen("3.stone", TAKE, OF_THE_TARGET, about_target)
def stone(s: Table, spot: Spot, colour: int, left: int) -> None:
    take_goods(s, spot.target, colour, 1)
    choose_another(s, stone, spot, left)


# Losing, receiving.


@operation(Hit)
def hit(s: Table, step: Hit, spot: Spot) -> None:
    for column in columns_of(step.item, spot.named):
        give_back(s, spot.target, column, amount(step.n))


@operation(Grant)
def grant(s: Table, step: Grant, spot: Spot) -> None:
    pass_goods(s, step, spot, spot.target, gain, grant_stone)


@chosen("3.own", GIVE, OF_THE_BANK, about_target)
def grant_stone(s: Table, spot: Spot, colour: int, left: int) -> None:
    """The acting player picks a stone of the bank for another."""
    gain(s, spot.target, colour, 1)
    choose_another(s, grant_stone, spot, left)


# Giving.


@operation(Gift)
def gift(s: Table, step: Gift, spot: Spot) -> None:
    if spot.target != s.winner:
        pass_goods(s, step, spot, spot.target, give_goods, gift_stone)


@chosen("3.own", GIVE, ONES_OWN, about_target)
def gift_stone(s: Table, spot: Spot, colour: int, left: int) -> None:
    give_goods(s, spot.target, colour, 1)
    choose_another(s, gift_stone, spot, left)


# Swapping: both colours are picked before anything moves.


@operation(Swap)
def swap(s: Table, step: Swap, spot: Spot) -> None:
    if not s.stones_of(spot.target) or not pose(s, swap_gift, spot):
        find_nothing(s, spot)


@chosen("3.own", GIVE, ONES_OWN, about_target)
def swap_gift(s: Table, spot: Spot, colour: int) -> None:
    s.tell(SwapOffered, s.winner, spot.target, COLOURS[colour])
    pose(s, swap_stone, spot, colour)


def about_swap(s: Table, seat: int, spot: Spot, given: int) -> dict[str, object]:
    return {"seat": spot.target, "colour": COLOURS[given]}


@chosen("3.own", TAKE, OF_THE_TARGET, about_swap)
def swap_stone(s: Table, spot: Spot, taken: int, given: int) -> None:
    s.shift(spot.target, s.winner, taken, 1)
    s.shift(s.winner, spot.target, given, 1)
    s.tell(StonesSwapped, s.winner, spot.target, COLOURS[given], COLOURS[taken])
