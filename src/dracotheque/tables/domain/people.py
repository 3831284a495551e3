"""People, as the tables know them."""

import msgspec


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody."""

    id: str
    name: str
    guest: bool
    language: str
    created: int
