"""Spelling: an answer given piece by piece, where there are too many for each to have a number.

Every piece has one. A game's room of features says what may follow the pieces said so far (`pieces`), how these look as
features (`told`), which answer they make (`whole`), and which pieces an answer has (`spelled`).
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, TypeVar

from dracotheque.bots.network import Network
from dracotheque.core.chance import Rng, weighted
from dracotheque.core.moves import Move
from dracotheque.core.state import State

PARTS: Final = 256.0
"""Of a logit, as networks tell them."""
T = TypeVar("T")
Said = tuple[int, ...]
Speaker = tuple[State, int, Rng]
"""Who spells an answer in a world, and with which dice."""


def spelled_in(room: Any) -> frozenset[str]:
    """The questions that are answered piece by piece."""
    spelled: frozenset[str] = getattr(room, "SPELLED", frozenset())
    return spelled


def spell(room: Any, network: Network, speakers: Sequence[Speaker]) -> list[Move]:
    """An answer of each of them to the same question, the likelier the more speaks for its pieces."""
    seen = [room.features(world, seat) for world, seat, _ in speakers]
    said: list[Said] = [()] * len(speakers)
    while all(
        following := [room.pieces(world, seat, so_far) for (world, seat, _), so_far in zip(speakers, said, strict=True)]
    ):
        logits = network.answers([row + room.told(so_far) for row, so_far in zip(seen, said, strict=True)], following)
        said = [
            (*so_far, drawn(pieces, row, rng))
            for so_far, pieces, row, (_, _, rng) in zip(said, following, logits, speakers, strict=True)
        ]
    return [room.whole(world, seat, so_far) for (world, seat, _), so_far in zip(speakers, said, strict=True)]


def likeliest(room: Any, network: Network, world: State, seat: int, breadth: int) -> list[tuple[Move, float]]:
    """The answers for which most speaks, the first of them with weight 1: of every length the best are spelled on."""
    seen = room.features(world, seat)
    said: list[tuple[Said, float]] = [((), 0.0)]
    while all(following := [room.pieces(world, seat, so_far) for so_far, _ in said]):
        logits = network.answers([seen + room.told(so_far) for so_far, _ in said], following)
        longer = [
            ((*so_far, piece), weight + chance)
            for (so_far, weight), pieces, row in zip(said, following, logits, strict=True)
            for piece, chance in zip(pieces, logarithms(row), strict=True)
        ]
        said = sorted(longer, key=lambda each: -each[1])[:breadth]
    most = said[0][1]
    return [(room.whole(world, seat, so_far), exp(weight - most)) for so_far, weight in said]


def drawn(options: Sequence[T], logits: list[int], rng: Rng) -> T:
    """One of them, the likelier the more speaks for it."""
    return options[weighted(softened(logits), rng)]


def softened(logits: list[int]) -> list[float]:
    """From 1, for the best, down to nothing."""
    most = max(logits)
    return [exp((logit - most) / PARTS) for logit in logits]


def logarithms(logits: list[int]) -> list[float]:
    """Of the chances of all of them, which together are 1."""
    most = max(logits)
    total = log(sum(softened(logits)))
    return [(logit - most) / PARTS - total for logit in logits]
