"""Moves are counted by game and by how long they took."""

from prometheus_client import CollectorRegistry, generate_latest

from dracotheque.server.metrics import Moves


def test_moves_are_counted_by_game_and_up_to_each_bound() -> None:
    moves, registry = Moves((0.5, 2.0)), CollectorRegistry()
    registry.register(moves)
    for seconds in (0.25, 0.5, 0.75, 3.0):
        moves.count("drakon", seconds)
    moves.count("jeu_des_dragons", 0.5)
    figures = generate_latest(registry).decode().splitlines()
    assert {line for line in figures if not line.startswith("#")} == {
        'draco_moves_total{game="drakon"} 4.0',
        'draco_moves_total{game="jeu_des_dragons"} 1.0',
        'draco_move_seconds_bucket{le="0.5"} 3.0',
        'draco_move_seconds_bucket{le="2.0"} 4.0',
        'draco_move_seconds_bucket{le="+Inf"} 5.0',
        "draco_move_seconds_count 5.0",
        "draco_move_seconds_sum 5.0",
    }
