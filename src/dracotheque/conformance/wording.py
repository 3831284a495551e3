"""Promises about words: everything the table shows has a sentence in every language."""

import re
from collections.abc import Iterator
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from dracotheque.conformance.case import promise
from dracotheque.conformance.legality import refusal_of
from dracotheque.conformance.moves import NO_SEAT, NOT_MOVES, attempts
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.chance import any_of
from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.texts import LANGUAGES, Texts, texts_for

Shown = Event | Move | Prompt | IllegalMove

NAMES: Final = ("Alix", "Basile", "Chloé", "Driss", "Elsa", "Farid", "Gwen", "Hugo")
BARE_ID: Final = re.compile(r"\w_\w")
"""A name only the engine uses, such as `black_9`."""
_SAID: Final[WeakKeyDictionary[Game, set[object]]] = WeakKeyDictionary()
"""What was found to have words, at this table or another, and all it is made of: the same is said the same way."""


@promise
@in_every_game
def everything_shown_has_words(walk: Walk) -> None:
    """Every event, every question and every move has a sentence in every language, without bare ids."""
    said = _SAID.setdefault(walk.case.game, set())
    for state in walk.positions():
        for shown in everything_shown(walk, state):
            if (whole := shown if isinstance(shown, Move) else repr(shown)) not in said:
                said.add(whole)
                if not said.issuperset(made_of := {*parts(shown, "")}):
                    say(walk, shown)
                    said |= made_of


def say(walk: Walk, shown: Shown) -> None:
    for sentence in sentences(walk, shown):
        if BARE_ID.search(sentence):
            raise walk.broken(f"{shown} reads {sentence!r}", "give a name to everything that has an id")


def parts(value: object, place: str) -> Iterator[tuple[str, object]]:
    """What a sentence can depend on: its kind, and each value in its place; of several, each one and their number."""
    match value:
        case Prompt(question=question, about=about):
            yield from parts(about, f"{question}?")
        case msgspec.Struct():
            here = f"{place}.{type(value).__name__}"
            yield here, None
            for name in value.__struct_fields__:
                yield from parts(getattr(value, name), f"{here}.{name}")
        case dict():
            yield place, None
            for name, part in value.items():
                yield from parts(part, f"{place}.{name}")
        case list() | tuple():
            yield f"{place}#", len(value)
            for part in value:
                yield from parts(part, place)
        case _:
            yield place, value


def everything_shown(walk: Walk, state: State) -> Iterator[Shown]:
    """Whatever somebody reads at this position."""
    for told in walk.told:
        yield told.event
        if told.instead is not None:
            yield told.instead
    for viewer in (None, *state.actors[:1]):
        if (prompt := state.prompt(viewer)) is not None:
            yield prompt
    for seat in state.actors:
        yield from state.decision(seat).moves


@promise
@in_every_game
def every_refusal_has_words(walk: Walk) -> None:
    """Every reason for refusing a move has a sentence in every language."""
    corpus = walk.corpus()
    said: set[str] = set()
    for state in walk.stops():
        rng = walk.rng()
        seat = any_of(state.actors or (0,), rng)
        tried: list[tuple[object, object]] = [(seat, move) for move in attempts(corpus, rng)]
        tried += [(seat, any_of(NOT_MOVES, rng)), (NO_SEAT, corpus[0]), (CLOCK, corpus[0])]
        tried += [(any_of(range(state.players), rng), any_of(corpus, rng))]
        for who, move in tried:
            refusal = refusal_of(walk, state, who, move)
            if refusal is not None and str(refusal) not in said:
                said.add(str(refusal))
                sentences(walk, refusal)


@promise
@in_every_game
def every_figure_has_words(walk: Walk) -> None:
    """What a finished game tells in figures has one of each for every player, and a name in every language."""
    statistics = walk.case.game.statistics
    if statistics is None:
        return
    happened = [told.event for _ in walk.positions() for told in walk.told]
    for figure in statistics.of(walk.case.players, happened):
        if len(figure.values) != walk.case.players or min(figure.values) < 0:
            raise walk.broken(f"{figure.name} is {figure.values}", "count from nothing upwards, for each seat")
        for language in LANGUAGES:
            if not texts_for(language, walk.case.game.package).has(f"statistic-{figure.name}"):
                raise walk.broken(f"{figure.name} has no name", f"write statistic-… in texts/{language}.ftl")


def sentences(walk: Walk, shown: Shown) -> list[str]:
    """What is shown, in every language."""
    found = []
    for language in LANGUAGES:
        try:
            found.append(in_words(texts_for(language, walk.case.game.package), shown))
        except LookupError as missing:
            raise walk.broken(f"no words for {shown!r}: {missing}", f"write them in texts/{language}.ftl") from None
        if not found[-1].strip():
            raise walk.broken(f"{shown!r} is nothing in {language}", f"write a sentence in texts/{language}.ftl")
    return found


def in_words(texts: Texts, shown: Shown) -> str:
    match shown:
        case Event():
            return texts.event(shown, NAMES)
        case Move():
            return texts.move(shown, NAMES)
        case Prompt():
            return texts.prompt(shown.question, shown.about, NAMES)
        case IllegalMove():
            return texts.refusal(shown.code, shown.values, NAMES)
