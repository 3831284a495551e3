"""Time that passes only where somebody waits for it: a minute of waiting takes no time, and no machine is too slow."""

import asyncio
import selectors


class _Impatient(selectors.DefaultSelector):
    """Never waits: it moves the clock on by as long as it was asked to wait."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready: list[tuple[selectors.SelectorKey, int]] = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for something that never comes"
            self.now += max(0.0, timeout)
        return ready


class OwnTimeLoop(asyncio.SelectorEventLoop):
    """For tests without threads, processes and networks: nothing may come from outside."""

    def __init__(self) -> None:
        self._waiting = _Impatient()
        super().__init__(self._waiting)

    def time(self) -> float:
        return self._waiting.now
