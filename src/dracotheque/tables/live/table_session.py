"""A session at a table: messages are read, checked and done, and acknowledged when they are durable."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from dracotheque.analysis.study import Made
from dracotheque.core.errors import DracothequeError
from dracotheque.core.events import Viewer
from dracotheque.core.moves import Move
from dracotheque.core.replays import decode_move
from dracotheque.tables import table_talk
from dracotheque.tables.access import check_invited, check_seat
from dracotheque.tables.coaching import last_decision
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.tables import Chair
from dracotheque.tables.fairness import give_help
from dracotheque.tables.live.person_session import OFFENCE, PersonSession
from dracotheque.tables.live.ports import GOING_DOWN, TOO_MUCH, Premises, Socket
from dracotheque.tables.live.session import NOT_OUR_PROTOCOL, Closed
from dracotheque.tables.refusals import Denied, not_now, not_yours
from dracotheque.tables.saving import Saving
from dracotheque.tables.table import Table
from dracotheque.tables.wire.common import Problem, problem
from dracotheque.tables.wire.incoming import (
    PROTOCOL,
    AnyHello,
    AnyIncoming,
    AskHint,
    AskOpinion,
    Hello,
    MakeGesture,
    Ping,
    PlayMove,
    Say,
    Undo,
    UndoAnswer,
)
from dracotheque.tables.wire.outgoing import Ack, Hint, Opinion, Pong

NOT_INVITED: Final = 4401
THOUGHT_COST: Final = 10.0
_decoder: Final = msgspec.json.Decoder(AnyIncoming)


class Playing(msgspec.Struct, frozen=True):
    """A move that somebody makes at a table, until it is answered."""

    table: Table
    seat: int
    move: Move
    message: PlayMove
    began: float


class TableSession(PersonSession):
    """One connection to one table."""

    __slots__ = (
        "_chairs",
        "_hello",
        "_playing",
        "_table",
        "_table_name",
        "_thoughts",
        "_viewer",
    )

    def __init__(self, premises: Premises, person: Person | None, table_name: str, left: Callable[[], None]) -> None:
        super().__init__(premises, person, left)
        self._hello = Hello()
        self._chairs: tuple[Chair, ...] = ()
        self._viewer: Viewer = None
        """Through whose eyes this connection looks while those are the chairs."""
        self._table_name = table_name
        self._table: Table | None = None
        self._playing: Playing | None = None
        self._thoughts: set[asyncio.Task[None]] = set()

    @property
    def wants_moments(self) -> bool:
        return self._hello.moments

    def viewer(self, chairs: tuple[Chair, ...]) -> Viewer:
        """The seat that was asked for while it is this person's, else their first one; nobody's for who watches."""
        if chairs is not self._chairs:
            self._chairs, self._viewer = chairs, self._find_viewer(chairs)
        return self._viewer

    def _find_viewer(self, chairs: tuple[Chair, ...]) -> Viewer:
        if self.person is None or self._hello.watch:
            return None
        own = [chair.seat for chair in chairs if chair.seats(self.person.id)]
        return self._hello.seat if self._hello.seat in own else next(iter(own), None)

    def lose(self) -> None:
        for task in self._thoughts:
            task.cancel()
        super().lose()

    def _leave(self, socket: Socket) -> None:
        if self._table is not None:
            self._table.detach(self)
        super()._leave(socket)

    # What is heard.

    def _do(self, text: str) -> None:
        if self._table is None:
            self._undertake(self._meet(text))
        else:
            self._heed(self._table, text)

    async def _meet(self, text: str) -> None:
        """Hear hello, and let the right people in."""
        self._cancel_hello_timeout()
        try:
            hello = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            if _is_outdated(text):
                self._refuse(None, Problem("server-old-client"))
            raise Closed(NOT_OUR_PROTOCOL) from None
        if not isinstance(hello, Hello):
            raise Closed(NOT_OUR_PROTOCOL)
        premises = self._premises
        try:
            table = await premises.keeper.get(self._table_name)
            check_invited(table, self.person, hello.invite)
            check_seat(table, self.person, hello.seat)
        except Denied:
            raise Closed(NOT_INVITED) from None
        if self.person is not None:
            self.muted = await premises.keeper.store.muted_by(self.person.id)
        self._hello, self._chairs = hello, ()
        self._table = table
        try:
            await table.attach(self, hello.stream, hello.last)
            if self.person is not None and not hello.watch:
                await premises.seating.come_back(table, self.person)
        except Denied as error:  # the table does not know what it is: whoever comes again will find out
            self._refuse(None, problem(error))
            raise Closed(GOING_DOWN) from None

    def _heed(self, table: Table, text: str) -> None:
        """Do what is said: at once where that is possible."""
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(None, Problem("server-bad-message", {"detail": str(error)}))
            if not self.allowance.take(OFFENCE):
                raise Closed(TOO_MUCH) from None
            return
        if isinstance(message, PlayMove):
            try:
                self._play(table, message)
            except DracothequeError as error:
                self._refuse(message.id, problem(error))
        elif isinstance(message, Ping):
            self.say(Pong())
            if self._socket is not None:
                self._premises.attend(self._socket)
        elif isinstance(message, Hello):
            raise Closed(NOT_OUR_PROTOCOL)
        else:
            self._undertake(self._answer(message.id, self._fulfil(table, message)))

    def _seat_at(self, table: Table) -> tuple[Person, int | None]:
        if self.person is None:
            raise Denied(401, "server-who-are-you")
        return self.person, self.viewer(table.chairs)

    async def _fulfil(
        self, table: Table, message: Undo | UndoAnswer | Say | MakeGesture | AskHint | AskOpinion
    ) -> bool:
        """Whether it is done; a hint or an opinion is another answer, and comes later."""
        person, seat = self._seat_at(table)
        if isinstance(message, Say | MakeGesture):
            self._premises.take_words(person.id)
        if isinstance(message, Say):
            await table_talk.say(table, person, seat, message.text)
        elif seat is None:
            raise not_yours("server-not-seated")
        elif isinstance(message, MakeGesture):
            await table_talk.gesture(table, person, seat, message.gesture)
        elif isinstance(message, Undo):
            await table_talk.ask_undo(table, seat, message.id)
        elif isinstance(message, UndoAnswer):
            await table_talk.answer_undo(table, seat, message.agree, message.seat)
        elif isinstance(message, AskOpinion):
            made = await last_decision(table, seat)
            self._consult(message.id, lambda: self._opinion(table, made, message.id))
            return False
        else:
            await give_help(table)
            self._consult(message.id, lambda: self._hint(table, seat, message.id))
            return False
        return True

    def _play(self, table: Table, message: PlayMove) -> None:
        """Play it and acknowledge it when it is durable; almost always that takes no task of its own."""
        began = time.perf_counter()
        _, seat = self._seat_at(table)
        if seat is None:
            raise not_yours("server-not-seated")
        move = decode_move(table.game, bytes(message.move))
        if message.number is None and table.asks(seat, move):
            raise not_now("server-no-question-named")
        self._playing = playing = Playing(table, seat, move, message, began)
        begun = table.begin(seat, move, message.number, message.id)
        if begun is None:
            self._play_patiently(playing)
        else:
            self._doing = begun
            begun.add_done_callback(self._played)

    def _played(self, begun: Saving) -> None:
        """The move is durable; or it is not, or perhaps: then the table finds out, and plays it again if need be."""
        playing = self._playing
        assert playing is not None
        if begun.cancelled() or begun.exception() is not None:
            self._play_patiently(playing)
            return
        self._doing = self._playing = None
        self._count(playing)
        self.say(Ack(playing.message.id))
        self._go_on()

    def _play_patiently(self, playing: Playing) -> None:
        self._undertake(self._answer(playing.message.id, self._carry_out(playing)))

    async def _carry_out(self, playing: Playing) -> bool:
        message = playing.message
        await playing.table.play(playing.seat, playing.move, "person", message.id, number=message.number)
        self._count(playing)
        return True

    def _count(self, playing: Playing) -> None:
        self._premises.count_move(playing.table.row.game, time.perf_counter() - playing.began)

    def _consult(self, name: str, think: Callable[[], Awaitable[Hint | Opinion]]) -> None:
        """Say what somebody thinks when they have thought; one question at a time."""
        if self._thoughts or not self.allowance.take(THOUGHT_COST):
            raise Denied(429, "server-too-often")
        task = asyncio.create_task(self._say_thought(name, think))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _say_thought(self, name: str, think: Callable[[], Awaitable[Hint | Opinion]]) -> None:
        try:
            self.say(await think())
        except DracothequeError as error:
            self._refuse(name, problem(error))

    async def _hint(self, table: Table, seat: int, name: str) -> Hint:
        state = table.history_now.state
        counsel = await self._premises.keeper.thinkers.advise(state, seat, table_talk.ADVISER, table.id)
        return Hint(name, counsel.move, counsel.why, counsel.args, counsel.chances)

    async def _opinion(self, table: Table, made: Made, name: str) -> Opinion:
        judged = await self._premises.keeper.thinkers.judge(
            made.state, made.seat, made.move, table_talk.ADVISER, table.id
        )
        reason = judged.reason
        return Opinion(name, judged.verdict, max(0.0, judged.cost.value), judged.best, reason.code, reason.values)


def _is_outdated(text: str) -> bool:
    """Whether this is the hello of a client for another version of the protocol."""
    try:
        return msgspec.json.decode(text, type=AnyHello).protocol != PROTOCOL
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
