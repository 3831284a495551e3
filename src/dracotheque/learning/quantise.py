"""From a network that learnt in floats to one in whole numbers, as bots play it."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dracotheque.bots.network.plain import MOST, SHIFT
from dracotheque.bots.network.weights import Shape, Weights
from dracotheque.learning.model import spread

PARTS: Final = 256
"""An answer is told in 256ths."""
LARGEST: Final = 127
"""The largest weight."""
FEW: Final = 8_192
"""Positions from which one sees how far a neuron ever rises."""
SMOOTHINGS: Final = 2
"""How often the steps of a scale are blended with those beside them."""
HEADROOM: Final = 1.1
"""How much farther than that it may rise and is still told in full."""
LEAST: Final = 1e-3
"""The least height of a neuron, for each of its largest weight: one that never rises would else need endless scales."""
RESOLVE: Final = 64.0
"""By how much answers are drawn apart of which the best is always given."""
HEIGHT: Final = 4.0
"""How high a neuron rises at most in a network that learns on, before it is lowered."""
HEAVIEST: Final = 8.0
"""The largest weight there: a neuron that hardly ever rose would have heavier ones, and is lowered."""

Floats = NDArray[np.float32]


def quantised(brain: dict[str, Floats], positions: NDArray[np.int16]) -> Weights:
    """The same network in whole numbers; some positions show which numbers it needs."""
    rows = spread(np, positions[:FEW], len(brain["w1"]))
    first = np.maximum(rows @ brain["w1"] + brain["b1"], 0.0)
    second = np.maximum(first @ brain["w2"] + brain["b2"], 0.0)
    heights = [highest(first, brain["w1"]), highest(second, brain["w2"])]
    tables, biases, scales = [], [], []
    layers: list[tuple[Any, Any, Any]] = [
        # Half a unit more: rounding down is then rounding to the nearest.
        (brain["w1"], brain["b1"] + heights[0] / 2.0, heights[0]),
        (brain["w2"] * heights[0][:, None], brain["b2"] + heights[1] / 2.0, heights[1]),
        ((brain["w3"] * heights[1]).T, brain["b3"], np.full(len(brain["w3"]), 1.0 / PARTS)),
    ]
    for table, bias, unit in layers:
        step = np.maximum(np.abs(table).max(0), 1e-9) / LARGEST
        tables.append(np.round(table / step).astype(np.int8))
        biases.append(tuple(np.round(bias / step).astype(np.int64).tolist()))
        scales.append(tuple(np.round(step / unit * 2**SHIFT).astype(np.int64).tolist()))
    return Weights(
        shape=Shape(len(brain["w1"]), len(brain["b1"]), len(brain["b2"]), len(brain["b3"])),
        tables=(tables[0].tobytes(), tables[1].tobytes(), np.ascontiguousarray(tables[2].T).tobytes()),
        biases=tuple(biases),
        scales=tuple(scales),
    )


def floated(weights: Weights) -> dict[str, Floats]:
    """A network of whole numbers as one that can learn on; the heights of its neurons are ours to choose."""
    tables = [
        np.frombuffer(table, np.int8).reshape(shape).astype(np.float32)
        for table, shape in zip(weights.tables, weights.shape.layers, strict=True)
    ]
    biases = [np.array(row, np.float32) for row in weights.biases]
    unit = np.float32(HEIGHT / MOST)
    units = (unit, unit, np.float32(1.0 / PARTS))
    steps = [np.array(row, np.float32) * of / 2**SHIFT for row, of in zip(weights.scales, units, strict=True)]
    first, second = tables[0] * steps[0], tables[1] * steps[1] / unit
    lower = _lower(first)
    second /= lower[:, None]
    lowest = _lower(second)
    return {
        "w1": first * lower,
        "b1": (biases[0] * steps[0] - unit / 2.0) * lower,
        "w2": second * lowest,
        "b2": (biases[1] * steps[1] - unit / 2.0) * lowest,
        "w3": tables[2] * steps[2][:, None] / unit / lowest,
        "b3": biases[2] * steps[2],
    }


def _lower(table: Floats) -> Floats:
    """How much lower each neuron must be so that none of its weights is too heavy."""
    factors: Floats = np.minimum(1.0, HEAVIEST / np.maximum(np.abs(table).max(0), LEAST)).astype(np.float32)
    return factors


def smoothed(table: Floats, scales: Iterable[range]) -> Floats:
    """Weights of features with those of the steps beside them, so that a gold piece more never counts as one less."""
    smooth = table.copy()
    for scale in scales:
        rows = table[scale.start : scale.stop]
        for _ in range(SMOOTHINGS):
            beside = np.vstack([rows[:1], rows, rows[-1:]])
            rows = rows / 2.0 + (beside[:-2] + beside[2:]) / 4.0
        smooth[scale.start : scale.stop] = rows
    return smooth


def resolute(brain: dict[str, Floats]) -> dict[str, Floats]:
    """The last layer so that the best answer is given in secret, too, where the likelier one else is often another."""
    factors = np.full(len(brain["b3"]), RESOLVE, np.float32)
    factors[-1] = 1.0  # the share of the victory
    return {"w3": brain["w3"] * factors[:, None], "b3": brain["b3"] * factors}


def highest(layer: Floats, table: Floats) -> Floats:
    """How high each neuron of a layer rises at most, in the units that it is told in."""
    least = LEAST * np.maximum(np.abs(table).max(0), LEAST)
    units: Floats = (np.maximum(HEADROOM * layer.max(0), least) / MOST).astype(np.float32)
    return units
