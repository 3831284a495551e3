"""The final count: what was behind every screen, and what it is worth. (9.11)"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.or_des_dragons.speech import Speech
from dracotheque.cli.boards.or_des_dragons.tokens import KINDS, SHAPES, STYLES

GEMS: Final = KINDS[3:8]
MAJORITY: Final = "★"


def count(speech: Speech, view: Any) -> RenderableType:
    """A line for each player, the first first: tokens, then points for coins, majorities, set and black diamond."""
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column("", justify="right")
    grid.add_column("")
    for kind in KINDS:
        grid.add_column(Text(SHAPES[kind], STYLES[kind]), justify="right")
    titles = ["coins", "gems"] + (["collection"] if view.ruleset == "advanced" else [])
    for title in titles:
        grid.add_column(speech.word(title), justify="right")
    grid.add_column(speech.say("black"), justify="right")
    grid.add_column(speech.word("score"), justify="right", style="bold")
    places = sorted(view.places, key=lambda place: -place.score.total)
    totals = [place.score.total for place in places]
    for place in places:
        grid.add_row(*line(speech, view, place, 1 + totals.index(place.score.total)))
    return Group("", Padding(grid, (0, 1)), "")


def line(speech: Speech, view: Any, place: Any, rank: int) -> list[RenderableType]:
    """One player; a star stands beside every kind that earns a majority."""
    score = place.score
    held = {heap.token: heap.count for heap in place.loot}
    earned = dict(zip(GEMS, score.gems, strict=True))
    cells: list[RenderableType] = [Text(str(rank), "bold"), speech.name(place.seat)]
    for kind in KINDS:
        star = MAJORITY if earned.get(kind) else " "
        cells.append(Text(f"{held.get(kind, '·')}{star if kind in earned else ''}", STYLES[kind]))
    cells += [str(score.coins), speech.word("cursed") if score.cursed else str(sum(score.gems))]
    if view.ruleset == "advanced":
        cells.append(str(score.collection))
    return [*cells, str(score.black_diamond), str(score.total)]
