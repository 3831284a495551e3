"""The HTTP contract: whatever the OpenAPI document allows is answered as it says."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from dracotheque.server.app import OPERATIONS
from dracotheque.server.http import openapi
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

EXAMPLES = int(os.environ.get("DRACO_EXAMPLES", "3"))
"""Requests made up at random for each operation, beside those that go to the edges of what its schema allows."""


class Known:
    """Somebody who is known to the server and hosts a table there."""

    def __init__(self, url: str) -> None:
        self.session = requests.Session()
        self.session.trust_env = False
        token = self.session.post(f"{url}/api/guest", json={"name": "Contract"}).json()["token"]
        self.session.cookies.clear()
        self.session.headers["Authorization"] = f"Bearer {token}"
        self.table = self.session.post(f"{url}/api/tables", json={"game": "drakon", "players": 2}).json()["id"]


@pytest.fixture(scope="module")
def known(server: ServerProcess) -> Iterator[Known]:
    known = Known(server.url)
    yield known
    known.session.close()


schema = schemathesis.openapi.from_dict(openapi.document(OPERATIONS))


@schema.parametrize()  # type: ignore[untyped-decorator]  # mypy does not read its library
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_does_what_its_document_says(case: Any, server: ServerProcess, known: Known) -> None:
    if case.meta.generation.mode.is_positive and "table" in case.path_parameters:
        case.path_parameters["table"] = known.table
    guest = Known(server.url) if case.method == "DELETE" else known
    case.call_and_validate(session=guest.session, checks=CHECKS, base_url=server.url)
    if guest is not known:
        guest.session.close()
