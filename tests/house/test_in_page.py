"""The local house on the ports that a web worker hands to it."""

import asyncio

import pytest

from dracotheque.house.house import LocalHouse
from dracotheque.house.in_page import Elsewhere, Kept


class Bytes:
    """What JavaScript calls an array of bytes."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def to_bytes(self) -> bytes:
        return self.content


class Database:
    """The browser's database, as its own language offers it."""

    def __init__(self) -> None:
        self.kept: dict[str, Bytes] = {}

    async def get(self, key: str) -> Bytes | None:
        return self.kept.get(key)

    async def put(self, key: str, value: object) -> None:
        assert isinstance(value, Bytes)
        self.kept[key] = value

    async def delete(self, key: str) -> None:
        self.kept.pop(key, None)

    async def keys(self, prefix: str) -> list[str]:
        return [key for key in self.kept if key.startswith(prefix)]


def test_a_house_in_a_page_goes_on_from_the_browsers_database() -> None:
    async def think(request: str) -> str:
        raise RuntimeError("nobody thinks")

    async def live() -> tuple[tuple[int, str], tuple[int, str]]:
        database = Database()
        house = await LocalHouse.open(Kept(database, Bytes), Elsewhere(think))
        await house.request("POST", "/api/guest", '{"name": "Alix", "language": "fr"}')
        before = await house.request("GET", "/api/me", None)
        await house.close()
        again = await LocalHouse.open(Kept(database, Bytes), Elsewhere(think))
        after = await again.request("GET", "/api/me", None)
        await again.close()
        return before, after

    before, after = asyncio.run(live())
    assert before == after
    assert '"Alix"' in after[1]


def test_a_thought_elsewhere_is_the_answer_or_the_failure_of_whoever_thinks() -> None:
    async def think(request: str) -> str:
        if request == "lost":
            raise RuntimeError("the worker is gone")
        return request.upper()

    thinker = Elsewhere(think)
    assert asyncio.run(thinker.think("move")) == "MOVE"
    with pytest.raises(RuntimeError):
        asyncio.run(thinker.think("lost"))
