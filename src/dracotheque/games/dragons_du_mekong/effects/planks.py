"""Laying planks: what is offered, and the verdict. (3.4, 4.3, 4.4)"""

from collections.abc import Sequence

from dracotheque.core.bits import members
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.cards import AMOUNT
from ..components.delta import ISLETS, SPOT_IDS, SPOT_NUMBER
from ..components.pairs import CROSSING, NO_ISLET, OVER, PAIR_NAMES, PAIR_NUMBER, PAIR_OF_NAMES, Pair
from ..components.planks import PLANK_IDS, PLANK_NUMBER, SIZE, planks_in_play
from ..events import GameEnded, NoGapLeft, PlankGivenUp, PlankLaid, PlankTooShort
from ..moves import LAY_PLANK, LOSE_PLANK, LayPlank, LosePlank, PlankMoves
from ..refusals import unknown_plank, unknown_spot
from ..state import PLANKS_PER_SUPPORT, Table, rules
from .cards import is_second_half, nothing_done, still_to_place
from .wishes import strike_wish


def place_planks(s: Table, seat: int, card: int) -> None:
    """A plank of the reserve goes between any two supports. (4.3)

    Or twice; the second choice is made after the verdict on the first (DM-22). (4.4)
    """
    lay_planks(s, seat, AMOUNT[card])


def lay_planks(s: Table, seat: int, left: int) -> None:
    """An empty reserve has no effect (DM-19); nor has the lack of a gap at a gentle table. (6)"""
    if s.reserves[seat]:
        put = s.ask_in_private if s.options.assisted_seat == seat else s.offer
        if not put(plank, seat, left):
            s.tell(NoGapLeft, seat, is_second_half(s, seat, left))
    elif s.told is not None:
        s.tell(nothing_done, s, seat, left)


@rules.question("3.plank", described=still_to_place)
def plank(s: Table, seat: int, left: int) -> Sequence[Move]:
    """All planks on all offered pairs, be they too short or not; where there is none, a plank to lose (DM-18)."""
    reserve = s.reserves[seat]
    pairs = s.offered_pairs()
    moves: Sequence[Move] = fitting_moves(s, reserve, pairs) if s.sees_fits(seat) else PlankMoves(reserve, pairs)
    if moves or s.options.plank_fit == "gentle":
        return moves
    return [LOSE_PLANK[number] for number in members(reserve)]


def fitting_moves(s: Table, reserve: int, pairs: int) -> list[LayPlank]:
    """What an assisted seat is offered: planks where they fit. (6)"""
    return [LAY_PLANK[number][pair] for number in members(reserve) for pair in members(pairs & s.fitting[SIZE[number]])]


@plank.answered
def try_plank(s: Table, seat: int, move: LayPlank | LosePlank, left: int) -> None:
    """One plank, one pair, one verdict (DM-16)."""
    number = PLANK_NUMBER[move.plank]
    if s.orders[seat]:
        strike_wish(s, seat, move)
    if type(move) is LayPlank:
        judge(s, seat, number, PAIR_OF_NAMES[move.a, move.b])
    else:
        s.tell(PlankGivenUp, seat, move.plank)
        lose_plank(s, seat, number)
    if left > 1 and not s.over:
        lay_planks(s, seat, left - 1)


def judge(s: Table, seat: int, number: int, pair: Pair) -> None:
    """Long enough, the plank lies there; too short, it is lost, or comes back at a gentle table. (3.4, 6)"""
    held = s.fitting[SIZE[number]] >> pair & 1 == 1
    s.note_verdict(number, pair, held)
    gentle = s.options.plank_fit == "gentle"
    ends = LAY_PLANK[number][pair]
    if held:
        s.tell(PlankLaid, seat, ends.plank, ends.a, ends.b)
        s.reserves[seat] &= ~(1 << number)
        s.put_plank(number, pair)
        return
    s.tell(PlankTooShort, seat, ends.plank, ends.a, ends.b, not gentle)
    if not gentle:
        lose_plank(s, seat, number)


def lose_plank(s: Table, seat: int, plank: int) -> None:
    """A plank is out of the game; with the last one the game is a draw (DM-38). (5)"""
    s.reserves[seat] &= ~(1 << plank)
    s.lost |= 1 << plank
    if s.lost == planks_in_play(s.players):
        s.finish("no-planks", GameEnded)


# Why a plank is refused; only the length is judged by eye, everything else beforehand and without loss (DM-17). (3.4)


@plank.refused
def no_plank_there(s: Table, seat: int, move: Move, left: int) -> IllegalMove | None:
    if not isinstance(move, LayPlank | LosePlank):
        return None
    if (unknown := unknown_plank(move.plank)) is not None:
        return unknown
    if not s.reserves[seat] >> PLANK_NUMBER[move.plank] & 1:
        return IllegalMove("refuse-plank-not-in-reserve", "r.not_in_reserve", place=move.plank)
    if isinstance(move, LosePlank):
        return IllegalMove("refuse-gap-available", "r.gap_available", place=move.plank)
    # A gap that is open to all and yet not on the list: this seat is offered only what fits. (6)
    return (
        no_gap(s, move)
        or closed_gap(s, PAIR_OF_NAMES[move.a, move.b])
        or IllegalMove("refuse-too-short", "r.too_short", place=move.plank)
    )


def no_gap(s: Table, move: LayPlank) -> IllegalMove | None:
    """These two do not make a gap."""
    if (unknown := unknown_spot(move.a) or unknown_spot(move.b)) is not None:
        return unknown
    a, b = SPOT_NUMBER[move.a], SPOT_NUMBER[move.b]
    if a == b:
        return IllegalMove("refuse-same-support", "r.same_support", place=move.a)
    if a >= ISLETS:
        return IllegalMove("refuse-two-villages", "r.two_villages")
    for spot in (a, b):
        if spot < ISLETS and not s.stones >> spot & 1:
            return IllegalMove("refuse-no-stone", "r.no_stone", place=SPOT_IDS[spot])
    return IllegalMove.when((a, b) not in PAIR_NUMBER, "refuse-out-of-sight", "r.out_of_sight")


def closed_gap(s: Table, pair: Pair) -> IllegalMove | None:
    """Something in plain view forbids this gap to every plank."""
    for name in PAIR_NAMES[pair]:
        if s.resting[SPOT_NUMBER[name]].bit_count() >= PLANKS_PER_SUPPORT:
            return IllegalMove("refuse-three-planks", "r.three_planks", place=name)
    if pair in s.lies:
        return IllegalMove("refuse-same-gap", "r.same_pair", place=PLANK_IDS[s.lies.index(pair)])
    for number in members(s.on_board):
        if CROSSING[pair] >> s.lies[number] & 1:
            return IllegalMove("refuse-crossing", "r.crossing", place=PLANK_IDS[number])
    if OVER[pair] != NO_ISLET and s.stones >> OVER[pair] & 1:
        return IllegalMove("refuse-stone-in-the-way", "r.stone_in_the_way", place=SPOT_IDS[OVER[pair]])
    return None
