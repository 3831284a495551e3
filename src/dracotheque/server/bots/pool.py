"""The pool: quick bots and slow ones in different processes, so that a long thought holds up only other long ones."""

import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import SystemRandom
from typing import Final

import msgspec
import structlog

from dracotheque.bots import CHARACTERS
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import decode_move
from dracotheque.core.state import State
from dracotheque.server.bots.lanes import Busy, Lane
from dracotheque.server.bots.thinking import Counsel, advise, choose
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
MOST_WAITING: Final = 2000
"""Thoughts that may wait for a worker; more tables than that are not looked after by one server."""
Thought = Callable[[str, int, str, int, str, int], bytes]
"""What a worker does: `choose` or `advise`."""
logger = structlog.get_logger("bots")


class BotPool:
    """Chooses moves for bots in worker processes."""

    def __init__(self, workers: int, patience: float) -> None:
        self._lanes = {"quick": Lane(1, MOST_WAITING), "slow": Lane(max(1, workers - 1), MOST_WAITING)}
        self._usual: dict[tuple[str, str], float] = {}
        """How long each bot usually thinks about each game."""
        self._patience = patience
        """Seconds for a thought from its beginning, and seconds in which it must have begun."""
        self._random = SystemRandom()

    async def choose(self, state: State, seat: int, bot: str, table: str = "") -> Move:
        """The move of this bot; of a simpler one, or the first that is legal, where it does not answer in time.

        The state may go on while the bot thinks: it thinks about the state as it was when it was asked.
        """
        moves = state.decision(seat).moves
        if not moves:
            raise not_now("server-nothing-asked")
        saved = state.to_json()
        for name in (bot, STAND_IN):
            try:
                answer = await self._think(choose, state.game, saved, seat, name, table)
                return decode_move(state.game, answer)
            except Busy:
                logger.warning("bots-busy", bot=name, game=state.game.id)
            except TimeoutError:
                logger.warning("bot-too-slow", bot=name, game=state.game.id)
            except BrokenProcessPool:
                logger.warning("bot-process-lost", bot=name, game=state.game.id)
            except Exception:  # a bot may come from anybody
                logger.warning("bot-failed", bot=name, game=state.game.id)
        return moves[0]

    async def advise(self, state: State, seat: int, bot: str, table: str = "") -> Counsel:
        """What this bot would do and why."""
        if not state.decision(seat).moves:
            raise not_now("server-nothing-asked")
        try:
            answer = await self._think(advise, state.game, state.to_json(), seat, bot, table)
            return msgspec.json.decode(answer, type=Counsel)
        except (Busy, TimeoutError, BrokenProcessPool):
            raise not_now("server-no-advice") from None

    async def _think(self, thought: Thought, game: Game, saved: str, seat: int, bot: str, table: str) -> bytes:
        subject = (game.id, game.rules_version, bot)
        work = partial(_timed, thought, game.id, game.rules_version, saved, seat, bot, self._random.getrandbits(63))
        lane = self._lanes[self._lane(game.id, bot)]
        seconds, answer = await lane.think(table, subject, self._patience, self._patience, work)
        usual = self._usual.get((game.id, bot), seconds)
        self._usual[game.id, bot] = 0.8 * usual + 0.2 * seconds
        return answer

    def _lane(self, game: str, bot: str) -> str:
        quick = bot in RULES_OF_THUMB or self._usual.get((game, bot), QUICK) < QUICK
        return "quick" if quick else "slow"

    def close(self) -> None:
        for lane in self._lanes.values():
            lane.close()


def _timed(thought: Thought, game: str, rules: int, saved: str, seat: int, bot: str, seed: int) -> tuple[float, bytes]:
    began = time.perf_counter()
    answer = thought(game, rules, saved, seat, bot, seed)
    return time.perf_counter() - began, answer
