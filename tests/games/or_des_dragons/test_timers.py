"""What whoever watches the clock is told: how long, and when it starts anew. (9.1, 9.4)"""

import pytest

from dracotheque.core.decisions import Timer
from dracotheque.games.or_des_dragons.moves import PASS, UNSIGN, Done, Renew
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import LIVE, SLOW, A, B, C, attack, bundle, lair, play, position, shared, split

AB = ((A, "warrior"), (B, "warrior"))


def timer(state: Table) -> Timer:
    found = state.timer()
    assert found is not None
    return found


@pytest.mark.ruling("OD-55")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [(LIVE, 60), ({**LIVE, "sand_seconds": 90}, 90), (SLOW, 24 * 3600), ({**SLOW, "slow_sand_hours": 12}, 12 * 3600)],
)
def test_one_sand_for_a_sharing_and_for_a_fair(options: dict[str, object], seconds: int) -> None:
    state = shared({"gold": 2}, AB, options={**options, "ruleset": "basic"})
    sand = timer(state)
    assert (sand.seconds, sand.decides, sand.restarts) == (seconds, True, False)
    play(state, B, split({A: {"gold": 1}, B: {"gold": 1}}))
    play(state, B, UNSIGN)
    assert timer(state) == sand
    fair = position(moment="fair", options=options)
    sand = timer(fair)
    assert (sand.seconds, sand.decides) == (seconds, True)
    play(fair, A, Done())
    assert timer(fair) == sand


def test_a_window_has_its_own_time_and_a_card_played_starts_it_anew() -> None:
    hands = {A: ["fireball"], B: ["renewal_powder"], C: ["discernment_lens"]}
    state = shared({"gold": 2}, AB, options=LIVE, hands=hands, bag_size=9)
    first = timer(state)
    assert (first.seconds, first.decides) == (6.0, True)
    play(state, A, PASS)
    assert timer(state) == first
    play(state, B, Renew(bundle(gold=1)))
    again = timer(state)
    assert (again.seconds, again.name == first.name) == (6.0, False)


def test_windows_of_two_turns_are_two() -> None:
    hands = {A: ["repulsive_cloud"], B: ["emergency_bell"], C: ["fireball"]}
    state = position(lair("10_11_0", gold=1), lair("10_7_4", gold=1), options=LIVE, hands=hands)
    names = []
    for seat, adventurer in ((A, "wizard"), (B, "wizard")):
        attack(state, seat, adventurer, 1)
        while state.asked == "react":
            names.append(timer(state).name)
            for player in (A, B, C):
                play(state, player, PASS)
    assert len(names) == len({*names}) == 4


def test_in_slow_play_a_window_waits_three_hours() -> None:
    state = shared({"gold": 2}, AB, options=SLOW, hands={A: ["fireball"], B: ["renewal_powder"]}, bag_size=9)
    assert timer(state).seconds == 3 * 3600
