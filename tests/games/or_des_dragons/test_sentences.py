"""Sentences that are easily written badly."""

import re
from pathlib import Path

import pytest

from dracotheque.games import or_des_dragons
from dracotheque.games.or_des_dragons.components import DRAGON_IDS
from dracotheque.games.or_des_dragons.components.bundles import Share
from dracotheque.games.or_des_dragons.events import DragonAppeared, SandTurned, SplitProposed
from dracotheque.texts import Texts, texts_for
from tests.games.or_des_dragons.table import A, B, C, bundle

PACKAGE = "dracotheque.games.or_des_dragons"
NAMES = ("Alix", "Émile", "Inès")


@pytest.fixture(params=["en", "fr"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return texts_for(request.param, PACKAGE)


def test_no_article_has_to_agree_with_the_power_of_a_dragon() -> None:
    for dragon in DRAGON_IDS:
        sentence = texts_for("en", PACKAGE).event(DragonAppeared(1, dragon, ()))
        assert sentence.startswith("The ")


def test_no_french_preposition_has_to_give_way_to_a_name() -> None:
    french = Path(or_des_dragons.__file__).with_name("texts") / "fr.ftl"
    people = r"seat|author|victim|victim_seat|author_seat|maker|first|second"
    assert re.findall(rf"\bde.{{ \$(?:{people}) }}", french.read_text(encoding="utf-8")) == []


def test_shares_that_are_lists_are_kept_apart(texts: Texts) -> None:
    shares = (Share(A, bundle(silver=1, gold=2)), Share(B, bundle(amber=1)), Share(C, ()))
    sentence = (
        texts.event(SplitProposed(A, 1, shares, (), None), NAMES).replace("\N{NO-BREAK SPACE}", " ").replace(":", " ")
    )
    first, second, third = (part.strip() for part in sentence.split(";"))
    assert (second.split()[0], third.split()[0]) == ("Émile", "Inès")
    assert "Alix" in first


def test_the_treasure_is_not_told_twice(texts: Texts) -> None:
    told = [texts.event(SandTurned((A, B), tokens), NAMES) for tokens in (bundle(gold=2), bundle(amber=1))]
    assert told[0] == told[1]
