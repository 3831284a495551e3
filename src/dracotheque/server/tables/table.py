"""A table in memory: plays moves, makes them durable, then tells everybody what they may know."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from dracotheque.core.events import Told, Viewer, seen_by
from dracotheque.core.moves import CLOCK, Move
from dracotheque.server.people.people import now_ms
from dracotheque.server.refusals import not_now
from dracotheque.server.store import Conflict, Store, StoreDown
from dracotheque.server.store import tables as rows
from dracotheque.server.store.motions import Motions, drop
from dracotheque.server.store.rows import Author, ChatRow, Entry, SeatRow, TableRow
from dracotheque.server.store.tables import Loaded
from dracotheque.server.store.writer import Chain, Work
from dracotheque.server.tables.clocks import Clocks
from dracotheque.server.tables.history import History
from dracotheque.server.tables.info import describe, is_trusted, said
from dracotheque.server.tables.motions import kick_votes, undo_wish
from dracotheque.server.tables.sight import NO_EVENTS, encode_events, look
from dracotheque.server.tables.stream import Link, Stream, look_again, put_together
from dracotheque.server.wire import common
from dracotheque.server.wire.common import Result, TableInfo, UndoAsked
from dracotheque.server.wire.outgoing import Chat, Fresh, Over, TableChanged

TRIES: Final = 5
Changed = Callable[["Table"], None]
UNNUMBERED: Final = 0
"""A stream numbers its messages when it sends them."""
Saving = asyncio.Future[None]
"""Done when what was played is durable."""
Outbox = list[tuple[Stream, Fresh | bytes]]
"""What streams will be told when the move is durable: everything anew, or news."""
_encode: Final = msgspec.json.Encoder().encode


class Table:
    """One table and those who look at it."""

    def __init__(self, store: Store, loaded: Loaded, changed: Changed) -> None:
        self._store = store
        self._changed = changed
        """Called after every durable change: others must be woken, bots must think, clocks must be set."""
        self.streams: dict[Viewer, Stream] = {}
        self._pending = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._catching_up: asyncio.Task[None] | None = None
        self.adopt(loaded)

    def adopt(self, loaded: Loaded) -> None:
        """Be what the store says."""
        self.row: TableRow = loaded.row
        self.chairs: tuple[SeatRow, ...] = loaded.seats
        self.motions: Motions = loaded.motions
        self.chat: deque[ChatRow] = deque(loaded.chat, rows.RECENT_CHAT)
        self.chat_number = self.chat[-1].number if self.chat else 0
        self.chain = Chain()
        self.history: History | None = None
        self.clocks = Clocks(self.row.speed, self.row.players)
        if self.row.started is not None:
            self._replay(loaded.entries, self.row.started)

    def _replay(self, entries: tuple[Entry, ...], started: int) -> None:
        self.history = history = History(self.row)
        self.clocks.follow(history.state, started)
        for entry in entries:
            history.follow(entry)
            self._follow_clocks(history, entry)

    def _follow_clocks(self, history: History, entry: Entry) -> None:
        self.clocks.record(history.state, entry, history.last_move)

    def changed(self) -> None:
        """Something durable has changed: wake whoever has to do with it."""
        self._changed(self)

    # Who is who.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_running(self) -> bool:
        return self.row.status == "running" and self.history is not None

    def seat_of(self, person: str | None) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Several where people share a device."""
        return tuple(chair.seat for chair in self.chairs if person is not None and chair.person == person)

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(link.person.id for link in self._links() if link.person is not None)

    def _links(self) -> list[Link]:
        return [link for stream in self.streams.values() for link in stream.links]

    def info(self, person: str | None) -> TableInfo:
        return self._describe(is_trusted(self.row, self.chairs, person))

    def _describe(self, trusted: bool) -> TableInfo:
        return describe(
            self.row, self.chairs, trusted=trusted, here=self.here, undo=self.undo, kicks=kick_votes(self.motions)
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
        if self.history is None or self.row.status != "running":
            raise not_now("server-not-running")
        return self.history

    # Playing.

    def begin(self, seat: int, move: Move, client: str) -> Saving | None:
        """Play a person's move at once: the future is done when it is durable. None where something must come first."""
        if self._catching_up is not None or (seat, client) in self.history_now.clients:
            return None
        return self._play(seat, move, "person", client)

    async def play(
        self, seat: int, move: Move, author: Author = "person", client: str | None = None, begun: Saving | None = None
    ) -> None:
        """Play a move, begun or not; returns when it is durable. The same client id is never played twice."""
        act = partial(self._play, seat, move, author, client)
        await self._durably(seat, client, act, TRIES if author == "person" else 1, begun)

    async def take_back(self, kept: int, seat: int, client: str | None) -> None:
        """Let only the first moves stand; returns when that is durable."""
        await self._durably(seat, client, partial(self._take_back, kept, seat, client), 1)

    async def _durably(
        self, seat: int, client: str | None, act: Callable[[], Saving], tries: int, begun: Saving | None = None
    ) -> None:
        """Act until it is durable; where another process was faster, on what stands there now."""
        for _ in range(tries):
            try:
                if begun is None:
                    if await self._is_done(seat, client):
                        return
                    begun = act()
                await begun
            except Conflict:
                begun = None
                await self.catch_up()
            except StoreDown:
                await self.catch_up()
                raise not_now("server-store-down") from None
            else:
                return
        raise not_now("server-store-down")

    async def _is_done(self, seat: int, client: str | None) -> bool:
        """Whether the log has what this client asked for under this id, once the table is what the store says."""
        while True:
            if self._catching_up is not None:
                await self._catching_up
            if client is None or (seat, client) not in self.history_now.clients:
                return False
            await self.settled()
            if self._catching_up is None:
                return True

    def _play(self, seat: int, move: Move, author: Author, client: str | None) -> Saving:
        history = self.history_now
        before = look(history.state, None) if self.motions else None
        entry, told = history.play(seat, move, author, client, now_ms())
        self._follow_clocks(history, entry)
        if before is not None and (before != look(history.state, None) or seen_by(None, told)):
            self._forget_undo()
        return self._append(entry, self._news(history, told))

    def _take_back(self, kept: int, seat: int, client: str | None) -> Saving:
        history = self.history_now
        entry = history.take_back(kept, seat, client, now_ms())
        self._follow_clocks(history, entry)
        self._forget_undo()
        return self._append(entry, self._fresh_for_all(history))

    def _forget_undo(self) -> None:
        """Everybody can see that the game has gone on, or back: nobody asks for that any more."""
        if undo_wish(self.motions) is not None:
            self.motions = tuple(motion for motion in self.motions if motion.kind != "undo")
            self._store.write(drop(self.id, "undo")).add_done_callback(lambda future: future.exception())
            self.tell_table()

    def _append(self, entry: Entry, outbox: Outbox) -> Saving:
        future = self._store.append(entry, self.chain)
        self._pending += 1
        self._quiet.clear()
        future.add_done_callback(partial(self._release, outbox))
        return future

    def _release(self, outbox: Outbox, future: Saving) -> None:
        """The move is durable: tell it. Or it is not: then nothing was told, and the log has the truth."""
        self._pending -= 1
        if not self._pending:
            self._quiet.set()
        if future.cancelled() or future.exception() is not None:
            for stream, _ in outbox:
                stream.is_ahead = True
            return
        self._send(outbox)
        self.changed()

    def _send(self, outbox: Outbox) -> None:
        for stream, message in outbox:
            if isinstance(message, bytes):
                stream.send_news(message)
            else:
                stream.send(message)

    def _news(self, history: History, told: tuple[Told, ...]) -> Outbox:
        """What each stream that somebody hears will be told: nothing where nothing has changed for it."""
        streams = self._heard()
        changed = look_again(streams, history.state)
        for_all = encode_events(seen_by(None, told)) if all(each.seats is None for each in told) else None
        clocks = b"" if history.state.hides_question else _encode(self.shown_clocks(None))
        outbox: Outbox = []
        for stream in streams:
            events = encode_events(seen_by(stream.viewer, told)) if for_all is None else for_all
            if stream in changed or events != NO_EVENTS:
                shown = clocks or _encode(self.shown_clocks(stream.viewer))
                outbox.append((stream, put_together(events, stream.sight, shown)))
        return outbox

    def _heard(self) -> list[Stream]:
        """The streams that somebody hears, or may still ask for; the others are forgotten."""
        heard = list(self.streams.values())
        if all(stream.links for stream in heard):
            return heard
        self.streams = {stream.viewer: stream for stream in heard if not stream.is_cold}
        return list(self.streams.values())

    def _fresh_for_all(self, history: History) -> Outbox:
        """Everything anew for each stream for which something is different."""
        return [(stream, self.fresh(stream, None)) for stream in look_again(self._heard(), history.state)]

    def shown_clocks(self, viewer: Viewer) -> common.Clocks:
        """The clocks this viewer may see: of nobody whom the game keeps hidden, and of nobody who is no person."""
        if self.history is None or self.clocks.are_still:
            return common.Clocks(now_ms())
        seats = tuple(seat for seat in self.history.state.awaited(viewer) if seat != CLOCK and self.is_manned(seat))
        return self.clocks.shown(seats, now_ms())

    def is_manned(self, seat: int) -> bool:
        """Whether a person sits there and plays."""
        chair = self.chairs[seat]
        return chair.kind == "person" and not chair.away

    async def settled(self) -> None:
        """Wait until everything that was played is durable."""
        while self._pending:
            await self._quiet.wait()

    async def catch_up(self) -> None:
        """Be what the store says, and show it."""
        if self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up())
        await self._catching_up

    async def _catch_up(self) -> None:
        try:
            await self.settled()
            loaded = await self._store.read(rows.load(self.id))
            if loaded is not None:
                ended = self.row.status == "running" and loaded.row.status == "over"
                self.adopt(loaded)
                self.show_again()
                self._tell_end(ended)
        finally:
            self._catching_up = None

    async def refresh(self) -> None:
        """Another process has changed this table: follow what it did."""
        loaded = await self._read()
        if loaded is None:
            return
        ended = self.row.status == "running" and loaded.row.status == "over"
        self.row, self.chairs, self.motions = loaded.row, loaded.seats, loaded.motions
        if self.history is None:
            self.adopt(loaded)
            self.show_again()
        else:
            self._follow(self.history, [entry for entry in loaded.entries if entry.seq > self.seq])
        for line in loaded.chat:
            if line.number > self.chat_number:
                self.tell_chat(line)
        self.chat = deque(loaded.chat, rows.RECENT_CHAT)
        self.reseat()
        self._tell_end(ended)

    async def _read(self) -> Loaded | None:
        """What the store says, while we change nothing ourselves."""
        while True:
            await self.settled()
            before = self._known
            loaded = await self._store.read(rows.load(self.id))
            if loaded is None or (self._catching_up is None and before == self._known):
                return loaded

    @property
    def _known(self) -> tuple[object, ...]:
        """What a reading must not put back to what it was."""
        return self.row, self.chairs, self.seq, self.motions

    def _tell_end(self, ended: bool) -> None:
        if ended and self.row.result is not None:
            self.tell_over(msgspec.convert(self.row.result, Result))

    def _follow(self, history: History, entries: list[Entry]) -> None:
        for entry in entries:
            told = history.follow(entry)
            self._follow_clocks(history, entry)
            self._send(self._fresh_for_all(history) if entry.kind == "undo" else self._news(history, told))

    @property
    def seq(self) -> int:
        return 0 if self.history is None else self.history.seq

    def show_again(self) -> None:
        """Show everything anew to everybody for whom something is different."""
        if self.history is not None:
            self._send(self._fresh_for_all(self.history))
        self.tell_table()

    # Being looked at.

    async def attach(self, link: Link, stream: str | None, last: int | None) -> Viewer:
        """Let a connection hear the stream of its viewer: what it missed, or everything."""
        await self.settled()
        viewer = link.viewer(self.chairs)
        heard = self._stream(viewer)
        came = link.person is not None and link.person.id not in self.here
        if heard.id != stream or last is None or not heard.replay(last, link):
            heard.send_fresh(self.fresh(heard, link), link)
        heard.links.add(link)
        if came:
            self.tell_table()
        return viewer

    def _stream(self, viewer: Viewer) -> Stream:
        stream = self.streams.get(viewer)
        if stream is None or stream.is_cold:
            stream = self.streams[viewer] = Stream(viewer)
            if self.history is not None:
                stream.sight = look(self.history.state, viewer)
        return stream

    def detach(self, link: Link) -> None:
        for stream in self.streams.values():
            if link in stream.links:
                stream.leave(link)
        if link.person is not None and link.person.id not in self.here:
            self.tell_table()

    def links_of(self, person: str) -> list[Link]:
        """The connections of somebody."""
        return [link for link in self._links() if link.person is not None and link.person.id == person]

    def reseat(self) -> None:
        """Somebody sat down or got up: each connection hears the stream of its new viewer."""
        links = [(stream, link) for stream in self.streams.values() for link in stream.links]
        for stream, link in links:
            viewer = link.viewer(self.chairs)
            if viewer != stream.viewer:
                stream.leave(link)
                heard = self._stream(viewer)
                heard.send_fresh(self.fresh(heard, link), link)
                heard.links.add(link)
        self.tell_table()

    def fresh(self, stream: Stream, link: Link | None) -> Fresh:
        """Everything this viewer may know; for one link, without those whom its person has muted."""
        muted = frozenset[str]() if link is None else link.muted
        log = () if self.history is None else self.history.recent(stream.viewer)
        return Fresh(
            n=UNNUMBERED,
            stream=stream.id,
            table=self._describe(stream.viewer is not None),
            seat=stream.viewer,
            view=msgspec.Raw(stream.sight.view),
            decision=msgspec.Raw(stream.sight.decision),
            prompt=msgspec.Raw(stream.sight.prompt),
            clocks=self.shown_clocks(stream.viewer),
            log=msgspec.Raw(encode_events(log)),  # type: ignore[arg-type]  # encoded already
            missed=0 if self.history is None else self.history.missed(stream.viewer),
            chat=tuple(said(line) for line in self.chat if line.person not in muted),
        )

    def tell_table(self) -> None:
        for viewer, stream in self.streams.items():
            stream.send(TableChanged(n=UNNUMBERED, table=self._describe(viewer is not None)))

    def tell_over(self, result: Result) -> None:
        for viewer, stream in self.streams.items():
            stream.send(Over(n=UNNUMBERED, result=result, table=self._describe(viewer is not None)))

    def tell_chat(self, line: ChatRow) -> None:
        self.chat.append(line)
        self.chat_number = max(self.chat_number, line.number)
        for stream in self.streams.values():
            stream.send(Chat(n=UNNUMBERED, said=said(line)), line.person)
