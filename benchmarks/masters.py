"""`python -m benchmarks.masters [--tables 200] [--seconds 300] [--page docs/masters.md]`: nothing but masters."""

import asyncio
import os
import random
import re
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import msgspec
import uvloop
from sqlalchemy import func, select

from benchmarks.server.__main__ import machine
from benchmarks.server.load import NEWS, OVER, REFUSED, Message, enter
from benchmarks.server.sockets import WireClient
from dracotheque import games
from dracotheque.server.store.engine import open_engine, sqlite_url
from dracotheque.server.store.schema import log
from tests.server.process import ServerProcess

BOT: Final = "master"
CORES: Final = 2
AT_ONCE: Final = 8
"""Tables laid at the same time."""
OVERTAKEN: Final = b"server-stale-question"
STUCK: Final = 120.0
"""Seconds without a move of bots that owe one: twice the patience for a thought and for its turn, and as much for the
rule of thumb after it."""
PAGE: Final = Path(__file__).parent.parent / "docs" / "masters.md"
STAND_INS: Final = re.compile(rf"(bots-busy|bot-too-slow|bot-process-lost|bot-failed)\b.*?\bbot='?{BOT}\b")
"""How the server says that the rule of thumb answers instead."""
PAGE_TEXT: Final = """# Masters under load

Made by `python -m benchmarks.masters` on {date}: {python}, {platform}, {cpus} cores, load average {busy} when it
began. Do not edit; run it again.

{tables} tables, of each game in turn, one person at each and masters on all other seats, for {seconds:g} seconds,
on a server that has {cores} cores and shares them with the people. Each person answers at once and at random, and no
bot takes a pause: every table always waits for a master. A thought waits at most twenty seconds for its turn and
lasts at most twenty; then the rule of thumb answers in its place. A table is stuck where its bots owe a move for
{stuck:g} seconds.

| | |
| --- | ---: |
| moves of bots | {bots:,} |
| of these, by the rule of thumb | {stand_ins:,} |
| moves of people | {people:,} |
| games that came to their end | {ended:,} |
| longest wait of a table for its bots, s | {longest:.1f} |
| median of each table's longest wait, s | {median:.1f} |
| moves refused | {refused:,} |
| tables stuck | {stuck_tables:,} |
"""
_decode: Final = msgspec.json.Decoder(Message).decode


class MastersTable:
    """One person who answers at once, and masters."""

    def __init__(self, http: httpx2.AsyncClient, number: int, game: str) -> None:
        self._http = http
        self._game = game
        self._name = f"Guest {number}"
        self._rng = random.Random(number)
        self._headers: dict[str, str] = {}
        self._socket: WireClient | None = None
        self._moves = 0
        self._question = -1
        """The number of the last decision answered: news of others repeat it until the answer is durable."""
        self._laying: asyncio.Task[None] | None = None
        self._owed_since: float | None = None
        self.longest = 0.0
        """Seconds for which the bots owed a move."""
        self.answered = 0
        """How often the bots have moved when they owed it."""
        self.ended = 0
        self.refused = 0
        """Moves refused, but for those that a bot's move has overtaken."""
        self.halted = False

    @property
    def waits(self) -> float:
        """For how long the bots have owed a move by now."""
        return 0.0 if self._owed_since is None else asyncio.get_running_loop().time() - self._owed_since

    async def lay(self) -> None:
        if not self._headers:
            self._headers = {"Authorization": f"Bearer {await enter(self._http, self._name)}"}
        wish = {"game": self._game, "bot": BOT}
        answer = await self._http.post("/api/play-now", json=wish, headers=self._headers)
        answer.raise_for_status()
        self.close()
        self._question = -1
        address = urlsplit(str(self._http.base_url))
        path, token = f"/api/tables/{answer.json()['id']}/live", self._headers["Authorization"].removeprefix("Bearer ")
        _, self._socket = await asyncio.get_running_loop().create_connection(
            lambda: WireClient(path, token, self._hear), address.hostname or "127.0.0.1", address.port or 80
        )
        await self._socket.opened
        self._socket.send(b'{"type":"hello","protocol":2}')

    def _hear(self, text: bytes) -> None:
        if text.startswith(NEWS):
            self._note_wait()
            decision = _decode(text).decision
            if self.halted:
                return
            if decision is None or not decision.moves:
                self._owed_since = asyncio.get_running_loop().time()
            elif self._socket is not None and decision.number != self._question:
                self._moves += 1
                self._question = decision.number
                move = bytes(self._rng.choice(decision.moves))
                self._socket.send(
                    b'{"type":"move","id":"m%d","number":%d,"move":%s}' % (self._moves, decision.number, move)
                )
        elif text.startswith(OVER):
            self._owed_since = None
            self.ended += 1
            if not self.halted:
                self._laying = asyncio.create_task(self.lay())
        elif text.startswith(REFUSED):
            self.refused += OVERTAKEN not in text

    def _note_wait(self) -> None:
        self.longest = max(self.longest, self.waits)
        self.answered += self._owed_since is not None
        self._owed_since = None

    def close(self) -> None:
        self._note_wait()
        if self._socket is not None:
            self._socket.close()


