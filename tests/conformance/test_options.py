"""Every option of every game changes something, and so does every preset: nothing is offered that has no effect."""

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from dracotheque import games
from dracotheque.core.decisions import plain
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.options import Meeting, allowed
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES

SEEDS = range(1, 4)
DECISIONS = 400
BESIDE: dict[tuple[str, str], dict[str, object]] = {
    ("pierres_du_dragon", "gold_time"): {"silver_time": 30, "power_time": 30},
    ("pierres_du_dragon", "silver_time"): {"gold_time": 30, "power_time": 30},
    ("pierres_du_dragon", "power_time"): {"gold_time": 30, "silver_time": 30},
}
"""What an option needs beside it to be accepted at all."""
NEEDS: dict[tuple[str, str], dict[str, object]] = {
    ("or_des_dragons", name): {"ruleset": "advanced", **more}
    for name, more in {
        "sand": {},
        "sand_seconds": {"sand": "live"},
        "slow_sand_hours": {"sand": "slow"},
        "slow_parchments": {"sand": "slow"},
        "grain_rounds": {},
        "fair_rounds": {},
        "talk": {},
        "public_ledger": {},
        "bag_aid": {},
        "theft_reveal": {},
        "fair_whispers": {},
        "invisible_hand": {},
        "pinching": {},
    }.items()
}
"""A table at which an option is heard of."""
NEEDS["pierres_du_dragon", "guests_first"] = {"own_characters": EXAMPLES}
OTHERWISE: dict[tuple[str, str], object] = {
    ("jeu_des_dragons", "end_eliminations"): 2,
    ("jeu_des_dragons", "target_hoard"): 60,
    ("jeu_des_dragons", "starting_hoard"): 30,
    ("jeu_des_dragons", "time_limit"): 30,
    ("dragons_du_mekong", "assisted_seat"): 1,
    ("dragons_du_mekong", "round_limit"): 10,
    ("drakon", "round_limit"): 20,
    ("pierres_du_dragon", "round_limit"): 2,
    ("pierres_du_dragon", "ledger"): "open",
}
"""Another value where the list of what is allowed does not name one."""


def another(game: Game, name: str) -> object:
    """A value of this option that is not the usual one."""
    if (game.id, name) in OTHERWISE:
        return OTHERWISE[game.id, name]
    usual = getattr(game.options_type(), name)
    for word in allowed(game.options_type, name):
        value: object = {"true": True, "false": False, "none": None}.get(word, word)
        if "…" in str(word):
            low, _, high = str(word).partition("…")
            value = int(low) if usual != int(low) else int(high)
        if isinstance(usual, int) and not isinstance(usual, bool) and isinstance(value, str) and value.isdigit():
            value = int(value)
        if value not in (usual, None):
            return value
    raise AssertionError(f"{game.id}: name another value of {name}")


def course(game: Game, options: dict[str, object], sensibly: bool) -> Iterator[object]:
    """All that can be told of some random games: questions, answers, events, clocks, views, endings."""
    players = max(3, game.players[0])
    meetings: tuple[Meeting, ...] = ("live", "slow")
    for meeting in meetings:
        agreed = game.options(options, players)
        yield agreed.waits
        yield game.proving is not None and game.proving.wanted(agreed)
        yield agreed.among_people(meeting) == agreed
    for seed in SEEDS:
        state: Any = game.start(players, options, seed=seed)
        rng = Random(seed)
        for _ in range(DECISIONS):
            yield [plain(each) for each in state.news()]
            if state.over:
                break
            yield state.timer() if CLOCK in state.actors else None
            seat = rng.choice([seat for seat in state.actors if seat != CLOCK] or [CLOCK])
            decision = state.decision(seat)
            yield decision.question, len(decision.moves)
            for viewer in (seat, None):
                view: Any = plain(state.view(viewer))
                yield {name: value for name, value in view.items() if name != "options"}
            move = decision.moves[int(rng.random() * len(decision.moves))]
            if sensibly and seat != CLOCK:
                move = game.insight.policy(state.recall(seat), decision, rng)
            state.told = list(state.play(seat, move))
        yield state.ending


def differs(game: Game, one: dict[str, object], other: dict[str, object], sensibly: bool = False) -> bool:
    """Random games show most; what takes two who want the same thing, players who know what they want."""
    games = zip_longest(course(game, one, sensibly), course(game, other, sensibly))
    return any(left != right for left, right in games) or (not sensibly and differs(game, one, other, sensibly=True))


OPTIONS = [
    pytest.param(game, name, id=f"{game.id}-{name}")
    for game in games.all()
    for name in game.options_type.__struct_fields__
    if name not in ("own_characters", "specials")
]
PRESETS = [
    pytest.param(game, preset, id=f"{game.id}-{preset}")
    for game in games.all()
    for preset in game.presets(max(3, game.players[0]))
    if preset != "base"
]


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_every_option_changes_something(game: Game, name: str) -> None:
    table = NEEDS.get((game.id, name), {})
    assert differs(game, table, {**table, **BESIDE.get((game.id, name), {}), name: another(game, name)})


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_changes_something(game: Game, preset: str) -> None:
    assert differs(game, {}, game.presets(max(3, game.players[0]))[preset])
