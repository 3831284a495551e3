"""`draco simulate`: bots play many games, and the result is a table or one JSON object."""

from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.parameters import BOTS, JSON, PLAYERS, SEED, GameId, OptionList, Spoken
from dracotheque.cli.voice import Voice

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dracotheque.arena import Simulation

MOST_GAMES: Final = 10_000_000


def simulate(
    game: GameId,
    /,
    *,
    players: Annotated[str, PLAYERS],
    games: Annotated[str, Parameter(metavar="K", help="How many games they play.")],
    seed: Annotated[str, SEED],
    bots: Annotated[str, BOTS] = "random",
    options: OptionList = None,
    json: Annotated[bool, JSON] = False,
    voice: Spoken,
) -> int:
    """Let bots play many games, and count."""
    import msgspec

    from dracotheque import arena
    from dracotheque.cli import arguments
    from dracotheque.cli.consoles import console

    opened = voice.open(game)
    table = opened.table(
        arguments.player_count(players),  # type: ignore[arg-type]  # a game refuses what is no number
        arguments.options(options, opened),
        seed=0,
        events=False,
    )
    result = arena.simulate(
        opened,
        table.players,
        table.options,
        arguments.seed(seed),
        arguments.bots(bots, table.players),
        arguments.number("--games", games, 1, MOST_GAMES),
    )
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        console().print(summary(voice, result))
    return 0


def summary(voice: Voice, result: "Simulation") -> "RenderableType":
    """The result as people read it."""
    from rich.console import Group
    from rich.table import Table

    facts = Table.grid(padding=(0, 2))
    endings = ", ".join(f"{voice.texts.name('ending', name)} × {count}" for name, count in result.endings.items())
    rows = {
        "cli-simulate-games": voice.say("cli-simulate-finished", finished=result.finished, games=result.games),
        "cli-simulate-decisions": voice.say(
            "cli-simulate-decision-count", decisions=result.decisions, mean=result.mean_decisions
        ),
        "cli-simulate-time": voice.say(
            "cli-simulate-speed", seconds=result.seconds, rate=round(result.decisions / result.seconds)
        ),
        "cli-simulate-audits": voice.say("cli-simulate-audited", count=result.audited),
        "cli-simulate-endings": endings or "–",
        "cli-simulate-seed": result.seed,
        "cli-simulate-digest": result.digest,
    }
    for message, value in rows.items():
        facts.add_row(voice.say(message), value)
    wins = Table("", voice.say("cli-simulate-bot"), voice.say("cli-simulate-wins"), box=None, padding=(0, 2, 0, 0))
    wins.columns[2].justify = "right"
    for seat, (bot, share) in enumerate(zip(result.bots, result.wins, strict=True)):
        percent = share / result.finished if result.finished else 0.0
        wins.add_row(voice.texts.name("seat", seat), bot, voice.say("cli-simulate-share", wins=share, percent=percent))
    title = voice.say("cli-simulate-title", title=voice.texts.say("game-title"), players=result.players)
    return Group("", title, "", facts, "", wins, "")
