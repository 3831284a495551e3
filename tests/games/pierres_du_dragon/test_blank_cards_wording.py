"""The text of blank cards, generated from their steps, in both languages. (6.2)"""

import pytest

from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES, check_card, text_of
from dracotheque.games.pierres_du_dragon.components.blank_cards.clauses import CLAUSES
from dracotheque.texts import LANGUAGES, texts_for
from tests.games.pierres_du_dragon.cards import BID, SCORE, SILVER, TWO_SILVER, Script, card, deal, step

PACKAGE = "dracotheque.games.pierres_du_dragon"


def text(script: Script, language: str) -> list[str]:
    character = check_card(script).character
    assert character is not None
    texts = texts_for(language, PACKAGE)
    return ["  " * line.depth + texts.name("", line.clause).replace("\u00a0", " ") for line in text_of(character)]


def english(*steps: Script, **keys: object) -> list[str]:
    return text(card(*steps, **keys), "en")


def test_the_ferrywoman_in_words() -> None:
    assert text(EXAMPLES[0], "en") == [
        "choose another player, preferably one with a stone:",
        "  swap one of your stones for one of theirs, choosing both colours",
        "take 1 silver from the bank",
    ]
    assert text(EXAMPLES[0], "fr") == [
        "choisissez un autre joueur, de préférence avec une pierre :",
        "  échangez une de vos pierres contre une des siennes, en choisissant les deux couleurs",
        "prenez 1 pièce d'argent à la banque",
    ]


def test_the_moonwell_keeper_in_words() -> None:
    assert text(EXAMPLES[1], "en") == [
        "choose:",
        "  choice no. 1:",
        "    if you can, pay 2 silver, and then:",
        "      bring up to 3 of your spent fairy gold back behind the screen",
        "  choice no. 2:",
        "    take 2 silver from the bank",
    ]


def test_the_dragon_rider_in_words() -> None:
    assert text(EXAMPLES[2], "fr") == [
        "choisissez :",
        "  choix n° 1 :",
        "    si vous le pouvez, payez 3 pierres d'une même couleur et 2 pièces d'argent, et alors :",
        "      marquez 1 point",
        "  choix n° 2 :",
        "    mettez dans le sac 1 rouge, 1 bleue et 1 jaune de la banque, tirez au hasard (1) "
        "et gardez ce que vous tirez",
        "    prenez 1 pièce d'argent à la banque",
    ]


def test_what_comes_otherwise_has_a_line_of_its_own() -> None:
    assert english(
        deal(BID, otherwise=[SILVER]), step("when", fact="bidders", cmp="<=", n=2, then=[SILVER], otherwise=[SCORE])
    ) == [
        "if you can, pay the fairy gold of your bid (lost for ever), and then:",
        "  score 1 point",
        "otherwise:",
        "  take 1 silver from the bank",
        "if the number of players whose gold fist was worth something is at most 2:",
        "  take 1 silver from the bank",
        "otherwise:",
        "  score 1 point",
    ]


def test_an_optional_character_says_so_first() -> None:
    assert english(SILVER, optional=True)[0] == "optional: you may decline all that follows"


EVERY_STEP = [
    step("gain", item="stone_choice", n=2),
    step("lose", item="stones", n="all"),
    deal(TWO_SILVER, {"stones": "each", "n": 1}, {"stones": "any", "n": 2}),
    step("choose", options=[[SILVER], [SCORE]]),
    step("may", do=[SILVER]),
    step("when", fact="my_points", cmp="==", n=2, then=[SILVER]),
    step("colour", source="bank", do=[step("push", put="all")]),
    step("colour", source="bank", do=[step("push", put={"red": 2, "yellow": 1})]),
    step("victim", among="most_points", do=[step("take", item="silver", n="all")]),
    step("victim", among="others", do=[step("take_first", ladder=["red", "stone_choice", "fairy_gold"])]),
    step("each", who="others", do=[step("hit", item="common_gold", n=1)]),
    step("each", who="second_bidders", do=[step("grant", item="amulet", n=1)]),
    step("victim", among="second_bidders", prefer="has_stone", do=[step("gift", item="stone_choice", n=1)]),
    step("bag", put={"red": 1}, draw=1),
    step("shop", item="stone_choice", prices=[TWO_SILVER, {"item": "fairy_gold", "n": 1}], max=None),
    step("shop", item="red", prices=[TWO_SILVER], max=3),
    *(step("borrow", source=source, how=how) for source in ("auctioned", "remaining") for how in ("choose", "random")),
    step("refresh", n="all"),
    step("victim", among="most_stones", do=[step("swap")]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", EVERY_STEP, ids=str)
def test_every_step_has_words_in_every_language(each: Script, language: str) -> None:
    assert check_card(card(each)).errors == ()
    for line in text(card(each), language):
        assert line.strip()
        assert "_" not in line


def test_every_kind_of_clause_is_tried_above() -> None:
    characters = [
        check_card(card(each, optional=True)).character for each in [*EVERY_STEP, deal(BID, otherwise=[SILVER])]
    ]
    met = {type(line.clause) for character in characters if character is not None for line in text_of(character)}
    assert met == set(CLAUSES.values())
