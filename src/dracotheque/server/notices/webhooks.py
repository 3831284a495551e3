"""Webhooks: one signed request to an address somebody chose, never into the server's own network, never further on."""

import asyncio
import hmac
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import httpcore2
import msgspec

from dracotheque.server.notices.letters import table_link
from dracotheque.server.notices.places import Places
from dracotheque.server.store.notices import TURN, Errand

PATIENCE: Final = 10.0
"""Seconds a call may last in all: waiting for others to the same host, looking it up, connecting, and the answer."""
AT_ONE_HOST: Final = 4
REST: Final = 60.0
"""Seconds for which a host that did not answer in time is not called again."""
OK: Final = range(200, 300)
FAILURES: Final = (
    OSError,
    ValueError,
    httpcore2.NetworkError,
    httpcore2.ProtocolError,
    httpcore2.TimeoutException,
    httpcore2.UnsupportedProtocol,
)


@cache
def _authorities() -> ssl.SSLContext:
    """Who may vouch for a host; their list is long, and read when somebody is called for the first time."""
    return ssl.create_default_context()


class YourTurn(msgspec.Struct, frozen=True, tag_field="type", tag="your-turn"):
    """What a webhook is told: where one is waited for, and nothing of the game."""

    table: str
    game: str
    link: str
    turn: int
    """Grows with every turn of one's own at this table: the same number again is the same turn."""


class Opened(msgspec.Struct, frozen=True, tag_field="type", tag="opened"):
    """What a webhook is told when everybody has chosen and what was hidden lies open."""

    table: str
    game: str
    link: str
    turn: int
    """The number of one's own turn that has just been opened."""


class Webhooks:
    """Calls the addresses people gave."""

    def __init__(self, key: str, origin: str, private: bool, patience: float = PATIENCE) -> None:
        self._key = key
        self._origin = origin
        self._patience = patience
        self._places = Places(private)
        self._hosts: dict[str, asyncio.Semaphore] = {}
        self._resting: dict[str, float] = {}

    def secret(self, person: str, address: str) -> str:
        """What signs the requests to this address, so that its owner can tell them from others."""
        return hmac.new(self._key.encode(), f"{person} {address}".encode(), sha256).hexdigest()

    async def send(self, errand: Errand) -> bool:
        """Call the address; whether it answered in time that all is well."""
        if errand.webhook is None:
            return True
        notice = errand.notice
        news = (YourTurn if notice.kind == TURN else Opened)(
            notice.table_id, errand.game, table_link(self._origin, notice.table_id), errand.turn
        )
        body = msgspec.json.encode(news)
        secret = self.secret(notice.person, errand.webhook)
        signature = hmac.new(secret.encode(), body, sha256).hexdigest()
        host = urlsplit(errand.webhook).netloc
        if self._resting.get(host, 0.0) > time.monotonic():
            return False
        try:
            async with asyncio.timeout(self._patience), self._turn(host):
                return await self._call(errand.webhook, body, signature)
        except TimeoutError:
            self._rest(host)
            return False
        except FAILURES:
            return False

    def close(self) -> None:
        self._places.close()

    @asynccontextmanager
    async def _turn(self, host: str) -> AsyncIterator[None]:
        """Nobody calls one host more than a few times at once."""
        turn = self._hosts.setdefault(host, asyncio.Semaphore(AT_ONE_HOST))
        try:
            async with turn:
                yield
        finally:
            if not turn.locked() and self._hosts.get(host) is turn:
                del self._hosts[host]

    def _rest(self, host: str) -> None:
        """Leave a host alone for a while that takes everybody's time."""
        now = time.monotonic()
        self._resting = {name: until for name, until in self._resting.items() if until > now} | {host: now + REST}

    async def _call(self, address: str, body: bytes, signature: str) -> bool:
        headers = [("Content-Type", "application/json"), ("X-Draco-Signature", f"sha256={signature}")]
        tls = await asyncio.to_thread(_authorities)
        async with (
            httpcore2.AsyncConnectionPool(tls, max_connections=1, network_backend=self._places) as pool,
            pool.stream("POST", address, headers=headers, content=body) as response,
        ):
            return response.status in OK
