"""The web app: its files where they have been built, and its first page for every address that is a page of it.

The build leaves a first page in each language, and a compressed twin beside each large file.
"""

import asyncio
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import EMBEDDABLE, address
from dracotheque.server.http.packing import takes_gzip
from dracotheque.server.http.previews import preview_of, with_preview
from dracotheque.server.services import STATIC, Services
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.common import Problem, problem
from dracotheque.texts import accepted, preferred

FOLDER: Final = STATIC
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Vite puts a fingerprint in the names of everything under `assets`."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What a browser must be told, whatever this machine believes."""


async def page(request: Request) -> Response:
    """A file of the web app, or the app itself."""
    path: str = request.path_params["path"]
    if path.startswith("api/"):
        return refusal(404, Problem("server-no-such-page"))
    if not (FOLDER / "index.html").is_file():
        return PlainTextResponse("The web app has not been built: npm --prefix web run build\n", 404)
    if denied := too_many(request):
        return denied
    file = None if path == "index.html" else found(path, FOLDER)
    if file is not None:
        return sent(file, {"Cache-Control": FOR_EVER if path.startswith("assets/") else "no-cache"}, request)
    return await first_page(request, path)


def too_many(request: Request) -> Response | None:
    """The refusal for an address that asks for more files than it may."""
    services: Services = request.app.state.services
    try:
        services.limits.files.take(address(request))
    except Denied as denied:
        return refusal(denied.status, problem(denied))
    return None


def found(path: str, folder: Path) -> Path | None:
    """The file of this name, if there is one; some names are none that a file can have."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


async def first_page(request: Request, path: str) -> Response:
    """The app, for a reader of the languages that the browser names; of a table it says what may be known of it."""
    file, headers = translated(request, FOLDER)
    language = headers["Content-Language"]
    services: Services = request.app.state.services
    preview = await preview_of(services, path, language)
    if preview is None:
        return sent(file, headers, request)
    if path.startswith("embed/") and preview.embeddable:
        request.scope["state"][EMBEDDABLE] = True
    tags = preview.tags(language, path, services.settings.origin)
    shown = with_preview(await asyncio.to_thread(file.read_text, "utf-8"), tags, preview.title)
    return Response(shown, headers=headers, media_type="text/html")


def translated(request: Request, folder: Path) -> tuple[Path, dict[str, str]]:
    """The first page of this folder in the language that the browser names, and what is said of it."""
    language = preferred(accepted(request.headers.get("accept-language", "")))
    headers = {"Cache-Control": "no-cache", "Content-Language": language, "Vary": "Accept-Language"}
    return folder / ("index.html" if language == "fr" else f"index.{language}.html"), headers


def sent(file: Path, headers: dict[str, str], request: Request) -> Response:
    """A file, or its compressed twin for a browser that takes it."""
    kind = KINDS.get(file.suffix) or guess_type(file.name)[0]
    twin = file.with_name(f"{file.name}.gz")
    if not twin.is_file():
        return FileResponse(file, headers=headers, media_type=kind)
    headers["Vary"] = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return FileResponse(file, headers=headers, media_type=kind)
    return FileResponse(twin, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)
