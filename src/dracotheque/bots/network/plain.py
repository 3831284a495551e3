"""The network in plain Python: slow, and right everywhere."""

from array import array
from collections.abc import Iterable, Sequence

from dracotheque.bots.network.weights import Weights

SHIFT = 20
MOST = 255
"""The most that a neuron tells the next layer."""


class PlainNetwork:
    """One sum after the other."""

    quick = False

    def __init__(self, weights: Weights) -> None:
        shape = weights.shape
        first, second, third = (array("b", table) for table in weights.tables)
        self._first = [first[row * shape.first : (row + 1) * shape.first] for row in range(shape.inputs)]
        self._second = [second[column :: shape.second] for column in range(shape.second)]
        self._third = [third[row * shape.second : (row + 1) * shape.second] for row in range(shape.answers)]
        self._biases = weights.biases
        self._scales = weights.scales

    def answers(self, positions: Sequence[Sequence[int]], actions: Sequence[Sequence[int]]) -> list[list[int]]:
        return [self._answers(features, asked) for features, asked in zip(positions, actions, strict=True)]

    def shares(self, positions: Sequence[Sequence[int]]) -> list[int]:
        return [self._answers(features, [len(self._third) - 1])[0] for features in positions]

    def _answers(self, features: Sequence[int], actions: Sequence[int]) -> list[int]:
        second = self._hidden(features)
        biases, scales = self._biases[2], self._scales[2]
        return [
            (biases[action] + sum(map(int.__mul__, second, self._third[action]))) * scales[action] >> SHIFT
            for action in actions
        ]

    def _hidden(self, features: Sequence[int]) -> list[int]:
        rows = [self._first[feature] for feature in features]
        first = clipped(map(sum, zip(self._biases[0], *rows, strict=True)), self._scales[0])
        sums = (
            bias + sum(map(int.__mul__, first, column))
            for bias, column in zip(self._biases[1], self._second, strict=True)
        )
        return clipped(sums, self._scales[1])


def clipped(sums: Iterable[int], scales: Sequence[int]) -> list[int]:
    """What a neuron tells the next layer: nothing below nothing, and no more than it can."""
    return [min(max(total * scale >> SHIFT, 0), MOST) for total, scale in zip(sums, scales, strict=True)]
