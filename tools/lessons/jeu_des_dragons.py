"""The lesson of Le Jeu des Dragons: one gambit from its antes to its end, then every power that asks something."""

from collections.abc import Sequence
from typing import Any, Final

from dracotheque.core.state import State
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.moves import Ante, CountColour, PlayCard
from tools.lessons.writing import Lesson

ELSEWHERE: Final = {"ability", "name_leader", "second_price", "one_more"}
"""What only the abilities of a campaign ask. (6)"""
OTHERS: Final = (("blue_1", "blue_2", "copper_3"), ("green_1", "green_2", "brass_4"))


def turn(card: str, *held: str, **rest: Any) -> State:
    """The learner leads the round, with this card in hand."""
    hands = [(card, *(held or ("white_1", "white_2"))), *rest.pop("others", OTHERS)]
    return GAME.arrange(hands=hands, **{"hoards": (30, 30, 30), "stakes": 12, **rest})


def write(lesson: Lesson) -> None:
    first_gambit(lesson)
    powers(lesson)
    special_flights(lesson)


def first_gambit(lesson: Lesson) -> None:
    hands = (
        ("black_9", "white_3", "gold_6", "red_5", "thief", "bronze_7"),
        ("silver_8", "green_4", "blue_2", "copper_5", "brass_2", "black_2"),
        ("red_10", "white_6", "green_2", "gold_4", "brass_4", "copper_1"),
    )
    lesson.open(GAME.arrange(moment="ante", hands=hands, hoards=(30, 30, 30)))
    lesson.show(("coach-welcome", ""), ("lesson-hoard", "seat-0"), ("lesson-stakes", "stakes"), ("lesson-hand", "hand"))
    lesson.ask("ante", Ante("gold_6"))
    lesson.let(1, Ante("silver_8"))
    lesson.let(2, Ante("white_6"))
    lesson.show(("lesson-antes", "antes"))
    lesson.wait()
    lesson.show(("lesson-reference", "reference"), ("lesson-flight", "flight"))
    lesson.ask("play", PlayCard("white_3"))
    lesson.wait()
    lesson.show()


def powers(lesson: Lesson) -> None:
    for question, state in (
        ("blue_mode", turn("blue_11", others=(("silver_6", "blue_2"), OTHERS[1]))),
        ("target_opponent", turn("red_12")),
        ("bronze_pick", turn("bronze_1", antes=["red_3", "gold_9", "black_9"])),
        ("thief_discard", turn("thief")),
        ("copy_ante", turn("archmage", antes=["red_3", "red_5", "druid", "tiamat"])),
        ("copy_evil", turn("dracolich", flights=[["black_1"], ["green_4", "gold_2"], ["black_2", "fool"]])),
        ("slay", turn("dragonslayer", flights=[["black_1"], ["gold_2", "thief", "red_8"], []])),
        ("princess_next", turn("princess", flights=[["gold_2", "black_1", "silver_3"], ["gold_4"], []])),
    ):
        lesson.open(state)
        lesson.ask("play", PlayCard(LEADS[question]))
        lesson.ask(question)
        lesson.show()
    demanded(lesson)


LEADS: Final = {
    "blue_mode": "blue_11",
    "target_opponent": "red_12",
    "bronze_pick": "bronze_1",
    "thief_discard": "thief",
    "copy_ante": "archmage",
    "copy_evil": "dracolich",
    "slay": "dragonslayer",
    "princess_next": "princess",
}


def demanded(lesson: Lesson) -> None:
    """Somebody plays a Green Dragon, and the learner, to the left, is asked for a card or for gold."""
    hands = (("blue_1", "gold_6", "red_5"), ("white_1", "white_2", "copper_3"), ("green_10", "brass_4", "black_3"))
    lesson.open(GAME.arrange(hands=hands, hoards=(30, 30, 30), stakes=12, leader=2))
    lesson.let(2, PlayCard("green_10"))
    lesson.ask("demand")
    lesson.show()


def special_flights(lesson: Lesson) -> None:
    count(
        lesson,
        "silver_12",
        "color_flight",
        CountColour("silver"),
        [["gold_2", "gold_4", "gold_6", "silver_8", "silver_10"], [], []],
    )
    count(lesson, "silver_6", "strength_flight", None, [["gold_2", "red_2", "black_2", "white_6", "gold_6"], [], []])
    held = ("copper_1", "white_4", "white_6", "black_1", "black_2", "black_3", "blue_2", "blue_4")
    lesson.open(
        turn(
            "red_5",
            *held,
            others=(("green_8", "brass_4"), ("green_1", "green_2")),
            flights=[["black_5", "brass_5"], ["green_4"], []],
            antes=["white_1", "blue_9", "gold_11"],
            round=3,
        )
    )
    lesson.ask("play", PlayCard("red_5"))
    while lesson.state.decision(0).question != "take_ante":
        lesson.ask(lesson.state.decision(0).question)
    lesson.ask("take_ante")
    lesson.show()


def count(lesson: Lesson, card: str, question: str, move: Any, flights: Sequence[Sequence[str]]) -> None:
    lesson.open(turn(card, flights=flights, round=6, stakes=20))
    lesson.ask("play", PlayCard(card))
    lesson.ask(question, move)
    lesson.show()
