"""The file one keeps: it says everything, reads back, and is believed only where it replays."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dracotheque import games
from dracotheque.core.errors import BrokenReplay, IllegalMove, ReplayMismatch
from dracotheque.core.events import seen_by
from dracotheque.core.moves import CLOCK
from dracotheque.core.replays import Journal, Replay, decode, encode, follow, game_of, record

GAME = games.get("jeu_des_dragons")
NAMES = ("Alix", "Basile", "Chloé")
BIG_SEED = (1 << 256) - 1


def played(moves: int | None = None, seed: int = 7, options: dict[str, object] | None = None) -> Journal:
    """A game of three played at random, to its end or for so many moves."""
    journal = record(GAME, 3, options or {"starting_hoard": 20}, seed=seed)
    rng = random.Random(1)
    while not journal.state.over and (moves is None or len(journal.moves) < moves):
        seat = journal.state.actors[-1]
        journal.play(seat, rng.choice(journal.state.decision(seat).moves))
    return journal


def changed(replay: Replay, **fields: Any) -> Replay:
    return msgspec.structs.replace(replay, **fields)


def walk(replay: Replay) -> None:
    for _ in follow(GAME, replay):
        pass


def test_a_finished_game_survives_the_file_and_replays_to_its_end() -> None:
    journal = played()
    replay = decode(encode(journal.replay(NAMES)))
    moments = list(follow(game_of(replay, games.get), replay))
    assert replay == journal.replay(NAMES)
    assert moments[-1].state.digest() == journal.state.digest()
    assert [(moment.seat, moment.move) for moment in moments[1:]] == journal.moves
    assert replay.ending == "eliminations"
    assert replay.winners == journal.state.winners


def test_an_unfinished_game_is_kept_where_it_stands() -> None:
    replay = decode(encode(played(moves=9).replay(NAMES)))
    assert (replay.ending, replay.winners, len(replay.moves)) == ("", (), 9)
    walk(replay)


def test_a_game_of_no_move_is_kept_too() -> None:
    walk(decode(encode(played(moves=0).replay(NAMES))))


def test_the_clock_is_kept_like_any_player() -> None:
    replay = played(options={"time_limit": 5}).replay(NAMES)
    assert [CLOCK, {"type": "time-up"}] in [list(move) for move in replay.moves]
    walk(decode(encode(replay)))


def test_the_largest_seed_survives_the_file() -> None:
    replay = decode(encode(played(moves=3, seed=BIG_SEED).replay(NAMES)))
    assert int(replay.seed) == BIG_SEED
    walk(replay)


def test_the_first_moment_is_the_opening_and_tells_the_deal() -> None:
    journal = played(moves=4)
    opening = next(follow(GAME, journal.replay(NAMES)))
    assert (opening.number, opening.seat, opening.move) == (0, None, None)
    assert opening.told == journal.opening
    assert len(seen_by(None, opening.told)) == 4


def test_the_file_has_one_line_for_each_move() -> None:
    journal = played(moves=12)
    lines = encode(journal.replay(NAMES)).decode().splitlines()
    assert sum(line.startswith("    [") for line in lines) == 12


def test_an_illegal_move_is_not_written_down() -> None:
    journal = played(moves=3)
    before = journal.replay(NAMES)
    unasked = next(kind for kind in reversed(GAME.move_types) if kind not in journal.state.rules.orders)
    with pytest.raises(IllegalMove):
        journal.play(0, unasked())
    assert journal.replay(NAMES) == before


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "error-replay-damaged"),
        (b"\x00\xff\xfe junk", "error-replay-damaged"),
        (b'{"format": "dracotheque-replay"', "error-replay-damaged"),
        (b'{"format": "dracotheque-replay"}', "error-replay-damaged"),
        (b'"\xff"', "error-replay-damaged"),
        (b"[" * 100_000, "error-replay-damaged"),
        (b"[]", "error-replay-foreign"),
        (b"null", "error-replay-foreign"),
        (b'{"format": "pgn"}', "error-replay-foreign"),
        (b'{"moves": []}', "error-replay-foreign"),
    ],
)
def test_what_is_no_replay_is_refused_with_its_code(data: bytes, code: str) -> None:
    with pytest.raises(BrokenReplay) as refusal:
        decode(data)
    assert refusal.value.code == code


@pytest.mark.parametrize("keep", [0.1, 0.5, 0.9])
def test_a_truncated_file_is_damaged(keep: float) -> None:
    data = encode(played().replay(NAMES))
    with pytest.raises(BrokenReplay) as refusal:
        decode(data[: int(len(data) * keep)])
    assert refusal.value.code == "error-replay-damaged"


@pytest.mark.parametrize(
    "fields",
    [
        {"version": 2},
        {"seed": "-1"},
        {"seed": "1e9"},
        {"seed": "7\n"},
        {"seed": "9" * 79},
        {"names": ("Alix", "Basile")},
        {"names": ("Alix", "Basile", "")},
        {"names": ("Alix", "Basile", "\x1b[2J")},
        {"players": True},
        {"moves": ((0,),)},
        {"moves": (("a", {}),)},
        {"scores": "many"},
    ],
)
def test_a_field_that_cannot_be_is_damage(fields: dict[str, Any]) -> None:
    replay = changed(played(moves=2).replay(NAMES), **fields)
    with pytest.raises(BrokenReplay) as refusal:
        decode(encode(replay))
    assert refusal.value.code == "error-replay-damaged"


def test_an_unknown_field_is_damage() -> None:
    content = msgspec.json.decode(encode(played(moves=2).replay(NAMES)))
    with pytest.raises(BrokenReplay):
        decode(msgspec.json.encode(content | {"extra": 1}))


@pytest.mark.parametrize(
    "fields",
    [{"players": 9, "names": tuple("ABCDEFGHI")}, {"options": {"starting_hoard": 3}}, {"options": {"dragons": 3}}],
)
def test_a_table_the_game_refuses_is_damage_and_says_why(fields: dict[str, Any]) -> None:
    with pytest.raises(BrokenReplay) as refusal:
        walk(changed(played(moves=0).replay(NAMES), **fields))
    assert refusal.value.code == "error-replay-damaged"
    assert refusal.value.__cause__ is not None


def test_a_seed_out_of_range_is_damage() -> None:
    seed = 1 << 256
    replay = changed(played(moves=0).replay(NAMES), seed=str(seed), commitment=GAME.commitment(seed))
    with pytest.raises(BrokenReplay):
        walk(replay)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BrokenReplay) as refusal:
        game_of(changed(played(moves=0).replay(NAMES), game="chess"), games.get)
    assert (refusal.value.code, refusal.value.values) == ("error-replay-unknown-game", {"value": "chess"})


def test_rules_we_do_not_know_are_refused() -> None:
    with pytest.raises(BrokenReplay) as refusal:
        game_of(changed(played(moves=0).replay(NAMES), rules=99), games.get)
    assert refusal.value.code == "error-replay-rules"
    assert (refusal.value.values["found"], refusal.value.values["known"]) == (99, list(GAME.versions))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ((0, {"type": "ante", "card": "unicorn_3"}), "refuse-unknown-card"),
        ((0, {"type": "castle"}), "refuse-not-a-move"),
        ((0, 17), "refuse-not-a-move"),
        ((5, {"type": "pay"}), "refuse-no-such-seat"),
        ((CLOCK, {"type": "time-up"}), "refuse-clock"),
    ],
)
def test_an_illegal_move_stops_the_replay_with_its_number_and_reason(move: tuple[int, Any], reason: str) -> None:
    replay = played(moves=5).replay(NAMES)
    with pytest.raises(BrokenReplay) as refusal:
        walk(changed(replay, moves=(*replay.moves[:2], move)))
    assert refusal.value.code == "error-replay-illegal"
    assert refusal.value.values == {"number": 3, "reason": reason}


def test_a_move_after_the_end_stops_the_replay() -> None:
    replay = played().replay(NAMES)
    with pytest.raises(BrokenReplay) as refusal:
        walk(changed(replay, moves=(*replay.moves, (0, {"type": "pay"}))))
    assert refusal.value.values["reason"] == "refuse-game-over"


@pytest.mark.parametrize(
    ("what", "tamper"),
    [
        ("commitment", lambda replay: {"commitment": "0" * 64}),
        ("commitment", lambda replay: {"seed": "8"}),
        ("ending", lambda replay: {"ending": "time-limit"}),
        ("scores", lambda replay: {"scores": (*replay.scores[:-1], replay.scores[-1] + 1)}),
        ("winners", lambda replay: {"winners": (0, 1, 2)}),
        ("digest", lambda replay: {"digest": "f" * 32}),
        ("ending", lambda replay: {"moves": replay.moves[:-1]}),
    ],
)
def test_a_replay_that_leads_elsewhere_is_a_mismatch(what: str, tamper: Callable[[Replay], dict[str, Any]]) -> None:
    replay = played().replay(NAMES)
    with pytest.raises(ReplayMismatch) as refusal:
        walk(changed(replay, **tamper(replay)))
    assert refusal.value.code == "replay-mismatch"
    assert refusal.value.values["what"] == what
    assert refusal.value.values["expected"] != refusal.value.values["found"]
