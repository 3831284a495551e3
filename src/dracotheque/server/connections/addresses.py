"""Addresses: whom a connection is counted for, and which proxies are believed."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

EVERYBODY: Final = "*"
SUBSCRIBER: Final = 64
"""Bits of an IPv6 address that name a subscriber; the others are theirs to choose."""


@lru_cache(4096)
def subscriber(host: str) -> str:
    """The address limits count for: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed, SUBSCRIBER), strict=False))


class Proxies:
    """The addresses in `FORWARDED_ALLOW_IPS`: what they say about their clients is believed, and they have many."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",")]
        self._everybody = EVERYBODY in names
        self._networks = [network for network in map(_network, names) if network is not None]

    def __contains__(self, host: str | None) -> bool:
        """Whether a proxy may be at this address; None is a socket of this machine."""
        if self._everybody or host is None:
            return True
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None  # a name: uvicorn believes it, but it never is the address of a connection
