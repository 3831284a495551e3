"""Why a move is not among the options, where more than one question needs the same reason."""

from collections.abc import Iterable

from dracotheque.core.errors import IllegalMove

from .components import CARD, SLOTS
from .components.bundles import Heap, is_bundle
from .state import Table


def advanced_only() -> IllegalMove:
    return IllegalMove("refuse-advanced-only", "r.advanced_only")


def not_held(s: Table, seat: int, card: str) -> IllegalMove | None:
    """The card does not exist, or is not in this player's hand."""
    if not s.is_advanced:
        return advanced_only()
    if card not in CARD:
        return IllegalMove("refuse-unknown-card", "1.4", value=card)
    if not s.holds_card(seat, CARD[card]):
        return IllegalMove("refuse-card-not-held", "r.card_not_held", card=card)
    return None


def no_dragon(s: Table, slot: int) -> IllegalMove | None:
    """There is no living dragon in this lair."""
    if not 1 <= slot <= SLOTS or slot - 1 not in s.lairs():
        return IllegalMove("refuse-no-dragon", "r.no_dragon", slot=slot)
    return None


def no_bundle(*bundles: Iterable[Heap]) -> IllegalMove | None:
    """Something that is no bundle of tokens."""
    return None if all(map(is_bundle, bundles)) else IllegalMove("refuse-no-bundle", "1.1")


def no_seat(s: Table, *seats: int) -> IllegalMove | None:
    """Nobody sits there."""
    for seat in seats:
        if not 0 <= seat < s.players:
            return IllegalMove("refuse-nobody-there", "3.3", value=str(seat))
    return None
