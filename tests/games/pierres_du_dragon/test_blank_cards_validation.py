"""The check of blank cards: every code, alone and together. (6.2-validation, PD-45)"""

from typing import Any

import msgspec
import pytest

from dracotheque.core.errors import BadTable
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components.blank_cards import (
    ERRORS,
    EXAMPLES,
    GLYPHS,
    WARNINGS,
    check_card,
    check_table,
)
from dracotheque.games.pierres_du_dragon.effects.official import OFFICIAL_STEPS
from dracotheque.texts import LANGUAGES, texts_for
from tests.games.pierres_du_dragon.cards import BID, SCORE, SILVER, TWO_SILVER, Script, card, deal, step

PACKAGE = "dracotheque.games.pierres_du_dragon"


def errors(*steps: Script, **keys: Any) -> tuple[str, ...]:
    return check_card(card(*steps, **keys)).errors


@pytest.mark.ruling("PD-45")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["name_en"]))
def test_the_examples_are_sound_and_balanced(example: Script) -> None:
    report = check_card(example)
    assert (report.errors, report.warnings) == ((), ())


@pytest.mark.parametrize("name", OFFICIAL_STEPS)
def test_every_official_character_would_pass_as_a_blank_card_without_a_warning(name: str) -> None:
    steps: Any = msgspec.to_builtins(OFFICIAL_STEPS[name])
    report = check_card(card(*steps))
    assert (report.errors, report.warnings) == ((), ())


# E_SCHEMA.

FAULTY_STEPS: dict[str, Script] = {
    "unknown op": step("explode"),
    "no op": {"item": "silver", "n": 1},
    "unknown key": step("gain", item="silver", n=1, why="fun"),
    "missing key": step("gain", item="silver"),
    "missing max": step("shop", item="red", prices=[TWO_SILVER]),
    "a boolean is no number": step("gain", item="silver", n=True),
    "a fraction is no number": step("gain", item="silver", n=1.0),
    "a text is no number": step("gain", item="silver", n="1"),
    "nothing is no number": step("gain", item="silver", n=None),
    "unknown item": step("gain", item="mithril", n=1),
    "too much silver": step("gain", item="silver", n=7),
    "too much common gold": step("gain", item="common_gold", n=5),
    "too much fairy gold": step("gain", item="fairy_gold", n=3),
    "two black coins": step("gain", item="black_coin", n=2),
    "two amulets": step("gain", item="amulet", n=2),
    "four stones": step("gain", item="red", n=4),
    "four stones of choice": step("gain", item="stone_choice", n=4),
    "stones are not gained": step("gain", item="stones", n=1),
    "gain all": step("gain", item="silver", n="all"),
    "no fairy gold is lost": step("lose", item="fairy_gold", n=1),
    "stones go all together": step("lose", item="stones", n=2),
    "stones of choice never go all": step("lose", item="stone_choice", n="all"),
    "four stones of choice lost": step("lose", item="stone_choice", n=4),
    "too many lost": step("lose", item="silver", n=7),
    "nothing lost": step("lose", item="silver", n=0),
    "three points": step("score", n=3),
    "no points": step("score", n=0),
    "no cost": deal(),
    "four costs": deal(*[TWO_SILVER] * 4),
    "cost of stones and coins in one": deal({"item": "silver", "stones": "any", "n": 1}),
    "cost without a number": deal({"stones": "any"}),
    "cost of nothing": deal({"n": 1}),
    "a number beside the bid": deal({"bid": "fairy_gold", "n": 1}),
    "bid of silver": deal({"bid": "silver"}),
    "five common gold": deal({"item": "common_gold", "n": 5}),
    "five fairy gold": deal({"item": "fairy_gold", "n": 5}),
    "amulets do not pay": deal({"item": "amulet", "n": 1}),
    "seven stones": deal({"stones": "same", "n": 7}),
    "three of each": deal({"stones": "each", "n": 3}),
    "one option": step("choose", options=[[SILVER]]),
    "five options": step("choose", options=[[SILVER]] * 5),
    "an empty option": step("choose", options=[[SILVER], []]),
    "four steps in an option": step("choose", options=[[SILVER], [SILVER] * 4]),
    "unknown fact": step("when", fact="my_silver", cmp=">=", n=1, then=[SILVER]),
    "unknown comparison": step("when", fact="my_red", cmp=">", n=1, then=[SILVER]),
    "else is a list": step("when", fact="my_red", cmp=">=", n=1, then=[SILVER], otherwise=None),
    "unknown source": step("colour", source="box", do=[SILVER]),
    "unknown victims": step("victim", among="friends", do=[step("swap")]),
    "unknown preference": step("victim", among="others", prefer="rich", do=[step("swap")]),
    "swap wants nothing": step("victim", among="others", do=[step("swap", n=1)]),
    "unknown who": step("each", who="me", do=[step("hit", item="silver", n=1)]),
    "hit no fairy gold": step("victim", among="others", do=[step("hit", item="fairy_gold", n=1)]),
    "hit no choice": step("victim", among="others", do=[step("hit", item="stone_choice", n=1)]),
    "gift no amulet": step("victim", among="others", do=[step("gift", item="amulet", n=1)]),
    "gift not all stones": step("victim", among="others", do=[step("gift", item="stones", n="all")]),
    "take no amulet": step("victim", among="others", do=[step("take", item="amulet", n=1)]),
    "grant too much": step("victim", among="others", do=[step("grant", item="fairy_gold", n=3)]),
    "ladder of amulets": step("victim", among="others", do=[step("take_first", ladder=["amulet"])]),
    "ladder of five": step("victim", among="others", do=[step("take_first", ladder=["silver"] * 5)]),
    "empty ladder": step("victim", among="others", do=[step("take_first", ladder=[])]),
    "empty bag": step("bag", put={"red": 0}, draw=1),
    "five in the bag": step("bag", put={"red": 5}, draw=1),
    "green in the bag": step("bag", put={"green": 1}, draw=1),
    "no draw": step("bag", put={"red": 1}, draw=0),
    "four draws": step("bag", put={"red": 1}, draw=4),
    "bag of all": step("bag", put="all", draw=1),
    "push of nothing": step("colour", source="bank", do=[step("push", put={})]),
    "shop of coins": step("shop", item="silver", prices=[TWO_SILVER], max=1),
    "shop without prices": step("shop", item="red", prices=[], max=1),
    "shop paid in amulets": step("shop", item="red", prices=[{"item": "amulet", "n": 1}], max=1),
    "seven purchases": step("shop", item="red", prices=[TWO_SILVER], max=7),
    "borrow at will": step("borrow", source="auctioned", how="steal"),
    "refresh seven": step("refresh", n=7),
}


