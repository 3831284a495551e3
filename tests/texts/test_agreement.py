"""No sentence is ill-agreed, whoever sits at the table and whatever is counted: every message, said in every way."""

import re
from collections.abc import Iterator

import pytest

from dracotheque.texts import LANGUAGES
from dracotheque.texts.french import elides
from tests.texts.rendering import sources

ELIDED = re.compile(r"(?<![\w'-])(de|que|le|la|ne|se|me|te|je|jusque|lorsque|puisque) (?=(\S+))", re.IGNORECASE)
UNCONTRACTED = re.compile(r"(?<![\w'-])(?:de|à) les? (?!(?-i:[a-zéè]+(?:er|ir|re|oir))\b)", re.IGNORECASE)
TWO_ARTICLES = re.compile(
    r"(?<![\w'-])(?:un|une|du|des|au|aux|le|la|les|votre|ce|cette) (?:le |la |les |l'|un |une )", re.I
)
SINGULARS = "fois mois bras temps puits plus pas sans dans mais sous sens dés aux après"
FEW = re.compile(rf"(?<![\w,.:/*-])[01][ \u00a0\u202f](?!(?:{'|'.join(SINGULARS.split())})\b)\w+[sx]\b")
ONE_ARROW = re.compile(r"flèches (?:nord|est|sud|ouest)(?! et|,)|arrows (?:north|east|south|west)(?! and|,)")
OPEN_CHOICE = re.compile(r"\w\((?:s|e|es|x)\)")
A_VOWEL = re.compile(r"\b[Aa] (?=[aeioAEIO]\w)(?!one|eu|Eu)|\b[Aa]n (?=[bcdfgjklmnpqrstvwxzBCDFGJKLMNPQRSTVWXZ]\w)")
TWO_THE = re.compile(r"\b(?:the|a|an) (?:the|a|an)\b", re.IGNORECASE)
VERBS = (
    "is was has as plus this its less begins wins holds goes collapses survives does robs belongs exists suits finds"
)
ONE_MANY = re.compile(rf"(?<![\w,.:/*-])1[ \u00a0](?!(?:{'|'.join(VERBS.split())})\b)\w+[^s\W]s\b")


def faults(language: str, sentence: str) -> Iterator[str]:
    if language == "fr":
        yield from (found[0] + found[2] for found in ELIDED.finditer(sentence) if elides(found[2]))
        rules: tuple[re.Pattern[str], ...] = (UNCONTRACTED, TWO_ARTICLES, FEW, ONE_ARROW, OPEN_CHOICE)
    else:
        rules = (A_VOWEL, TWO_THE, ONE_MANY, ONE_ARROW, OPEN_CHOICE)
    for rule in rules:
        yield from (found[0] for found in rule.finditer(sentence))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_agrees(language: str) -> None:
    wrong = {}
    for place, source in sources(language).items():
        for message in source.own:
            for sentence in source.sayings(message):
                found = [*faults(language, sentence)]
                if found:
                    wrong[f"{place}: {message}"] = (found, sentence)
                    break
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "La carte de Alix."),
        ("fr", "On attend que Élise joue."),
        ("fr", "Il va à le village."),
        ("fr", "La main de Les Jumeaux."),
        ("fr", "Cela fait 0 points."),
        ("fr", "Cela fait 1\u00a0points."),
        ("fr", "Une salle, flèches est."),
        ("fr", "le Le Voleur"),
        ("fr", "au moins 2 point(s)"),
        ("en", "a emerald"),
        ("en", "an diamond"),
        ("en", "the The Thief"),
        ("en", "1 coins"),
        ("en", "a room, arrows east."),
    ],
)
def test_the_check_would_find_it(language: str, sentence: str) -> None:
    assert [*faults(language, sentence)] != []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Il est possible de le changer, ou de les garder : 0 point, 1 fois, 2 pièces de Harry et d'Alix."),
        ("en", "A user of an hourglass has 0 points, 1 point and 21 coins at once."),
    ],
)
def test_the_check_leaves_what_is_right(language: str, sentence: str) -> None:
    assert [*faults(language, sentence)] == []
