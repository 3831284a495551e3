"""A table in memory: what is durable of it, and what is being made durable.

A move is played on a copy, and what everybody will be told of it is written down; then its entry goes to the log. When
that is durable, and only then, the copy becomes the table, and whoever may know is told. After anything else the table
does not know what it is until it has read the log again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
import structlog

from dracotheque import __version__, games
from dracotheque.core.chance import commitment
from dracotheque.core.errors import DracothequeError, IllegalMove, RulesBug
from dracotheque.core.events import Viewer, seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.server.domain.clocks import Clocks
from dracotheque.server.domain.history import Draft, History
from dracotheque.server.domain.ledger import BrokenLog
from dracotheque.server.domain.motions import Motions, kick_votes, undo_wish
from dracotheque.server.domain.numbers import is_order, question_of
from dracotheque.server.domain.seats import is_trusted
from dracotheque.server.domain.sight import BLIND, Sight, encode_events, look
from dracotheque.server.domain.tables import Author, Chair, ChatLine, Entry, Result, TableRecord, Trouble
from dracotheque.server.moments import steady_ms
from dracotheque.server.refusals import Denied, not_now
from dracotheque.server.store import Conflict, Store, StoreDown
from dracotheque.server.store import tables as rows
from dracotheque.server.store.motions import drop
from dracotheque.server.store.tables import Loaded
from dracotheque.server.store.writer import Chain, Work
from dracotheque.server.tables.audience import UNNUMBERED, Audience, Outbox
from dracotheque.server.tables.stream import Link, Stream
from dracotheque.server.wire import common
from dracotheque.server.wire.common import TableInfo, UndoAsked
from dracotheque.server.wire.encoding import clocks_of, describe, said
from dracotheque.server.wire.outgoing import Fresh

TRIES: Final = 5
KNOWN_WITHIN: Final = 10.0
"""Seconds for which somebody waits for a table that does not know what it is."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts to read the log again."""
MOST_UNDOS: Final = 300
"""So often moves are taken back at one table; each time everything before is played again."""
Changed = Callable[["Table"], None]
Saving = asyncio.Future[None]
"""Done when what was played is durable."""
logger = structlog.get_logger("tables")


class Waiting:
    """A draft whose entry is on its way to the log, with all that will be so when it is durable."""

    __slots__ = ("clocks", "draft", "ends_undo", "outbox", "saving")

    def __init__(self, draft: Draft, clocks: Clocks, outbox: Outbox, ends_undo: bool, saving: Saving) -> None:
        self.draft = draft
        self.clocks = clocks
        self.outbox = outbox
        self.ends_undo = ends_undo
        """Everybody will see that the game has gone on: nobody asks any more to take something back."""
        self.saving = saving


