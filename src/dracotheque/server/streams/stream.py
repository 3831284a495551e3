"""Streams: the numbered messages of one viewer, kept for a while for those who lost their connection."""

import time
from collections import deque
from typing import Final

import msgspec
from msgspec.structs import replace

from dracotheque.core.events import Viewer
from dracotheque.server.domain.ids import new_id
from dracotheque.server.domain.sight import BLIND, Sight
from dracotheque.server.tables.audience import Link
from dracotheque.server.wire.encoding import encode_news
from dracotheque.server.wire.outgoing import Numbered

KEPT: Final = 8
"""Messages kept for a reconnect; whoever missed more is better served with a fresh view."""
WARM: Final = 60.0
"""Seconds during which a stream that nobody hears goes on being written."""
_encode: Final = msgspec.json.Encoder().encode


class Kept(msgspec.Struct, frozen=True, gc=False):
    """A message that was sent, and who spoke where somebody did."""

    n: int
    message: bytes
    speaker: str | None


class Stream:
    """What one seat, or all spectators together, are told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.id = new_id()
        self.sight: Sight = BLIND
        """What was told last."""
        self.links: set[Link] = set()
        self.wants_moments = False
        """Whether some connection has ever asked for pictures of moments: all of them may get them then."""
        self._n = 0
        self._lost = 0
        self._kept: deque[Kept] = deque(maxlen=KEPT)
        self._left = time.monotonic()

    def send(self, message: Numbered, speaker: str | None = None) -> None:
        """Number and encode it once, and send it to everybody who listens and wants to hear the speaker."""
        self._n += 1
        kept = self._keep(_encode(replace(message, n=self._n)), speaker)
        for link in self.links:
            _deliver(kept, link)

    def send_news(self, events: bytes, sight: Sight, clocks: bytes, stills: bytes = b"") -> None:
        """The same for news, whose parts are encoded already."""
        self._n += 1
        self.sight = sight
        message = encode_news(self._n, events, sight, clocks, stills)
        self._keep(message, None)
        for link in self.links:
            link.send(message)

    def _keep(self, message: bytes, speaker: str | None) -> Kept:
        kept = Kept(self._n, message, speaker)
        if len(self._kept) == KEPT:
            self._lost = self._kept[0].n
        self._kept.append(kept)
        return kept

    def send_fresh(self, message: Numbered, link: Link) -> None:
        """A fresh view for one connection; the others of this viewer know all that already."""
        self._n += 1
        link.send(_encode(replace(message, n=self._n)))

    def replay(self, last: int, link: Link) -> bool:
        """Send what came after number `last`; False where that is no longer known."""
        if not self._lost <= last <= self._n:
            return False
        for kept in self._kept:
            if kept.n > last:
                _deliver(kept, link)
        return True

    def join(self, link: Link) -> None:
        self.links.add(link)
        self.wants_moments |= link.wants_moments

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self._left = time.monotonic()

    @property
    def is_cold(self) -> bool:
        """Whether nobody has listened for so long that nobody will ask for the gap."""
        return not self.links and time.monotonic() - self._left > WARM


def _deliver(kept: Kept, link: Link) -> None:
    if kept.speaker is None or kept.speaker not in link.muted:
        link.send(kept.message)
