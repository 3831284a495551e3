"""What is shown of us in other places: the picture of a link, and a finished game inside another page."""

from html import escape
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import SANDBOX, address
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.previews import HOUSE, PLACES, preview_of
from dracotheque.server.services import Services
from dracotheque.server.wire.sharing import Oembed
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.common import problem
from dracotheque.texts import LANGUAGES, accepted, preferred

AN_HOUR: Final = "public, max-age=3600"
WIDE: Final = 960
HIGH: Final = 640
MOST: Final = 10_000
SIDE: Final = {"type": "integer", "minimum": 1, "maximum": MOST}


async def picture(request: Request) -> Response:
    """The picture of a page that says something of itself, for whoever has its link."""
    services: Services = request.app.state.services
    language: str = request.path_params["language"]
    try:
        services.limits.pictures.take(address(request))
        known = language in LANGUAGES
        preview = await preview_of(services, request.path_params["path"], language) if known else None
        if preview is None or preview.picture is None:
            raise Denied(404, "server-no-such-page")
        drawn = await services.pictures.draw(preview.picture)
    except Denied as denied:
        return refusal(denied.status, problem(denied))
    return Response(drawn, headers={"Cache-Control": AN_HOUR}, media_type="image/png")


async def show_oembed(call: Call) -> Oembed:
    """A page asks how to show a link of ours inside itself."""
    query = call.request.query_params
    if query.get("format", "json") != "json":
        raise Denied(400, "server-bad-request")
    width, height = _side(query.get("maxwidth"), WIDE), _side(query.get("maxheight"), HIGH)
    ours = call.services.settings.origin or f"{call.request.url.scheme}://{call.request.url.netloc}"
    path = _path(query.get("url", ""), ours)
    place = PLACES.fullmatch(path)
    language = preferred(accepted(call.request.headers.get("accept-language", "")))
    preview = None if place is None else await preview_of(call.services, path, language)
    if place is None or preview is None or not preview.embeddable:
        raise Denied(404, "server-no-such-page")
    html = (
        f'<iframe src="{escape(ours)}/embed/replay/{place[1]}" title="{escape(preview.title)}" width="{width}" '
        f'height="{height}" sandbox="{SANDBOX}" loading="lazy"></iframe>'
    )
    return Oembed("1.0", "rich", preview.title, HOUSE, ours, html, width, height)


def _side(wished: str | None, usual: int) -> int:
    if wished is None:
        return usual
    if not (wished.isascii() and wished.isdigit() and len(wished) <= 5 and 1 <= int(wished) <= MOST):
        raise Denied(400, "server-bad-request")
    return min(int(wished), usual)


def _path(link: str, ours: str) -> str:
    """The path of a link, if it is one of ours."""
    try:
        parts = urlsplit(link)
        return parts.path.strip("/") if f"{parts.scheme}://{parts.netloc}" == ours else ""
    except ValueError:
        return ""


OPERATIONS = (
    Operation(
        "GET",
        "/api/oembed",
        show_oembed,
        "How another page shows a finished game inside itself",
        answer=Oembed,
        refusals=(400, 404),
        query={
            "url": {"type": "string", "minLength": 1, "maxLength": 500},
            "format": {"type": "string", "enum": ["json"]},
            "maxwidth": SIDE,
            "maxheight": SIDE,
        },
    ),
)
