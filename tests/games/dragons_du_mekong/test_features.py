"""What the network reads and says: a board turned to one's own village, gaps as the own eye sees them. (9.1)"""

from random import Random

import msgspec
import pytest

from dracotheque import bots
from dracotheque.core.window import Window
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.cards import FIRST_DRAGON
from dracotheque.games.dragons_du_mekong.components.pairs import ALL_PAIRS, FITTING, PAIR_OF_NAMES, SMALLEST
from dracotheque.games.dragons_du_mekong.components.planks import PLANK_NUMBER, SIZE
from dracotheque.games.dragons_du_mekong.insight import features as room
from dracotheque.games.dragons_du_mekong.insight.chart import NEVER, STEP, Chart
from dracotheque.games.dragons_du_mekong.insight.eye import (
    REDRAWN,
    TURNED,
    belief,
    fitting_on,
    lengths_on,
    needed,
    perceived,
)
from dracotheque.games.dragons_du_mekong.insight.routes import distances, place_distance
from dracotheque.games.dragons_du_mekong.insight.survey import Survey
from dracotheque.games.dragons_du_mekong.insight.turned import ISLETS_SEEN, PAIRS_SEEN
from dracotheque.games.dragons_du_mekong.moves import LayPlank, Programme
from dracotheque.games.dragons_du_mekong.state import Table
from dracotheque.games.dragons_du_mekong.steps.seating import EYE_LIMIT
from tests.games.dragons_du_mekong.table import Delta, look, seat, turn

HEURISTIC = bots.get("heuristic")
ASSISTED = {"plank_fit": "assisted"}


def played(state: Table, decisions: int) -> list[Table]:
    """The same game after each of so many decisions."""
    rng = Random(2)
    found = []
    for _ in range(decisions):
        if state.over:
            break
        asked = state.actors[0]
        state.play(asked, HEURISTIC.choose(Window(state, asked), rng))
        if not state.over:
            found.append(state.clone())
    return found


# Turned to one's own village. (1.5)


def third_of_a_turn(position: Delta) -> Delta:
    """The same position, turned clockwise by a third: from yellow to black, and so on."""
    colours = ["yellow", "red", "black", "blue", "green", "white"]

    def colour(name: str) -> str:
        return colours[(colours.index(name) + 2) % 6]

    def spot(name: str) -> str:
        if name.startswith("v_"):
            return f"v_{colour(name[2:])}"
        size = 3 if name[0] == "e" else 6
        return f"{name[0]}{(int(name[1]) - 1 + size // 3) % size + 1}"

    def plank(name: str) -> str:
        owner, _, number = name.partition("_")
        return f"{colour(owner)}_{number}"

    return {
        "stones": [spot(islet) for islet in position["stones"]],
        "planks": {plank(name): (spot(a), spot(b)) for name, (a, b) in position["planks"].items()},
        "pawns": {colour(name): plank(place) for name, place in position["pawns"].items()},
    }


def test_everybody_looks_at_the_same_board() -> None:
    """Six players, so that every colour is there before and after a turn; nobody's eye errs, or errors would tell."""
    position: Delta = {
        "stones": ["b1", "d1", "e1", "c2", "a4"],
        "planks": {"yellow_3": ("v_yellow", "b1"), "red_1": ("b1", "d1"), "yellow_4": ("d1", "e1")},
        "pawns": {"yellow": "yellow_3", "red": "red_1"},
    }
    one: Table = GAME.arrange(players=6, options=ASSISTED, statuette="yellow", **position)
    other: Table = GAME.arrange(players=6, options=ASSISTED, statuette="black", **third_of_a_turn(position))
    colours = ["yellow", "red", "black", "blue", "green", "white"]
    for number, colour in enumerate(colours):
        turned = colours[(number + 2) % 6]
        assert room.features(one, seat(one, colour)) == sorted_as(
            room.features(one, seat(one, colour)), room.features(other, seat(other, turned))
        )
    assert set(room.features(one, 0)) != set(room.features(one, 1))


