"""Options are checked one by one, and a refusal says which one and what it may be."""

from typing import Annotated, ClassVar, Literal

import pytest
from msgspec import Meta

from dracotheque.core.errors import BadTable
from dracotheque.core.options import Options, allowed, chosen
from tests.core.tiny import TINY, TinyOptions, TinyState


class Sample(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    limit: Annotated[int, Meta(ge=2, le=5)] | None = None
    mode: Literal["calm", "wild"] = "calm"
    powers: bool = False


def test_wishes_replace_defaults() -> None:
    options = chosen(Sample, {"rounds": 4, "mode": "wild"})
    assert options == Sample(rounds=4, mode="wild")


def test_a_table_ends_unless_its_options_say_otherwise() -> None:
    assert not Sample().endless


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadTable) as caught:
        chosen(Sample, {"round": 4})
    assert caught.value.code == "error-unknown-option"
    assert caught.value.values == {"option": "round", "known": ["rounds", "limit", "mode", "powers"]}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("rounds", 10, ["1…9"]),
        ("rounds", "4", ["1…9"]),
        ("rounds", True, ["1…9"]),
        ("limit", 1, ["2…5", "none"]),
        ("mode", "odd", ["calm", "wild"]),
        ("powers", 1, ["true", "false"]),
    ],
)
def test_a_bad_value_is_refused_with_what_is_allowed(name: str, value: object, words: list[str]) -> None:
    with pytest.raises(BadTable) as caught:
        chosen(Sample, {name: value})
    assert caught.value.code == "error-bad-option"
    assert caught.value.values == {"option": name, "value": str(value), "allowed": words}
    assert allowed(Sample, name) == words


def test_an_option_that_is_new_is_not_saved_while_it_changes_nothing() -> None:
    class Newer(TinyOptions, frozen=True, kw_only=True):
        unsaved: ClassVar[dict[str, object]] = {"echo": 0}
        echo: int = 0

    class Echoing(TinyState):
        rules = TinyState.rules
        options: Newer

    newer = TINY.before(Echoing, options=Newer, rules_version=TINY.rules_version)
    before, same, other = (
        game.start(2, options, seed=1) for game, options in ((TINY, {}), (newer, {}), (newer, {"echo": 2}))
    )
    assert same.to_json() == before.to_json() and same.digest() == before.digest()
    assert other.digest() != before.digest()
    for state in (same, other):
        assert newer.from_json(state.to_json()).options == state.options
