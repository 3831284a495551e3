import os
import sys
from pathlib import Path

import pytest

from tools.node import Node, system_npm


def program(folder: Path, name: str, *lines: str) -> None:
    path = folder / name
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]), "utf-8")
    path.chmod(0o755)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    """A web application on a machine whose npm writes down what it is asked."""
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    bin = tmp_path / "bin"
    bin.mkdir()
    program(bin, "node", "echo v22.1.0")
    program(bin, "npm", f"echo $* >> {tmp_path / 'asked'}")
    monkeypatch.setenv("PATH", f"{bin}{os.pathsep}{os.environ['PATH']}")
    return Node(tmp_path)


def asked(tree: Node) -> list[str]:
    return (tree.root / "asked").read_text().splitlines()


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its programs here are shell scripts")


def test_packages_are_installed_once_for_each_lock_file(tree: Node) -> None:
    assert tree.run("run", "lint") == 0
    assert tree.run("test") == 0
    assert asked(tree) == ["ci --no-audit --no-fund", "run lint", "test"]
    (tree.web / "package-lock.json").write_text('{"packages": {}}')
    tree.run("test")
    assert asked(tree)[-2:] == ["ci --no-audit --no-fund", "test"]


def test_nothing_runs_on_packages_that_could_not_be_installed(tree: Node) -> None:
    program(tree.root / "bin", "npm", f"echo $* >> {tree.root / 'asked'}", "exit 3")
    assert tree.run("test") == 3
    assert asked(tree) == ["ci --no-audit --no-fund"]


@pytest.mark.parametrize(("version", "is_taken"), [("v18.19.0", False), ("v20.18.3", False), ("v20.19.0", True)])
def test_a_node_that_is_too_old_is_not_taken(tree: Node, version: str, is_taken: bool) -> None:
    program(tree.root / "bin", "node", f"echo {version}")
    assert (system_npm() is not None) == is_taken
