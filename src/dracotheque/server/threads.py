"""Threads for work that blocks: a thread that hangs does not keep the server from ending, as an executor's would."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Threads:
    """At most so many daemon threads, started when they are needed."""

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._most = most
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[Thread] = []

    def do(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        if len(self._threads) < self._most:
            thread = Thread(target=self._run, name=f"{self._name}-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        return future

    def close(self, patience: float) -> bool:
        """Stop; whether all have stopped within that many seconds each."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(patience)
        return not any(thread.is_alive() for thread in self._threads)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, future = job
            if future.cancelled():
                continue
            result, error = None, None
            try:
                result = work()
            except Exception as raised:
                error = raised
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                future.get_loop().call_soon_threadsafe(_settle, future, result, error)


def _settle(future: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if future.done():  # nobody waits any more
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
