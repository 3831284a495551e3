"""What the engine does where the rules leave two readings open; `docs/rulings/drakon.md` lists these places."""

from random import Random

from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.cells import ARROWS_ID
from dracotheque.games.drakon.components.tiles import FACE, ORIENTATIONS
from dracotheque.games.drakon.moves import Exchange, Guard, MoveTo, Place, Skip, TakeCoin
from tests.games.drakon.table import P1, P2, P3, asked, go, look, options, place, play, position


def test_the_first_option_is_what_happens_when_a_clock_runs_out() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) key –; (0,1) steal_left N.
        Pawns: P1 (1,0), P2 (0,0), P3 (0,0). Coins: P1 0, P2 3, P3 0; Start 1; treasury 24.
        Hands: P1 map:2c; P2 empty:3; P3 key:0. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "knight", "dwarf"],
    )
    go(state, P1, (0, 0))
    assert asked(state) == ("start_coin", P1) and options(state, P1)[0] == TakeCoin()
    play(state, P1, TakeCoin())
    assert asked(state) == ("end_power", P1) and options(state, P1)[0] == Skip()
    play(state, P1, options(state, P1)[1])
    assert asked(state) == ("knight_guard", P2) and options(state, P2)[0] == Guard()


def test_placements_come_by_tile_cell_and_rotation_and_before_the_moves() -> None:
    rng = Random(2)
    state = GAME.start(3, seed=2)
    while not state.over:
        (seat,) = state.actors
        if state.asked == "action":
            moves = options(state, seat)
            laid = [move for move in moves if isinstance(move, Place)]
            keys = [
                (
                    move.tile,
                    move.y,
                    move.x,
                    [ARROWS_ID[arrows] for arrows in ORIENTATIONS[FACE[move.tile]]].index(move.arrows),
                )
                for move in laid
            ]
            assert keys == sorted(keys) and moves[: len(laid)] == laid
            walks = [(move.y, move.x) for move in moves if isinstance(move, MoveTo)]
            assert walks == sorted(walks)
        state.play(seat, rng.choice(state.decision(seat).moves))


def test_a_dwarf_who_draws_known_tiles_is_known_to_hold_them() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 0, P2 0, P3 0; Start 0; treasury 28.
        Hands: P1 map:2c, gold:1; P2 empty:3; P3 key:0. Pile: vortex:0, well:2s. To act: P1.""",
        options={"powers": True},
        adventurers=["dwarf", "knight", "amazon"],
        shown={P1: ["gold-1"]},
        destroyed=2,
    )
    play(state, P1, Exchange("map-2c", "gold-1"))
    for viewer in (P2, P3, None):
        assert look(state, viewer).places[P1].hand == ("vortex-0", "well-2s")
        assert look(state, viewer).bottom == ("", "")
    place(state, P1, "vortex:0", (1, 0))
    assert look(state, P2).places[P1].hand == ("well-2s",)
