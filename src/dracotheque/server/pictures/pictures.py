"""Drawn pictures, kept for a while: one is drawn at a time, and who comes when many wait is asked to come back."""

import asyncio
import sys
from collections import OrderedDict
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import structlog

from dracotheque.tables.refusals import Denied

KEPT: Final = 128
"""Pictures; a hundred kilobytes each, or so."""
MOST_WAITING: Final = 16
PATIENCE: Final = 20.0
"""Seconds in which a picture is drawn, or given up."""
LETTERS: Final = "letters.ttf"
logger = structlog.get_logger("pictures")


class Pictures:
    """Draws pictures from what the build of the web app has left in this folder, where the library is there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._art: dict[str, str] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._one = asyncio.Lock()

    @cached_property
    def available(self) -> bool:
        """Whether there is anything to draw with: the extra `pictures`, and a web app that was built."""
        return find_spec("resvg_py") is not None and (self.folder / LETTERS).is_file()

    def art(self, name: str) -> str | None:
        """What the build has drawn under this name."""
        file = self.folder / f"{name}.svg"
        if name not in self._art and self.available and file.is_file():
            self._art[name] = file.read_text("utf-8")
        return self._art.get(name)

    async def draw(self, picture: str) -> bytes:
        """The picture as PNG."""
        key = sha256(picture.encode()).hexdigest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._drawing.get(key)
        if task is None:
            if len(self._drawing) >= MOST_WAITING:
                raise Denied(503, "server-too-often")
            task = self._drawing[key] = asyncio.create_task(self._draw(key, picture))
        return await asyncio.shield(task)

    async def _draw(self, key: str, picture: str) -> bytes:
        try:
            async with self._one:
                drawn = await self._run(picture)
        finally:
            del self._drawing[key]
        self._kept[key] = drawn
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    async def _run(self, picture: str) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "dracotheque.server.pictures.draw", str(self.folder / LETTERS)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                drawn, complaint = await process.communicate(picture.encode())
        except TimeoutError:
            process.kill()
            await process.wait()
            drawn, complaint = b"", b"too slow"
        if process.returncode or not drawn:
            logger.warning("picture-failed", why=complaint.decode(errors="replace")[-300:])
            raise Denied(503, "server-no-picture")
        return drawn

    async def close(self) -> None:
        for task in self._drawing.values():
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
