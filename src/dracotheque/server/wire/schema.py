"""The JSON schemas of everything that travels: `python -m dracotheque.server.wire.schema` prints them."""

from typing import Any, Final

import msgspec

from dracotheque.server.wire import accounts, admin, hall, moderation
from dracotheque.tables.wire import analysis, common, records, requests, workshop
from dracotheque.tables.wire.incoming import AnyIncoming
from dracotheque.tables.wire.outgoing import AnyOutgoing

REFERENCE: Final = "#/components/schemas/{name}"


def _structures() -> list[type]:
    kinds = [
        kind
        for module in (common, requests, accounts, records, admin, moderation, workshop, hall, analysis)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not requests.Ask
    ]
    return list(dict.fromkeys(kinds))


def _hook(kind: type) -> dict[str, Any]:
    if kind is msgspec.Raw:
        return {"type": "object", "description": "A move of the table's game."}
    if kind is object:
        return {"description": "Whatever fills a sentence."}
    raise NotImplementedError(kind)


def components() -> dict[str, Any]:
    """Every structure by name; what the server always sends is required, whatever its default."""
    types: list[Any] = [*_structures(), AnyIncoming, AnyOutgoing]
    unions, schemas = msgspec.json.schema_components(types, schema_hook=_hook, ref_template=REFERENCE)
    asked = {kind.__name__ for kind in _structures() if issubclass(kind, requests.Ask)}
    asked |= {reference["$ref"].rpartition("/")[2] for reference in unions[-2]["anyOf"]} | {"Free", "Live", "Slow"}
    for name, schema in schemas.items():
        if name not in asked and "properties" in schema:
            schema["required"] = list(schema["properties"])
    return {**schemas, "Incoming": unions[-2], "Outgoing": unions[-1]}


def document() -> dict[str, Any]:
    """One JSON schema document with everything that travels, for generators of types."""
    text = msgspec.json.encode(components()).replace(b"#/components/schemas/", b"#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Dracothèque protocol",
        "$defs": msgspec.json.decode(text),
        "anyOf": [{"$ref": "#/$defs/Incoming"}, {"$ref": "#/$defs/Outgoing"}],
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(document())).decode())
