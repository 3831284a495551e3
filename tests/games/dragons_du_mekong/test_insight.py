"""What bots conclude and choose: their eye, their routes, their programmes, their answers. (9.1, 11)"""

from random import Random
from statistics import mean, pvariance
from typing import Any

import msgspec
import pytest

from dracotheque import bots
from dracotheque.arena import play_match
from dracotheque.core.window import Window
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.delta import SPOT_IDS
from dracotheque.games.dragons_du_mekong.components.pairs import ALL_PAIRS, FITTING, PAIR_OF_NAMES, SMALLEST
from dracotheque.games.dragons_du_mekong.insight import evaluate, policy
from dracotheque.games.dragons_du_mekong.insight.eye import ERROR, TURNED, confidence, error, needed, perceived
from dracotheque.games.dragons_du_mekong.insight.outlook import Outlook
from dracotheque.games.dragons_du_mekong.insight.plans import OTHER, Task, best_plans, worth
from dracotheque.games.dragons_du_mekong.insight.rivals import Rivals
from dracotheque.games.dragons_du_mekong.insight.survey import Survey
from dracotheque.games.dragons_du_mekong.moves import JumpTo, LayPlank, Programme, PutStone, RemovePlank, WalkTo
from dracotheque.games.dragons_du_mekong.state import Table, verdict
from dracotheque.games.dragons_du_mekong.view import Verdict
from tests.games.dragons_du_mekong.table import Delta, look, planks, play, seat, turn

HEURISTIC, RANDOM = bots.get("heuristic"), bots.get("random")


def choice(state: Table, colour: str, level: str = "exact", seed: int = 1) -> Any:
    """What a bot in this seat would do; Any is the move of whatever is asked."""
    asked = seat(state, colour)
    return policy(look(state, asked), state.decision(asked), Random(seed), level)


# The eye. (9.1)


def test_errors_have_mean_nought_and_variance_one() -> None:
    errors = [error(eye * 7919, pair) for eye in range(60) for pair in range(168)]
    assert abs(mean(errors)) < 0.03
    assert abs(pvariance(errors) - 1.0) < 0.05


def test_an_error_is_fixed_for_an_eye_and_a_pair() -> None:
    assert error(5, 9) == error(5, 9)
    assert len({error(eye, 9) for eye in range(50)}) == 50
    assert len({error(5, pair) for pair in range(168)}) == 168


def test_levels_see_more_or_less_clearly() -> None:
    assert ERROR == {
        "beginner": 0.09,
        "apprentice": 0.07,
        "regular": 0.05,
        "expert": 0.02,
        "master": 0.02,
        "exact": 0.0,
    }
    wrong = {}
    for level in ERROR:
        views = [look(GAME.start(2, seed=seed), 0) for seed in range(20)]
        sizes = [size for view in views for size in needed(view, level)]
        wrong[level] = sum(size != real for size, real in zip(sizes, SMALLEST * 20, strict=True))
    assert wrong["beginner"] > wrong["apprentice"] > wrong["regular"] > wrong["master"] > wrong["exact"] == 0


def test_two_seats_see_differently_and_looking_twice_does_not_help() -> None:
    state = GAME.start(2, seed=4)
    eyes = [look(state, viewer).contestants[viewer].eye for viewer in (0, 1)]
    assert perceived(eyes[0], 0.05) != perceived(eyes[1], 0.05)
    assert needed(look(state, 0), "regular") == needed(look(state, 0), "regular")


def test_public_verdicts_correct_the_eye() -> None:
    view = look(GAME.start(2, seed=4), 0)
    pair = PAIR_OF_NAMES["d6", "e3"]

    def after(*verdicts: Verdict) -> int:
        return needed(msgspec.structs.replace(view, verdicts=verdicts), "regular")[pair]

    assert after(Verdict(1, "d6", "e3", True)) == 1
    assert after(Verdict(5, "d6", "e3", False)) == 6
    assert after(Verdict(1, "d6", "e3", False), Verdict(2, "d6", "e3", True)) == 2


