"""Studies: finished games that somebody wants to understand, one at a time, and what was found in them."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, suppress
from hashlib import blake2b
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from dracotheque import __version__
from dracotheque.analysis.habits import GAMES, Habit, to_work_on
from dracotheque.analysis.study import ADVISER
from dracotheque.analysis.values import Analysis
from dracotheque.core.errors import DracothequeError
from dracotheque.core.replays import encode
from dracotheque.server import metrics
from dracotheque.server.analysis.worker import Lost, studied
from dracotheque.server.domain.analysis import StudyRow
from dracotheque.server.hub import Hub
from dracotheque.server.store import StoreDown
from dracotheque.server.store import analyses as rows
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.analysis import Found, Job, Progress
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.finished import finished, names_at
from dracotheque.tables.moments import now_ms
from dracotheque.tables.refusals import Denied
from dracotheque.tables.table import Table

EDITION: Final = 2
"""Raised when the same version of the program comes to say something else of the same game."""
MOST_WAITING: Final = 100
MOST_EACH: Final = 3
"""Games of one person that may wait at a time."""
MOST_TRIES: Final = 2
LOOK_EVERY: Final = 15.0
NOTE_EVERY: Final = 2000
SILENT: Final = 60_000
"""Milliseconds after which a server that gives no sign of life is not at it any more."""
Study = Callable[[Job], AsyncIterator[Found]]
logger = structlog.get_logger("analysis")


class Working:
    """The game that is being studied here."""

    def __init__(self, row: StudyRow) -> None:
        self.row = row
        self.found: list[Found] = []
        self.noted = 0

    @property
    def done(self) -> int:
        return self.found[-1].done if self.found else 0

    @property
    def total(self) -> int:
        return self.found[-1].total if self.found else 0


class Studies:
    """Takes orders, has them carried out one by one, and remembers what came of each."""

    def __init__(self, hub: Hub, study: Study = studied) -> None:
        self._hub = hub
        self._store = hub.store
        self._study = study
        self._name = new_id()
        self._told = asyncio.Event()
        self._working: Working | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Whatever was left unfinished when a server stopped is taken up again."""
        self._told.set()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def key(self, table: Table) -> str:
        """What a study of this game is known by: its log, who studies it, and how."""
        settings = self._hub.settings
        parts = (finished(table).hash, __version__, EDITION, ADVISER, settings.analysis_depth)
        return blake2b(repr(parts).encode(), digest_size=16).hexdigest()

    async def ask(self, table: Table, person: Person, count: Callable[[str], None]) -> None:
        """Have a finished game studied, unless it has been, or is about to be; `count` refuses who asks too often."""
        key = self.key(table)
        row = await self._store.read(rows.load(table.id))
        if row is not None and row.key == key and not row.failed:
            return
        everybodys, own = await self._store.read(rows.waiting(person.id))
        if own >= MOST_EACH:
            raise Denied(429, "server-analyses-yours", most=MOST_EACH)
        if everybodys >= MOST_WAITING:
            raise Denied(503, "server-analyses-full")
        count(person.id)
        await self._store.write(rows.ask(table.id, key, person.id, now_ms()))
        self._told.set()

    async def progress(self, table: Table, after: int) -> Progress:
        """Where the study of a finished game stands, and what was found since the first so many things."""
        key = self.key(table)
        row = await self._store.read(rows.load(table.id))
        if row is None:
            return Progress("none")
        kept = None if row.content is None else replace(_unpacked(row.content), names=tuple(names_at(table)))
        current = row.made == key
        if not row.waits:
            return Progress("failed" if row.failed else "done", analysis=kept, current=current)
        working = self._working
        if working is not None and working.row.table_id == table.id:
            steps = tuple(working.found[after:])
            return Progress("working", 0, working.done, working.total, steps, kept, current)
        if row.server:
            return Progress("working", 0, row.done, row.total, (), kept, current)
        return Progress("waiting", await self._store.read(rows.ahead(row)), analysis=kept, current=current)

    async def habits(self, person: Person, game: str) -> tuple[int, tuple[Habit, ...]]:
        """How many of somebody's last games were studied, and what they tell them to work on."""
        latest = await self._store.read(rows.latest_of(person.id, game, GAMES))
        made = [each for seat, content in latest for each in _unpacked(content).judged if each.seat == seat]
        return len(latest), to_work_on(made)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._told.wait()
            self._told.clear()
            try:
                while (row := await self._store.write(self._next())) is not None:
                    await self._carry_out(row)
            except StoreDown:
                logger.warning("analyses-wait")
            except Exception:
                logger.exception("analyses-stumble")

    def _next(self) -> Work[StudyRow | None]:
        now = now_ms()
        # Where nobody else uses the store, whoever was at it before us is gone.
        silent_since = now - SILENT if self._hub.has_others else now + 1
        return rows.claim(self._name, now, silent_since, MOST_TRIES)

    async def _carry_out(self, row: StudyRow) -> None:
        self._working = working = Working(row)
        try:
            analysis = await self._found(working)
        except (Lost, TimeoutError) as error:
            # It is tried once more: something may have ended the process that had nothing to do with the game.
            logger.warning("analysis-lost", table=row.table_id, tries=row.tries, why=str(error))
            metrics.analyses.labels("lost").inc()
            if row.tries >= MOST_TRIES:
                await self._store.write(rows.give_up(row))
        except DracothequeError as error:
            logger.warning("analysis-impossible", table=row.table_id, why=error.code)
            await self._store.write(rows.give_up(row))
        except asyncio.CancelledError:
            await self._store.write(rows.put_back(row))
            raise
        else:
            await self._store.write(rows.keep(row, _packed(analysis)))
            metrics.analyses.labels("made").inc()
        finally:
            self._working = None

    async def _found(self, working: Working) -> Analysis:
        row, settings = working.row, self._hub.settings
        table = await self._hub.get(row.table_id)
        job = Job(encode(finished(table).replay(names_at(table))), ADVISER, settings.analysis_depth)
        async with asyncio.timeout(settings.analysis_patience), aclosing(self._study(job)) as steps:  # type: ignore[type-var]
            async for found in steps:
                if found.analysis is not None:
                    return found.analysis
                working.found.append(found)
                if now_ms() - working.noted >= NOTE_EVERY:
                    working.noted = now_ms()
                    await self._store.write(rows.note(row, working.noted, found.done, found.total))
        raise Lost("it said nothing")


def _packed(analysis: Analysis) -> bytes:
    return zlib.compress(msgspec.json.encode(replace(analysis, names=())))


def _unpacked(content: bytes) -> Analysis:
    return msgspec.json.decode(zlib.decompress(content), type=Analysis)
