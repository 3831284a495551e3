"""Which stone to put where, and which plank. (11.4)"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move

from ..components.delta import SPOT_IDS
from ..components.pairs import PAIR_NAMES, PAIR_OF_NAMES
from ..moves import LayPlank, LosePlank, PutStone
from .eye import REACHES, confidence
from .outlook import Outlook
from .routes import Leg
from .survey import size_of, sizes_of

LOOKED_AT: Final = 8
"""How many pointless moves are compared before the least bad one is made."""
LOSS: Final = 1.5
NEEDED_ELSEWHERE: Final = 0.6
PER_NUMBER: Final = 0.05


def put(o: Outlook, moves: Sequence[PutStone], rng: Rng) -> Move:
    """The next stone of the route; where it has all its stones, one that does least good to others."""
    for islet in [SPOT_IDS[leg.spot] for leg in o.legs if o.survey.is_bare(leg.spot)]:
        for move in moves:
            if move.islet == islet:
                return move
    return o.best(some(moves, rng), o.change, rng)


def some(moves: Sequence[Move], rng: Rng) -> list[Move]:
    """A few of many moves."""
    if len(moves) <= LOOKED_AT:
        return list(moves)
    return [moves[int(rng.random() * len(moves))] for _ in range(LOOKED_AT)]


def lay(o: Outlook, moves: Sequence[LayPlank | LosePlank], rng: Rng) -> Move:
    """The next plank of the route that can be laid; where there is none, one that will be missed least."""
    legs = [leg for leg in o.legs if leg.size and not leg.fetched]
    if isinstance(moves[0], LosePlank):
        return min(moves, key=lambda move: missed(o, legs, move.plank))
    for leg in legs:
        if not o.survey.is_bare(leg.origin) and not o.survey.is_bare(leg.spot):
            move = plank_for(o, leg, legs)
            if move in moves:
                return move
    return spare_plank(o, legs, moves, rng)


def plank_for(o: Outlook, leg: Leg, legs: list[Leg]) -> LayPlank:
    """The number that most surely holds, unless another leg needs it more."""
    planks = sizes_of(o.survey.own.reserve)
    elsewhere = {other.size for other in legs if other is not leg}

    def worth(size: int) -> float:
        price = PER_NUMBER * size + (NEEDED_ELSEWHERE if size in elsewhere else 0.0)
        holds = confidence(o.survey.lengths[leg.pair], REACHES[leg.pair][size], o.survey.deviation)
        return holds * (1.0 + LOSS) - price

    size = max((size for size in planks if size >= o.survey.needed[leg.pair]), key=worth)
    return LayPlank(planks[size], *PAIR_NAMES[leg.pair])


def missed(o: Outlook, legs: list[Leg], plank: str) -> float:
    """How much a plank would be missed: those of the route most, long ones more than short ones."""
    size = size_of(plank)
    return size + (10.0 if any(leg.size == size for leg in legs) else 0.0)


def spare_plank(o: Outlook, legs: list[Leg], moves: Sequence[LayPlank | LosePlank], rng: Rng) -> Move:
    """A plank that will not be missed, where it seems to hold and hinders most."""
    least = min((move.plank for move in moves), key=lambda plank: missed(o, legs, plank))
    size = size_of(least)
    spare = [move for move in moves if move.plank == least and isinstance(move, LayPlank)]
    holds = [move for move in spare if o.survey.needed[PAIR_OF_NAMES[move.a, move.b]] <= size]
    return o.best(some(holds or spare, rng), o.change, rng)
