"""Every reason a move is refused for, with its paragraph; the state stays as it was. (3.9)"""

from collections.abc import Callable

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.moves import (
    Ante,
    CopyPower,
    CountColour,
    CountStrength,
    Discard,
    Give,
    Levy,
    Pay,
    PlayCard,
    Slay,
    StealGold,
    TakeAnteCard,
    Target,
    TimeUp,
    TriggerNext,
)
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import A, B, C, asked, play, position, refusal

OTHERS = [["blue_1", "blue_2"], ["green_1", "gold_11"]]


def laying() -> Table:
    return position(moment="ante", stakes=0, hands=[["black_9", "white_1"], *OTHERS])


def playing() -> Table:
    return position(hands=[["black_9", "white_1"], *OTHERS])


def after(card: str, *hand: str, **rest: object) -> Table:
    state = position(hands=[[card, *(hand or ("white_1", "white_2"))], *OTHERS], **rest)  # type: ignore[arg-type]
    play(state, A, card)
    return state


def blue() -> Table:
    return after("blue_11")


def red() -> Table:
    return after("red_12")


def green() -> Table:
    return after("green_2")


def brass() -> Table:
    return after("brass_9", flights=[[], [], ["white_3"]])


def bronze() -> Table:
    return after("bronze_1", antes=["red_3", "black_3", "white_3", "gold_9"])


def thief() -> Table:
    return after("thief")


def archmage() -> Table:
    return after("archmage", antes=["red_3", "black_3"])


def dracolich() -> Table:
    return after("dracolich", flights=[["black_1"], ["red_3"], []])


def slayer() -> Table:
    return after("dragonslayer", flights=[["gold_2"], ["red_3", "fool", "red_8"], []])


def princess() -> Table:
    return after("princess", flights=[["gold_2", "silver_3", "black_1"], [], []])


def colours() -> Table:
    return after("tiamat", flights=[["red_2", "red_5", "blue_11", "blue_4"], [], []])


def strengths() -> Table:
    return after("silver_6", flights=[["gold_2", "red_2", "black_2", "white_6", "gold_6"], [], []])


def full_hand() -> Table:
    eight = ["white_1", "white_3", "white_4", "white_8", "black_1", "black_2", "black_3", "black_5"]
    return after("silver_6", *eight, flights=[["white_6", "gold_6"], [], []], antes=["red_3", "gold_9"])


REFUSED: list[tuple[Callable[[], Table], int, Move, str, str]] = [
    # The ante. (3.2.1)
    (laying, A, Ante("blue_1"), "refuse-card-not-in-hand", "3.2.1"),
    (laying, A, Ante("black_8"), "refuse-unknown-card", "1.1"),
    (laying, A, PlayCard("black_9"), "refuse-not-an-answer", "3.2.1"),
    # Playing a card. (3.3.2)
    (playing, A, PlayCard("blue_1"), "refuse-card-not-in-hand", "3.3.2"),
    (playing, A, PlayCard("unicorn"), "refuse-unknown-card", "1.1"),
    (playing, A, Ante("black_9"), "refuse-not-an-answer", "3.3.2"),
    (playing, A, Pay(), "refuse-not-an-answer", "3.3.2"),
    (playing, B, PlayCard("blue_1"), "refuse-not-asked", ""),
    # Powers. (4)
    (blue, A, Pay(), "refuse-not-an-answer", "4.blue"),
    (blue, B, Levy(), "refuse-not-asked", ""),
    (red, A, StealGold(), "refuse-not-an-answer", "4.1"),
    (red, A, Target(A), "refuse-not-strongest", "4.1"),
    (red, A, Target(5), "refuse-not-strongest", "4.1"),
    (green, B, Give("blue_2"), "refuse-demand-green", "4.green"),
    (green, B, Give("white_1"), "refuse-card-not-in-hand", "4.green"),
    (green, B, Give("green_3"), "refuse-unknown-card", "1.1"),
    (green, B, PlayCard("blue_1"), "refuse-not-an-answer", "3.9"),
    (green, A, Pay(), "refuse-not-asked", ""),
    (brass, C, Give("green_1"), "refuse-demand-brass", "4.brass"),
    (brass, C, Give("gold_13"), "refuse-card-not-in-hand", "4.brass"),
    (bronze, A, TakeAnteCard("gold_9"), "refuse-not-lowest-ante", "4.bronze"),
    (bronze, A, TakeAnteCard("white_1"), "refuse-card-not-in-antes", "4.bronze"),
    (bronze, A, TakeAnteCard("red_4"), "refuse-unknown-card", "1.1"),
    (bronze, A, Discard("white_1"), "refuse-not-an-answer", "4.bronze"),
    (thief, A, Discard("thief"), "refuse-card-not-in-hand", "4.thief"),
    (thief, A, Discard("goblin"), "refuse-unknown-card", "1.1"),
    (thief, A, Pay(), "refuse-not-an-answer", "4.thief"),
    (archmage, A, CopyPower("green"), "refuse-power-not-in-antes", "4.archmage"),
    (archmage, A, CopyPower("mauve"), "refuse-unknown-card", "1.1"),
    (archmage, A, Pay(), "refuse-not-an-answer", "4.archmage"),
    (dracolich, A, CopyPower("dracolich"), "refuse-power-not-in-flights", "4.dracolich"),
    (dracolich, A, CopyPower("gold"), "refuse-power-not-in-flights", "4.dracolich"),
    (dracolich, A, CopyPower("mauve"), "refuse-unknown-card", "1.1"),
    (slayer, A, Slay("red_8"), "refuse-cannot-slay", "4.dragonslayer"),
    (slayer, A, Slay("fool"), "refuse-cannot-slay", "4.dragonslayer"),
    (slayer, A, Slay("gold_4"), "refuse-card-not-in-flight", "4.dragonslayer"),
    (slayer, A, Slay("gold_1"), "refuse-unknown-card", "1.1"),
    (slayer, A, Discard("gold_2"), "refuse-not-an-answer", "4.dragonslayer"),
    (princess, A, TriggerNext("black_1"), "refuse-not-called", "4.princess"),
    (princess, A, TriggerNext("princess"), "refuse-not-called", "4.princess"),
    (princess, A, Pay(), "refuse-not-an-answer", "4.princess"),
    # Special flights. (3.5)
    (colours, A, CountColour("gold"), "refuse-not-an-answer", "3.5-colour"),
    (strengths, A, CountStrength(7), "refuse-not-an-answer", "3.5-strength"),
    (full_hand, A, TakeAnteCard("white_1"), "refuse-card-not-in-antes", "3.5-strength"),
    (full_hand, A, TakeAnteCard("nobody"), "refuse-unknown-card", "1.1"),
    (full_hand, A, Pay(), "refuse-not-an-answer", "3.5-strength"),
    # Seats that are not there, and the clock.
    (playing, 3, PlayCard("black_9"), "refuse-no-such-seat", ""),
    (playing, -2, PlayCard("black_9"), "refuse-no-such-seat", ""),
    (playing, CLOCK, TimeUp(), "refuse-clock", ""),
    (playing, CLOCK, PlayCard("black_9"), "refuse-clock", ""),
    (playing, A, TimeUp(), "refuse-not-an-answer", "3.3.2"),
]


