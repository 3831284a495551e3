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


def load(game: str, bot: str) -> None:
    """Read in what a thought needs, so that it is not counted as thinking."""
    _bot(bot)
    games.get(game).insight  # noqa: B018  # looking is loading


def choose(game: str, saved: str, seat: int, bot: str, seed: int) -> bytes:
    """The JSON of the move this bot makes here."""
    state: State = games.get(game).from_json(saved, events=False)
    return msgspec.json.encode(_bot(bot).choose(Window(state, seat), Random(seed)))
