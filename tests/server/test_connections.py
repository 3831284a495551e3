"""Connections: counted from the first, refused while they are small, and never waited for too long."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn.server import ServerState

from dracotheque.server import run
from dracotheque.server.connections import connection as module
from dracotheque.server.connections.addresses import Proxies, subscriber
from dracotheque.server.connections.admission import Admission, most_connections
from dracotheque.server.connections.connection import Connection
from dracotheque.server.connections.requests import LARGEST_BODY, LARGEST_HEAD, MOST_CHUNKS, MOST_HEADERS
from dracotheque.server.settings import Settings
from dracotheque.tables.rate_limiter import RateLimiters
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
NO_PROXIES = Proxies("")
GET = b"GET /api/shelf HTTP/1.1\r\nHost: dragons.test\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/t1/live HTTP/1.1\r\nHost: dragons.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The other side of a connection."""

    def __init__(self, host: str) -> None:
        super().__init__(extra={"peername": (host, 1), "sockname": ("127.0.0.1", 8000)})
        self.sent = b""
        self.ended: str | None = None
        self.reading = True

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.ended is not None

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = self.ended or "aborted"

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


class Http(asyncio.Protocol):
    """As much of an HTTP server as a connection needs."""

    def __init__(self) -> None:
        self.received = b""
        self.lost = False
        self.full = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += data

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.transport.close()

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False


class Street:
    """A server with a counter at its door, and those who come."""

    def __init__(self, most: int = 100, **settings: Any) -> None:
        self.admission = Admission(Settings(**settings), NO_PROXIES, most)
        self.served: list[Http] = []
        self.connections: set[Any] = set()
        self.scopes: list[Any] = []

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        await receive()
        await send({"type": "websocket.close", "code": 1000})

    def serve(self, host: str | None) -> Http:
        self.served.append(Http())
        return self.served[-1]

    def come(self, host: str = "192.0.2.1") -> "Visit":
        return Visit(self, host)


class Visit:
    """One connection."""

    def __init__(self, street: Street, host: str) -> None:
        self.wire = Wire(host)
        self.connection = Connection(street.admission, street.app, street.serve, street.connections, set(), 1000)
        self.connection.connection_made(self.wire)

    def say(self, data: bytes) -> None:
        self.connection.data_received(data)

    def leave(self) -> None:
        self.connection.connection_lost(None)

    @property
    def status(self) -> int:
        """What was answered before it was hung up."""
        assert self.wire.ended == "closed"
        return int(self.wire.sent.split(b" ", 2)[1])


# Whom a connection is counted for.


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::7%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_counted_for_its_subscriber(host: str, counted: str) -> None:
    assert subscriber(host) == counted


def test_proxies_are_addresses_networks_or_everybody() -> None:
    listed = Proxies("127.0.0.1, 10.0.0.0/8, ::1, proxy.example")
    assert all(host in listed for host in ("127.0.0.1", "10.1.2.3", "::1", None))
    assert not any(host in listed for host in ("127.0.0.2", "192.0.2.1", "proxy.example"))
    assert "192.0.2.1" in Proxies("*")
    assert "127.0.0.1" not in Proxies("")


def test_buckets_are_never_more_than_so_many() -> None:
    limiters = RateLimiters(1, 0.0, most=3)
    for name in ("a", "b", "c"):
        assert limiters.take(name)
    assert not limiters.take("a")
    assert limiters.take("d")
    assert len(limiters) == 3
    assert not limiters.take("a")  # it was there a moment ago, and is remembered
    assert limiters.take("b")  # the one that was away longest


# How many there are.


async def test_one_address_has_so_many_connections_and_its_neighbours_have_their_own() -> None:
    street = Street(connections_per_address=2)
    first, second, third = (street.come(f"2001:db8::{number:x}") for number in range(3))
    assert (first.wire.ended, second.wire.ended, third.wire.ended) == (None, None, "aborted")
    assert street.come("2001:db8:0:1::1").wire.ended is None
    third.leave()
    first.leave()
    assert street.come("2001:db8::9").wire.ended is None
    assert street.come("2001:db8::a").wire.ended == "aborted"


