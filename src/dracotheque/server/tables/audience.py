"""The audience of a table: a stream for each viewer, and what each of them is told when something is durable."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import msgspec

from dracotheque.core.events import Told, Viewer, seen_by
from dracotheque.core.state import State
from dracotheque.server.domain.sight import NO_EVENTS, Numbering, Sight, encode_events, look_all
from dracotheque.server.domain.tables import ChatLine, Result
from dracotheque.server.tables.stream import Link, Stream, put_together
from dracotheque.server.wire.common import Clocks, TableInfo
from dracotheque.server.wire.encoding import said
from dracotheque.server.wire.outgoing import Chat, Fresh, Numbered, Over, TableChanged

UNNUMBERED: Final = 0
"""A stream numbers its messages when it sends them."""
_encode: Final = msgspec.json.Encoder().encode
ShowClocks = Callable[[Viewer], Clocks]


class Shown(Protocol):
    """What an audience looks at: as much of a table as is durable."""

    def look(self, viewer: Viewer) -> Sight: ...

    def fresh(self, stream: Stream, link: Link | None) -> Fresh: ...

    def describe(self, trusted: bool) -> TableInfo: ...


class Telling(NamedTuple):
    """What one stream will be told: news but for their number, or None where it will be shown everything anew."""

    stream: Stream
    sight: Sight
    news: bytes | None


class Outbox(NamedTuple):
    """What will be told when an entry is durable."""

    made: int
    """How many streams there had ever been when it was written."""
    heard: tuple[Stream, ...]
    tellings: list[Telling]


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, table: Shown) -> None:
        self._table = table
        self.streams: dict[Viewer, Stream] = {}
        self._made = 0
        self._ahead: dict[Stream, Sight] = {}
        """What streams will have been told when everything that waits is durable."""

    @property
    def links(self) -> list[Link]:
        return [link for stream in self.streams.values() for link in stream.links]

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(link.person.id for link in self.links if link.person is not None)

    # What happens at the table.

    def write_news(self, state: State, told: tuple[Told, ...], number: Numbering, show_clocks: ShowClocks) -> Outbox:
        """What each stream that somebody hears will be told: nothing where nothing changes for it."""
        streams = self._heard()
        for_all = encode_events(seen_by(None, told)) if all(each.seats is None for each in told) else None
        clocks = b"" if state.hides_question else _encode(show_clocks(None))
        outbox = Outbox(self._made, tuple(streams), [])
        for stream, sight in zip(streams, self._look_all(streams, state, number), strict=True):
            events = encode_events(seen_by(stream.viewer, told)) if for_all is None else for_all
            if events != NO_EVENTS or sight != self._ahead.get(stream, stream.sight):
                news = put_together(events, sight, clocks or _encode(show_clocks(stream.viewer)))
                outbox.tellings.append(Telling(stream, sight, news))
                self._ahead[stream] = sight
        return outbox

    def write_anew(self, state: State, number: Numbering) -> Outbox:
        """Everything anew for each stream for which something will be different."""
        streams = self._heard()
        outbox = Outbox(self._made, tuple(streams), [])
        for stream, sight in zip(streams, self._look_all(streams, state, number), strict=True):
            if sight != self._ahead.get(stream, stream.sight):
                outbox.tellings.append(Telling(stream, sight, None))
                self._ahead[stream] = sight
        return outbox

    def _look_all(self, streams: list[Stream], state: State, number: Numbering) -> list[Sight]:
        return look_all(state, [stream.viewer for stream in streams], number)

    def tell(self, outbox: Outbox) -> None:
        """It is durable."""
        for stream, sight, news in outbox.tellings:
            stream.sight = sight
            if news is None:
                stream.send(self._table.fresh(stream, None))
            else:
                stream.send_news(news)
        if outbox.made != self._made:
            self._tell_newcomers(set(outbox.heard))

    def _tell_newcomers(self, known: set[Stream]) -> None:
        """Streams that were made after the outbox was written see what they have missed."""
        for viewer, stream in self.streams.items():
            if stream not in known and (sight := self._table.look(viewer)) != stream.sight:
                stream.sight = sight
                stream.send(self._table.fresh(stream, None))

    def forget_drafts(self) -> None:
        """Nothing waits any more: what streams were told last is what they know."""
        self._ahead.clear()

    def show_again(self) -> None:
        """Show everything anew to everybody for whom something is different."""
        self.forget_drafts()
        for viewer, stream in self.streams.items():
            if (sight := self._table.look(viewer)) != stream.sight:
                stream.sight = sight
                stream.send(self._table.fresh(stream, None))

    def _heard(self) -> list[Stream]:
        """The streams that somebody hears, or may still ask for; the others are forgotten."""
        heard = list(self.streams.values())
        if all(stream.links for stream in heard):
            return heard
        self.streams = {stream.viewer: stream for stream in heard if not stream.is_cold}
        return list(self.streams.values())

    # Coming and going.

    def attach(self, link: Link, viewer: Viewer, stream: str | None, last: int | None) -> None:
        """Let a connection hear the stream of its viewer: what it missed, or everything."""
        heard = self._stream(viewer)
        came = link.person is not None and link.person.id not in self.here
        if heard.id != stream or last is None or not heard.replay(last, link):
            heard.send_fresh(self._table.fresh(heard, link), link)
        heard.links.add(link)
        if came:
            self.tell_table()

    def _stream(self, viewer: Viewer) -> Stream:
        stream = self.streams.get(viewer)
        if stream is None or stream.is_cold:
            self._made += 1
            stream = self.streams[viewer] = Stream(viewer)
            stream.sight = self._table.look(viewer)
        return stream

    def detach(self, link: Link) -> None:
        for stream in self.streams.values():
            if link in stream.links:
                stream.leave(link)
        if link.person is not None and link.person.id not in self.here:
            self.tell_table()

    def links_of(self, person: str) -> list[Link]:
        """The connections of somebody."""
        return [link for link in self.links if link.person is not None and link.person.id == person]

    def reseat(self, viewer_of: Callable[[Link], Viewer]) -> None:
        """Somebody sat down or got up: each connection hears the stream of its new viewer."""
        links = [(stream, link) for stream in self.streams.values() for link in stream.links]
        for stream, link in links:
            viewer = viewer_of(link)
            if viewer != stream.viewer:
                stream.leave(link)
                heard = self._stream(viewer)
                heard.send_fresh(self._table.fresh(heard, link), link)
                heard.links.add(link)
        self.tell_table()

    # What happens beside the game.

    def tell_table(self) -> None:
        self._tell_each(lambda table: TableChanged(n=UNNUMBERED, table=table))

    def tell_over(self, result: Result) -> None:
        self._tell_each(lambda table: Over(n=UNNUMBERED, result=result, table=table))

    def _tell_each(self, message: Callable[[TableInfo], Numbered]) -> None:
        for viewer, stream in self.streams.items():
            stream.send(message(self._table.describe(viewer is not None)))

    def tell_chat(self, line: ChatLine) -> None:
        for stream in self.streams.values():
            stream.send(Chat(n=UNNUMBERED, said=said(line)), line.person)
