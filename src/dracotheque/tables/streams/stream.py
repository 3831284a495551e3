"""Streams: the numbered messages of one viewer, kept for a while for those who lost their connection."""

import time
from collections import deque
from typing import Final

import msgspec
from msgspec.structs import replace

from dracotheque.core.events import Viewer
from dracotheque.tables.audience import Subscriber
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.sight import BLIND, NO_EVENTS, Sight
from dracotheque.tables.wire.encoding import encode_news
from dracotheque.tables.wire.outgoing import Fresh, Numbered

KEPT: Final = 8
"""Messages that a reconnecting client may have missed; one that missed more gets a fresh view."""
WARM: Final = 60.0
"""Seconds during which a stream that nobody hears goes on being written."""
_encode: Final = msgspec.json.Encoder().encode


class KeptMessage(msgspec.Struct, frozen=True, gc=False):
    """A message that was sent, and who spoke where somebody did."""

    n: int
    message: bytes
    speaker: str | None


class KeptNews(msgspec.Struct, frozen=True, gc=False):
    """Of news only the events: whoever missed them is shown the view of now, and views are most of the memory."""

    n: int
    events: bytes
    whole: bytes | None = None
    """The message itself where it has pictures of moments: its scene is played for whoever missed it, too."""


class Stream:
    """What one seat, or all spectators together, are told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.id = new_id()
        self.sight: Sight = BLIND
        """What was told last."""
        self.subscribers: set[Subscriber] = set()
        self.wants_moments = False
        """Whether some connection has ever asked for pictures of moments: all of them may get them then."""
        self._n = 0
        self._lost = 0
        self._kept: deque[KeptMessage | KeptNews] = deque(maxlen=KEPT)
        self._left = time.monotonic()

    def send(self, message: Numbered, speaker: str | None = None) -> None:
        """Number and encode it once, and send it to everybody who listens and wants to hear the speaker."""
        self._n += 1
        kept = KeptMessage(self._n, _encode(replace(message, n=self._n)), speaker)
        if isinstance(message, Fresh):  # nobody has to be told again what came before
            self._kept.clear()
            self._lost = self._n
        else:
            self._kept.append(kept)
        for subscriber in self.subscribers:
            _deliver(kept, subscriber)

    def send_news(self, events: bytes, sight: Sight, clocks: bytes, stills: bytes = b"") -> None:
        """The same for news, whose parts are encoded already."""
        self._n += 1
        self.sight = sight
        message = encode_news(self._n, events, sight, clocks, stills)
        self._kept.append(KeptNews(self._n, events, message if stills else None))
        for subscriber in self.subscribers:
            subscriber.send(message)

    def send_fresh(self, message: Numbered, subscriber: Subscriber) -> None:
        """A fresh view for one connection; the others of this viewer know all that already."""
        self._n += 1
        subscriber.send(_encode(replace(message, n=self._n)))

    def replay(self, last: int, subscriber: Subscriber, clocks: bytes) -> bool:
        """Send what came after number `last`, news that came in a row as one; False where that is no longer known."""
        if not self._forgotten <= last <= self._n:
            return False
        missed = [kept for kept in self._kept if kept.n > last]
        scenes = sum(isinstance(kept, KeptNews) and kept.whole is not None for kept in missed)
        news: list[bytes] = []
        for kept in missed:
            if isinstance(kept, KeptNews):
                news.append(kept.events)
                if kept.whole is not None:
                    subscriber.send(_with_events(news[:-1], kept.whole, clocks))
                    scenes -= 1
                    news = []
                continue
            if news and not scenes:  # before a scene nobody is shown how it ends
                self._send_missed(kept.n - 1, news, subscriber, clocks)
                news = []
            _deliver(kept, subscriber)
        if news:
            self._send_missed(missed[-1].n, news, subscriber, clocks)
        return True

    def _send_missed(self, n: int, news: list[bytes], subscriber: Subscriber, clocks: bytes) -> None:
        events = b",".join([each[1:-1] for each in news if each != NO_EVENTS])
        subscriber.send(encode_news(n, b"[%b]" % events, self.sight, clocks))

    @property
    def _forgotten(self) -> int:
        """The last number of those that nobody can be told again."""
        return self._kept[0].n - 1 if len(self._kept) == KEPT else self._lost

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.wants_moments |= subscriber.wants_moments

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self._left = time.monotonic()

    @property
    def is_cold(self) -> bool:
        """Whether nobody has listened for so long that nobody will ask for the gap."""
        return not self.subscribers and time.monotonic() - self._left > WARM


def _deliver(kept: KeptMessage, subscriber: Subscriber) -> None:
    if kept.speaker is None or kept.speaker not in subscriber.muted:
        subscriber.send(kept.message)


def _with_events(before: list[bytes], message: bytes, clocks: bytes) -> bytes:
    """The same news at the clocks of now, beginning with what was told before: its moments come after that."""
    news = msgspec.json.decode(message)
    told = [event for events in before for event in msgspec.json.decode(events)]
    stills = [still | {"heard": still["heard"] + len(told)} for still in news["stills"]]
    return _encode(news | {"events": told + news["events"], "stills": stills, "clocks": msgspec.Raw(clocks)})