def sorted_as(order: list[int], found: list[int]) -> list[int]:
    """What was found, in this order where it is there too: islets are told in the order of their names."""
    return sorted(found, key=lambda each: order.index(each) if each in order else len(order))


def test_only_the_islets_in_the_middle_lie_elsewhere_from_every_other_village() -> None:
    assert (ISLETS_SEEN, PAIRS_SEEN) == (24 + 2 * 3, 126 + 2 * 42)


# The own eye. (9.1)


def test_what_really_fits_is_nowhere_in_what_is_read_and_said() -> None:
    for state in played(GAME.start(3, seed=4), 40):
        asked = state.actors[0]
        decision = state.decision(asked)
        for table in ((0,) * 7, (ALL_PAIRS,) * 7):
            other = state.clone()
            other.fitting = table
            assert room.features(other, asked) == room.features(state, asked)
            if decision.question not in room.SPELLED:
                assert room.actions(other, asked, decision) == room.actions(state, asked, decision)


def test_other_eyes_read_other_things() -> None:
    different = 0
    for state in played(GAME.start(2, seed=4), 40):
        read = set()
        for eye in range(8):
            state.eyes = (eye, eye)
            read.add(tuple(room.features(state, 0)))
        different += len(read) > 1
    assert different > 5


def test_what_is_believed_is_what_a_master_believes() -> None:
    for state in played(GAME.start(2, seed=6), 30):
        believed = belief(state.eyes[0], 0.02, tuple(state.verdicts))
        assert list(believed.needed) == needed(look(state, 0), "master")


def test_a_gap_that_was_tried_is_no_longer_doubtful() -> None:
    eye = 77
    before = belief(eye, 0.02, ())
    doubtful = next(pair for pair in range(len(SMALLEST)) if before.narrow >> pair & 1)
    for held in (0, 1):
        after = belief(eye, 0.02, (doubtful << 4 | before.needed[doubtful] << 1 | held,))
        assert not any(after.narrow >> pair & 1 for pair in TURNED[doubtful])
        assert after.needed[doubtful] == before.needed[doubtful] + (not held)
    assert belief(eye, 0.0, ()).narrow == 0, "who measures has no doubts"


def test_whoever_is_assisted_measures_and_nobody_for_another() -> None:
    state = GAME.start(2, {"assisted_seat": 0}, seed=4)
    state.eyes = (1, 2)
    assert list(Chart(state, 0).needed) == list(SMALLEST) != list(Chart(state, 1).needed)
    imagined = state.imagine(1, Random(1))
    assert Chart(imagined, 0).needed == Chart(state, 1).needed
    everybody = GAME.start(2, ASSISTED, seed=4).imagine(1, Random(1))
    assert list(Chart(everybody, 0).needed) == list(SMALLEST)


# Boards to learn on: no length is learnt by heart.


