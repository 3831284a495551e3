"""Magic objects played between turns: Exchange Mirror, Suction Tube, Inversion Powder, Emergency Bell.

(4.3.4, 4.3.8, 4.3.9, 4.3.11)
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import BLACK_DIAMOND, CARD, DIAMOND, GOLD, KINDS, MAGIC, MIRROR, RED, SILVER, SWAPPED, TUBE
from ..components.bundles import bundle_of, fits_in, numbers_of
from ..events import DragonsInverted, TokensSwapped
from ..moves import INVERT, Invert, PlayCard, Swap
from ..refusals import no_bundle, no_dragon
from ..state import Table

rules = Table.rules


@rules.ahead
def open_fair(s: Table, opener: int) -> None: ...


BEST_FIRST: Final[tuple[int, ...]] = (BLACK_DIAMOND, DIAMOND, 3, 4, 5, 6, GOLD, RED, SILVER)
"""The kinds of tokens as most would choose among them."""


def why_not_two(s: Table, first: int, second: int) -> IllegalMove | None:
    """Two different dragons are wanted."""
    if refusal := no_dragon(s, first) or no_dragon(s, second):
        return refusal
    if first == second:
        return IllegalMove("refuse-two-dragons", "r.two_dragons")
    return None


# The Exchange Mirror and the Suction Tube.


def swap_plays(card: int) -> Callable[[Table, int], list[Swap]]:
    """The best tokens of one dragon against the worst of another, both ways; any other choice is accepted too."""

    def plays(s: Table, seat: int) -> list[Swap]:
        rich = [slot for slot in s.lairs() if sum(s.tokens_on(slot)) >= SWAPPED[card]]
        swaps = [
            Swap(
                MAGIC[card],
                first + 1,
                bundle_of(choice(s.tokens_on(first), order, SWAPPED[card])),
                second + 1,
                bundle_of(choice(s.tokens_on(second), order[::-1], SWAPPED[card])),
            )
            for first, second in combinations(rich, 2)
            for order in (BEST_FIRST, BEST_FIRST[::-1])
        ]
        return list(dict.fromkeys(swaps))

    return plays


def choice(counts: Sequence[int], order: Sequence[int], number: int) -> list[int]:
    """The first so many tokens in this order."""
    return [kind for kind in order for _ in range(counts[kind])][:number]


mirrored, sucked = swap_plays(MIRROR), swap_plays(TUBE)


def why_no_swap(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Swap):
        return IllegalMove("refuse-two-dragons", "r.two_dragons")
    if refusal := why_not_two(s, move.first_slot, move.second_slot) or no_bundle(move.first_tokens, move.second_tokens):
        return refusal
    number = SWAPPED[CARD[move.card]]
    for slot, tokens in ((move.first_slot, move.first_tokens), (move.second_slot, move.second_tokens)):
        counts = numbers_of(tokens)
        if sum(counts) != number:
            return IllegalMove("refuse-exact-number", "r.exact_number", card=move.card, number=number)
        if not fits_in(counts, s.tokens_on(slot - 1)):
            return IllegalMove("refuse-not-on-dragon", "r.not_on_dragon", slot=slot)
    return None


def swap(s: Table, seat: int, move: Swap) -> None:
    """Three tokens change places, or two; powers, adventurers and printed numbers do not. (4.3.4, 4.3.9, OD-47)"""
    first, second = (move.first_slot - 1) * KINDS, (move.second_slot - 1) * KINDS
    given, taken = numbers_of(move.first_tokens), numbers_of(move.second_tokens)
    for kind in range(KINDS):
        difference = taken[kind] - given[kind]
        s.lying[first + kind] += difference
        s.lying[second + kind] -= difference
    s.tell(TokensSwapped, move.first_slot, move.first_tokens, move.second_slot, move.second_tokens)


# The Inversion Powder.


def would_kill(s: Table, first: int, second: int) -> bool:
    """Whether a dragon would face in another lair an attack as high as its power. (OD-48)"""
    return s.strengths[first] >= s.power_in(second) or s.strengths[second] >= s.power_in(first)


def inversion_plays(s: Table, seat: int) -> list[Invert]:
    return [INVERT[first][second] for first, second in combinations(s.lairs(), 2) if not would_kill(s, first, second)]


def why_no_inversion(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Invert):
        return IllegalMove("refuse-two-dragons", "r.two_dragons")
    if refusal := why_not_two(s, move.first_slot, move.second_slot):
        return refusal
    if would_kill(s, move.first_slot - 1, move.second_slot - 1):
        return IllegalMove("refuse-would-kill", "r.would_kill")
    return None


def invert(s: Table, seat: int, move: Invert) -> None:
    """Dragons go with their tokens and their Weakness Powder, adventurers stay. (4.3.11, OD-48)"""
    first, second = move.first_slot - 1, move.second_slot - 1
    dragons = s.dragons
    dragons[first], dragons[second] = dragons[second], dragons[first]
    one, other = s.tokens_on(first), s.tokens_on(second)
    s.lying[first * KINDS : (first + 1) * KINDS] = other
    s.lying[second * KINDS : (second + 1) * KINDS] = one
    s.tell(DragonsInverted, move.first_slot, move.second_slot)


# The Emergency Bell.


def ring_bell(s: Table, seat: int, _: PlayCard) -> None:
    """A Fair takes place at once, opened by the player of the Bell. (4.3.8, OD-50)"""
    s.push(open_fair, seat)
