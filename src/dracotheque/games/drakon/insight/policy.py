"""The answers of a sensible player, from nothing but what that player sees. (11)"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move

from ..components.cells import ARROWS, cell_at
from ..components.tiles import FACE, KIND
from ..moves import Exchange, ExtraMove, Guard, LetStay, MoveTo, Place, Push, Rob, TakeCoin, WizardMove
from ..view import DrakonView
from . import weights
from .outlook import Outlook

# The moves of a question are of one type or of a few; which ones, only the scorer of that question knows.
Scorer = Callable[[Outlook, DrakonView, Sequence[Any]], list[float]]
SCORERS: Final[dict[str, Scorer]] = {}


def policy(view: DrakonView, decision: Decision, rng: Rng) -> Move:
    """The move a sensible player makes; chance decides between equals."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    scores = SCORERS[decision.question](Outlook(view, decision.seat), view, moves)
    bar = max(scores) - weights.NEAR_TIE
    best = [move for move, score in zip(moves, scores, strict=True) if score >= bar]
    return best[0] if len(best) == 1 else best[int(rng.random() * len(best))]


def preferences(view: DrakonView, decision: Decision) -> list[float]:
    """How much a sensible player is drawn to each move, relative to the best: from 1 down to nothing."""
    scores = SCORERS[decision.question](Outlook(view, decision.seat), view, decision.moves)
    most = max(scores)
    return [exp((score - most) / weights.TEMPTATION) for score in scores]


def scorer(*questions: str) -> Callable[[Scorer], Scorer]:
    """Register what the answers to these questions are worth."""

    def register(function: Scorer) -> Scorer:
        SCORERS.update(dict.fromkeys(questions, function))
        return function

    return register


# One's own turn.


@scorer("action", "end_power")
def own_turn(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
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


@scorer("crystal")
def whom_to_send_where(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    return [0.0 if isinstance(move, LetStay) else sending(o, move.seat, cell_at(move.x, move.y)) for move in moves]


@scorer("map")
def whom_to_take_from(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    return [o.prospects[move.seat] + o.riches[o.coins[move.seat]] for move in moves]


@scorer("destruction")
def what_to_destroy(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    return [rebuilding(o, cell_at(move.x, move.y), None) for move in moves]


@scorer("rotation")
def what_to_turn(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    scores = []
    for move in moves:
        cell = cell_at(move.x, move.y)
        scores.append(rebuilding(o, cell, o.rooms[cell] & ~15 | ARROWS[move.arrows]))
    return scores


@scorer("portal")
def what_to_swap(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    scores = []
    for move in moves:
        cell, face = cell_at(move.x, move.y), FACE[move.tile]
        gain = weights.KEPT[KIND[o.rooms[cell] >> 4]] - weights.KEPT[KIND[face]]
        scores.append(rebuilding(o, cell, face << 4 | ARROWS[move.arrows]) + gain)
    return scores


@scorer("start_coin")
def take_it_or_not(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    return [float(isinstance(move, TakeCoin)) for move in moves]


@scorer("knight_guard")
def guard_or_not(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    """Keep the shield for a coin that matters, to oneself or to whoever would have it."""
    assert view.prompt is not None
    taker = int(str(view.prompt.about["taker_seat"]))
    matters = max(o.coins[o.me], o.coins[taker]) >= weights.GUARDED_COINS
    return [float(isinstance(move, Guard) == matters) for move in moves]


@scorer("adventurer")
def adventurer(o: Outlook, view: DrakonView, moves: Sequence[Any]) -> list[float]:
    """Whoever one likes: without powers all are alike, and with them none is clearly better. (DK-32)"""
    return [0.0] * len(moves)
