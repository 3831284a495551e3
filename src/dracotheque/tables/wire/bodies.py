"""What a request says, read: its body as its structure, the numbers of its address."""

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


def read_number(text: str, most: int) -> int:
    """A number from 0 that an address asks with; whatever is none, or larger, is refused."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most):
        raise Denied(400, "server-bad-request")
    return int(text)


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
