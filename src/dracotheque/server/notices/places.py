"""Where webhooks may lead: to public addresses, looked up once, so that what was checked is what is called."""

import socket
from collections.abc import Iterable
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpcore2
from httpcore2 import SOCKET_OPTION, AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from dracotheque.server.threads import Threads

_TRANSLATED: Final = tuple(
    map(
        IPv6Network, ("::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "fec0::/10")
    )
)
"""Addresses behind which another one lies (mapped, NAT64, 6to4, Teredo, compatible), and those of old sites."""


def is_public(place: str) -> bool:
    """Whether this address is one machine of the whole world's."""
    address: IPv4Address | IPv6Address = ip_address(place.partition("%")[0])
    if isinstance(address, IPv6Address) and any(address in network for network in _TRANSLATED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


class Places(AsyncNetworkBackend):
    """Opens connections to names, once their addresses have been found to be allowed."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._under = AnyIOBackend()
        self._threads = Threads("names", 8)

    def close(self) -> None:
        self._threads.close(0.0)  # nobody waits for a name any more

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        place = await self._allowed(host, port)
        return await self._under.connect_tcp(place, port, timeout, local_address, socket_options)

    async def _allowed(self, host: str, port: int) -> str:
        found = await self._threads.do(partial(socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM))
        for *_, where in found:
            if self._private or is_public(str(where[0])):
                return str(where[0])
        raise httpcore2.ConnectError("private")
