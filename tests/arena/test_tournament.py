"""Bots against each other: what is played, what comes out, how it goes on after an interruption."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from dracotheque import games
from dracotheque.arena import Tournament, plan_of, tournament
from dracotheque.arena.executors import cluster, processes
from dracotheque.arena.fixtures import Fixture, Outcome, Plan, fixtures, play_fixture
from dracotheque.arena.ledger import Ledger
from dracotheque.arena.ratings import ratings
from dracotheque.arena.seeds import game_seed
from dracotheque.core.errors import BadTable, BrokenLedger, Unavailable, Unknown
from dracotheque.core.game import Game

GAME = games.get("jeu_des_dragons")
QUICK = {"starting_hoard": 12}


def plan(*bots: str, players: int = 3, seed: int = 7, halves: bool = False) -> Plan:
    return plan_of(GAME, players, QUICK, seed, bots or ("heuristic", "random"), halves=halves)


def timeless(result: Tournament) -> Tournament:
    bots = tuple(msgspec.structs.replace(bot, milliseconds=0.0) for bot in result.bots)
    return msgspec.structs.replace(result, seconds=0.0, bots=bots)


def outcome(*winners: int, seats: tuple[int, ...] = (0, 1, 1)) -> Outcome:
    return Outcome(0, seats, winners, bool(winners), (1, 1), (0.0, 0.0))


def test_games_are_rounded_up_to_whole_seeds() -> None:
    result = tournament(plan(), 7)
    assert (result.games, result.seeds, result.finished) == (12, 2, 12)
    assert [bot.games for bot in result.bots] == [12, 12]


def test_every_seating_of_a_seed_plays_the_same_cards() -> None:
    first = list(fixtures(plan(), range(6)))
    assert {fixture.seed for fixture in first} == {game_seed(7, 0)}
    assert len({fixture.seats for fixture in first}) == 6
    assert next(fixtures(plan(), [6])).seed == game_seed(7, 1)


def test_two_bots_with_half_of_the_seats_each_are_equal_where_they_have_half_of_the_victories(tmp_path: Path) -> None:
    result = tournament(plan(players=4, halves=True), 6, resume=tmp_path / "games.jsonl")
    assert (result.games, result.seeds, result.par) == (6, 1, 0.5)
    assert [bot.alone for bot in result.bots] == [None, None]
    assert timeless(tournament(plan(players=4, halves=True), 6, resume=tmp_path / "games.jsonl")) == timeless(result)
    with pytest.raises(BrokenLedger, match="error-ledger-foreign"):
        tournament(plan(players=4), 6, resume=tmp_path / "games.jsonl")


def test_shares_add_up_and_the_better_bot_has_more() -> None:
    result = tournament(plan(), 30)
    heuristic, random = result.bots
    assert heuristic.share + random.share == pytest.approx(1)
    assert (result.par, result.alone_par) == (0.5, 0.333333)
    assert heuristic.low > result.par > random.high
    assert heuristic.low <= heuristic.share <= heuristic.high
    assert heuristic.rating_low < heuristic.rating < heuristic.rating_high
    assert heuristic.rating > random.rating
    assert heuristic.alone is not None
    assert heuristic.alone.share > result.alone_par
    assert heuristic.milliseconds > random.milliseconds > 0


def test_a_bot_against_itself_has_exactly_its_par_in_every_seed() -> None:
    result = tournament(plan("random", "random", players=2), 8)
    assert [bot.share for bot in result.bots] == [0.5, 0.5]


def test_a_shared_victory_counts_in_parts() -> None:
    assert (outcome(0, 1).share(0), outcome(0, 1).share(1)) == (0.5, 0.5)
    assert (outcome(1, 2).share(0), outcome(1, 2).share(1)) == (0.0, 1.0)
    assert outcome().share(0) == 0.0


def test_ratings_follow_victories_and_ignore_unfinished_games() -> None:
    newcomers = ratings(2, [outcome()])
    assert newcomers[0].rating == newcomers[1].rating == 25
    strong, weak = ratings(2, [outcome(0)] * 5)
    assert strong.rating > 25 > weak.rating
    assert strong.high - strong.low < newcomers[0].high - newcomers[0].low


@pytest.mark.parametrize("place", [lambda: processes(2), lambda: ThreadPoolExecutor(3)], ids=["processes", "threads"])
def test_the_result_is_the_same_on_any_executor(place: Callable[[], Any]) -> None:
    with place() as executor:
        assert timeless(tournament(plan(), 12, executor=executor)) == timeless(tournament(plan(), 12))


@pytest.mark.slow
def test_the_result_is_the_same_on_a_dask_cluster(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 1, "processes": False, "dashboard_address": None, "local_directory": str(tmp_path)}
    with distributed.LocalCluster(**settings) as scheduler, cluster(scheduler.scheduler_address) as executor:
        assert timeless(tournament(plan(), 6, executor=executor)) == timeless(tournament(plan(), 6))


def test_a_cluster_that_does_not_answer_is_refused() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(Unavailable, match="error-no-cluster"), cluster("nonsense://"):
        pass


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Unavailable, match="farm"), cluster("127.0.0.1:1"):
        pass


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    tournament(plan(players=2), 4, progress=lambda played, wanted: told.append((played, wanted)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


# Interruptions.

LONG = 3600.0


def interrupted(file: Path, after: int) -> None:
    """Leave a tournament after so many games, in the middle of writing the next."""
    played = 0

    def stop(count: int, _: int) -> None:
        nonlocal played
        played = count
        if count == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(plan(), 12, resume=file, progress=stop)
    with file.open("a") as half:
        half.write('{"number":')


def test_whoever_interrupts_waits_for_no_game_to_end() -> None:
    with pytest.raises(KeyboardInterrupt), processes(2) as pool:
        assert pool
        game = pool.submit(sleep, LONG)
        while not game.running():
            sleep(0.01)
        raise KeyboardInterrupt
    assert isinstance(game.exception(), BrokenProcessPool)


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    interrupted(file, after=5)
    played: list[int] = []

    def counted(fixture: Fixture) -> Outcome:
        played.append(fixture.number)
        return play_fixture(fixture)

    monkeypatch.setattr(import_module("dracotheque.arena.tournament"), "play_fixture", counted)
    told: list[int] = []
    result = tournament(plan(), 12, resume=file, progress=lambda count, _: told.append(count))
    assert played == [5, 6, 7, 8, 9, 10, 11]
    assert told == [6, 7, 8, 9, 10, 11, 12]
    assert timeless(result) == timeless(tournament(plan(), 12))
    assert len(file.read_text().splitlines()) == 13


def test_a_finished_tournament_may_be_made_longer_or_read_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tournament(plan(), 6, resume=file)
    assert timeless(tournament(plan(), 12, resume=file)) == timeless(tournament(plan(), 12))
    kept = file.read_bytes()
    assert timeless(tournament(plan(), 6, resume=file)) == timeless(tournament(plan(), 6))
    assert file.read_bytes() == kept


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_the_file_of_a_tournament_is_known_again_in_every_game(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "games.jsonl"
    nothing_yet = plan_of(game, game.players[0], None, 7, ("heuristic", "random"))
    for _ in range(2):
        with Ledger(file, nothing_yet) as ledger:
            assert ledger.games == []


@pytest.mark.parametrize("other", [plan(seed=8), plan(players=2), plan("random", "heuristic")])
def test_a_file_of_another_tournament_is_refused_and_kept(tmp_path: Path, other: Plan) -> None:
    file = tmp_path / "games.jsonl"
    tournament(plan(), 6, resume=file)
    kept = file.read_bytes()
    with pytest.raises(BrokenLedger, match="error-ledger-foreign"):
        tournament(other, 6, resume=file)
    assert file.read_bytes() == kept


@pytest.mark.parametrize("text", ["hello\n", '{"game":1}\n', "\x00\xff\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(BrokenLedger, match="error-ledger-broken"):
        tournament(plan(), 6, resume=file)
    assert file.read_text() == text


def test_a_game_that_this_tournament_does_not_have_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tournament(plan(), 6, resume=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text(lines[0] + lines[2].replace('"number":1', '"number":0'))
    with pytest.raises(BrokenLedger, match="error-ledger-broken"):
        tournament(plan(), 6, resume=file)


# Refusals.


def test_a_tournament_needs_two_bots_that_exist_and_a_game_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadTable, match="error-arena-bots"):
        plan("random")
    with pytest.raises(Unknown):
        plan("random", "grandmaster")
    with pytest.raises(BadTable):
        plan(players=7)
    monkeypatch.setattr(GAME.options_type, "endless", property(lambda _: True))
    with pytest.raises(BadTable, match="error-endless"):
        plan()


CALLER = """
import os, time
from dracotheque.arena.executors import processes

if __name__ == "__main__":
    with processes(2) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(60)
"""


def test_no_worker_outlives_a_caller_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "caller.py"
    script.write_text(CALLER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as caller:
        assert caller.stdout is not None
        worker = int(caller.stdout.readline())
        os.kill(worker, 0)
        caller.kill()
    for _ in range(600):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("a worker plays on for nobody")
