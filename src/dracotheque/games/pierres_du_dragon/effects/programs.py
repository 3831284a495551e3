"""Characters made ready for the interpreter: their steps numbered, so that a frame of the stack can point at one."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, NewType

from msgspec import UNSET

from ..components import CHARACTER, COLOURS, COLUMN, COMMON, DOPPELGANGER, FAIRY, FIRST_BLANK, SILVER
from ..components.blank_cards.schema import AnyStep, Character, Cost, Deal, Steps, branches
from ..state import Table
from .official import OFFICIAL_STEPS

At = NewType("At", int)
NOWHERE: Final = At(-1)
Stones = tuple[int, int, int]
NO_STONES: Final[tuple[Stones, ...]] = ((0, 0, 0),)
"""The only way to pay a price that wants no stones."""


class Price(NamedTuple):
    """What a deal costs."""

    coins: tuple[tuple[int, int], ...]
    """Column and number."""
    bid: bool
    ways: tuple[Stones, ...]
    """The stones that would do, most red first, then most blue. (3.offer)"""


FREE: Final = Price((), False, NO_STONES)
"""Of a step that is no deal."""


class Op(NamedTuple):
    """A step in its place."""

    step: AnyStep
    next: At
    """The step after it, or NOWHERE at the end of its list."""
    branches: tuple[At, ...]
    """The first step of each list inside it, or NOWHERE for an empty one."""
    price: Price


class Program(NamedTuple):
    """A character ready to be used."""

    ops: tuple[Op, ...]
    optional: bool
    costs_the_bid: bool


def program_of(s: Table, card: int) -> Program:
    return OFFICIAL_PROGRAMS[card] if card < FIRST_BLANK else invented_program(s.own_character(card))


@lru_cache(maxsize=64)
def invented_program(character: Character) -> Program:
    return compiled(character.steps, character.optional)


def compiled(steps: Steps, optional: bool) -> Program:
    ops: list[Op] = []
    number_steps(steps, ops)
    return Program(tuple(ops), optional, any(op.price.bid for op in ops))


def number_steps(steps: Steps, ops: list[Op]) -> At:
    """Append the steps of a list, each followed by what is inside it; say where the first one stands."""
    first = NOWHERE
    last = NOWHERE
    for step in steps:
        place = At(len(ops))
        ops.append(Op(step, NOWHERE, (), price_of(step.cost) if isinstance(step, Deal) else FREE))
        inner = tuple([number_steps(branch, ops) for branch in branches(step)])
        ops[place] = ops[place]._replace(branches=inner)
        if last == NOWHERE:
            first = place
        else:
            ops[last] = ops[last]._replace(next=place)
        last = place
    return first


def price_of(costs: tuple[Cost, ...]) -> Price:
    """Several costs are paid together: coins add up, and so do stones."""
    coins = {FAIRY: 0, COMMON: 0, SILVER: 0}
    ways: set[Stones] = {(0, 0, 0)}
    for cost in costs:
        if cost.n is UNSET:
            continue
        if cost.item is not UNSET:
            coins[COLUMN[cost.item]] += cost.n
        else:
            assert cost.stones is not UNSET
            ways = {
                (one[0] + other[0], one[1] + other[1], one[2] + other[2])
                for one in ways
                for other in stone_ways(cost.stones, cost.n)
            }
    return Price(
        tuple((column, n) for column, n in coins.items() if n),
        any(cost.bid is not UNSET for cost in costs),
        tuple(sorted(ways, reverse=True)),
    )


def stone_ways(kind: str, n: int) -> list[Stones]:
    """All ways to pay so many stones of a kind. (6.2-costs)"""
    match kind:
        case "same":
            return [(n, 0, 0), (0, n, 0), (0, 0, n)]
        case "any":
            return [(red, blue, n - red - blue) for red, blue in product(range(n + 1), repeat=2) if red + blue <= n]
        case "each":
            return [(n, n, n)]
        case _:
            red, blue, yellow = (n * (kind == colour) for colour in COLOURS)
            return [(red, blue, yellow)]


OFFICIAL_PROGRAMS: Final = tuple(
    Program((), False, False) if card == DOPPELGANGER else compiled(OFFICIAL_STEPS[CHARACTER[card]], False)
    for card in range(FIRST_BLANK)
)
