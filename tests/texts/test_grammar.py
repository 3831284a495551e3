"""How names fit into a sentence: hundreds of them, in one table that the browser is held to as well."""

import json
from pathlib import Path

import pytest

from dracotheque.texts import Texts, catalogue, texts_for
from dracotheque.texts.grammar import FUNCTIONS, Listing, Noun

TABLE = json.loads(Path(__file__).with_name("grammar.json").read_text("utf-8"))
FRENCH = FUNCTIONS["fr"]
ENGLISH = FUNCTIONS["en"]


def test_a_name_elides_and_contracts() -> None:
    assert len(TABLE["names"]) > 300
    assert [[name, FRENCH["DE"](name), FRENCH["A"](name), FRENCH["QUE"](name)] for name, *_ in TABLE["names"]] == TABLE[
        "names"
    ]


def test_a_noun_brings_its_article() -> None:
    for text, genus, the, of, to, some in TABLE["nouns"]:
        noun = Noun(text, genus)
        assert [FRENCH["LE"](noun), FRENCH["DE"](noun), FRENCH["A"](noun)] == [the, of, to]
        assert some is None or FRENCH["UN"](noun) == some


def test_a_preposition_is_said_before_each_name_of_a_list() -> None:
    joint = texts_for("fr").name("seat", (0, 1), ("a", "b"))
    assert isinstance(joint, Listing)
    for names, of, to in TABLE["lists"]:
        several = Listing(names, joint.joint)
        assert [FRENCH["DE"](several), FRENCH["A"](several)] == [of, to]


def test_a_choice_is_said_with_or() -> None:
    several = Listing(("un saphir", "une émeraude", "un ambre"), " + ".join)
    assert FRENCH["OU"](several) == "un saphir, une émeraude ou un ambre"
    assert ENGLISH["OR"](several) == "un saphir, une émeraude or un ambre"
    assert FRENCH["OU"]("un saphir") == "un saphir"


def test_english_articles() -> None:
    for text, genus, the, some in TABLE["english"]:
        noun = Noun(text, genus) if genus else text
        assert ENGLISH["THE"](noun) == the
        assert some is None or ENGLISH["AN"](noun) == some


@pytest.mark.parametrize(("seat", "said"), [(0, "C'est la carte du Dragonnier."), (1, "C'est la carte d'Éva.")])
def test_a_message_calls_them(seat: int, said: str) -> None:
    texts = Texts("fr", catalogue("fr") + '\ntest-of = { CAP("c\'est") } la carte { DE($seat) }.\n')
    assert texts.say("test-of", {"seat": seat}, ("Le Dragonnier", "Éva")) == said
