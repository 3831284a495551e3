"""One history: servers on one store, people who play a game to its end, and everything that goes wrong meanwhile."""

import asyncio
import random
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any

from sqlalchemy import Engine
from structlog.testing import capture_logs

from dracotheque import games
from dracotheque.server.bus.bus import CatchUp, OnMessage
from dracotheque.server.hub import Hub
from dracotheque.server.settings import Settings
from dracotheque.server.store import tables as rows
from dracotheque.server.store.engine import for_writing
from dracotheque.server.store.people import add, by_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.moments import now_ms
from dracotheque.tables.seating import Seating
from dracotheque.tables.streams.broadcast import Broadcast
from tests.server.faults.checker import faults
from tests.server.faults.client import Client
from tests.server.faults.memory import MemoryStore, new_engine
from tests.server.faults.plan import Plan
from tests.server.in_memory import premises

GAMES = ("jeu_des_dragons", "drakon")
Lengths = Mapping[str, dict[str, object]]
"""The options that say how long the games of a history are."""
EVENING: Lengths = {"jeu_des_dragons": {"max_gambits": 4}, "drakon": {}}
HOUR: Lengths = {"jeu_des_dragons": {"max_gambits": 1}, "drakon": {"round_limit": 20}}
TROUBLED = 60.0
"""Seconds after which everything is well, and the game must come to its end."""
LONGEST = 4000.0


class Bus:
    """Between servers that share a store; what it carries may be late, or lost until it is whole again."""

    def __init__(self, plan: Plan, others: "list[Bus]") -> None:
        self._plan, self._others = plan, others
        self._on_message: OnMessage | None = None
        self._catch_up: CatchUp = _nothing
        others.append(self)

    def tell(self, table: str) -> None:
        for other in self._others:
            if other is self or other._on_message is None:
                continue
            if self._plan.drops():
                asyncio.get_running_loop().call_later(5.0, other._catch_up)
            else:
                asyncio.get_running_loop().call_later(self._plan.delay(), other._on_message, table)

    async def open(self, on_message: OnMessage, catch_up: CatchUp) -> None:
        self._on_message, self._catch_up = on_message, catch_up

    async def close(self) -> None:
        self._on_message, self._catch_up = None, _nothing


def _nothing() -> None:
    pass


class Pool:
    """Bots that take anything."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    async def choose(self, state: Any, seat: int, bot: str, table: str) -> Any:
        moves = list(state.decision(seat).moves)
        await asyncio.sleep(self._plan.delay())
        return self._plan.rng.choice(moves)


def server(store: Any, bus: Bus, plan: Plan) -> Any:
    settings = Settings(bot_pace=0.0)
    hub = Hub(store, bus, Pool(plan), settings, Broadcast)  # type: ignore[arg-type]  # as much of a pool as it needs
    return premises(settings, hub=hub, keeper=hub, seating=Seating(hub), store=store)


def _person(seat: int) -> Person:
    return Person(id=f"p{seat}", name=f"Person {seat}", guest=True, language="fr", created=0)


def table_dice(seed: int) -> random.Random:
    """Dice of their own: with those of the plan, the game would decide how much goes wrong."""
    return random.Random(f"table {seed}")


def circumstances(seed: int) -> tuple[object, ...]:
    """What is particular about the history of this seed: which game, on how many servers, and how much goes wrong."""
    return table_dice(seed).choice(GAMES), *Plan(seed).weather


def lay(engine: Engine, seed: int, lengths: Lengths = EVENING) -> tuple[TableRecord, list[Person]]:
    """A running table of two people and perhaps a bot."""
    rng = table_dice(seed)
    game = games.get(rng.choice(GAMES))
    players = max(2 + (rng.random() < 0.3), game.players[0])
    people = [_person(seat) for seat in range(2)]
    row = TableRecord(
        id=f"t{seed}",
        game=game.id,
        rules=game.rules_version,
        players=players,
        options=lengths[game.id],
        seed=str(rng.getrandbits(64)),
        host="p0",
        status="running",
        speed=Free(),
        public=True,
        invite="i",
        created=0,
        started=now_ms(),
    )
    chairs = [
        Chair(seat=seat, kind="person", person=f"p{seat}", name=f"Person {seat}")
        if seat < len(people)
        else Chair(seat=seat, kind="bot", bot="heuristic", name="bot")
        for seat in range(players)
    ]
    with for_writing(engine).begin() as connection:
        for person in people:
            if by_id(person.id)(connection) is None:
                add(person)(connection)
        rows.add(row, chairs)(connection)
    return row, people


async def live_through(seed: int, lengths: Lengths = EVENING) -> list[str]:
    """Play the history of this seed; what was wrong with it."""
    with capture_logs() as said:
        found = await _live_through(seed, lengths)
    return found + complaints(said)


def complaints(said: Sequence[MutableMapping[str, Any]]) -> list[str]:
    """What the servers did not foresee, and said so."""
    return [f"{line['event']}: {line.get('exc_info')!r}" for line in said if line["log_level"] == "error"]


async def _live_through(seed: int, lengths: Lengths) -> list[str]:
    plan = Plan(seed)
    engine = new_engine()
    row, people = lay(engine, seed, lengths)
    buses: list[Bus] = []
    stores = [MemoryStore(engine, plan) for _ in range(plan.servers)]
    servers = [server(store, Bus(plan, buses), plan) for store in stores]
    for each in servers:
        await each.hub.open()
    rngs = [random.Random(plan.rng.random()) for _ in people]
    clients = [
        Client(seat, servers, person, row.id, rng, plan.whim)
        for seat, (person, rng) in enumerate(zip(people, rngs, strict=True))
    ]
    await _play(clients, plan)
    for each, store in zip(servers, stores, strict=True):
        await each.hub.close()
        await store.close()
    with engine.connect() as connection:
        loaded = rows.load(row.id)(connection)
    assert loaded is not None
    return list(faults(loaded, clients))


async def _play(clients: list[Client], plan: Plan) -> None:
    def heal() -> None:
        plan.healed = True
        for client in clients:
            client.whim = 0.0

    asyncio.get_running_loop().call_later(TROUBLED, heal)
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.wait(playing, timeout=LONGEST)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        client.lose()
    await asyncio.sleep(30)
