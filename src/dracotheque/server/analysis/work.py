"""Studies one finished game, which it reads, and writes what it finds line by line: `python -m …server.analysis.work`.

The first line that comes in is the job; nothing follows it, and when the server is gone so is this process.
"""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import msgspec

from dracotheque.tables.domain.analysis import Found, Job
from dracotheque.tables.studying import studied

LOWEST_RANK: Final = 19
FIRST_TO_GO: Final = "1000"
"""Where memory runs short, the system ends this process before any other."""


def main() -> None:
    step_back()
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    Thread(target=_end_with_parent, daemon=True).start()
    for found in studied(job):
        say(found)


def say(found: Found) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


def step_back() -> None:
    """Everybody else first; and the server decides when this ends, not the terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LOWEST_RANK)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)


def _end_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)  # past the buffer, whose lock a thread must not hold at the end
    os._exit(0)


if __name__ == "__main__":
    main()
