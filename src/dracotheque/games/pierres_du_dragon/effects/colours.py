"""Naming a colour. (3.colour)"""

from collections.abc import Sequence
from typing import Final

from ..components import COLOURS, NUMBER
from ..components.blank_cards.schema import Colour
from ..events import ColourNamed
from ..moves import NAME, NameColour
from ..refusals import no_such_stone
from ..state import Table
from .interpreter import Spot, about_card, enter, find_nothing, operation, pose, step_at
from .programs import Op, program_of

rules = Table.rules

RAINBOW_DRAGON: Final = NUMBER["rainbow_dragon"]


@operation(Colour)
def name_colour(s: Table, step: Colour, op: Op, spot: Spot) -> None:
    if not pose(s, colour, spot):
        find_nothing(s, spot)


@rules.question("3.colour", context=Spot, described=about_card)
def colour(s: Table, seat: int, spot: Spot) -> list[NameColour]:
    return [NAME[each] for each in to_be_named(s, spot)]


def to_be_named(s: Table, spot: Spot) -> Sequence[int]:
    """Any of the three (PD-39), or one that the bank has (PD-37)."""
    is_any = step_at(s, spot.card, spot.at).source == "any"
    return range(len(COLOURS)) if is_any else s.colours_of(s.bank)


colour.refused(no_such_stone(NameColour, "refuse-bank-lacks-colour", "3.colour"))


@colour.when_late
def name_a_colour(s: Table, seat: int, spot: Spot) -> NameColour:
    """The first; to the Rainbow Dragon, the one of which the bank has fewest stones. (3.2)"""
    colours = to_be_named(s, spot)
    if spot.card != RAINBOW_DRAGON:
        return NAME[colours[0]]
    return NAME[min(colours, key=lambda each: s.count(s.bank, each))]


@colour.answered
def go_on_with_colour(s: Table, seat: int, move: NameColour, spot: Spot) -> None:
    s.tell(ColourNamed, seat, move.colour)
    enter(s, spot._replace(named=COLOURS.index(move.colour)), program_of(s, spot.card).ops[spot.at].branches[0])
