"""Work that blocks is done in threads that nobody has to wait for at the end."""

import asyncio
import subprocess
import sys
from threading import Event

import pytest

from dracotheque.server.threads import Threads

pytestmark = pytest.mark.anyio
HANGS = """
import asyncio
from threading import Event
from dracotheque.server.threads import Threads

async def main():
    threads = Threads("hanging", 1)
    threads.do(Event().wait)
    print(threads.close(0.01))

asyncio.run(main())
"""


async def test_what_a_thread_finds_or_fails_with_comes_back() -> None:
    threads = Threads("test", 2)
    assert await asyncio.gather(*(threads.do(lambda n=n: n * n) for n in range(5))) == [0, 1, 4, 9, 16]  # type: ignore[misc]
    with pytest.raises(ZeroDivisionError):
        await threads.do(lambda: 1 // 0)
    assert threads.close(5.0)


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    threads, go, done = Threads("test", 1), Event(), []
    first = threads.do(go.wait)
    given_up = threads.do(lambda: done.append("given up"))
    given_up.cancel()
    go.set()
    assert await first
    await threads.do(lambda: done.append("next"))
    assert done == ["next"]
    assert threads.close(5.0)


def test_a_thread_that_hangs_does_not_hold_up_the_end_of_the_process() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGS], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.strip() == "False"
