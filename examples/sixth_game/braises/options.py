"""What a table may agree on. (1)"""

from typing import Annotated

from msgspec import Meta

from dracotheque.core.options import Options


class EmberOptions(Options, frozen=True, kw_only=True):
    """How hot it gets."""

    embers: Annotated[int, Meta(ge=0, le=5)] = 2
