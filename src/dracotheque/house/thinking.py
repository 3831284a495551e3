"""Bots of the local house: they think where its thinker is, and the rule of thumb answers where none comes of it."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from dracotheque.core.game import Game
from dracotheque.house.ports import Thinker
from dracotheque.tables.log import Log
from dracotheque.tables.thinking import RehearsalWish, Thinkers, ThoughtWish, answer

PATIENCE: Final = 20.0
"""Seconds after which a bot that is still thinking is replaced for this move."""
logger = Log("bots")


class InPlace:
    """Thinks where the tables are: while a bot thinks, nothing else goes on."""

    async def think(self, request: str) -> str:
        await asyncio.sleep(0)
        return answer(request)


class HouseThinkers(Thinkers):
    """Asks a thinker."""

    gives_up = (Exception,)

    def __init__(self, thinker: Thinker, chance: Random) -> None:
        self._thinker = thinker
        self._chance = chance
        self._rehearsed: set[RehearsalWish] = set()

    async def rehearse(self, game: str, rules: int) -> None:
        """Let whoever thinks elsewhere read in what this game takes, so that its first answer is not late."""
        wish = RehearsalWish(game=game, rules=rules)
        if wish in self._rehearsed or isinstance(self._thinker, InPlace):
            return
        self._rehearsed.add(wish)
        with suppress(*self.gives_up):  # then the first answer takes longer
            await self._thinker.think(msgspec.json.encode(wish).decode())

    async def _think(self, wish: ThoughtWish, table: str) -> bytes:
        seeded = replace(wish, seed=self._chance.getrandbits(63))
        async with asyncio.timeout(PATIENCE):
            return (await self._thinker.think(msgspec.json.encode(seeded).decode())).encode()

    def _report(self, error: Exception, bot: str, game: Game) -> None:
        logger.warning("bot-failed", bot=bot, game=game.id, why=type(error).__name__)
