"""`python -m tools.ways play|page [GAME] [--players N] [--seed S] [--time T] [--minutes M]`: how to use a network.

Games in which everybody follows the network are stopped now and then, where it is in doubt, and each way of thinking is
asked for its move. What that is worth against the network's own is found by playing on: the network plays for
everybody, in the same imagined worlds with the same dice, to the end of the game. A match that shows as much takes far
longer; whether others than the network are beaten, only a match shows. `page` writes it into docs/trials.md.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final

import msgspec

from dracotheque import games
from dracotheque.arena.intervals import NORMAL
from dracotheque.bots.budget import Budget
from dracotheque.bots.learned import SEARCHING, IdeasMind, LearnedMind, PlayedMind, fitting_network
from dracotheque.bots.mind import Ideas, Mind
from dracotheque.bots.network import Network, network_of
from dracotheque.bots.search import think
from dracotheque.bots.search.playouts import BITS, play_out_together, tried
from dracotheque.core.chance import any_of
from dracotheque.core.decisions import Decision
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.window import Window
from tools.matches import RESULTS, mark
from tools.pages import DOCS, put, table

FOLDER: Final = RESULTS / "ways"
WAYS: Final[Mapping[str, Callable[[Game, Network], Mind]]] = {
    "by hand": lambda game, _: Mind(game, "master"),
    **{way: mind for way, mind in SEARCHING.items() if way != "judged"},
}
"""Those but the first are what a game's `SEARCH` may say; `whole`, where the network answers every question."""
OFTEN: Final = 0.06
"""The part of the decisions at which a game is stopped."""
IN_DOUBT: Final = 0.95
"""A network that gives one answer more than this part of its attention is in no doubt."""
WORLDS: Final = 48
HEAD: Final = "| game, players | network | CPU ms | decisions | " + " | ".join(f"`{way}`" for way in WAYS) + " |"


class Stop(msgspec.Struct):
    """A decision, and how much more of the victory each way of thinking brought there than the network alone."""

    question: str
    gains: dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ways", description=__doc__)
    parser.add_argument("what", choices=["play", "page"])
    parser.add_argument("game", nargs="?", choices=games.ids(), help="A game with a network that moves.")
    parser.add_argument("--players", type=int, help="The fewest, unless said.")
    parser.add_argument("--seed", type=int, default=1, help="Another one for every run.")
    parser.add_argument("--time", type=int, default=600, help="Milliseconds of the processor for a decision.")
    parser.add_argument("--minutes", type=float, default=20.0, help="How long to play.")
    wish = parser.parse_args()
    if wish.what == "page":
        put(DOCS / "trials.md", "ways", figures(FOLDER))
        return
    if wish.game is None:
        parser.error("which game?")
    game = games.get(wish.game)
    if network_of(game.package) is None or not game.insight.features.ACTIONS:
        parser.error(f"{game.id} has no network that moves")  # nobody would ever stop there
    players = wish.players or game.players[0]
    FOLDER.mkdir(parents=True, exist_ok=True)
    until = monotonic() + 60 * wish.minutes
    budget = Budget(milliseconds=wish.time, on_processor=True)
    with (FOLDER / f"{game.id}-{players}-{wish.time}cpu-{mark(game)}.jsonl").open("ab") as ledger:
        for stop in stops(game, players, wish.seed, budget):
            ledger.write(msgspec.json.encode(stop) + b"\n")
            ledger.flush()
            if monotonic() > until:
                break


def stops(game: Game, players: int, seed: int, budget: Budget) -> Iterator[Stop]:
    """Decisions of game after game."""
    dice = Random(seed)
    while True:
        state = game.start(players, seed=dice.getrandbits(BITS), events=False)
        while not state.over:
            actor = state.actors[0]
            if actor == CLOCK:
                state.play(actor, any_of(state.decision(actor).moves, dice))
                continue
            window = Window(state, actor)
            network = fitting_network(window)
            mind = Mind(game, "master") if network is None else LearnedMind(game, network)
            if network is not None and dice.random() < OFTEN:
                ideas = IdeasMind(game, network).ideas_at(window, dice)
                if in_doubt(window.decision, ideas):
                    yield stop(window, network, ideas[0][0], budget, dice)
            state.play(actor, mind.move_at(window, dice))


def in_doubt(decision: Decision, ideas: Ideas) -> bool:
    """Whether a search may find anything here: not where there is one answer, which has all the attention."""
    return not decision.secret and max(prior for _, prior in ideas) <= IN_DOUBT


def stop(window: Window, network: Network, own: Move, budget: Budget, dice: Random) -> Stop:
    """Ask every way of thinking, and play on wherever they differ from each other or the network's own move."""
    chosen = {}
    for way, make in WAYS.items():
        mind = make(window.game, network)
        if isinstance(mind, LearnedMind) and not mind.answers_all:
            continue
        search = think(window, mind, dice)
        search.run(budget)
        chosen[way] = search.leader().move
    different = list(dict.fromkeys([own, *chosen.values()]))
    shares = dict.fromkeys(different, 0.0) if len(different) == 1 else played_on(window, network, different, dice)
    gains = {way: round(shares[move] - shares[own], 4) for way, move in chosen.items()}
    return Stop(window.decision.question, gains)


def played_on(window: Window, network: Network, moves: Sequence[Move], dice: Random) -> dict[Move, float]:
    """What each of these moves brings to who makes it, on the average of the same worlds."""
    mind = PlayedMind(window.game, network)
    mind.traits = msgspec.structs.replace(mind.traits, playout="policy", horizon=100_000)
    mind.chapter = lambda _: 0
    worlds = [(window.imagine(dice), dice.getrandbits(BITS)) for _ in range(WORLDS)]
    tables = [tried(world, window.seat, move, luck) for move in moves for world, luck in worlds]
    won = [shares[window.seat] for shares in play_out_together(tables, window.seat, mind, 0)]
    return {move: fmean(won[place * WORLDS : (place + 1) * WORLDS]) for place, move in enumerate(moves)}


def figures(folder: Path) -> Iterator[str]:
    yield "Written by `python -m tools.ways page`. Do not edit; play on.\n"
    yield from table(HEAD, [row(file) for file in sorted(folder.glob("*.jsonl"))])


def row(file: Path) -> str:
    game, players, time, network = file.stem.split("-")
    found = [msgspec.json.decode(line, type=Stop) for line in file.read_bytes().splitlines()]
    cells = [percent([each.gains[way] for each in found if way in each.gains]) for way in WAYS]
    about = f"{games.get(game).title}, {players} | `{network}` | {time.removesuffix('cpu')} | {len(found)}"
    return f"| {about} | {' | '.join(cells)} |"


def percent(gains: Sequence[float]) -> str:
    """The mean, in hundredths of the victory, and how far it may be off."""
    if len(gains) < 2:
        return "–"
    reach = NORMAL * stdev(gains) / sqrt(len(gains))
    return f"{100 * fmean(gains):+.2f} ± {100 * reach:.2f}".replace("-", "−")


if __name__ == "__main__":
    main()
