"""Ways to use a network: compared where it is in doubt, by playing on in the same worlds."""

from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from dracotheque import games
from dracotheque.bots.budget import Budget
from dracotheque.bots.learned import IdeasMind, LearnedMind, fitting_network
from dracotheque.bots.mind import Ideas, Mind
from dracotheque.core.chance import Rng
from dracotheque.core.window import Window
from tools import ways
from tools.ways import Stop

GAME = games.get("jeu_des_dragons")
A_MOMENT = Budget(iterations=6)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "WORLDS", 2)
    monkeypatch.setattr(ways, "OFTEN", 0.5)


def test_every_way_is_asked_and_the_same_seed_finds_the_same() -> None:
    found = list(islice(ways.stops(GAME, 2, 3, A_MOMENT), 5))
    assert all(set(stop.gains) == set(ways.WAYS) for stop in found)
    assert any(stop.gains[way] for stop in found for way in ways.WAYS), "somewhere they differ"
    assert list(islice(ways.stops(GAME, 2, 3, A_MOMENT), 5)) == found


def test_a_network_that_leaves_questions_does_not_think_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LearnedMind, "answers_all", False)
    (stop,) = islice(ways.stops(GAME, 2, 3, A_MOMENT), 1)
    assert set(stop.gains) == set(ways.WAYS) - {"whole"}


def test_who_moves_as_the_network_does_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Follower(IdeasMind):
        def ideas_at(self, window: Window, rng: Rng) -> Ideas:
            return super().ideas_at(window, rng)[:1]

    monkeypatch.setattr(ways, "WAYS", {"follower": Follower, "by hand": lambda game, _: Mind(game, "master")})
    found = list(islice(ways.stops(GAME, 2, 3, A_MOMENT), 5))
    assert all(stop.gains["follower"] == 0.0 for stop in found)
    assert any(stop.gains["by hand"] for stop in found)


def test_what_a_move_brings_is_what_whoever_makes_it_wins() -> None:
    """The last card of a game: the network has nothing more to say, and the rules alone decide."""
    state = GAME.start(2, {"max_gambits": 1}, seed=4, events=False)
    while True:
        window = Window(state, state.actors[0])
        network = fitting_network(window)
        assert network is not None
        mind = LearnedMind(GAME, network)
        after = state.clone()
        move = mind.move_at(window, Random(1))
        after.answer(window.seat, move)
        if after.over:
            break
        state = after
    won = float(window.seat in after.winners) / len(after.winners)
    assert ways.played_on(window, network, [move], Random(1)) == {move: won}


def test_a_row_tells_the_mean_and_how_far_it_may_be_off(tmp_path: Path) -> None:
    found = [Stop("attack", {"by hand": -0.02, "ideas": 0.0, "played": 0.01 * number}) for number in range(4)]
    ledger = b"".join(msgspec.json.encode(stop) + b"\n" for stop in found)
    (tmp_path / "or_des_dragons-3-600cpu-0a1b.jsonl").write_bytes(ledger)
    *_, row, _ = ways.figures(tmp_path)
    assert row == "| L'Or des Dragons, 3 | `0a1b` | 600 | 4 | −2.00 ± 0.00 | +0.00 ± 0.00 | +1.50 ± 1.27 | – | – |"


@pytest.mark.parametrize(("game", "network_there"), [("or_des_dragons", False), ("drakon", True)])
def test_a_game_without_a_network_that_moves_is_refused_instead_of_played_for_ever(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, *, network_there: bool
) -> None:
    if not network_there:
        monkeypatch.setattr(ways, "network_of", lambda _: None)
    monkeypatch.setattr("sys.argv", ["ways", "play", game])
    with pytest.raises(SystemExit):
        ways.main()
    assert f"{game} has no network that moves" in capsys.readouterr().err
