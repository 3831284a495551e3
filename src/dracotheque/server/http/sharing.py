"""What is shown of us in other places: the picture of a link."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import address
from dracotheque.server.http.previews import preview_of
from dracotheque.server.refusals import Denied
from dracotheque.server.services import Services
from dracotheque.server.wire.common import problem
from dracotheque.texts import LANGUAGES

AN_HOUR: Final = "public, max-age=3600"


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
