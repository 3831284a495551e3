"""Where the seeds of a simulation come from, so that the same arguments give the same games for ever.

Every seed is the 32-byte BLAKE2b digest, read as a big-endian integer, of one line of text:

    dracotheque/game/<seed>/<k>       the seed of game number k, counted from 0
    dracotheque/bot/<game seed>/<seat>    the generator of the bot at a seat
    dracotheque/clock/<game seed>     the generator that says when time runs out

The last two feed `random.Random`, of which only `random()` is used: its outputs are the same in every Python. What a
bot draws never touches the game's own chance.
"""

from hashlib import blake2b
from random import Random


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return _derived(f"dracotheque/game/{seed}/{number}")


def bot_rng(seed: int, seat: int) -> Random:
    """What the bot at this seat draws from in the game of this seed."""
    return Random(_derived(f"dracotheque/bot/{seed}/{seat}"))


def clock_rng(seed: int) -> Random:
    """What decides when the clock strikes in the game of this seed."""
    return Random(_derived(f"dracotheque/clock/{seed}"))


def _derived(line: str) -> int:
    return int.from_bytes(blake2b(line.encode(), digest_size=32).digest(), "big")
