"""Writes short games as one viewer follows them, for the workbench and the tests of the boards.

`python -m tools.fixtures [GAME …]` writes web/fixtures/<game>/*.json: a list of steps, each with the events, the
view, the decision and the prompt that the server would send.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from dracotheque import bots, games
from dracotheque.core.decisions import plain
from dracotheque.core.events import Told, seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State
from dracotheque.core.window import Window

OUTPUT = Path(__file__).parents[1] / "web" / "fixtures"
NAMES = ("Alix", "Basile", "Chloé", "Driss", "Garance", "Milo")
SEED = 11
LONGEST = 2_000
"""No game of bots takes more moves; one that did would hang the tool."""
SHOWN = 48
"""Steps kept of a long game: the first ones, and the last ones of all."""
ENDING = 8


def step(state: State, viewer: int | None, told: tuple[Told, ...]) -> dict[str, object]:
    """What the server would send this viewer now."""
    decision = None if viewer is None else state.decision(viewer)
    asked = decision if decision is not None and decision.question else None
    return {
        "events": plain(seen_by(viewer, told)),
        "view": plain(state.view(viewer)),
        "decision": plain(asked),
        "prompt": plain(state.prompt(viewer)),
    }


def course(game: Game, players: int, viewer: int | None) -> Iterator[dict[str, object]]:
    """A game among bots, step by step, as this viewer follows it."""
    state = game.start(players=players, seed=SEED)
    rng: Any = Random(SEED)
    bot = bots.get("heuristic")
    last = step(state, viewer, state.news())
    yield last
    for _ in range(LONGEST):
        if state.over:
            return
        seat = next((actor for actor in state.actors if actor != CLOCK), CLOCK)
        move = state.decision(CLOCK).moves[0] if seat == CLOCK else bot.choose(Window(state, seat), rng)
        now = step(state, viewer, state.play(seat, move))
        if now["events"] or {**now, "events": last["events"]} != last:
            yield now
        last = now


def shortened(steps: list[dict[str, object]]) -> list[dict[str, object]]:
    return steps if len(steps) <= SHOWN else [*steps[: SHOWN - ENDING], *steps[-ENDING:]]


def fixtures(game: Game) -> Iterator[tuple[Path, str]]:
    """The files of a game and what is written in them."""
    few, many = game.players[0], game.players[-1]
    for name, players, viewer in (("seat", min(4, many), 0), ("spectator", many, None), ("duel", few, few - 1)):
        steps = shortened(list(course(game, players, viewer)))
        fixture = {"game": game.id, "seat": viewer, "names": NAMES[:players], "steps": steps}
        text = json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n"
        yield OUTPUT / game.id / f"{name}.json", text


def main() -> None:
    for id in sys.argv[1:] or games.ids():
        for path, text in fixtures(games.get(id)):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
