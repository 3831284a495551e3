"""Chance: two generators whose outputs we specify, so that a seed gives the same game for ever.

`FairChance` serves real tables. Draw number i is the SHAKE-256 stream of the seed (32 bytes, big-endian) followed by
i (8 bytes, big-endian). A number below n is its first 16 bytes, as a big-endian integer, modulo n. A shuffle of k
things gives thing number j the j-th 8 bytes of the stream as a key, and sorts by key. What has been seen of it says
nothing of what comes.

`QuickChance` serves imagined worlds, where speed counts and nobody bets on it: Knuth's 64-bit linear
congruential generator, of which the upper half is scaled.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from hashlib import sha256, shake_256
from math import floor
from struct import Struct, unpack
from typing import Annotated, Final, Protocol, TypeVar

import msgspec

from dracotheque.core.errors import BadTable

T = TypeVar("T")

SEED_LIMIT: Final = 1 << 256
_MASK: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_BELOW: Final = float(1 << 53)


class Rng(Protocol):
    """What `imagine` and bots draw from; `random.Random` is one."""

    def random(self) -> float: ...

    def getrandbits(self, k: int, /) -> int: ...


def any_of(things: Sequence[T], rng: Rng) -> T:
    """One of these, all equally likely; by `random()` alone, which is the same in every version of Python."""
    return things[int(rng.random() * len(things))]


def weighted(weights: Sequence[float], rng: Rng) -> int:
    """The place of one of these weights, the heavier the likelier."""
    ticket = rng.random() * sum(weights, 0.0)
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0.0:
            return place
    return len(weights) - 1


def shuffle(items: list[int], rng: Rng, most: int | None = None) -> None:
    """Put items in random order, whatever order they were in; `most` is how many there might be, and costs the dice."""
    items.sort()  # so that the former order leaves no trace
    keys = random_keys(rng, len(items), most)
    items.sort(key=partial(next, iter(keys)))  # each item in turn takes the next key


def random_keys(rng: Rng, count: int, drawn: int | None = None) -> list[int]:
    """A random key for each of so many things, in one draw, maybe of more: sorting by them shuffles."""
    below_2_30, split = _key_form(count)
    bits = rng.getrandbits(32 * (count if drawn is None else drawn))
    return [*split((bits & below_2_30).to_bytes(4 * count, "little"))]


@cache
def _key_form(count: int) -> tuple[int, Callable[[bytes], tuple[int, ...]]]:
    """The bits of so many keys, and how they are told apart; keys below 2^30 are sorted fastest."""
    return int.from_bytes(b"\xff\xff\xff\x3f" * count, "little"), Struct(f"<{count}I").unpack


class FairChance(msgspec.Struct, tag="fair"):
    """The generator of a real table, keyed by its seed."""

    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    count: Annotated[int, msgspec.Meta(ge=0)] = 0

    @classmethod
    def of_seed(cls, seed: int) -> "FairChance":
        return cls(checked_seed(seed).to_bytes(32, "big").hex())

    def stream(self, length: int) -> bytes:
        """The beginning of the next draw."""
        number = self.count.to_bytes(8, "big")
        self.count += 1
        return shake_256(bytes.fromhex(self.key) + number).digest(length)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        return int.from_bytes(self.stream(16), "big") % limit

    def shuffle(self, items: list[int]) -> None:
        """Put the items in an order of which all are equally likely."""
        keys = unpack(f">{len(items)}Q", self.stream(8 * len(items)))
        items.sort(key=partial(next, iter(keys)))

    def clone(self) -> "FairChance":
        return FairChance(self.key, self.count)


class QuickChance(msgspec.Struct, tag="quick"):
    """The generator of an imagined world."""

    state: int

    @classmethod
    def from_rng(cls, rng: Rng) -> "QuickChance":
        return cls(floor(rng.random() * _BELOW))

    def below(self, limit: int) -> int:
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((state >> 32) * limit) >> 32

    def shuffle(self, items: list[int]) -> None:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]

    def clone(self) -> "QuickChance":
        return QuickChance(self.state)


Chance = FairChance | QuickChance


def checked_seed(seed: object) -> int:
    """The seed, if it is a whole number from 0 to 2^256 - 1."""
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadTable("error-bad-seed", value=str(seed))
    return seed


def commitment(game: str, rules_version: int, seed: int) -> str:
    """The fingerprint published before the first card is dealt; the seed that fits it is published at the end."""
    return sha256(f"dracotheque/{game}/{rules_version}/{seed}".encode()).hexdigest()
