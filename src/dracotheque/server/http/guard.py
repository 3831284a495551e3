"""The guard: who asks, from where, and how much; and the headers that keep a browser from being used against us."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dracotheque.server.connections.addresses import subscriber
from dracotheque.server.settings import Settings
from dracotheque.tables.refusals import Denied

COOKIE: Final = "draco"
OURS: Final = "x-draco"
"""A header no foreign page can send along with our cookie."""
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "img-src 'self' data:; connect-src 'self'"
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SHOWN_ELSEWHERE: Final = SECURITY_HEADERS | {"Cross-Origin-Resource-Policy": "cross-origin"}
"""Of pictures of shared links: other pages show them."""
EMBEDDABLE: Final = "embeddable"
"""Set in the state of a request by whoever answers it with a page that others may show inside theirs."""
SANDBOX: Final = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
"""What such a page may do there: no forms, nothing with the page around it."""
EMBEDDED: Final = {name: value for name, value in SHOWN_ELSEWHERE.items() if name != "X-Frame-Options"} | {
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *") + f"; sandbox {SANDBOX}"
}
WITH_PYTHON: Final = SECURITY_HEADERS | {"Content-Security-Policy": f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"}
"""Of the games that devices keep: Python is WebAssembly, and that word allows nothing else."""
ONLY_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}


PLACES: Final = {"/shared/": SHOWN_ELSEWHERE, "/offline/": WITH_PYTHON}


class SecureHeaders:
    """Puts the security headers on every answer; whoever came over HTTPS is to come no other way again."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._is_https = (settings.origin or "").startswith("https:")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        state = scope.setdefault("state", {})
        ours = next((headers for place, headers in PLACES.items() if scope["path"].startswith(place)), SECURITY_HEADERS)

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(EMBEDDED if state.get(EMBEDDABLE) else ours)
                if self._is_https or scope["scheme"] == "https":
                    headers.update(ONLY_HTTPS)
            await send(message)

        await self._app(scope, receive, send_secured)


def address(connection: HTTPConnection) -> str:
    """Whom limits count this for."""
    return subscriber(connection.client.host) if connection.client is not None else "unknown"


def token_of(connection: HTTPConnection) -> tuple[str | None, bool]:
    """The token somebody shows, and whether a browser added it by itself."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token, False
    return connection.cookies.get(COOKIE), True


def comes_from_us(headers: Headers, settings: Settings) -> bool:
    """Whether a browser sends this from one of our own pages; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.origin is not None:
        return origin == settings.origin
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place == headers.get("host")


def check_changes_allowed(request: Request, by_cookie: bool, settings: Settings) -> None:
    """Refuse a change that a foreign page may have asked a browser for."""
    if not comes_from_us(request.headers, settings):
        raise Denied(403, "server-foreign-origin")
    if by_cookie and COOKIE in request.cookies and request.headers.get(OURS) != "1":
        raise Denied(403, "server-header-missing")


async def read_body(request: Request, most: int) -> bytes:
    """The body, if it is not too long."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise Denied(413, "server-too-long", most=most)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Denied(413, "server-too-long", most=most)
    except ClientDisconnect:
        raise Denied(400, "server-bad-body", detail="end") from None  # nobody is there to read this
    return bytes(body)
