"""One match between bots: fair asking, a clock of its own, dice of their own."""

from collections.abc import Sequence
from typing import Any

import pytest

from dracotheque import bots, games
from dracotheque.arena import match, play_match
from dracotheque.arena.seeds import bot_rng, clock_rng, game_seed
from dracotheque.core.chance import Rng
from dracotheque.core.errors import BadTable, IllegalMove, RulesBug
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.window import Window
from tests.core.tiny import TINY

GAME = games.get("jeu_des_dragons")
RANDOM = bots.get("random")


class Witness:
    """Plays at random and remembers what it was shown."""

    name = "witness"

    def __init__(self) -> None:
        self.seen: list[tuple[str, int, Any]] = []

    def choose(self, window: Window, rng: Rng) -> Move:
        self.seen.append((window.decision.question, window.seat, window.view.prompt))
        return RANDOM.choose(window, rng)


class Cheat:
    name = "cheat"

    def choose(self, window: Window, rng: Rng) -> Move:
        move: Move = GAME.move_types[-1]()
        return move


def test_a_match_ends_and_says_how() -> None:
    result = play_match(GAME, 4, None, 7, [RANDOM] * 4)
    assert result.finished
    assert result.ending == "eliminations"
    assert sum(result.scores) == 200
    assert result.winners == tuple(seat for seat in range(4) if result.scores[seat] == max(result.scores))
    assert result.decisions > 20


def test_the_same_seed_is_the_same_match_and_another_seed_another() -> None:
    first, again, other = (play_match(GAME, 3, None, seed, [RANDOM] * 3) for seed in (7, 7, 8))
    assert first == again
    assert first.digest != other.digest


def test_everybody_asked_at_once_sees_nobody_ready() -> None:
    witnesses = [Witness() for _ in range(4)]
    play_match(GAME, 4, {"max_gambits": 3}, 7, witnesses)
    prompts = [prompt for witness in witnesses for question, _, prompt in witness.seen if question == "ante"]
    assert len(prompts) >= 4
    assert {len(prompt.seats) for prompt in prompts} == {4}


def test_what_one_bot_draws_changes_neither_the_deal_nor_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gambler(Witness):
        def choose(self, window: Window, rng: Rng) -> Move:
            move = super().choose(window, rng)
            rng.random()
            return move

    def first_hands(players: Sequence[Any]) -> list[Any]:
        play_match(GAME, 3, None, 7, players, limit=3)
        return [player.seen for player in players]

    assert first_hands([Witness(), Witness(), Witness()]) == first_hands([Gambler(), Witness(), Witness()])


def test_every_bot_draws_from_its_own_specified_dice() -> None:
    class Roller(Witness):
        def choose(self, window: Window, rng: Rng) -> Move:
            self.seen.append(("roll", window.seat, rng.random()))
            return window.decision.moves[0]

    rollers = [Roller() for _ in range(3)]
    play_match(GAME, 3, None, 7, rollers, limit=1)
    assert [roller.seen[0][2] for roller in rollers] == [bot_rng(7, seat).random() for seat in range(3)]


def test_a_match_beyond_the_limit_is_left_unfinished() -> None:
    result = play_match(GAME, 4, None, 7, [RANDOM] * 4, limit=10)
    assert not result.finished
    assert (result.ending, result.winners) == ("", ())
    assert 10 <= result.decisions < 14


def test_the_runner_plays_the_clock_so_that_a_time_limit_ends_the_game() -> None:
    options = {"time_limit": 30, "starting_hoard": 200}
    results = [play_match(GAME, 4, options, seed, [RANDOM] * 4) for seed in range(5)]
    assert {result.ending for result in results} == {"time-limit"}
    assert len({result.decisions for result in results}) > 1


def test_no_bot_is_ever_asked_for_the_clock() -> None:
    witnesses = [Witness() for _ in range(3)]
    play_match(GAME, 3, {"time_limit": 30}, 7, witnesses)
    assert CLOCK not in {seat for witness in witnesses for _, seat, _ in witness.seen}


def test_audits_are_counted_and_can_be_left_out() -> None:
    audited = play_match(GAME, 4, None, 7, [RANDOM] * 4)
    bare = play_match(GAME, 4, None, 7, [RANDOM] * 4, audit=False)
    assert audited.audits >= audited.decisions // (match.AUDIT_EVERY + 4)
    assert bare.audits == 0
    assert bare.digest == audited.digest


def test_an_audit_that_fails_stops_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(state: object) -> None:
        raise RulesBug("bug-planted")

    monkeypatch.setattr(GAME, "_audit", fail)
    with pytest.raises(RulesBug):
        play_match(GAME, 4, None, 7, [RANDOM] * 4)


def test_a_bot_that_plays_what_it_may_not_is_refused() -> None:
    with pytest.raises(IllegalMove):
        play_match(GAME, 2, None, 7, [RANDOM, Cheat()])


def test_whoever_answers_too_late_is_not_heard() -> None:
    result = play_match(TINY, 3, {"shout": True}, 7, [RANDOM] * 3)
    assert (result.ending, result.scores, result.decisions) == ("shouted", (5, 0, 0), 1)


def test_a_match_gives_the_figures_of_its_game() -> None:
    assert play_match(TINY, 2, {"shout": True}, 7, [RANDOM] * 2).figures == {"numbers": 5, "bells": 0}
    assert play_match(GAME, 2, None, 7, [RANDOM] * 2, limit=1).figures == {}


@pytest.mark.parametrize("players", [1, 7])
def test_a_table_the_game_refuses_is_refused(players: int) -> None:
    with pytest.raises(BadTable):
        play_match(GAME, players, None, 7, [RANDOM] * players)


def test_seeds_are_the_ones_we_specified() -> None:
    assert game_seed(7, 0) == 0xC50B69595C68AC3852B0FBF07EB3238A48C98D6F23A2AC7FFC19169E2CD0E614
    assert bot_rng(7, 0).random() == 0.04344629450228099
    assert clock_rng(7).random() == 0.45123924016144734
