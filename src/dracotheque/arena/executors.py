"""Where the games of a tournament are played: here, in processes of this machine, or on a Dask cluster."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

from dracotheque.bots.workers import prepare
from dracotheque.core.errors import Unavailable

IN_FLIGHT: Final = 64
"""Games handed out and not yet played: enough for any machine to stay busy."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(executor: Executor | None, play: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """What comes of each task, as soon as it comes; without an executor one after the other, here."""
    if executor is None:
        yield from map(play, tasks)
        return
    waiting = iter(tasks)
    running: set[Future[Done]] = {executor.submit(play, task) for task in islice(waiting, IN_FLIGHT)}
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {executor.submit(play, task) for task in islice(waiting, len(done))}
            for future in done:
                yield future.result()
    finally:
        for future in running:
            future.cancel()


@contextmanager
def processes(workers: int) -> Iterator[Executor | None]:
    """So many processes of this machine; one is this process itself. An interruption waits for no game to end."""
    if workers == 1:
        yield None
        return
    others = active_children()
    # Not forked: whoever calls may have threads, and a progress bar is one.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=prepare)
    try:
        yield pool
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler, which must have this package installed."""
    try:
        from distributed import Client  # noqa: PLC0415  the extra `farm`
    except ImportError:
        raise Unavailable("error-needs-extra", package="distributed", extra="farm") from None
    try:
        client = Client(address, timeout="5s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unavailable("error-no-cluster", address=address, detail=type(error).__name__) from None
    with client:
        yield client.get_executor()
