"""Scripted clients: people who come in, sit down, answer at random, lose their connection and come back."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from typing import Any, Self

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tests.server.waiting import PATIENCE

ENOUGH = ("done", "no-deal")
TALKATIVE = 40
"""After so many moves, somebody who may go on bargaining has said enough: at random all would until the sand is out."""
Json = Any
UNSURE = frozenset({"server-unsure", "server-store-down"})
"""Refusals after which nobody knows whether it has happened: one says the same again, under the same id."""
A_WHILE = 0.2
_encode = msgspec.json.encode
_decode = msgspec.json.decode


class Refused(Exception):
    """The server said no."""


def door(url: str) -> httpx2.AsyncClient:
    """A way in that many people use at once: it keeps nobody's cookie, or the next would be taken for the last."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=()))
    return httpx2.AsyncClient(base_url=url, timeout=60, trust_env=False, cookies=nobody)


class Person:
    """Somebody with a token, over HTTP."""

    def __init__(self, http: httpx2.AsyncClient, token: str, about: Json) -> None:
        self.http = http
        self.token = token
        self.id: str = about["id"]
        self.name: str = about["name"]

    @classmethod
    async def enter(cls, http: httpx2.AsyncClient, name: str) -> Self:
        answer = _read(await http.post("/api/guest", json={"name": name}))
        return cls(http, answer["token"], answer["person"])

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def post(self, path: str, body: Json = None) -> Json:
        answer = await self.http.post(path, json={} if body is None else body, headers=self.headers)
        return _read(answer)

    async def get(self, path: str) -> Json:
        return _read(await self.http.get(path, headers=self.headers))


def _read(answer: httpx2.Response) -> Json:
    if answer.status_code >= 400:
        raise Refused(answer.status_code, answer.json()["error"]["code"])
    return answer.json()


class Seat:
    """A connection to a table that comes back by itself, and remembers every byte it was sent."""

    def __init__(self, url: str, table: str, token: str | None, invite: str | None = None, **eyes: Json) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._hello = {"type": "hello", "protocol": 2, "invite": invite, "moments": True} | eyes
        self._socket: ClientConnection | None = None
        self._numbers = count(1)
        self.stream: str | None = None
        self.last: int | None = None
        self.heard: list[bytes] = []
        self.sent_moves: dict[str, Json] = {}
        self.numbers: dict[str, int | None] = {}
        """The question that each move answers."""
        self.acknowledged: dict[str, Json] = {}
        self.refusals: list[Json] = []
        self.now: dict[str, Json] = {"decision": None, "view": None, "prompt": None}
        self.table: Json = None
        self.result: Json = None
        self.fresh = 0
        self.pause = 0.0
        """Seconds taken over each answer."""
        self.table_seat: int | None = None

    async def connect(self) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                # A queue without an end: a goodbye behind many messages that nobody has read would wait ten seconds.
                self._socket = await connect(
                    self._address,
                    additional_headers=self.headers,
                    proxy=None,
                    max_size=None,
                    max_queue=None,
                    compression=None,
                )
                await self.send(self._hello | {"stream": self.stream, "last": self.last})
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                if asyncio.get_running_loop().time() > deadline:
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def greet(self, first: str) -> int:
        """Say this first, and give the code with which the server ends the conversation."""
        try:
            async with connect(self._address, additional_headers=self.headers, proxy=None) as socket:
                await socket.send(first)
                for _ in range(2):
                    await socket.recv()  # it may say why before it hangs up
        except InvalidStatus as refused:
            return refused.response.status_code
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code
        raise AssertionError("the server went on talking")

    async def send(self, message: Json) -> None:
        assert self._socket is not None
        await self._socket.send(_encode(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def move(self, move: Json, name: str | None = None) -> str:
        name = name or f"m{next(self._numbers)}"
        self.sent_moves[name] = move
        number = self.numbers.setdefault(name, (self.now["decision"] or {}).get("number"))
        await self.send({"type": "move", "id": name, "number": number, "move": move})
        return name

    async def receive(self) -> Json:
        assert self._socket is not None
        text = await self._socket.recv()
        data = text.encode() if isinstance(text, str) else text
        self.heard.append(data)
        message = _decode(data)
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if "n" in message:
            assert self.last is None or message["n"] > self.last or message["type"] == "view"
            self.last = message["n"]
        match message["type"]:
            case "view":
                self.stream, self.table = message["stream"], message["table"]
                self.table_seat = message["seat"]
                self.fresh += 1
                if message["table"]["status"] == "over":
                    self.result = message["table"]["result"]
            case "table":
                self.table = message["table"]
            case "over":
                self.result, self.table = message["result"], message["table"]
            case "ack":
                self.acknowledged[message["id"]] = self.sent_moves.get(message["id"])
            case "refused":
                self.refusals.append(message)
        for name in self.now:
            if name in message:
                self.now[name] = message[name]

    async def until(self, condition: Callable[[Json], bool]) -> Json:
        """Receive until a message is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if condition(message):
                    return message

    async def hear(self, kind: str) -> Json:
        return await self.until(lambda message: message["type"] == kind)

    async def answered(self, name: str) -> Json:
        return await self.until(lambda message: message.get("id") == name)

    async def ended(self, code: int) -> None:
        """Receive until the server ends the conversation, with this code."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.receive()
        assert self._socket is not None
        assert self._socket.close_code == code

    async def drop(self) -> None:
        """Lose the connection."""
        assert self._socket is not None
        await self._socket.close()

    async def play_to_the_end(self, rng: random.Random, whim: float = 0.0) -> None:
        """Answer at random until the game is over; reconnect whenever the connection is lost, or on a whim."""
        await self.connect()
        waiting: str | None = None
        while self.result is None:
            try:
                if waiting is None:
                    await asyncio.sleep(self.pause)
                    waiting = await self._answer(rng)
                message = await self.receive()
                if waiting is not None and message["type"] in ("ack", "refused") and message["id"] == waiting:
                    if message["type"] == "refused" and message["error"]["code"] in UNSURE:
                        await asyncio.sleep(A_WHILE)
                        await self._send_again(waiting)
                    else:
                        waiting = None
                if whim and rng.random() < whim:
                    await self.drop()
            except ConnectionClosed:
                await self.connect()
                if waiting is not None:
                    await self._send_again(waiting)

    async def _send_again(self, name: str) -> None:
        try:
            await self.move(self.sent_moves[name], name)
        except ConnectionClosed:
            await self.connect()
            await self._send_again(name)

    async def _answer(self, rng: random.Random) -> str | None:
        decision = self.now["decision"]
        if decision is None:
            return None
        choices: Sequence[Json] = decision["moves"]
        if not choices and decision["changes"] and rng.random() < 0.1:
            choices = decision["changes"]
        if choices and decision["open_ended"]:
            kind = rng.choice(sorted({move["type"] for move in choices}))
            choices = [move for move in choices if move["type"] == kind]  # or it would only ever write new proposals
        if len(self.sent_moves) >= TALKATIVE:
            choices = [choice for choice in choices if choice["type"] in ENOUGH] or choices
        return await self.move(rng.choice(choices)) if choices else None


async def open_table(people: Sequence[Person], game: str, options: Json, **wishes: Json) -> Json:
    """A running table of these people."""
    host, *others = people
    wish = {"game": game, "players": len(people), "options": options} | wishes
    table = await host.post("/api/tables", wish)
    for person in others:
        await person.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return await host.post(f"/api/tables/{table['id']}/start")
