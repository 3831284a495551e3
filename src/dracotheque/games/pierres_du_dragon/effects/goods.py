"""Goods between a player and the bank: gain, lose, refresh, score. (4.gains, 4.paying, 4.points)"""

from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import BLACK, COLOURS, COLUMN, FAIRY, ITEM, SPENT, WIDTH, WINNING_POINTS
from ..components.blank_cards.schema import Gain, Lose, Refresh, Score
from ..events import GameEnded, GoldRefreshed, GoodsGained, GoodsReturned, PointsScored
from ..moves import GIVE, TAKE, GiveStone, TakeStone
from ..refusals import no_such_stone
from ..state import Table
from .interpreter import Spot, about_card, find_nothing, operation, pose
from .programs import Op

rules = Table.rules

EVERYTHING: Final = 99
"""More than there is of anything."""


def amount(n: int | str) -> int:
    return n if isinstance(n, int) else EVERYTHING


def columns_of(item: str, named: int) -> tuple[int, ...]:
    """The columns an item stands for."""
    if item == "stones":
        return (0, 1, 2)
    return (named,) if item == "stone_named" else (COLUMN[item],)


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
def take_from_the_bank(s: Table, step: Gain, op: Op, spot: Spot) -> None:
    if step.item != "stone_choice":
        (column,) = columns_of(step.item, spot.named)
        gain(s, s.winner, column, step.n)
    elif not pose(s, take_stone, spot, step.n):
        find_nothing(s, spot)


@rules.question("3.colour", context=Spot)
def take_stone(s: Table, seat: int, spot: Spot, left: int) -> list[TakeStone]:
    """The colours the bank has. (4.ancient_dragon)"""
    return [TAKE[colour] for colour in s.colours_of(s.bank)]


take_stone.described(about_card)


@take_stone.refused
def not_in_the_bank(s: Table, seat: int, move: Move, *_: int) -> IllegalMove | None:
    return no_such_stone(move, TakeStone, "refuse-bank-lacks-colour", "3.colour")


@take_stone.answered
def take_chosen_stone(s: Table, seat: int, move: TakeStone, spot: Spot, left: int) -> None:
    gain(s, seat, COLOURS.index(move.colour), 1)
    if left > 1:
        pose(s, take_stone, spot, left - 1)


@operation(Lose)
def return_to_the_bank(s: Table, step: Lose, op: Op, spot: Spot) -> None:
    if step.item == "stone_choice":
        pose(s, return_stone, spot, amount(step.n))
        return
    for column in columns_of(step.item, spot.named):
        give_back(s, s.winner, column, amount(step.n))


@rules.question("3.own", context=Spot)
def return_stone(s: Table, seat: int, spot: Spot, left: int) -> list[GiveStone]:
    return [GIVE[colour] for colour in s.colours_of(seat)]


return_stone.described(about_card)


@return_stone.refused
def not_owned(s: Table, seat: int, move: Move, *_: int) -> IllegalMove | None:
    return no_such_stone(move, GiveStone, "refuse-stone-not-yours", "3.own")


@return_stone.answered
def return_chosen_stone(s: Table, seat: int, move: GiveStone, spot: Spot, left: int) -> None:
    give_back(s, seat, COLOURS.index(move.colour), 1)
    if left > 1:
        pose(s, return_stone, spot, left - 1)


@operation(Refresh)
def refresh_gold(s: Table, step: Refresh, op: Op, spot: Spot) -> None:
    """Spent fairy gold goes back behind the screen."""
    row = s.winner * WIDTH
    n = min(amount(step.n), s.goods[row + SPENT])
    s.goods[row + SPENT] -= n
    s.goods[row + FAIRY] += n
    s.tell(GoldRefreshed, s.winner, n)


@operation(Score)
def score(s: Table, step: Score, op: Op, spot: Spot) -> None:
    """Three points end the game on the spot; whatever was still to come is dropped (PD-40)."""
    seat = s.winner
    total = min(WINNING_POINTS, s.points[seat] + step.n)
    gained = total - s.points[seat]
    s.points[seat] = total
    s.tell(PointsScored, seat, gained, total)
    if total == WINNING_POINTS:
        s.finish("three-points", GameEnded)  # whatever was still to come is dropped (PD-40)
