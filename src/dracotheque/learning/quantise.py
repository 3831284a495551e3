"""From a network that learnt in floats to one in whole numbers, as bots play it."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dracotheque.bots.network.plain import MOST, SHIFT
from dracotheque.bots.network.weights import Shape, Weights
from dracotheque.learning.model import spread

PARTS: Final = 256
"""An answer is told in 256ths."""
FEW: Final = 2_048
"""Positions from which one sees how far a neuron ever rises."""
USUAL: Final = 99.9
"""Of all risings, in per cent, those that are told in full."""

Floats = NDArray[np.float32]


def quantised(brain: dict[str, Floats], positions: NDArray[np.int16]) -> Weights:
    """The same network in whole numbers; some positions show which numbers it needs."""
    rows = spread(np, positions[:FEW], len(brain["w1"]))
    first = np.maximum(rows @ brain["w1"] + brain["b1"], 0.0)
    second = np.maximum(first @ brain["w2"] + brain["b2"], 0.0)
    heights = [highest(first), highest(second)]
    tables, biases, scales = [], [], []
    layers: list[tuple[Any, Any, Any]] = [
        (brain["w1"], brain["b1"], heights[0]),
        (brain["w2"] * heights[0][:, None], brain["b2"], heights[1]),
        ((brain["w3"] * heights[1]).T, brain["b3"], np.full(len(brain["w3"]), 1.0 / PARTS)),
    ]
    for table, bias, unit in layers:
        step = np.maximum(np.abs(table).max(0), 1e-9) / MOST
        tables.append(np.round(table / step).astype(np.int8))
        biases.append(tuple(np.round(bias / step).astype(np.int64).tolist()))
        scales.append(tuple(np.round(step / unit * 2**SHIFT).astype(np.int64).tolist()))
    return Weights(
        shape=Shape(len(brain["w1"]), len(brain["b1"]), len(brain["b2"]), len(brain["b3"])),
        tables=(tables[0].tobytes(), tables[1].tobytes(), np.ascontiguousarray(tables[2].T).tobytes()),
        biases=tuple(biases),
        scales=tuple(scales),
    )


def highest(layer: Floats) -> Floats:
    """How high each neuron usually rises at most, in the units that it is told in."""
    units: Floats = (np.maximum(np.percentile(layer, USUAL, axis=0), 1e-3) / MOST).astype(np.float32)
    return units
