"""Goods between a player and the bank: gain, lose, refresh, score. (4.gains, 4.paying, 4.points)"""

from collections.abc import Callable
from typing import Final

from dracotheque.core.rules import Question, first_answer

from ..components import BLACK, COLOURS, COLUMN, FAIRY, ITEM, SPENT, WIDTH, WINNING_POINTS
from ..components.blank_cards.schema import Gain, Lose, Refresh, Score
from ..events import GameEnded, GoldRefreshed, GoodsGained, GoodsReturned, PointsScored
from ..moves import GIVE, TAKE, GiveStone, TakeStone
from ..refusals import no_such_stone
from ..state import Table
from .interpreter import Spot, about_card, find_nothing, operation, pose
from .programs import Op

rules = Table.rules

Choice = Callable[[Table, int, int, Spot], None]
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


def one_by_one(question: Question) -> Callable[[Choice], Choice]:
    """Register what is done with each stone that a player chooses, until it is so many."""

    def register(choice: Choice) -> Choice:
        @question.answered
        def choose_stone(s: Table, seat: int, move: TakeStone | GiveStone, spot: Spot, left: int) -> None:
            choice(s, seat, COLOURS.index(move.colour), spot)
            if left > 1:
                pose(s, question, spot, left - 1)

        return choice

    return register


@operation(Gain)
def take_from_the_bank(s: Table, step: Gain, op: Op, spot: Spot) -> None:
    if step.item != "stone_choice":
        (column,) = columns_of(step.item, spot.named)
        gain(s, s.winner, column, step.n)
    elif not pose(s, take_stone, spot, step.n):
        find_nothing(s, spot)


@rules.question("3.colour", context=Spot, described=about_card, when_late=first_answer)
def take_stone(s: Table, seat: int, spot: Spot, left: int) -> list[TakeStone]:
    """The colours the bank has. (4.ancient_dragon)"""
    return [TAKE[colour] for colour in s.colours_of(s.bank)]


take_stone.refused(no_such_stone(TakeStone, "refuse-bank-lacks-colour", "3.colour"))


@one_by_one(take_stone)
def take_chosen_stone(s: Table, seat: int, colour: int, spot: Spot) -> None:
    gain(s, seat, colour, 1)


@operation(Lose)
def return_to_the_bank(s: Table, step: Lose, op: Op, spot: Spot) -> None:
    if step.item == "stone_choice":
        pose(s, return_stone, spot, amount(step.n))
        return
    for column in columns_of(step.item, spot.named):
        give_back(s, s.winner, column, amount(step.n))


@rules.question("3.own", context=Spot, described=about_card, when_late=first_answer)
def return_stone(s: Table, seat: int, spot: Spot, left: int) -> list[GiveStone]:
    return [GIVE[colour] for colour in s.colours_of(seat)]


return_stone.refused(no_such_stone(GiveStone, "refuse-stone-not-yours", "3.own"))


@one_by_one(return_stone)
def return_chosen_stone(s: Table, seat: int, colour: int, spot: Spot) -> None:
    give_back(s, seat, colour, 1)


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
