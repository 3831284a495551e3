"""What is being bargained for: a sharing with its parchments and its sand, a theft, a Fair with its deals."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.or_des_dragons.speech import Speech
from dracotheque.cli.layout import Flow, Prose

SIGNED, REFUSED = "✓", "✗"
SAND, FALLEN = "▓", "░"
MARGIN: Final = 13
"""How wide the column in front of the shares is."""


def panels(speech: Speech, view: Any) -> list[RenderableType]:
    """Whatever goes on just now."""
    found: list[RenderableType] = []
    if view.sharing is not None:
        found.append(sharing(speech, view))
    if view.theft is not None:
        found.append(theft(speech, view.theft))
    if view.fair is not None and view.fair.offers:
        found.append(fair(speech, view.fair))
    return [Padding(panel, (0, 1)) for panel in found]


# Shares, side by side.


def share_row(participants: Sequence[int], title: RenderableType, cells: Iterable[RenderableType]) -> Table:
    """One line of a table of shares; all such lines have the same columns."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=MARGIN)
    for _ in participants:
        grid.add_column(ratio=1)
    grid.add_row(title, *cells)
    return grid


def share_heading(speech: Speech, participants: Sequence[int]) -> Table:
    """Who gets the shares below."""
    names = [Text(speech.names[seat], "bold" if seat == speech.seat else "dim") for seat in participants]
    return share_row(participants, "", names)


def share_line(speech: Speech, participants: Sequence[int], title: RenderableType, shares: Iterable[Any]) -> Table:
    got = {share.seat: share.tokens for share in shares}
    cells = [Flow(speech.tokens.heaps(got.get(seat, ())), gap=1) for seat in participants]
    return share_row(participants, title, cells)


# A sharing.


def sharing(speech: Speech, view: Any) -> RenderableType:
    """The treasure, the sand while it runs, and the parchments or the shares agreed on."""
    now = view.sharing
    lines: list[RenderableType] = []
    if now.treasure:
        lines.append(speech.labelled("treasure", now.treasure))
    if now.grains and view.prompt is not None and view.prompt.question in ("speak", "vote"):
        lines.append(sand(speech, now))
    if now.agreed or now.drafts:
        lines.append(share_heading(speech, now.participants))
    if now.agreed:
        lines.append(share_line(speech, now.participants, speech.label("shares"), now.agreed))
    for draft in now.drafts:
        lines += parchment(speech, now.participants, draft)
    if now.given_up:
        lines.append(Prose(speech.say("given-up", names=speech.list(now.given_up)), "dim"))
    return Group(*lines)


def sand(speech: Speech, now: Any) -> Flow:
    """One sign for each grain, and who speaks after whom."""
    glass = Text(FALLEN * now.grain, "dim").append(SAND * (now.grains - now.grain), "yellow")
    order = " → ".join(speech.names[seat] for seat in now.participants)
    return Flow([Text.assemble((speech.say("sand"), "dim"), " ", glass), Text(order, "dim")], gap=3)


def parchment(speech: Speech, participants: Sequence[int], draft: Any) -> list[RenderableType]:
    """Its author and version, who gets what, who signed or refused it, and what its author said."""
    title = Text.assemble((speech.names[draft.author], "bold"), (f" {draft.version}", "dim"))
    lines: list[RenderableType] = [share_line(speech, participants, title, draft.shares)]
    remarks = []
    if not draft.complete:
        remarks.append(speech.say("unfinished"))
    if draft.signed:
        remarks.append(f"{SIGNED} {speech.list(draft.signed)}")
    if draft.refused_by is not None:
        remarks.append(f"{REFUSED} {speech.names[draft.refused_by]}")
    if draft.reason is not None:
        remarks.append(speech.reason(draft.reason))
    if remarks:
        lines.append(Padding(Flow([Text(remark, "italic") for remark in remarks], gap=3), (0, 0, 0, 2)))
    return lines


# A theft.


def theft(speech: Speech, now: Any) -> RenderableType:
    """Who robs whom, and what an assisted thief has seen."""
    lines: list[RenderableType] = [
        Prose(speech.say("theft", thief=speech.names[now.thief], victim=speech.names[now.victim]))
    ]
    if now.velvet:
        lines.append(Text(speech.card("velvet_glove"), "dim"))
    if now.seen is not None:
        lines.append(speech.labelled("seen", now.seen))
    return Group(*lines)


# A Fair.


def fair(speech: Speech, now: Any) -> RenderableType:
    """The deals on the table and who has signed them."""
    lines = []
    for offer in now.offers:
        signed = Text(f"{SIGNED} {speech.list(offer.signed)}", "italic")
        lines.append(Flow([*deal(speech, offer.deal), signed]))
    return Group(*lines)


def deal(speech: Speech, terms: Any) -> list[Text]:
    """What every party gives and gets, and whom it is meant for."""
    tokens = speech.tokens
    pieces = [
        Text.assemble(speech.name(side.seat), " ", tokens.bundle(side.gives), " → ", tokens.bundle(side.gets))
        for side in terms.sides
    ]
    if len(pieces) == 1:
        names = speech.list(terms.takers) if terms.takers else speech.say("anybody")
        pieces.append(Text(f"({names})", "dim"))
    return pieces
