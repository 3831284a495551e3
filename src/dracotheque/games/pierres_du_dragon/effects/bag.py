"""Stones drawn blind: bag and push. (4.two_headed_dragon, 4.rainbow_dragon)"""

from ..components import COLOURS
from ..components.blank_cards.schema import Bag, Push, Put
from ..events import BagFilled, DrawKept, DrawLost, StoneDrawn, StonesDrawn
from ..moves import DRAW_STONE, STOP_DRAWING, DrawStone, StopDrawing
from ..state import Table
from .interpreter import Spot, asks, find_nothing, operation, pose, step_at


def bag_of(s: Table, put: Put | str) -> list[int]:
    """The stones the bank can put into the bag, by colour (PD-38)."""
    bank = [s.count(s.bank, colour) for colour in range(len(COLOURS))]
    if isinstance(put, str):
        return bank
    return [min(have, wanted) for have, wanted in zip(bank, (put.red, put.blue, put.yellow), strict=True)]


def draw_from(s: Table, bag: list[int]) -> int:
    """The colour of one stone drawn at random."""
    number = s.chance.below(sum(bag))
    colour = 0
    while number >= bag[colour]:
        number -= bag[colour]
        colour += 1
    return colour


def fill_bag(s: Table, put: Put | str, spot: Spot) -> list[int]:
    """The bag, shown to all; the power has nothing to do if it stays empty."""
    bag = bag_of(s, put)
    if any(bag):
        s.tell(BagFilled, bag[0], bag[1], bag[2])
    else:
        find_nothing(s, spot)
    return bag


@operation(Bag)
def draw_some(s: Table, step: Bag, spot: Spot) -> None:
    """One after the other, kept; with fewer stones in the bag, what there is."""
    bag = fill_bag(s, step.put, spot)
    if not any(bag):
        return
    drawn = [0, 0, 0]
    for _ in range(min(step.draw, sum(bag))):
        colour = draw_from(s, bag)
        bag[colour] -= 1
        drawn[colour] += 1
        s.shift(s.bank, s.winner, colour, 1)
    s.tell(StonesDrawn, s.winner, drawn[0], drawn[1], drawn[2])


# Pushing one's luck: until it is kept, what was drawn belongs to the bank.


@operation(Push)
def begin_to_push(s: Table, step: Push, spot: Spot) -> None:
    """The first draw cannot hurt, so it is not asked for (PD-37)."""
    bag = fill_bag(s, step.put, spot)
    if any(bag):
        draw_one(s, spot, bag, [0, 0, 0])


def draw_one(s: Table, spot: Spot, bag: list[int], drawn: list[int]) -> None:
    """Draw; the colour named loses everything drawn with this use, an empty bag keeps it."""
    seat = s.winner
    colour = draw_from(s, bag)
    s.tell(StoneDrawn, seat, COLOURS[colour])
    if colour == spot.named:
        s.tell(DrawLost, seat, COLOURS[colour])
        return
    drawn[colour] += 1
    bag[colour] -= 1
    if any(bag):
        pose(s, push, spot, *drawn)
    else:
        keep_drawn(s, drawn)


@asks("3.push")
def push(s: Table, seat: int, *_: int) -> tuple[StopDrawing, DrawStone]:
    return (STOP_DRAWING, DRAW_STONE)


@push.described
def about_pushing(s: Table, seat: int, spot: Spot, red: int, blue: int, yellow: int) -> dict[str, object]:
    """What was drawn, what is left in the bag, and the colour to fear: all of it is public. (7.1)"""
    left = what_is_left(s, spot, (red, blue, yellow))
    stones = {"red": red, "blue": blue, "yellow": yellow}
    return {"colour": COLOURS[spot.named], **stones, "danger": left[spot.named], "left": sum(left)}


@push.answered
def push_or_stop(s: Table, seat: int, move: DrawStone | StopDrawing, spot: Spot, *drawn: int) -> None:
    if move == STOP_DRAWING:
        keep_drawn(s, list(drawn))
    else:
        draw_one(s, spot, what_is_left(s, spot, drawn), list(drawn))


def what_is_left(s: Table, spot: Spot, drawn: tuple[int, ...]) -> list[int]:
    return [put - out for put, out in zip(bag_of(s, step_at(s, spot).put), drawn, strict=True)]


def keep_drawn(s: Table, drawn: list[int]) -> None:
    for colour, n in enumerate(drawn):
        s.shift(s.bank, s.winner, colour, n)
    s.tell(DrawKept, s.winner, drawn[0], drawn[1], drawn[2])
