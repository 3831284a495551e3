"""The table everybody sees: the four lairs, and the players with their rows."""

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.or_des_dragons.speech import BANDS, Speech
from dracotheque.cli.layout import Flow

ASKED, ACTIVE, DEAD, WATCHED = "►", "★", "✝", "◎"
FULL, FREE = "▰", "▱"
ATTACK: Final = {"warrior": 4, "warrioress": 3, "thief": 2, "wizard": 1}
"""The printed strengths, the strongest first. (1.3)"""


def lairs(speech: Speech, view: Any) -> RenderableType:
    """Each dragon with how near it is to death, its treasure, and who stands under it."""
    grid = Table(box=None, padding=(0, 1), expand=True, header_style="dim")
    grid.add_column("", no_wrap=True)
    grid.add_column(speech.say("strength"), no_wrap=True)
    grid.add_column(speech.word("treasure"), max_width=24)
    grid.add_column(speech.word("fighting"), ratio=1)
    eye = None if speech.seat is None or not view.eyes else view.places[speech.seat].eye
    for lair in view.lairs:
        watched = WATCHED if eye == lair.slot else " "
        if lair.dragon is None:
            grid.add_row(f"{lair.slot}{watched}", Text(speech.word("empty"), "dim"), "", "")
        else:
            grid.add_row(f"{lair.slot}{watched}", *lair_cells(speech, lair))
    return grid


def lair_cells(speech: Speech, lair: Any) -> tuple[RenderableType, ...]:
    reached = min(lair.total, lair.power)
    strength = Text(FULL * reached, "bold").append(FREE * (lair.power - reached), "dim")
    strength.append(f" {lair.total}/{lair.power}", "bold" if lair.total else "")
    if lair.dead:
        return Text(f"{DEAD} {speech.word('dead')} {lair.total}/{lair.power}", "bold"), "", fighters(speech, lair)
    tokens = [] if not lair.tokens and lair.unknown else speech.tokens.heaps(lair.tokens)
    if lair.unknown:
        tokens.append(Text(speech.say("unknown", count=lair.unknown), "dim"))
    return strength, Flow(tokens, gap=1), fighters(speech, lair)


def fighters(speech: Speech, lair: Any) -> Flow:
    pieces = []
    for fighter in lair.fighters:
        piece = speech.name(fighter.seat).append(f" {speech.adventurer(fighter.adventurer)} {fighter.strength}", "")
        if fighter.boosts:
            piece.append(f" ({', '.join(map(speech.card, fighter.boosts))})", "dim")
        pieces.append(piece)
    if lair.weakened:
        pieces.append(Text(f"({speech.card('weakness_powder')})", "dim"))
    return Flow(pieces)


def players(speech: Speech, view: Any) -> RenderableType:
    """Who is asked, who is ready, who rests, who fights where, and how many objects each one holds."""
    grid = Table(box=None, padding=(0, 1), expand=True, header_style="dim")
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(speech.say("row"), ratio=1)
    if view.ruleset == "advanced":
        grid.add_column(speech.say("objects"), justify="right", no_wrap=True)
    for place in view.places:
        asked = view.prompt is not None and place.seat in view.prompt.seats
        marks = f"{ASKED if asked else ' '}{ACTIVE if place.seat == view.active else ' '}"
        name = Text(speech.names[place.seat], BANDS[place.colour])
        if place.seat == speech.seat:
            name.stylize("bold")
            name.append(f" {speech.voice.say('cli-you')}", "dim")
        cells: list[RenderableType] = [marks, name, row(speech, view, place)]
        if view.ruleset == "advanced":
            cells.append(str(place.magic_count))
        grid.add_row(*cells)
    return grid


def row(speech: Speech, view: Any, place: Any) -> Flow:
    """The adventurers, the strongest first: ready, (resting), or where they fight; then what is known besides."""
    lair_of = {
        fighter.adventurer: lair.slot for lair in view.lairs for fighter in lair.fighters if fighter.seat == place.seat
    }
    pieces = []
    for adventurer in ATTACK:
        name = speech.adventurer(adventurer)
        if adventurer in place.ready:
            pieces.append(Text(name, "bold"))
        elif adventurer in place.resting:
            pieces.append(Text(f"({name})", "dim"))
        else:
            pieces.append(Text(f"{name}→{lair_of.get(adventurer, '?')}"))
    if place.stall:
        pieces.append(Text.assemble((speech.word("stall"), "dim"), " ", speech.tokens.bundle(place.stall)))
    if place.ledger is not None:
        known = Text.assemble((speech.word("ledger"), "dim"), " ", speech.tokens.bundle(place.ledger.tokens))
        if place.ledger.stolen:
            known.append(f" +{place.ledger.stolen}?", "dim")
        if place.ledger.missing:
            known.append(f" -{place.ledger.missing}?", "dim")
        pieces.append(known)
    if place.seat == view.viewer and view.pinches is not None:
        pieces.append(Text(speech.say("pinches", count=view.pinches.taken), "dim"))
    return Flow(pieces)
