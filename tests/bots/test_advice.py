"""Advice: what a bot considered, what it promises, and why, in words of both languages."""

import re
from pathlib import Path
from random import Random

import pytest

from dracotheque import bots, games
from dracotheque.bots import CHARACTERS, Advisor, Budget
from dracotheque.bots.mind import Mind
from dracotheque.bots.player import CharacterBot, best
from dracotheque.bots.search.heats import Heats
from dracotheque.core.chance import Rng
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.window import Window
from dracotheque.texts import LANGUAGES, texts_for
from tests.bots.positions import SHELF, windows
from tests.bots.toys import TOY, Take

pytestmark = pytest.mark.slow

FEW = Budget(iterations=4)
each_game = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Silent:
    name = "silent"

    def choose(self, window: Window, rng: Rng) -> Move:
        return window.decision.moves[0]


@each_game
@pytest.mark.parametrize("name", ["beginner", "regular", "master"])
def test_a_bot_explains_the_move_it_makes_with_the_same_dice(game: Game, name: str) -> None:
    bot = CharacterBot(CHARACTERS[name], FEW)
    for window in windows(game)[::2]:
        advice = bot.explain(window, Random(4))
        assert advice.move == bot.choose(window, Random(4))
        assert advice.move in [option.move for option in advice.options]
        assert sum(option.weight for option in advice.options) == pytest.approx(1.0)
        assert all(0.0 <= option.chance <= 1.0 for option in advice.options)
        assert [
            texts_for(language, "dracotheque.bots").say(advice.reason.code, advice.reason.values)
            for language in LANGUAGES
        ]


def test_the_chance_of_a_move_is_what_became_of_it() -> None:
    window = Window(TOY.start(2, {"kind": "pile", "pile": 3}, seed=1), 0)
    for name in ("master", "viper"):
        advice = CharacterBot(CHARACTERS[name], Budget(iterations=200)).explain(window, Random(1))
        chances = {option.move: option.chance for option in advice.options}
        assert chances[Take(3)] == 1.0
        assert chances[Take(1)] < 0.3
        assert advice.options[0].move == Take(3)
        assert advice.reason.code == "reason-clear"


@pytest.mark.parametrize(
    ("results", "envies", "reason"),
    [
        ({1: 0.3, 3: 0.5}, {}, "reason-clear"),
        ({1: 0.49, 3: 0.5}, {}, "reason-close"),
        ({1: 0.51, 3: 0.5}, {}, "reason-experience"),
        ({1: 0.51, 3: 0.5}, {1: 0.4}, "reason-envious"),
    ],
)
def test_a_reason_says_no_more_than_the_chances_beside_it(
    results: dict[int, float], envies: dict[int, float], reason: str
) -> None:
    window = Window(TOY.start(2, {"kind": "pile", "pile": 3}, seed=1), 0)
    search = Heats(window, Mind(TOY, "master"), Random(1))
    for edge in search.edges:
        assert isinstance(edge.move, Take)
        edge.prior = float(edge.move.count == 3)
        for noise in (-0.4, 0.4) if edge.move.count in results else ():
            edge.add(results[edge.move.count] + noise - envies.get(edge.move.count, 0.0))
            edge.won += results[edge.move.count]
    edge, said = best(search, 0.0)
    assert (edge.move, said.code) == (Take(3), reason)


def test_a_bot_that_does_not_say_is_only_watched() -> None:
    window = windows(games.get("drakon"))[0]
    advice = bots.explain(Silent(), window, Random(1))
    assert (advice.move, advice.options, advice.reason.code) == (window.decision.moves[0], (), "reason-untold")


def test_all_bots_of_ours_say_why() -> None:
    assert [name for name in bots.names() if not isinstance(bots.get(name), Advisor)] == []


@each_language
def test_every_character_is_introduced(language: str) -> None:
    texts = texts_for(language, "dracotheque.bots")
    wanted = [f"bot-{name}{part}" for name in CHARACTERS for part in ("", "-manner", "-portrait")]
    wanted += [f"level-{character.level}" for character in CHARACTERS.values()]
    assert [id for id in wanted if not texts.has(id)] == []


@each_language
def test_every_reason_is_written_and_none_left_over(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in Path("src/dracotheque/bots").rglob("*.py"))
    given = {*re.findall(r'"(reason-[a-z-]+)"', source)}
    written = re.findall(
        r"^(reason-[a-z-]+) =", Path(f"src/dracotheque/bots/texts/{language}.ftl").read_text("utf-8"), re.M
    )
    assert given == {*written}
