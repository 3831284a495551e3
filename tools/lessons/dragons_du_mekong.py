"""The lesson of Les Dragons du Mékong: a programme, then every kind of card that asks something."""

from typing import Any, Final

from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.colours import COLOURS_IN_PLAY
from dracotheque.games.dragons_du_mekong.moves import JumpTo, LayPlank, Programme, PutStone, RemovePlank, WalkTo
from tools.lessons.writing import Hint, Lesson

ELSEWHERE: Final = {"colour", "statuette"}
"""Asked where colours and the statuette are chosen at the table. (6)"""
PLAYERS: Final = 4
OWN: Final = COLOURS_IN_PLAY[PLAYERS][0]
FIRST: Final = ("place_1_stone", "place_2_stones", "place_1_plank", "move_1", "place_2_planks")
BRIDGE: Final = {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1")}
CROSSROADS: Final[dict[str, Any]] = {
    "stones": ["b1", "c2", "d1", "d2", "e1"],
    "planks": {**BRIDGE, "red_1": ("b1", "c2"), "red_3": ("d1", "e1"), "red_4": ("d1", "d2")},
}


def turn(card: str, **rest: Any) -> State:
    """The learner is about to carry out this card, the first of the five; the others have a stone."""
    programmes: dict[str, tuple[str, ...]] = dict.fromkeys(COLOURS_IN_PLAY[PLAYERS], FIRST)
    programmes[OWN] = (card, *[each for each in FIRST if each != card][:4])
    return GAME.arrange(players=PLAYERS, programmes=programmes, to_act=OWN, statuette=OWN, **rest)


def write(lesson: Lesson) -> None:
    lesson.open(GAME.arrange(players=PLAYERS))
    lesson.show(
        ("coach-welcome", ""),
        ("lesson-village", "v_yellow"),
        ("lesson-goal", "v_blue"),
        ("lesson-programme", "programme"),
    )
    lesson.ask("programme", Programme(FIRST))
    lesson.wait()
    cards(lesson)


def cards(lesson: Lesson) -> None:
    follow(lesson, "stone", PutStone("b1"), ("lesson-ranks", "ranks"))
    steps: tuple[tuple[str, str, Move, dict[str, Any]], ...] = (
        ("place_1_plank", "plank", LayPlank("yellow_3", "v_yellow", "b1"), {"stones": ["b1", "d1"]}),
        ("move_1", "move_1", WalkTo("yellow_1"), {**CROSSROADS, "pawns": {OWN: "yellow_3"}}),
        ("move_2", "move_2", WalkTo("red_3"), {**CROSSROADS, "pawns": {OWN: "yellow_3"}}),
        ("remove_1", "removal", RemovePlank("red_3"), {**CROSSROADS, "pawns": {OWN: "yellow_3"}}),
        ("jump", "jump", JumpTo("red_3"), {**CROSSROADS, "pawns": {OWN: "yellow_3", "green": "yellow_1"}}),
    )
    for card, question, move, position in steps:
        lesson.open(turn(card, **position))
        follow(lesson, question, move)


def follow(lesson: Lesson, question: str, move: Move, *hints: Hint) -> None:
    lesson.ask(question, move, *hints)
    lesson.show()
