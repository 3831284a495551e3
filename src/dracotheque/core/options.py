"""Options of a table: one frozen structure per game, whose field types say what is allowed."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeVar

import msgspec

from dracotheque.core.errors import BadTable

Meeting = Literal["live", "slow", "one_device", "alone"]
"""How people meet: all at once, a move a day, around a device that goes from hand to hand, or one among bots."""
AbsentPlay = Literal["auto", "wait"]
"""When somebody is late: the house answers, or the table waits; `absent_play` in the options of every game."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on before the game; every field has a default."""

    unsaved: ClassVar[Mapping[str, object]] = {}
    """Options that a save leaves out while they have this value: a save from before they existed is as good."""
    slow: ClassVar[Mapping[str, object]] = {}
    """What these options become where people play and days may pass between two moves."""

    @property
    def endless(self) -> bool:
        """Whether nothing but the players ends the game: refused where only bots play."""
        return False

    @property
    def waits(self) -> bool:
        """Whether the table waits for those who are late, however long: then nobody answers for them."""
        agreed: AbsentPlay = getattr(self, "absent_play", "auto")
        return agreed == "wait"

    def among_people(self, meeting: Meeting) -> Self:
        """What they become where people play, and how long something takes must tell nobody anything."""
        return msgspec.structs.replace(self, **self.slow) if meeting == "slow" and self.slow else self


AnyOptions = TypeVar("AnyOptions", bound=Options)


def chosen(kind: type[AnyOptions], wishes: Mapping[str, object]) -> AnyOptions:
    """The options with these wishes, or a refusal that names the option and what it may be."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in wishes:
        if name not in fields:
            raise BadTable("error-unknown-option", option=str(name), known=list(fields))
    values: dict[str, Any] = {}
    for name, wish in wishes.items():
        try:
            values[name] = msgspec.convert(wish, fields[name].type)
        except msgspec.ValidationError:
            raise bad_value(kind, name, wish) from None
    return kind(**values)


def bad_value(kind: type[Options], name: str, wish: object) -> BadTable:
    """The refusal of one option's value, saying what is allowed."""
    return BadTable("error-bad-option", option=name, value=str(wish), allowed=allowed(kind, name))


def allowed(kind: type[Options], name: str) -> list[str]:
    """What an option may be, in a form that needs no translation: `1…50`, `true`, `none`, a listed word."""
    schema = msgspec.json.schema(kind)
    properties = schema["$defs"][kind.__name__]["properties"][name]
    return [word for part in properties.get("anyOf", [properties]) for word in _words(part)]


def _words(schema: dict[str, Any]) -> list[str]:
    if "enum" in schema:
        return [str(word) for word in schema["enum"]]
    match schema.get("type"):
        case "null":
            return ["none"]
        case "boolean":
            return ["true", "false"]
        case "integer":
            return [f"{schema.get('minimum', '')}…{schema.get('maximum', '')}"]
        case _:
            return [str(schema.get("description", schema.get("type", "…")))]
