"""The session of one person or guest, at a table or in the hall: identity, rate limit, acknowledgements."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

from dracotheque.core.errors import DracothequeError
from dracotheque.tables.domain.people import Person
from dracotheque.tables.faults import StoreDown
from dracotheque.tables.live.ports import Premises, Socket
from dracotheque.tables.live.session import Session
from dracotheque.tables.wire.common import Problem, problem
from dracotheque.tables.wire.outgoing import Ack, Refused

NO_HELLO: Final = 4408
SIGNED_OUT: Final = 4403
HELLO_WITHIN: Final = 10.0
OFFENCE: Final = 5.0
"""What a message that cannot be read costs, in messages."""


class PersonSession(Session):
    """A session that begins with hello."""

    __slots__ = ("_hello_timeout", "_left", "_premises", "allowance", "muted", "person")

    def __init__(self, premises: Premises, person: Person | None, left: Callable[[], None]) -> None:
        super().__init__()
        self._premises = premises
        self.person = person
        self.muted: frozenset[str] = frozenset()
        self._left = left
        """Called once, when this is over."""
        self.allowance = premises.allowance()
        self._hello_timeout: asyncio.TimerHandle | None = None

    def begin(self, socket: Socket) -> None:
        self._socket = socket
        self._premises.come(socket)
        self._hello_timeout = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._close, NO_HELLO)

    def hang_up(self) -> None:
        self._close(SIGNED_OUT)

    def lose(self) -> None:
        self._cancel_hello_timeout()
        super().lose()

    def _cancel_hello_timeout(self) -> None:
        if self._hello_timeout is not None:
            self._hello_timeout.cancel()
            self._hello_timeout = None

    def _leave(self, socket: Socket) -> None:
        self._premises.go(socket)
        self._left()

    async def _answer(self, name: str, work: Coroutine[None, None, bool]) -> None:
        """Acknowledge what was done, or say why it was not."""
        try:
            if await work:
                self.say(Ack(name))
        except DracothequeError as error:
            self._refuse(name, problem(error))
        except StoreDown:
            self._refuse(name, Problem("server-store-down"))

    def _refuse(self, name: str | None, why: Problem) -> None:
        self._premises.count_refusal(why.code)
        self.say(Refused(name, why))
