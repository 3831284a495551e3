"""One of our bots against OpenSpiel's ISMCTS at equal thinking time: every seed with every seating.

python examples/openspiel_match.py jeu_des_dragons heuristic --players 4 --seeds 2 [--simulations 100]

Needs the extra: pip install "dracotheque[learn]".
"""

from argparse import ArgumentParser

from dracotheque.adapters.openspiel_bot import match
from dracotheque.arena.intervals import Interval


def told(found: Interval) -> str:
    return f"{found.share:.0%} ({found.low:.0%} to {found.high:.0%})"


def main() -> None:
    """Play the match, and say what it proves."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="jeu_des_dragons")
    parser.add_argument("bot", nargs="?", default="heuristic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    parser.add_argument("--simulations", type=int, help="of OpenSpiel's bot, instead of equal time")
    asked = parser.parse_args()
    report = match(asked.game, asked.players, asked.bot, asked.seeds, simulations=asked.simulations, seed=asked.seed)
    print(f"{report.bot} against OpenSpiel's ISMCTS: {report.game}, {report.players} players, {report.games} games")
    print(f"  ours alone    {told(report.alone)}, par {1 / report.players:.0%}")
    if report.even is not None:
        print(f"  half ours     {told(report.even)}, par 50%")
    print(f"  time a move   ours {report.our_milliseconds:.2f} ms, theirs {report.their_milliseconds:.2f} ms")
    print(f"  simulations   {report.simulations:.0f} a move")


if __name__ == "__main__":
    main()
