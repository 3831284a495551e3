"""Saved games as an accident would leave them."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from dracotheque.core.chance import Rng, any_of

WRONG_VALUES: Final[tuple[object, ...]] = (None, True, -1, 10**30, 0.5, "", "x", [], [[]], [None], {}, {"x": 1})

NOT_SAVES: Final[tuple[str | bytes, ...]] = ("", "null", "[]", "{}", "7", "[" * 5000, b"\xff\xfe")


def damaged(text: str, rng: Rng) -> Iterator[str | bytes]:
    """The text cut short, with bytes flipped, with a wrong value or a missing field, and as another game's."""
    raw = text.encode()
    yield raw[: int(rng.random() * len(raw))]
    for _ in range(4):
        yield flipped(raw, rng)
    yield any_of(NOT_SAVES, rng)
    fields = msgspec.json.decode(text)
    yield as_text(fields | {"game": "another_game"})
    yield as_text(fields | {"rules": fields["rules"] + 1})
    name = any_of(sorted(fields), rng)
    yield as_text({key: value for key, value in fields.items() if key != name})
    yield as_text(fields | {name: any_of(WRONG_VALUES, rng)})
    yield as_text(fields | {"no_such_field": 0})
    yield as_text(wrong_inside(fields, rng))


def flipped(raw: bytes, rng: Rng) -> bytes:
    """One bit of one byte turned over."""
    place = int(rng.random() * len(raw))
    return raw[:place] + bytes([raw[place] ^ 1 << int(rng.random() * 8)]) + raw[place + 1 :]


def wrong_inside(value: Any, rng: Rng) -> Any:
    """A wrong value somewhere deep in the fields; Any is whatever JSON holds."""
    if isinstance(value, dict) and value:
        name = any_of(sorted(value), rng)
        return value | {name: wrong_inside(value[name], rng)}
    if isinstance(value, list) and value:
        place = int(rng.random() * len(value))
        return [*value[:place], wrong_inside(value[place], rng), *value[place + 1 :]]
    return any_of(WRONG_VALUES, rng)


def as_text(fields: dict[str, Any]) -> str:
    return msgspec.json.encode(fields).decode()
