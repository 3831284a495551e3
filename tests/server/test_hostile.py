"""Strangers who send anything: no error of ours, no trace of code, and nobody else notices."""

import asyncio
import json
import random
import string
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from dracotheque.server.connections.limits import WORDS_AT_ONCE
from tests.server.client import Person, Seat, door, open_table
from tests.server.databases import ready_sqlite
from tests.server.process import ServerProcess

MESSAGES = 20_000
ATTACKERS = 20
TRACES = (b"Traceback", b"/src/", b"site-packages", b'File "')
KINDS = ("hello", "move", "undo", "undo-answer", "chat", "gesture", "hint", "opinion", "ping", "ack", "view", "")
JUNK: tuple[Any, ...] = (None, True, -1, 1 << 70, 1e308, "", "\u0000", "x" * 600, [], {}, [[]], {"type": {}}, "../..")


def nested(rng: random.Random) -> str:
    depth = rng.choice([10, 200, 5000])
    return "[" * depth + "]" * rng.choice([0, depth])


def garbage(rng: random.Random) -> str:
    return "".join(rng.choices(string.printable + "é€\U0001f409\u202e", k=rng.randrange(200)))


def almost(rng: random.Random, moves: list[Any]) -> str:
    """A message of the protocol with something wrong in it, or nothing."""
    message: dict[str, Any] = {"type": rng.choice(KINDS), "id": rng.choice(["a1", "a2", f"r{rng.random()}"])}
    if rng.random() < 0.5:
        message["move"] = rng.choice(
            [*moves, *JUNK, {"type": "time-up"}, {"type": "sand-out"}, {"type": "window-closed"}]
        )
    for name in ("text", "agree", "protocol", "last", "stream", "seat", "person", "author", "n", "id", "number"):
        if rng.random() < 0.15:
            message[name] = rng.choice(JUNK)
    return json.dumps(message)


def broken(rng: random.Random, moves: list[Any]) -> str:
    """A message that was cut, or in which a letter changed."""
    text = almost(rng, moves)
    place = rng.randrange(len(text))
    return text[:place] if rng.random() < 0.5 else text[:place] + rng.choice(string.printable) + text[place + 1 :]


def attacks(rng: random.Random, moves: list[Any]) -> Iterator[str]:
    while True:
        match rng.randrange(10):
            case 0:
                yield nested(rng)
            case 1:
                yield garbage(rng)
            case 2 | 3 | 4:
                yield broken(rng, moves)
            case _:
                yield almost(rng, moves)


async def attack(seat: Seat, number: int, moves: list[Any], heard: list[bytes]) -> None:
    """Send so many messages, and come back whenever one is thrown out."""
    rng = random.Random(number)
    messages = attacks(rng, moves)
    sent = 0
    while sent < MESSAGES // ATTACKERS:
        await seat.connect()
        listening = asyncio.create_task(listen(seat, heard))
        try:
            while sent < MESSAGES // ATTACKERS:
                sent += 1
                await seat.send_text(next(messages) if rng.random() > 0.001 else b"\xff\xfe")
                if sent % 50 == 0:
                    await asyncio.sleep(0)
        except ConnectionClosed:
            pass
        await seat.drop()
        await listening


async def listen(seat: Seat, heard: list[bytes]) -> None:
    try:
        while True:
            heard.append(json.dumps(await seat.receive()).encode())
    except ConnectionClosed:
        pass


@pytest.mark.slow
@pytest.mark.anyio
async def test_twenty_thousand_hostile_messages_do_no_harm(server: ServerProcess) -> None:
    async with door(server.url) as http:
        victims = [await Person.enter(http, f"Victim {seat}") for seat in range(3)]
        villains = [await Person.enter(http, f"Villain {seat}") for seat in range(2)]
        calm = await open_table(victims, "jeu_des_dragons", {"max_gambits": 1})
        wild = await open_table(villains, "drakon", {})
        players = [Seat(server.url, calm["id"], person.token) for person in victims]
        playing = [asyncio.create_task(seat.play_to_the_end(random.Random(7))) for seat in players]
        view = Seat(server.url, wild["id"], villains[0].token)
        await view.connect()
        moves = ((await view.hear("view"))["decision"] or {"moves": []})["moves"]
        await view.drop()
        tokens = [villains[0].token, villains[1].token, None, "forged.token", victims[0].token[:-2] + "xx"]
        heard: list[bytes] = []
        async with asyncio.timeout(150), asyncio.TaskGroup() as group:
            for number in range(ATTACKERS):
                seat = Seat(server.url, wild["id"], tokens[number % len(tokens)], wild["invite"])
                group.create_task(attack(seat, number, moves, heard))
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        for seat in players:
            await seat.drop()
        assert players[0].result is not None
        assert all(seat.result == players[0].result for seat in players)
        assert (await http.get("/healthz")).status_code == 200
    assert len(heard) > MESSAGES / 4
    everything = b"".join(heard)
    assert not any(trace in everything for trace in TRACES)
    assert "Traceback" not in server.complaints()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping"}', 4400),
        ("nonsense", 4400),
        ('{"type":"hello","protocol":3}', 4400),
        ('{"type":"hello","protocol":2}', 4401),
        ("x" * 20_000, 1009),
    ],
)
async def test_a_bad_beginning_is_the_end(
    server: ServerProcess, http: httpx2.AsyncClient, first: str, code: int
) -> None:
    person, stranger = await Person.enter(http, "Alix"), await Person.enter(http, "Stranger")
    table = await person.post("/api/tables", {"game": "drakon", "players": 2})
    seat = Seat(server.url, table["id"], stranger.token)
    assert await seat.greet(first) == code


