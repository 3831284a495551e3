"""The chance of a server, in the hands of a test."""

from collections.abc import Iterator
from random import Random
from typing import Any

from dracotheque.server.bots import pool
from dracotheque.server.tables import choosing, opening


def dealt_by(name: str) -> Iterator[tuple[Any, str, object]]:
    """Where a server takes its chance from, and what to put there so that this name decides."""
    luck = Random(name)
    yield opening, "randbits", luck.getrandbits
    yield choosing, "_lot", luck
    yield pool, "SystemRandom", lambda: luck
