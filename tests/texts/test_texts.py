"""How a message, an event, a move, a question or a refusal becomes a sentence."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from dracotheque.texts import LANGUAGES, MissingText, Texts, UnknownLanguage, catalogue, texts_for
from dracotheque.texts.kinds import field_kinds, key_kind

GAME = "dracotheque.games.jeu_des_dragons"
NAMES = ("Alix", "Basile", "Chloé")

SOURCE = """
yes = yes
no = no
seat-nobody = the clock
purse-nobody = the stakes
seat-number = seat { $number }
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
card-red_2 = Red Dragon 2
card-gold_4 = Gold Dragon 4
card-thrown = { $seat } throws { $card }{ $hard ->
    [yes] , hard
   *[no] {""}
}.
move-throw = Throw { $card }
pair = { $card } of { $seat }
gift = { $giver } gives { $to_id ->
    [-1] away
   *[other] { $to }
} { $amount } gold
heap = { $cards_count ->
    [0] nothing
   *[other] { $cards_count }: { $cards }
}
maybe = { $card_id ->
    [none] unseen
   *[other] { $card }
}
owners = { $pairs }
guest = { $who_id ->
    [pair] a pair: { $who }
   *[other] { $who }
}
ask-blue_mode = { $asker_seat }: { $host_card }, { $amount }?
refuse-card = not { $card }, { $seats }
bug = bug: { $code }
only-attribute =
    .hint = no text of its own
