"""What somebody says on a WebSocket: done in order, answered when durable, tried again where another was faster."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from dracotheque.core.moves import Move
from dracotheque.server.settings import Settings
from dracotheque.server.store import Conflict
from dracotheque.server.store.at_tables import AtTables
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.live.ports import GOING_DOWN, TOO_MUCH
from dracotheque.tables.live.session import NOT_OUR_PROTOCOL
from dracotheque.tables.live.table_session import TableSession
from dracotheque.tables.refusals import not_now
from dracotheque.tables.saving import Chain
from dracotheque.tables.store import Loaded
from dracotheque.tables.table import Table
from tests.server.in_memory import any_move, person, premises, table_of

pytestmark = pytest.mark.anyio


class PatientStore(AtTables):
    """Makes things durable when it is told to."""

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.appended: list[tuple[Entry, asyncio.Future[None]]] = []

    def append(self, entry: Entry, chain: Chain) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.appended.append((entry, future))
        return future

    async def read(self, work: Any) -> Any:
        return self.loaded

    def write(self, work: Any) -> Any:
        raise NotImplementedError


class Wire:
    """As much of a websocket as a socket needs."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.code: int | None = None
        self.hearing = True
        self.together = 0

    def send(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))

    def send_soon(self, message: bytes) -> None:
        self.together += 1
        self.send(message)

    def let_go(self) -> None:
        pass

    def close(self, code: int) -> None:
        self.code = code

    def pause_hearing(self) -> None:
        self.hearing = False

    def resume_hearing(self) -> None:
        self.hearing = True

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.sent]


class Talk:
    """One person at a table."""

    def __init__(self, **settings: Any) -> None:
        self.table: Table = table_of("jeu_des_dragons")
        self.store = PatientStore(Loaded(self.table.row, self.table.chairs, (), ()))
        self.table.store = self.store  # type: ignore[assignment]  # as much of a store as it needs
        self.seat, self.move = any_move(self.table, random.Random(1))
        self.losses = 0
        self.socket = TableSession(premises(Settings(**settings)), person(self.seat), self.table.id, self._lose)
        self.wire = Wire()
        self.socket._socket = self.wire
        self.socket._table = self.table
        self.number = self.table.history_now.number(self.seat)

    def _lose(self) -> None:
        self.losses += 1

    async def sit(self) -> None:
        await self.table.attach(self.socket, None, None)
        self.wire.sent.clear()

    def say_move(self, name: str, move: Move) -> None:
        message = {"type": "move", "id": name, "move": move, "number": self.number}
        self.socket.hear(msgspec.json.encode(message).decode())

    async def settle(self, error: Exception | None = None) -> None:
        """The last entry is durable, or is not."""
        _, future = self.store.appended[-1]
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
        await quiet()


async def quiet() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_nothing_is_said_of_a_move_before_it_is_durable() -> None:
    talk = Talk()
    await talk.sit()
    talk.say_move("m1", talk.move)
    await quiet()
    assert talk.wire.sent == []
    await talk.settle()
    assert (talk.wire.kinds, talk.wire.together) == (["news", "ack"], 1)


async def test_where_another_was_faster_the_move_is_played_again_on_what_stands_there() -> None:
    talk = Talk()
    await talk.sit()
    talk.say_move("m1", talk.move)
    await talk.settle(Conflict())
    assert "ack" not in talk.wire.kinds
    assert [entry.client for entry, _ in talk.store.appended] == ["m1", "m1"]
    await talk.settle()
    assert talk.wire.kinds[-2:] == ["news", "ack"]


async def test_what_is_said_meanwhile_waits_its_turn_and_nothing_more_is_read() -> None:
    talk = Talk()
    await talk.sit()
    talk.say_move("m1", talk.move)
    talk.socket.hear('{"type":"ping"}')
    talk.say_move("m1", talk.move)
    assert (len(talk.store.appended), talk.wire.hearing) == (1, False)
    await talk.settle()
    assert talk.wire.kinds == ["news", "ack", "pong", "ack"]
    assert (len(talk.store.appended), talk.wire.hearing) == (1, True)


async def test_somebody_who_leaves_in_the_middle_of_a_move_has_made_it() -> None:
    talk = Talk()
    await talk.sit()
    talk.say_move("m1", talk.move)
    talk.socket.lose()
    assert talk.losses == 0
    await talk.settle()
    assert (talk.losses, talk.table.seq, talk.table.here) == (1, 1, frozenset())


async def test_thousands_of_refusals_in_a_row_are_answered_one_by_one() -> None:
    talk = Talk(message_burst=5000)
    await talk.sit()
    talk.say_move("m1", talk.move)
    for _ in range(2000):
        talk.socket.hear('{"type":"move","id":"x","number":1,"move":{"type":"nonsense"}}')
    await talk.settle()
    assert talk.wire.kinds == ["news", "ack", *["refused"] * 2000]


async def test_too_much_and_too_strange_ends_the_connection() -> None:
    talk = Talk(message_burst=7, messages_per_second=0.001)
    talk.socket.hear("nonsense")
    assert (talk.wire.kinds, talk.wire.code) == (["refused"], None)
    talk.socket.hear("nonsense")
    assert (talk.wire.kinds, talk.wire.code) == (["refused", "refused"], TOO_MUCH)
    talk = Talk()
    talk.socket.hear(None)
    assert talk.wire.code == NOT_OUR_PROTOCOL


class UnsureTable:
    """Has waited for its store in vain."""

    row = SimpleNamespace(host="", public=True, invite="")
    chairs = ()

    async def attach(self, subscriber: Any, stream: str | None, last: int | None) -> None:
        raise not_now("server-unsure")

    def detach(self, subscriber: Any) -> None:
        pass


async def test_whoever_comes_to_a_table_that_is_unsure_is_told_so_and_comes_again() -> None:
    async def get(name: str) -> UnsureTable:
        return UnsureTable()

    wire = Wire()
    socket = TableSession(premises(keeper=SimpleNamespace(get=get)), None, "t1", lambda: None)
    socket._socket = wire
    socket.hear('{"type":"hello","protocol":2}')
    await quiet()
    assert wire.sent[-1]["error"]["code"] == "server-unsure"
    assert wire.code == GOING_DOWN
