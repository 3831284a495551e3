"""The local house as a web worker opens it: JavaScript on one side, the house's own ports on the other.

The protocols stand for what pyodide hands over: promises that can be awaited, buffers that become bytes.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from dracotheque.house.house import LocalHouse


class Buffer(Protocol):
    """Bytes of JavaScript's."""

    def to_bytes(self) -> bytes: ...


class Shelf(Protocol):
    """The browser's database, as `web/src/local/storage.ts` offers it."""

    def get(self, key: str) -> Awaitable[Buffer | None]: ...
    def put(self, key: str, value: object) -> Awaitable[None]: ...
    def delete(self, key: str) -> Awaitable[None]: ...
    def keys(self, prefix: str) -> Awaitable[list[str]]: ...


class Kept:
    """The house's storage in that database."""

    def __init__(self, shelf: Shelf, to_js: Callable[[bytes], object]) -> None:
        self._shelf = shelf
        self._to_js = to_js

    async def get(self, key: str) -> bytes | None:
        found = await self._shelf.get(key)
        return None if found is None else found.to_bytes()

    async def put(self, key: str, value: bytes) -> None:
        await self._shelf.put(key, self._to_js(value))

    async def delete(self, key: str) -> None:
        await self._shelf.delete(key)

    async def keys(self, prefix: str) -> list[str]:
        return list(await self._shelf.keys(prefix))


class Elsewhere:
    """Thinks in another worker."""

    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        self._think = think

    async def think(self, request: str) -> str:
        return await self._think(request)


async def open_house(shelf: Shelf, think: Callable[[str], Awaitable[str]]) -> LocalHouse:
    """The house of this browser, going on from what it has kept."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found]  # noqa: PLC0415  # pages alone have it

    return await LocalHouse.open(Kept(shelf, to_js), Elsewhere(think))
