"""Part: some fields of a state that belong together, in a class of their own; a save does not know of it."""

from typing import TYPE_CHECKING

from dracotheque.core.compiling import mypyc_attr
from dracotheque.core.fields import Fields, field_names, written

if TYPE_CHECKING:
    from typing import Self


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(metaclass=Fields):
    """A part of a state: `sharing: Sharing = field(lambda s: fresh(Sharing))`."""

    @written
    def clear(self) -> None:
        """Every field at its start."""

    @written
    def clone(self) -> "Self":
        """An equal and independent part."""
        raise AssertionError("written by its fields")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in field_names(type(self))
        )

    def __repr__(self) -> str:
        return repr({name: getattr(self, name) for name in field_names(type(self))})

    __hash__ = None  # type: ignore[assignment]  # like a list
