"""An entry that is read alone is what it is in its file, and brings all it is made of."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from dracotheque import games
from dracotheque.texts import LANGUAGES, Texts, catalogue, own_source
from dracotheque.texts.entries import Entries

SOURCES = [
    *(catalogue(language) for language in LANGUAGES),
    *(own_source(language, game.package) for language in LANGUAGES for game in games.all()),
    *(own_source(language, "dracotheque.server") for language in LANGUAGES),
]
WRITTEN = """
# of = course
-dragon = { $case ->
   *[one] dragon
    [many] dragons
}
    .is = beast
flight = { -dragon(case: "many") } in { sky }, { LIST(wing) }
sky = the sky of { town.name }
town = Hué
    .name = { -dragon } town
wing = feathers
wing = scales
broken = { sky
alone = alone
"""


@pytest.mark.parametrize("source", SOURCES, ids=range(len(SOURCES)))
def test_every_entry_is_read_as_in_its_file(source: str) -> None:
    whole = [each for each in FluentResource(source).body if isinstance(each, Message | Term)]
    entries = Entries(source)
    assert {*entries} == {f"-{each.id.name}" if isinstance(each, Term) else each.id.name for each in whole}
    for each in whole:
        read = entries.read(f"-{each.id.name}" if isinstance(each, Term) else each.id.name).body[-1]
        assert read.equals(each, ignored_fields=["span", "comment"]), each.id.name


def test_what_an_entry_is_made_of_comes_before_it() -> None:
    read = Entries(WRITTEN).read("flight")
    assert [each.id.name for each in read.body if isinstance(each, Message | Term)] == [
        "dragon",
        "town",
        "sky",
        "wing",
        "flight",
    ]
    texts = Texts("en", WRITTEN)
    assert texts.say("sky") == "the sky of dragon town"
    assert texts.say("wing") == "feathers"


def test_what_is_no_message_is_not_there() -> None:
    texts = Texts("en", WRITTEN)
    assert [texts.has(name) for name in ("alone", "broken", "-dragon", "dragon", "of", "nowhere")] == [True] + [
        False
    ] * 5
