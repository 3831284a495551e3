"""The shelf without a server is put together of what a page needs, and no more."""

import json
from pathlib import Path

from tools.site.building import Site
from tools.site.sizes import MOST, sizes, too_large
from tools.site.staging import stage

ROOT = Path(__file__).parents[2]


def test_a_page_gets_the_games_and_no_server(tmp_path: Path) -> None:
    stage(ROOT, tmp_path / "staged")
    package = tmp_path / "staged" / "dracotheque"
    assert (package / "games" / "drakon" / "view.py").exists()
    assert (package / "house" / "in_page.py").exists()
    assert not (package / "server").exists()
    assert not list(tmp_path.rglob("__pycache__"))
    assert {path.stem for path in tmp_path.rglob("locale-data/*.dat")} == {"root", "en", "fr"}


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
