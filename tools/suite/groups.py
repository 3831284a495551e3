"""Process groups: whoever ends the suite ends everything that it has started, and what that has started."""

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import IO, Final

GRACE: Final = 10.0
"""Seconds in which an interrupted command may still tidy up: tests stop their servers and remove their folders."""
FORGETFUL: Final = "PYTHONDONTWRITEBYTECODE"
"""Under this setting every process translates all sources anew, tests with their assertions above all: half a run."""


class Groups:
    """Runs commands, each in a process group of its own, until all of them are ended."""

    def __init__(self, grace: float = GRACE) -> None:
        self._grace = grace
        self._running: set[int] = set()
        self._are_ended = False
        self._lock = Lock()

    def spend(self, command: Sequence[str], root: Path, output: IO[bytes]) -> tuple[int, float]:
        """Run a command; its exit status and the processor time it took."""
        with self._lock:
            if self._are_ended:
                return 1, 0.0
            process = subprocess.Popen(
                command,
                cwd=root,
                env={name: value for name, value in os.environ.items() if name != FORGETFUL},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                process_group=0,
            )
            self._running.add(process.pid)
        if os.name != "posix":
            return process.wait(), 0.0
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        with self._lock:
            if not self._are_ended:  # else what this command has started may outlive it, and is still to be ended
                self._running.discard(process.pid)
        return process.returncode, used.ru_utime + used.ru_stime

    def end(self) -> None:
        """Interrupt every group, as from the keyboard; kill what is left of it when its time is up."""
        with self._lock:
            self._are_ended = True
        if os.name != "posix":
            return  # there, an interruption from the keyboard reaches all of them by itself
        until = time.monotonic() + self._grace
        left = self._reached(self._running, signal.SIGINT)
        while left and time.monotonic() < until:
            time.sleep(0.05)
            left = self._reached(left, 0)
        self._reached(left, signal.SIGKILL)

    def _reached(self, groups: set[int], word: int) -> set[int]:
        """Send this to the groups; those of which somebody was still there."""
        return {group for group in groups if _reach(group, word)}


def _reach(group: int, word: int) -> bool:
    try:
        os.killpg(group, word)
    except ProcessLookupError:
        return False
    return True
