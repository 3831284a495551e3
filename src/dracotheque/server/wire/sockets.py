"""One WebSocket: what comes in is read and checked, what goes out waits in a queue of its own."""

import asyncio
import time
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec
import structlog
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from dracotheque import games
from dracotheque.core.errors import DracothequeError, IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.moves import Move
from dracotheque.server import metrics
from dracotheque.server.http.guard import address, comes_from_us, token_of
from dracotheque.server.http.limits import Bucket
from dracotheque.server.refusals import Denied, not_yours, problem
from dracotheque.server.services import Services
from dracotheque.server.store import StoreDown
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.rows import PersonRow, SeatRow
from dracotheque.server.tables import table_talk
from dracotheque.server.tables.table import Table
from dracotheque.server.wire.common import Problem
from dracotheque.server.wire.incoming import AnyIncoming, AskHint, Hello, Ping, PlayMove, Say, Undo, UndoAnswer
from dracotheque.server.wire.outgoing import Ack, Hint, Pong, Refused

NOT_OUR_PROTOCOL: Final = 4400
NOT_INVITED: Final = 4401
NO_HELLO: Final = 4408
SIGNED_OUT: Final = 4403
TOO_MUCH: Final = 4429
GOING_DOWN: Final = 1012
HELLO_WITHIN: Final = 10.0
QUEUE: Final = 500
"""Messages that may wait for a slow connection."""
OFFENCE: Final = 5.0
"""What a message that cannot be read costs, in messages."""
HINT_COST: Final = 10.0
logger = structlog.get_logger("sockets")
_decoder: Final = msgspec.json.Decoder(AnyIncoming)
_encode: Final = msgspec.json.Encoder().encode


