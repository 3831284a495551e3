"""Packing: compresses what is open to everybody, and nothing else.

The length of a compressed answer that mixes a secret with somebody's words would tell of the secret: an operation must
declare that its answer is the same for everybody who asks.
"""

import asyncio
import gzip
from typing import Final

from starlette.responses import Response

SMALLEST: Final = 1400
"""Bytes: less travels in one packet anyway."""
LEVEL: Final = 6


async def packed(response: Response, accepted: str) -> Response:
    """The answer, compressed where that pays and whoever asks takes it."""
    body = bytes(response.body)
    if len(body) < SMALLEST:
        return response
    response.headers["Vary"] = "Accept-Encoding"
    if takes_gzip(accepted):
        response.body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def takes_gzip(accepted: str) -> bool:
    """Whether a header `Accept-Encoding` names gzip, and not to refuse it."""
    for each in accepted.split(","):
        name, _, weight = each.partition(";")
        if name.strip().lower() == "gzip":
            return weight.strip() == "" or weight.replace(" ", "").removeprefix("q=").strip("0.") != ""
    return False
