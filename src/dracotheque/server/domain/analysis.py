"""What a server keeps of the studies that were asked of it."""

import msgspec


class StudyRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of the study of one game: one that was asked for, and one that was made."""

    table_id: str
    key: str
    """What was asked for: this log, studied by this bot of this version, so thoroughly."""
    person: str
    """Who asked, until it is made."""
    asked: int
    server: str = ""
    """Who is at it."""
    alive: int = 0
    """When they last gave a sign of life."""
    tries: int = 0
    done: int = 0
    total: int = 0
    failed: bool = False
    made: str = ""
    """What the content is, as `key` says it; another than that where it was made earlier, by another version."""
    content: bytes | None = None
    """The analysis as packed JSON, without the names: people may change theirs."""

    @property
    def waits(self) -> bool:
        """Whether it is to be made, or being made."""
        return self.key != self.made and not self.failed
