"""Rooms that reach for other players: the Crystal Ball and the Map Room. (4.1)"""

from bisect import insort
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.cells import cell_at, x_of, y_of
from ..components.tiles import TILE_IDS
from ..events import AdventurerStayed, BallsExhausted, TileTaken
from ..moves import LET_STAY, TAKE_TILE, LetStay, SendTo, TakeTile
from ..refusals import not_an_opponent, not_there
from ..state import Table, rules
from .entering import about_entry, effect, enter, leaves_a_choice

MOST_BALLS: Final = 12


# The Crystal Ball.


@effect("crystal")
def gaze(s: Table, seat: int, by: int) -> bool:
    """Move an opponent's adventurer; from the thirteenth entry of a turn on nothing happens (DK-16, DK-17)."""
    s.balls += 1
    if s.balls > MOST_BALLS:
        s.tell(BallsExhausted, seat)
        return True
    if not any(s.moves_of(other) for other in range(s.players) if other != seat):
        return False
    return s.offer(crystal, seat, by)


@rules.question("3.crystal", described=about_entry)
def crystal(s: Table, seat: int, by: int) -> list[SendTo | LetStay]:
    """Every destination of every opponent; one who has none stays."""
    options: list[SendTo | LetStay] = []
    for opponent in range(s.players):
        if opponent == seat:
            continue
        cells = s.moves_of(opponent)
        if cells:
            options += [SendTo(opponent, x_of(cell), y_of(cell)) for cell in cells]
        else:
            options.append(LET_STAY[opponent])
    return options


@crystal.refused
def not_to_be_sent(s: Table, seat: int, move: Move, by: int) -> IllegalMove | None:
    if not isinstance(move, SendTo | LetStay):
        return None
    if (refusal := not_an_opponent(s, seat, move.seat, "4.crystal")) is not None:
        return refusal
    if isinstance(move, LetStay):
        return IllegalMove("refuse-must-be-moved", "4.crystal", seat=move.seat)
    return not_there(s, move.seat, move.x, move.y)


@crystal.answered
def move_opponent(s: Table, seat: int, move: SendTo | LetStay, by: int) -> None:
    if isinstance(move, SendTo):
        enter(s, move.seat, cell_at(move.x, move.y), seat)
    else:
        s.tell(AdventurerStayed, move.seat, seat)


# The Map Room.


@leaves_a_choice
@rules.question("3.map", described=about_entry)
def map(s: Table, seat: int, by: int) -> list[TakeTile]:
    """Take a random tile of an opponent; hand sizes stay changed for good (DK-26)."""
    return [TAKE_TILE[other] for other in range(s.players) if other != seat and s.hands[other]]


@map.refused
def no_tile_there(s: Table, seat: int, move: Move, by: int) -> IllegalMove | None:
    if not isinstance(move, TakeTile):
        return None
    return not_an_opponent(s, seat, move.seat, "4.map") or IllegalMove("refuse-no-tiles-there", "4.map", seat=move.seat)


@map.answered
def take_from(s: Table, seat: int, move: TakeTile, by: int) -> None:
    take_random_tile(s, seat, move.seat, "map")


def take_random_tile(s: Table, taker: int, victim: int, cause: str) -> None:
    """A tile drawn blind goes from hand to hand; only these two see it. (7)"""
    hand = s.hands[victim]
    face = hand[s.chance.below(len(hand))]
    s.lose_unseen(victim, face, (taker,))
    insort(s.hands[taker], face)
    s.learn(victim, taker, face)
    s.tell_to((taker, victim), TileTaken, taker, victim, cause, TILE_IDS[face])
    s.tell_others(TileTaken, taker, victim, cause)
