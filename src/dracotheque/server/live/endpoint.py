"""The way to a table's WebSocket: who comes, from where, and whether there are not too many already."""

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from dracotheque.server import metrics
from dracotheque.server.connections.upgrade import take_over
from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import address, comes_from_us, token_of
from dracotheque.server.live.socket import Socket
from dracotheque.server.refusals import Denied
from dracotheque.server.services import Services
from dracotheque.server.store import StoreDown
from dracotheque.server.wire.common import Problem, problem


class LiveEndpoint:
    """The way to a table, as an ASGI application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await admit(WebSocket(scope, receive, send))


async def admit(websocket: WebSocket) -> None:
    """Who comes, from where, and are there not too many already?"""
    services: Services = websocket.app.state.services
    where, who = address(websocket), None
    try:
        services.limits.requests.take(where)
        if not comes_from_us(websocket.headers, services.settings):
            raise Denied(403, "server-foreign-origin")
        person = await services.people.known(token_of(websocket)[0])
        who = None if person is None else person.id
        if not services.limits.open_socket(where, who):
            raise Denied(429, "server-too-often")
    except Denied as denied:
        await websocket.send_denial_response(refusal(denied.status, problem(denied)))
        return
    except StoreDown:
        await websocket.send_denial_response(refusal(503, Problem("server-store-down")))
        return

    def left() -> None:
        metrics.sockets.dec()
        services.limits.close_socket(where, who)

    metrics.sockets.inc()
    try:
        await websocket.accept()
    except BaseException:
        left()
        raise
    socket = Socket(services, person, websocket.path_params["table"], left)
    socket.begin(take_over(websocket.scope, socket, socket.allowance))
