"""What stones are worth now: the points for which somebody would still take them in this round. (3.offer, 3.pay)

Stones alone are counted: they lie open, while the coins that a character of the table's own may ask besides do not.
"""

from functools import lru_cache
from typing import Final

from ..components import CHARACTER, COLOURS, FIRST_BLANK, NUMBER
from ..components.blank_cards.schema import Borrow, Character, Score
from ..events.shown import Who
from ..state import Table
from .programs import NO_STONES, NOWHERE, OFFICIAL_PROGRAMS, Op, Program, Stones, invented_program

Lacking = tuple[int | None, int | None, int | None]
GHOST: Final = NUMBER["ghost"]


class Sale:
    """Points for stones, as one character sells them; known by itself, so that what stones lack is kept by it."""

    def __init__(self, character: Who, points: int, ways: tuple[Stones, ...]) -> None:
        self.character = character
        self.points = points
        self.ways = ways


Sales = tuple[Sale, ...]


def sales_in(program: Program, character: Who) -> Sales:
    """The deals of a character that give points for stones."""
    return tuple(
        Sale(character, points, op.price.ways)
        for op in program.ops
        if op.price.ways != NO_STONES and (points := reward(program.ops, op))
    )


def reward(ops: tuple[Op, ...], deal: Op) -> int:
    """The points of a deal that was paid for."""
    points = 0
    at = deal.branches[0]
    while at != NOWHERE:
        step = ops[at].step
        points += step.n if isinstance(step, Score) else 0
        at = ops[at].next
    return points


OFFICIAL_SALES: Final = {
    card: found for card, program in enumerate(OFFICIAL_PROGRAMS) if (found := sales_in(program, CHARACTER[card]))
}
SELLERS: Final = frozenset(OFFICIAL_SALES)


def sales(s: Table) -> Sales:
    """Those of the characters whose power may still be used in this round, in canonical order."""
    cards = [*s.pile, s.card]
    guests = [card for card in cards if card >= FIRST_BLANK] if s.options.own_characters else []
    if GHOST in cards or any(calls_back(s.own_character(card)) for card in guests):
        cards += s.auctioned
        guests = [card for card in cards if card >= FIRST_BLANK]
    found = official_sales(SELLERS.intersection(cards))
    for card in sorted(guests):
        found += invented_sales(s.own_character(card), s.who(card))
    return found


@lru_cache(maxsize=64)
def official_sales(cards: frozenset[int]) -> Sales:
    return tuple(sale for card in sorted(cards) for sale in OFFICIAL_SALES[card])


@lru_cache(maxsize=64)
def invented_sales(character: Character, who: Who) -> Sales:
    return sales_in(invented_program(character), who)


@lru_cache(maxsize=64)
def calls_back(character: Character) -> bool:
    """Whether a character may use the power of one that was auctioned already, as the Ghost does."""
    steps = [op.step for op in invented_program(character).ops]
    return any(isinstance(step, Borrow) and step.source == "auctioned" for step in steps)


def lacking(found: Sales, have: Stones) -> tuple[Lacking, ...]:
    """For each sale and colour, how many stones are missing to pay it with that colour among them."""
    return tuple((lack(sale, have, 0), lack(sale, have, 1), lack(sale, have, 2)) for sale in found)


def lack(sale: Sale, have: Stones, colour: int) -> int | None:
    """None where a sale never takes this colour."""
    short = [sum([max(0, want - own) for want, own in zip(way, have, strict=True)]) for way in sale.ways if way[colour]]
    return min(short, default=None)


def most(found: Sales, missing: tuple[Lacking, ...]) -> Stones:
    """The most points that one sale gives for stones with this colour among them, where nothing is missing."""
    red, blue, yellow = (
        max([sale.points for sale, row in zip(found, missing, strict=True) if row[colour] == 0], default=0)
        for colour in range(len(COLOURS))
    )
    return red, blue, yellow
