"""What can go wrong where tables are kept."""


class Conflict(Exception):
    """Another process has appended to this table's log: catch up and retry."""


class StoreDown(Exception):
    """The store does not answer: the outcome of what was submitted may be unknown."""
