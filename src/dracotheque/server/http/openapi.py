"""OpenAPI, made from the operations and the structures they declare."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from dracotheque import __version__
from dracotheque.server.http.operations import Operation
from dracotheque.server.wire.schema import components
from dracotheque.tables.wire.common import Refusal

REASONS: Final = {
    400: "Malformed",
    401: "Nobody known asks",
    403: "Not yours to do",
    404: "Not there",
    409: "Not now",
    413: "Too long",
    415: "Not JSON",
    422: "The game does not take that",
    429: "Too often",
    503: "The store does not answer",
}
ALWAYS: Final = (429, 503)
WORD: Final = {"type": "string", "minLength": 1, "maxLength": 40}
PLACES: Final = {"token": {"type": "string", "minLength": 1, "maxLength": 400}}
"""Parts of paths that are no words."""


def document(operations: Iterable[Operation]) -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dracothèque", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": _components(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "draco"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


@cache
def _components() -> dict[str, Any]:
    return components()


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _described(operation: Operation) -> dict[str, Any]:
    success = "201" if operation.created else "200"
    answer: dict[str, Any] = {"description": "Done"}
    if operation.answer is not None:
        answer["content"] = {"application/json": {"schema": _reference(operation.answer)}}
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": {success: answer, **_refusals(operation)},
        "parameters": _parameters(operation),
    }
    if 401 in operation.refusals:
        described["security"] = [{"cookie": []}, {"token": []}]
    if operation.body is not None:
        content = {"application/json": {"schema": _reference(operation.body)}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _refusals(operation: Operation) -> dict[str, Any]:
    statuses = {*operation.refusals, *ALWAYS}
    statuses |= {400, 413, 415} if operation.body is not None else set()
    statuses |= {403} if operation.changes else set()
    return {
        str(status): {
            "description": REASONS[status],
            "content": {"application/json": {"schema": _reference(Refusal)}},
        }
        for status in sorted(statuses)
    }


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PLACES.get(name, WORD)}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    for name, schema in operation.query.items():
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    if operation.changes:
        parameters.append({"name": "X-Draco", "in": "header", "required": False, "schema": {"type": "string"}})
    return parameters
