"""What the local house is given by whoever opens it: a storage, somebody who thinks, the time, a way out."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from dracotheque.tables.faults import StoreDown

T = TypeVar("T")
Clock = Callable[[], int]
"""Milliseconds since 1970."""
Send = Callable[[str], None]
"""Hands one message to the page, at once and in order; never fails, never waits."""


class StorageFailed(Exception):
    """What was asked of the storage is not done, or perhaps it is; any other exception of a storage says the same."""


class Storage(Protocol):
    """Keeps bytes under names: IndexedDB in a page, a dictionary in tests."""

    async def get(self, key: str) -> bytes | None:
        """What is kept under this name."""
        ...

    async def put(self, key: str, value: bytes) -> None:
        """Keep this under this name, all of it or nothing; returns when it is durable."""
        ...

    async def delete(self, key: str) -> None:
        """Keep nothing there any more; nothing happens where nothing was kept."""
        ...

    async def keys(self, prefix: str) -> list[str]:
        """The names that begin so, in any order."""
        ...


async def surely(asked: Awaitable[T]) -> T:
    """What a storage answers; `StoreDown` whatever it stumbles over."""
    try:
        return await asked
    except Exception as error:
        raise StoreDown from error


class Thinker(Protocol):
    """Thinks for bots, elsewhere: in another worker, where a thought holds up nobody."""

    async def think(self, request: str) -> str:
        """The answer to one request of `dracotheque.tables.thinking`, both JSON.

        Whoever no longer waits cancels: the thought may then be given up. An exception is a bot that does not answer.
        """
        ...
