"""How bots think: one bot, one decision, wherever the thought is made, and who plays where none comes of it.

A thought is a function of texts and numbers, so that it can be made elsewhere: in a process, in a web worker.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, Literal

import msgspec

from dracotheque import bots, games
from dracotheque.bots import Bot
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import decode_move
from dracotheque.core.state import State
from dracotheque.core.window import Window
from dracotheque.tables.refusals import not_now
from dracotheque.tables.studying import StudyWish, go_on

STAND_IN: Final = "heuristic"
"""Who plays where nobody else was named, or where somebody thinks for too long."""
Thought = Callable[[str, int, str, int, str, int], bytes]
"""What is done where bots think: `choose` or `advise`."""


class Counsel(msgspec.Struct, frozen=True):
    """What a bot would do and why: `why` is the id of a sentence, `args` fill it."""

    move: msgspec.Raw
    why: str
    args: dict[str, object]
    chances: float | None
    """The part of the victory it expects, from 0 to 1."""


class ThoughtWish(msgspec.Struct, frozen=True, kw_only=True):
    """A thought that is to be made elsewhere, as it travels there."""

    thought: Literal["choose", "advise"]
    game: str
    rules: int
    state: str
    """The saved game, as JSON."""
    seat: int
    bot: str
    seed: int
    """What the bot's own dice follow from."""


class _Kind(msgspec.Struct, frozen=True):
    thought: Literal["choose", "advise", "study"]


@cache
def _bot(name: str) -> Bot:
    return bots.get(name)


def load(game: str, rules: int, bot: str) -> None:
    """Read in what a thought needs, so that it is not counted as thinking."""
    _bot(bot)
    games.get(game, rules).insight  # noqa: B018  # looking is loading


def advise(game: str, rules: int, saved: str, seat: int, bot: str, seed: int) -> bytes:
    """The JSON of what this bot would counsel here."""
    state: State = games.get(game, rules).from_json(saved, events=False)
    advice = bots.explain(_bot(bot), Window(state, seat), Random(seed))
    chances = next((option.chance for option in advice.options if option.move == advice.move), None)
    move = msgspec.Raw(msgspec.json.encode(advice.move))
    return msgspec.json.encode(Counsel(move, advice.reason.code, advice.reason.values, chances))


def choose(game: str, rules: int, saved: str, seat: int, bot: str, seed: int) -> bytes:
    """The JSON of the move this bot makes here."""
    state: State = games.get(game, rules).from_json(saved, events=False)
    return msgspec.json.encode(_bot(bot).choose(Window(state, seat), Random(seed)))


def answer(request: str) -> str:
    """All that somebody does who thinks for others: from a `ThoughtWish` or `StudyWish` to its answer, as JSON."""
    if msgspec.json.decode(request, type=_Kind).thought == "study":
        return msgspec.json.encode(go_on(msgspec.json.decode(request, type=StudyWish))).decode()
    wish = msgspec.json.decode(request, type=ThoughtWish)
    thought = choose if wish.thought == "choose" else advise
    return thought(wish.game, wish.rules, wish.state, wish.seat, wish.bot, wish.seed).decode()


class Thinkers(ABC):
    """Chooses moves for bots, and gives hints."""

    gives_up: tuple[type[Exception], ...]
    """What happens where a thought is not made in time, or nobody is there to make it."""

    @abstractmethod
    async def _think(self, thought: Thought, game: Game, saved: str, seat: int, bot: str, table: str) -> bytes:
        """What comes of this thought of this bot."""

    @abstractmethod
    def _report(self, error: Exception, bot: str, game: Game) -> None:
        """A bot has not answered."""

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
                return decode_move(state.game, await self._think(choose, state.game, saved, seat, name, table))
            except Exception as error:  # a bot may come from anybody
                self._report(error, name, state.game)
        return moves[0]

    async def advise(self, state: State, seat: int, bot: str, table: str = "") -> Counsel:
        """What this bot would do and why."""
        if not state.decision(seat).moves:
            raise not_now("server-nothing-asked")
        try:
            thought = await self._think(advise, state.game, state.to_json(), seat, bot, table)
        except self.gives_up:
            raise not_now("server-no-advice") from None
        return msgspec.json.decode(thought, type=Counsel)
