"""What is counted, for Prometheus."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry: Final = CollectorRegistry()
requests: Final = Counter("draco_requests", "HTTP requests answered", ["operation", "status"], registry=registry)
sockets: Final = Gauge("draco_sockets", "Open WebSocket connections", registry=registry)
moves: Final = Counter("draco_moves", "Moves acknowledged", ["game"], registry=registry)
refusals: Final = Counter("draco_refusals", "WebSocket messages refused", ["code"], registry=registry)
durable: Final = Histogram(
    "draco_move_seconds",
    "From a move received to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
    registry=registry,
)
tables: Final = Gauge("draco_tables", "Tables in memory", registry=registry)


@cache
def moves_of(game: str) -> Counter:
    return moves.labels(game)
