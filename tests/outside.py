"""Packages from outside, installed as `pip install -e` would, without a network and for one process alone."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Final

SIXTH: Final = Path(__file__).parents[1] / "examples" / "sixth_game"


def install(package: Path, site: Path) -> None:
    """Make a package known in a folder of installed packages."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    folder = site / f"{project['name']}-{project['version']}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    groups = project["entry-points"].items()
    lines = [line for group, points in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in points.items()))]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")


def environment(*folders: Path) -> dict[str, str]:
    """A process that finds packages here too, and our commands where this Python has them."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "PATH": path}
