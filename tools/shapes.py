"""Shapes: the TypeScript form of the structures that travel to the browser."""

from typing import Any

from msgspec import inspect

PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
    inspect.RawType: "unknown",
}


class Shapes:
    """Interfaces in the order in which they are first needed, each under the name of its class."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def union(self, name: str, types: tuple[Any, ...]) -> str:
        """A type for any of these structures."""
        members = " | ".join(self.spell(inspect.type_info(each)) for each in types)
        return f"export type {name} = {members};"

    def spell(self, info: inspect.Type) -> str:
        """How TypeScript spells this type."""
        match info:
            case inspect.Metadata(type=inner):
                return self.spell(inner)
            case inspect.StructType():
                return self.interface(info)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(self.spell, types)))
            case inspect.LiteralType(values=values):
                return " | ".join(map(literal, values))
            case inspect.TupleType(item_types=types):
                return f"[{', '.join(map(self.spell, types))}]"
            case inspect.CollectionType(item_type=item):
                return several(self.spell(item))
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.spell(value)}>"
            case _:
                return PLAIN[type(info)]

    def interface(self, info: inspect.StructType) -> str:
        """The name under which this structure stands in the file."""
        name: str = info.cls.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # a structure may hold itself
            tag = [f"  {info.tag_field}: {literal(info.tag)};"] if info.tag_field else []
            fields = [f"  {field.encode_name}: {self.spell(field.type)};" for field in info.fields]
            body = "\n".join([*tag, *fields])
            self.interfaces[name] = (
                f"export interface {name} {{\n{body}\n}}" if body else f"export type {name} = object;"
            )
        return name


def literal(value: object) -> str:
    """A value as a TypeScript type."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def several(item: str) -> str:
    """The type of a list of such items."""
    return f"({item})[]" if " " in item else f"{item}[]"
