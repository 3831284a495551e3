"""The lesson of Aux Pierres du Dragon: an auction, a tie settled in silver, then every power that asks something."""

from typing import Any, Final

from dracotheque.core.state import State
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.moves import Accept, Bid, BidSilver, Double, Pay
from tools.lessons.writing import Lesson

ELSEWHERE: Final = {
    *("choose", "consider", "use_or_not", "return_stone"),
    *("gift_stone", "grant_stone", "swap_gift", "swap_stone"),
}
"""What only characters of a table's own ask. (7)"""
SEATS: Final = ("4R2B2Y C2 S6 1pt", "1R2B1Y C1", "2R1Y S3")
TO_COME: Final = ("fairy", "gnome", "witch")
POWERS: Final = (
    *("thief", "brigand", "magician", "apprentice", "rainbow_dragon"),
    *("merchant", "ancient_dragon", "ghost", "necromancer"),
)
GIVEN: Final = {"burn": Accept()}
MOST_QUESTIONS: Final = 5


def auction(card: str, seats: tuple[str, ...] = SEATS, **rest: Any) -> State:
    pile = [each for each in TO_COME if each != card]
    return GAME.arrange(
        seats=seats, card=card, **{"pile": pile, "auctioned": ("blue_dragon", "red_dragon"), "round": 3, **rest}
    )


def write(lesson: Lesson) -> None:
    first_auction(lesson)
    tie(lesson)
    for card in POWERS:
        power(lesson, card)
    doubled(lesson)


def first_auction(lesson: Lesson) -> None:
    lesson.open(auction("wizard"))
    lesson.show(
        ("coach-welcome", ""),
        ("lesson-character", "character"),
        ("lesson-strip", "strip"),
        ("lesson-purse", "seat-0"),
        ("lesson-fist", "fist"),
    )
    win(lesson)
    lesson.show(("lesson-opened", "seat-1"))
    answer(lesson, "offer", lambda move: isinstance(move, Pay))


def win(lesson: Lesson, gold: int = 3) -> None:
    lesson.ask("bid", Bid(gold))
    lesson.let(1, Bid(1))
    lesson.let(2, Bid(1))


def answer(lesson: Lesson, question: str = "", first: Any = None) -> None:
    """What the power asks, one question after the other."""
    if question:
        lesson.ask(question, first)
    for _ in range(MOST_QUESTIONS):
        asked = lesson.state.decision(0).question
        if not lesson.state.decision(0).moves or asked == "bid":
            break
        lesson.ask(asked, GIVEN.get(asked))
    lesson.show()


def tie(lesson: Lesson) -> None:
    lesson.open(auction("fairy"))
    lesson.ask("bid", Bid(2))
    lesson.let(1, Bid(1))
    lesson.let(2, Bid(2))
    lesson.show(("lesson-tie", "seat-2"))
    lesson.ask("silver", BidSilver(2))
    lesson.let(2, BidSilver(1))
    lesson.show()


def power(lesson: Lesson, card: str) -> None:
    lesson.open(auction(card))
    win(lesson)
    answer(lesson)


def doubled(lesson: Lesson) -> None:
    lesson.open(auction("magician", ("4R2B2Y C2 S6 1pt dop", *SEATS[1:])))
    win(lesson)
    answer(lesson, "double", Double())
