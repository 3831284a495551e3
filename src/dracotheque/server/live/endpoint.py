"""The way to the WebSocket of a table or of the hall: who comes, from where, and are there not too many already."""

from collections.abc import Callable

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from dracotheque.server import metrics
from dracotheque.server.connections.upgrade import take_over
from dracotheque.server.http.dispatch import refusal
from dracotheque.server.http.guard import address, comes_from_us, token_of
from dracotheque.server.live.hall_session import HallSession
from dracotheque.server.services import Services
from dracotheque.server.store import StoreDown
from dracotheque.tables.domain.people import Person
from dracotheque.tables.live.person_session import PersonSession
from dracotheque.tables.live.table_session import TableSession
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.common import Problem, problem

Make = Callable[[WebSocket, Services, Person | None, Callable[[], None]], PersonSession]
"""Whom a connection leads to; the last is called when it is over."""


class LiveEndpoint:
    """The way to a table or to the hall, as an ASGI application."""

    def __init__(self, make: Make) -> None:
        self._make = make

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await admit(WebSocket(scope, receive, send), self._make)


def to_table(
    websocket: WebSocket, services: Services, person: Person | None, left: Callable[[], None]
) -> PersonSession:
    return TableSession(services, person, websocket.path_params["table"], left)


def to_hall(websocket: WebSocket, services: Services, person: Person | None, left: Callable[[], None]) -> PersonSession:
    return HallSession(services, person, left)


async def admit(websocket: WebSocket, make: Make) -> None:
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
        if person is not None:
            services.hall.attendance.go(person)

    metrics.sockets.inc()
    if person is not None:
        services.hall.attendance.come(person)
    try:
        await websocket.accept()
    except BaseException:
        left()
        raise
    visit = make(websocket, services, person, left)
    visit.begin(take_over(websocket.scope, visit, visit.allowance))
