"""What travels about links that are shown in other places."""

from typing import Literal

import msgspec


class Oembed(msgspec.Struct, frozen=True):
    """How another page shows a finished game inside itself, in the words of oembed.com."""

    version: Literal["1.0"]
    type: Literal["rich"]
    title: str
    provider_name: str
    provider_url: str
    html: str
    width: int
    height: int
