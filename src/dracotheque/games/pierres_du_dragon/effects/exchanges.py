"""What passes between the acting player and another one: take, hit, grant, gift, swap. (6.2-player-steps)"""

from dracotheque.core.rules import first_answer

from ..components import COLOURS, COLUMN, FAIRY, ITEM, SPENT, YELLOW
from ..components.blank_cards.schema import Gift, Grant, Hit, Swap, Take, TakeFirst
from ..events import GoodsGiven, GoodsTaken, SpentGoldTaken, StonesSwapped, SwapOffered
from ..moves import GIVE, TAKE, GiveStone, TakeStone
from ..refusals import no_such_stone
from ..state import Table
from .goods import amount, columns_of, gain, give_back, one_by_one
from .interpreter import Spot, find_nothing, operation, pose
from .programs import Op

rules = Table.rules


# Taking.


@operation(Take)
def take(s: Table, step: Take, op: Op, spot: Spot) -> None:
    if spot.target == s.winner:
        return
    if step.item == "stone_choice":
        pose(s, stone, spot, amount(step.n))
        return
    for column in columns_of(step.item, spot.named):
        take_goods(s, spot.target, column, amount(step.n), is_secret=not s.options.shows_totals)


@operation(TakeFirst)
def take_first(s: Table, step: TakeFirst, op: Op, spot: Spot) -> None:
    """One piece of the first thing there is; everybody sees which (PD-22)."""
    if spot.target == s.winner:
        return
    for item in step.ladder:
        if item == "stone_choice":
            if pose(s, stone, spot, 1):
                return
        elif has_any(s, spot.target, COLUMN[item]):
            take_goods(s, spot.target, COLUMN[item], 1, is_secret=False)
            return
    find_nothing(s, spot)


def has_any(s: Table, seat: int, column: int) -> bool:
    return s.count(seat, column) > 0 or (column == FAIRY and s.count(seat, SPENT) > 0)


def take_goods(s: Table, victim: int, column: int, wanted: int, *, is_secret: bool) -> None:
    """As far as possible; how many coins pass from screen to screen may be known to those two only. (7.1)"""
    seat = s.winner
    n = s.shift(victim, seat, column, wanted)
    if column <= YELLOW or not is_secret:
        if n:
            s.tell(GoodsTaken, seat, victim, ITEM[column], n)
    else:
        s.tell_to((seat, victim), GoodsTaken, seat, victim, ITEM[column], n)
        s.tell_others(GoodsTaken, seat, victim, ITEM[column], None)
    if column == FAIRY and n < wanted:
        # What lies spent before the victim lies spent before the taker (PD-23).
        spent = s.shift(victim, seat, SPENT, wanted - n)
        if spent:
            s.tell(SpentGoldTaken, seat, victim, spent)


def about_target(s: Table, seat: int, spot: Spot, *_: int) -> dict[str, object]:
    """The player aimed at: what everybody may know of these questions."""
    return {"seat": spot.target}


@rules.question("3.stone", context=Spot, described=about_target, when_late=first_answer)
def stone(s: Table, seat: int, spot: Spot, left: int) -> list[TakeStone]:
    return [TAKE[colour] for colour in s.colours_of(spot.target)]


stone.refused(no_such_stone(TakeStone, "refuse-stone-not-theirs", "3.stone"))


@one_by_one(stone)
def take_their_stone(s: Table, seat: int, colour: int, spot: Spot) -> None:
    take_goods(s, spot.target, colour, 1, is_secret=False)


# Losing, receiving.


@operation(Hit)
def hit(s: Table, step: Hit, op: Op, spot: Spot) -> None:
    for column in columns_of(step.item, spot.named):
        give_back(s, spot.target, column, amount(step.n))


@operation(Grant)
def grant(s: Table, step: Grant, op: Op, spot: Spot) -> None:
    if step.item == "stone_choice":
        pose(s, grant_stone, spot, step.n)
    else:
        (column,) = columns_of(step.item, spot.named)
        gain(s, spot.target, column, step.n)


