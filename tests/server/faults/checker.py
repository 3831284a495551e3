"""The checker: what everybody was told against the log that is left."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import astuple

from dracotheque.tables.domain import ledger
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.sight import look
from dracotheque.tables.store import Loaded
from tests.server.faults.client import Client, Seen


class Witness(NamedTuple):
    """What somebody was told, however they were connected."""

    seat: int
    acknowledged: Collection[str]
    """Ids, in the order of their answers."""
    refused: Mapping[str, str]
    """Ids, and why."""
    shown: Sequence[Seen]


def faults(loaded: Loaded, clients: "Sequence[Client | Witness]") -> Iterator[str]:
    """Everything that is wrong with a history, in words."""
    try:
        ledger.audit(loaded.row, loaded.entries)
    except ledger.BrokenLog as error:
        yield str(error)
        return
    windows = _windows(loaded, len(clients))
    if loaded.row.status != "over":
        yield "stuck: the game has not ended"
    for client in clients:
        yield from _answers(loaded, client)
        yield from _phantoms(windows[client.seat], client)


def _answers(loaded: Loaded, client: "Client | Witness") -> Iterator[str]:
    kept = [entry.client for entry in loaded.entries if entry.seat == client.seat and entry.client is not None]
    if len(kept) != len(set(kept)):
        yield f"seat {client.seat}: something was played twice"
    for name in client.acknowledged:
        if name not in kept:
            yield f"seat {client.seat}: {name} was acknowledged, and is in no log"
    for name, code in client.refused.items():
        if name in kept:
            yield f"seat {client.seat}: {name} was refused ({code}), and is in the log"
    known = [name for name in kept if name in client.acknowledged]
    if known != [name for name in client.acknowledged if name in kept]:
        yield f"seat {client.seat}: the log has another order than the acknowledgements"


def _windows(loaded: Loaded, players: int) -> list[list[Seen]]:
    """What each seat may have been shown after each entry."""
    history = History(loaded.row)
    windows: list[list[Seen]] = [[] for _ in range(players)]

    def note() -> None:
        for seat in range(players):
            windows[seat].append(Seen(*astuple(look(history.state, seat, history.question_numbers()))))

    note()
    for _ in history.following(loaded.entries):
        note()
    return windows


def _phantoms(windows: list[Seen], client: "Client | Witness") -> Iterator[str]:
    """What was shown must have been so, in this order; whoever reconnects may be shown the same again."""
    place = 0
    for number, seen in enumerate(client.shown):
        found = next((later for later in range(place, len(windows)) if windows[later] == seen), None)
        if found is None:
            earlier = any(window == seen for window in windows[:place])
            yield f"seat {client.seat}: message {number} shows " + ("the past" if earlier else "what never was")
            return
        place = found
