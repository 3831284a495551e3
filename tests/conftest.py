import gc
from collections.abc import Iterator

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that are given more time than the others begin first: at the end, one process would wait for the other."""
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


def pytest_collection_finish() -> None:
    """What was read to collect the tests stays to the end: whoever looks for garbage need not look there."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def terminal_that_names_no_language() -> Iterator[None]:
    """What a program says in a test does not depend on the language of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DRACO_LANG", "LC_ALL"):
            patch.delenv(name, raising=False)
        patch.setenv("LC_MESSAGES", "C")
        yield
