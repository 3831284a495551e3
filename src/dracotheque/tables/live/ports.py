"""What a session stands on: a socket to speak through, and the house it leads to."""

import asyncio
from typing import Protocol

from dracotheque.tables.keeper import Keeper
from dracotheque.tables.rate_limiter import RateLimiter
from dracotheque.tables.seating import Seating

GOING_DOWN = 1012
TOO_MUCH = 4429
"""Why a connection is ended, as close codes of WebSockets; others are said where they are meant."""


class Socket(Protocol):
    """A connection that carries texts."""

    tasks: set[asyncio.Task[None]]
    """What is being done for whoever is there."""

    def send(self, message: bytes) -> None: ...

    def send_soon(self, message: bytes) -> None:
        """Send it with the next one: something follows at once."""
        ...

    def let_go(self) -> None:
        """Send what waits for something to follow."""
        ...

    def pause_hearing(self) -> None: ...

    def resume_hearing(self) -> None: ...

    def close(self, code: int) -> None: ...


class Premises(Protocol):
    """The house, as its visitors know it."""

    @property
    def keeper(self) -> Keeper: ...

    @property
    def seating(self) -> Seating: ...

    def allowance(self) -> RateLimiter:
        """How much one connection may say."""
        ...

    def take_words(self, person: str) -> None:
        """Somebody wants to be heard by others; refused where that was too often."""
        ...

    # Whether somebody is still there.

    def come(self, socket: Socket) -> None: ...

    def attend(self, socket: Socket) -> None:
        """There was a sign of life."""
        ...

    def go(self, socket: Socket) -> None: ...

    # What is counted.

    def count_move(self, game: str, seconds: float) -> None: ...

    def count_refusal(self, code: str) -> None: ...