class Closed(Exception):
    """The connection has ended, or is ended by us with a code that says why."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(code)
        self.code = code


@cache
def _move_decoder(game: str) -> "msgspec.json.Decoder[Move]":
    return msgspec.json.Decoder(games.get(game).moves_type)


class Socket:
    """A connection to one table."""

    def __init__(self, websocket: WebSocket, send: Send, services: Services, person: PersonRow | None) -> None:
        self._websocket = websocket
        self._send = send
        self._services = services
        self.person = person
        self._hello = Hello()
        self.muted: frozenset[str] = frozenset()
        settings = services.settings
        self._bucket = Bucket(settings.message_burst, settings.messages_per_second)
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._hints: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        if self._closing is not None:
            return
        if self._queue.empty() and self._sent_at_once(message):
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._give_up(TOO_MUCH)  # it would miss something without knowing: let it come back for a fresh view

    def _sent_at_once(self, message: bytes) -> bool:
        """Whether the message is with the transport already, which spares a task; False where that one is full.

        The server waits only before it writes: a sending that waits has sent nothing yet and can be given up.
        """
        sending = self._send({"type": "websocket.send", "text": message.decode()})
        step = sending.__await__()
        try:
            next(step)
        except (StopIteration, OSError, RuntimeError):
            return True  # sent, or there is nobody left to send it to
        sending.close()  # type: ignore[attr-defined]  # it is a coroutine
        return False

    def hang_up(self) -> None:
        self._give_up(SIGNED_OUT)

    def _give_up(self, code: int) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    def say(self, message: Ack | Refused | Hint | Pong) -> None:
        self.send(_encode(message))

    def viewer(self, chairs: tuple[SeatRow, ...]) -> Viewer:
        """The seat that was asked for while it is this person's, else their first one; nobody's for who watches."""
        if self.person is None or self._hello.watch:
            return None
        own = [chair.seat for chair in chairs if chair.person == self.person.id]
        return self._hello.seat if self._hello.seat in own else next(iter(own), None)

    async def run(self, table_name: str) -> None:
        """Hear and be heard until one of both has enough."""
        sender = asyncio.create_task(self._send_all())
        code = None
        try:
            await self._converse(table_name)
        except Closed as closed:
            code = closed.code
        except StoreDown:
            code = GOING_DOWN
        finally:
            sender.cancel()
            for task in self._hints:
                task.cancel()
        if code is not None:
            await self._close(code)

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError):  # it was closed from the other side
            await self._websocket.close(code)

    async def _converse(self, table_name: str) -> None:
        table = await self._meet(table_name)
        try:
            while True:
                await self._hear(table, await self._receive())
        finally:
            table.detach(self)

    async def _meet(self, table_name: str) -> Table:
        """Wait for hello, and let the right people in."""
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError:
            raise Closed(NO_HELLO) from None
        try:
            hello = _decoder.decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Closed(NOT_OUR_PROTOCOL) from None
        if not isinstance(hello, Hello):
            raise Closed(NOT_OUR_PROTOCOL)
        services = self._services
        try:
            table = await services.hub.get(table_name)
            services.seating.check_invited(table, self.person, hello.invite)
            services.seating.check_seat(table, self.person, hello.seat)
        except Denied:
            raise Closed(NOT_INVITED) from None
        if self.person is not None:
            self.muted = await services.store.read(people_rows.muted_by(self.person.id))
        self._hello = hello
        await table.attach(self, hello.stream, hello.last)
        if self.person is not None and not hello.watch:
            await services.seating.come_back(table, self.person)
        return table

    async def _receive(self) -> str:
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            raise Closed
        if not self._bucket.take():
            raise Closed(TOO_MUCH)
        text: str | None = message.get("text")
        if text is None:
            raise Closed(NOT_OUR_PROTOCOL)
        return text

    async def _send_all(self) -> None:
        try:
            while True:
                message = await self._queue.get()
                await self._send({"type": "websocket.send", "text": message.decode()})
        except OSError:
            pass  # the receiving side notices too

    # What is heard.

    async def _hear(self, table: Table, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(None, Problem("server-bad-message", {"detail": str(error)}))
            if not self._bucket.take(OFFENCE):
                raise Closed(TOO_MUCH) from None
            return
        if isinstance(message, Ping):
            self.say(Pong())
            return
        if isinstance(message, Hello):
            raise Closed(NOT_OUR_PROTOCOL)
        try:
            await self._do(table, message)
        except DracothequeError as error:
            self._refuse(message.id, problem(error))
        except StoreDown:
            self._refuse(message.id, Problem("server-store-down"))

    async def _do(self, table: Table, message: PlayMove | Undo | UndoAnswer | Say | AskHint) -> None:
        person = self.person
        if person is None:
            raise Denied(401, "server-who-are-you")
        seat = self.viewer(table.chairs)
        if isinstance(message, Say):
            await table_talk.say(self._services.store, table, person, seat, message.text)
        elif seat is None:
            raise not_yours("server-not-seated")
        elif isinstance(message, PlayMove):
            await self._play(table, seat, message)
        elif isinstance(message, Undo):
            await table_talk.ask_undo(table, seat, message.id)
        elif isinstance(message, UndoAnswer):
            await table_talk.answer_undo(table, seat, message.agree)
        else:
            self._start_hint(table, seat, message.id)
            return
        self.say(Ack(message.id))

    async def _play(self, table: Table, seat: int, message: PlayMove) -> None:
        began = time.perf_counter()
        try:
            move = _move_decoder(table.row.game).decode(message.move)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise IllegalMove("refuse-not-a-move", value=bytes(message.move)[:80].decode(errors="replace")) from None
        await table.play(seat, move, "person", message.id)
        metrics.moves.labels(table.row.game).inc()
        metrics.durable.observe(time.perf_counter() - began)

    def _start_hint(self, table: Table, seat: int, name: str) -> None:
        if self._hints or not self._bucket.take(HINT_COST):
            raise Denied(429, "server-too-often")
        task = asyncio.create_task(self._hint(table, seat, name))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, table: Table, seat: int, name: str) -> None:
        try:
            counsel = await self._services.hub.pool.advise(table.history_now.state, seat, table_talk.ADVISER)
        except DracothequeError as error:
            self._refuse(name, problem(error))
        else:
            self.say(Hint(name, counsel.move, counsel.why, counsel.args, counsel.chances))

    def _refuse(self, name: str | None, why: Problem) -> None:
        metrics.refusals.labels(why.code).inc()
        self.say(Refused(name, why))


class Live:
    """The endpoint, as an ASGI application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await converse(WebSocket(scope, receive, send), send)


async def converse(websocket: WebSocket, send: Send) -> None:
    """Who comes, from where, and are there not too many already?"""
    services: Services = websocket.app.state.services
    if not comes_from_us(websocket.headers, services.settings):
        await websocket.close(NOT_INVITED)
        return
    person = await services.people.known(token_of(websocket)[0])
    where = address(websocket)
    if not services.limits.open_socket(where, None if person is None else person.id):
        await websocket.close(TOO_MUCH)
        return
    try:
        await websocket.accept()
        with metrics.sockets.track_inprogress():
            await Socket(websocket, send, services, person).run(websocket.path_params["table"])
    finally:
        services.limits.close_socket(where, None if person is None else person.id)
