"""A walk as a replay, and the fingerprints that playing it again leaves, decision by decision."""

from hashlib import blake2b

import msgspec

from dracotheque.conformance.walk import Walk
from dracotheque.core.game import Game
from dracotheque.core.replays import Replay, decode, encode, follow, read_move, record
from dracotheque.core.state import State


class Step(msgspec.Struct, frozen=True):
    """Fingerprints of one decision: of what was told, and of the state it led to."""

    told: str
    state: str


def replay_of(walk: Walk) -> Replay:
    """The replay of a walk from its beginning to its end."""
    case = walk.case
    for _ in walk.positions():
        pass
    journal = record(case.game, case.players, case.options, seed=walk.seed)
    for seat, move in walk.log:
        journal.play(seat, move)
    return journal.replay([f"Player {seat + 1}" for seat in range(case.players)])


def steps(game: Game, replay: Replay) -> list[Step]:
    """The fingerprints of a replay, read from its file and played again."""
    return [fingerprint(moment.state, moment.told) for moment in follow(game, decode(encode(replay)))]


def steps_unheard(game: Game, replay: Replay) -> list[Step]:
    """The same with events switched off."""
    state: State = game.start(replay.players, replay.options, seed=int(replay.seed), events=False)
    found = [fingerprint(state, state.news())]
    for seat, move in replay.moves:
        found.append(fingerprint(state, state.play(seat, read_move(game, move))))
    return found


def fingerprint(state: State, told: object) -> Step:
    return Step(blake2b(msgspec.json.encode(told), digest_size=8).hexdigest(), state.digest())
