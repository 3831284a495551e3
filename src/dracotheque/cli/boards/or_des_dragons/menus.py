"""What one may do, numbered: attacks and swaps as grids, splits side by side, everything else as a list."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.or_des_dragons.panels import deal, share_heading, share_line
from dracotheque.cli.boards.or_des_dragons.reading import Reader
from dracotheque.cli.boards.or_des_dragons.speech import Speech
from dracotheque.cli.boards.or_des_dragons.table import ATTACK, DEAD
from dracotheque.cli.boards.or_des_dragons.tokens import KINDS
from dracotheque.cli.layout import Flow, Prose
from dracotheque.core.decisions import Decision, plain
from dracotheque.core.moves import Move

FIREBALL_ATTACK: Final = 4
TYPED: Final = {
    "speak": "type-split",
    "bargain": "type-parchment",
    "market": "type-deal",
    "trade": "type-trade",
    "swap": "type-swap",
    "renew": "type-renewal",
}
"""The line that explains what may be typed, by question or by type of move."""
TITLES: Final = {
    "give": "give",
    "pick": "pick",
    "renew": "renew",
    "sign-deal": "sign-deal",
    "withdraw-deal": "withdraw-deal",
}
"""What a line of moves that look alike is called."""
EXAMPLES: Final = (("silver", 2), ("sapphire", 1))
"""The tokens of an example, a heap for one or two of the others."""

Numbered = list[tuple[int, Any]]
"""Moves with their numbers."""


def menu(speech: Speech, view: Any, decision: Decision, moves: Sequence[Move], reader: Reader) -> RenderableType:
    """All moves on offer in the form that suits each of them best."""
    by_type: dict[str, Numbered] = {}
    for number, move in enumerate(moves, start=1):
        by_type.setdefault(type_of(move), []).append((number, move))
    lines: list[RenderableType] = []
    for kind, numbered in by_type.items():
        lines.append(section(speech, view, kind, numbered))
    shown = example(speech, view, decision.seat, reader)
    hints = [TYPED[key] for key in (decision.question, *by_type) if key in TYPED]
    lines += [Prose(speech.say(hint, **shown), "dim") for hint in hints]
    return Padding(Group(*lines), (0, 1))


def example(speech: Speech, view: Any, seat: int, reader: Reader) -> dict[str, str]:
    """What could be typed at this very table: a split among these participants, a deal with the next player."""
    party = range(view.players) if view.sharing is None else view.sharing.participants
    others = [reader.short(other) for other in party if other != seat]
    letters = speech.tokens.letters
    shares = [f"{name}: {count}{letters[kind]}" for name, (kind, count) in zip(others, EXAMPLES, strict=False)]
    return {"split": unbroken(", ".join(shares)), "deal": unbroken(f"{reader.short((seat + 1) % view.players)}:")}


def unbroken(words: str) -> str:
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def section(speech: Speech, view: Any, kind: str, numbered: Numbered) -> RenderableType:
    """The moves of one type."""
    match kind:
        case "attack" | "replace":
            return attacks(speech, view, numbered)
        case "propose":
            return splits(speech, view, numbered)
        case "deal":
            return swaps_for_anybody(speech, numbered)
        case "pinch":
            return pinches(speech, numbered)
        case "give" | "pick" | "renew":
            return bundles(speech, kind, numbered)
        case "swap" | "sign-deal" | "withdraw-deal":
            return listed(numbered, lambda move: terms(speech, kind, move))
        case _:
            return listed(numbered, lambda move: Text(speech.texts.move(move, speech.names)))


def listed(numbered: Numbered, label: Any) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", width=2)
    for number, move in numbered:
        grid.add_row(str(number), label(move))
    return grid


# Attacks.


def attacks(speech: Speech, view: Any, numbered: Numbered) -> RenderableType:
    """A row for each adventurer and its boosts, a column for each lair; in it the number and what comes of it. (9.9)"""
    slots = sorted({move.slot for _, move in numbered})
    driven_off: Mapping[str, Any] = view.prompt.about
    rows: dict[tuple[str, tuple[str, ...]], dict[int, int]] = {}
    for number, move in numbered:
        rows.setdefault((getattr(move, "adventurer", ""), move.boosts), {})[move.slot] = number
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    for slot in slots:
        grid.add_column(f"{speech.word('lair')} {slot}")
    for (adventurer, boosts), numbers in rows.items():
        name, cards = adventurer or driven_off["adventurer"], (*driven_off.get("boost_cards", ()), *boosts)
        title = Text(" + ".join([speech.adventurer(name), *map(speech.card, cards)]))
        strength = strength_of(name, cards)
        grid.add_row(
            title.append(f" {strength}", "dim"),
            *[outlook(view.lairs[slot - 1], numbers[slot], strength) if slot in numbers else "" for slot in slots],
        )
    return grid


def strength_of(adventurer: str, boosts: Sequence[str]) -> int:
    """What an attack adds."""
    value = FIREBALL_ATTACK if "fireball" in boosts else ATTACK[adventurer]
    return value + ("sword_plus_one" in boosts)


def outlook(lair: Any, number: int, strength: int) -> Text:
    """The number of an attack, the total it makes, and whether that kills."""
    total = lair.total + strength
    kills = total >= lair.power
    piece = Text.assemble((f"{number:2}", "bold"), (f" {total}/{lair.power}", "" if kills else "dim"))
    return piece.append(f" {DEAD}" if kills else "", "bold")


# Splits and deals.


def splits(speech: Speech, view: Any, numbered: Numbered) -> RenderableType:
    """Suggested splits, side by side with the parchments above them."""
    participants = view.sharing.participants
    lines: list[RenderableType] = [] if view.sharing.drafts else [share_heading(speech, participants)]
    for number, move in numbered:
        lines.append(share_line(speech, participants, Text(f"{number:2}", "bold"), move.shares))
    return Group(*lines)


def swaps_for_anybody(speech: Speech, numbered: Numbered) -> RenderableType:
    """One token against one: what is given down, what is wanted across, and the number where they meet."""
    numbers = {(move.sides[0].gives[0].token, move.sides[0].gets[0].token): number for number, move in numbered}
    wanted = [kind for kind in KINDS if any(kind == gets for _, gets in numbers)]
    grid = Table(box=None, padding=(0, 1, 0, 0))
    grid.add_column(Text(speech.say("against"), "dim"), no_wrap=True)
    for kind in wanted:
        grid.add_column(speech.tokens.kind(kind), justify="right")
    for given in dict.fromkeys(gives for gives, _ in numbers):
        cells = [Text(str(numbers.get((given, kind), "·")), "bold") for kind in wanted]
        grid.add_row(speech.tokens.kind(given), *cells)
    return grid


def terms(speech: Speech, kind: str, move: Any) -> Text:
    """A deal or a swap in signs."""
    if kind == "swap":
        first = Text.assemble(f"{speech.word('lair')} {move.first_slot} ", speech.tokens.bundle(move.first_tokens))
        second = Text.assemble(f"{speech.word('lair')} {move.second_slot} ", speech.tokens.bundle(move.second_tokens))
        return Text.assemble((speech.card(move.card), "dim"), "  ", first, " ⇄ ", second)
    title = speech.say(TITLES[kind], name=speech.names[move.maker]) if kind == "sign-deal" else speech.say(TITLES[kind])
    return Text("  ").join([Text(title), *deal(speech, move.deal)])


# Tokens.


def pinches(speech: Speech, numbered: Numbered) -> RenderableType:
    """The tokens within reach, lair by lair."""
    lines = []
    for slot in sorted({move.slot for _, move in numbered}):
        pieces = [Text(f"{speech.word('lair')} {slot}", "dim")]
        for number, move in numbered:
            if move.slot == slot:
                pieces.append(Text.assemble((f"{number} ", "bold"), speech.tokens.kind(move.token)))
        lines.append(Flow(pieces))
    return Group(*lines)


def bundles(speech: Speech, kind: str, numbered: Numbered) -> RenderableType:
    """Choices of tokens, as many to a line as fit."""
    pieces = [Text(speech.say(TITLES[kind]), "dim")]
    for number, move in numbered:
        pieces.append(Text.assemble((f"{number} ", "bold"), speech.tokens.bundle(move.tokens)))
    return Flow(pieces, gap=3)


def type_of(move: Move) -> str:
    """A move as its type: the board knows no move types."""
    content: Any = plain(move)
    return str(content["type"])
