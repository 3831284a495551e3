"""What the tests need of the machine beyond Python's packages, brought where we may, else asked for in one sentence.

`python -m tools.machine THING…` with things of `chromium` and `compiler`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from ctypes.util import find_library
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
LETTERS: Final = "fonts-liberation"
"""What a page falls back on whose own letters do not come."""
INSTALL: Final = ("install", "-y", "-qq", "--no-install-recommends")
"""What a browser before a person would like (printers, sounds, a service manager) stays away: half of the time."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something a machine has or lacks, and the packages of Debian that bring it."""

    purpose: str
    is_there: Callable[[], bool]
    packages: tuple[str, ...]
    is_best: Callable[[], bool] = lambda: True
    """Whether what is there is what these packages bring, and not something that does as well, but slower."""


def chromium() -> str | None:
    """Where the browser is, if there is one; the one without windows needs least to show the same pages."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def has_chromium() -> bool:
    return chromium() is not None


def has_light_chromium() -> bool:
    return "CHROMIUM" in os.environ or shutil.which("chromium-headless-shell") is not None


def has_atomic() -> bool:
    """The library that the Node of Playwright's driver asks for on some kinds of machines."""
    return sys.platform != "linux" or find_library("atomic") is not None


def has_compiler() -> bool:
    return os.name == "nt" or shutil.which("gcc") is not None or shutil.which("cc") is not None


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


THINGS: Final[Mapping[str, tuple[Thing, ...]]] = {
    "chromium": (
        Thing("The tests in the browser", has_chromium, ("chromium-headless-shell", LETTERS), has_light_chromium),
        Thing("The tests in the browser", lambda: True, ("libatomic1",), has_atomic),
    ),
    "compiler": (
        Thing("Compiled engines", has_compiler, ("gcc", "libc6-dev")),
        Thing("Compiled engines", has_headers, (f"libpython{PYTHON}-dev",)),
    ),
}


def missing(name: str) -> str | None:
    """One sentence that says what is missing and how to get it, if something is."""
    things = [thing for thing in THINGS[name] if not thing.is_there()]
    if not things:
        return None
    packages = _packages(name)
    how = f"`sudo apt-get install {' '.join(packages)}`"
    return f"{things[0].purpose} need {' and '.join(packages)}: on Debian and Ubuntu, {how} brings it."


def bring(name: str) -> str | None:
    """Bring what is missing or the best, where root of a Debian runs us; what is missing still, in one sentence."""
    apt = shutil.which("apt-get")
    if apt is not None and is_root():
        if missing(name):
            _call(apt, "update", "-qq")
        if packages := _packages(name, best=True):
            _call(apt, *INSTALL, *packages)
    return missing(name)


def _call(*command: str) -> None:
    """Whatever it says; what it could not bring is missed afterwards."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _packages(name: str, *, best: bool = False) -> list[str]:
    """What brings everything that is missing; or, to have the best, what is not the best either."""
    lacking = [thing for thing in THINGS[name] if not thing.is_there() or (best and not thing.is_best())]
    return [package for thing in lacking for package in thing.packages]


def main() -> int:
    parser = ArgumentParser("python -m tools.machine", description="Bring what the tests need of the machine.")
    parser.add_argument("things", nargs="+", choices=sorted(THINGS))
    sentences = [sentence for name in parser.parse_args().things if (sentence := bring(name))]
    print(*sentences, sep="\n", end="\n" if sentences else "")
    return 1 if sentences else 0


if __name__ == "__main__":
    sys.exit(main())
