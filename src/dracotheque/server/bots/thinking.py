"""What runs in a worker process: one bot, one decision."""

import os
import signal
from functools import cache
from multiprocessing import parent_process
from random import Random
from threading import Thread

import msgspec

from dracotheque import bots, games
from dracotheque.bots import Bot
from dracotheque.core.state import State
from dracotheque.core.window import Window


def prepare() -> None:
    """The server decides when a worker ends, not the terminal; and no worker outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@cache
def _bot(name: str) -> Bot:
    return bots.get(name)


def load(game: str, rules: int, bot: str) -> None:
    """Read in what a thought needs, so that it is not counted as thinking."""
    _bot(bot)
    games.get(game, rules).insight  # noqa: B018  # looking is loading


class Counsel(msgspec.Struct, frozen=True):
    """What a bot would do and why: `why` is the id of a sentence, `args` fill it."""

    move: msgspec.Raw
    why: str
    args: dict[str, object]
    chances: float | None
    """The part of the victory it expects, from 0 to 1."""


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