async def test_when_all_is_full_the_longest_silent_makes_room() -> None:
    street = Street(most=3)
    asking, silent, later = (street.come(f"192.0.2.{number}") for number in range(3))
    asking.say(GET)
    newcomer = street.come("192.0.2.9")
    assert (asking.wire.ended, silent.wire.ended, later.wire.ended) == (None, "aborted", None)
    assert newcomer.wire.ended is None


async def test_when_everybody_is_being_served_the_next_is_turned_away() -> None:
    street = Street(most=2)
    for number in range(2):
        street.come(f"192.0.2.{number}").say(GET)
    assert street.come("192.0.2.9").wire.ended == "aborted"


async def test_a_proxy_has_many_connections() -> None:
    street = Street(connections_per_address=1)
    street.admission = Admission(Settings(connections_per_address=1), Proxies("127.0.0.1"), 100)
    assert [street.come("127.0.0.1").wire.ended for _ in range(5)] == [None] * 5


def test_as_many_connections_as_files_may_be_open() -> None:
    assert most_connections(Settings(most_connections=5)) == 5


async def test_whoever_asks_too_much_does_not_reach_the_application() -> None:
    street = Street(requests_per_minute=2, files_per_minute=1)
    visit = street.come()
    for _ in range(4):
        visit.say(GET)
    assert visit.status == 429
    assert street.served[0].received == GET * 3
    hasty = street.come("192.0.2.3")
    hasty.say(GET * 4)
    assert hasty.status == 429
    neighbour = street.come("192.0.2.2")
    neighbour.say(GET)
    assert neighbour.wire.ended is None


# What is too large.


def many_headers(number: int) -> bytes:
    return b"".join(b"h%d: 1\r\n" % each for each in range(number))


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET / HTTP/1.1\r\n" + many_headers(MOST_HEADERS + 1) + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nlong: " + b"x" * LARGEST_HEAD + b"\r\n\r\n", 431),
        (b"GET /" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\n\r\n", 431),
        (b"POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n" + b"x" * (LARGEST_BODY + 1), 413),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (MOST_CHUNKS + 1), 400),
        (GET * 100, 429),
        (b"\x16\x03\x01\x02\x00", 400),
        (b"GET /\xff HTTP/1.1\r\n\r\n", 400),
        (b"CONNECT dragons.test:443 HTTP/1.1\r\n\r\n", 400),
        (b"GET http://[ HTTP/1.1\r\n\r\n", 400),
    ],
    ids=["headers", "header", "path", "body", "chunks", "requests", "TLS", "bytes", "connect", "address"],
)
@pytest.mark.parametrize("pieces", [1, 4096])
async def test_what_is_too_large_or_makes_no_sense_is_refused_before_the_application(
    request_: bytes, status: int, pieces: int
) -> None:
    street = Street()
    visit = street.come()
    size = len(request_) if pieces == 1 else pieces
    for start in range(0, len(request_), size):
        visit.say(request_[start : start + size])
        if visit.wire.ended:
            break
    if status == 429 and pieces != 1:
        return  # a hundred requests may come one after the other
    assert visit.status == status
    assert b'"code":"server-' in visit.wire.sent


async def test_endless_headers_are_read_no_further_than_the_longest_head() -> None:
    visit = Street().come()
    visit.say(b"GET / HTTP/1.1\r\n")
    read = 0
    while visit.wire.ended is None:
        visit.say(b"a: b\r\n")
        read += 6
    assert read <= LARGEST_HEAD
    assert visit.status == 431


async def test_a_long_head_in_pieces_is_read_once_it_is_complete() -> None:
    street = Street()
    visit = street.come()
    head = b"GET / HTTP/1.1\r\nlong: " + b"x" * 10_000 + b"\r\n\r\n"
    for start in range(0, len(head), 1000):
        visit.say(head[start : start + 1000])
    assert street.served[0].received == head


