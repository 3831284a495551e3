"""The seventeen magic objects in the order of the booklet: paragraph, moment, and where the rule of each is. (1.4)"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from .. import components as c
from ..moves import PLAY
from ..state import Table
from . import between_turns, placements, playing, thefts, treasures
from .invisible_hand import try_to_pinch


def nothing_against_it(s: Table, seat: int, move: Move) -> IllegalMove | None:
    """Whoever holds it may play it."""
    return None


class Object(NamedTuple):
    rule: str
    when: str
    """The window in which it is played; the others go with something their holder does anyway."""
    effect: Callable[..., object]
    """What it does; in a window, with the seat and the move that plays it."""
    refusal: Callable[[Table, int, Any], IllegalMove | None] = nothing_against_it  # each card has its own type of move
    """In a window: why a play of this card is not legal now."""
    choices: Callable[[Table, int], Sequence[Move]] | None = None
    """In a window: the plays worth listing, where there is something to choose."""


mirror_plays = partial(between_turns.swap_plays, c.MIRROR)
tube_plays = partial(between_turns.swap_plays, c.TUBE)
OBJECTS: Final = {
    c.CLOUD: Object("4.3.1", "placed", placements.cloud, placements.own_placement),
    c.RENEWAL: Object("4.3.2", "before_sharing", treasures.renew, treasures.why_no_renewal, treasures.renewal_plays),
    c.RECALL: Object("4.3.3", "with an attack", placements.recall),
    c.MIRROR: Object("4.3.4", "between_turns", between_turns.swap, between_turns.why_no_swap, mirror_plays),
    c.STONE: Object("4.3.5", "theft_declared", thefts.muddle, thefts.why_no_stone),
    c.GRASPING_GLOVE: Object("4.3.6", "with a draw", playing.draw_one_or_three),
    c.SWORD: Object("4.3.7", "with an attack", placements.strength_of),
    c.BELL: Object("4.3.8", "between_turns", between_turns.ring_bell),
    c.TUBE: Object("4.3.9", "between_turns", between_turns.swap, between_turns.why_no_swap, tube_plays),
    c.LONG_ARM: Object("4.3.10", "after_sharing", thefts.reach_out, thefts.why_no_long_arm, thefts.long_arm_plays),
    c.INVERSION: Object(
        "4.3.11", "between_turns", between_turns.invert, between_turns.why_no_inversion, between_turns.inversion_plays
    ),
    c.CONFUSION: Object(
        "4.3.12", "agreement", treasures.confuse, treasures.why_no_confusion, treasures.confusion_plays
    ),
    c.VELVET_GLOVE: Object("4.3.13", "with a theft", thefts.spoils),
    c.INVISIBLE_HAND: Object("4.3.14", "on an occasion", try_to_pinch),
    c.FIREBALL: Object("4.3.15", "with an attack", placements.strength_of),
    c.LENS: Object("4.3.16", "before_sharing", treasures.look_through_lens),
    c.WEAKNESS: Object("4.3.17", "exact_kill", placements.weaken, placements.own_placement),
}


def plays_of(s: Table, seat: int, card: int) -> Sequence[Move]:
    """What may be done with a card in its window; nothing where it cannot be played now."""
    rules = OBJECTS[card]
    if rules.choices is not None:
        return rules.choices(s, seat)
    return () if rules.refusal(s, seat, PLAY[card]) else (PLAY[card],)


def cards_for(window: str) -> int:
    """The objects that are played in a window, as bits."""
    return sum(1 << card for card, rules in OBJECTS.items() if rules.when == window)