def test_a_master_learns_from_pairs_that_are_the_same_after_a_turn() -> None:
    view = look(GAME.start(2, seed=4), 0)
    seen = msgspec.structs.replace(view, verdicts=(Verdict(1, "d2", "e1", False), Verdict(2, "d2", "e1", True)))
    alike = [PAIR_OF_NAMES[names] for names in (("d2", "e1"), ("d4", "e2"), ("d6", "e3"))]
    assert [needed(seen, "master")[pair] for pair in alike] == [2, 2, 2]
    assert needed(seen, "regular")[alike[1:][0]] == needed(view, "regular")[alike[1]]


def test_confidence_grows_with_the_reach() -> None:
    assert confidence(30.0, 30, 0.05) == pytest.approx(0.5)
    assert confidence(30.0, 36, 0.05) > 0.99
    assert confidence(30.0, 24, 0.05) < 0.01
    assert [confidence(30.0, far, 0.0) for far in (29, 30)] == [0.0, 1.0]


def test_an_assisted_seat_measures() -> None:
    view = look(GAME.start(2, {"assisted_seat": 0}, seed=4), 0)
    assert Survey(view, "beginner").needed == list(SMALLEST)
    assert Survey(look(GAME.start(2, seed=4), 0), "beginner").needed != list(SMALLEST)


# Imagined worlds carry the eye's errors. (9.1, 11.6)


def worlds(state: Table, viewer: int, count: int = 40) -> list[Table]:
    return [state.imagine(viewer, Random(number)) for number in range(count)]


def test_in_an_imagined_world_lengths_are_as_the_viewer_believes_them() -> None:
    state = GAME.start(2, seed=4)
    imagined = worlds(state, 0)
    assert len({world.fitting for world in imagined}) > 10, "an eye has its doubts"
    assert all(world.fitting != FITTING for world in imagined)
    for world in imagined[:3]:
        assert needed(look(world, 1), "master") == needed(look(state, 0), "master"), "nobody there sees better"
    sure = [pair for pair in range(168) if len({world.fitting[6] >> pair & 1 for world in imagined}) == 1]
    assert len(sure) > 120


def test_what_really_fits_is_nowhere_in_an_imagined_world() -> None:
    state = GAME.start(2, seed=4)
    other = state.clone()
    other.fitting = (0,) * 7
    assert [world.to_json() for world in worlds(state, 0)] == [world.to_json() for world in worlds(other, 0)]


@pytest.mark.slow
def test_the_master_thinks_the_same_whatever_really_fits() -> None:
    state = GAME.start(2, seed=4)
    rng = Random(3)
    thinker = bots.get("master@9it")
    thought: set[str] = set()
    while len(thought) < 3 and not state.over:
        for asked in list(state.actors):
            question = state.decision(asked).question
            move = thinker.choose(Window(state, asked), Random(1))
            for table in ((0,) * 7, (ALL_PAIRS,) * 7):
                other = state.clone()
                other.fitting = table
                assert thinker.choose(Window(other, asked), Random(1)) == move
            thought.add(question)
            state.play(asked, HEURISTIC.choose(Window(state, asked), rng))


def test_verdicts_and_planks_on_the_board_leave_no_doubt() -> None:
    pair = PAIR_OF_NAMES["d6", "e3"]
    state = GAME.start(2, seed=4)
    state.verdicts += [verdict(pair, 5, False)]
    assert not any(world.fitting[5] >> turned & 1 for world in worlds(state, 0) for turned in TURNED[pair])
    state.verdicts[:] = [verdict(pair, 1, True)]
    assert all(world.fitting[1] >> turned & 1 for world in worlds(state, 0) for turned in TURNED[pair])
    state = turn("yellow", "place_1_stone", stones=["b1"], planks={"red_3": ("v_yellow", "b1")})
    for world in worlds(state, 0):
        GAME.audit(world)


def test_an_assisted_seat_imagines_what_it_measures() -> None:
    state = GAME.start(2, {"assisted_seat": 0}, seed=4)
    assert {world.fitting for world in worlds(state, 0)} == {FITTING}
    assert all(world.fitting != FITTING for world in worlds(state, 1))
    imagined = look(worlds(state, 1, 1)[0], 0)
    assert Survey(imagined, "master").needed == needed(look(state, 1), "master"), "nobody measures for another"


# Routes. (11.5)


