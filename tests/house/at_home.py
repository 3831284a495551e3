"""Somebody at home: asks the local house as a page does, sits at its tables, and plays."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from dracotheque.house import LocalHouse, MemoryStorage, Session, Storage, Thinker

Json = Any
GAMES: Final = ("jeu_des_dragons", "pierres_du_dragon", "dragons_du_mekong", "or_des_dragons", "drakon")
MOST_MOVES: Final = 2000
EPOCH: Final = 1_800_000_000_000


class Table:
    """A page that shows one table, through the eyes of one seat."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.closed: int | None = None
        self._news = asyncio.Event()
        self._read = 0
        self._said = 0
        self.session: Session

    def hear(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))
        self._news.set()

    def lose(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def next(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            while self._read < len(self.heard):
                self._read += 1
                message = self.heard[self._read - 1]
                if not kinds or message["type"] in kinds:
                    return message
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 600)
            assert self.closed is None, self.closed

    async def say(self, kind: str, **fields: Json) -> str:
        """Say something; the id under which it will be answered."""
        self._said += 1
        name = f"{kind}-{id(self)}-{self._said}"
        await self.session.receive(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        return name

    async def answered(self, name: str) -> Json:
        """What came of it."""
        while (message := await self.next("ack", "refused", "hint"))["id"] != name:
            pass
        return message

    async def do(self, kind: str, **fields: Json) -> Json:
        return await self.answered(await self.say(kind, **fields))

    @property
    def latest(self) -> Json:
        """What was last shown of the game."""
        return next(message for message in reversed(self.heard) if message["type"] in ("view", "news"))

    @property
    def decision(self) -> Json:
        """What one is asked and has not answered."""
        decision = self.latest["decision"]
        return decision if decision and decision["moves"] and decision["sealed"] is None else None

    @property
    def is_over(self) -> bool:
        return any(message["type"] == "over" for message in self.heard)

    async def until_asked(self) -> Json:
        """Wait until one is asked something, or the game is over: then None."""
        while self.decision is None and not self.is_over:
            await self.next()
        return None if self.is_over else self.decision

    async def play(self, rng: random.Random, most: int = MOST_MOVES) -> int:
        """Answer what one is asked with anything; how many moves were acknowledged."""
        done = 0
        while done < most and (decision := await self.until_asked()) is not None:
            answer = await self.do("move", move=rng.choice(decision["moves"]), number=decision["number"])
            done += answer["type"] == "ack"
        return done


class Guest:
    """Somebody at a device."""

    def __init__(self, house: LocalHouse) -> None:
        self.house = house

    async def ask(self, method: str, path: str, body: Json = None, status: int = 200) -> Json:
        text = None if body is None else body if isinstance(body, str) else msgspec.json.encode(body).decode()
        found, answer = await self.house.request(method, path, text)
        assert found == status, (found, answer)
        return msgspec.json.decode(answer)

    async def get(self, path: str, status: int = 200) -> Json:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        return await self.ask("POST", path, {} if body is None else body, status)

    async def refused(self, method: str, path: str, body: Json = None) -> tuple[int, str]:
        status, answer = await self.house.request(
            method, path, None if body is None else msgspec.json.encode(body).decode()
        )
        return status, msgspec.json.decode(answer)["error"]["code"]

    async def sit(self, table: str, seat: int | None = None) -> Table:
        at = Table()
        at.session = await self.house.connect(f"/api/tables/{table}/live", at.hear, at.lose)
        hello = {"type": "hello", "protocol": 2} | ({} if seat is None else {"seat": seat})
        await at.session.receive(msgspec.json.encode(hello).decode())
        await at.next("view")
        return at


@asynccontextmanager
async def at_home(
    storage: Storage | None = None, seed: int = 1, thinker: Thinker | None = None, **more: Any
) -> AsyncIterator[Guest]:
    """A house whose clock is that of its event loop, with Alix at home."""
    time = asyncio.get_running_loop().time
    house = await LocalHouse.open(
        storage or MemoryStorage(), thinker, lambda: EPOCH + round(1000 * time()), seed, **more
    )
    guest = Guest(house)
    try:
        if house.at_home.stranger is None:
            await guest.post("/api/guest", {"name": "Alix", "language": "fr"}, 201)
        yield guest
    finally:
        await house.close()
