"""What people outside rely on: one version, files that can be read, and engines that ask nothing of POSIX."""

import json
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import dracotheque

ROOT = Path(__file__).parents[2]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def test_the_version_is_written_in_one_place() -> None:
    found = project()
    assert found["project"]["dynamic"] == ["version"]
    assert found["tool"]["hatch"]["version"]["path"] == "src/dracotheque/__init__.py"
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert version("dracotheque") == dracotheque.__version__


def test_what_we_use_against_its_promises_is_held_where_it_is() -> None:
    (uvicorn,) = (
        each for each in project()["project"]["optional-dependencies"]["server"] if each.startswith("uvicorn")
    )
    assert "<" in uvicorn


def test_the_workflow_runs_what_a_person_runs_and_every_python_we_name() -> None:
    jobs = read(".github/workflows/ci.yml")["jobs"]
    assert {"run": "make test"} in jobs["suite"]["steps"]
    named = [each.rpartition(" ")[2] for each in project()["project"]["classifiers"] if "Python :: 3." in each]
    assert jobs["everywhere"]["strategy"]["matrix"]["python"] == named
    systems = " ".join(jobs["everywhere"]["strategy"]["matrix"]["machine"])
    assert all(name in systems for name in ("ubuntu", "arm", "macos", "windows"))


@pytest.mark.parametrize("name", ["wrong_rule", "trouble", "config"])
def test_the_templates_can_be_read(name: str) -> None:
    assert read(f".github/ISSUE_TEMPLATE/{name}.yml")


def test_the_container_is_a_strangers_and_everything_it_copies_is_there() -> None:
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    assert lines.index("USER dracotheque") < next(n for n, line in enumerate(lines) if line.startswith("ENTRYPOINT"))
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    assert any(line.startswith("VOLUME") for line in lines)
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert [name for name in kept if not (ROOT / name).exists()] == []


def test_the_composition_waits_for_its_database_and_keeps_it() -> None:
    services = read("compose.yaml")["services"]
    assert services["server"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert services["database"]["healthcheck"]["test"][1] == "pg_isready"
    (volume,) = services["database"]["volumes"]
    assert volume.partition(":")[0] in read("compose.yaml")["volumes"]
    published = services["server"]["ports"]
    assert all(port.startswith("127.0.0.1:") for port in published), "who wants the world puts a proxy in front"


WITHOUT_POSIX = """
import importlib, os, pkgutil, sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name in {"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Refusing())
for name in ("fork", "geteuid", "getuid", "killpg", "nice", "sched_getaffinity", "setsid", "sysconf", "uname", "wait4"):
    delattr(os, name)

import dracotheque
for name in ("core", "texts", "games", "bots", "arena", "conformance", "cli"):
    package = importlib.import_module(f"dracotheque.{name}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith(("__main__", "network.fast")):  # numpy asks Linux for its name
            importlib.import_module(module.name)

from dracotheque.cli import main
sys.argv = ["draco", *sys.argv[1:]]
sys.exit(main())
"""

COMMANDS = [
    ["simulate", "drakon", "--players", "2", "--games", "1", "--seed", "1"],
    ["arena", "drakon", "--bots", "random,heuristic", "--games", "1", "--players", "2", "--workers", "1"],
    ["play", "jeu_des_dragons", "--players", "2", "--bots", "random", "--options", "max_gambits=1", "--seed", "1"],
]
TYPED = "1\n" * 200
"""Whoever plays always takes the first choice."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a system without POSIX proves it by itself")
@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
def test_engines_bots_arena_and_terminal_do_without_posix(command: list[str]) -> None:
    run = [sys.executable, "-c", WITHOUT_POSIX, *command]
    done = subprocess.run(run, capture_output=True, text=True, input=TYPED, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def newest_python() -> str | None:
    """The Python of the next machine, where this one has it."""
    found = shutil.which("python3.14")
    is_real = found and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0
    return found if is_real else None


@pytest.mark.slow
@pytest.mark.skipif(newest_python() is None or sys.version_info >= (3, 14), reason="no other Python 3.14 here")
def test_engines_bots_arena_and_terminal_run_on_the_newest_python(tmp_path: Path) -> None:
    subprocess.run([newest_python() or "", "-m", "venv", tmp_path], check=True)
    tools = tmp_path / ("Scripts" if sys.platform == "win32" else "bin")
    needed = project()["project"]["dependencies"]
    install: list[str | Path] = [tools / "pip", "install", "--quiet", "--constraint", ROOT / "constraints.txt", *needed]
    subprocess.run(install, check=True)
    for command in COMMANDS:
        run: list[str | Path] = [tools / "python", "-W", "error", "-m", "dracotheque", *command]
        subprocess.run(run, check=True, env={"PYTHONPATH": str(ROOT / "src")}, input=TYPED, text=True)
