"""The powers of the adventurers, each once a game; the Knight's is in `coins`. (4.4)"""

from collections.abc import Callable
from itertools import permutations
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.adventurers import ADVENTURERS, AMAZON, BARBARIAN, DWARF, THIEF, WIZARD
from ..components.cells import cell_at, cell_named, x_of, y_of
from ..components.tiles import BY_KEY, FACE, LEAVING, TILE_IDS
from ..events import PowerUsed, TilesExchanged
from ..moves import EXTRA_MOVE, ROB, WIZARD_MOVE, Exchange, ExtraMove, Push, Rob, WizardMove
from ..refusals import no_room, not_there, not_your_tile
from ..state import MOVED, Table, rules
from ..state.paths import push_destinations, wizard_destinations
from .coins import lose_coin
from .company import take_random_tile
from .entering import enter

# What each power allows now. (DK-33)


def pushes(s: Table, seat: int) -> list[Move]:
    beside = s.opponents_beside(seat)
    if not beside:
        return []
    cells = push_destinations(s.rooms, s.pawns[seat])
    return [Push(other, x_of(cell), y_of(cell)) for other in beside for cell in cells]


def exchanges(s: Table, seat: int) -> list[Move]:
    """Two tiles in an order, if the hand and the pile have as many (DK-37)."""
    if len(s.hands[seat]) < 2 or len(s.pile) < 2:
        return []
    pairs = dict.fromkeys(permutations(s.hands[seat], 2))
    return [Exchange(TILE_IDS[first], TILE_IDS[second]) for first, second in pairs]


Uses = Callable[[Table, int], list[Move]]
_EITHER: Final[dict[int, Uses]] = {
    BARBARIAN: pushes,
    THIEF: lambda s, seat: [ROB[other] for other in s.opponents_beside(seat) if s.coins[other]],
    DWARF: exchanges,
}
AT_THE_START: Final[dict[int, Uses]] = {
    WIZARD: lambda s, seat: [WIZARD_MOVE[cell] for cell in wizard_destinations(s.rooms, s.pawns[seat])],
    **_EITHER,
}
AT_THE_END: Final[dict[int, Uses]] = {
    # Only after a move in the same turn (DK-39).
    AMAZON: lambda s, seat: [EXTRA_MOVE[cell] for cell in s.moves_of(seat)] if s.deed == MOVED else [],
    **_EITHER,
}


def uses(s: Table, seat: int, window: dict[int, Uses]) -> list[Move]:
    """The ways in which a player may use an unspent power in this window of a turn."""
    if not s.options.powers or s.spent >> seat & 1:
        return []
    power = window.get(s.adventurers[seat])
    return [] if power is None else power(s, seat)


# What each power does.


def use_power(s: Table, seat: int, move: Move) -> None:
    """The token is turned face down, and the power acts."""
    s.spent |= 1 << seat
    s.power_used = True
    s.tell(PowerUsed, seat, ADVENTURERS[s.adventurers[seat]])
    match move:
        case WizardMove(x=x, y=y) | ExtraMove(x=x, y=y):
            s.deed = MOVED
            enter(s, seat, cell_at(x, y), seat)
        case Push(seat=victim, x=x, y=y):
            s.push(plunder, seat, victim)
            enter(s, victim, cell_at(x, y), seat)
        case Rob(seat=victim):
            lose_coin(s, victim, seat, "thief")
        case Exchange(first=first, second=second):
            exchange(s, seat, (FACE[first], FACE[second]))


@rules.step
def plunder(s: Table, seat: int, victim: int) -> None:
    """After the push and all its effects the Barbarian takes a tile (DK-35)."""
    if s.hands[victim]:
        take_random_tile(s, seat, victim, "barbarian")


def exchange(s: Table, seat: int, faces: tuple[int, int]) -> None:
    """Two tiles leave the hand, the top two of the pile come in, the former go under it (DK-37)."""
    for face in faces:
        s.lose_unseen(seat, face)
    s.tell_to((seat,), TilesExchanged, seat, tuple([TILE_IDS[face] for face in faces]))
    s.tell_others(TilesExchanged, seat)
    s.draw(seat)
    s.draw(seat)
    for face in faces:
        s.bury(face, 1 << seat)


# Why a power is not to be had.

POWER_OF: Final = {WizardMove: WIZARD, Push: BARBARIAN, Rob: THIEF, Exchange: DWARF, ExtraMove: AMAZON}


def no_such_power(s: Table, seat: int, move: Move, window: dict[int, Uses]) -> IllegalMove | None:
    """Why this use of a power is not among the options; None where the move is no use of a power."""
    adventurer = POWER_OF.get(type(move))
    if adventurer is None:
        return None
    name = ADVENTURERS[adventurer]
    if not s.options.powers or s.adventurers[seat] != adventurer:
        return IllegalMove("refuse-power-not-yours", f"4.power-{name}", adventurer=name)
    if s.spent >> seat & 1:
        return IllegalMove("refuse-power-spent", "r.power_spent", adventurer=name)
    if adventurer not in window or (isinstance(move, ExtraMove) and s.deed != MOVED):
        return IllegalMove("refuse-power-not-now", "r.power_not_now", adventurer=name)
    return wrong_use(s, seat, move)


def wrong_use(s: Table, seat: int, move: Move) -> IllegalMove | None:
    """The power is there and ready, but not for this."""
    match move:
        case Push(seat=other) | Rob(seat=other) if other not in s.opponents_beside(seat):
            return not_here(s, seat)
        case Push(seat=other, x=x, y=y):
            return not_there(s, other, x, y) if push_destinations(s.rooms, s.pawns[seat]) else not_here(s, seat)
        case Rob(seat=other):
            return IllegalMove("refuse-nothing-to-rob", "4.power-thief", seat=other)
        case ExtraMove(x=x, y=y):
            return not_there(s, seat, x, y)
        case WizardMove(x=x, y=y):
            return no_wizard_move(s, seat, x, y)
        case Exchange(first=first, second=second):
            return wrong_exchange(s, seat, first, second)
    return None


def not_here(s: Table, seat: int) -> IllegalMove:
    return IllegalMove("refuse-power-not-here", "r.power_not_here", adventurer=ADVENTURERS[s.adventurers[seat]])


def no_wizard_move(s: Table, seat: int, x: int, y: int) -> IllegalMove:
    """In a Key or Vortex the power adds nothing; a room in ordinary reach does not need it (DK-34)."""
    cell = cell_named(x, y)
    if LEAVING[s.rooms[s.pawns[seat]] >> 4] >= BY_KEY:
        return not_here(s, seat)
    if cell in s.moves_of(seat):
        return IllegalMove("refuse-no-power-needed", "4.power-wizard", x=x, y=y)
    return not_there(s, seat, x, y) if cell in s.rooms else no_room(x, y)


def wrong_exchange(s: Table, seat: int, first: str, second: str) -> IllegalMove | None:
    hand = s.hands[seat]
    if len(hand) < 2:
        return IllegalMove("refuse-hand-too-small", "r.hand_too_small", count=len(hand))
    if len(s.pile) < 2:
        return IllegalMove("refuse-pile-too-small", "r.pile_too_small", count=len(s.pile))
    for tile in (first, second):
        if (refusal := not_your_tile(s, seat, tile)) is not None:
            return refusal
    return IllegalMove("refuse-not-your-tile", "r.not_your_tile", tile=second)
