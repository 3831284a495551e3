"""Brings the Python of browsers and runs it under Node: pyodide from npm, its wheels from PyPI, both pinned."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.node import Node, bring, system_npm, wheel_npm

ROOT: Final = Path(__file__).parents[2]
WHEELS: Final = Path(__file__).with_name("wheels.txt")
FOLDER: Final = Path("build/wasm")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "314"


class OutOfReach(Exception):
    """Something that is fetched could not be had."""


def wheels(root: Path = ROOT, wanted: Path = WHEELS) -> list[Path]:
    """The pinned wheels, fetched where they are not there yet."""
    folder = root / FOLDER
    stamp = folder / WHEELS.name
    if not stamp.exists() or stamp.read_bytes() != wanted.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        kind = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON}"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--require-hashes", *kind, "--dest", str(folder), "-r", str(wanted)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = done.stderr.strip().splitlines()[-1:] or ["pip did not say why"]
            raise OutOfReach(
                f"Python in a browser needs the wheels of {WHEELS.name}, which pip cannot have: {reason[0]}"
            )
        shutil.copy(wanted, stamp)
    return sorted(folder.glob("*.whl"))


def run(module: str, *arguments: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a module of ours in the Python of browsers, under Node; what it printed."""
    bring(root)
    if Node(root).install():
        raise OutOfReach("Python in a browser needs pyodide, which npm cannot have: see what it said above.")
    command, environment = system_npm() or wheel_npm()
    node = _node(command, environment)
    script = str(Path(__file__).with_name("node.mjs"))
    return subprocess.run(
        [node, script, str(root), *map(str, wheels(root)), "--", module, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def _node(npm: Sequence[str], environment: dict[str, str]) -> str:
    """The node beside this npm."""
    if len(npm) > 1:
        return npm[0]
    found = shutil.which("node", path=environment.get("PATH", os.defpath))
    assert found is not None
    return found