def test_a_redrawn_board_has_other_lengths_and_everybody_sees_it() -> None:
    state = GAME.start(2, seed=4)
    room.redraw(state, Random(1))
    assert state.fitting != FITTING and fitting_on(0) == FITTING
    eye = state.eyes[0]
    assert eye >= EYE_LIMIT and perceived(eye, 0.0) == lengths_on(eye // EYE_LIMIT) != lengths_on(0)
    assert perceived(~eye, 0.02) == perceived(eye, 0.02), "a borrowed eye looks at the same board"
    apart = [abs(one / other - 1.0) for one, other in zip(lengths_on(7), lengths_on(0), strict=True)]
    assert max(apart) < 4 * REDRAWN and sum(apart) / len(apart) > REDRAWN / 2
    for pair, turned in enumerate(TURNED):
        ratios = {round(lengths_on(7)[each] / lengths_on(0)[each], 9) for each in turned}
        assert len(ratios) == 1, f"what a turn makes alike stays alike: {pair}"


def test_on_a_redrawn_board_what_fits_there_is_offered_to_whoever_is_assisted() -> None:
    state = GAME.start(2, ASSISTED, seed=5)
    room.redraw(state, Random(2))
    offered = [
        move
        for each in played(state, 60)
        if each.decision(each.actors[0]).question == "plank"
        for move in each.decision(each.actors[0]).moves
        if isinstance(move, LayPlank)
    ]
    assert offered and state.fitting != FITTING
    assert all(state.fitting[SIZE[PLANK_NUMBER[move.plank]]] >> PAIR_OF_NAMES[move.a, move.b] & 1 for move in offered)


# Ways. (11.5)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_ways_are_as_long_as_by_the_reckoning_of_the_rule_of_thumb(players: int) -> None:
    """That one counts six hundredths for each number of a plank, this one five."""
    for state in played(GAME.start(players, ASSISTED, seed=3), 60):
        chart, survey = Chart(state, 0), Survey(look(state, 0), "exact")
        for each in range(players):
            place = survey.view.contestants[each].pawn
            expected = place_distance(survey, distances(survey, survey.costs(each), each), place)
            way = chart.way(each)
            if expected >= 1e6:
                assert way.far == NEVER
            else:
                assert way.far / STEP == pytest.approx(expected, abs=0.4)
                assert way.steps >= len(way.walked) + len(way.built) and way.free <= way.steps


def test_a_way_tells_what_is_missing() -> None:
    bridge: Delta = {"stones": ["b4", "d4"], "planks": {"blue_3": ("v_blue", "b4"), "blue_1": ("b4", "d4")}}
    near = Chart(turn("yellow", "place_1_stone", pawns={"yellow": "blue_1"}, **bridge), 0).way(0)
    assert (len(near.walked), near.built, near.bare, near.steps, near.free) == (1, [], [], 2, 2)
    assert near.far == 2 * STEP
    occupied = {"yellow": "blue_1", "blue": "blue_3"}
    assert Chart(turn("yellow", "place_1_stone", pawns=occupied, **bridge), 0).way(0).free == 0
    start = Chart(turn("yellow", "place_1_stone"), 0).way(0)
    assert (start.walked, start.free) == ([], 0)
    assert len(start.built) == len(start.bare) + 1, "a stone for each plank but the last, which leads into a village"


# Answers.


def test_a_plank_is_told_by_its_gap_if_it_is_the_shortest_that_seems_to_hold() -> None:
    state = turn("yellow", "place_1_plank", stones=["d1", "b1"], options=ASSISTED)
    moves = [LayPlank("yellow_1", "b1", "d1"), LayPlank("yellow_2", "b1", "d1"), LayPlank("yellow_3", "b1", "v_yellow")]
    too_short = LayPlank("yellow_2", "b1", "v_yellow")
    decision = msgspec.structs.replace(state.decision(0), moves=[*moves, too_short])
    holds, long, other, short = room.actions(state, 0, decision)
    assert room.LAY_AT <= holds < room.LONGER_AT and room.LAY_AT <= other < room.LONGER_AT and holds != other
    assert (long, short) == (room.LONGER_AT + 1, room.SHORTER_AT + 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_programme_is_spelled_card_by_card_and_always_legal(players: int) -> None:
    state = GAME.start(players, seed=players)
    rng = Random(3)
    dragons = set()
    for asked in range(players):
        for _ in range(40):
            said: tuple[int, ...] = ()
            while following := room.pieces(state, asked, said):
                said = (*said, rng.choice(following))
            programme = room.whole(state, asked, said)
            assert isinstance(programme, Programme)
            assert room.spelled(state, asked, programme) == said
            state.clone().play(asked, programme)
            dragons |= {piece for piece in said if (piece - room.CARD_AT) % room.CARDS >= FIRST_DRAGON}
    assert dragons, "and dragons are among them"


def test_the_own_cards_are_read_once_they_are_chosen() -> None:
    state = GAME.start(2, seed=1)
    programme = state.decision(0).moves[0]
    assert isinstance(programme, Programme)
    before = set(room.features(state, 0))
    state.play(0, programme)
    told = set(room.told(room.spelled(state, 0, programme)))
    assert len(told) == 5 and told == set(room.features(state, 0)) - before
    assert not told & set(room.features(state, 1)), "nobody else reads them"
