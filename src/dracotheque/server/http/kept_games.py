"""The shelf without a server, offered by a server: what `make offline` built, for devices to keep.

It is a folder of static files that knows nothing of the server around it; its page brings Python along.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.static import FOR_EVER, found, sent, too_many, translated
from dracotheque.server.services import STATIC
from dracotheque.tables.wire.common import Problem

FOLDER: Final = STATIC.with_name("offline")
ENGINE: Final = "engine/engine.json"


def is_there() -> bool:
    return (FOLDER / ENGINE).is_file()


async def kept_file(request: Request) -> Response:
    """A file of it, or its first page; its addresses are relative, so it lies in a folder."""
    path: str = request.path_params["path"]
    if denied := too_many(request):
        return denied
    if not is_there():
        return refusal(404, Problem("server-no-such-page"))
    if path in ("", "index.html"):
        return sent(*translated(request, FOLDER), request)
    file = found(path, FOLDER)
    if file is None:
        return refusal(404, Problem("server-no-such-page"))
    is_named = path.startswith(("assets/", "engine/")) and path != ENGINE
    return sent(file, {"Cache-Control": FOR_EVER if is_named else "no-cache"}, request)


async def to_folder(request: Request) -> Response:
    return RedirectResponse("/offline/")