broken = { $nobody }
"""

Card = Annotated[str, "card"]
Seat = Annotated[int, "seat"]


def kebab_tag(name: str) -> str:
    return {"CardThrown": "card-thrown", "Throw": "throw"}[name]


class CardThrown(msgspec.Struct, frozen=True, tag=kebab_tag):
    seat: Seat
    card: Card
    hard: bool


class Throw(msgspec.Struct, frozen=True, tag=kebab_tag):
    card: Card


class Pair(msgspec.Struct, frozen=True):
    seat: Seat
    card: Card


class Gift(msgspec.Struct, frozen=True, tag="gift"):
    giver: Seat
    to: Annotated[int, "purse"]
    amount: Annotated[int, Meta(ge=0)]


class Heap(msgspec.Struct, frozen=True, tag="heap"):
    cards: tuple[Card, ...] = ()


class Maybe(msgspec.Struct, frozen=True, tag="maybe"):
    card: Card | None = None


class Owners(msgspec.Struct, frozen=True, tag="owners"):
    pairs: tuple[Pair, ...]


class Guest(msgspec.Struct, frozen=True, tag="guest"):
    who: Card | Pair


@pytest.fixture
def texts() -> Texts:
    return Texts("en", SOURCE)


def test_french_comes_first() -> None:
    assert LANGUAGES == ("fr", "en")


def test_each_language_speaks_for_itself() -> None:
    assert texts_for("fr").say("your-turn") == "C'est à vous."
    assert texts_for("en").say("your-turn") == "It is your turn."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        texts_for("tlh")


def test_texts_are_made_once() -> None:
    assert texts_for("fr", GAME) is texts_for("fr", GAME)


def test_a_game_adds_its_messages_to_the_common_ones() -> None:
    assert not texts_for("fr").has("card-thief")
    assert texts_for("fr", GAME).has("card-thief")
    assert texts_for("fr", GAME).has("your-turn")


def test_a_package_without_texts_says_so() -> None:
    with pytest.raises(MissingText, match=r"texts/fr\.ftl"):
        texts_for("fr", "dracotheque.core")


def test_the_browser_reads_the_same_source() -> None:
    source = catalogue("en", GAME)
    assert "your-turn = It is your turn." in source
    assert "card-thief = The Thief" in source
    assert Texts("en", source).say("card-thief") == "The Thief"


def test_a_missing_message_raises(texts: Texts) -> None:
    with pytest.raises(MissingText, match="nowhere"):
        texts.say("nowhere")


def test_a_missing_value_raises(texts: Texts) -> None:
    with pytest.raises(MissingText, match="nobody"):
        texts.say("broken")


def test_a_message_without_text_raises(texts: Texts) -> None:
    with pytest.raises(MissingText, match="only-attribute"):
        texts.say("only-attribute")


def test_sentences_carry_no_invisible_marks(texts: Texts) -> None:
    assert texts.event(CardThrown(1, "red_2", False), NAMES) == "Basile throws Red Dragon 2."


def test_a_boolean_is_yes_or_no_in_a_selector(texts: Texts) -> None:
    assert texts.event(CardThrown(1, "red_2", True), NAMES) == "Basile throws Red Dragon 2, hard."


def test_a_move_has_its_own_message(texts: Texts) -> None:
    assert texts.move(Throw("gold_4")) == "Throw Gold Dragon 4"


def test_a_prompt_names_values_by_their_keys(texts: Texts) -> None:
    about = {"asker_seat": 2, "host_card": "red_2", "amount": 3}
    assert texts.prompt("blue_mode", about, NAMES) == "Chloé: Red Dragon 2, 3?"


def test_a_refusal_names_values_by_their_keys(texts: Texts) -> None:
    values = {"card": "gold_4", "seats": [0, 2]}
    assert texts.refusal("refuse-card", values, NAMES) == "not Gold Dragon 4, Alix and Chloé"


def test_one_sentence_serves_for_all_bugs(texts: Texts) -> None:
    assert texts.refusal("bug-hand", {"seat": 1}) == "bug: bug-hand"


@pytest.mark.parametrize(
    ("kind", "value", "name"),
    [
        ("seat", 0, "Alix"),
        ("seat", 3, "seat 4"),
        ("seat", -1, "the clock"),
        ("purse", 1, "Basile"),
        ("purse", -1, "the stakes"),
        ("card", "red_2", "Red Dragon 2"),
        ("card", "red_3", "red_3"),
        ("card", "", ""),
        ("card", None, ""),
        ("amount", 7, "7"),
        ("done", True, "yes"),
        ("card", (), ""),
        ("card", ("red_2",), "Red Dragon 2"),
        ("card", ("red_2", "gold_4"), "Red Dragon 2 and Gold Dragon 4"),
        ("seat", [0, 1, 2], "Alix, Basile and Chloé"),
        ("seat", ((0, 1), (2,)), "Alix and Basile and Chloé"),
        ("", Pair(1, "red_2"), "Red Dragon 2 of Basile"),
    ],
)
def test_a_value_is_named_by_its_kind(texts: Texts, kind: str, value: object, name: str) -> None:
    assert texts.name(kind, value, NAMES) == name


def test_a_sentence_is_never_taken_for_a_name(texts: Texts) -> None:
    assert texts.name("card", "thrown") == "thrown"


def test_a_list_joins_as_the_language_does() -> None:
    assert texts_for("fr").name("seat", (0, 1, 2), NAMES) == "Alix, Basile et Chloé"
    assert texts_for("en").name("seat", (0, 1, 2), NAMES) == "Alix, Basile and Chloé"


def test_structures_inside_an_event_have_their_own_message(texts: Texts) -> None:
    event = Owners((Pair(0, "red_2"), Pair(1, "gold_4")))
    assert texts.event(event, NAMES) == "Red Dragon 2 of Alix and Gold Dragon 4 of Basile"


def test_a_game_may_say_how_structures_of_its_own_are_joined() -> None:
    texts = Texts("en", SOURCE + "list-pair = { $left }; { $right }")
    event = Owners((Pair(0, "red_2"), Pair(1, "gold_4"), Pair(2, "red_2")))
    assert texts.event(event, NAMES) == "Red Dragon 2 of Alix; Gold Dragon 4 of Basile; Red Dragon 2 of Chloé"
    assert texts.event(Heap(("red_2", "gold_4"))) == "2: Red Dragon 2 and Gold Dragon 4"


def test_a_message_may_select_on_the_bare_value(texts: Texts) -> None:
    assert texts.event(Gift(0, -1, 2), NAMES) == "Alix gives away 2 gold"
    assert texts.event(Gift(0, 1, 2), NAMES) == "Alix gives Basile 2 gold"


def test_a_message_may_select_on_the_length_of_a_list(texts: Texts) -> None:
    assert texts.event(Heap()) == "nothing"
    assert texts.event(Heap(("red_2", "gold_4"))) == "2: Red Dragon 2 and Gold Dragon 4"


def test_a_message_may_select_on_the_name_of_a_structure(texts: Texts) -> None:
    assert texts.event(Guest(Pair(1, "red_2")), NAMES) == "a pair: Red Dragon 2 of Basile"
    assert texts.event(Guest("red_2"), NAMES) == "Red Dragon 2"


def test_an_absent_value_selects_none(texts: Texts) -> None:
    assert texts.event(Maybe()) == "unseen"
    assert texts.event(Maybe("")) == "unseen"
    assert texts.event(Maybe("red_2")) == "Red Dragon 2"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    values = {"value": 5000, "players": 3}
    assert texts_for("fr").say("error-bot-count", values).startswith("5\u202f000 bots")
    assert texts_for("en").say("error-bot-count", values).startswith("5,000 bots")


def test_plurals_follow_the_language() -> None:
    one, many = {"moves": 1, "commitment": "c0ffee"}, {"moves": 2, "commitment": "c0ffee"}
    assert "1 coup," in texts_for("fr").say("replay-verified", one)
    assert "2 coups," in texts_for("fr").say("replay-verified", many)


def test_a_very_long_value_is_cut(texts: Texts) -> None:
    sentence = texts.refusal("refuse-card", {"card": "x" * 10_000, "seats": [0]}, ["y" * 10_000])
    assert len(sentence) < 1100
    assert "x…" in sentence
    assert sentence.endswith("y…")


@pytest.mark.parametrize(
    ("key", "kind"), [("seat", "seat"), ("seats", "seat"), ("asker_seat", "seat"), ("host_cards", "card")]
)
def test_a_key_tells_the_kind_of_its_value(key: str, kind: str) -> None:
    assert key_kind(key) == kind


def test_an_annotation_tells_the_kind_of_a_field() -> None:
    assert field_kinds(Gift) == {"giver": "seat", "to": "purse", "amount": ""}
    assert field_kinds(Heap) == {"cards": "card"}
    assert field_kinds(Maybe) == {"card": "card"}
    assert field_kinds(Owners) == {"pairs": ""}
