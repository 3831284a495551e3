"""The body of a request, as its structure."""

from typing import TypeVar

import msgspec

from dracotheque.tables.refusals import Denied

T = TypeVar("T")


def read_body(data: bytes | str, kind: type[T]) -> T:
    """What was sent, as this; whatever is no such thing is refused."""
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(data)), kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied(400, "server-bad-body", detail=str(error)) from None


def whole_numbers(value: object) -> object:
    """The same with 4 for 4.0, which are one number to JSON schemas."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [whole_numbers(item) for item in value]
        case dict():
            return {key: whole_numbers(item) for key, item in value.items()}
        case _:
            return value
