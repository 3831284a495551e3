"""The house: where it is reached from outside, what it can do, and where a short code leads."""

import ipaddress
import socket
from typing import Final

from dracotheque.server.http import kept_games
from dracotheque.server.http.guard import address
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.settings import Settings
from dracotheque.server.store import tables as rows
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.requests import House, Invitation

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: asking for the way there sends nothing."""


def own_address(settings: Settings, route: tuple[str, int] = ELSEWHERE) -> str | None:
    """The address at which other devices find this machine; None where it listens to itself alone."""
    host = settings.host.strip("[]")
    try:
        if ipaddress.ip_address(host).is_unspecified:
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
                way.connect(route)
                host = way.getsockname()[0]
        place = ipaddress.ip_address(host)
    except (OSError, ValueError):
        return None if host in ("localhost", "0.0.0.0", "::") else host
    if place.is_loopback or place.is_unspecified:
        return None
    return f"[{place}]" if place.version == 6 else str(place)


async def show_house(call: Call) -> House:
    settings, url = call.services.settings, call.request.url
    mail, offline = call.services.club.post is not None, kept_games.is_there()
    if settings.origin is not None:
        return House(settings.origin, mail, offline)
    host = own_address(settings)
    port = "" if url.port is None else f":{url.port}"
    return House(None if host is None else f"{url.scheme}://{host}{port}", mail, offline)


async def follow_code(call: Call) -> Invitation:
    """To the table; whoever tries many finds none."""
    call.services.limits.codes.take(address(call.request))
    code: str = call.request.path_params["code"]
    found = await call.services.store.read(rows.by_code(code.strip().lower()))
    if found is None:
        raise Denied(404, "server-no-such-code")
    return Invitation(*found)


OPERATIONS = (
    Operation("GET", "/api/house", show_house, "Where the house is, and what it can do", answer=House),
    Operation("GET", "/api/codes/{code}", follow_code, "Where a code leads", answer=Invitation, refusals=(404, 429)),
)
