"""One interface: within this process by default, PostgreSQL's NOTIFY by URL."""

from collections.abc import Callable
from typing import Protocol

OnMessage = Callable[[str], None]
"""Called in the event loop with the name of what another process has changed: the id of a table, or `orders`."""
CatchUp = Callable[[], None]
"""Called in the event loop when something may have been missed."""


class Bus(Protocol):
    """Tells other processes that a table has changed, and hears it from them."""

    def tell(self, table: str) -> None: ...

    async def open(self, on_message: OnMessage, catch_up: CatchUp) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a server that is alone: there is nobody to tell."""

    def tell(self, table: str) -> None:
        pass

    async def open(self, on_message: OnMessage, catch_up: CatchUp) -> None:
        pass

    async def close(self) -> None:
        pass


def open_bus(url: str | None) -> Bus:
    """The bus behind this URL."""
    if url is None:
        return Alone()
    from dracotheque.server.bus.postgres import PostgresBus  # noqa: PLC0415  # psycopg is an extra

    return PostgresBus(url)
