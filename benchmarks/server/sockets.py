"""A WebSocket client that costs next to nothing, so that the load is on the server."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

OnText = Callable[[bytes], None]
TEXT: Final = 0x81
PING: Final = 0x9
CLOSE: Final = 0x8


class WireClient(asyncio.Protocol):
    """Calls back with every text it receives; sends short texts."""

    def __init__(self, path: str, token: str | None, on_text: OnText) -> None:
        self._request = self._handshake(path, token)
        self._on_text = on_text
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def _handshake(self, path: str, token: str | None) -> bytes:
        lines = [
            f"GET {path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        ]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self._open:
            head, mark, rest = data.partition(b"\r\n\r\n")
            if not mark:
                self._buffer = data
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._open = True
            data = rest
            if not self.opened.cancelled():
                self.opened.set_result(None)
        self._buffer = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Hand on what is complete; what is left."""
        place = 0
        while len(data) - place >= 2:
            kind, length = data[place] & 0x0F, data[place + 1]
            start = place + 2
            if length == 126:
                start += 2
                length = data[place + 2] << 8 | data[place + 3] if len(data) >= start else len(data)
            elif length == 127:
                start += 8
                length = int.from_bytes(data[place + 2 : start], "big") if len(data) >= start else len(data)
            if len(data) < start + length:
                break
            place = start + length
            if kind == 1:
                self._on_text(data[start:place])
            elif kind == PING:
                self._write(0x8A, data[start:place])
        return data[place:]

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros leaves the payload as it is

    def close(self) -> None:
        if self._transport is not None and not self.closed:
            self._write(0x80 | CLOSE, b"")
            self._transport.close()
