"""Webhooks: one signed request to an address somebody chose, never into the server's own network, never further on."""

import asyncio
import hmac
import http.client
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from dracotheque.server.notices.letters import table_link
from dracotheque.server.store.notices import TURN, Errand

PATIENCE: Final = 10.0
OK: Final = range(200, 300)


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

    def __init__(self, key: str, origin: str, private: bool) -> None:
        self._key = key
        self._origin = origin
        self._private = private
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="webhooks")

    def secret(self, person: str, address: str) -> str:
        """What signs the requests to this address, so that its owner can tell them from others."""
        return hmac.new(self._key.encode(), f"{person} {address}".encode(), sha256).hexdigest()

    async def send(self, errand: Errand) -> bool:
        """Call the address; whether it answered that all is well."""
        if errand.webhook is None:
            return True
        notice = errand.notice
        news = (YourTurn if notice.kind == TURN else Opened)(
            notice.table_id, errand.game, table_link(self._origin, notice.table_id), errand.turn
        )
        body = msgspec.json.encode(news)
        secret = self.secret(notice.person, errand.webhook)
        signature = hmac.new(secret.encode(), body, sha256).hexdigest()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._call, errand.webhook, body, signature)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _call(self, address: str, body: bytes, signature: str) -> bool:
        headers = {"Content-Type": "application/json", "X-Draco-Signature": f"sha256={signature}"}
        try:
            parts = urlsplit(address)
            connection = _connection(parts, self._allowed(parts))
            try:
                path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
                connection.request("POST", path, body, headers)
                return connection.getresponse().status in OK
            finally:
                connection.close()
        except (OSError, ValueError, http.client.HTTPException):
            return False

    def _allowed(self, parts: SplitResult) -> tuple[str, int]:
        """The address behind the name, looked up once so that it cannot change between the check and the call."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        for *_, place in found:
            if self._private or ipaddress.ip_address(place[0]).is_global:
                return str(place[0]), port
        raise ValueError("private")


def _connection(parts: SplitResult, place: tuple[str, int]) -> http.client.HTTPConnection:
    """A connection to this very place, under the name that was asked for."""
    host = parts.hostname or ""
    connection = (
        http.client.HTTPSConnection(host, place[1], timeout=PATIENCE, context=ssl.create_default_context())
        if parts.scheme == "https"
        else http.client.HTTPConnection(host, place[1], timeout=PATIENCE)
    )
    connection._create_connection = lambda _, *rest, **more: socket.create_connection(place, *rest, **more)  # type: ignore[attr-defined]
    return connection
