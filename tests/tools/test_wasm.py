"""The Python of browsers plays the very same games as ours."""

import re
from pathlib import Path

import pytest

from dracotheque import games
from tools.wasm.digests import SEEDS, digests
from tools.wasm.python import OutOfReach, run, wheels

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.timeout(600)  # WebAssembly is compiled first, on a machine that may be busy
def test_a_browser_plays_the_very_same_games_to_the_byte() -> None:
    """200 beginnings of each game and its recorded matches: moves, events and saves; and what a master plays."""
    done = run("tools.wasm.digests", str(SEEDS))
    assert done.returncode == 0, done.stderr
    ours = list(digests(SEEDS))
    assert done.stdout.splitlines() == ours
    assert {line.split()[0] for line in ours} == set(games.ids())


def test_what_browsers_run_is_pinned_to_what_we_run() -> None:
    constraints = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = re.findall(
        r"^(\S+) --hash=sha256:[0-9a-f]{64}$", (ROOT / "tools/wasm/wheels.txt").read_text("utf-8"), re.M
    )
    assert pinned
    assert set(pinned) <= set(constraints)


def test_wheels_that_cannot_be_had_are_told_in_one_sentence(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.txt"
    nowhere.write_text(f"--no-index\n{(ROOT / 'tools/wasm/wheels.txt').read_text('utf-8')}", "utf-8")
    with pytest.raises(OutOfReach, match=r"^Python in a browser needs the wheels of .* cannot have: ERROR: .*msgspec"):
        wheels(tmp_path, nowhere)
