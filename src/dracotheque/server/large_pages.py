"""Large pages of memory: a thousand tables lie scattered, and to find a page costs as much as to read it.

Linux makes one page of 2 MB out of 512 small ones where it is asked to, and most systems wait to be asked.
"""

import asyncio
import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dracotheque.server.threads import Threads

EVERY: Final = 10.0
"""Seconds between two looks at what the process has come to need."""
LARGE: Final = 2 << 20
MAY_BE_LARGE: Final = 14
JOIN: Final = 25
"""Advice for `madvise(2)`: `MADV_HUGEPAGE` and, since Linux 6.1, `MADV_COLLAPSE`."""
MAPS: Final = Path("/proc/self/maps")
HEAP: Final = "[heap]"


async def join_pages() -> None:
    """Let what the process keeps lie in large pages, for as long as it runs; on Linux alone."""
    if sys.platform != "linux":
        return
    threads = Threads("large-pages", 1)
    joined: set[int] = set()
    while True:
        await asyncio.sleep(EVERY)
        await threads.do(lambda: join_new(joined))


def join_new(joined: set[int]) -> None:
    """Join what has grown large enough since; a page that is in use is moved, and whoever needs it waits a moment."""
    libc = ctypes.CDLL(None)
    for address in private_memory(MAPS.read_text()):
        place = ctypes.c_void_p(address), ctypes.c_size_t(LARGE)
        if address not in joined and libc.madvise(*place, MAY_BE_LARGE) == 0 and libc.madvise(*place, JOIN) == 0:
            joined.add(address)


def private_memory(maps: str) -> Iterator[int]:
    """Where a large page could begin in memory that is the process's own."""
    for line in maps.splitlines():
        place, rights, _, _, _, *name = line.split(maxsplit=5)
        if rights == "rw-p" and (not name or name == [HEAP]):
            begin, end = (int(address, 16) for address in place.split("-"))
            yield from range(-(-begin // LARGE) * LARGE, end - LARGE + 1, LARGE)
