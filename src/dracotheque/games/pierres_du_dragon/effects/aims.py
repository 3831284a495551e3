"""What the steps inside a step are about: a colour that is named, a player who is chosen, or several in turn.

(3.colour, 3.victim, 6.2-steps)
"""

from collections.abc import Callable, Sequence
from typing import Final

from dracotheque.core.refusing import because
from dracotheque.core.seats import clockwise, clockwise_among

from ..components import COLOURS, NUMBER
from ..components.blank_cards.schema import Colour, Each, Victim
from ..events import ColourNamed, VictimChosen
from ..moves import NAME, VICTIM, ChooseVictim, NameColour
from ..refusals import no_such_stone
from ..state import Table
from .interpreter import Spot, asks, enter, find_nothing, is_invented, op_at, operation, pose, step_at

RAINBOW_DRAGON: Final = NUMBER["rainbow_dragon"]


# Naming a colour.


@operation(Colour)
def name_colour(s: Table, step: Colour, spot: Spot) -> None:
    if not pose(s, colour, spot):
        find_nothing(s, spot)


@asks("3.colour")
def colour(s: Table, seat: int, spot: Spot) -> list[NameColour]:
    return [NAME[each] for each in to_be_named(s, spot)]


def to_be_named(s: Table, spot: Spot) -> Sequence[int]:
    """Any of the three (PD-39), or one that the bank has (PD-37)."""
    is_any = step_at(s, spot).source == "any"
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
    enter(s, spot._replace(named=COLOURS.index(move.colour)), op_at(s, spot).branches[0])


# Who undergoes a power.


@operation(Victim)
def choose_victim(s: Table, step: Victim, spot: Spot) -> None:
    pose(s, victim, spot)


@asks("3.victim")
def victim(s: Table, seat: int, spot: Spot) -> list[ChooseVictim]:
    return [VICTIM[other] for other in candidates(s, seat, step_at(s, spot))]


MERITS: Final[dict[str, Callable[[Table, int], int]]] = {
    "most_points": lambda s, other: s.points[other],
    "fewest_points": lambda s, other: -s.points[other],
    "most_stones": lambda s, other: s.stones_of(other),
}


def candidates(s: Table, seat: int, step: Victim) -> list[int]:
    """The players in range; whoever has no stone is out of it if another one has, where the step says so (PD-22)."""
    others = [other for other in range(s.players) if other != seat]
    if step.among == "others":
        found = others
    elif step.among == "second_bidders":
        found = [other for other in others if s.seconds >> other & 1]
    else:
        merits = {other: MERITS[step.among](s, other) for other in others}
        most = max(merits.values())
        found = [other for other in others if merits[other] == most]
    if step.prefer == "has_stone":
        return [other for other in found if s.stones_of(other)] or found
    return found


victim.refused(because(ChooseVictim, "refuse-victim", "3.victim"))


@victim.when_late
def choose_the_foremost(s: Table, seat: int, spot: Spot) -> ChooseVictim:
    """Most points, then most stones, then the lowest seat; of a home-made character the first. (3.2)"""
    others = candidates(s, seat, step_at(s, spot))
    if is_invented(spot.card):
        return VICTIM[others[0]]
    return VICTIM[max(others, key=lambda other: (s.points[other], s.stones_of(other), -other))]


@victim.answered
def aim_at(s: Table, seat: int, move: ChooseVictim, spot: Spot) -> None:
    s.tell(VictimChosen, seat, move.seat)
    enter(s, spot._replace(target=move.seat), op_at(s, spot).branches[0])


@operation(Each)
def each_player(s: Table, step: Each, spot: Spot) -> None:
    """In seat order, beginning with the acting player (PD-46)."""
    if step.who == "second_bidders":
        seats = clockwise_among(s.players, s.winner, s.seconds)
    elif step.who == "others":
        seats = clockwise(s.players, s.winner)[1:]
    else:
        seats = clockwise(s.players, s.winner)
    for seat in reversed(seats):
        enter(s, spot._replace(target=seat), op_at(s, spot).branches[0])
