"""Lanes: a few worker processes, and a queue before them that is fair between tables and has an end."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, TypeVar

from dracotheque.bots.workers import prepare
from dracotheque.tables.thinking import load

T = TypeVar("T")
LOADED_WITHIN: Final = 120.0
"""Seconds in which a worker is there and has read in what a bot needs; that is not counted as thinking."""


class Busy(Exception):
    """Too many wait here already, or for too long."""


class Worker:
    """One process: whoever gets stuck there costs nobody another."""

    def __init__(self) -> None:
        self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=prepare)
        self._loaded: set[tuple[str, int, str]] = set()

    async def think(self, subject: tuple[str, int, str], patience: float, thought: Callable[[], T]) -> T:
        """Let it think; its patience counts from when it begins."""
        if subject not in self._loaded:
            async with asyncio.timeout(LOADED_WITHIN):
                await self._run(load, *subject)
            self._loaded.add(subject)
        async with asyncio.timeout(patience):
            return await self._run(thought)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.wrap_future(self._executor.submit(work, *arguments))

    def end(self) -> None:
        """End its process, whatever it is at; waits only until that is gone, and leaves nothing of it behind."""
        for process in list((self._executor._processes or {}).values()):
            process.kill()
        self._executor.shutdown(wait=True, cancel_futures=True)


class Lane:
    """Workers of one kind of thought."""

    def __init__(self, workers: int, most_waiting: int) -> None:
        self._idle = [Worker() for _ in range(workers)]
        self._all = set(self._idle)
        self._most_waiting = most_waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()
        """By table: the next worker goes to the table that has waited longest for one."""
        self._ending: set[asyncio.Task[None]] = set()

    async def think(
        self, table: str, subject: tuple[str, int, str], wait: float, patience: float, thought: Callable[[], T]
    ) -> T:
        """Think when it is this table's turn; Busy where that does not come in time."""
        worker = await self._turn(table, wait)
        try:
            answer = await worker.think(subject, patience, thought)
        except Exception as error:
            self._release(worker if _is_its_own_fault(error) else self._replacement(worker))
            raise
        except BaseException:
            self._release(self._replacement(worker))  # nobody waits for it any more, but it still thinks
            raise
        self._release(worker)
        return answer

    async def _turn(self, table: str, wait: float) -> Worker:
        if self._idle:
            return self._idle.pop()
        if sum(map(len, self._waiting.values())) >= self._most_waiting:
            raise Busy
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            async with asyncio.timeout(wait):
                return await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            else:
                self._forget(table, turn)
            if isinstance(error, TimeoutError):
                raise Busy from None
            raise

    def _forget(self, table: str, turn: "asyncio.Future[Worker]") -> None:
        queue = self._waiting.get(table)
        if queue is not None:
            with suppress(ValueError):
                queue.remove(turn)
            if not queue:
                del self._waiting[table]

    def _release(self, worker: Worker) -> None:
        """Hand a worker to the next table, which then goes to the end of the queue."""
        while self._waiting:
            table, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _replacement(self, lost: Worker) -> Worker:
        """A new worker for one that is stuck or dead; the others are not touched."""
        self._all.discard(lost)
        task = asyncio.create_task(asyncio.to_thread(lost.end))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        anew = Worker()
        self._all.add(anew)
        return anew

    def close(self) -> None:
        for worker in self._all:
            worker.end()


def _is_its_own_fault(error: Exception) -> bool:
    """Whether the bot has failed, and its process is as good as before."""
    return not isinstance(error, TimeoutError | BrokenProcessPool)
