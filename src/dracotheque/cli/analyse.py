"""`draco analyse`: where a finished game was won and lost."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from dracotheque.cli.parameters import JSON, Spoken
from dracotheque.cli.voice import Voice
from dracotheque.core.errors import BrokenReplay

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dracotheque.analysis import Account, Analysis
    from dracotheque.analysis.words import Words
    from dracotheque.core.replays import Replay

DEEPEST: Final = 10_000
HEADS: Final = (
    "cli-analyse-player",
    "cli-analyse-chances",
    "cli-analyse-skill",
    "cli-analyse-others",
    "cli-analyse-fortune",
    "cli-analyse-result",
    "cli-analyse-decisions",
    "cli-analyse-marks",
)


def analyse(
    file: Annotated[str, Parameter(help="A game kept with draco play --save FILE, played to its end.")],
    /,
    *,
    bot: Annotated[
        str,
        Parameter(metavar="NAME", help="Whose advice counts: master thinks long enough; or master@500ms, master@50it…"),
    ] = "master",
    seed: Annotated[
        str, Parameter(metavar="S", help="A whole number: the same seed imagines the same worlds, another one others.")
    ] = "0",
    depth: Annotated[
        str | None,
        Parameter(metavar="N", help="Imagined games for a glance at a decision; else what suits the game, about 30."),
    ] = None,
    json: Annotated[bool, JSON] = False,
    plot: Annotated[str | None, Parameter(metavar="FILE.svg", help="Draw everybody's chances into this file.")] = None,
    voice: Spoken,
) -> int:
    """Say of a finished game where it was won and lost."""
    import msgspec

    from dracotheque import bots
    from dracotheque.analysis.picture import picture
    from dracotheque.analysis.words import Words
    from dracotheque.cli import arguments
    from dracotheque.cli.consoles import console
    from dracotheque.cli.plot import drawable
    from dracotheque.cli.replay import read
    from dracotheque.core.replays import decode, game_of

    bots.get(bot)
    looks = None if depth is None else arguments.number("--depth", depth, 1, DEEPEST)
    drawing = None if plot is None else drawable(plot)
    try:
        kept = decode(read(Path(file)))
        game = game_of(kept, voice.open)
        result = studied(voice, kept, bot, arguments.seed(seed), looks)
    except BrokenReplay as error:
        error.values["file"] = file
        raise
    words = Words(voice.language, game, result)
    if drawing is not None:
        drawing.write_text(picture(result, words), encoding="utf-8")
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        console().print(summary(voice, words))
    return 0


def studied(voice: Voice, kept: "Replay", bot: str, seed: int, depth: int | None) -> "Analysis":
    """The analysis, with a bar on standard error while somebody waits for it."""
    from dracotheque.analysis import study
    from dracotheque.cli.progress import bar

    with bar(voice.say("cli-analyse-decisions")) as progress:
        for step in study(kept, bot=bot, seed=seed, depth=depth, get_game=voice.open):
            if progress is not None:
                progress(step.done, step.total)
    assert step.analysis is not None
    return step.analysis


def summary(voice: Voice, words: "Words") -> "RenderableType":
    """What people read: everybody's account, the moments of the evening, and each move worth a word."""
    from rich.console import Group
    from rich.table import Table

    from dracotheque.cli.layout import Prose

    found = words.analysis
    table = Table(*map(voice.say, HEADS), box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.justify = "right"
    for account in found.accounts:
        table.add_row(found.names[account.seat], *cells(voice, account))
    title = voice.say("cli-replay-title", title=voice.texts.say("game-title"), players=", ".join(found.names))
    told = [words.highlight(moment) for moment in found.highlights] or [voice.say("cli-analyse-quiet")]
    worth = [each for each in found.judged if each.verdict in ("find", "slip", "blunder")]
    moves = [
        voice.say(
            "cli-analyse-move",
            number=each.number,
            name=found.names[each.seat],
            move=words.move(each.move),
            verdict=words.judged(each),
        )
        for each in worth
    ]
    made = voice.say("cli-analyse-made", bot=found.bot, decisions=len(found.judged), seed=str(found.seed))
    lines: list[RenderableType] = [
        title,
        "",
        table,
        "",
        *map(Prose, told),
        "",
        *map(Prose, moves),
        *([""] if moves else []),
        Prose(made),
    ]
    if not found.calibrated:
        lines.append(Prose(voice.say("cli-analyse-uncalibrated")))
    return Group("", *lines, "")


def cells(voice: Voice, account: "Account") -> list[str]:
    """One seat's game in a row."""
    parts = account.parts
    return [
        voice.say("cli-analyse-percent", share=account.start.value),
        *(voice.say("cli-analyse-part", points=signed(part)) for part in (parts.skill, parts.others, parts.fortune)),
        voice.say("cli-analyse-percent", share=account.end),
        str(account.decisions),
        voice.say("cli-analyse-counts", finds=account.finds, slips=account.slips, blunders=account.blunders),
    ]


def signed(part: float) -> str:
    """Points with their sign; what rounds to nothing has none."""
    points = round(100 * part)
    return f"{points:+d}".replace("-", "−") if points else "0"
