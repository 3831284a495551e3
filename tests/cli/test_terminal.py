"""A table at the terminal that lacks nothing: news under the board, explanations, amounts, orders, the full count."""

import io
import re

import pytest
from rich.console import Console

from dracotheque import bots, games
from dracotheque.cli.boards import board_for
from dracotheque.cli.rulebook import paragraph, paragraphs
from dracotheque.cli.session import Session
from dracotheque.cli.voice import Voice
from dracotheque.core.game import Game
from dracotheque.core.replays import Journal, record
from dracotheque.core.window import Window
from tests.cli.lines import Draco

each_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
each_language = pytest.mark.parametrize("language", ["fr", "en"])


def words(text: str) -> str:
    return " ".join(text.split())


def table(game: str, *more: str) -> tuple[str, ...]:
    return "play", game, "--seed", "7", "--bots", "random", "--lang", "en", *more


@each_game
def test_news_stand_under_the_board_and_above_the_question(draco: Draco, game: Game) -> None:
    opened = words(draco(*table(game.id), typed="q\n").out)
    texts = Voice("en")
    texts.open(game.id)
    journal = record(game, min(max(4, game.players[0]), game.players[-1]), {}, seed=7)
    first = next(event for told in journal.opening if (event := told.seen_by(0)) is not None)
    news = words(texts.texts.event(first, ("Alix", "Basile", "Chloé", "Driss")))
    board = opened.rindex(words(texts.texts.say("game-title")) + " ·")
    assert board < opened.rindex(news[:40]) < opened.rindex("›")


@each_game
def test_a_question_is_explained_by_the_guide_and_by_the_rules_themselves(draco: Draco, game: Game) -> None:
    journal = record(game, min(max(4, game.players[0]), game.players[-1]), {}, seed=7)
    out = words(draco(*table(game.id), typed="?\nq\n").out)
    voice = Voice("en")
    voice.open(game.id)
    asked = re.search(r"Rules: (.*)", out)
    assert asked, "the paragraph is named"
    told = [
        paragraph(game.id, game.package, "en", question.rule) for question in game.state_type.rules.questions.values()
    ]
    assert any(told), journal
    coach = [voice.texts.say(f"coach-{question}") for question in game.state_type.rules.questions]
    assert any(words(line) in out for line in coach)


@each_language
@each_game
def test_every_question_has_a_paragraph_with_a_name(game: Game, language: str) -> None:
    rules = {question.rule for question in game.state_type.rules.questions.values()}
    told = {rule: paragraph(game.id, game.package, language, rule) for rule in rules if rule}
    assert told
    assert [rule for rule, found in told.items() if found is None or not found.title or not found.blocks] == []
    assert [
        found.title
        for found in paragraphs(game.id, game.package, language).values()
        if re.match(r"D?\d|\*|<", found.title)
    ] == []


@pytest.mark.parametrize(
    ("game", "typed", "expected"),
    [
        ("jeu_des_dragons", "? thief", "The Thief – Steal 7 gold"),
        ("jeu_des_dragons", "? RED", "Red Dragon – "),
        ("pierres_du_dragon", "? rainbow", "Rainbow Dragon – Name a colour"),
        ("drakon", "? vortex", "Vortex – "),
        ("dragons_du_mekong", "? jump", " – Jump"),
        ("or_des_dragons", "? lens", "Lens of Discernment – "),
        ("drakon", "? sofa", "Nothing here is called “sofa”"),
    ],
)
def test_a_thing_is_explained_by_its_name(draco: Draco, game: str, typed: str, expected: str) -> None:
    assert expected in words(draco(*table(game), typed=f"{typed}\nq\n").out)


def test_a_typed_amount_is_an_amount(draco: Draco) -> None:
    out = words(draco(*table("pierres_du_dragon"), typed="3\nl\nq\n").out)
    assert "Alix: 3 fairy gold" in out
    out = words(draco(*table("pierres_du_dragon"), typed="9\nl\nq\n").out)
    assert "Alix: 8 fairy gold and 1 common gold (9)" in out
    assert "type what is asked for" in words(draco(*table("pierres_du_dragon"), typed="99\nq\n").out)


