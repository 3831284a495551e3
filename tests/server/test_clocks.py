"""Clocks follow from the log alone."""

from typing import Any

from dracotheque import games
from dracotheque.core.moves import CLOCK
from dracotheque.games.drakon.moves import GUARD, MoveTo
from dracotheque.games.drakon.state import Table
from dracotheque.games.or_des_dragons.moves import NoDeal
from dracotheque.tables.domain.clocks import DAY, Clocks
from dracotheque.tables.domain.speeds import Free, Live, Slow
from tests.games.drakon.table import position
from tests.games.or_des_dragons.table import shared as gold

START = 1_000_000


def begun(speed: Any, game: str = "drakon", **options: Any) -> tuple[Clocks, Any]:
    state = games.get(game).start(2, options, seed=1)
    clocks = Clocks(speed, 2)
    clocks.follow(state, START)
    return clocks, state


def halted(speed: Any) -> tuple[Clocks, Table]:
    """Somebody has just stolen from the Knight, who is asked out of turn."""
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) steal_left E.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 1, P2 2; Start 0; treasury 25.
        Hands: P1 rotation:2s; P2 gold:2c. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "knight"],
    )
    clocks = Clocks(speed, 2)
    clocks.follow(state, START)
    move = MoveTo(1, 0)
    state.play(0, move)
    clocks.follow(state, START, 0, move)
    assert state.asked == "knight_guard"
    return clocks, state


def asked(state: Any) -> int:
    seats: list[int] = [seat for seat in state.actors if seat != CLOCK]
    return seats[0]


def test_a_decision_has_its_seconds_and_then_the_reserve() -> None:
    clocks, state = begun(Live(seconds=30, reserve=60))
    assert clocks.until(asked(state)) == START + 90_000
    assert clocks.until(1 - asked(state)) is None


def test_only_what_is_needed_beyond_the_seconds_comes_from_the_reserve() -> None:
    clocks, state = begun(Live(seconds=30, reserve=60))
    seat = asked(state)
    now = START
    for spent, reserve in ((20_000, 60), (50_000, 40), (200_000, 0)):
        while asked(state) != seat:
            move = state.decision(asked(state)).moves[0]
            mover = asked(state)
            state.play(mover, move)
            clocks.follow(state, now, mover, move)
        now += spent
        move = state.decision(seat).moves[0]
        state.play(seat, move)
        clocks.follow(state, now, seat, move)
        assert clocks.shown((0, 1), now).seats[0].reserve in (reserve, 60)
        assert clocks._reserve[seat] == reserve * 1000


def test_slow_play_counts_in_days_and_free_play_not_at_all() -> None:
    clocks, state = begun(Slow(days=2))
    assert clocks.until(asked(state)) == START + 2 * DAY
    free, state = begun(Free())
    assert free.until(asked(state)) is None
    assert free.are_still


def test_the_timer_of_the_game_runs_on_while_others_seal_and_anew_for_the_next_question() -> None:
    clocks, state = begun(Free(), "dragons_du_mekong", program_time=60, absent_play="auto", decision_time=20)
    assert clocks.timer_until() == START + 60_000
    assert clocks.clock_decides
    for seat, at in ((0, START + 10_000), (1, START + 20_000)):
        move = state.decision(seat).moves[0]
        state.play(seat, move)
        clocks.follow(state, at, seat, move)
        assert clocks.timer_until() == (START + 60_000 if seat == 0 else START + 20_000 + 20_000)


def test_a_table_that_waits_has_no_clock_for_its_players() -> None:
    hurried, state = begun(Slow(days=2), "dragons_du_mekong")
    patient, waiting = begun(Slow(days=2), "dragons_du_mekong", absent_play="wait")
    assert hurried.until(asked(state)) is not None
    assert patient.until(asked(waiting)) is None


def test_where_the_sand_decides_the_pace_of_the_table_has_no_say() -> None:
    """A sharing lasts as long as its sand, however short a decision, and costs nobody's reserve. (L'Or, 9.1)"""
    state = gold({"gold": 2}, ((0, "warrior"), (1, "warrior")), options={"sand": "live"})
    clocks = Clocks(Live(seconds=5, reserve=10), 3)
    clocks.follow(state, START)
    assert (clocks.until(0), clocks.timer_until()) == (None, START + 60_000)
    assert not clocks.are_still
    move = NoDeal()
    for seat in (0, 1):
        state.play(seat, move)
        clocks.follow(state, START + 40_000, seat, move)
    assert state.asked == "attack"
    (actor,) = state.actors
    assert clocks.until(actor) == START + 40_000 + 15_000


def test_a_thief_has_fifteen_seconds_live_and_a_day_in_slow_play() -> None:
    for speed, time in ((Live(seconds=45, reserve=300), 15_000), (Slow(days=1), DAY)):
        state = gold({"gold": 2}, ((0, "thief"), (1, "warrior")), options={"sand": "live"})
        state.play(0, NoDeal())
        state.play(1, NoDeal())
        clocks = Clocks(speed, 3)
        clocks.follow(state, START)
        assert (state.asked, clocks.until(0)) == ("steal", START + time)


def test_nobody_pays_for_the_time_the_server_was_away() -> None:
    clocks, state = begun(Live(seconds=30, reserve=0))
    clocks.resume(START + 500_000, 30_000)
    assert clocks.until(asked(state)) == START + 530_000
    clocks.resume(START + 510_000, 10_000)
    assert clocks.until(asked(state)) == START + 530_000


def test_nobody_wins_time_where_the_clock_of_the_machine_was_put_back_before_a_restart() -> None:
    clocks, state = begun(Live(seconds=30, reserve=60))
    hours_before = START - 7_200_000
    clocks.resume(hours_before, 30_000)
    assert clocks.until(asked(state)) == hours_before + 90_000


def test_whoever_comes_back_has_the_full_time() -> None:
    clocks, state = begun(Live(seconds=30, reserve=0))
    clocks.misses[asked(state)] = 2
    clocks.grant(asked(state), START + 400_000)
    assert clocks.until(asked(state)) == START + 430_000
    assert clocks.misses == [0, 0]


def test_an_evening_that_ends_at_a_moment_does() -> None:
    clocks, _ = begun(Free(), "jeu_des_dragons", time_limit="2030-01-01T00:00:00+00:00")
    assert clocks.timer_until() == 1_893_456_000_000
    assert not clocks.clock_decides


def test_the_knight_has_twenty_seconds_live_whatever_the_pace_and_pays_nothing_from_the_reserve() -> None:
    clocks, state = halted(Live(seconds=5, reserve=60))
    assert clocks.until(1) == START + 20_000
    assert clocks.is_hurried(1)
    state.play(1, GUARD)
    clocks.follow(state, START + 19_000, 1, GUARD)
    assert clocks.shown((1,), START).seats[0].reserve == 60


def test_the_knight_has_twelve_hours_in_slow_play_and_is_not_hurried_in_free_play() -> None:
    assert halted(Slow(days=2))[0].until(1) == START + DAY // 2
    clocks, _ = halted(Free())
    assert clocks.until(1) is None and not clocks.is_hurried(1)
