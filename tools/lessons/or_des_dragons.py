"""The lesson of L'Or des Dragons: an attack, a treasure shared, a theft, a Fair; then what magic objects ask."""

from collections.abc import Mapping
from typing import Any, Final

from dracotheque.core.state import State
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components import TOKEN
from dracotheque.games.or_des_dragons.components.bundles import Bundle, Heap, Share, Side
from dracotheque.games.or_des_dragons.moves import (
    Attack,
    Deal,
    Pinch,
    PlayCard,
    Propose,
    Replace,
    SetEye,
    Sign,
    SignDeal,
    Steal,
    Take,
)
from tools.lessons.writing import Lesson

ELSEWHERE: Final = {"bargain", "trade", "plan"}
"""Asked at another pace: sand that runs, Fairs in real time, thefts planned ahead. (9)"""
A, B, C = range(3)
Tokens = Mapping[str, int]
ADVANCED: Final = {"ruleset": "advanced"}
LAIRS: Final[tuple[dict[str, Any], ...]] = (
    {"dragon": "dragon_10_11_0", "tokens": {"silver": 5, "gold": 3, "red": 1, "sapphire": 2}},
    {"dragon": "dragon_10_7_4", "tokens": {"silver": 3, "emerald": 2, "gold": 2}},
    {"dragon": "dragon_9_8_2", "tokens": {"silver": 4, "amber": 2, "gold": 2}},
)
CAMP: Final[dict[str, Any]] = {
    "dragon": "dragon_8_8_0",
    "tokens": {"silver": 4, "gold": 2, "sapphire": 2},
    "fighters": [(B, "warrior")],
}
LOOT: Final = {A: {"silver": 2, "sapphire": 1}, B: {"gold": 1, "emerald": 2}, C: {"silver": 3, "amber": 1}}


def bundle(tokens: Tokens) -> Bundle:
    return tuple(Heap(token, tokens[token]) for token in sorted(tokens, key=lambda token: TOKEN[token]))


def split(*shares: Tokens) -> Propose:
    return Propose(tuple(Share(seat, bundle(tokens)) for seat, tokens in enumerate(shares)), None)


def table(first: dict[str, Any] | None = None, **rest: Any) -> State:
    lair = first or {"dragon": "dragon_8_8_0", "tokens": {"silver": 4, "gold": 2, "sapphire": 2}}
    return GAME.arrange(players=3, lairs=(lair, *LAIRS), **{"loot": LOOT, **rest})


def killed(treasure: Tokens, *fighters: tuple[Any, ...], **rest: Any) -> State:
    """A dragon has just died: its treasure is to be shared."""
    return table({"dragon": "dragon_8_8_0", "tokens": treasure, "fighters": fighters}, moment="kill", **rest)


def write(lesson: Lesson) -> None:
    attack_and_share(lesson)
    speak(lesson)
    theft(lesson)
    fair(lesson)
    magic(lesson)


def attack_and_share(lesson: Lesson) -> None:
    lesson.open(table(CAMP))
    lesson.show(("coach-welcome", ""), ("lesson-lair", "lair-1"), ("lesson-band", "seat-0"), ("lesson-loot", "loot"))
    lesson.ask("attack", Attack("warrior", 1))
    lesson.show(("lesson-dead", "sharing"))
    lesson.open(killed({"silver": 4, "gold": 2, "sapphire": 2}, (A, "warrior"), (B, "warrioress")))
    lesson.let(B, split({"silver": 2, "gold": 1, "sapphire": 1}, {"silver": 2, "gold": 1, "sapphire": 1}))
    lesson.ask("vote", Sign(B, 1))
    lesson.show()


def speak(lesson: Lesson) -> None:
    """The learner, whose adventurers are weaker, writes the first split."""
    lesson.open(killed({"silver": 4, "gold": 2, "sapphire": 2}, (B, "warrior"), (A, "warrioress")))
    lesson.ask("speak", split({"silver": 2, "gold": 1, "sapphire": 2}, {"silver": 2, "gold": 1}))
    lesson.let(B, Sign(A, 1))
    lesson.show()


def theft(lesson: Lesson) -> None:
    for fighters in (((B, "warrior"), (A, "thief")), ((B, "warrior"), (A, "thief"), (A, "wizard"))):
        lesson.open(killed({"gold": 2}, *fighters))
        while lesson.state.decision(A).question != "steal":
            if lesson.state.decision(A).question == "speak":
                lesson.ask("speak", split({"gold": 1}, {"gold": 1}))
                lesson.let(B, Sign(A, 1))
            elif lesson.state.decision(A).question == "vote":
                lesson.ask("vote", Sign(B, 1))
            else:
                lesson.let(B, split({"gold": 1}, {"gold": 1}))
        lesson.ask("steal", lambda move: isinstance(move, Steal))
        if lesson.state.decision(A).question == "take":
            lesson.ask("take", lambda move: isinstance(move, Take))
        lesson.show()


def fair(lesson: Lesson) -> None:
    lesson.open(table(moment="fair"))
    lesson.ask("market")
    lesson.wait()
    lesson.show()
    lesson.open(table(moment="fair", to_play=B))
    sides = (
        Side(B, bundle({"emerald": 1}), bundle({"sapphire": 1})),
        Side(A, bundle({"sapphire": 1}), bundle({"emerald": 1})),
    )
    lesson.let(B, Deal(sides, ()))
    lesson.ask("answer_deal", lambda move: isinstance(move, SignDeal))
    lesson.show()


def magic(lesson: Lesson) -> None:
    """What the eye, the windows and single objects ask."""
    given: dict[str, Any] = {"options": ADVANCED}
    lesson.open(table(eyes={A: 2}, **given))
    lesson.ask("eye", SetEye(1))
    lesson.show()
    lens = killed(
        {"silver": 4, "red": 1, "gold": 2}, (C, "warrior"), (B, "warrioress"), **given, hands={A: ["discernment_lens"]}
    )
    lesson.open(lens)
    lesson.ask("react", PlayCard("discernment_lens"))
    lesson.ask("pick")
    lesson.show()
    cloud = table(CAMP, hands={B: ["repulsive_cloud"]}, **given)
    lesson.open(cloud)
    if lesson.state.decision(A).question == "eye":
        lesson.state.play(A, SetEye(0))
    lesson.ask("attack", Attack("wizard", 1))
    lesson.let(B, PlayCard("repulsive_cloud"))
    lesson.ask("replace", lambda move: isinstance(move, Replace))
    lesson.show()
    lesson.open(killed({"red": 2}, (B, "warrior"), (A, "wizard"), **given, hands={A: ["grasping_glove"]}))
    lesson.ask("speak", split({"red": 1}, {"red": 1}))
    lesson.let(B, Sign(A, 1))
    lesson.ask("draw", PlayCard("grasping_glove"))
    lesson.show()
    lesson.open(table(hands={A: ["invisible_hand"]}, to_play=B, **given))
    lesson.state.play(B, SetEye(0))
    lesson.ask("pinch", lambda move: isinstance(move, Pinch))
    lesson.show()
    reached(lesson, given)


def reached(lesson: Lesson, given: dict[str, Any]) -> None:
    """A Thief reaches for the learner's loot, who chooses with the Muddle Stone what is lost."""
    lesson.open(killed({}, (B, "thief"), (B, "wizard"), (A, "warrior"), **given, hands={A: ["muddle_stone"]}))
    lesson.let(B, Steal(A))
    lesson.ask("react", PlayCard("muddle_stone"))
    lesson.ask("give")
    lesson.show()
