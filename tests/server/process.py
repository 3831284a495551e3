"""A real server process, started, killed and started again as a test wants."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import msgspec

from dracotheque.server.run import serve
from dracotheque.server.settings import Settings

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`python -m tests.server.process '{"port": …}'`."""

    def __init__(self, **settings: Any) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        defaults = {
            "port": port,
            "bot_pace": 0,
            "requests_per_minute": 1_000_000,
            "guests_per_hour": 1_000_000,
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
        environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        arguments = [sys.executable, "-m", "tests.server.process", msgspec.json.encode(self.settings).decode()]
        self._complaints = TemporaryFile("w+")  # noqa: SIM115  # closed when the process ends
        self._process = subprocess.Popen(
            arguments, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=self._complaints, text=True
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().startswith("http"), self.complaints()

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._end()

    def stop(self) -> str:
        """End it properly; what it had to complain about."""
        self._process.terminate()
        return self._end()

    def _end(self) -> str:
        self._process.wait(30)
        complaints = self.complaints()
        self._complaints.close()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return complaints

    def complaints(self) -> str:
        """What it wrote on standard error."""
        self._complaints.seek(0)
        return self._complaints.read()

    @property
    def memory(self) -> int:
        """Resident bytes of the server process itself."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def read_settings(text: str) -> Settings:
    values = msgspec.json.decode(text)
    if "data" in values:
        values["data"] = Path(values["data"])
    return Settings(**values)


if __name__ == "__main__":
    serve(read_settings(sys.argv[1]), lambda url: print(url, flush=True))
