from dracotheque import games
from dracotheque.core.decisions import Timer
from dracotheque.core.moves import CLOCK


def test_an_evening_has_one_clock_that_answers_for_nobody() -> None:
    state = games.get("jeu_des_dragons").start(3, {"time_limit": 30}, seed=1)
    assert state.timer() == Timer("evening", 1800)


def test_an_evening_may_end_at_a_moment() -> None:
    state = games.get("jeu_des_dragons").start(3, {"time_limit": "2030-01-01T20:00:00+00:00"}, seed=1)
    assert state.timer() == Timer("evening", until="2030-01-01T20:00:00+00:00")


def test_programmes_have_one_clock_for_all_and_sealing_one_does_not_turn_it_again() -> None:
    state = games.get("dragons_du_mekong").start(3, {"program_time": 120}, seed=1)
    before = state.timer()
    state.play(0, state.decision(0).moves[0])
    assert before == state.timer() == Timer("programme-1", 120, decides=True)


def test_where_nothing_is_said_the_pace_of_the_table_counts() -> None:
    state = games.get("dragons_du_mekong").start(3, {"absent_play": "auto"}, seed=1)
    assert CLOCK not in state.actors and state.late_answer(0) is not None
