"""The eye of a bot: it misjudges every length a little, always in the same way. (9.1)

An honest bot knows the coordinates and does not use them: it sees each distance with an error of its own, fixed by the
number its seat was given at the start, so that looking twice does not help. What the table has seen corrects it.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from operator import le, mul
from typing import Final, NamedTuple

from dracotheque.core.bits import mask_of

from ..components.delta import ISLETS, LONGEST, POINTS, SIGHT, reach, rot60
from ..components.pairs import NO_PAIR, PAIR_NAMES, PAIR_NUMBER, PAIR_OF_NAMES, PAIRS, SQUARED_LENGTH
from ..components.planks import SIZE
from ..state import read_verdict, verdict
from ..steps.seating import EYE_LIMIT
from ..view import DeltaView

ERROR: Final = {"beginner": 0.09, "apprentice": 0.07, "regular": 0.05, "expert": 0.02, "master": 0.02, "exact": 0.0}
"""The standard deviation of the error, by level; `exact` is for research and tests."""
THOUGHTFUL: Final = frozenset({"expert", "master"})
"""Those who think ahead, with a master's eye."""

NARROW: Final = 1.5
"""Closer to its reach than so many of an eye's errors, a plank may well be too short."""
REACHES: Final = tuple(tuple(reach(size, b >= ISLETS) for size in range(SIGHT + 1)) for _, b in PAIRS)
"""How far a plank of each number reaches on each pair."""
_REACHES_OF_SIZE: Final = tuple(tuple(map(float, reaches)) for reaches in zip(*REACHES, strict=True))
_DIGITS: Final = bytes.maketrans(b"\0\1", b"01")

_LENGTHS: Final = tuple(sqrt(d2) for d2 in SQUARED_LENGTH)
_MASK: Final = (1 << 64) - 1
REDRAWN: Final = 0.06
"""How far the lengths of a redrawn board lie from ours: the standard deviation."""
BOARD_BIT: Final = EYE_LIMIT.bit_length() - 1
"""From this bit on, the number of an eye says which redrawn board it looks at; 0 is ours."""


