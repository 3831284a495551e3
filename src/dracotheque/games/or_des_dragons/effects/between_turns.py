"""Magic objects played between turns: Exchange Mirror, Suction Tube, Inversion Powder, Emergency Bell.

(4.3.4, 4.3.8, 4.3.9, 4.3.11)
"""

from itertools import combinations

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import CARD, KINDS, MAGIC, SWAPPED
from ..components.bundles import BEST_FIRST, PART, WORST_FIRST, bundle_of, fits_in, numbers_of, tokens_of
from ..events import DragonsInverted, TokensSwapped
from ..moves import INVERT, Invert, PlayCard, Swap
from ..refusals import no_bundle, no_dragon
from ..state import Table, rules


@rules.ahead
def open_fair(s: Table, opener: int) -> None: ...


def why_not_two(s: Table, first: int, second: int) -> IllegalMove | None:
    """Two different dragons are wanted."""
    if refusal := no_dragon(s, first) or no_dragon(s, second):
        return refusal
    return IllegalMove.when(first == second, "refuse-two-dragons", "r.two_dragons")


# The Exchange Mirror and the Suction Tube.


def swap_plays(card: int, s: Table, seat: int) -> list[Swap]:
    """The best tokens of one dragon against the worst of another, both ways; any other choice is accepted too."""
    number = SWAPPED[card]
    rich = [slot for slot in s.lairs() if sum(s.tokens_on(slot)) >= number]
    best = {slot: bundle_of(tokens_of(s.tokens_on(slot), BEST_FIRST)[:number]) for slot in rich}
    worst = {slot: bundle_of(tokens_of(s.tokens_on(slot), WORST_FIRST)[:number]) for slot in rich}
    swaps = [
        Swap(MAGIC[card], first + 1, given[first], second + 1, taken[second])
        for first, second in combinations(rich, 2)
        for given, taken in ((best, worst), (worst, best))
    ]
    return list(dict.fromkeys(swaps))


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
    kills = would_kill(s, move.first_slot - 1, move.second_slot - 1)
    return IllegalMove.when(kills, "refuse-would-kill", "r.would_kill")


def invert(s: Table, seat: int, move: Invert) -> None:
    """Dragons go with their tokens and their Weakness Powder, adventurers stay. (4.3.11, OD-48)"""
    first, second = move.first_slot - 1, move.second_slot - 1
    s.dragons[first], s.dragons[second] = s.dragons[second], s.dragons[first]
    s.lying[PART[first]], s.lying[PART[second]] = s.lying[PART[second]], s.lying[PART[first]]
    s.tell(DragonsInverted, move.first_slot, move.second_slot)


# The Emergency Bell.


def ring_bell(s: Table, seat: int, _: PlayCard) -> None:
    """A Fair takes place at once, opened by the player of the Bell. (4.3.8, OD-50)"""
    s.push(open_fair, seat)
