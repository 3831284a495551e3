"""The answers of a sensible player, from nothing but what that player sees. (11)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.scoring import drawn_to, one_of_the_best

from ..components.cells import ARROWS, cell_at
from ..components.tiles import FACE, KIND
from ..moves import Exchange, ExtraMove, Guard, LetStay, MoveTo, Place, Push, Rob, Swap, TakeCoin, Turn, WizardMove
from ..view import DrakonView
from . import weights
from .outlook import Outlook

# The moves of a question are of one type or of a few; which ones, only the scorer of that question knows.
Scorer = Callable[[Outlook, Sequence[Any]], list[float]]


def policy(view: DrakonView, decision: Decision, rng: Rng) -> Move:
    """The move a sensible player makes; chance decides between equals."""
    moves = decision.moves
    return moves[0] if len(moves) == 1 else one_of_the_best(moves, scored(view, decision), rng)


def preferences(view: DrakonView, decision: Decision) -> list[float]:
    return drawn_to(scored(view, decision))


def scored(view: DrakonView, decision: Decision) -> list[float]:
    """What each answer to a question is worth."""
    return SCORERS[decision.question](Outlook(view, decision.seat), decision.moves)


# One's own turn.


def own_turn(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """A move now, a tile that makes the next one better, or a power; doing nothing is worth what is left for later."""
    idle = o.balance(weights.TURN * o.prospects[o.me], o.prospects)
    return [score_of(o, move, idle) for move in moves]


def score_of(o: Outlook, move: Move, idle: float) -> float:
    match move:
        case Place():
            return placing(o, move, idle)
        case MoveTo(x=x, y=y):
            return moving(o, cell_at(x, y))
        case WizardMove(x=x, y=y):
            return moving(o, cell_at(x, y)) - weights.POWER_KEPT["wizard"]
        case ExtraMove(x=x, y=y):
            return moving(o, cell_at(x, y)) - weights.POWER_KEPT["amazon"]
        case Push(seat=seat, x=x, y=y):
            return idle + sending(o, seat, cell_at(x, y)) - weights.POWER_KEPT["barbarian"]
        case Rob(seat=seat):
            return idle + robbing(o, seat) - weights.POWER_KEPT["thief"]
        case Exchange(first=first, second=second):
            given_up = weights.KEPT[KIND[FACE[first]]] + weights.KEPT[KIND[FACE[second]]]
            return idle + 2 * weights.FRESH_TILE - given_up - weights.POWER_KEPT["dwarf"]
    return idle


def placing(o: Outlook, move: Place, idle: float) -> float:
    face = FACE[move.tile]
    cell = cell_at(move.x, move.y)
    kept = weights.KEPT[KIND[face]]
    if cell not in o.near:
        return idle - kept
    return rebuilding(o, cell, face << 4 | ARROWS[move.arrows]) - kept


def moving(o: Outlook, cell: int) -> float:
    """Enter a room now, and go on from there."""
    gain, coins = o.entering(o.me, cell, o.coins[o.me])
    if gain < weights.VICTORY / 2:
        gain += weights.TURN * o.onward(o.me, cell, weights.DEPTH - 1, coins)
    return o.balance(gain, o.prospects)


def sending(o: Outlook, seat: int, cell: int) -> float:
    """By how much it hurts an opponent to be sent somewhere."""
    gain, coins = o.entering(seat, cell, o.coins[seat])
    if gain < weights.VICTORY / 2:
        gain += o.onward(seat, cell, weights.RIVAL_DEPTH, coins)
    prospects = o.prospects[:]
    prospects[seat] = gain
    return o.threat(o.prospects) - o.threat(prospects)


def robbing(o: Outlook, seat: int) -> float:
    own, other = o.coins[o.me], o.coins[seat]
    return o.riches[own + 1] - o.riches[own] + weights.LOSS_OF_OTHERS * (o.riches[other] - o.riches[other - 1])


def rebuilding(o: Outlook, cell: int, room: int | None) -> float:
    """What the lair is worth with this room on this cell, or none."""
    prospects = o.prospects_with(cell, room) if cell in o.near else o.prospects
    return o.balance(weights.TURN * prospects[o.me], prospects)


# The choices that rooms leave.


def turning(o: Outlook, move: Turn) -> float:
    cell = cell_at(move.x, move.y)
    return rebuilding(o, cell, o.rooms[cell] & ~15 | ARROWS[move.arrows])


def swapping(o: Outlook, move: Swap) -> float:
    cell, face = cell_at(move.x, move.y), FACE[move.tile]
    gain = weights.KEPT[KIND[o.rooms[cell] >> 4]] - weights.KEPT[KIND[face]]
    return rebuilding(o, cell, face << 4 | ARROWS[move.arrows]) + gain


def guard_or_not(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """Keep the shield for a coin that matters, to oneself or to whoever would have it."""
    assert o.view.prompt is not None
    taker = int(str(o.view.prompt.about["taker_seat"]))
    matters = max(o.coins[o.me], o.coins[taker]) >= weights.GUARDED_COINS
    return [float(isinstance(move, Guard) == matters) for move in moves]


def whom_to_send_where(o: Outlook, moves: Sequence[Any]) -> list[float]:
    return [0.0 if isinstance(move, LetStay) else sending(o, move.seat, cell_at(move.x, move.y)) for move in moves]


SCORERS: Final[dict[str, Scorer]] = {
    "action": own_turn,
    "end_power": own_turn,
    "crystal": whom_to_send_where,
    "map": lambda o, moves: [o.prospects[move.seat] + o.riches[o.coins[move.seat]] for move in moves],
    "destruction": lambda o, moves: [rebuilding(o, cell_at(move.x, move.y), None) for move in moves],
    "rotation": lambda o, moves: [turning(o, move) for move in moves],
    "portal": lambda o, moves: [swapping(o, move) for move in moves],
    "start_coin": lambda o, moves: [float(isinstance(move, TakeCoin)) for move in moves],
    "knight_guard": guard_or_not,
    # Whoever one likes: without powers all are alike, and with them none is clearly better. (DK-32)
    "adventurer": lambda o, moves: [0.0] * len(moves),
}
"""How the answers to each question compare."""
