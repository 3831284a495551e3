"""French: articles, elision and contraction, for nouns of the games and for whatever people call themselves."""

import re
from typing import Final
from unicodedata import normalize

MUTE_H: Final = re.compile(
    r"habi(?!b)|hades|hadrien|hallucin|haltere|hamecon|harmoni|hebdo|heberg|hebreu|hecat|hect|helen|helic|helio|hellen"
    r"|helois|hemi|hemo|henr|hephai|hera$|heraldi|herb|hercul|heredi|heres|heret|herit|hermes|hermet|hermin|hermion"
    r"|herod|heroi|herve|hesit|hestia|hetero|heure|hexa|hier$|hilair|hilar|hildeg|hippo|hirondel|hispan|histo|histri"
    r"|hiver|homer|homm|homo|honn|honor|hopit|horac|horizon|horlog|hormon|horosc|horreur|horri|hort|horus|hosp|hosti"
    r"|hote|hubert|hugo|hugue|huil|huissier|huitr|huma|humb|hume|humi|humo|humu|hyacin|hybr|hydr|hyen|hygi|hymn|hyp"
    r"|hyst"
)
"""How words begin whose h is mute; any other h is aspirated, as foreign names have it."""
LIKE_CONSONANTS: Final = re.compile(r"onz|oui(?![er])|ouistiti|ouag|ouadi|ouolof|uhlan")
LIKE_VOWELS: Final = re.compile(r"y(?=[^aeiouy])|yeu(?:x|se)?$|yonne$|yerres$")
ARTICLE: Final = re.compile(r"(les?|la) (?=\S)|(l['’])(?=\S)", re.IGNORECASE)
ARTICLES: Final = {"m": "le ", "f": "la ", "mp": "les ", "fp": "les "}
SOME: Final = {"m": "un ", "f": "une ", "mp": "des ", "fp": "des "}


def elides(words: str) -> bool:
    """Whether « de » loses its e before these words."""
    found = re.match(r"[^\W\d_]+", words)
    if found is None or len(found[0]) == 1:  # « de A à Z »
        return False
    word = re.sub("[\u0300-\u036f]", "", normalize("NFD", found[0].lower())).replace("œ", "oe").replace("æ", "ae")
    if word[0] == "h":
        return MUTE_H.match(word) is not None
    if word[0] == "y":
        return LIKE_VOWELS.match(word) is not None
    return word[0] in "aeiou" and LIKE_CONSONANTS.match(word) is None


def le(words: str, genus: str) -> str:
    """`LE($card)`: « le Dragon Rouge », « la Druidesse », « l'Orfèvre » ; a name stays as it is."""
    if genus not in ARTICLES:
        return words
    if ARTICLE.match(words):
        return words[0].lower() + words[1:]
    if elides(words) and genus in ("m", "f"):
        return f"l'{words}"
    return ARTICLES[genus] + words


def un(words: str, genus: str) -> str:
    """`UN($token)`: « un saphir », « une émeraude »."""
    return SOME.get(genus, "") + words


def de(words: str, genus: str) -> str:
    """`DE($seat)`: « d'Alix », « de Basile », « du Dragonnier », « des Jumeaux », « de la Fée »."""
    return contracted(le(words, genus), "de", "du", "des")


def a(words: str, genus: str) -> str:
    """`A($place)`: « à Alix », « au village », « aux Jumeaux », « à la Fée »."""
    return contracted(le(words, genus), "à", "au", "aux")


def que(words: str, genus: str) -> str:
    """`QUE($seat)`: « qu'Alix », « que Basile »."""
    words = le(words, genus)
    return f"qu'{words}" if elides(words) else f"que {words}"


def contracted(words: str, plain: str, singular: str, plural: str) -> str:
    """A preposition before words that may bring an article of their own."""
    found = ARTICLE.match(words)
    if found is None:
        return f"d'{words}" if plain == "de" and elides(words) else f"{plain} {words}"
    article = found[0].strip().lower()
    rest = words[found.end() :]
    if article == "le":
        return f"{singular} {rest}"
    if article == "les":
        return f"{plural} {rest}"
    return f"{plain} {found[0].lower()}{rest}"