@pytest.mark.anyio
async def test_whoever_sends_too_fast_is_thrown_out(tmp_path: Any) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path), messages_per_second=5, message_burst=10)
    async with door(server.url) as http:
        person = await Person.enter(http, "Hasty")
        table = await person.post("/api/play-now", {"game": "drakon"})
    seat = Seat(server.url, table["id"], person.token)
    await seat.connect()
    await seat.hear("view")
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(200):
            await seat.send({"type": "ping"})
            await seat.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    server.stop()


@pytest.mark.anyio
async def test_whoever_talks_too_much_is_asked_to_wait_on_all_connections_together(tmp_path: Any) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path), words_per_minute=0)
    async with door(server.url) as http:
        person = await Person.enter(http, "Chatty")
        table = await person.post("/api/play-now", {"game": "drakon"})
    seats = [Seat(server.url, table["id"], person.token) for _ in range(2)]
    answers = []
    for seat in seats:
        await seat.connect()
        for number in range(WORDS_AT_ONCE):
            await seat.send({"type": "chat", "id": f"c{number}", "text": "Raaah!"})
            answers.append((await seat.answered(f"c{number}"))["type"])
        await seat.drop()
    assert answers == ["ack"] * WORDS_AT_ONCE + ["refused"] * WORDS_AT_ONCE
    assert seats[1].refusals[-1]["error"]["code"] == "server-too-often"
    server.stop()


@pytest.mark.anyio
async def test_requests_are_limited_by_number_and_size(tmp_path: Any) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path), requests_per_minute=20)
    async with door(server.url) as http:
        long = await http.post("/api/guest", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
        assert long.status_code == 413
        answers = [await http.get("/api/shelf") for _ in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert answers[-1].headers["retry-after"]
    assert answers[-1].json()["error"]["code"] == "server-too-often"
    server.stop()


@pytest.mark.anyio
async def test_a_foreign_page_can_neither_change_nor_listen(server: ServerProcess) -> None:
    async with httpx2.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http:
        await http.post("/api/guest", json={"name": "Alix"})
        wish = {"game": "drakon"}
        plain = await http.post("/api/play-now", json=wish)
        assert (plain.status_code, plain.json()["error"]["code"]) == (403, "server-header-missing")
        ours = {"X-Draco": "1"}
        foreign = await http.post("/api/play-now", json=wish, headers=ours | {"Origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "server-foreign-origin")
        own = await http.post("/api/play-now", json=wish, headers=ours | {"Origin": server.url})
        assert own.status_code == 201
        seat = Seat(server.url, own.json()["id"], None)
        seat.headers["Origin"] = "https://evil.example"
        assert await seat.greet('{"type":"hello","protocol":2}') == 403


@pytest.mark.anyio
async def test_every_answer_carries_the_headers_that_protect_a_browser(http: httpx2.AsyncClient) -> None:
    behind_https = await http.get("/", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
    assert behind_https.headers["strict-transport-security"] == "max-age=31536000"
    for path in ("/api/shelf", "/api/nothing", "/", "/healthz"):
        headers = (await http.get(path)).headers
        assert "script-src" not in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "strict-transport-security" not in headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/guest", "POST"),
        ("POST", "/api/shelf", "GET, HEAD"),
        ("DELETE", "/api/me/notices", "GET, PUT, HEAD"),
    ],
)
async def test_a_verb_that_a_path_does_not_know_is_refused_with_those_it_knows(
    http: httpx2.AsyncClient, method: str, path: str, allowed: str
) -> None:
    answer = await http.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert answer.json()["error"]["code"] == "server-wrong-verb"


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/%00", f"/{'x' * 300}", "/%ff%fe", "/..%2f..%2fetc%2fpasswd", "/a%0d%0ab: c"])
async def test_a_name_no_file_can_have_is_a_page_like_any_other(http: httpx2.AsyncClient, path: str) -> None:
    assert (await http.get(path)).status_code in (200, 404)


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["http://[", "null", "http://", "//", "http://a:b"])
async def test_an_origin_that_makes_no_sense_is_a_foreign_one(http: httpx2.AsyncClient, origin: str) -> None:
    answer = await http.post("/api/guest", json={"name": "Alix"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "server-foreign-origin")


RAW = [
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\n\r\n",
    b"GET \xff\xff HTTP/1.1\r\n\r\n",
    b"GET http://[::1 HTTP/1.1\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\nCookie: draco=\xff\r\nAuthorization: Bearer \xff\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/guest HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"GET /api/tables/%ff/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nOrigin: http://[\r\n\r\n",
    b"GET /nowhere HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n\x81\x80\x00\x00\x00\x00",
    b"HEAD /api/shelf HTTP/1.0\r\n\r\n",
    b"\r\n\r\n\r\n",
]


@pytest.mark.anyio
async def test_raw_bytes_and_broken_off_requests_leave_no_trace(server: ServerProcess) -> None:
    port = int(server.url.rpartition(":")[2])
    for data in RAW:
        for cut in (len(data), len(data) // 2):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(data[:cut])
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), 60)
            assert not answer or answer.startswith((b"HTTP/1.1 ", b"HTTP/1.0 ")), data
            assert b" 500 " not in answer.split(b"\r\n", 1)[0], data
            writer.close()
    async with door(server.url) as http:
        assert (await http.get("/healthz")).status_code == 200
    assert server.complaints() == ""
