"""Dispatch: from a request to its operation, through the guard, and back as JSON."""

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from dracotheque.core.errors import DracothequeError
from dracotheque.server import metrics
from dracotheque.server.http.guard import address, check_changes_allowed, read_body, token_of
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.packing import packed
from dracotheque.server.services import Services
from dracotheque.server.store import StoreDown
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire import bodies
from dracotheque.tables.wire.common import Problem, Refusal, refused

RETRY_AFTER: Final = "5"
T = TypeVar("T")
logger = structlog.get_logger("http")
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


def endpoint(operations: dict[str, Operation]) -> Endpoint:
    """What answers one path, by verb."""

    async def answer(request: Request) -> Response:
        operation = operations.get(request.method if request.method != "HEAD" else "GET")
        if operation is None:
            response = refusal(405, Problem("server-wrong-verb"))
            response.headers["Allow"] = ", ".join([*operations, "HEAD"] if "GET" in operations else operations)
            return response
        began = time.perf_counter()
        response = await respond(operation, request)
        metrics.requests.labels(operation.name, response.status_code).inc()
        seconds = time.perf_counter() - began
        logger.info("request", operation=operation.name, status=response.status_code, ms=round(seconds * 1000, 1))
        return response

    return answer


async def respond(operation: Operation, request: Request) -> Response:
    try:
        return await _respond(operation, request)
    except (DracothequeError, StoreDown) as error:
        return refusal(*refused(error))


async def _respond(operation: Operation, request: Request) -> Response:
    services: Services = request.app.state.services
    services.limits.requests.take(address(request))
    token, by_cookie = token_of(request)
    if operation.changes:
        check_changes_allowed(request, by_cookie, services.settings)
    person = await services.people.known(token)
    body = await _body(operation, request, services.settings.largest_body)
    answer = await operation.handler(Call(services, request, person, body))
    response = answer if isinstance(answer, Response) else as_json(answer, 201 if operation.created else 200)
    return await packed(response, request.headers.get("accept-encoding", "")) if operation.open else response


async def _body(operation: Operation, request: Request, most: int) -> object:
    if operation.body is None or operation.reads_itself:
        return None
    return await read_json(request, operation.body, most)


async def read_json(request: Request, kind: type[T], most: int) -> T:
    """The body of a request, as this structure."""
    data = await read_body(request, most)
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        raise Denied(415, "server-bad-body", detail="application/json")
    return bodies.read_body(data, kind)


def as_json(answer: object, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, "application/json")


def refusal(status: int, why: Problem) -> Response:
    response = as_json(Refusal(why), status)
    if status in (429, 503):
        response.headers["Retry-After"] = RETRY_AFTER
    return response
