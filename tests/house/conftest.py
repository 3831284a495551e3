import pytest

from tests.server.own_time import OwnTimeLoop


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, object]]:
    """Nothing comes from outside: waiting takes no time."""
    return "asyncio", {"loop_factory": OwnTimeLoop}
