"""Goods between a player and the bank: gain, lose, refresh, score. (4.gains, 4.paying, 4.points)"""

from collections.abc import Callable
from typing import Final

from dracotheque.core.rules import Question

from ..components import BLACK, COLUMN, FAIRY, ITEM, SPENT, WIDTH, WINNING_POINTS
from ..components.blank_cards.schema import FromAPlayer, FromTheBank, Gain, Lose, Refresh, Score
from ..events import GameEnded, GoldRefreshed, GoodsGained, GoodsReturned, PointsScored
from ..moves import GIVE, TAKE
from ..state import Table
from .interpreter import Spot, find_nothing, operation, pose
from .stones import OF_THE_BANK, ONES_OWN, choose_another, chosen

Passing = FromTheBank | FromAPlayer
Passed = Callable[[Table, int, int, int], None]
"""How so many of a column pass from or to a player: `(state, seat, column, wanted)`."""
EVERYTHING: Final = 99
"""More than there is of anything."""


def amount(n: int | str) -> int:
    return n if isinstance(n, int) else EVERYTHING


def columns_of(item: str, named: int) -> tuple[int, ...]:
    """The columns an item stands for."""
    if item == "stones":
        return (0, 1, 2)
    return (named,) if item == "stone_named" else (COLUMN[item],)


def pass_goods(s: Table, step: Passing, spot: Spot, seat: int, passed: Passed, choice: Question) -> bool:
    """What a step names passes from or to this player; stones of one's choice are asked for, if there are any.

    False where there is none to choose from.
    """
    if step.item == "stone_choice":
        return pose(s, choice, spot, amount(step.n))
    for column in columns_of(step.item, spot.named):
        passed(s, seat, column, amount(step.n))
    return True


def gain(s: Table, seat: int, column: int, wanted: int) -> None:
    """From the bank to a player, as far as the bank has it; black coins never run out (PD-7, PD-8)."""
    if column == BLACK:
        n = wanted
        s.goods[seat * WIDTH + BLACK] += n
        s.goods[s.bank * WIDTH + BLACK] -= n
    else:
        n = s.shift(s.bank, seat, column, wanted)
    s.tell(GoodsGained, seat, ITEM[column], n, wanted - n)


def give_back(s: Table, seat: int, column: int, wanted: int) -> None:
    """From a player to the bank, as far as there is any."""
    n = s.shift(seat, s.bank, column, wanted)
    if n:
        s.tell(GoodsReturned, seat, ITEM[column], n)


@operation(Gain)
def take_from_the_bank(s: Table, step: Gain, spot: Spot) -> None:
    if not pass_goods(s, step, spot, s.winner, gain, take_stone):
        find_nothing(s, spot)


@chosen("3.colour", TAKE, OF_THE_BANK)
def take_stone(s: Table, spot: Spot, colour: int, left: int) -> None:
    """One that the bank has. (4.ancient_dragon)"""
    gain(s, s.winner, colour, 1)
    choose_another(s, take_stone, spot, left)


@operation(Lose)
def return_to_the_bank(s: Table, step: Lose, spot: Spot) -> None:
    pass_goods(s, step, spot, s.winner, give_back, return_stone)


@chosen("3.own", GIVE, ONES_OWN)
def return_stone(s: Table, spot: Spot, colour: int, left: int) -> None:
    give_back(s, s.winner, colour, 1)
    choose_another(s, return_stone, spot, left)


@operation(Refresh)
def refresh_gold(s: Table, step: Refresh, spot: Spot) -> None:
    """Spent fairy gold goes back behind the screen."""
    row = s.winner * WIDTH
    n = min(amount(step.n), s.goods[row + SPENT])
    s.goods[row + SPENT] -= n
    s.goods[row + FAIRY] += n
    s.tell(GoldRefreshed, s.winner, n)


@operation(Score)
def score(s: Table, step: Score, spot: Spot) -> None:
    """Three points end the game on the spot; whatever was still to come is dropped (PD-40)."""
    seat = s.winner
    total = min(WINNING_POINTS, s.points[seat] + step.n)
    gained = total - s.points[seat]
    s.points[seat] = total
    s.tell(PointsScored, seat, gained, total)
    if total == WINNING_POINTS:
        s.finish("three-points", GameEnded)
