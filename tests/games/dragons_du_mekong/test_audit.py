"""What is wrong on a damaged table is named, and where it lies. (11.7)"""

from collections.abc import Callable

import pytest

from dracotheque.core.errors import RulesBug
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.delta import SPOT_NUMBER
from dracotheque.games.dragons_du_mekong.components.planks import PLANK_NUMBER
from dracotheque.games.dragons_du_mekong.state import Table
from tests.games.dragons_du_mekong.table import turn


def swap_twins(s: Table) -> None:
    """A reserve with two planks of one number."""
    s.reserves[0] ^= 1 << PLANK_NUMBER["yellow_3"] | 1 << PLANK_NUMBER["red_4"]
    s.reserves[1] ^= 1 << PLANK_NUMBER["yellow_3"] | 1 << PLANK_NUMBER["red_4"]


def forget_a_programme(s: Table) -> None:
    s.programmes = (*s.programmes[:2], (), *s.programmes[3:])


def repeat_a_card(s: Table) -> None:
    s.last_programmes = (*s.last_programmes[:3], (0, 0, 1, 2, 3))


def sink_a_stone(s: Table) -> None:
    s.stones &= ~(1 << SPOT_NUMBER["c2"])


def shorten_all_planks(s: Table) -> None:
    s.fitting = tuple([0 for _ in s.fitting])


def lay_one_upon_another(s: Table) -> None:
    s.lies[PLANK_NUMBER["red_2"]] = s.lies[PLANK_NUMBER["red_1"]]


@pytest.mark.parametrize(
    ("damage", "code", "values"),
    [
        (swap_twins, "bug-same-number-twice", {"seat": 0}),
        (forget_a_programme, "bug-programme-missing", {"seat": 2}),
        (repeat_a_card, "bug-programme", {"seat": 3}),
        (sink_a_stone, "bug-plank-without-support", {"islets": [SPOT_NUMBER["c2"]]}),
        (shorten_all_planks, "bug-plank-too-short", {"plank": PLANK_NUMBER["red_1"]}),
        (lay_one_upon_another, "bug-planks-cross", {"plank": PLANK_NUMBER["red_1"]}),
    ],
)
def test_a_fault_is_found_where_it_lies(damage: Callable[[Table], None], code: str, values: dict[str, object]) -> None:
    s = turn(
        "yellow",
        "place_1_stone",
        stones=["b1", "c2", "d1"],
        planks={"red_1": ("b1", "c2"), "red_2": ("c2", "d1")},
    )
    GAME.audit(s)
    damage(s)
    with pytest.raises(RulesBug) as found:
        GAME.audit(s)
    assert (found.value.code, found.value.values) == (code, values)
