"""The lesson of Drakon: lay, walk, take a coin; then every room and power that asks something."""

from typing import Any, Final

from dracotheque.core.state import State
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.moves import ExtraMove, MoveTo, Place
from tools.lessons.writing import Lesson

ELSEWHERE: Final = {"adventurer"}
"""Asked where adventurers are chosen at the table. (6.adventurers)"""
ROOMS: Final = {
    (0, 0): "start NESW",
    (1, 0): "empty NES",
    (0, 1): "empty NEW",
    (-1, 0): "empty NSW",
    (0, 2): "empty NE",
    (-2, 0): "empty NS",
}
HANDS: Final = (("gold-2c", "empty-3", "wind-3"), ("gold-1", "crystal-3"), ("goblins-2c", "empty-2s"))


def table(rooms: dict[tuple[int, int], str] | None = None, **rest: Any) -> State:
    given: dict[str, Any] = {
        "pawns": ((0, 0), (0, 1), (-1, 0)),
        "hands": HANDS,
        "coins": (1, 2, 2),
        "pile": None,
        "seed": 4,
        **rest,
    }
    return GAME.arrange(rooms={**ROOMS, **(rooms or {})}, **given)


def write(lesson: Lesson) -> None:
    first_coin(lesson)
    rooms(lesson)
    powers(lesson)


def first_coin(lesson: Lesson) -> None:
    lesson.open(table(pawns=((1, 0), (0, 1), (-1, 0)), coins=(0, 0, 0)))
    lesson.show(("coach-welcome", ""), ("lesson-lair", "lair"), ("lesson-coins", "seat-0"), ("lesson-hand", "hand"))
    lesson.ask("action", lambda move: isinstance(move, Place) and move.tile == "gold-2c" and (move.x, move.y) == (2, 0))
    lesson.wait()
    lesson.ask("action", lambda move: isinstance(move, MoveTo) and (move.x, move.y) == (2, 0))
    lesson.show()


def rooms(lesson: Lesson) -> None:
    for kind in ("crystal", "rotation", "portal", "destruction", "map"):
        lesson.open(table({(1, 0): f"{kind} ES"}))
        lesson.ask("action", lambda move: isinstance(move, MoveTo) and (move.x, move.y) == (1, 0))
        lesson.ask(kind)
        lesson.show()
    lesson.open(table({(1, 0): "key"}, pawns=((1, 0), (0, 1), (-1, 0)), start_coins=3))
    lesson.ask("action", lambda move: isinstance(move, MoveTo) and (move.x, move.y) == (0, 0))
    lesson.ask("start_coin")
    lesson.show()


def powers(lesson: Lesson) -> None:
    """A power that ends the turn, and the Knight, who keeps a coin from being lost."""
    given: dict[str, Any] = {"options": {"powers": True}}
    lesson.open(table({(2, 0): "gold N"}, adventurers=("amazon", "thief", "dwarf"), **given))
    lesson.ask("action", lambda move: isinstance(move, MoveTo) and (move.x, move.y) == (1, 0))
    lesson.ask("end_power", lambda move: isinstance(move, ExtraMove) and (move.x, move.y) == (2, 0))
    lesson.show()
    lesson.open(table({(1, 0): "well ES"}, adventurers=("knight", "amazon", "dwarf"), coins=(4, 2, 2), **given))
    lesson.ask("action", lambda move: isinstance(move, MoveTo) and (move.x, move.y) == (1, 0))
    lesson.ask("knight_guard")
    lesson.show()
