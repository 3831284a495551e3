"""The pool: quick bots and slow ones in different processes, so that a long thought holds up only other long ones."""

import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import SystemRandom
from typing import Final

import structlog
from msgspec.structs import replace

from dracotheque.bots import CHARACTERS
from dracotheque.core.game import Game
from dracotheque.server.bots.lanes import Busy, Lane
from dracotheque.tables.thinking import Thinkers, ThoughtWish, think

QUICK: Final = 0.03
"""Seconds; a bot that usually answers within this time is quick."""
RULES_OF_THUMB: Final = {
    "heuristic",
    "random",
    *(name for name, character in CHARACTERS.items() if character.budget is None),
}
"""Bots of ours that never think for long."""
MOST_WAITING: Final = 2000
"""Thoughts that may wait for a worker; more tables than that are not looked after by one server."""
_REPORTS: Final[dict[type[Exception], str]] = {
    Busy: "bots-busy",
    TimeoutError: "bot-too-slow",
    BrokenProcessPool: "bot-process-lost",
}
"""How it is told that nobody thought in time."""
logger = structlog.get_logger("bots")


class BotPool(Thinkers):
    """Chooses moves for bots in worker processes."""

    gives_up = tuple(_REPORTS)

    def __init__(self, workers: int, patience: float) -> None:
        self._lanes = {"quick": Lane(1, MOST_WAITING), "slow": Lane(max(1, workers - 1), MOST_WAITING)}
        self._usual: dict[tuple[str, str], float] = {}
        """How long each bot usually thinks about each game."""
        self._patience = patience
        """Seconds for a thought from its beginning, and seconds in which it must have begun."""
        self._random = SystemRandom()

    def _report(self, error: Exception, bot: str, game: Game) -> None:
        events = (event for kind, event in _REPORTS.items() if isinstance(error, kind))
        logger.warning(next(events, "bot-failed"), bot=bot, game=game.id)

    async def _think(self, wish: ThoughtWish, table: str) -> bytes:
        work = partial(_timed, replace(wish, seed=self._random.getrandbits(63)))
        lane = self._lanes[self._lane(wish)]
        subject = (wish.game, wish.rules, wish.bot)
        seconds, answer = await lane.think(table, subject, self._patience, self._patience, work)
        if wish.thought == "choose":
            usual = self._usual.get((wish.game, wish.bot), seconds)
            self._usual[wish.game, wish.bot] = 0.8 * usual + 0.2 * seconds
        return answer

    def _lane(self, wish: ThoughtWish) -> str:
        quick = wish.bot in RULES_OF_THUMB or self._usual.get((wish.game, wish.bot), QUICK) < QUICK
        return "quick" if quick and wish.thought == "choose" else "slow"

    def close(self) -> None:
        for lane in self._lanes.values():
            lane.close()


def _timed(wish: ThoughtWish) -> tuple[float, bytes]:
    began = time.perf_counter()
    answer = think(wish)
    return time.perf_counter() - began, answer
