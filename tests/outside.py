"""Packages from outside, installed by pip into an environment of their own, without a network."""

import os
import subprocess
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SIXTH: Final = ROOT / "examples" / "sixth_game"
DRACO: Final = '#!/bin/sh\nexec "{python}" -m dracotheque.cli "$@"\n'


class Environment:
    """An environment that has all that this one has, and what is installed into it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder)
        self.commands: Final = folder / "bin"
        self.python: Final = self.commands / "python"
        [self.site] = folder.glob("lib/*/site-packages")
        # The .pth files of the development environment count too: one of them is this project.
        (self.site / "shared.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
        draco = self.commands / "draco"
        draco.write_text(DRACO.format(python=self.python), "utf-8")
        draco.chmod(0o755)
        pip = self.commands / "pip"
        pip.write_text(f'#!/bin/sh\nexec "{self.python}" -m pip "$@"\n', "utf-8")
        pip.chmod(0o755)

    @property
    def variables(self) -> dict[str, str]:
        """As its `activate` sets them; pip fetches nothing, and builds with what is here; pytest comes as it is."""
        return {
            **os.environ,
            "PATH": os.pathsep.join([str(self.commands), os.environ.get("PATH", "")]),
            "VIRTUAL_ENV": str(self.commands.parent),
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # to pip this means: without isolation
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }

    def run(self, *command: str | Path, cwd: Path | None = None, said: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command, cwd=cwd, env=self.variables, input=said, capture_output=True, text=True, check=False
        )

    def pip(self, *words: str | Path) -> None:
        done = self.run(self.python, "-m", "pip", "--quiet", *words)
        assert done.returncode == 0, done.stderr

    def files(self) -> Sequence[str]:
        """Everything that is installed in it alone."""
        return sorted(
            str(path.relative_to(self.site)) for path in self.site.rglob("*") if "__pycache__" not in str(path)
        )
