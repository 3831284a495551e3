"""Decisions that masters ponder, as they are sent to whoever thinks for a page."""

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from dracotheque import bots, games
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State
from dracotheque.core.window import Window
from dracotheque.tables.thinking import RehearsalWish, wish_for

BOT: Final = "master"
APART: Final = 7
"""Of so many decisions of a game one is taken, so that all parts of it are met."""


def requests(game: str, number: int) -> list[str]:
    """So many requests, of whole games of every number of players that are played by rule of thumb."""
    kind, found, seed = games.get(game), list[str](), 0
    while len(found) < number:
        found += [_request(state, seat, seed) for state, seat in _pondered(kind, seed)]
        seed += 1
    return found[:number]


def _pondered(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    dice, thumb, met = Random(seed), bots.get("heuristic"), seed
    state: State = game.start(game.players[seed % len(game.players)], seed=seed)
    while not state.over:
        seat = state.actors[0]
        moves = state.decision(seat).moves
        if seat == CLOCK or len(moves) == 1:
            state.play(seat, moves[0])
            continue
        met += 1
        if met % APART == 0:
            yield state, seat
        state.play(seat, thumb.choose(Window(state, seat), dice))


def _request(state: State, seat: int, seed: int) -> str:
    return msgspec.json.encode(replace(wish_for("choose", state, seat, BOT), seed=seed)).decode()


def rehearsal(game: str) -> str:
    """What comes before all of them."""
    return msgspec.json.encode(RehearsalWish(game=game, rules=games.get(game).rules_version)).decode()
