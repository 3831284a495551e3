"""The web app: its files where they have been built, and its first page for every address that is a page of it."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from dracotheque.server.http.dispatch import refusal
from dracotheque.server.wire.common import Problem

FOLDER: Final = Path(__file__).parent.parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Vite puts a fingerprint in the names of everything under `assets`."""


async def page(request: Request) -> Response:
    """A file of the web app, or the app itself."""
    path: str = request.path_params["path"]
    if path.startswith("api/"):
        return refusal(404, Problem("server-no-such-page"))
    index = FOLDER / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web app has not been built: npm --prefix web run build\n", 404)
    file = (FOLDER / path).resolve()
    if path and file.is_relative_to(FOLDER.resolve()) and file.is_file():
        cached = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cached})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
