"""Puts the folder together: the page, Python with the games, what was answered beforehand, and who keeps it all."""

import asyncio
import gzip
import hashlib
import json
import shutil
from collections.abc import Mapping
from importlib.metadata import metadata
from pathlib import Path
from typing import Final

from tools.node import Node
from tools.site.staging import OTHERS, stage
from tools.site.zips import write_zip
from tools.wasm.python import run

WORK: Final = Path("build/site")
OFFERED: Final = Path("src/dracotheque/server/offline")
PYODIDE: Final = Path("web/node_modules/pyodide")
ANSWERED: Final = ("/api/shelf", "/api/house")
"""What is the same for everybody: a page that shows the shelf needs no Python for it."""
SMALL: Final = 1_000


class Broken(Exception):
    """A step that did not do what it was asked."""


class Site:
    """The shelf without a server, of one source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "dist" / "site"

    def build(self) -> int:
        """Build everything anew; npm's exit status."""
        if status := Node(self.root).run("run", "site"):
            return status
        self._engine()
        self._answers()
        self._licences()
        self.keep()
        return 0

    def offer(self) -> None:
        """Put it where the server looks for it, from one moment to the next; a server sends no brotli."""
        place = self.root / OFFERED
        fresh = place.with_name(f"{place.name}.fresh")
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(self.folder, fresh, ignore=shutil.ignore_patterns("*.br"))
        shutil.rmtree(place, ignore_errors=True)
        fresh.rename(place)

    def _engine(self) -> None:
        """Python, what it needs and our games, each file named by what is in it."""
        work, out = self.root / WORK, self.folder / "engine"
        stage(self.root, work / "staged")
        done = run("tools.site.standard", str(WORK / "staged"), str(WORK / "standard.zip"), root=self.root)
        if done.returncode:
            raise Broken(done.stderr[-2000:])
        staged = sorted(path for path in (work / "staged").rglob("*") if path.is_file())
        write_zip(
            work / "library.zip", ((path.relative_to(work / "staged").as_posix(), path.read_bytes()) for path in staged)
        )
        out.mkdir(parents=True)
        pyodide = self.root / PYODIDE
        pack: dict[str, object] = {
            "loader": _keep(out, "loader.js", (pyodide / "pyodide.mjs").read_bytes()),
            "machine": _keep(out, "machine.js", (pyodide / "pyodide.asm.mjs").read_bytes()),
            "lock": {"info": json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"], "packages": {}},
        }
        sources = {
            "wasm": pyodide / "pyodide.asm.wasm",
            "standard": work / "standard.zip",
            "library": work / "library.zip",
        }
        for name, path in sources.items():
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            pack[name] = {"file": _keep(out, f"{name}.gz", packed), "bytes": len(packed)}
        (out / "engine.json").write_text(json.dumps(pack), "utf-8")
        for path in out.glob("*.js"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))

    def _answers(self) -> None:
        answers = asyncio.run(answered())
        (self.folder / "answers.json").write_text(json.dumps(answers, ensure_ascii=False), "utf-8")

    def _licences(self) -> None:
        """Whose work travels along, under which licence, and where its sources are."""
        pyodide = json.loads((self.root / PYODIDE / "package.json").read_text("utf-8"))
        lines = [
            "Python, PSF-2.0, https://www.python.org/",
            f"pyodide {pyodide['version']}, {pyodide['license']}, {pyodide['homepage']}",
        ]
        for name in ("msgspec", *OTHERS):
            about = metadata(name)
            licence = next((about[field] for field in ("License-Expression", "License") if field in about), "its own")
            places = [place.partition(", ")[2] for place in about.get_all("Project-URL") or ()]
            places += about.get_all("Home-page") or []
            lines.append(f"{about['Name']} {about['Version']}, {licence}, {' '.join(places[:1])}")
        (self.folder / "licences" / "engine.txt").write_text("\n".join([*lines, ""]), "utf-8")

    def keep(self) -> None:
        """The worker who answers without the network; it knows every file, and one version of them alone."""
        twins = {".gz", ".br"}
        files = sorted(
            path.relative_to(self.folder).as_posix()
            for path in self.folder.rglob("*")
            if path.is_file() and not (path.suffix in twins and path.with_suffix("").exists())
        )
        shell = [name for name in files if not name.startswith("engine/") or name == "engine/engine.json"]
        digest = hashlib.sha256()
        for name in files:
            digest.update(name.encode() + b"\0" + (self.folder / name).read_bytes() + b"\0")
        source = (self.root / "web" / "offline" / "site.js").read_text("utf-8")
        filled = source.replace("'%files%'", json.dumps(shell)).replace("%version%", digest.hexdigest()[:16])
        (self.folder / "keeper.js").write_text(filled, "utf-8")


async def answered() -> Mapping[str, object]:
    """What a fresh house answers to everybody."""
    from dracotheque.house import LocalHouse  # noqa: PLC0415  # a build without it tells sizes all the same
    from dracotheque.house.memory import MemoryStorage  # noqa: PLC0415

    house = await LocalHouse.open(MemoryStorage(), None, None)
    found = {}
    for path in ANSWERED:
        status, body = await house.request("GET", path, None)
        if status != 200:
            raise Broken(f"{path}: {status} {body}")
        found[f"GET {path}"] = json.loads(body)
    await house.close()
    return found


def _keep(folder: Path, name: str, content: bytes) -> str:
    """Write a file under a name that says what is in it."""
    stem, _, ending = name.partition(".")
    named = f"{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{ending}"
    (folder / named).write_bytes(content)
    return named
