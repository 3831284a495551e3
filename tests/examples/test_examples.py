"""Every example runs as it stands."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

WANTS_A_SERVER = {"wire_bot"}
"""Run in `tests/server`."""
EXAMPLES = [path for path in sorted(Path("examples").glob("*.py")) if path.stem not in WANTS_A_SERVER]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_and_says_something(example: Path) -> None:
    run = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout
    assert not run.stderr