def error(eye: int, pair: int) -> float:
    """A number with mean 0 and variance 1 that belongs to this eye and this pair: four dice of a mixed-up number."""
    mixed = (eye + (pair + 1) * 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
    mixed ^= mixed >> 31
    dice = (mixed & 0xFFFF) + (mixed >> 16 & 0xFFFF) + (mixed >> 32 & 0xFFFF) + (mixed >> 48)
    return (dice / 0xFFFF - 2.0) * sqrt(3.0)


def borrowed(eye: int) -> int:
    """The same eye in the head of somebody one imagines: below 0, for it never measures, even at an assisted seat."""
    return ~eye


@lru_cache(maxsize=64)
def lengths_on(board: int) -> tuple[float, ...]:
    """How long each pair is on this board; what is alike by a turn of ours is alike on a redrawn one, too."""
    if not board:
        return _LENGTHS
    return tuple(
        length * (1.0 + REDRAWN * error(board, min(turned))) for length, turned in zip(_LENGTHS, TURNED, strict=True)
    )


@lru_cache(maxsize=1024)
def perceived(eye: int, deviation: float) -> tuple[float, ...]:
    """How long each pair looks to this eye, borrowed or not."""
    eye = max(eye, ~eye)
    lengths = lengths_on(eye >> BOARD_BIT)
    return tuple(length * (1.0 + deviation * error(eye, pair)) for pair, length in enumerate(lengths))


def needed(view: DeltaView, level: str) -> list[int]:
    """The smallest number believed to reach on each pair, SIGHT where none is; public verdicts are believed first.

    Whoever thinks ahead knows that what holds here holds wherever the board looks the same after a turn.
    """
    shown = [(PAIR_OF_NAMES[each.a, each.b], each.number, each.held) for each in view.verdicts]
    return _needed(perceived(view.contestants[view.viewer or 0].eye, ERROR[level]), shown, turned=level in THOUGHTFUL)


def _needed(lengths: tuple[float, ...], verdicts: Sequence[tuple[int, int, bool]], *, turned: bool) -> list[int]:
    sizes = list(_needed_at_sight(lengths))
    for seen, number, held in verdicts:
        for pair in TURNED[seen] if turned else (seen,):
            if held:
                sizes[pair] = min(sizes[pair], number)
            else:
                sizes[pair] = max(sizes[pair], number + 1)
    return sizes


class Belief(NamedTuple):
    """What a master's eye makes of every gap."""

    needed: tuple[int, ...]
    """The smallest number believed to reach, SIGHT where none is."""
    narrow: int
    """The pairs where that one may well be too short."""


@lru_cache(maxsize=4096)
def belief(eye: int, deviation: float, verdicts: tuple[int, ...]) -> Belief:
    """The same as `needed` for whoever thinks ahead, and how sure that is, from numbers of the table."""
    lengths = perceived(eye, deviation)
    shown = list(map(read_verdict, verdicts))
    needed = _needed(lengths, shown, turned=True)
    narrow = _narrow_at_sight(lengths, deviation)
    for seen, _, _ in shown:
        narrow &= ~TURNED_MASK[seen]
    return Belief(tuple(needed), narrow)


@lru_cache(maxsize=1024)
def _narrow_at_sight(lengths: tuple[float, ...], deviation: float) -> int:
    doubtful = 1.0 - NARROW * deviation
    return mask_of(
        [
            pair
            for pair, (length, size) in enumerate(zip(lengths, _needed_at_sight(lengths), strict=True))
            if length > doubtful * REACHES[pair][size]
        ]
    )


def _turned(pair: int) -> tuple[int, ...]:
    """All pairs that this one becomes when the board is turned by a third."""
    points = [POINTS[name] for name in PAIR_NAMES[pair]]
    found = [pair]
    for _ in range(2):
        points = [rot60(rot60(point)) for point in points]
        a, b = sorted(AT[point] for point in points)
        found.append(PAIR_NUMBER[a, b])
    return tuple(found)


AT: Final = {point: spot for spot, point in enumerate(POINTS.values())}
TURNED: Final = tuple(_turned(pair) for pair in range(len(PAIRS)))
TURNED_MASK: Final = tuple(map(mask_of, TURNED))


@lru_cache(maxsize=1024)
def _needed_at_sight(lengths: tuple[float, ...]) -> tuple[int, ...]:
    return tuple(
        next((size for size in range(1, LONGEST + 1) if length <= reaches[size]), SIGHT)
        for length, reaches in zip(lengths, REACHES, strict=True)
    )


@lru_cache(maxsize=1024)
def fitting_in_doubt(eye: int, doubt: int, verdicts: tuple[int, ...], lies: tuple[int, ...]) -> tuple[int, ...]:
    """What this eye believes of each number in one of the worlds its doubts leave open, and the table has shown.

    A search imagines many worlds at one position, and meets the same ones again.
    """
    lying = [verdict(pair, SIZE[plank], True) for plank, pair in enumerate(lies) if pair != NO_PAIR]
    return corrected(believed(eye, doubt), [*verdicts, *lying])


@lru_cache(maxsize=1024)
def believed(eye: int, doubt: int) -> tuple[int, ...]:
    """The pairs that a plank of each number fits in one of the worlds that this eye's doubts leave open.

    It is the best eye of all that looks here, a master's: the others do not think so far.
    """
    lengths = list(map(mul, perceived(eye, ERROR["master"]), _doubted(doubt)))
    return (0, *[_pairs_within(lengths, reaches) for reaches in _REACHES_OF_SIZE[1 : LONGEST + 1]])


@lru_cache(maxsize=64)
def _doubted(doubt: int) -> tuple[float, ...]:
    """How many times as long each pair is in this doubt: those that the board makes alike by a turn are alike."""
    return tuple(1.0 + ERROR["master"] * error(doubt, min(turned)) for turned in TURNED)


def _pairs_within(lengths: Sequence[float], reaches: Sequence[float]) -> int:
    """The pairs that are no longer than this, as a mask: a digit for each, the first pair last."""
    return int(bytes(map(le, lengths, reaches))[::-1].translate(_DIGITS), 2)


def fitting_on(board: int) -> tuple[int, ...]:
    """The pairs that a plank of each number fits on this board."""
    return (0, *[_pairs_within(lengths_on(board), reaches) for reaches in _REACHES_OF_SIZE[1 : LONGEST + 1]])


def corrected(fitting: tuple[int, ...], verdicts: Sequence[int]) -> tuple[int, ...]:
    """The same after what the table has seen, which holds wherever the board looks the same after a turn."""
    masks = list(fitting)
    for each in verdicts:
        pair, size, held = read_verdict(each)
        pairs = TURNED_MASK[pair]
        if held:
            for number in range(size, LONGEST + 1):
                masks[number] |= pairs
        else:
            for number in range(size + 1):
                masks[number] &= ~pairs
    return tuple(masks)


def confidence(length: float, far: int, deviation: float) -> float:
    """How likely a plank that reaches so far holds where the gap looks that long."""
    if deviation == 0.0:
        return float(length <= far)
    return 0.5 * (1.0 + erf((far / length - 1.0) / (deviation * sqrt(2.0))))