class Table:
    """One table and those who look at it."""

    def __init__(self, store: Store, loaded: Loaded, changed: Changed) -> None:
        self._store = store
        self._changed = changed
        """Called after every durable change: others must be woken, bots must think, clocks must be set."""
        self.audience = Audience(self)
        self._waiting: deque[Waiting] = deque()
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._reading: asyncio.Task[None] | None = None
        """Reads the log again, while nobody knows what this table is."""
        self.trouble: Trouble | None = None
        self.adopt(loaded)

    def adopt(self, loaded: Loaded) -> None:
        """Be what the store says."""
        self.row: TableRecord = loaded.row
        self.chairs: tuple[Chair, ...] = loaded.seats
        self.motions: Motions = loaded.motions
        self.chat: deque[ChatLine] = deque(loaded.chat, rows.RECENT_CHAT)
        self.chat_number = self.chat[-1].number if self.chat else 0
        self.chain = Chain()
        self.history: History | None = None
        self.clocks = Clocks(self.row.speed, self.row.players)
        self.trouble = "paused" if self.row.paused == __version__ else None
        if self.row.started is not None:
            try:
                self._replay(loaded.entries, self.row.started)
            except Exception as error:
                self.pause(error)

    def _replay(self, entries: tuple[Entry, ...], started: int) -> None:
        history = History(self.row)
        self.clocks.follow(history.state, started)
        for entry, _ in history.following(entries):
            self.clocks.record(history.state, entry, history.last_move)
        look(history.state, None)
        self.history = history

    def changed(self) -> None:
        """Something durable has changed: wake whoever has to do with it."""
        self._changed(self)

    def close(self) -> None:
        """Nobody needs this table in memory any more."""
        if self._reading is not None:
            self._reading.cancel()

    # Who is who.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return games.get(self.row.game, self.row.rules) if self.history is None else self.history.game

    @property
    def is_running(self) -> bool:
        return self.row.status == "running" and self.history is not None

    @property
    def is_well(self) -> bool:
        """Whether it runs, knows what it is, and can go on."""
        return self.is_running and self.trouble is None and self._reading is None

    def seat_of(self, person: str | None) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Several where people share a device."""
        return tuple(chair.seat for chair in self.chairs if person is not None and chair.person == person)

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        return self.audience.here

    def info(self, person: str | None) -> TableInfo:
        return self.describe(is_trusted(self.row, self.chairs, person))

    def describe(self, trusted: bool) -> TableInfo:
        return describe(
            self.row,
            self.chairs,
            trusted=trusted,
            here=self.here,
            undo=self.undo,
            kicks=kick_votes(self.motions),
            trouble=self.trouble,
        )

    @property
    def undo(self) -> UndoAsked | None:
        """Who asks to take moves back, and who has not answered."""
        wish = undo_wish(self.motions)
        if wish is None:
            return None
        return UndoAsked(wish.seat, tuple(seat for seat in self.people_besides(wish.seat) if seat not in wish.agreed))

    def people_besides(self, seat: int) -> tuple[int, ...]:
        """Who plays at another device than this seat's: those who share one agree by word of mouth.

        In a game that counts also whoever is away: it is their rating, too.
        """
        own = self.chairs[seat].person
        return tuple(
            other.seat
            for other in self.chairs
            if other.person != own and (self.is_manned(other.seat) or (self.row.rated and other.kind == "person"))
        )

    async def agree(self, change: Work[Motions]) -> None:
        """Somebody wants something of the others, or has answered: tell them.

        What others have said meanwhile at another server is read afterwards: the last who speaks hears everybody.
        """
        await self._store.write(change)
        await self.refresh()
        self.changed()

    @property
    def history_now(self) -> History:
        """The history of a game that is being played."""
        if self.trouble == "paused":
            raise not_now("server-table-paused")
        if self.history is None or self.row.status != "running":
            raise not_now("server-not-running")
        return self.history

    def asks(self, seat: int, move: Move) -> bool:
        """Whether a move of this kind could answer a question that this seat is asked."""
        return (
            self.history is not None
            and type(move) not in self.history.state.rules.orders
            and question_of(self.history.state, seat) != ""
        )

    # Playing.

    def begin(self, seat: int, move: Move, number: int | None, client: str) -> Saving | None:
        """Play a person's move at once: the future is done when it is durable. None where something must come first."""
        if self._reading is not None or self._waiting or self._has(seat, client):
            return None
        return self._play(seat, move, "person", client, number)

    async def play(
        self,
        seat: int,
        move: Move,
        author: Author = "person",
        client: str | None = None,
        *,
        number: int | None = None,
        begun: Saving | None = None,
    ) -> None:
        """Play a move, begun or not, that answers the question of this number, or whichever is open.

        Returns when it is durable. The same client id is never played twice.
        """
        act = partial(self._play, seat, move, author, client, number)
        await self._durably(seat, client, act, TRIES if author == "person" else 1, begun)

    async def take_back(self, kept: int, seat: int, client: str | None) -> None:
        """Let only the first moves stand; returns when that is durable."""
        seq = self.history_now.seq
        await self._durably(seat, client, partial(self._take_back, kept, seat, client, seq), 1)

    async def _durably(
        self, seat: int, client: str | None, act: Callable[[], Saving], tries: int, begun: Saving | None = None
    ) -> None:
        """Act until it is durable; after a failure, on what the log says now, if it does not have it already."""
        for _ in range(tries):
            try:
                if begun is None:
                    await self._known()
                    if await self._is_done(seat, client):
                        return
                    begun = await self._act(act)
                await asyncio.shield(begun)
                if any(one.saving is begun for one in self._waiting):
                    await asyncio.sleep(0)  # it was durable at once: let it become history
            except (Conflict, StoreDown):
                begun = None
            else:
                return
        await self._known()
        if not await self._is_done(seat, client):
            raise not_now("server-unsure")

    async def _act(self, act: Callable[[], Saving]) -> Saving:
        """What is refused because of something that is not durable yet is tried again when it is, or never will be."""
        while True:
            waits = bool(self._waiting)
            try:
                return act()
            except (IllegalMove, Denied):
                if not waits:
                    raise
            await self.settled()
            await self._known()

    async def _known(self) -> None:
        """Wait until this table knows what it is."""
        if self._reading is None:
            return
        try:
            async with asyncio.timeout(KNOWN_WITHIN):
                while self._reading is not None:
                    await asyncio.shield(self._reading)
        except TimeoutError:
            raise not_now("server-unsure") from None

    async def _is_done(self, seat: int, client: str | None) -> bool:
        """Whether the log has what this client asked for under this id."""
        if client is None:
            return False
        while any((one.draft.entry.seat, one.draft.entry.client) == (seat, client) for one in self._waiting):
            await self.settled()
            await self._known()
        return self._has(seat, client)

    def _has(self, seat: int, client: str | None) -> bool:
        """Whether the log has an entry of this client under this id, however the table is by now."""
        return client is not None and self.history is not None and (seat, client) in self.history.clients

    def _play(self, seat: int, move: Move, author: Author, client: str | None, number: int | None) -> Saving:
        history, last = self.history_now, self._waiting[-1] if self._waiting else None
        after = None if last is None else last.draft
        state = history.state if after is None else after.state
        try:
            if number is not None and number != history.number(seat, after) and not is_order(state, seat, move):
                raise not_now("server-stale-question")
            before = look(state, None) if self.motions else None
            draft = history.draft(seat, move, author, client, steady_ms(), after)
            clocks = self._clocks_after(draft)
            outbox = self.audience.write_news(
                draft.state,
                draft.told,
                partial(history.number, draft=draft),
                lambda viewer: self._show_clocks(viewer, draft.state, clocks),
            )
            seen = before is not None and (before != look(draft.state, None) or bool(seen_by(None, draft.told)))
        except Exception as error:
            raise self._explained(error) from error
        return self._append(draft, clocks, outbox, seen)

    def _take_back(self, kept: int, seat: int, client: str | None, seq: int) -> Saving:
        history = self.history_now
        if self._waiting or history.seq != seq:
            raise not_now("server-nothing-to-undo")
        if history.undos >= MOST_UNDOS:
            raise not_now("server-too-many-undos", most=MOST_UNDOS)
        try:
            draft = history.draft_undo(kept, seat, client, steady_ms())
            outbox = self.audience.write_anew(draft.state, partial(history.number, draft=draft))
        except Exception as error:
            raise self._explained(error) from error
        return self._append(draft, self._clocks_after(draft), outbox, True)

    def _clocks_after(self, draft: Draft) -> Clocks:
        clocks = (self._waiting[-1].clocks if self._waiting else self.clocks).copy()
        clocks.record(draft.state, draft.entry, draft.move)
        return clocks

    def _explained(self, error: Exception) -> DracothequeError:
        """A refusal stays one; where the rules themselves fail, the table pauses, and nothing has happened."""
        if isinstance(error, DracothequeError) and not isinstance(error, RulesBug):
            return error
        self.pause(error)
        return not_now("server-table-paused")

    def _append(self, draft: Draft, clocks: Clocks, outbox: Outbox, ends_undo: bool) -> Saving:
        saving = self._store.append(draft.entry, self.chain)
        waiting = Waiting(draft, clocks, outbox, ends_undo, saving)
        self._waiting.append(waiting)
        self._quiet.clear()
        saving.add_done_callback(partial(self._release, waiting))
        return saving

    def _release(self, waiting: Waiting, saving: Saving) -> None:
        """The entry is durable, and has happened. Or it is not, or perhaps: then the log must be read again."""
        assert waiting is self._waiting.popleft()
        failed = saving.cancelled() or saving.exception() is not None or self._reading is not None
        if failed:
            self._doubt()
        else:
            self._commit(waiting)
        if not self._waiting:
            self.audience.forget_drafts()
            self._quiet.set()

    def _commit(self, waiting: Waiting) -> None:
        assert self.history is not None
        self.history.commit(waiting.draft)
        self.clocks = waiting.clocks
        if waiting.ends_undo:
            self._forget_undo()
        self.audience.tell(waiting.outbox)
        self.changed()

    def _forget_undo(self) -> None:
        """Everybody can see that the game has gone on, or back: nobody asks for that any more."""
        if undo_wish(self.motions) is not None:
            self.motions = tuple(motion for motion in self.motions if motion.kind != "undo")
            self._store.write(drop(self.id, "undo")).add_done_callback(lambda future: future.exception())
            self.tell_table()

    def shown_clocks(self, viewer: Viewer) -> common.Clocks:
        """The clocks this viewer may see: of nobody whom the game keeps hidden, and of nobody who is no person."""
        state = None if self.history is None else self.history.state
        return self._show_clocks(viewer, state, self.clocks)

    def _show_clocks(self, viewer: Viewer, state: State | None, clocks: Clocks) -> common.Clocks:
        if state is None or clocks.are_still:
            return common.Clocks(steady_ms())
        seats = tuple(seat for seat in state.awaited(viewer) if seat != CLOCK and self.is_manned(seat))
        return clocks_of(clocks.shown(seats, steady_ms()))

    def is_manned(self, seat: int) -> bool:
        """Whether a person sits there and plays."""
        chair = self.chairs[seat]
        return chair.kind == "person" and not chair.away

    # What the log says.

    async def settled(self) -> None:
        """Wait until nothing is on its way to the log."""
        while self._waiting:
            await self._quiet.wait()

    def _doubt(self) -> None:
        """Nobody knows what this table is: read the log again, until that succeeds."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_again())

    async def catch_up(self) -> None:
        """Be what the store says, and show it."""
        self._doubt()
        await self._known()

    async def _read_again(self) -> None:
        try:
            loaded = await self._read_surely()
            if loaded is not None:
                ended = self.row.status == "running" and loaded.row.status == "over"
                self.adopt(loaded)
                self.show_again()
                self._tell_end(ended)
        except Exception as error:
            self.pause(error)
        finally:
            self._reading = None
        self.changed()

    async def _read_surely(self) -> Loaded | None:
        pause = FIRST_PAUSE
        while True:
            await self.settled()
            try:
                return await self._store.read(rows.load(self.id))
            except StoreDown:
                if self.trouble is None:
                    self.trouble = "unknown"
                    self.tell_table()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def pause(self, error: Exception) -> None:
        """The game cannot go on under these rules: keep what there is, say so, and report it without its secrets."""
        row = self.row
        logger.error(
            "table-paused",
            table=row.id,
            game=row.game,
            rules=row.rules,
            seed=commitment(row.game, row.rules, int(row.seed)),
            entries=self.seq,
            broken=error.seq if isinstance(error, BrokenLog) else None,
            report=f"draco admin log {row.id}",
            exc_info=error,
        )
        if self.trouble != "paused":
            self.trouble = "paused"
            self._store.write(rows.pause(row.id, __version__)).add_done_callback(lambda future: future.exception())
            self.tell_table()

    async def refresh(self) -> None:
        """Another process has changed this table, or somebody has decided something about it: follow that."""
        loaded = await self._read()
        if loaded is None:
            return
        reopened = self.trouble == "paused" and loaded.row.paused != __version__
        if reopened or self.history is None:
            await self.catch_up()
            return
        ended = self.row.status == "running" and loaded.row.status == "over"
        self.row, self.chairs, self.motions = loaded.row, loaded.seats, loaded.motions
        try:
            self._follow(self.history, [entry for entry in loaded.entries if entry.seq > self.seq])
        except Exception as error:
            logger.warning("table-reads-again", table=self.id, why=type(error).__name__)
            await self.catch_up()
            return
        hidden = {line.number for line in self.chat if line.hidden}
        for line in loaded.chat:
            if line.number > self.chat_number or (line.hidden and line.number not in hidden):
                self.tell_chat(line)
        self.chat = deque(loaded.chat, rows.RECENT_CHAT)
        self.reseat()
        self._tell_end(ended)

    async def _read(self) -> Loaded | None:
        """What the store says, while we change nothing ourselves."""
        while True:
            await self.settled()
            before = self._now_known
            loaded = await self._store.read(rows.load(self.id))
            if loaded is None or (self._reading is None and not self._waiting and before == self._now_known):
                return loaded
            await self._known()

    @property
    def _now_known(self) -> tuple[object, ...]:
        """What a reading must not put back to what it was."""
        return self.row, self.chairs, self.seq, self.motions

    def _tell_end(self, ended: bool) -> None:
        if ended and self.row.result is not None:
            self.audience.tell_over(msgspec.convert(self.row.result, Result))

    def _follow(self, history: History, entries: list[Entry]) -> None:
        for entry in entries:
            told = history.follow(entry)
            self.clocks.record(history.state, entry, history.last_move)
            if entry.kind == "undo":
                outbox = self.audience.write_anew(history.state, history.number)
            else:
                outbox = self.audience.write_news(history.state, told, history.number, self.shown_clocks)
            self.audience.tell(outbox)
            self.audience.forget_drafts()

    @property
    def seq(self) -> int:
        return 0 if self.history is None else self.history.seq

    # Being looked at.

    @property
    def streams(self) -> dict[Viewer, Stream]:
        return self.audience.streams

    async def attach(self, link: Link, stream: str | None, last: int | None) -> Viewer:
        """Let a connection hear the stream of its viewer: what it missed, or everything.

        Whoever comes from another server may have seen there what we have not read yet.
        """
        await self.settled()
        if stream is not None and all(heard.id != stream for heard in self.streams.values()):
            await self.refresh()
        viewer = link.viewer(self.chairs)
        self.audience.attach(link, viewer, stream, last)
        return viewer

    def detach(self, link: Link) -> None:
        self.audience.detach(link)

    def links_of(self, person: str) -> list[Link]:
        """The connections of somebody."""
        return self.audience.links_of(person)

    def reseat(self) -> None:
        """Somebody sat down or got up: each connection hears the stream of its new viewer."""
        self.audience.reseat(lambda link: link.viewer(self.chairs))

    def look(self, viewer: Viewer) -> Sight:
        """What this viewer may know of what is durable."""
        return BLIND if self.history is None else look(self.history.state, viewer, self.history.number)

    def fresh(self, stream: Stream, link: Link | None) -> Fresh:
        """Everything this viewer may know; for one link, without those whom its person has muted."""
        muted = frozenset[str]() if link is None else link.muted
        log = () if self.history is None else self.history.recent(stream.viewer)
        return Fresh(
            n=UNNUMBERED,
            stream=stream.id,
            table=self.describe(stream.viewer is not None),
            seat=stream.viewer,
            view=msgspec.Raw(stream.sight.view),
            decision=msgspec.Raw(stream.sight.decision),
            prompt=msgspec.Raw(stream.sight.prompt),
            clocks=self.shown_clocks(stream.viewer),
            log=msgspec.Raw(encode_events(log)),  # type: ignore[arg-type]  # encoded already
            missed=0 if self.history is None else self.history.missed(stream.viewer),
            chat=tuple(said(line) for line in self.chat if line.person not in muted),
        )

    def show_again(self) -> None:
        """Show everything anew to everybody for whom something is different."""
        self.audience.show_again()
        self.tell_table()

    def tell_table(self) -> None:
        self.audience.tell_table()

    def tell_over(self, result: Result) -> None:
        self.audience.tell_over(result)

    def tell_chat(self, line: ChatLine) -> None:
        self.chat.append(line)
        self.chat_number = max(self.chat_number, line.number)
        self.audience.tell_chat(line)
