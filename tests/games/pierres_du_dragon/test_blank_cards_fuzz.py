"""Ten thousand characters made up at random or broken on purpose: each is refused with a code, or plays. (6.2)"""

from random import Random

import pytest

from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components.blank_cards import ERRORS, WARNINGS, check_card, text_of
from dracotheque.games.pierres_du_dragon.effects.programs import invented_program
from dracotheque.games.pierres_du_dragon.moves import Bid
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.texts import LANGUAGES, texts_for
from tests.games.pierres_du_dragon.cards import Script
from tests.games.pierres_du_dragon.scripts import Maker, sound_cards

pytestmark = pytest.mark.slow

PACKAGE = "dracotheque.games.pierres_du_dragon"
SCRIPTS = 10_000
BATCHES = 10
DECISIONS_OF_A_POWER = 200
"""Far more than sixteen steps, six players and nine borrowed cards can ask for."""
DECISIONS_OF_A_GAME = 2_000


def batch(number: int) -> list[Script]:
    """A tenth of the scripts: half of them made up, half of them broken."""
    maker = Maker(Random(number))
    sound = sound_cards()
    made = [maker.character() for _ in range(SCRIPTS // BATCHES // 2)]
    return made + [maker.broken(maker.rng.choice(sound + made)) for _ in range(SCRIPTS // BATCHES // 2)]


def goods(rng: Random) -> str:
    stones = "".join(f"{rng.randint(0, 4)}{letter}" for letter in "RBY")
    coins = f"F{rng.randint(2, 8)}+{rng.randint(0, 2)} C{rng.randint(0, 3)} S{rng.randint(0, 8)}"
    return f"{stones} {coins} {rng.randint(0, 2)}pt"


def use_once(script: Script, rng: Random) -> None:
    """Somebody wins the character, perhaps doubles it, and answers at random until the power is complete."""
    seats = [goods(rng), goods(rng), goods(rng)]
    seats[0] += " dop" if rng.random() < 0.3 else ""
    pile = rng.sample(["thief", "wizard", "red_dragon", "goblin", "merchant", "magician"], rng.randint(0, 4))
    passed = ["witch", *rng.sample(["ghost", "necromancer", "charlatan", "leprechaun"], rng.randint(0, 3))]
    state: Table = GAME.arrange(
        seats=seats,
        card="blank_1",
        pile=pile,
        auctioned=passed,
        options={"own_characters": [script], "round_limit": 1},
        events=False,
    )
    state.play(0, Bid(2))
    state.play(1, Bid(1))
    state.play(2, Bid())
    for _ in range(DECISIONS_OF_A_POWER):
        GAME.audit(state)
        if state.over or state.asked == "bid":
            return
        (seat,) = state.actors
        moves = state.decision(seat).moves
        assert 1 < len(moves) < 200
        assert len(state.stack) < 100
        state.play(seat, rng.choice(moves))
    raise AssertionError(f"this power does not end: {script}")


def thrifty(moves: list[Move], rng: Random) -> Move:
    """Half the fists are empty, the others small: so there are winners."""
    return moves[0] if rng.random() < 0.5 else rng.choice(moves[:8])


def play_to_the_end(scripts: list[Script], rng: Random) -> None:
    """A game of four rounds in which nearly every special is one of these characters."""
    options = {"own_characters": scripts, "specials": ["goblin", "ghost"], "round_limit": 4}
    state: Table = GAME.start(rng.randint(3, 6), options, seed=rng.getrandbits(32), events=False)
    for _ in range(DECISIONS_OF_A_GAME):
        if state.over:
            GAME.audit(state)
            return
        seat = state.actors[0]
        state.play(seat, thrifty(list(state.decision(seat).moves), rng))
    raise AssertionError(f"this game does not end: {scripts}")


@pytest.mark.parametrize("number", range(BATCHES))
def test_every_script_is_refused_with_a_code_or_plays_to_the_end(number: int) -> None:
    rng = Random(1000 + number)
    accepted: list[Script] = []
    for script in batch(number):
        report = check_card(script)
        assert set(report.errors) <= set(ERRORS)
        assert set(report.warnings) <= set(WARNINGS)
        assert list(report.errors) == sorted(set(report.errors))
        if report.errors:
            assert report.warnings == ()
            continue
        accepted.append(script)
        use_once(script, rng)
    assert len(accepted) > 200
    for place in range(0, len(accepted), 3):
        # Different characters of a table need different names.
        guests = enumerate(accepted[place : place + 3])
        play_to_the_end([script | {"name_fr": f"Invité {n}", "name_en": f"Guest {n}"} for n, script in guests], rng)


def test_the_scripts_meet_every_code_but_the_count() -> None:
    found = {code for number in range(4) for script in batch(number) for code in check_card(script).errors}
    assert found == set(ERRORS) - {"E_COUNT"}


def test_characters_with_the_same_text_are_the_same_program() -> None:
    """What is shown is what happens: the text leaves nothing out."""
    for language in LANGUAGES:
        texts = texts_for(language, PACKAGE)
        programs: dict[str, str] = {}
        for number in range(2):
            for script in batch(number):
                character = check_card(script).character
                if character is None or check_card(script).errors:
                    continue
                text = "\n".join(f"{line.depth} {texts.name('', line.clause)}" for line in text_of(character))
                # No `else` and an empty one mean the same.
                meaning = repr(invented_program(character)).replace("otherwise=UNSET", "otherwise=()")
                assert programs.setdefault(text, meaning) == meaning, text


def test_nothing_in_a_script_reaches_python() -> None:
    for name in ("__class__", "__import__('os')", "lambda: 0", "{0.__globals__}", "%s"):
        script = sound_cards()[0] | {"name_fr": "Curieux", "flavour": name}
        report = check_card(script)
        assert report.errors == ()
        assert report.character is not None
        assert report.character.flavour == name
    for key in ("__class__", "__init__", "run", "clone"):
        assert check_card(sound_cards()[0] | {key: 1}).errors == ("E_SCHEMA",)
        assert check_card(sound_cards()[0] | {"steps": [{"op": key}]}).errors == ("E_SCHEMA",)
