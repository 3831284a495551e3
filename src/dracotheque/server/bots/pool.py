"""The pool: quick bots and slow ones in different processes, so that a long thought holds up only other long ones."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import SystemRandom
from typing import Final

import msgspec
import structlog

from dracotheque.bots import CHARACTERS
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move
from dracotheque.core.state import State
from dracotheque.server.bots.thinking import Counsel, advise, choose, load, prepare
from dracotheque.server.refusals import not_now

QUICK: Final = 0.03
"""Seconds; a bot that usually answers within this time is quick."""
STAND_IN: Final = "heuristic"
"""Who plays where nobody else was named, or where somebody thinks for too long."""
RULES_OF_THUMB: Final = {
    "heuristic",
    "random",
    *(name for name, character in CHARACTERS.items() if character.budget is None),
}
"""Bots of ours that never think for long."""
Thought = Callable[[str, str, int, str, int], bytes]
"""What a worker does: `choose` or `advise`."""
logger = structlog.get_logger("bots")


class BotPool:
    """Chooses moves for bots in worker processes."""

    def __init__(self, workers: int, patience: float) -> None:
        self._sizes = {"quick": 1, "slow": max(1, workers - 1)}
        self._executors = {lane: self._start(size) for lane, size in self._sizes.items()}
        self._usual: dict[tuple[str, str], float] = {}
        """How long each bot usually thinks about each game."""
        self._patience = patience
        self._random = SystemRandom()

    def _start(self, size: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=prepare)

    async def choose(self, state: State, seat: int, bot: str) -> Move:
        """The move of this bot; of a simpler one, or the first that is legal, where it does not answer in time.

        The state may go on while the bot thinks: it thinks about the state as it was when it was asked.
        """
        moves = state.decision(seat).moves
        if not moves:
            raise not_now("server-nothing-asked")
        saved = state.to_json()
        for name in (bot, STAND_IN):
            try:
                answer = await self._think(choose, state.game, saved, seat, name)
                return read_move(state.game, msgspec.json.decode(answer))
            except TimeoutError:
                logger.warning("bot-too-slow", bot=name, game=state.game.id)
                self._replace(self._lane(state.game.id, name))
            except BrokenProcessPool:
                logger.warning("bot-process-lost", bot=name, game=state.game.id)
                self._replace(self._lane(state.game.id, name))
            except Exception:  # a bot may come from anybody
                logger.warning("bot-failed", bot=name, game=state.game.id)
        return moves[0]

    async def advise(self, state: State, seat: int, bot: str) -> Counsel:
        """What this bot would do and why."""
        if not state.decision(seat).moves:
            raise not_now("server-nothing-asked")
        try:
            answer = await self._think(advise, state.game, state.to_json(), seat, bot)
            return msgspec.json.decode(answer, type=Counsel)
        except (TimeoutError, BrokenProcessPool):
            self._replace(self._lane(state.game.id, bot))
            raise not_now("server-no-advice") from None

    async def _think(self, thought: Thought, game: Game, saved: str, seat: int, bot: str) -> bytes:
        lane = self._lane(game.id, bot)
        arguments = (game.id, saved, seat, bot, self._random.getrandbits(63))
        future = asyncio.wrap_future(self._executors[lane].submit(_timed, thought, *arguments))
        seconds, answer = await asyncio.wait_for(future, self._patience)
        usual = self._usual.get((game.id, bot), seconds)
        self._usual[game.id, bot] = 0.8 * usual + 0.2 * seconds
        return answer

    def _lane(self, game: str, bot: str) -> str:
        quick = bot in RULES_OF_THUMB or self._usual.get((game, bot), QUICK) < QUICK
        return "quick" if quick else "slow"

    def _replace(self, lane: str) -> None:
        """End the processes of this lane, whatever they are at, and start new ones."""
        lost = self._executors[lane]
        self._executors[lane] = self._start(self._sizes[lane])
        _end(lost)

    def close(self) -> None:
        for executor in self._executors.values():
            _end(executor)


def _timed(thought: Thought, game: str, saved: str, seat: int, bot: str, seed: int) -> tuple[float, bytes]:
    load(game, bot)
    began = time.perf_counter()
    answer = thought(game, saved, seat, bot, seed)
    return time.perf_counter() - began, answer


def _end(executor: ProcessPoolExecutor) -> None:
    """Waits only until killed processes are gone, and leaves nothing of theirs behind."""
    for process in list((executor._processes or {}).values()):
        process.kill()
    executor.shutdown(wait=True, cancel_futures=True)
