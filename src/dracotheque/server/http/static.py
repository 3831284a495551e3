"""The web app: its files where they have been built, and its first page for every address that is a page of it.

The build leaves a compressed twin beside each large file.
"""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import address
from dracotheque.server.http.packing import takes_gzip
from dracotheque.server.refusals import Denied, problem
from dracotheque.server.services import Services
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
    services: Services = request.app.state.services
    try:
        services.limits.files.take(address(request))
    except Denied as denied:
        return refusal(denied.status, problem(denied))
    file = found(path)
    if file is not None:
        return sent(file, FOR_EVER if path.startswith("assets/") else "no-cache", request)
    return sent(index, "no-cache", request)


def found(path: str) -> Path | None:
    """The file of this name, if there is one; some names are none that a file can have."""
    try:
        file = (FOLDER / path).resolve()
        return file if path and file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def sent(file: Path, cached: str, request: Request) -> Response:
    """A file, or its compressed twin for a browser that takes it."""
    headers = {"Cache-Control": cached}
    twin = file.with_name(f"{file.name}.gz")
    if not twin.is_file():
        return FileResponse(file, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return FileResponse(file, headers=headers)
    kind, _ = guess_type(file.name)
    return FileResponse(twin, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)
