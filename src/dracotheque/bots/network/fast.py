"""The network with numpy: the same whole numbers, carried by floats that hold them exactly."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dracotheque.bots.network.plain import MOST, SHIFT
from dracotheque.bots.network.weights import Weights

Floats = NDArray[np.float32]


class FastNetwork:
    """A few operations on whole layers; every table has its biases as one more row of weights."""

    quick = True

    def __init__(self, weights: Weights) -> None:
        biases = [np.array(row, np.float32) for row in weights.biases]
        first, second, third = (
            np.frombuffer(table, np.int8).reshape(shape).astype(np.float32)
            for table, shape in zip(weights.tables, weights.shape.layers, strict=True)
        )
        self._first = np.vstack([first, biases[0]])
        self._second = np.vstack([second, biases[1]])
        self._third = np.column_stack([third, biases[2]])
        # Times a power of two, so that rounding down is all that is left of the shift.
        self._scales = [np.array(row, np.float64) * 2.0**-SHIFT for row in weights.scales[:2]]
        self._last_scales = weights.scales[2]

    def answers(self, positions: Sequence[Sequence[int]], actions: Sequence[Sequence[int]]) -> list[list[int]]:
        hidden = self._hidden(positions)
        return [self._answers(row, asked) for row, asked in zip(hidden, actions, strict=True)]

    def shares(self, positions: Sequence[Sequence[int]]) -> list[int]:
        last = (len(self._third) - 1,)
        return [self._answers(row, last)[0] for row in self._hidden(positions)]

    def _answers(self, hidden: Floats, actions: Sequence[int]) -> list[int]:
        sums: list[float] = np.dot(self._third.take(actions, 0), hidden).tolist()
        scales = self._last_scales
        return [int(total) * scales[action] >> SHIFT for total, action in zip(sums, actions, strict=True)]

    def _hidden(self, positions: Sequence[Sequence[int]]) -> Floats:
        first = np.empty((len(positions), self._first.shape[1]), np.float32)
        for row, features in zip(first, positions, strict=True):
            np.add.reduce(self._first.take((*features, -1), 0), 0, out=row)
        # Row by row: products of whole tables are shared among threads, and games are played side by side already.
        second = np.matmul(self._told(first, 0)[:, None, :], self._second)[:, 0, :]
        return self._told(second, 1)

    def _told(self, sums: Floats, layer: int) -> Floats:
        """What the neurons of a layer tell the next one, and the 1 that its biases are counted by."""
        told = np.ones((len(sums), sums.shape[1] + 1), np.float32)
        scaled = sums * self._scales[layer]
        np.maximum(scaled, 0.0, out=scaled)
        np.minimum(scaled, MOST, out=scaled)
        np.floor(scaled, out=told[:, :-1], casting="same_kind")
        return told
