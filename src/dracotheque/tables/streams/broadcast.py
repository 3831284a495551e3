"""Broadcast: what happens at a table, told to each of its viewers, in messages that are made once for each stream."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dracotheque.core.events import Told, Viewer, seen_by
from dracotheque.core.stills import Still
from dracotheque.tables.audience import Subscriber
from dracotheque.tables.domain.news import Position
from dracotheque.tables.domain.seats import is_trusted
from dracotheque.tables.domain.sight import NO_EVENTS, Sight, encode_events, encode_stills, look_all
from dracotheque.tables.domain.tables import ChatLine, Result
from dracotheque.tables.moments import now_ms
from dracotheque.tables.state import TableState
from dracotheque.tables.streams.stream import Stream
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe, encode_clocks, fresh, said
from dracotheque.tables.wire.outgoing import UNNUMBERED, Chat, Fresh, Numbered, Over, TableChanged


class Telling(msgspec.Struct, frozen=True, gc=False):
    """What one stream will be told, encoded."""

    stream: Stream
    sight: Sight
    events: bytes | None = None
    """None where it will be shown everything anew."""
    clocks: bytes = b""
    stills: bytes = b""
    """Empty where the move has no moment worth a picture."""


class Outbox:
    """What will be told when an entry is durable."""

    __slots__ = ("_broadcast", "heard", "made", "tellings")

    def __init__(self, broadcast: "Broadcast", made: int, heard: list[Stream]) -> None:
        self._broadcast = broadcast
        self.made = made
        """How many streams there had ever been when it was written."""
        self.heard = heard
        self.tellings: list[Telling] = []

    def send(self) -> None:
        """It is durable."""
        self._broadcast.tell(self)


class Broadcast:
    """The audience of one table: a stream for each viewer whom somebody listens for."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self.streams: dict[Viewer, Stream] = {}
        self._made = 0
        self._ahead: dict[Stream, Sight] = {}
        """What streams will have been told when everything that waits is durable."""
        self._left: dict[str, int] = {}
        """When those who belong here were last connected."""
        self._since = now_ms()
        self.wants_moments = False
        """Whether anybody is sent pictures of the moments in the middle of a move."""

    @property
    def subscribers(self) -> list[Subscriber]:
        return [subscriber for stream in self.streams.values() for subscriber in stream.subscribers]

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(subscriber.person.id for subscriber in self.subscribers if subscriber.person is not None)

    def absent_since(self, person: str) -> int | None:
        """Since when somebody is not connected, as far as we know; None for one who is."""
        return None if person in self.here else self._left.get(person, self._since)

    @property
    def watchers(self) -> int:
        """How many connections look through nobody's eyes."""
        stream = self.streams.get(None)
        return 0 if stream is None else len(stream.subscribers)

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not any(stream.subscribers for stream in self.streams.values())

    # What happens at the table.

    def prepare(self, position: Position, told: tuple[Told, ...], stills: tuple[Still, ...] = ()) -> Outbox:
        """What each stream that somebody hears will be told: nothing where nothing changes for it."""
        streams = self._heard()
        public = [each.event for each in told if each.seats is None]
        for_all = encode_events(public) if len(public) == len(told) else None
        clocks = b"" if position.state.hides_question else encode_clocks(position.times(None))
        outbox = Outbox(self, self._made, streams)
        for stream, sight in zip(streams, _look_all(streams, position), strict=True):
            events = encode_events(seen_by(stream.viewer, told)) if for_all is None else for_all
            if events != NO_EVENTS or sight != self._ahead.get(stream, stream.sight):
                times = clocks or encode_clocks(position.times(stream.viewer))
                outbox.tellings.append(Telling(stream, sight, events, times))
                self._ahead[stream] = sight
        if stills:
            _add_stills(outbox, stills, told)
        return outbox

    def prepare_anew(self, position: Position) -> Outbox:
        """Everything anew for each stream for which something will be different."""
        streams = self._heard()
        outbox = Outbox(self, self._made, streams)
        for stream, sight in zip(streams, _look_all(streams, position), strict=True):
            if sight != self._ahead.get(stream, stream.sight):
                outbox.tellings.append(Telling(stream, sight))
                self._ahead[stream] = sight
        return outbox

    def tell(self, outbox: Outbox) -> None:
        """What was prepared is durable."""
        for telling in outbox.tellings:
            stream = telling.stream
            if telling.events is None:
                stream.sight = telling.sight
                stream.send(self._fresh(stream))
            else:
                stream.send_news(telling.events, telling.sight, telling.clocks, telling.stills)
        if outbox.made != self._made:
            self._show_changed({stream for stream in self.streams.values() if stream not in outbox.heard})

    def forget_drafts(self) -> None:
        """Nothing waits any more: what streams were told last is what they know."""
        self._ahead.clear()

    def show_again(self) -> None:
        """Show everything anew to everybody for whom something is different."""
        self.forget_drafts()
        self._show_changed(set(self.streams.values()))

    def _show_changed(self, streams: set[Stream]) -> None:
        for viewer, stream in self.streams.items():
            if stream in streams and (sight := self._table.look(viewer)) != stream.sight:
                stream.sight = sight
                stream.send(self._fresh(stream))

    def _fresh(self, stream: Stream, muted: frozenset[str] = frozenset()) -> Fresh:
        return fresh(stream.id, self._table.snapshot(stream.viewer, stream.sight), muted)

    def _clocks(self, stream: Stream) -> bytes:
        return encode_clocks(self._table.times(stream.viewer))

    def _heard(self) -> list[Stream]:
        """The streams that somebody hears, or may still ask for; the others are forgotten."""
        heard = list(self.streams.values())
        for stream in heard:
            if not stream.subscribers:
                self.streams = {stream.viewer: stream for stream in heard if not stream.is_cold}
                self.wants_moments = any(stream.wants_moments for stream in self.streams.values())
                return list(self.streams.values())
        return heard

    # Coming and going.

    def knows(self, stream: str) -> bool:
        """Whether somebody could go on hearing this stream here."""
        return any(heard.id == stream for heard in self.streams.values())

    def attach(self, subscriber: Subscriber, stream: str | None, last: int | None) -> None:
        """Let a connection hear the stream of its viewer: what it missed, or everything."""
        heard = self._stream(subscriber.viewer(self._table.chairs))
        came = subscriber.person is not None and subscriber.person.id not in self.here
        if heard.id != stream or last is None or not heard.replay(last, subscriber, self._clocks(heard)):
            heard.send_fresh(self._fresh(heard, subscriber.muted), subscriber)
        self._join(heard, subscriber)
        if came:
            self.tell_table()

    def _join(self, stream: Stream, subscriber: Subscriber) -> None:
        stream.join(subscriber)
        self.wants_moments |= stream.wants_moments

    def _stream(self, viewer: Viewer) -> Stream:
        stream = self.streams.get(viewer)
        if stream is None or stream.is_cold:
            self._made += 1
            stream = self.streams[viewer] = Stream(viewer)
            stream.sight = self._table.look(viewer)
        return stream

    def detach(self, subscriber: Subscriber) -> None:
        for stream in self.streams.values():
            if subscriber in stream.subscribers:
                stream.leave(subscriber)
        if subscriber.person is not None and subscriber.person.id not in self.here:
            if is_trusted(self._table.row, self._table.chairs, subscriber.person.id):
                self._left[subscriber.person.id] = now_ms()
            self.tell_table()

    def subscribers_of(self, person: str) -> list[Subscriber]:
        """The connections of somebody."""
        return [
            subscriber
            for subscriber in self.subscribers
            if subscriber.person is not None and subscriber.person.id == person
        ]

    def reseat(self) -> None:
        """Somebody sat down or got up: each connection hears the stream of its new viewer."""
        subscribers = [(stream, subscriber) for stream in self.streams.values() for subscriber in stream.subscribers]
        for stream, subscriber in subscribers:
            viewer = subscriber.viewer(self._table.chairs)
            if viewer != stream.viewer:
                stream.leave(subscriber)
                heard = self._stream(viewer)
                heard.send_fresh(self._fresh(heard, subscriber.muted), subscriber)
                self._join(heard, subscriber)
        self.tell_table()

    # What happens beside the game.

    def tell_table(self) -> None:
        self._tell_each(lambda table: TableChanged(n=UNNUMBERED, table=table))

    def tell_over(self, result: Result) -> None:
        self._tell_each(lambda table: Over(n=UNNUMBERED, result=result, table=table))

    def _tell_each(self, message: Callable[[TableInfo], Numbered]) -> None:
        summary = self._table.summary
        for viewer, stream in self.streams.items():
            stream.send(message(describe(summary, trusted=viewer is not None)))

    def tell_chat(self, line: ChatLine) -> None:
        for stream in self.streams.values():
            stream.send(Chat(n=UNNUMBERED, said=said(line)), line.person if line.deed is None else None)


def _add_stills(outbox: Outbox, stills: tuple[Still, ...], told: tuple[Told, ...]) -> None:
    """The moments of a move, for those who notice it and asked for pictures."""
    places = [place for place, telling in enumerate(outbox.tellings) if telling.stream.wants_moments]
    shown = encode_stills(stills, [outbox.tellings[place].stream.viewer for place in places], told)
    for place, own in zip(places, shown, strict=True):
        outbox.tellings[place] = replace(outbox.tellings[place], stills=own)


def _look_all(streams: list[Stream], position: Position) -> list[Sight]:
    return look_all(position.state, [stream.viewer for stream in streams], position.numbers)
