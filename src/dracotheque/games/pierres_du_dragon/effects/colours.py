"""Naming a colour. (3.colour)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import COLOURS
from ..components.blank_cards.schema import Colour
from ..events import ColourNamed
from ..moves import NAME, NameColour
from ..refusals import no_such_stone
from ..state import Table
from .interpreter import Spot, about_card, enter, find_nothing, operation, pose, step_at
from .programs import Op, program_of

rules = Table.rules


@operation(Colour)
def name_colour(s: Table, step: Colour, op: Op, spot: Spot) -> None:
    if not pose(s, colour, spot):
        find_nothing(s, spot)


@rules.question("3.colour", context=Spot)
def colour(s: Table, seat: int, spot: Spot) -> list[NameColour]:
    """Any of the three (PD-39), or one that the bank has (PD-37)."""
    if step_at(s, spot.card, spot.at).source == "any":
        return list(NAME)
    return [NAME[each] for each in s.colours_of(s.bank)]


colour.described(about_card)


@colour.refused
def not_to_be_named(s: Table, seat: int, move: Move, *_: int) -> IllegalMove | None:
    return no_such_stone(move, NameColour, "refuse-bank-lacks-colour", "3.colour")


@colour.answered
def go_on_with_colour(s: Table, seat: int, move: NameColour, spot: Spot) -> None:
    s.tell(ColourNamed, seat, move.colour)
    enter(
        s,
        spot._replace(named=COLOURS.index(move.colour)),
        program_of(s, spot.card).ops[spot.at].branches[0],
    )
