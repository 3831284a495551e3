"""Advice on blank cards: points for nothing, too strong, too weak. (6.2-warnings, 11.4)"""

import pytest

from dracotheque.games.pierres_du_dragon.components.blank_cards import check_card, worth_of
from dracotheque.games.pierres_du_dragon.effects.official import OFFICIAL_STEPS
from tests.games.pierres_du_dragon.cards import BID, SCORE, SILVER, TWO_SILVER, Script, card, deal, step


def warnings(*steps: Script) -> tuple[str, ...]:
    report = check_card(card(*steps))
    assert report.errors == ()
    return report.warnings


@pytest.mark.parametrize(
    "free",
    [
        [SCORE],
        [step("may", do=[SCORE])],
        [step("choose", options=[[deal(TWO_SILVER)], [SCORE]])],
        [step("may", do=[step("lose", item="stones", n="all")]), SCORE],
        [step("when", fact="my_red", cmp=">=", n=1, then=[step("lose", item="red", n=1)]), SCORE],
        [deal(TWO_SILVER, reward=[SILVER]), SCORE],
        [deal(TWO_SILVER, reward=[], otherwise=[SCORE])],
        [SCORE, step("lose", item="stones", n="all")],
    ],
    ids=str,
)
def test_a_path_that_scores_before_it_pays_is_pointed_out(free: list[Script]) -> None:
    assert "W_FREE_POINT" in warnings(*free)


@pytest.mark.parametrize(
    "paid",
    [
        [deal(TWO_SILVER)],
        [step("lose", item="stones", n="all"), SCORE],
        [step("may", do=[deal(BID)])],
        [step("choose", options=[[deal(TWO_SILVER)], [SILVER]])],
        [deal(TWO_SILVER, reward=[SILVER], otherwise=[step("lose", item="silver", n=1)]), SCORE],
        [step("colour", source="any", do=[step("lose", item="stone_named", n=1), SCORE])],
    ],
    ids=str,
)
def test_a_path_that_pays_or_loses_first_is_not(paid: list[Script]) -> None:
    assert "W_FREE_POINT" not in warnings(*paid)


def test_a_card_beyond_all_official_ones_is_called_strong() -> None:
    assert warnings(step("lose", item="silver", n=1), step("score", n=2)) == ("W_STRONG",)
    all_fairy_gold = step("victim", among="others", do=[step("take", item="fairy_gold", n="all")])
    assert warnings(all_fairy_gold) == ("W_STRONG",)
    assert warnings(step("gain", item="fairy_gold", n=2), step("gain", item="amulet", n=1)) == ("W_STRONG",)


def test_a_card_below_all_official_ones_is_called_weak() -> None:
    assert warnings(step("lose", item="silver", n=1)) == ("W_WEAK",)
    assert warnings(step("victim", among="others", do=[step("gift", item="silver", n=1)])) == ("W_WEAK",)
    assert warnings(step("each", who="all", do=[step("hit", item="silver", n=1)])) == ("W_WEAK",)


def test_official_characters_range_from_about_1_to_9() -> None:
    worths = {name: worth_of(steps) for name, steps in OFFICIAL_STEPS.items()}
    assert min(worths.values()) >= 1
    assert max(worths.values()) <= 9
    assert worths["sorcerer"] > worths["dwarf_4"]
    assert worths["alchemist"] > worths["red_dragon"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([step("gain", item="silver", n=3)], [step("gain", item="silver", n=2)]),
        ([step("gain", item="fairy_gold", n=1)], [step("gain", item="common_gold", n=1)]),
        ([deal(TWO_SILVER)], [deal({"item": "silver", "n": 4})]),
        ([step("bag", put={"red": 2}, draw=2)], [step("bag", put={"red": 1}, draw=2)]),
        (
            [step("shop", item="red", prices=[TWO_SILVER], max=None)],
            [step("shop", item="red", prices=[TWO_SILVER], max=1)],
        ),
        ([step("borrow", source="auctioned", how="choose")], [step("borrow", source="auctioned", how="random")]),
        ([step("refresh", n="all")], [step("refresh", n=1)]),
        (
            [step("each", who="others", do=[step("hit", item="silver", n=1)])],
            [step("each", who="second_bidders", do=[step("hit", item="silver", n=1)])],
        ),
        (
            [step("each", who="all", do=[step("grant", item="silver", n=2)])],
            [step("each", who="others", do=[step("grant", item="silver", n=2)])],
        ),
    ],
    ids=str,
)
def test_what_gives_more_is_worth_more(better: list[Script], worse: list[Script]) -> None:
    one, other = (check_card(card(*steps)).character for steps in (better, worse))
    assert one is not None
    assert other is not None
    assert worth_of(one.steps) > worth_of(other.steps)
