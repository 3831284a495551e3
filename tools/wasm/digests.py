"""Sums up some games of every kind, so that two Pythons can be compared: `python -m tools.wasm.digests [SEEDS]`.

A line for each block of seeds covers all moves, events and saves of so many beginnings; one for each game those of its
recorded matches, which were chosen for showing every ending and every kind of move and event, and one tells what a
master plays after so many iterations.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from dracotheque import bots, games
from dracotheque.core.decisions import listed
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import decode, follow
from dracotheque.core.window import Window

SEEDS: Final = 200
BLOCK: Final = 50
FAR: Final = 12
"""Decisions of a beginning; most of what comes later is in the recorded matches."""
EVERY: Final = 40
FURTHER: Final = 64
"""Decisions of the last of every so many games: the recorded matches are older than some presets."""
SAVED: Final = 16
"""How often a game is saved, in decisions."""
THINKER: Final = "master@3it"
THOUGHTS: Final = 2
"""How many decisions of a game the master thinks about, this many decisions apart."""
APART: Final = 11
MATCHES: Final = Path(__file__).parents[2] / "tests" / "matches"

encode: Final = msgspec.json.Encoder(enc_hook=listed).encode


def digests(seeds: int = SEEDS) -> Iterator[str]:
    """Every game, block by block; a block that differs narrows it down."""
    for game in games.all():
        for first in range(0, seeds, BLOCK):
            yield _block(game, range(first, min(first + BLOCK, seeds)))
        yield _matches(game)
        yield _thoughts(game)


def _start(game: Game, seed: int) -> Any:
    """A table of any size, with any preset; Any stands for the game's own state."""
    players = game.players[seed % len(game.players)]
    presets = list(game.presets(players).values())
    return game.start(players, presets[seed // len(game.players) % len(presets)], seed=seed)


def _block(game: Game, seeds: range) -> str:
    known = blake2b(digest_size=16)
    decisions = 0
    for seed in seeds:
        state, dice, number = _start(game, seed), Random(seed), 0
        far = FURTHER if seed % EVERY == EVERY - 1 else FAR
        while not state.over and number < far:
            seat = dice.choice(state.actors)
            move = dice.choice(state.decision(seat).moves)
            known.update(encode((seat, move, state.play(seat, move))))
            number += 1
        known.update(state.to_json().encode())
        decisions += number
    return f"{game.id} {seeds.start}-{seeds.stop - 1}: {decisions} decisions, {known.hexdigest()}"


def _matches(game: Game) -> str:
    """Whole games, each saved every now and then and at its end."""
    known = blake2b(digest_size=16)
    decisions = 0
    for file in sorted((MATCHES / game.id).glob("*.json")):
        for moment in follow(game, decode(file.read_bytes())):
            known.update(encode((moment.seat, moment.move, moment.told)))
            if moment.number % SAVED == 0 or moment.state.over:
                known.update(moment.state.to_json().encode())
            decisions += moment.move is not None
    return f"{game.id} matches: {decisions} decisions, {known.hexdigest()}"


def _thoughts(game: Game) -> str:
    """What a master plays; not what it expects of it, whose last digits differ from one Python to the next."""
    state, dice, thinker = _start(game, 1), Random(1), bots.get(THINKER)
    moves: list[Move] = []
    for number in range(THOUGHTS * APART):
        if state.over:
            break
        seat = dice.choice(state.actors)
        move = dice.choice(state.decision(seat).moves)
        if seat >= 0 and number % APART == 0:
            move = thinker.choose(Window(state, seat), dice)
            moves.append(move)
        state.play(seat, move)
    return f"{game.id} {THINKER}: {encode(moves).decode()}"


def main() -> None:
    for line in digests(*map(int, sys.argv[1:])):
        print(line)


if __name__ == "__main__":
    main()
