"""What only one server at a time may do, among all those on one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from zlib import crc32

from sqlalchemy import Connection, Engine, func, select

from dracotheque.server.store.faults import explained


@asynccontextmanager
async def alone(engine: Engine, what: str) -> AsyncIterator[None]:
    """Wait until nobody does this, at whatever server, and keep the others waiting.

    PostgreSQL gives the lock back with the connection, whatever becomes of us. An SQLite file has one server: whoever
    asks there has to wait for their own.
    """
    if engine.dialect.name != "postgresql":
        yield
        return
    taking = asyncio.ensure_future(asyncio.to_thread(_take, engine, what))
    try:
        held = await asyncio.shield(taking)
    except asyncio.CancelledError:
        taking.add_done_callback(_let_go)
        raise
    try:
        yield
    finally:
        await asyncio.shield(asyncio.to_thread(held.close))


def _take(engine: Engine, what: str) -> Connection:
    connection = None
    try:
        connection = engine.connect()
        connection.execute(select(func.pg_advisory_xact_lock(crc32(what.encode()))))
    except Exception as error:
        if connection is not None:
            connection.close()
        raise explained(error) from None
    return connection


def _let_go(taking: "asyncio.Future[Connection]") -> None:
    """Nobody waits for it any more: it is given back as soon as it is there."""
    if not taking.cancelled() and taking.exception() is None:
        taking.result().close()