# What takes too long.


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Make one of the deadlines come in the next turn of the loop."""
    return lambda name: monkeypatch.setattr(module, name, 0.0)


async def test_who_says_nothing_is_not_waited_for(at_once: Callable[[str], None]) -> None:
    at_once("HEAD_WITHIN")
    visit = Street().come()
    await until(lambda: visit.wire.ended is not None)
    assert (visit.wire.ended, visit.wire.sent) == ("aborted", b"")


@pytest.mark.parametrize(
    ("deadline", "half"),
    [("HEAD_WITHIN", GET[:-2]), ("BODY_WITHIN", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nfour")],
)
async def test_who_does_not_finish_is_told_and_left(at_once: Callable[[str], None], deadline: str, half: bytes) -> None:
    at_once(deadline)
    visit = Street().come()
    visit.say(half)
    await until(lambda: visit.wire.ended is not None)
    assert visit.status == 408


async def test_the_application_may_take_its_time(at_once: Callable[[str], None]) -> None:
    at_once("HEAD_WITHIN")
    at_once("BODY_WITHIN")
    visit = Street().come()
    visit.say(GET)
    for _ in range(5):
        await asyncio.sleep(0)
    assert visit.wire.ended is None


async def test_who_does_not_read_the_answer_is_left(at_once: Callable[[str], None]) -> None:
    street = Street()
    visit = street.come()
    visit.say(GET)
    visit.connection.pause_writing()
    assert street.served[0].full
    visit.connection.resume_writing()
    await asyncio.sleep(0)
    assert (visit.wire.ended, street.served[0].full) == (None, False)
    at_once("READ_WITHIN")
    visit.connection.pause_writing()
    await until(lambda: visit.wire.ended is not None)
    assert visit.wire.ended == "aborted"


@pytest.mark.parametrize(("host", "ended"), [("192.0.2.1", "closed"), ("127.0.0.1", None)])
async def test_a_proxy_hangs_up_itself_and_anybody_else_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch, host: str, ended: str | None
) -> None:
    async def answer(request: Request) -> Response:
        return Response()

    monkeypatch.setattr(run, "IDLE", 0)
    config = run.configured(Settings(), Starlette(routes=[Route("/api/shelf", answer)]))
    config.load()
    wire = Wire(host)
    make: Callable[..., asyncio.Protocol] = config.http_protocol_class
    connection = make(config=config, server_state=ServerState(), app_state={})
    connection.connection_made(wire)
    connection.data_received(GET)
    await until(lambda: b"200 OK" in wire.sent)
    for _ in range(5):
        await asyncio.sleep(0)
    assert wire.ended == ended


# Going over to WebSocket.


async def test_a_handshake_never_reaches_http_even_after_a_request_on_the_same_connection() -> None:
    street = Street()
    visit = street.come()
    visit.say(GET)
    visit.say(HANDSHAKE[:30])
    visit.say(HANDSHAKE[30:])
    assert (street.served[0].received, street.served[0].lost, visit.wire.ended) == (GET, True, None)
    await until(lambda: visit.wire.ended is not None)
    assert visit.status == 403
    scope = street.scopes[0]
    assert (scope["path"], scope["client"], scope["type"]) == ("/api/tables/t1/live", ("192.0.2.1", 1), "websocket")


async def test_nothing_is_read_before_a_handshake_is_answered() -> None:
    visit = Street().come()
    visit.say(HANDSHAKE)
    assert not visit.wire.reading


@pytest.mark.parametrize(
    ("before", "after", "status"),
    [(b"Version: 13", b"Version: 8", 400), (b"GET", b"POST", 405), (b"AA==", b"AA", 400)],
)
async def test_a_handshake_that_makes_no_sense_is_refused(before: bytes, after: bytes, status: int) -> None:
    street = Street()
    visit = street.come()
    visit.say(HANDSHAKE.replace(before, after))
    assert (visit.status, street.scopes) == (status, [])


async def test_another_protocol_than_websocket_is_not_offered() -> None:
    street = Street()
    visit = street.come()
    visit.say(HANDSHAKE.replace(b"websocket", b"h2c"))
    assert street.served[0].received.startswith(b"GET /api/tables")
    visit.say(b"PRI * HTTP/2.0\r\n\r\n")
    assert visit.wire.ended == "aborted"


async def test_when_the_server_stops_those_who_asked_nothing_are_let_go() -> None:
    street = Street()
    silent, asking = street.come(), street.come()
    asking.say(GET)
    assert street.connections == {silent.connection}
    silent.connection.shutdown()
    assert silent.wire.ended == "closed"
