"""Every pair of supports in sight, and what the delta says of it, as tables and masks made once. (1.7, 1.8)

A pair is a number in canonical order: its two ids sorted, the pairs by their first id, then by their second. A set of
pairs, of islets or of planks is one number, a bit for each.
"""

from typing import Final, NewType

from dracotheque.core.bits import mask_of, members

from .delta import ISLETS, LONGEST, SIGHT, SPOT_IDS, SPOTS, crosses, fits, in_sight, passes_over, squared_distance

_BITS: Final = tuple(tuple(members(byte)) for byte in range(256))

Pair = NewType("Pair", int)
NO_PAIR: Final = Pair(-1)
"""Where a plank lies that is not on the board."""
PAIRS: Final = tuple((a, b) for a in range(ISLETS) for b in range(a + 1, SPOTS) if in_sight(a, b))
"""Two villages are never a pair (DM-20)."""
PAIR_NUMBER: Final = {pair: Pair(number) for number, pair in enumerate(PAIRS)}
PAIR_NAMES: Final = tuple((SPOT_IDS[a], SPOT_IDS[b]) for a, b in PAIRS)
PAIR_OF_NAMES: Final = {names: Pair(number) for number, names in enumerate(PAIR_NAMES)}
PAIRS_FROM: Final = {
    name: mask_of(number for number, names in enumerate(PAIR_NAMES) if names[0] == name) for name, _ in PAIR_NAMES
}
"""The pairs by the name of their first support."""
ALL_PAIRS: Final = (1 << len(PAIRS)) - 1

_BYTES: Final = len(PAIRS) // 8
_PAIRS_OF_BYTE: Final = tuple(
    tuple(tuple([8 * place + bit for bit in bits]) for bits in _BITS) for place in range(_BYTES)
)


def many_pairs(mask: int) -> list[int]:
    """The same as `members`, faster where there are many: eight pairs at a time."""
    found: list[int] = []
    for pairs, byte in zip(_PAIRS_OF_BYTE, mask.to_bytes(_BYTES, "little"), strict=True):
        if byte:
            found += pairs[byte]
    return found


SQUARED_LENGTH: Final = tuple(squared_distance(a, b) for a, b in PAIRS)
SMALLEST: Final = tuple(next(k for k in range(1, SIGHT + 1) if fits(k, a, b)) for a, b in PAIRS)
"""The smallest plank that fits; SIGHT where none does."""
FITTING: Final = tuple(mask_of(n for n, least in enumerate(SMALLEST) if least <= k) for k in range(LONGEST + 1))
"""The pairs that a plank of each number fits."""

Islet = NewType("Islet", int)
NO_ISLET: Final = Islet(-1)
OVER: Final = tuple(
    next((c for c in map(Islet, range(ISLETS)) if c not in (a, b) and passes_over(a, b, c)), NO_ISLET) for a, b in PAIRS
)
"""The islet that a plank on the pair passes over: one at most, or NO_ISLET."""
TOUCHING: Final = tuple(mask_of(n for n, pair in enumerate(PAIRS) if spot in pair) for spot in range(SPOTS))
"""The pairs at each spot."""
PASSING_OVER: Final = tuple(mask_of(n for n, over in enumerate(OVER) if over == islet) for islet in range(ISLETS))


def _crossings() -> tuple[int, ...]:
    found = [0] * len(PAIRS)
    for first, (a, b) in enumerate(PAIRS):
        for second in range(first):
            if crosses(a, b, *PAIRS[second]):
                found[first] |= 1 << second
                found[second] |= 1 << first
    return tuple(found)


CROSSING: Final = _crossings()
"""The pairs that a plank on the pair would cross; a common support gives no crossing (DM-14)."""


def _opened_by(first: int, bare: tuple[int, ...] = TOUCHING) -> tuple[int, ...]:
    """For each set of stones on nine islets from this one: the pairs to which these islets have no objection.

    An islet objects to a pair that rests on it while it is bare, and to one that passes over its stone.
    """
    found = [ALL_PAIRS]
    for islet in range(first, first + 9):
        found = [opened & ~objection for objection in (bare[islet], PASSING_OVER[islet]) for opened in found]
    return tuple(found)


OPENED_BY_FIRST_NINE: Final = _opened_by(0)
OPENED_BY_SECOND_NINE: Final = _opened_by(9)
OPENED_BY_LAST_NINE: Final = _opened_by(18)

# The same for whoever would put the missing stones first.
_NOTHING: Final = (0,) * ISLETS
PASSED_BY_FIRST_NINE: Final = _opened_by(0, _NOTHING)
PASSED_BY_SECOND_NINE: Final = _opened_by(9, _NOTHING)
PASSED_BY_LAST_NINE: Final = _opened_by(18, _NOTHING)
