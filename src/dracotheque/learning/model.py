"""Model: the network while it learns, in floats; on the GPU where CuPy is, else with numpy."""

from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray


def arrays_module() -> Any:
    """CuPy where there is a GPU, else numpy; both speak the same language, which no type says."""
    try:
        cupy = import_module("cupy")
        cupy.cuda.runtime.getDeviceCount()
    except Exception:  # CuPy without a GPU fails in many ways, and every one of them means numpy
        return np
    return cupy


xp: Final = arrays_module()

Arrays = dict[str, Any]
"""Tables by name, numpy's or CuPy's; Any stands for either."""
NAMES: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
DECAY: Final = (0.9, 0.999)
TINY: Final = 1e-7
STEEPEST: Final = 1.0
"""The longest gradient that is followed whole."""


def spread(module: Any, features: Any, inputs: int) -> Any:
    """Lists of features, filled up with the number of inputs, as rows of zeros and ones; by numpy or CuPy."""
    rows = module.zeros((len(features), inputs + 1), np.float32)
    rows[module.arange(len(features))[:, None], features] = 1.0
    return rows[:, :inputs]


class Model:
    """Two hidden layers; the last answer is the logit of the share of the victory."""

    def __init__(self, inputs: int, hidden: tuple[int, int], actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        first, second = hidden
        self.inputs = inputs
        self.actions = actions
        self.arrays: Arrays = {
            "w1": xp.asarray(rng.normal(0.0, 0.15, (inputs, first)).astype(np.float32)),
            "b1": xp.zeros(first, np.float32),
            "w2": xp.asarray(rng.normal(0.0, (2.0 / first) ** 0.5, (first, second)).astype(np.float32)),
            "b2": xp.zeros(second, np.float32),
            "w3": xp.asarray(rng.normal(0.0, 0.3 * second**-0.5, (actions + 1, second)).astype(np.float32)),
            "b3": xp.zeros(actions + 1, np.float32),
        }
        self.means = {name: xp.zeros_like(array) for name, array in self.arrays.items()}
        self.squares = {name: xp.zeros_like(array) for name, array in self.arrays.items()}
        self.steps = 0

    def spread(self, features: Any) -> Any:
        """Lists of features, filled up with the number of inputs, as rows of zeros and ones."""
        return spread(xp, features, self.inputs)

    def forward(self, rows: Any) -> tuple[Any, Any, Any]:
        """Both hidden layers, and all answers."""
        a = self.arrays
        first = xp.maximum(rows @ a["w1"] + a["b1"], 0.0)
        second = xp.maximum(first @ a["w2"] + a["b2"], 0.0)
        return first, second, second @ a["w3"].T + a["b3"]

    def backward(self, rows: Any, first: Any, second: Any, slope: Any) -> Arrays:
        """How the loss changes with every weight, from how it changes with the answers."""
        a = self.arrays
        upper = (slope @ a["w3"]) * (second > 0.0)
        lower = (upper @ a["w2"].T) * (first > 0.0)
        return {
            "w1": rows.T @ lower,
            "b1": lower.sum(0),
            "w2": first.T @ upper,
            "b2": upper.sum(0),
            "w3": slope.T @ second,
            "b3": slope.sum(0),
        }

    def step(self, slopes: Arrays, rate: float) -> None:
        """One step of Adam downhill."""
        self.steps += 1
        length = xp.sqrt(sum((slope**2).sum() for slope in slopes.values()))
        part = xp.minimum(1.0, STEEPEST / (length + TINY)).astype(np.float32)
        slow, slower = DECAY
        pace = rate * (1.0 - slower**self.steps) ** 0.5 / (1.0 - slow**self.steps)
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1.0 - slow) * (part * slope - mean)
            square += (1.0 - slower) * ((part * slope) ** 2 - square)
            self.arrays[name] -= pace * mean / (xp.sqrt(square) + TINY)

    def forget_momentum(self) -> None:
        """Another lesson begins."""
        for table in (*self.means.values(), *self.squares.values()):
            table[...] = 0.0
        self.steps = 0

    def snapshot(self) -> dict[str, NDArray[np.float32]]:
        """The weights, for actors and files."""
        return {name: to_numpy(array) for name, array in self.arrays.items()}

    def saved(self) -> dict[str, NDArray[Any]]:
        """Everything needed to go on."""
        tables = {"": self.arrays, "mean_": self.means, "square_": self.squares}
        kept = {prefix + name: to_numpy(array) for prefix, held in tables.items() for name, array in held.items()}
        return kept | {"steps": np.array(self.steps)}

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for prefix, held in (("", self.arrays), ("mean_", self.means), ("square_", self.squares)):
            for name in NAMES:
                held[name][...] = xp.asarray(kept[prefix + name])
        self.steps = int(kept["steps"])


def to_numpy(array: Any) -> NDArray[Any]:
    found: NDArray[Any] = array if xp is np else array.get()
    return np.ascontiguousarray(found)
