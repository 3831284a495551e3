"""Weights: a network as it is kept, one small file of whole numbers."""

import zlib
from array import array
from hashlib import sha256
from sys import byteorder
from typing import Final

import msgspec

MARK: Final = b"DRN2"
LAYERS: Final = 3


class Shape(msgspec.Struct, frozen=True):
    """How many features, neurons and answers there are; the share of the victory is the last answer."""

    inputs: int
    first: int
    second: int
    answers: int

    @property
    def layers(self) -> tuple[tuple[int, int], ...]:
        """Rows and columns of the three tables; each column of the first two, and each row of the last, is a neuron."""
        return (self.inputs, self.first), (self.first, self.second), (self.answers, self.second)

    @property
    def neurons(self) -> tuple[int, int, int]:
        return self.first, self.second, self.answers


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """Tables of numbers from -127 to 127 row by row, and for every neuron its bias and its scale in 2**20ths."""

    shape: Shape
    tables: tuple[bytes, ...]
    biases: tuple[tuple[int, ...], ...]
    scales: tuple[tuple[int, ...], ...]

    def write(self) -> bytes:
        """The file, the same for the same weights."""
        numbers = array("i", [number for row in (*self.biases, *self.scales) for number in row])
        if byteorder == "big":
            numbers.byteswap()
        content = msgspec.json.encode(self.shape) + b"\n" + b"".join(self.tables) + numbers.tobytes()
        return MARK + zlib.compress(content, 9)

    @classmethod
    def read(cls, content: bytes) -> "Weights":
        """What `write` has written; ValueError where it is something else."""
        if not content.startswith(MARK):
            raise ValueError("not a network")
        try:
            header, _, rest = zlib.decompress(content[len(MARK) :]).partition(b"\n")
        except zlib.error as error:
            raise ValueError("a broken network") from error
        shape = msgspec.json.decode(header, type=Shape)
        tables, at = [], 0
        for rows, columns in shape.layers:
            tables.append(rest[at : at + rows * columns])
            at += rows * columns
        numbers = array("i")
        numbers.frombytes(rest[at:])
        if byteorder == "big":
            numbers.byteswap()
        if len(numbers) != 2 * sum(shape.neurons):
            raise ValueError("a network of another shape")
        rows_of_numbers, at = [], 0
        for size in shape.neurons * 2:
            rows_of_numbers.append(tuple(numbers[at : at + size]))
            at += size
        return cls(
            shape=shape,
            tables=tuple(tables),
            biases=tuple(rows_of_numbers[:LAYERS]),
            scales=tuple(rows_of_numbers[LAYERS:]),
        )

    @property
    def fingerprint(self) -> str:
        return sha256(self.write()).hexdigest()
