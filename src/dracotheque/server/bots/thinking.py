"""What runs in a worker process: one bot, one decision."""

import signal
from functools import cache
from random import Random

import msgspec

from dracotheque import bots, games
from dracotheque.bots import Bot
from dracotheque.core.state import State
from dracotheque.core.window import Window


def prepare() -> None:
    """The server decides when a worker ends, not the terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _bot(name: str) -> Bot:
    return bots.get(name)


def choose(game: str, saved: str, seat: int, bot: str, seed: int) -> bytes:
    """The JSON of the move this bot makes here."""
    state: State = games.get(game).from_json(saved, events=False)
    return msgspec.json.encode(_bot(bot).choose(Window(state, seat), Random(seed)))
