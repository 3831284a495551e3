"""A replay played again in a process of its own."""

import os
import subprocess
import sys
from importlib import import_module

import msgspec

from dracotheque.conformance.logs import Step, steps
from dracotheque.core.game import Game
from dracotheque.core.replays import Replay, decode, encode


def steps_elsewhere(game: Game, replay: Replay, hash_seed: int) -> list[Step]:
    """The fingerprints of a replay as another process finds them, where strings and sets hash differently."""
    answer = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import main; main()", game.package],
        input=encode(replay),
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
        check=True,
    )
    return msgspec.json.decode(answer.stdout, type=list[Step])


def main() -> None:
    """Read a replay, write its fingerprints; the argument is the package of the game."""
    game: Game = import_module(sys.argv[1]).GAME
    replay = decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(steps(game, replay)))
