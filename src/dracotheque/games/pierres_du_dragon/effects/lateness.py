"""The answers given for a player whose time runs out in the middle of a power. (3.2)"""

from collections.abc import Callable
from typing import Final

from dracotheque.core.moves import Move
from dracotheque.core.rules import Question

from ..components import CHARACTER, COLOURS, WINNING_POINTS
from ..moves import ACCEPT, DECLINE, ChooseVictim, NameColour
from ..state import Table
from .bag import push
from .borrow import character
from .colours import colour
from .deals import burn, choose, consider, offer, payment
from .exchanges import gift_stone, grant_stone, stone, swap_gift, swap_stone
from .goods import return_stone, take_stone
from .interpreter import Spot, is_invented
from .players import victim
from .shop import shop
from .use import double, use_or_not

CAREFUL_FIRST: Final = (
    double, offer, payment, take_stone, stone, push, character, shop,
    use_or_not, choose, consider, return_stone, grant_stone, gift_stone, swap_gift, swap_stone,
)  # fmt: skip
"""Questions whose first answer is the one of 3.2: use once, pay with most red, stop, buy nothing."""


def first_when_late(question: Question) -> None:
    @question.when_late
    def first(s: Table, seat: int, *context: object) -> Move:
        return question.options(s, seat, *context)[0]


for each in CAREFUL_FIRST:
    first_when_late(each)


@burn.when_late
def burn_to_win(s: Table, seat: int, *_: int) -> Move:
    """No, unless that point wins the game."""
    return ACCEPT if s.points[seat] == WINNING_POINTS - 1 else DECLINE


@colour.when_late
def name_a_colour(s: Table, seat: int, spot: Spot) -> Move:
    """The first; to the Rainbow Dragon, the one of which the bank has fewest stones."""
    moves = colour.options(s, seat, spot)
    return moves[0] if is_invented(spot.card) or CHARACTER[spot.card] != "rainbow_dragon" else min(moves, key=rarity(s))


def rarity(s: Table) -> Callable[[Move], int]:
    def in_the_bank(move: Move) -> int:
        assert isinstance(move, NameColour)
        return s.count(s.bank, COLOURS.index(move.colour))

    return in_the_bank


@victim.when_late
def choose_the_foremost(s: Table, seat: int, spot: Spot) -> Move:
    """Most points, then most stones, then the lowest seat; of a home-made character the first."""
    moves = victim.options(s, seat, spot)
    return moves[0] if is_invented(spot.card) else max(moves, key=eminence(s))


def eminence(s: Table) -> Callable[[Move], tuple[int, int, int]]:
    def rank(move: Move) -> tuple[int, int, int]:
        assert isinstance(move, ChooseVictim)
        return s.points[move.seat], s.stones_of(move.seat), -move.seat

    return rank
