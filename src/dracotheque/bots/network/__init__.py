"""What a game's network says of a position: how much speaks for each answer, and the share of the victory to expect.

Everything is counted in whole numbers, so that the same position gives the same numbers on every machine, with numpy or
without. The arithmetic, with `>>` rounding down:

    first  = clip((b1 + sum of the rows of W1 of the features that are present) * m1 >> 20, 0, 255)
    second = clip((b2 + first @ W2) * m2 >> 20, 0, 255)
    answer = (b3[a] + second @ W3[a]) * m3[a] >> 20, in 256ths

The answers are logits; the last one is the logit of the share of the victory. No sum passes 2**24, so floats that carry
whole numbers, as fast libraries want them, are exact in any order.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

from dracotheque.bots.network.weights import Weights

__all__ = ["Network", "Position", "Weights", "network_of"]

FILE = "network.bin"


Position = Sequence[int]
"""The features that are present."""


class Network(Protocol):
    """Reads positions, several at once: that is faster."""

    quick: bool
    """Whether a search by the clock gets far with it."""

    def answers(self, positions: Sequence[Position], actions: Sequence[Sequence[int]]) -> list[list[int]]:
        """For each position the logits of its actions, in 256ths."""
        ...

    def shares(self, positions: Sequence[Position]) -> list[int]:
        """For each position the logit of the share of the victory, in 256ths."""
        ...


@cache
def network_of(package: str) -> Network | None:
    """The network that lies in the `insight` room of a game's package; None where there is none."""
    place = files(f"{package}.insight") / FILE
    if not place.is_file():
        return None
    weights = Weights.read(place.read_bytes())
    try:
        from dracotheque.bots.network.fast import FastNetwork  # noqa: PLC0415  numpy is not everywhere
    except ImportError:
        from dracotheque.bots.network.plain import PlainNetwork  # noqa: PLC0415

        return PlainNetwork(weights)
    return FastNetwork(weights)
