"""Every word of every game is written in every language, with the values it is given, and nothing is left over."""

import re
from collections import Counter
from itertools import product
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import ast as ftl

from dracotheque import games
from dracotheque.core.events import seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import kebab
from dracotheque.texts import LANGUAGES, Texts, catalogue, texts_for
from dracotheque.texts.kinds import field_kinds
from tests.texts.reading import (
    COMMON,
    Mentions,
    codes,
    described,
    endings,
    entries,
    errors_raised,
    examples,
    ids,
    inside_events,
    mentions,
    packages,
    presets,
    shown,
    tag,
    variables,
    without_selectors,
    written,
)

NAMES = ("Alix", "Basile", "Chloé", "Driss", "Élise", "Farid")

# What a terminal or a browser picks by itself: the box, words on the table, natures of cards, the rules' first page,
# what a lesson says.
FREE_PREFIXES = ("game-", "word-", "nature-", "first-", "lesson-")

# Whoever opens a file adds its name to the error that says what is wrong in it.
ADDED_LATER = {"file"}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
each_game_and_the_rest = pytest.mark.parametrize(
    "game", [COMMON, *games.all()], ids=lambda game: game.id if game else "common"
)
each_package = pytest.mark.parametrize("package", packages())


# The files themselves.


@each_language
@each_package
def test_every_message_can_be_read(language: str, package: str | None) -> None:
    junk = [entry.content for entry in entries(language, package) if isinstance(entry, ftl.Junk)]
    assert junk == []


@each_language
@each_package
def test_no_message_is_written_twice(language: str, package: str | None) -> None:
    written_here = ids(language, package)
    elsewhere = ids(language, COMMON) if package is not COMMON else []
    assert [id for id, count in Counter(written_here + elsewhere).items() if count > 1] == []


@each_package
def test_all_languages_have_the_same_messages(package: str | None) -> None:
    first, *others = ({*ids(language, package)} for language in LANGUAGES)
    for other in others:
        assert first ^ other == set()


@each_package
def test_all_languages_show_the_same_values(package: str | None) -> None:
    for message in ids(LANGUAGES[0], package):
        first, *others = (without_selectors(variables(language, package, message)) for language in LANGUAGES)
        assert all(other == first for other in others), message


@pytest.mark.parametrize(
    "package", [COMMON, "dracotheque.bots", "dracotheque.server", *(game.package for game in games.all())]
)
def test_french_punctuation_keeps_to_its_word(package: str | None) -> None:
    source = catalogue("fr", package)
    assert re.findall(r"\S+ [:;!?»]|« \S+|\w[;!?»]|\w:(?!\w)|«\w", source) == []
    assert re.findall(r"\S+’\S*", source) == []


# What the engine says.


