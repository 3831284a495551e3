"""Somebody's connection to the hall."""

from collections.abc import Callable
from typing import Final

import msgspec

from dracotheque.server.domain.hall import Language
from dracotheque.server.services import Services
from dracotheque.server.wire.hall import AnyHallIncoming, HallHello
from dracotheque.tables.domain.people import Person
from dracotheque.tables.live.person_session import OFFENCE, PersonSession
from dracotheque.tables.live.ports import TOO_MUCH, Socket
from dracotheque.tables.live.session import NOT_OUR_PROTOCOL, Closed
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.common import Problem
from dracotheque.tables.wire.incoming import Ping
from dracotheque.tables.wire.outgoing import Pong

_decoder: Final = msgspec.json.Decoder(AnyHallIncoming)


class HallSession(PersonSession):
    """One connection to the hall."""

    __slots__ = ("_is_in", "_looks", "_services", "language")

    def __init__(self, services: Services, person: Person | None, left: Callable[[], None]) -> None:
        super().__init__(services, person, left)
        self._services = services
        self.language: Language = "fr"
        self._is_in = False
        self._looks = False
        """Whether it is the hall itself that somebody wants to see."""

    def _leave(self, socket: Socket) -> None:
        self._services.hall.mine.leave(self)
        if self._looks:
            self._services.hall.leave(self)
        super()._leave(socket)

    def _do(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            if not self._is_in:
                raise Closed(NOT_OUR_PROTOCOL) from None
            self._refuse(None, Problem("server-bad-message", {"detail": str(error)}))
            if not self.allowance.take(OFFENCE):
                raise Closed(TOO_MUCH) from None
            return
        if isinstance(message, HallHello) != (not self._is_in):
            raise Closed(NOT_OUR_PROTOCOL)
        if isinstance(message, HallHello):
            self._is_in = True
            self._undertake(self._enter(message))
        elif isinstance(message, Ping):
            self.say(Pong())
        else:
            self._undertake(self._answer(message.id, self._say(message.text)))

    async def _enter(self, hello: HallHello) -> None:
        self._cancel_hello_timeout()
        self._services.hall.mine.enter(self)
        if hello.only is not None:
            return
        self._looks = True
        self.language = hello.language
        if self.person is not None:
            self.muted = await self._services.store.muted_by(self.person.id)
        await self._services.hall.enter(self)

    async def _say(self, text: str) -> bool:
        if self.person is None:
            raise Denied(401, "server-who-are-you")
        self._services.limits.words.take(self.person.id)
        await self._services.hall.say(self.person, self.language, text)
        return True