@pytest.mark.parametrize("fault", FAULTY_STEPS)
def test_a_step_outside_the_format_is_refused(fault: str) -> None:
    assert errors(FAULTY_STEPS[fault]) == ("E_SCHEMA",)


FAULTY_KEYS: dict[str, dict[str, object]] = {
    "another schema": {"schema": "pd-card/2"},
    "an unknown key": {"power": 9000},
    "a name that is no text": {"name_fr": 7},
    "an unknown icon": {"glyph": "unicorn"},
    "too long a flavour": {"flavour": "x" * 161},
    "a flavour of two lines": {"flavour": "one\ntwo"},
    "optional is yes or no": {"optional": 1},
    "no steps": {"steps": []},
    "seven steps": {"steps": [SILVER] * 7},
    "steps that are no list": {"steps": SILVER},
}


@pytest.mark.parametrize("fault", FAULTY_KEYS)
def test_a_card_outside_the_format_is_refused(fault: str) -> None:
    assert check_card(card(SILVER) | FAULTY_KEYS[fault]).errors == ("E_SCHEMA",)


@pytest.mark.parametrize(
    "script", [None, 7, "card", [], [card(SILVER)], {}, {1: 2}, object(), float("nan"), {"steps": {1, 2}}]
)
def test_what_is_no_card_is_refused(script: object) -> None:
    assert check_card(script).errors == ("E_SCHEMA",)


def test_every_key_but_the_names_and_the_steps_has_a_default() -> None:
    assert errors(SILVER) == ()
    for key in ("schema", "name_fr", "glyph", "steps"):
        assert check_card({name: value for name, value in card(SILVER).items() if name != key}).errors == ("E_SCHEMA",)


def test_all_icons_are_accepted() -> None:
    assert all(errors(SILVER, glyph=glyph) == () for glyph in GLYPHS)


