"""What an analysis says and draws, in both languages."""

from itertools import pairwise
from typing import get_args
from xml.etree import ElementTree

import msgspec
import pytest

from dracotheque import games
from dracotheque.analysis import Estimate, Highlight
from dracotheque.analysis.picture import picture
from dracotheque.analysis.values import Plain, Verdict
from dracotheque.analysis.words import Words
from dracotheque.texts import LANGUAGES
from tests.analysis.test_study import found

SVG = "{http://www.w3.org/2000/svg}"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> Words:
    return Words(language, games.get("jeu_des_dragons"), found())


@each_language
def test_every_verdict_has_its_sentence(language: str) -> None:
    speaker = words(language)
    first = msgspec.structs.replace(found().judged[0], cost=Estimate(0.1, 0.09, 0.12), gain=Estimate(0.05, 0.04, 0.06))
    said = {verdict: speaker.judged(msgspec.structs.replace(first, verdict=verdict)) for verdict in get_args(Verdict)}
    assert len(set(said.values())) == len(said)
    assert "10" in said["blunder"]
    assert "9" in said["slip"]
    assert "5" in said["find"]
    assert speaker.move(first.best) in said["blunder"]


@each_language
def test_every_moment_is_told_with_who_and_what(language: str) -> None:
    speaker = words(language)
    decision = found().judged[0]
    swing: Plain = {"seat": decision.seat, "before": 20, "after": 60, "by_seat": decision.seat}
    elsewhere = swing | {"by_seat": decision.seat + 1}
    told = [
        *(Highlight(decision.number, code, swing) for code in ("moment-rise", "moment-fall")),
        *(Highlight(decision.number, code, elsewhere) for code in ("moment-rise", "moment-fall")),
        *(
            Highlight(decision.number, code, {"seat": decision.seat, "points": 12})
            for code in ("moment-find", "moment-slip", "moment-blunder")
        ),
    ]
    sentences = [speaker.highlight(moment) for moment in [*told, *found().highlights]]
    assert len(set(sentences[:7])) == 7
    assert all("Alix" in sentence for sentence in sentences[:7])


@each_language
def test_the_picture_says_what_it_shows_to_those_who_do_not_see_it(language: str) -> None:
    root = ElementTree.fromstring(picture(found(), words(language)))
    title, text = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert title is not None and text is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {text.get('id')}"
    assert all(name in str(text.text) for name in found().names)
    curves = root.findall(f"{SVG}polyline")
    assert [len(str(curve.get("points")).split()) for curve in curves] == [len(found().course)] * 3
    assert len({curve.get("stroke-dasharray") for curve in curves}) == 3


def test_names_at_the_ends_of_the_lines_keep_apart() -> None:
    root = ElementTree.fromstring(picture(found(), words("en")))
    names = [text for text in root.findall(f"{SVG}text") if text.text in found().names]
    heights = sorted(float(str(text.get("y"))) for text in names)
    assert len(heights) == 3
    assert min(two - one for one, two in pairwise(heights)) >= 17
