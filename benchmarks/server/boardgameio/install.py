"""boardgame.io, installed by npm in a folder that is thrown away, and its server started there."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

VERSION = "0.50.2"
INSTALLS_WITHIN = 180.0


class NotInstalled(Exception):
    """boardgame.io cannot be had here, and why."""


@dataclass(frozen=True, slots=True)
class Peer:
    """The server, running; everything it keeps is in its memory."""

    port: int
    process: int

    @property
    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    @property
    def cpu(self) -> float:
        """Seconds of processor time used."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def installed() -> Iterator[Path]:
    """A folder with boardgame.io and our game in it, for as long as the block lasts."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotInstalled("npm is not there")
    with TemporaryDirectory(prefix="draco-peer-") as folder:
        _install(npm, Path(folder))
        shutil.copy(Path(__file__).with_name("server.js"), folder)
        yield Path(folder)


def _install(npm: str, folder: Path) -> None:
    (folder / "package.json").write_text('{"private": true}')
    command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", f"boardgame.io@{VERSION}"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=INSTALLS_WITHIN, check=False)
    except subprocess.TimeoutExpired:
        raise NotInstalled(f"npm did not finish within {INSTALLS_WITHIN:.0f} s") from None
    if done.returncode != 0:
        raise NotInstalled(f"npm could not install it (status {done.returncode})")


@contextmanager
def serving(folder: Path) -> Iterator[Peer]:
    """A fresh server, for as long as the block lasts."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = ["node", "server.js", str(port)]
    production = os.environ | {"NODE_ENV": "production"}  # else it checks the whole state after every move
    with subprocess.Popen(
        command, cwd=folder, env=production, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            if process.stdout.readline().strip() != "ready":
                raise NotInstalled("its server does not start")
            yield Peer(port, process.pid)
        finally:
            process.kill()
