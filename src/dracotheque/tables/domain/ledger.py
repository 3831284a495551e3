"""The ledger: every entry of a log carries the fingerprint of the one before, so that a history can be audited.

The first entry stands on the fingerprint of its table: another game, other options or another seed would not fit it.
"""

from collections.abc import Iterable, Iterator
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from dracotheque.tables.domain.tables import Entry, TableRecord

_encode = msgspec.json.Encoder(order="deterministic").encode


class BrokenLog(Exception):
    """An entry of a log is missing, foreign or changed."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"the log of {table} is broken at entry {seq}")
        self.table = table
        self.seq = seq


def beginning(row: TableRecord) -> str:
    """The fingerprint of a table before its first entry."""
    return _fingerprint((row.id, row.game, row.rules, row.players, row.options, row.seed))


def fingerprint(
    parent: str, seq: int, kind: str, seat: int, author: str, client: str | None, content: str, at: int
) -> str:
    """Of an entry that stands on this parent."""
    return _fingerprint((parent, seq, kind, seat, author, client, content, at))


def fingerprint_of(entry: Entry, parent: str) -> str:
    """Of this entry, if it stood on this parent."""
    return fingerprint(parent, entry.seq, entry.kind, entry.seat, entry.author, entry.client, entry.content, entry.at)


def _fingerprint(content: tuple[object, ...]) -> str:
    return blake2b(_encode(content), digest_size=16).hexdigest()


def linked(row: TableRecord, entries: Iterable[Entry]) -> Iterator[Entry]:
    """These entries, chained to each other and to their table."""
    parent = beginning(row)
    for entry in entries:
        made = replace(entry, parent=parent, hash=fingerprint_of(entry, parent))
        yield made
        parent = made.hash


def check(entry: Entry, seq: int, parent: str) -> None:
    """That this is the next entry after number `seq`, whose fingerprint is `parent`."""
    if (entry.seq, entry.parent, entry.hash) != (seq + 1, parent, fingerprint_of(entry, parent)):
        raise BrokenLog(entry.table_id, seq + 1)


def audit(row: TableRecord, entries: Iterable[Entry]) -> int:
    """That nothing is missing, foreign or changed in a whole log; how many entries it has."""
    seq, parent = 0, beginning(row)
    for entry in entries:
        check(entry, seq, parent)
        seq, parent = entry.seq, entry.hash
    return seq