@pytest.mark.parametrize("colour", ["yellow", "red", "black", "blue", "green", "white"])
def test_alone_on_an_empty_delta_a_route_of_five_planks_is_found(colour: str) -> None:
    state = GAME.arrange(players=6)
    route = Outlook(look(state, seat(state, colour)), "exact").route
    assert route is not None and len(route.legs) == 5
    sizes = [leg.size for leg in route.legs]
    assert len(set(sizes)) == 5, "each plank of the reserve once"
    assert all(SMALLEST[leg.pair] <= leg.size for leg in route.legs)
    assert SPOT_IDS[route.legs[-1].spot] == look(state).contestants[seat(state, colour)].goal


def test_a_route_uses_what_lies_there() -> None:
    state = turn(
        "yellow",
        "place_1_stone",
        stones=["b1", "d1"],
        planks={"red_3": ("v_yellow", "b1"), "green_1": ("b1", "d1")},
    )
    route = Outlook(look(state, 0), "exact").route
    assert route is not None
    assert [leg.size for leg in route.legs[:2]] == [0, 0]


def test_a_pawn_next_to_its_goal_needs_one_step() -> None:
    state = turn(
        "blue",
        "place_1_stone",
        stones=["b1", "d1"],
        planks={"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1")},
        pawns={"blue": "yellow_3"},
    )
    outlook = Outlook(look(state, seat(state, "blue")), "exact")
    assert outlook.route is not None and outlook.route.legs == [] and outlook.route.cost == 1.0


def test_without_planks_there_is_no_route() -> None:
    state = turn("white", "place_1_stone", players=2, lost=planks("white", 1, 2, 3, 4, 5, 6))
    assert Outlook(look(state, seat(state, "white")), "exact").route is None


# Programmes.

LONG_WAY = Task(stones=4, bases=(1, 2, 3, 4, 4), fetches=(0, 0, 0, 0, 0), steps=(1, 2, 3, 4, 5, 5))


def test_plans_put_stones_before_planks_and_planks_before_steps() -> None:
    best = best_plans(LONG_WAY)[0]
    assert OTHER not in best.cards
    assert worth(LONG_WAY, best.cards, -1) == max(worth(LONG_WAY, plan.cards, -1) for plan in best_plans(LONG_WAY))


def test_one_step_from_the_goal_a_second_step_waits_behind_the_first() -> None:
    """A dragon may stop one of them, not both."""
    best = best_plans(Task(0, (), (), (0,)))[0]
    assert {5, 6} <= set(best.cards)


def test_a_step_without_a_plank_is_dear() -> None:
    assert worth(LONG_WAY, (5, 0, 0, 0, 0), -1) < worth(LONG_WAY, (0, 0, 0, 0, 0), -1)


@pytest.mark.parametrize("players", GAME.players)
def test_first_programmes_are_legal_and_not_all_the_same(players: int) -> None:
    state = GAME.start(players, seed=2)
    found = set()
    for seed in range(12):
        move = policy(look(state, 0), state.decision(0), Random(seed))
        assert isinstance(move, Programme)
        state.clone().play(0, move)
        found.add(move)
    assert len(found) > 1


def test_a_dragon_goes_against_the_rival_about_to_arrive() -> None:
    state = GAME.arrange(players=4, stones=["a4", "b4"], planks={"red_1": ("a4", "v_blue")}, pawns={"yellow": "red_1"})
    red = seat(state, "red")
    moves = [policy(look(state, red), state.decision(red), Random(seed)) for seed in range(10)]
    assert all(isinstance(move, Programme) and "dragon_yellow" in move.cards for move in moves)


# Answers.