async def play(url: str, tables: int, seconds: float, answers: int) -> dict[str, Any]:
    """Let them play for so long, and until the bots of each table have answered so often.

    Whoever waits then is given until their bots have moved, or never will.
    """
    boxes = games.ids()
    async with httpx2.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        all_tables = [MastersTable(http, number, boxes[number % len(boxes)]) for number in range(tables)]
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def lay(table: MastersTable) -> None:
            async with turnstile:
                await table.lay()

        await asyncio.gather(*(lay(table) for table in all_tables))
        await asyncio.sleep(seconds)
        async with asyncio.timeout(2 * STUCK):
            while any(table.answered < answers and table.waits < STUCK for table in all_tables):
                await asyncio.sleep(0.05)
        for table in all_tables:
            table.halted = True
        while any(0.0 < table.waits < STUCK for table in all_tables):
            await asyncio.sleep(0.5)
        stuck = sum(table.waits >= STUCK for table in all_tables)
        for table in all_tables:
            table.close()
    longest = sorted(table.longest for table in all_tables)
    return {
        "longest": longest[-1],
        "median": longest[len(longest) // 2],
        "ended": sum(table.ended for table in all_tables),
        "refused": sum(table.refused for table in all_tables),
        "stuck_tables": stuck,
    }


def measure(tables: int, seconds: float, answers: int = 0, **settings: Any) -> dict[str, Any]:
    """Play on a server of our own; what happened there, by the log and by what the server said."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(data=folder, **settings)
        try:
            os.sched_setaffinity(server.pid, sorted(os.sched_getaffinity(0))[:CORES])
            row = uvloop.run(play(server.url, tables, seconds, answers))
        finally:
            said = server.stop()
        with open_engine(sqlite_url(Path(folder))).connect() as connection:
            by_author = select(log.c.author, func.count()).where(log.c.kind == "move").group_by(log.c.author)
            moves: dict[str, int] = {row[0]: row[1] for row in connection.execute(by_author)}
    stand_ins = len(STAND_INS.findall(said))
    return row | {"bots": moves.get("bot", 0), "people": moves.get("person", 0), "stand_ins": stand_ins}


def main(wishes: Sequence[str] | None = None) -> int:
    parser = ArgumentParser("python -m benchmarks.masters", description="Many tables of masters on two cores.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args(wishes)
    here = machine()
    row = measure(arguments.tables, arguments.seconds)
    text = PAGE_TEXT.format(**here, **row, tables=arguments.tables, seconds=arguments.seconds, cores=CORES, stuck=STUCK)
    print(text)
    arguments.page.write_text(text)
    return int(row["stuck_tables"] > 0)


if __name__ == "__main__":
    sys.exit(main())
