"""What is in the box. (1)"""

from collections import Counter

import pytest

from dracotheque.games.pierres_du_dragon.components import (
    BASIC,
    BOX,
    CHARACTER,
    COLUMN,
    OFFICIAL,
    SPECIAL,
    SPECIAL_CARDS,
    SPECIAL_IDS,
)
from dracotheque.games.pierres_du_dragon.components.blank_cards.names import OFFICIAL_NAMES, plain_name
from dracotheque.games.pierres_du_dragon.effects.official import OFFICIAL_STEPS
from dracotheque.texts import LANGUAGES, texts_for

PACKAGE = "dracotheque.games.pierres_du_dragon"


def test_there_are_119_discs() -> None:
    coins = {item: BOX[COLUMN[item]] for item in ("fairy_gold", "common_gold", "silver", "black_coin", "amulet")}
    assert coins == {"fairy_gold": 60, "common_gold": 15, "silver": 40, "black_coin": 2, "amulet": 2}
    assert sum(coins.values()) == 119


@pytest.mark.ruling("PD-2")
def test_there_are_36_stones_twelve_of_each_colour() -> None:
    assert [BOX[COLUMN[colour]] for colour in ("red", "blue", "yellow")] == [12, 12, 12]


def test_there_are_eight_basic_characters() -> None:
    assert len(BASIC) == 8
    assert BASIC[0] == "witch"


@pytest.mark.ruling("PD-1")
def test_there_are_25_special_cards_and_six_names_stand_on_two_of_them() -> None:
    assert len(SPECIAL_IDS) == len(SPECIAL_CARDS) == 25
    doubles = {name for name, copies in SPECIAL.items() if copies == 2}
    assert doubles == {"ancient_dragon", "apprentice", "charlatan", "two_headed_dragon", "fairy"}
    assert {"dwarf_4", "dwarf_5"} < set(SPECIAL)  # the sixth name: the Dwarf
    assert Counter(CHARACTER[card] for card in SPECIAL_CARDS) == SPECIAL


@pytest.mark.ruling("PD-4")
def test_the_two_dwarfs_are_one_name_and_two_cards() -> None:
    french = texts_for("fr", PACKAGE)
    assert french.name("character", "dwarf_4") == "Nain (quatre)"
    assert french.name("character", "dwarf_5") == "Nain (cinq)"
    assert OFFICIAL_STEPS["dwarf_4"] != OFFICIAL_STEPS["dwarf_5"]


@pytest.mark.ruling("PD-5")
def test_the_three_enchanters_keep_their_names_apart() -> None:
    names = {
        "wizard": ("Enchanteur", "Wizard"),
        "magician": ("Magicien", "Magician"),
        "sorcerer": ("Sorcier", "Sorcerer"),
    }
    for character, expected in names.items():
        assert tuple(texts_for(language, PACKAGE).name("character", character) for language in LANGUAGES) == expected


def test_every_official_name_is_reserved_in_both_languages() -> None:
    shown = {
        plain_name(texts_for(language, PACKAGE).name("character", name)).partition(" (")[0]
        for language in LANGUAGES
        for name in OFFICIAL
    }
    assert shown == OFFICIAL_NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_text(language: str) -> None:
    texts = texts_for(language, PACKAGE)
    assert [name for name in OFFICIAL if not texts.has(f"character-{name}-text")] == []
    assert [name for name in CHARACTER if not texts.has(f"character-{name}")] == []


def test_all_official_characters_but_the_doppelganger_are_scripts() -> None:
    assert set(OFFICIAL_STEPS) == set(OFFICIAL) - {"doppelganger"}
