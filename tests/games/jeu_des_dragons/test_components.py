"""The seventy cards add up. (1.1)"""

from collections import Counter

from dracotheque.games.jeu_des_dragons.components import (
    CARD_IDS,
    COLOURS,
    COLOURS_OF,
    EVIL_COLOURS,
    NATURE,
    NUMBER,
    POWER,
    STRENGTH,
    UNIQUE,
)


def strength_of(card: str) -> int:
    return STRENGTH[NUMBER[card]]


def test_there_are_63_dragons_and_7_mortals() -> None:
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 70
    assert Counter(NATURE) == {"good": 31, "evil": 32, "mortal": 7}


def test_the_strengths_add_up() -> None:
    counts = Counter(STRENGTH)
    assert [counts[strength] for strength in range(1, 14)] == [7, 8, 7, 6, 5, 6, 6, 6, 6, 5, 3, 2, 3]
    assert sum(STRENGTH) == 419


def test_the_strengths_of_each_colour_add_up() -> None:
    sums = {colour: sum(strength_of(card) for card in CARD_IDS if card.startswith(f"{colour}_")) for colour in COLOURS}
    assert sums == {
        "white": 24,
        "blue": 34,
        "black": 27,
        "red": 40,
        "green": 31,
        "brass": 28,
        "silver": 41,
        "bronze": 37,
        "copper": 34,
        "gold": 45,
    }


def test_the_number_in_a_card_id_is_its_strength_and_the_rest_its_colour() -> None:
    for card in CARD_IDS:
        if card not in UNIQUE:
            colour, _, strength = card.partition("_")
            assert (POWER[NUMBER[card]], strength_of(card)) == (colour, int(strength))
            assert NATURE[NUMBER[card]] == ("evil" if colour in EVIL_COLOURS else "good")
            assert COLOURS_OF[NUMBER[card]] == (colour,)


def test_the_ten_unique_cards() -> None:
    assert {card: (strength_of(card), NATURE[NUMBER[card]]) for card in CARD_IDS[60:]} == {
        "bahamut": (13, "good"),
        "tiamat": (13, "evil"),
        "dracolich": (10, "evil"),
        "archmage": (9, "mortal"),
        "dragonslayer": (8, "mortal"),
        "thief": (7, "mortal"),
        "druid": (6, "mortal"),
        "priest": (5, "mortal"),
        "princess": (4, "mortal"),
        "fool": (3, "mortal"),
    }


def test_only_tiamat_has_several_colours_and_the_other_unique_cards_have_none() -> None:
    assert set(COLOURS_OF[NUMBER["tiamat"]]) == {"white", "blue", "black", "red", "green"}
    for card in CARD_IDS[60:]:
        if card != "tiamat":
            assert COLOURS_OF[NUMBER[card]] == ()
