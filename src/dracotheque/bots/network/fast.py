"""The network with numpy: the same whole numbers, carried by floats that hold them exactly."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dracotheque.bots.network.plain import MOST, SHIFT
from dracotheque.bots.network.weights import Weights

PART = 2.0**-SHIFT


class FastNetwork:
    """A few operations on whole layers."""

    def __init__(self, weights: Weights) -> None:
        tables = [
            np.frombuffer(table, np.int8).reshape(shape)
            for table, shape in zip(weights.tables, weights.shape.layers, strict=True)
        ]
        self._first = tables[0].astype(np.int16)
        self._second = np.ascontiguousarray(tables[1].astype(np.float32))
        self._third = np.ascontiguousarray(tables[2].astype(np.float32))
        self._biases = [np.array(row, np.float64) for row in weights.biases]
        # Times a power of two, so that rounding down is all that is left of the shift.
        self._scales = [np.array(row, np.float64) * PART for row in weights.scales]
        self._last = [len(tables[2]) - 1]

    def answers(self, features: Sequence[int], actions: Sequence[int]) -> list[int]:
        sums = np.dot(self._third[actions], self._hidden(features)).astype(np.float64)
        sums += self._biases[2][actions]
        sums *= self._scales[2][actions]
        numbers: list[int] = np.floor(sums).astype(np.int64).tolist()
        return numbers

    def share(self, features: Sequence[int]) -> int:
        return self.answers(features, self._last)[0]

    def _hidden(self, features: Sequence[int]) -> NDArray[np.float32]:
        first = np.add.reduce(self._first[features], 0, dtype=np.int32).astype(np.float64)
        second = np.dot(self._clipped(first, 0), self._second).astype(np.float64)
        return self._clipped(second, 1)

    def _clipped(self, sums: NDArray[np.float64], layer: int) -> NDArray[np.float32]:
        sums += self._biases[layer]
        sums *= self._scales[layer]
        np.floor(sums, out=sums)
        np.maximum(sums, 0.0, out=sums)
        np.minimum(sums, MOST, out=sums)
        return sums.astype(np.float32)
