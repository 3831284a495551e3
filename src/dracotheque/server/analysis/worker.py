"""A process that studies one game, from the server's side."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec

from dracotheque.tables.domain.analysis import Found, Job

LONGEST_LINE: Final = 1 << 26
PROGRAM: Final = "dracotheque.server.analysis.work"
ONE_CORE: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class Lost(Exception):
    """The process ended before it had said everything: it was killed, or the game is more than it can take."""


async def studied(job: Job, program: str = PROGRAM) -> AsyncIterator[Found]:
    """What it finds, one thing after the other; whoever stops listening ends it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", program),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        env={**os.environ, **ONE_CORE},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    complaints = asyncio.create_task(process.stderr.read())
    try:
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        decoder = msgspec.json.Decoder(Found)
        found = None
        while line := await process.stdout.readline():
            found = decoder.decode(line)
            yield found
        if found is None or found.analysis is None:
            raise Lost((await complaints).decode(errors="replace")[-300:])
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        complaints.cancel()
        process.stdin.close()
