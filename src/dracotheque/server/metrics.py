"""What is counted, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

registry: Final = CollectorRegistry()
requests: Final = Counter("draco_requests", "HTTP requests answered", ["operation", "status"], registry=registry)
sockets: Final = Gauge("draco_sockets", "Open WebSocket connections", registry=registry)
connections: Final = Gauge("draco_connections", "Open connections of any kind", registry=registry)
turned_away: Final = Counter("draco_turned_away", "Connections ended for want of room", ["why"], registry=registry)
unwanted: Final = Counter("draco_unwanted", "Requests refused before they were read", ["status"], registry=registry)
store_up: Final = Gauge("draco_store_up", "Whether the last write that was tried became durable", registry=registry)
store_seconds: Final = Gauge("draco_store_seconds", "How long that write took", registry=registry)
store_errors: Final = Counter("draco_store_errors", "Complaints of the database", registry=registry)
log_lost: Final = Counter("draco_log_lost", "Lines that could not be logged", registry=registry)
refusals: Final = Counter("draco_refusals", "WebSocket messages refused", ["code"], registry=registry)
analyses: Final = Counter("draco_analyses", "Studies of finished games", ["outcome"], registry=registry)
tables: Final = Gauge("draco_tables", "Tables in memory", registry=registry)
store_up.set(1)


class Moves(Collector):
    """Moves by game, and how long they took; counted in the event loop alone, where a lock for each costs too much."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._by_game: Tally[str] = Tally()
        self._by_time = [0] * (len(bounds) + 1)
        self._seconds = 0.0

    def count(self, game: str, seconds: float) -> None:
        self._by_game[game] += 1
        self._by_time[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        played = CounterMetricFamily("draco_moves", "Moves acknowledged", labels=["game"])
        for game, moves in self._by_game.items():
            played.add_metric([game], moves)
        yield played
        names = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._by_time), strict=True))
        took = HistogramMetricFamily("draco_move_seconds", "From a move received to its acknowledgement")
        took.add_metric([], buckets, self._seconds)
        yield took


moves: Final = Moves((0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0))
registry.register(moves)