@pytest.mark.parametrize(("build", "seat", "move", "code", "rule"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(
    build: Callable[[], Table], seat: int, move: Move, code: str, rule: str
) -> None:
    assert refusal(build(), seat, move) == (code, rule)


def test_a_move_of_another_game_is_refused() -> None:
    class Castle(Move, frozen=True):
        """Not a move of this game."""

    assert refusal(playing(), A, Castle()) == ("refuse-not-a-move", "")


def test_a_finished_game_takes_no_move() -> None:
    state = position(
        moment="end of round",
        round=3,
        played={A: "red_12", B: "gold_2"},
        hands=[["white_1", "white_2"], ["black_1", "black_2"]],
        hoards=[40, 0],
        flights=[["red_12"], ["gold_2"]],
    )
    assert state.over
    assert refusal(state, A, PlayCard("white_1")) == ("refuse-game-over", "5.3")
    assert refusal(state, CLOCK, TimeUp()) == ("refuse-game-over", "5.3")


def test_an_eliminated_player_is_not_asked() -> None:
    state = position(
        hands=[["black_9", "white_1"], [], ["green_1", "gold_11"]],
        hoards=[40, 0, 40],
        eliminated_in={B: 1},
        gambit=2,
        options={"end_eliminations": 2},
    )
    assert refusal(state, B, PlayCard("blue_1")) == ("refuse-not-asked", "")


def test_a_sealed_ante_may_be_exchanged_only_for_a_card_of_the_hand() -> None:
    state = laying()
    play(state, A, "black_9")
    assert refusal(state, A, Ante("blue_1")) == ("refuse-card-not-in-hand", "3.2.1")
    assert asked(state) == ("ante", B, C)


def test_a_refusal_carries_the_values_of_its_sentence() -> None:
    state = green()
    with pytest.raises(IllegalMove) as refused:
        state.play(B, Give("blue_2"))
    assert refused.value.values == {"card": "blue_2", "strength": 2}


def test_every_paragraph_of_a_refusal_is_one_of_the_rules() -> None:
    questions = {question.rule for question in Table.rules.questions.values()}
    named = {rule for _, _, _, _, rule in REFUSED if rule}
    powers = {"4.green", "4.brass"}
    assert named - powers - {"1.1"} <= questions
    assert GAME.end_rule == "5.3"


@pytest.mark.parametrize("junk", [["black_9"], None, 7, {}])
def test_a_card_that_is_not_even_a_word_is_refused(junk: str) -> None:
    assert refusal(playing(), A, PlayCard(junk)) == ("refuse-wrong-type", "")
    assert refusal(slayer(), A, Slay(junk)) == ("refuse-wrong-type", "")
    assert refusal(archmage(), A, CopyPower(junk)) == ("refuse-wrong-type", "")
    assert refusal(bronze(), A, TakeAnteCard(junk)) == ("refuse-wrong-type", "")
