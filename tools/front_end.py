"""Builds the web application into the package, when something it is made of has changed.

`python -m tools.front_end` from the root of the sources; packages are built with it too.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.node import Node, bring

STATIC: Final = "src/dracotheque/server/static"
SOURCES: Final = ("web/**/*", "src/dracotheque/**/texts/*.ftl", "docs/rules/*.md")
LEFT_OUT: Final = ("node_modules", "fixtures")


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

    def build(self) -> int:
        """Install what the build needs and build, unless everything is fresh; npm's exit status."""
        if self.is_fresh():
            return 0
        status = Node(self.root).run("run", "build")
        if status == 0:
            self.stamp.write_text(self.fingerprint(), "utf-8")
        return status


def main() -> int:
    root = Path(__file__).parents[1]
    bring(root)
    return FrontEnd(root).build()


if __name__ == "__main__":
    sys.exit(main())
