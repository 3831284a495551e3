"""Requests as they come in: how far each has got, and whether it is larger than any that we answer."""

from enum import Enum
from typing import Any, Final

import httptools

LARGEST_HEAD: Final = 16_384
"""Bytes of a request before its body."""
MOST_HEADERS: Final = 100
LARGEST_BODY: Final = 1 << 20
"""Bytes after which nobody reads on; the application refuses most bodies long before."""
MOST_CHUNKS: Final = 1024
MOST_AT_ONCE: Final = 16
"""Requests in one packet: nobody but an attacker sends another before the first is answered."""


class Stage(Enum):
    """What of a request must come next."""

    NOTHING = 0
    HEAD = 1
    BODY = 2


class Unwanted(Exception):
    """A request that is not answered; `status` says why."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(status)
        self.status = status
        self.code = code


NONSENSE: Final = Unwanted(400, "server-bad-request")
TOO_LONG: Final = Unwanted(431, "server-head-too-long")
TOO_OFTEN: Final = Unwanted(429, "server-too-often")


class Requests:
    """Follows the requests of one connection, and keeps nothing of them but what is counted.

    It reads with the parser the application's server reads with, so that the two never differ.
    """

    __slots__ = (
        "_begun",
        "_body",
        "_chunks",
        "_head",
        "_headers",
        "_parser",
        "_unfinished",
        "_url",
        "stage",
        "upgrade",
    )

    def __init__(self) -> None:
        self._parser: Any = httptools.HttpRequestParser(self)
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)  # else the two would differ
        self.stage = Stage.NOTHING
        self.upgrade: bytes | None = None
        """The protocol that is asked for instead of HTTP."""
        self._begun = 0
        self._reset()

    def _reset(self) -> None:
        self._url = b""
        self._head = self._headers = self._body = self._chunks = 0
        self._unfinished = 0
        """Bytes of which some belong to a head that is not complete."""

    def feed(self, data: bytes) -> int:
        """Read on; how many requests have begun. `Unwanted` as soon as something is wrong."""
        self._begun = 0
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            pass
        except httptools.HttpParserCallbackError as error:
            raise error.__context__ if isinstance(error.__context__, Unwanted) else error from None
        except httptools.HttpParserError:
            raise NONSENSE from None
        if self.stage is Stage.HEAD:
            self._unfinished += len(data)
            if self._unfinished > LARGEST_HEAD:
                raise TOO_LONG
        return self._begun

    def _grow(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            raise TOO_LONG

    # What the parser finds; it reads no further when something is unwanted.

    def on_message_begin(self) -> None:
        self._reset()
        self.stage = Stage.HEAD
        self._begun += 1
        if self._begun > MOST_AT_ONCE:
            raise TOO_OFTEN

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        self._url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        self._headers += 1
        if self._headers > MOST_HEADERS:
            raise TOO_LONG
        if name.lower() == b"upgrade":
            self.upgrade = value.strip().lower()

    def on_headers_complete(self) -> None:
        self.stage = Stage.BODY
        if not self._parser.should_upgrade():
            self.upgrade = None
        try:
            path: bytes | None = httptools.parse_url(self._url).path
        except httptools.HttpParserError:
            path = None
        if path is None or not self._url.isascii():
            raise NONSENSE

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            raise NONSENSE

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._body > LARGEST_BODY:
            raise Unwanted(413, "server-bad-request")

    def on_message_complete(self) -> None:
        self.stage = Stage.NOTHING
