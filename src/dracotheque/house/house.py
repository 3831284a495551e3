"""The local house: opened over a storage, asked like a server, and gone when it is closed."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec

from dracotheque.core.errors import DracothequeError
from dracotheque.house import finished, lobby, making
from dracotheque.house.keeping import KeptTables
from dracotheque.house.line import Line, OnClosed, Session
from dracotheque.house.person import AtHome
from dracotheque.house.ports import Clock, Send, Storage, Thinker
from dracotheque.house.routes import NEEDS_SERVER, Call, Route, asked, matched
from dracotheque.house.studies import Studies
from dracotheque.house.thinking import HouseThinkers, InPlace
from dracotheque.tables import moments
from dracotheque.tables.answers.lobby import PATH
from dracotheque.tables.faults import StoreDown
from dracotheque.tables.keeper import Customs, Keeper
from dracotheque.tables.live.ports import Socket
from dracotheque.tables.live.table_session import NOT_INVITED, TableSession
from dracotheque.tables.log import Log
from dracotheque.tables.rate_limiter import RateLimiter
from dracotheque.tables.refusals import Denied
from dracotheque.tables.seating import Seating
from dracotheque.tables.streams.broadcast import Broadcast
from dracotheque.tables.table import Table
from dracotheque.tables.wire.bodies import read_body
from dracotheque.tables.wire.common import Problem, Refusal, refused

if TYPE_CHECKING:
    from typing import Self

ROUTES: Final = (*lobby.ROUTES, *finished.ROUTES, *making.ROUTES)
PEOPLE: Final = (
    *(f"{PATH}/{what}" for what in ("call", "kick", "share")),
    *(f"/api/{what}" for what in ("account", "admin", "cards", "codes", "email", "gallery", "hall", "match", "people")),
    *(f"/api/{what}" for what in ("password", "ratings", "reports", "session", "unsubscribe")),
    *(f"/api/me/{what}" for what in ("account", "cards", "export", "friends", "mutes", "notices", "sessions")),
)
"""What takes people, or somebody who keeps an account; and whatever lies below."""
LIVE: Final = f"{PATH}/live"
PACE: Final = 0.8
WORDS: Final = (1000.0, 100.0)
"""How much a page may say: it is our own, and would only hurt itself."""
logger = Log("house")


class LocalHouse:
    """Tables of one device."""

    def __init__(
        self, storage: Storage, thinker: Thinker, chance: Random, customs: Customs, depth: int | None = None
    ) -> None:
        self.tables = KeptTables(storage)
        self.thinkers = HouseThinkers(thinker, chance)
        self.keeper = Keeper(self.tables, self.thinkers, customs, Broadcast)
        self._rehearsals: set[asyncio.Task[None]] = set()
        self.seating = Seating(self.keeper)
        self.at_home = AtHome(storage, self.tables, self.keeper)
        self.studies = Studies(storage, thinker, depth)

    @classmethod
    async def open(
        cls,
        storage: Storage,
        thinker: Thinker | None = None,
        clock: Clock | None = None,
        random_seed: int | None = None,
        *,
        pace: float = PACE,
        depth: int | None = None,
    ) -> "Self":
        """The house as it was left. One at a time: all tables of a process go by one clock.

        `pace`: seconds a bot takes at least before it moves. `depth`: imagined games for a glance at each decision of
        a game that is studied; None is what suits the game.
        """
        moments.use(clock)
        chance = None if random_seed is None else Random(random_seed)
        customs = Customs(_are_alike, pace, chance=chance)
        house = cls(storage, thinker or InPlace(), chance or SystemRandom(), customs, depth)
        await house.tables.open()
        await house.at_home.open()
        return house

    async def close(self) -> None:
        """Nothing goes on any more; what was asked for is finished first."""
        for rehearsal in self._rehearsals:
            rehearsal.cancel()
        await self.studies.close()
        await self.tables.close()
        await self.keeper.close()
        moments.use(None)

    async def forget(self, table: Table) -> None:
        """Keep nothing of a table any more."""
        await self.studies.forget(table.id)
        await self.tables.forget(table.id)
        self.keeper.forget(table.id)

    # What is asked once.

    async def request(self, method: str, path: str, body: str | None = None) -> tuple[int, str]:
        """The status and the JSON of an answer, as the server would give them."""
        try:
            return await self._answer(method, path, body)
        except (DracothequeError, StoreDown) as error:
            return _told(*refused(error))
        except Exception:
            logger.exception("house-unwell", method=method)
            return _told(500, Problem("server-our-fault"))

    async def _answer(self, method: str, address: str, body: str | None) -> tuple[int, str]:
        path, query = asked(address)
        known = False
        for route, names in self._found(path):
            known = True
            if route.method == method:
                read = body if route.body is None else read_body(body or "", route.body)
                answer = await route.handler(Call(self, names, query, read))
                told = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
                return 201 if route.created else 200, told.decode()
        if any(matched(path, each) is not None or matched(path, f"{each}/*") is not None for each in PEOPLE):
            raise Denied(NEEDS_SERVER, "server-needs-server")
        raise Denied(405, "server-wrong-verb") if known else Denied(404, "server-no-such-page")

    def _found(self, path: str) -> Iterator[tuple[Route, dict[str, str]]]:
        for route in ROUTES:
            names = matched(path, route.path)
            if names is not None:
                yield route, names

    # What is said and heard at a table.

    async def connect(self, path: str, send: Send, closed: OnClosed = lambda _: None) -> Session:
        """The socket of a table; at another path nobody is let in."""
        line = Line(send, closed)
        names = matched(asked(path)[0], LIVE)
        session = TableSession(self, self.at_home.stranger, "" if names is None else names["table"], lambda: None)
        connection = Session(session, line)
        if names is None:
            line.close(NOT_INVITED)
            return connection
        rehearsal = asyncio.create_task(self._rehearse(names["table"]))
        self._rehearsals.add(rehearsal)
        rehearsal.add_done_callback(self._rehearsals.discard)
        return connection

    async def _rehearse(self, name: str) -> None:
        """Where bots sit, one of them will be asked in a moment."""
        with suppress(DracothequeError, StoreDown):  # whoever came for this table is told so
            table = await self.keeper.get(name)
            if any(chair.bot for chair in table.chairs):
                await self.thinkers.rehearse(table.row.game, table.row.rules)

    def allowance(self) -> RateLimiter:
        return RateLimiter(*WORDS)

    def take_words(self, person: str) -> None:
        """Nobody is disturbed."""

    def come(self, socket: Socket) -> None:
        """Nothing can be lost on the way."""

    def attend(self, socket: Socket) -> None:
        """See `come`."""

    def go(self, socket: Socket) -> None:
        """See `come`."""

    def count_move(self, game: str, seconds: float) -> None:
        """Nobody counts."""

    def count_refusal(self, code: str) -> None:
        """Nobody counts."""


def _told(status: int, why: Problem) -> tuple[int, str]:
    return status, msgspec.json.encode(Refusal(why)).decode()


def _are_alike(name: str, other: str) -> bool:
    """Whoever shares a device may well be called alike in other letters."""
    return name.casefold() == other.casefold()
