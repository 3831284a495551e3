"""A whole server inside the test, and people who visit it as browsers do."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from dracotheque.server.accounts import passwords
from dracotheque.server.app import make_app
from dracotheque.server.services import Services
from dracotheque.server.settings import Settings
from dracotheque.server.store import Store, tables
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.tables import Chair, Status, TableRecord
from dracotheque.tables.moments import now_ms
from tests.server.passwords import CHEAP

Json = Any
PASSWORD = "a dragon's long name"


class Visitor:
    """A browser: it keeps its cookie and sends our header."""

    def __init__(self, app: Any, browser: str = "Firefox") -> None:
        self.http = httpx2.AsyncClient(
            transport=httpx2.ASGITransport(app=app),
            base_url="http://dragons.test",
            headers={"X-Draco": "1", "User-Agent": browser},
        )

    async def ask(self, method: str, path: str, body: Json = None, status: int = 200) -> Json:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Json:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        return await self.ask("POST", path, body, status)

    async def refused(self, method: str, path: str, body: Json = None) -> tuple[int, str]:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    async def enter(self, name: str) -> str:
        person: str = (await self.post("/api/guest", {"name": name}, 201))["person"]["id"]
        return person

    async def sign_up(self, name: str, **more: Json) -> str:
        wish = {"name": name, "password": PASSWORD} | more
        person: str = (await self.post("/api/account", wish, 201))["person"]["id"]
        return person

    async def sign_in(self, name: str, password: str = PASSWORD, status: int = 201) -> Json:
        return await self.post("/api/session", {"name": name, "password": password}, status)


class House:
    """The server and its doors."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.visitors: list[Visitor] = []

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def store(self) -> Store:
        return self.services.store

    def visitor(self, browser: str = "Firefox") -> Visitor:
        self.visitors.append(Visitor(self.app, browser))
        return self.visitors[-1]


@asynccontextmanager
async def open_house(monkeypatch: pytest.MonkeyPatch, where: dict[str, str], **settings: Any) -> AsyncIterator[House]:
    """A server on this database, with passwords that cost nothing."""
    monkeypatch.setattr(passwords, "PasswordHasher", CHEAP)
    values: dict[str, Any] = {name: Path(value) if name == "data" else value for name, value in where.items()}
    app = make_app(Settings(**values, bot_pace=0, bot_workers=1, **settings))
    async with app.router.lifespan_context(app):
        house = House(app)
        yield house
        for visitor in house.visitors:
            await visitor.http.aclose()


async def finished_game(
    store: Store,
    people: list[str | None],
    scores: list[int],
    winners: list[int],
    *,
    ended: int = 0,
    game: str = "drakon",
    rated: bool = True,
    drawn: bool = False,
) -> str:
    """A game of these people that has ended like this; None among them is a bot."""
    table = replace(running_table(len(people), game=game, status="over"), rated=rated)
    chairs = [
        Chair(seat=seat, kind="person", person=person, name=f"n-{person}")
        if person
        else Chair(seat=seat, kind="bot", bot="heuristic", name="bot")
        for seat, person in enumerate(people)
    ]
    await store.write(tables.add(table, chairs))
    result = {"ending": "x", "scores": scores, "winners": winners, "drawn": drawn}
    await store.write(tables.change(table.id, "over", ended=ended or now_ms(), result=result))
    return table.id


def running_table(players: int, game: str = "drakon", status: Status = "running") -> TableRecord:
    return TableRecord(
        id=new_id(),
        game=game,
        rules=1,
        players=players,
        options={},
        seed="1",
        host="nobody",
        status=status,
        speed=Free(),
        public=False,
        invite=new_id(),
        created=now_ms(),
        started=now_ms(),
    )