@each_language
@each_game
def test_the_box_is_written(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    assert [id for id in ("game-title", "game-summary", "game-authors", "coach-welcome") if not texts.has(id)] == []


@each_language
@each_game
def test_every_event_is_told_with_its_own_values(language: str, game: Game) -> None:
    for event in game.event_types:
        assert unwritten(language, game, tag(event), event) == set()
    for structure in inside_events(game):
        assert unwritten(language, game, kebab(structure.__name__), structure) == set()


@each_language
@each_game
def test_every_move_has_a_label_with_its_own_values(language: str, game: Game) -> None:
    for move in game.move_types:
        assert unwritten(language, game, f"move-{tag(move)}", move) == set()


def unwritten(language: str, game: Game, message: str, structure: type[msgspec.Struct]) -> set[str]:
    """The message itself where it is missing, or the values it wants and the structure does not have."""
    if not texts_for(language, game.package).has(message):
        return {message}
    return without_selectors(variables(language, game.package, message)).difference(structure.__struct_fields__)


@each_language
@each_game
def test_every_event_and_move_can_be_said(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    messages = ids(language, game.package)
    for structure in game.event_types:
        for event in examples(structure, messages):
            assert texts.event(event, NAMES)
    for kind in game.move_types:
        for move in examples(kind, messages):
            assert texts.move(move, NAMES)


@each_language
@each_game
def test_every_question_is_asked_with_its_own_values(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    for question in game.state_type.rules.questions:
        assert texts.has(f"question-{question}")
        assert texts.has(f"ask-{question}")
        assert texts.has(f"coach-{question}"), "what a newcomer is told about it"
        given = described(game, question)
        assert without_selectors(variables(language, game.package, f"ask-{question}")) <= given, question


@each_language
@each_game
def test_every_option_and_preset_is_explained(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    wanted = [f"option-{option}" for option in game.options_type.__struct_fields__]
    wanted += [f"preset-{preset}" for preset in presets(game)]
    assert [id for id in wanted if not texts.has(id) or not texts.has(f"{id}-help")] == []
    assert [id for id in values_in_words(game) if not texts.has(id)] == []


def values_in_words(game: Game, *spelt: type) -> set[str]:
    """The values of options that a page shows in words; a number mostly speaks for itself."""
    hints = get_type_hints(game.options_type)
    return {
        f"value-{option}-{value}"
        for option in game.options_type.__struct_fields__
        for part in (hints[option], *get_args(hints[option]))
        if get_origin(part) is Literal
        for value in get_args(part)
        if isinstance(value, (str, *spelt))
    }


@each_language
@each_game
def test_every_ending_is_named(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    assert endings(game)
    assert [ending for ending in endings(game) if not texts.has(f"ending-{ending}")] == []


@each_language
@each_game
def test_every_figure_of_a_finished_game_is_named(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    assert figures(game)
    assert [id for id in figures(game) if not texts.has(id)] == []


def figures(game: Game) -> set[str]:
    return set() if game.statistics is None else {f"statistic-{name}" for name in game.statistics.names}


@each_language
@each_game_and_the_rest
def test_every_code_has_its_sentence(language: str, game: Game | None) -> None:
    texts = mentions(language, game.package if game else COMMON)
    assert codes(game)
    assert [code for code in codes(game) if not written(code, texts)] == []


@each_language
@each_game_and_the_rest
def test_every_error_gives_its_sentence_the_values_it_needs(language: str, game: Game | None) -> None:
    package = game.package if game else COMMON
    raised = [
        (message, values)
        for code, values in errors_raised(game)
        for message in written(code, mentions(language, package))
    ]
    assert raised
    for message, values in raised:
        assert without_selectors(variables(language, package, message)) <= values | ADDED_LATER, message


@each_language
@each_game
def test_a_game_at_random_is_told_in_words(language: str, game: Game) -> None:
    texts = texts_for(language, game.package)
    for players, preset in product((game.players[0], game.players[-1]), sorted(presets(game))):
        play_and_tell(game, texts, players, preset)


def play_and_tell(game: Game, texts: Texts, players: int, preset: str) -> None:
    rng = Random(players)
    state = game.start(players, game.presets(players)[preset], seed=players)
    for _ in range(60):
        for event in seen_by(0, state.news()):
            assert texts.event(event, NAMES)
            assert unnamed(event, texts) == []
        if state.over:
            return
        prompt = state.prompt()
        assert prompt is not None
        assert texts.prompt(prompt.question, prompt.about, NAMES)
        seat = rng.choice(state.actors)
        move = rng.choice(state.decision(seat).moves)
        assert texts.move(move, NAMES)
        state.told = [*state.play(seat, move)]


def unnamed(structure: msgspec.Struct, texts: Texts) -> list[str]:
    """The values of a structure that would be shown as bare ids."""
    missing = []
    for field, kind in field_kinds(type(structure)).items():
        value = getattr(structure, field)
        words = value if isinstance(value, tuple) else (value,)
        missing += [word for word in words if word and isinstance(word, str) and not texts.has(f"{kind}-{word}")]
    return missing


@each_language
def test_every_card_power_and_colour_of_le_jeu_des_dragons_is_named(language: str) -> None:
    from dracotheque.games.jeu_des_dragons.components import CARD_IDS, COLOURS, NATURE, POWER  # noqa: PLC0415

    texts = texts_for(language, games.get("jeu_des_dragons").package)
    wanted = [f"card-{card}" for card in CARD_IDS] + [f"colour-{colour}" for colour in COLOURS]
    wanted += [f"power-{power}{part}" for power in {*POWER} for part in ("", "-text")]
    wanted += [f"nature-{nature}" for nature in {*NATURE}]
    assert [id for id in wanted if not texts.has(id)] == []


# Nothing is left over.


@each_language
@each_game
def test_no_message_is_left_over(language: str, game: Game) -> None:
    every = mentions(language, game.package)
    used = {tag(event) for event in game.event_types} | {f"move-{tag(move)}" for move in game.move_types}
    used |= {f"{word}-{name}" for name in game.state_type.rules.questions for word in ("ask", "question", "coach")}
    used.add("coach-welcome")
    for version in map(game.under, game.versions):  # tables of earlier rules are still shown
        used |= {f"option-{name}{part}" for name in version.options_type.__struct_fields__ for part in ("", "-help")}
        used |= values_in_words(version, int)
    used |= {f"preset-{name}{part}" for name in presets(game) for part in ("", "-help")}
    used |= {f"ending-{ending}" for ending in endings(game)} | figures(game)
    used |= {message for code in codes(game) for message in written(code, every)}
    used |= {f"{word}{kebab(structure.__name__)}" for structure in shown(game) for word in ("", "list-")}
    used |= {inner for mentioned in every.values() for inner in mentioned.messages}
    kinds = {kind for structure in shown(game) for kind in field_kinds(structure).values()}
    assert [id for id in ids(language, game.package) if id not in used and not is_free(id, kinds, every)] == []


def is_free(id: str, kinds: set[str], every: dict[str, Mentions]) -> bool:
    """Words picked freely, and names: a name is a message of a kind that needs no value."""
    if id.startswith(FREE_PREFIXES):
        return True
    return id.partition("-")[0] in kinds and not every[id].variables