@each_game
def test_what_a_hint_says_to_type_is_that_move(game: Game) -> None:
    made, _ = seated(game, 100)
    made.hear(made.journal.opening)
    state = made.state
    rng = made.rng
    for _ in range(6):
        while 0 not in state.actors and not state.over:
            seat = next(seat for seat in state.actors if seat >= 0)
            made.journal.play(seat, bots.get("random").choose(Window(state, seat), rng))
        if state.over:
            return
        decision, view = state.decision(0), state.view(0)
        for move in decision.moves[:: max(1, len(decision.moves) // 20)]:
            typed = made.board.typed(view, decision, move)
            assert typed
            assert made.chosen(typed) == move
        made.journal.play(0, bots.get("random").choose(Window(state, 0), rng))


def test_pairs_of_the_dwarf_that_differ_look_different() -> None:
    game = games.get("drakon")
    made, out = seated(game, 60, powers=True)
    moves = [
        (number, {"type": "exchange", "first": "empty-1", "second": second})
        for number, second in enumerate(("empty-2s", "empty-2c"), start=1)
    ]
    made.out.print(made.board.pairs(moves))  # type: ignore[attr-defined]  # Drakon's own board
    lines = [line.split(maxsplit=1)[1] for line in out.getvalue().splitlines() if re.match(r"\s*\d", line)]
    assert len({*lines}) == len(lines)


@pytest.mark.ruling("DK-32")
def test_a_table_that_gives_adventurers_says_how_to_choose_one(draco: Draco) -> None:
    command = re.search(r"draco play (\S+) --options (\S+)", words(draco(*table("drakon"), typed="q\n").out))
    assert command is not None
    chosen = words(draco(*table(command[1], "--options", command[2]), typed="q\n").out)
    assert "Which adventurer are you?" in chosen
    assert "--options" not in chosen


@pytest.mark.ruling("DK-32")
def test_whoever_chooses_an_adventurer_reads_what_each_can_do_and_sees_what_is_taken(draco: Draco) -> None:
    chosen = ("--options", "adventurers=chosen,powers=true", "--seat", "2")
    out = words(draco(*table("drakon", *chosen), typed="?\nq\n").out)
    shown = out.partition("›")[0]
    assert re.search(r"1 Basile [○ 4]+ ✦", shown), "the first has chosen"
    assert len(re.findall(r"\d (?:Alix \(you\)|Chloé|Driss) [○ 4]+ –", shown)) == 3, "the others have not"
    voice = Voice("en")
    voice.open("drakon")
    everybody = ("wizard", "barbarian", "thief", "dwarf", "knight", "amazon")
    told = [each for each in everybody if words(voice.texts.say(f"adventurer-{each}-text")) in out]
    assert len(told) == 5, "every one that is left"


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("jeu_des_dragons", "d discard pile"),
        ("pierres_du_dragon", "d auctions of this round"),
        ("drakon", "d under the pile"),
        ("dragons_du_mekong", "d planks lost"),
        ("or_des_dragons", "d lost treasures, dragons to come"),
    ],
)
def test_the_help_says_what_d_shows(draco: Draco, game: str, shown: str) -> None:
    assert shown in words(draco(*table(game), typed="q\n").out).lower()


def test_standing_orders_are_numbered_and_given(draco: Draco) -> None:
    slow = ("--options", "tempo=slow")
    out = words(draco(*table("pierres_du_dragon", *slow), typed="o\no 1\nq\n").out)
    assert "o 1 Empty fists until the end of the round" in out
    assert "There is no order to give here" in words(draco(*table("pierres_du_dragon"), typed="o\nq\n").out)


@pytest.mark.slow
def test_the_end_prints_the_full_count(draco: Draco) -> None:
    quick = ("--players", "2", "--options", "starting_hoard=12,max_gambits=2")
    out = words(draco(*table("jeu_des_dragons", *quick), typed="1\n" * 400).out)
    assert "Gambits won" in out
    assert "Purchases of cards" in out


def seated(game: Game, width: int, **options: object) -> tuple[Session, io.StringIO]:
    """A person and bots, on a screen of this width."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, markup=False, highlight=False, emoji=False, force_terminal=True, color_system=None
    )
    players = game.players[-1] if len(game.players) < 4 else min(max(4, game.players[0]), game.players[-1])
    journal = Journal(game, players, options, seed=3)
    voice = Voice("fr")
    voice.open(game.id)
    names = ("Alix", "Théodore", "Chloé", "Driss", "Garance", "Milo")[:players]
    board = board_for(game, voice, names, 0)
    return Session(journal, board, 0, [bots.get("random")] * (players - 1), console), out


@each_game
def test_nothing_is_cut_off_at_sixty_columns(game: Game) -> None:
    """Every word that a wide screen shows, a narrow one shows too."""
    narrow, small = seated(game, 60)
    state = narrow.state
    for _ in range(8):
        while 0 not in state.actors and not state.over:
            seat = next(seat for seat in state.actors if seat >= 0)
            narrow.journal.play(seat, bots.get("heuristic").choose(Window(state, seat), narrow.rng))
        if state.over:
            return
        view, decision = state.view(0), state.decision(0)
        wide = io.StringIO()
        shown = [
            narrow.board.table(view),
            narrow.board.prompt(view, decision),
            narrow.board.choices(view, decision),
            narrow.board.rules(view, decision),
            narrow.board.pile(view),
        ]
        small.truncate(small.seek(0))
        for each in shown:
            narrow.out.print(each)
            Console(file=wide, width=240, markup=False, highlight=False, emoji=False).print(each)
        assert max(map(len, small.getvalue().splitlines())) <= 60
        there, here = ({*re.findall(r"[^\W\d_]{3,}", text)} for text in (wide.getvalue(), small.getvalue()))
        assert there - here == set()
        narrow.journal.play(0, bots.get("heuristic").choose(Window(state, 0), narrow.rng))
