"""How bots think: one bot, one decision, wherever the thought is made, and who plays where none comes of it.

A thought is a function of texts and numbers, so that it can be made elsewhere: in a process, in a web worker.
"""

from abc import ABC, abstractmethod
from functools import cache
from random import Random
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from dracotheque import bots, games
from dracotheque.analysis import Judged, opinion
from dracotheque.bots import Bot
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.replays import decode_move
from dracotheque.core.state import State
from dracotheque.core.window import Window
from dracotheque.tables.refusals import not_now
from dracotheque.tables.studying import StudyWish, go_on

Kind = Literal["choose", "advise", "judge"]
"""What a bot is asked to think about: a move of its own, a hint, or a move that somebody made."""
STAND_IN: Final = "heuristic"
"""Who plays where nobody else was named, or where somebody thinks for too long."""

REHEARSING: Final = "master@1it"


class Counsel(msgspec.Struct, frozen=True):
    """What a bot would do and why: `why` is the id of a sentence, `args` fill it."""

    move: msgspec.Raw
    why: str
    args: dict[str, object]
    chances: float | None
    """The part of the victory it expects, from 0 to 1."""


class ThoughtWish(msgspec.Struct, frozen=True, kw_only=True):
    """A thought that is to be made elsewhere, as it travels there."""

    thought: Kind
    game: str
    rules: int
    state: str
    """The saved game, as JSON."""
    seat: int
    bot: str
    seed: int = 0
    """What the bot's own dice follow from."""
    played: str = ""
    """The move that is to be judged, as JSON."""

    @property
    def window(self) -> Window:
        """The game from the eyes of who is to decide, or has decided."""
        state: State = games.get(self.game, self.rules).from_json(self.state, events=False)
        return Window(state, self.seat)


class RehearsalWish(msgspec.Struct, frozen=True, kw_only=True):
    """A game that bots will be asked about in a moment: whoever thinks reads in and tries out what it takes."""

    thought: Literal["rehearse"] = "rehearse"
    game: str
    rules: int


class _Kind(msgspec.Struct, frozen=True):
    thought: Kind | Literal["study", "rehearse"]


@cache
def _bot(name: str) -> Bot:
    return bots.get(name)


def load(game: str, rules: int, bot: str) -> None:
    """Read in what a thought needs, so that it is not counted as thinking."""
    _bot(bot)
    games.get(game, rules).insight  # noqa: B018  # looking is loading


def answer(request: str) -> str:
    """All that somebody does who thinks for others: from one of the wishes to its answer, as JSON."""
    match msgspec.json.decode(request, type=_Kind).thought:
        case "study":
            return msgspec.json.encode(go_on(msgspec.json.decode(request, type=StudyWish))).decode()
        case "rehearse":
            return rehearse(msgspec.json.decode(request, type=RehearsalWish)).decode()
        case _:
            return think(msgspec.json.decode(request, type=ThoughtWish)).decode()


def rehearse(wish: RehearsalWish) -> bytes:
    """What a master would do first in such a game, after the shortest of thoughts."""
    game = games.get(wish.game, wish.rules)
    state: State = game.start(game.players[0], seed=0, events=False)
    seat = next(seat for seat in state.actors if seat != CLOCK)
    return think(wish_for("choose", state, seat, REHEARSING))


def think(wish: ThoughtWish) -> bytes:
    """What comes of this thought, as JSON."""
    match wish.thought:
        case "choose":
            return msgspec.json.encode(_bot(wish.bot).choose(wish.window, Random(wish.seed)))
        case "advise":
            return msgspec.json.encode(_counsel(wish))
        case "judge":
            played = decode_move(games.get(wish.game, wish.rules), wish.played)
            return msgspec.json.encode(opinion(wish.window, played, bot=wish.bot, seed=wish.seed))


def _counsel(wish: ThoughtWish) -> Counsel:
    advice = bots.explain(_bot(wish.bot), wish.window, Random(wish.seed))
    chances = next((option.chance for option in advice.options if option.move == advice.move), None)
    move = msgspec.Raw(msgspec.json.encode(advice.move))
    return Counsel(move, advice.reason.code, advice.reason.values, chances)


class Thinkers(ABC):
    """Chooses moves for bots, gives hints, and judges moves."""

    gives_up: tuple[type[Exception], ...]
    """What happens where a thought is not made in time, or nobody is there to make it."""

    @abstractmethod
    async def _think(self, wish: ThoughtWish, table: str) -> bytes:
        """What comes of this thought, with dice of its own."""

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
        wish = wish_for("choose", state, seat, bot)
        for name in (bot, STAND_IN):
            try:
                return decode_move(state.game, await self._think(replace(wish, bot=name), table))
            except Exception as error:  # a bot may come from anybody
                self._report(error, name, state.game)
        return moves[0]

    async def advise(self, state: State, seat: int, bot: str, table: str = "") -> Counsel:
        """What this bot would do and why."""
        if not state.decision(seat).moves:
            raise not_now("server-nothing-asked")
        thought = await self._think_or_refuse(wish_for("advise", state, seat, bot), table)
        return msgspec.json.decode(thought, type=Counsel)

    async def judge(self, state: State, seat: int, played: Move, bot: str, table: str = "") -> Judged:
        """What this bot thinks of a move that was played here."""
        wish = replace(wish_for("judge", state, seat, bot), played=msgspec.json.encode(played).decode())
        return msgspec.json.decode(await self._think_or_refuse(wish, table), type=Judged)

    async def _think_or_refuse(self, wish: ThoughtWish, table: str) -> bytes:
        try:
            return await self._think(wish, table)
        except self.gives_up:
            raise not_now("server-no-advice") from None


def wish_for(thought: Kind, state: State, seat: int, bot: str) -> ThoughtWish:
    """The wish for a thought about this decision."""
    game = state.game
    return ThoughtWish(
        thought=thought, game=game.id, rules=game.rules_version, state=state.to_json(), seat=seat, bot=bot
    )
