"""The transport of an HTTP protocol, from which the connection may be taken away."""

import asyncio
from collections.abc import Iterable
from typing import Any


class Lent(asyncio.Transport):
    """Passes everything on to a transport, until that is taken back: then nothing does anything any more."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport: asyncio.Transport | None = transport

    def take_back(self) -> None:
        self._transport = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default if self._transport is None else self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def pause_reading(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if self._transport is not None:
            self._transport.resume_reading()

    def write(self, data: Any) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def writelines(self, list_of_data: Iterable[Any]) -> None:
        if self._transport is not None:
            self._transport.writelines(list_of_data)
