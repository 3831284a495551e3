"""The shelf without a server is put together of what a page needs, and no more."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.site.building import Site
from tools.site.sizes import MOST, sizes, too_large
from tools.site.staging import stage

ROOT = Path(__file__).parents[2]


COUNTING = """
import sys
sys.path[:0] = sys.argv[2:]
sys.dont_write_bytecode = True
import babel
from fluent.runtime import FluentBundle, FluentResource

for language in ("fr", "en"):
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(sys.argv[1]))
    for number in (0, 1, 2, 0.25, 1234567.5, 1_000_000, -3):
        print(bundle.format_pattern(bundle.get_message("number").value, {"n": number})[0])
print(babel.__file__)
"""
SENTENCE = """
number = { $n ->
        [one] one
        [many] many
       *[other] others
    }: { $n } { NUMBER($n, minimumFractionDigits: 1) } { NUMBER($n, style: "percent") }
"""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "staged"
    stage(ROOT, folder)
    return folder


def counted(*folders: Path) -> list[str]:
    """What is said of some numbers, with the libraries of these folders first."""
    command = [sys.executable, "-c", COUNTING, SENTENCE, *map(str, folders)]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.splitlines()


def test_a_page_counts_and_writes_numbers_as_a_server_does(staged: Path) -> None:
    here, there = counted(), counted(staged)
    assert Path(there[-1]).is_relative_to(staged) and not Path(here[-1]).is_relative_to(staged)
    assert here[:-1] == there[:-1]
    assert "1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567,5" in "".join(here)


def test_a_page_gets_the_networks_that_it_has_time_to_ask(staged: Path) -> None:
    learnt = {file.parent.parent.name for file in staged.glob("dracotheque/games/*/insight/network.bin")}
    assert learnt == {"or_des_dragons", "pierres_du_dragon"}, (
        "those of Le Jeu des Dragons and Drakon are asked in every imagined game"
    )


def test_a_page_gets_the_games_and_no_server(staged: Path) -> None:
    package = staged / "dracotheque"
    assert (package / "games" / "drakon" / "view.py").exists()
    assert (package / "house" / "in_page.py").exists()
    assert not (package / "server").exists()
    assert not list(staged.rglob("__pycache__"))
    assert {path.stem for path in staged.rglob("locale-data/*.dat")} == {"root", "en", "fr"}


def test_an_engine_that_is_too_heavy_is_named(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    engine.mkdir()
    (tmp_path / "index.html").write_text("")
    (tmp_path / "assets").mkdir()
    pack = {"loader": "a.js", "machine": "b.js"} | {
        name: {"file": f"{name}.gz"} for name in ("wasm", "standard", "library")
    }
    (engine / "engine.json").write_text(json.dumps(pack))
    for name in ("a.js", "b.js", "wasm.gz", "standard.gz", "library.gz"):
        (engine / name).write_bytes(b"0")
    (engine / "b.js").write_bytes(b"0" * 100)
    (engine / "b.js.gz").write_bytes(b"0")
    assert sizes(tmp_path)["engine"] == 5
    assert too_large(tmp_path) == []
    (engine / "wasm.gz").write_bytes(b"0" * MOST["engine"])
    assert too_large(tmp_path) == ["engine takes 8,000,004 bytes, and may take 8,000,000"]


def test_the_keeper_of_other_files_is_another_version(tmp_path: Path) -> None:
    site = Site(tmp_path)
    (tmp_path / "web" / "offline").mkdir(parents=True)
    (tmp_path / "web" / "offline" / "site.js").write_text((ROOT / "web" / "offline" / "site.js").read_text("utf-8"))
    (site.folder / "engine").mkdir(parents=True)
    for name in ("index.html", "engine/engine.json", "engine/wasm-1.gz", "index.html.gz"):
        (site.folder / name).write_text(name)
    site.keep()
    keeper = site.folder / "keeper.js"
    first = keeper.read_text("utf-8")
    assert 'const FILES = ["engine/engine.json", "index.html"]' in first
    keeper.unlink()
    (site.folder / "index.html").write_text("another")
    site.keep()
    assert keeper.read_text("utf-8") != first