NEAR: Delta = {
    "stones": ["b1", "d1", "e1"],
    "planks": {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1"), "red_3": ("d1", "e1")},
}


def test_the_goal_is_entered_when_it_can_be() -> None:
    state = turn("blue", "move_1", pawns={"blue": "yellow_3"}, statuette="blue", **NEAR)
    assert choice(state, "blue") == WalkTo("v_yellow")


def test_a_pawn_walks_towards_its_goal() -> None:
    state = turn("yellow", "move_1", pawns={"yellow": "yellow_1"}, **NEAR)
    assert choice(state, "yellow") == WalkTo("red_3")


def test_a_jump_lands_towards_the_goal() -> None:
    state = turn(
        "yellow",
        "jump",
        pawns={"yellow": "yellow_3", "green": "yellow_1"},
        stones=["b1", "c2", "d1", "e1"],
        planks={**NEAR["planks"], "red_1": ("b1", "c2")},
    )
    assert choice(state, "yellow") == JumpTo("red_3")


def test_the_missing_stone_of_the_route_is_put() -> None:
    state = turn("white", "place_1_stone", players=2)
    move = choice(state, "white")
    assert isinstance(move, PutStone)
    route = Outlook(look(state, seat(state, "white")), "exact").route
    assert route is not None and move.islet == SPOT_IDS[route.legs[0].spot]


def test_a_plank_of_the_route_is_laid_where_it_holds() -> None:
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6", "e3"])
    move = choice(state, "white")
    assert isinstance(move, LayPlank)
    state.play(seat(state, "white"), move)
    assert not look(state).lost


def test_the_plank_under_the_leaders_next_step_is_removed() -> None:
    state = turn(
        "red",
        "remove_1",
        stones=["a4", "b4", "c2", "d2", "a1"],
        planks={"blue_1": ("a4", "v_blue"), "blue_3": ("a4", "b4"), "green_2": ("c2", "d2")},
        pawns={"yellow": "blue_3"},
        reserves={"red": planks("red", 4, 5, 6)},
        lost=planks("red", 1, 2, 3),
        statuette="red",
    )
    assert choice(state, "red") == RemovePlank("blue_1")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"colours": "chosen", "first_statuette": "chosen"},
        {"plank_fit": "gentle"},
        {"plank_fit": "assisted"},
        {"assisted_seat": 0},
    ],
    ids=str,
)
def test_every_question_is_answered(options: dict[str, object]) -> None:
    asked = set()
    for seed in range(3):
        state = GAME.start(3, options, seed=seed)
        rng = Random(seed)
        while not state.over:
            mover = state.actors[0]
            asked.add(state.asked)
            state.play(mover, HEURISTIC.choose(Window(state, mover), rng))
    assert asked >= {"programme", "stone", "plank", "move_1", "move_2"}


@pytest.mark.parametrize("level", ERROR)
def test_every_level_plays_to_the_end(level: str) -> None:
    state = GAME.start(2, seed=3)
    rng = Random(1)
    while not state.over:
        mover = state.actors[0]
        state.play(mover, policy(look(state, mover), state.decision(mover), rng, level))
    assert state.ending


# Evaluation.


def test_shares_add_up_and_the_nearest_has_the_largest() -> None:
    state = turn("blue", "place_1_stone", pawns={"blue": "yellow_3"}, **NEAR)
    for viewer in (None, 0, 1, 2, 3):
        shares = evaluate(look(state, viewer))
        assert sum(shares) == pytest.approx(1.0)
        assert max(range(4), key=shares.__getitem__) == seat(state, "blue")


def test_a_finished_game_is_worth_its_result() -> None:
    state = turn("blue", "move_2", pawns={"blue": "yellow_3"}, statuette="blue", **NEAR)
    play(state, "blue", "v_yellow")
    assert evaluate(look(state)) == (0.0, 0.0, 1.0, 0.0)
    lost = [*planks("white", 1, 2, 3, 4, 5, 6), *planks("black", 2, 3, 4, 5, 6)]
    drawn = turn("black", "place_1_plank", players=2, lost=lost)
    assert drawn.over and evaluate(look(drawn)) == (0.5, 0.5)


def test_before_anybody_is_seated_all_are_equal() -> None:
    view = GAME.view(GAME.start(4, {"colours": "chosen"}, seed=1), 2)
    assert evaluate(view) == (0.25, 0.25, 0.25, 0.25)


def test_the_leader_is_the_rival_nearest_to_arriving() -> None:
    state = turn("blue", "place_1_stone", pawns={"blue": "yellow_3"}, **NEAR)
    rivals = Rivals(Survey(look(state, seat(state, "red")), "exact"))
    assert rivals.leader == seat(state, "blue")
    assert rivals.dragon_worth(rivals.leader, 0) > rivals.dragon_worth(rivals.leader, 4)


# Strength.


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 20), (4, 10)])
def test_sense_beats_chance(players: int, games: int) -> None:
    """One sensible player among random ones, who would win their share by chance."""
    won = 0.0
    for seed in range(games):
        place = seed % players
        table = [HEURISTIC if each == place else RANDOM for each in range(players)]
        result = play_match(GAME, players, None, seed, table)
        won += (place in result.winners) / len(result.winners)
    assert won >= 0.95 * games