# E_NAME.


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 33, "Le Rebouteux!", "<b>", "Nain", "  nain ", "NAIN", "Dwarf", "Sorcerer’s  apprentice", "a_b"],
)
def test_a_name_that_is_empty_long_odd_or_taken_is_refused(name: str) -> None:
    assert errors(SILVER, name_fr=name) == ("E_NAME",)
    assert errors(SILVER, name_en=name) == ("E_NAME",)


@pytest.mark.parametrize("name", ["x" * 32, "L'Œil-de-Bœuf n 3", "  Le Rebouteux ", "Ægir’s Daughter", "Петя"])
def test_letters_digits_spaces_apostrophes_and_hyphens_make_a_name(name: str) -> None:
    assert errors(SILVER, name_fr=name) == ()


def test_two_different_characters_of_a_table_have_different_names() -> None:
    one, other = card(SILVER), card(SILVER, SILVER, name_fr="le rebouteux")
    assert [report.errors for report in check_table([one, other])] == [("E_NAME",), ("E_NAME",)]
    assert [report.errors for report in check_table([one, card(SILVER, glyph="owl", name_fr="Autre")])] == [(), ()]


def test_the_same_character_may_stand_on_two_blanks() -> None:
    assert [report.errors for report in check_table([card(SILVER), card(SILVER)])] == [(), ()]


# E_SIZE.


def nested(levels: int) -> Script:
    inner = SILVER
    for _ in range(levels - 1):
        inner = step("may", do=[inner])
    return inner


def test_four_levels_are_enough_and_five_too_many() -> None:
    assert errors(nested(4)) == ()
    assert errors(nested(5)) == ("E_SIZE",)


@pytest.mark.parametrize("levels", [100, 300, 5000, 200_000])
def test_no_depth_is_too_much_for_the_check(levels: int) -> None:
    assert errors(nested(levels)) in (("E_SIZE",), ("E_SCHEMA",))


def test_sixteen_steps_are_enough_and_seventeen_too_many_player_steps_included() -> None:
    fifteen = step("victim", among="others", do=[step("hit", item="silver", n=1)] * 14)
    assert errors(fifteen, SILVER) == ()
    assert errors(fifteen, SILVER, SILVER) == ("E_SIZE",)


# E_POINTS.


def test_a_path_of_more_than_two_points_is_refused() -> None:
    two = step("score", n=2)
    assert errors(SCORE, SCORE) == ()
    assert errors(two, SCORE) == ("E_POINTS",)
    assert errors(SCORE, step("may", do=[two])) == ("E_POINTS",)
    assert errors(step("choose", options=[[two], [SCORE, SCORE]])) == ()
    assert errors(step("choose", options=[[two], [SCORE]]), SCORE) == ("E_POINTS",)
    assert errors(deal(TWO_SILVER, reward=[two], otherwise=[SCORE])) == ()
    assert errors(deal(TWO_SILVER, reward=[SCORE], otherwise=[two, SCORE])) == ("E_POINTS",)
    assert errors(step("when", fact="my_red", cmp="==", n=0, then=[two], otherwise=[SCORE]), SCORE) == ("E_POINTS",)
    assert errors(step("colour", source="any", do=[two]), SCORE) == ("E_POINTS",)


# E_CONTEXT.


@pytest.mark.parametrize(
    "misplaced",
    [
        step("gain", item="stone_named", n=1),
        step("lose", item="stone_named", n=1),
        step("push", put="all"),
        step("colour", source="any", do=[step("push", put="all")]),
        step("take", item="silver", n=1),
        step("swap"),
        step("victim", among="others", do=[SCORE]),
        step("each", who="all", do=[step("borrow", source="auctioned", how="choose")]),
        step("victim", among="others", do=[deal(TWO_SILVER)]),
        step("each", who="others", do=[step("hit", item="stone_named", n=1)]),
        step("choose", options=[[deal(TWO_SILVER, otherwise=[])], [SILVER]]),
        step("colour", source="bank", do=[step("colour", source="any", do=[step("push", put="all")])]),
    ],
    ids=str,
)
def test_a_step_out_of_place_is_refused(misplaced: Script) -> None:
    assert errors(SILVER, misplaced) == ("E_CONTEXT",)


def test_the_same_steps_in_their_place_are_welcome() -> None:
    named = [step("gain", item="stone_named", n=1), step("each", who="all", do=[step("hit", item="stone_named", n=1)])]
    assert errors(step("colour", source="any", do=named)) == ()
    assert errors(step("colour", source="bank", do=[step("may", do=[step("push", put="all")])])) == ()
    assert errors(step("choose", options=[[SILVER, deal(TWO_SILVER, otherwise=[SILVER])], [SILVER]])) == ()