@rules.question("3.own", context=Spot, described=about_target, when_late=first_answer)
def grant_stone(s: Table, seat: int, spot: Spot, left: int) -> list[GiveStone]:
    """The acting player picks a stone of the bank for another."""
    return [GIVE[colour] for colour in s.colours_of(s.bank)]


grant_stone.refused(no_such_stone(GiveStone, "refuse-bank-lacks-colour", "3.own"))


@one_by_one(grant_stone)
def grant_chosen_stone(s: Table, seat: int, colour: int, spot: Spot) -> None:
    gain(s, spot.target, colour, 1)


# Giving.


@operation(Gift)
def gift(s: Table, step: Gift, op: Op, spot: Spot) -> None:
    if spot.target == s.winner:
        return
    if step.item == "stone_choice":
        pose(s, gift_stone, spot, amount(step.n))
        return
    for column in columns_of(step.item, spot.named):
        give_goods(s, spot.target, column, amount(step.n))


def give_goods(s: Table, receiver: int, column: int, wanted: int) -> None:
    seat = s.winner
    n = s.shift(seat, receiver, column, wanted)
    if column > YELLOW and not s.options.shows_totals:
        s.tell_to((seat, receiver), GoodsGiven, seat, receiver, ITEM[column], n)
        s.tell_others(GoodsGiven, seat, receiver, ITEM[column], None)
    elif n:
        s.tell(GoodsGiven, seat, receiver, ITEM[column], n)


@rules.question("3.own", context=Spot, described=about_target, when_late=first_answer)
def gift_stone(s: Table, seat: int, spot: Spot, left: int) -> list[GiveStone]:
    return [GIVE[colour] for colour in s.colours_of(seat)]


gift_stone.refused(no_such_stone(GiveStone, "refuse-stone-not-yours", "3.own"))


@one_by_one(gift_stone)
def give_chosen_stone(s: Table, seat: int, colour: int, spot: Spot) -> None:
    give_goods(s, spot.target, colour, 1)


# Swapping: both colours are picked before anything moves.


@operation(Swap)
def swap(s: Table, step: Swap, op: Op, spot: Spot) -> None:
    if not s.stones_of(spot.target) or not pose(s, swap_gift, spot):
        find_nothing(s, spot)


@rules.question("3.own", context=Spot, described=about_target, when_late=first_answer)
def swap_gift(s: Table, seat: int, spot: Spot) -> list[GiveStone]:
    return [GIVE[colour] for colour in s.colours_of(seat)]


swap_gift.refused(no_such_stone(GiveStone, "refuse-stone-not-yours", "3.own"))


@swap_gift.answered
def offer_stone(s: Table, seat: int, move: GiveStone, spot: Spot) -> None:
    s.tell(SwapOffered, seat, spot.target, move.colour)
    pose(s, swap_stone, spot, COLOURS.index(move.colour))


@rules.question("3.own", context=Spot, when_late=first_answer)
def swap_stone(s: Table, seat: int, spot: Spot, given: int) -> list[TakeStone]:
    return [TAKE[colour] for colour in s.colours_of(spot.target)]


@swap_stone.described
def about_swap(s: Table, seat: int, spot: Spot, given: int) -> dict[str, object]:
    return {"seat": spot.target, "colour": COLOURS[given]}


swap_stone.refused(no_such_stone(TakeStone, "refuse-stone-not-theirs", "3.own"))


@swap_stone.answered
def exchange_stones(s: Table, seat: int, move: TakeStone, spot: Spot, given: int) -> None:
    s.shift(spot.target, seat, COLOURS.index(move.colour), 1)
    s.shift(seat, spot.target, given, 1)
    s.tell(StonesSwapped, seat, spot.target, COLOURS[given], move.colour)
