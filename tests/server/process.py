"""A real server process, started, killed and started again as a test wants."""

import os
import re
import socket
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import SystemRandom
from tempfile import mkstemp
from typing import Any

from dracotheque import games
from dracotheque.server.accounts import passwords
from dracotheque.server.run import serve
from dracotheque.server.settings import Settings
from dracotheque.server.store import engine
from dracotheque.tables.domain import seats
from tests.server.luck import dealt_by, dealt_test_by_test
from tests.server.passwords import CHEAP

STARTS_WITHIN = 60.0
SLOW_FOR_A_WHILE = re.compile(r"\] (store-slow|store-well)\b")
CONTEXT = get_context("forkserver")
"""The new process is a fork of one that has imported everything, so that twenty starts take seconds and not minutes."""
CONTEXT.set_forkserver_preload([__name__])
games.all()


def run(settings: dict[str, Any], ready: Connection, complaints: str, test: str | Path | None) -> None:
    """What happens in the process of the server."""
    os.dup2(os.open(complaints, os.O_WRONLY | os.O_APPEND), 2)
    if "data" in settings:
        settings["data"] = Path(settings["data"])
    if "busy_timeout" in settings:
        shorter = f"busy_timeout={settings.pop('busy_timeout')}"
        engine.PRAGMAS = (*engine.PRAGMAS, shorter)  # type: ignore[assignment, misc]  # final for all but this process
    if "patience" in settings:  # nobody waits a minute for a chair to be free, or for a host to come back
        seats.KEPT = seats.ALONE = settings.pop("patience")  # type: ignore[misc]  # final for all but this process
    passwords.PasswordHasher = CHEAP  # type: ignore[assignment, attr-defined]  # half of what starting takes
    dealt = dealt_test_by_test(test) if isinstance(test, Path) else dealt_by(test) if test else ()
    for place, name, chance in dealt:
        setattr(place, name, chance)
    announce: Callable[[str], None] = ready.send
    serve(Settings(**settings), announce)


def free_port() -> int:
    """One that nobody listens at; and no connection gets it by chance before the server does, or while it is down."""
    dice = SystemRandom()
    for _ in range(100):
        port = dice.randrange(20_000, 30_000)  # systems give connections higher ones
        with socket.socket() as there:
            if there.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError("somebody listens everywhere")


def running_test() -> str | None:
    """The name of the test that runs, if one does: it decides what this server deals."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0] or None


class ServerProcess:
    """A server of its own, on a port of its own."""

    def __init__(self, deals: Path | None = None, /, **settings: Any) -> None:
        """Deals go by the name of the test that starts it, or by the one that this file holds at the time."""
        self._deals = deals
        defaults = {
            "port": free_port(),
            "bot_pace": 0,
            "requests_per_minute": 1_000_000,
            "guests_per_hour": 1_000_000,
            "words_per_minute": 10_000_000,
            "messages_per_second": 10_000,
            "message_burst": 10_000,
            "sockets_per_address": 100_000,
            "sockets_per_person": 1000,
            "most_tables_each": 100_000,
        }
        self.settings = defaults | settings
        self.url = f"http://127.0.0.1:{self.settings['port']}"
        self.start()

    def start(self) -> None:
        handle, self._complaints = mkstemp(prefix="draco-server-")
        os.close(handle)
        told, tell = CONTEXT.Pipe(duplex=False)
        self._process = CONTEXT.Process(
            target=run, args=(self.settings, tell, self._complaints, self._deals or running_test())
        )
        self._process.start()
        tell.close()
        with told:
            assert told.poll(STARTS_WITHIN), self.complaints()
            assert told.recv() == self.url

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._end()

    def stop(self) -> str:
        """End it properly; what it had to complain about."""
        self._process.terminate()
        return self._end()

    def _end(self) -> str:
        self._process.join(30)
        complaints = self.complaints()
        Path(self._complaints).unlink()
        return complaints

    def complaints(self) -> str:
        """What it wrote on standard error, but that a busy machine took more than a second to write something down."""
        lines = Path(self._complaints).read_text().splitlines(keepends=True)
        return "".join([line for line in lines if not SLOW_FOR_A_WHILE.search(line)])

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def cpu(self) -> float:
        """Seconds of processor time the server itself has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Resident bytes of the server process itself."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))