# E_CHOICE, E_REPEAT, E_EMPTY.


@pytest.mark.parametrize(
    "choice",
    [
        step("take", item="stone_choice", n=1),
        step("gift", item="stone_choice", n=1),
        step("grant", item="stone_choice", n=1),
        step("take_first", ladder=["silver", "stone_choice"]),
        step("swap"),
    ],
    ids=str,
)
def test_each_leaves_no_choice(choice: Script) -> None:
    assert errors(step("each", who="others", do=[choice])) == ("E_CHOICE",)
    assert errors(step("victim", among="others", do=[choice])) == ()


@pytest.mark.parametrize(
    "single",
    [
        step("borrow", source="auctioned", how="random"),
        step("shop", item="red", prices=[TWO_SILVER], max=None),
        step("colour", source="bank", do=[step("push", put="all")]),
        deal(BID, reward=[SILVER]),
    ],
    ids=str,
)
def test_some_things_may_stand_on_a_card_once_only(single: Script) -> None:
    assert errors(single) == ()
    assert errors(single, single) == ("E_REPEAT",)


def test_two_sacrifices_in_one_price_are_a_repetition() -> None:
    assert errors(deal(BID, BID, reward=[SILVER])) == ("E_REPEAT",)


@pytest.mark.parametrize(
    "idle",
    [
        step("when", fact="bidders", cmp=">=", n=2, then=[]),
        step("may", do=[]),
        step("colour", source="any", do=[step("when", fact="my_red", cmp="==", n=1, then=[], otherwise=[])]),
        step("victim", among="others", do=[]),
        step("each", who="all", do=[]),
    ],
    ids=str,
)
def test_a_card_that_can_never_change_anything_is_refused(idle: Script) -> None:
    assert errors(idle) == ("E_EMPTY",)
    assert errors(idle, SILVER) == ()


# Together, and in words.


def test_all_codes_are_collected_sorted_and_without_repeats() -> None:
    found = errors(
        step("score", n=2),
        SCORE,
        step("swap"),
        step("swap"),
        step("each", who="all", do=[step("swap")]),
        nested(5),
        name_fr="Nain",
    )
    assert found == ("E_CHOICE", "E_CONTEXT", "E_NAME", "E_POINTS", "E_SIZE")


def test_more_than_three_characters_are_one_error() -> None:
    assert [report.errors for report in check_table([card(SILVER)] * 4)] == [("E_COUNT",)]
    assert [report.errors for report in check_table([card(SILVER)] * 3)] == [(), (), ()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_every_warning_is_put_into_words(language: str) -> None:
    texts = texts_for(language, PACKAGE)
    for code in (*ERRORS, *WARNINGS):
        sentence = texts.name("code", code)
        assert sentence != code
        assert "_" not in sentence, "words, not codes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_a_bad_card_is_refused_in_words(language: str) -> None:
    bad = card(step("score", n=2), SCORE, step("swap"), name_fr="Le Maladroit")
    with pytest.raises(BadTable) as refused:
        GAME.start(3, {"own_characters": [card(SILVER), bad]}, seed=1)
    assert (refused.value.code, refused.value.values) == (
        "error-own-character",
        {"number": 2, "codes": ["E_CONTEXT", "E_POINTS"]},
    )
    texts = texts_for(language, PACKAGE)
    sentence = texts.refusal(refused.value.code, refused.value.values)
    assert texts.name("code", "E_CONTEXT") in sentence
    assert texts.name("code", "E_POINTS") in sentence


def test_a_table_with_four_characters_is_refused() -> None:
    with pytest.raises(BadTable) as refused:
        GAME.start(3, {"own_characters": [card(SILVER)] * 4}, seed=1)
    assert refused.value.values == {"number": 4, "codes": ["E_COUNT"]}


def test_the_script_is_kept_with_the_game_as_it_was_given() -> None:
    options = {"own_characters": list(EXAMPLES)}
    state = GAME.start(3, options, seed=1)
    assert list(msgspec.json.decode(state.to_json())["options"]["own_characters"]) == list(EXAMPLES)
    assert GAME.from_json(state.to_json()).options.own_characters == tuple(EXAMPLES)
