"""Every reason a move is refused for, with its paragraph; the state stays as it was. (9)"""

from collections.abc import Callable

import pytest

from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.moves import (
    Accept,
    Destroy,
    Exchange,
    ExtraMove,
    Guard,
    LeaveCoin,
    LetStay,
    MoveTo,
    Pass,
    Place,
    Push,
    Rob,
    SendTo,
    Skip,
    Swap,
    TakeCoin,
    TakeTile,
    Turn,
    WizardMove,
)
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, P3, asked, go, position, refusal


def acting() -> Table:
    return position("""
        Rooms: (0,0) start NESW; (1,0) empty NE; (1,1) well NE; (0,1) key –.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c, gold:2s; P2 gold:1. Pile: –. To act: P1.""")


def in_(room: str) -> Callable[[], Table]:
    """P1 stands in this room, north of the Start."""

    def lay() -> Table:
        return position(f"""
            Rooms: (0,0) start NESW; (0,1) {room}; (1,1) empty N; (0,3) empty N.
            Pawns: P1 (0,1), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
            Hands: P1 gold:2c; P2 gold:1. Pile: –. To act: P1.""")

    return lay


def entered(room: str) -> Callable[[], Table]:
    """P1 has entered this room, north of the Start."""

    def lay() -> Table:
        state = position(f"""
            Rooms: (0,0) start NESW; (0,1) {room}; (1,0) gold NE; (2,0) empty E; (1,1) goblins N;
              (5,5) key –; (7,7) gold NS.
            Pawns: P1 (0,0), P2 (1,0), P3 (2,0). Coins: P1 0, P2 1, P3 0; Start 0; treasury 27.
            Hands: P1 gold:3, vortex:0; P2 gold:1; P3 –. Pile: –. To act: P1.""")
        go(state, P1, (0, 1))
        return state

    return lay


def mapped() -> Table:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) map NE.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0), P4 (0,0). Coins: P1 0, P2 0, P3 0, P4 0; Start 0; treasury 28.
        Hands: P1 gold:3; P2 gold:1; P3 –; P4 gold:1. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    return state


def power(*adventurers: str, spent: tuple[int, ...] = (), room: str = "empty NE") -> Callable[[], Table]:
    """P1 and P2 share a room north of the Start, P3 stands on the Start; only P1 and P3 have coins."""

    def lay() -> Table:
        return position(
            f"""
            Rooms: (0,0) start NESW; (0,1) {room}; (0,2) gold N; (1,1) goblins E; (-1,1) crystal NS.
            Pawns: P1 (0,1), P2 (0,1), P3 (0,0). Coins: P1 1, P2 0, P3 1; Start 0; treasury 26.
            Hands: P1 gold:2c, key:0; P2 –; P3 gold:1. Pile: map:2c, map:3. To act: P1.""",
            options={"powers": True},
            adventurers=adventurers,
            spent=spent,
        )

    return lay


def short(hand: str, pile: str) -> Callable[[], Table]:
    def lay() -> Table:
        return position(
            f"""
            Rooms: (0,0) start NESW.
            Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
            Hands: P1 {hand}; P2 gold:1. Pile: {pile}. To act: P1.""",
            options={"powers": True},
            adventurers=["dwarf", "thief"],
        )

    return lay


wizard = power("wizard", "dwarf", "thief")
barbarian = power("barbarian", "dwarf", "thief")
thief = power("thief", "dwarf", "wizard")
dwarf = power("dwarf", "thief", "wizard")
amazon = power("amazon", "thief", "wizard")

REFUSED: list[tuple[Callable[[], Table], int, Move, str, str]] = [
    # Placing. (3.2)
    (acting, P1, Place(1, -1, "gold-4", "NE"), "refuse-unknown-tile", "1.1"),
    (acting, P1, Place(1, -1, "gold-1", "E"), "refuse-not-your-tile", "r.not_your_tile"),
    (acting, P1, Place(1, -1, "start", "NESW"), "refuse-not-your-tile", "r.not_your_tile"),
    (acting, P1, Place(1, 1, "gold-2c", "NE"), "refuse-cell-taken", "r.cell_taken"),
    (acting, P1, Place(-1, -1, "gold-2c", "NE"), "refuse-not-adjacent", "r.not_adjacent"),
    (acting, P1, Place(8193, -1, "gold-2c", "NE"), "refuse-not-adjacent", "r.not_adjacent"),
    (acting, P1, Place(2, 0, "gold-2c", "NS"), "refuse-no-such-orientation", "1.1"),
    (acting, P1, Place(2, 0, "gold-2c", ""), "refuse-no-such-orientation", "1.1"),
    (acting, P1, Place(2, 0, "gold-2c", "nord"), "refuse-no-such-orientation", "1.1"),
    (acting, P1, Place(2, 0, "gold-2c", "NW"), "refuse-arrows-face", "r.arrows_face"),
    # Moving. (3.3)
    (acting, P1, MoveTo(0, 0), "refuse-no-arrow-that-way", "r.no_arrow_that_way"),
    (acting, P1, MoveTo(2, 0), "refuse-no-room-that-way", "r.no_room_that_way"),
    (acting, P1, MoveTo(1, 0), "refuse-not-next-door", "3.3"),
    (acting, P1, MoveTo(0, 1), "refuse-not-next-door", "3.3"),
    (acting, P1, MoveTo(10**9, 0), "refuse-not-next-door", "3.3"),
    (in_("wind NE"), P1, MoveTo(1, 1), "refuse-wind-needs-full-path", "r.wind_needs_full_path"),
    (in_("gust NE"), P1, MoveTo(0, 3), "refuse-wind-needs-full-path", "r.wind_needs_full_path"),
    (in_("key –"), P1, MoveTo(0, 2), "refuse-no-room-that-way", "r.no_room_that_way"),
    (in_("key –"), P1, MoveTo(0, 3), "refuse-not-next-door", "3.3"),
    (in_("vortex –"), P1, MoveTo(0, 1), "refuse-vortex-other-room", "r.vortex_other_room"),
    (in_("vortex –"), P1, MoveTo(9, 9), "refuse-no-room-that-way", "r.no_room_that_way"),
    # Passing, and the coins on the Start.
    (acting, P1, Pass(), "refuse-must-act", "r.must_act"),
    (acting, P1, TakeCoin(), "refuse-no-coin-to-take", "4.start"),
    (acting, P1, LeaveCoin(), "refuse-not-an-answer", "3.action"),
    (acting, P1, Skip(), "refuse-not-an-answer", "3.action"),
    (acting, P1, Guard(), "refuse-not-an-answer", "3.action"),
    (acting, P1, Accept(), "refuse-not-an-answer", "3.action"),
    # The Crystal Ball.
    (entered("crystal NE"), P1, SendTo(P1, 1, 1), "refuse-not-an-opponent", "4.crystal"),
    (entered("crystal NE"), P1, SendTo(5, 1, 1), "refuse-not-an-opponent", "4.crystal"),
    (entered("crystal NE"), P1, LetStay(P1), "refuse-not-an-opponent", "4.crystal"),
    (entered("crystal NE"), P1, LetStay(P2), "refuse-must-be-moved", "4.crystal"),
    (entered("crystal NE"), P1, SendTo(P2, 0, 0), "refuse-no-arrow-that-way", "r.no_arrow_that_way"),
    (entered("crystal NE"), P1, SendTo(P3, 3, 0), "refuse-no-room-that-way", "r.no_room_that_way"),
    (entered("crystal NE"), P1, MoveTo(0, 2), "refuse-not-an-answer", "3.crystal"),
    # The Map Room.
    (mapped, P1, TakeTile(P1), "refuse-not-an-opponent", "4.map"),
    (mapped, P1, TakeTile(9), "refuse-not-an-opponent", "4.map"),
    (mapped, P1, TakeTile(P3), "refuse-no-tiles-there", "4.map"),
    (mapped, P1, Pass(), "refuse-not-an-answer", "3.map"),
    # Destruction.
    (entered("destruction NE"), P1, Destroy(0, 0), "refuse-start-protected", "r.start_protected"),
    (entered("destruction NE"), P1, Destroy(0, 1), "refuse-room-occupied", "r.room_occupied"),
    (entered("destruction NE"), P1, Destroy(2, 0), "refuse-room-occupied", "r.room_occupied"),
    (entered("destruction NE"), P1, Destroy(4, 4), "refuse-no-room-there", "4.destruction"),
    (entered("destruction NE"), P1, Turn(1, 1, "E"), "refuse-not-an-answer", "3.destruction"),
    # The Magic Portal.
    (entered("portal NE"), P1, Swap(0, 0, "vortex-0", ""), "refuse-start-protected", "r.start_protected"),
    (entered("portal NE"), P1, Swap(1, 0, "vortex-0", ""), "refuse-room-occupied", "r.room_occupied"),
    (entered("portal NE"), P1, Swap(4, 4, "vortex-0", ""), "refuse-no-room-there", "4.portal"),
    (entered("portal NE"), P1, Swap(5, 5, "key-0", ""), "refuse-tile-just-taken", "4.portal"),
    (entered("portal NE"), P1, Swap(5, 5, "gold-1", "E"), "refuse-not-your-tile", "r.not_your_tile"),
    (entered("portal NE"), P1, Swap(5, 5, "chest", "E"), "refuse-unknown-tile", "1.1"),
    (entered("portal NE"), P1, Swap(5, 5, "gold-3", "NE"), "refuse-no-such-orientation", "1.1"),
    (entered("portal NE"), P1, Swap(1, 1, "gold-3", "NES"), "refuse-tile-does-not-fit", "r.tile_does_not_fit"),
    (entered("portal NE"), P1, Place(3, 0, "gold-3", "NES"), "refuse-not-an-answer", "3.portal"),
    # Rotation.
    (entered("rotation NE"), P1, Turn(4, 4, "N"), "refuse-no-room-there", "4.rotation"),
    (entered("rotation NE"), P1, Turn(1, 1, "NE"), "refuse-no-such-orientation", "1.1"),
    (entered("rotation NE"), P1, Turn(1, 1, "N"), "refuse-not-turned", "4.rotation"),
    (entered("rotation NE"), P1, Turn(1, 1, "S"), "refuse-arrows-face", "r.arrows_face"),
    (entered("rotation NE"), P1, Destroy(1, 1), "refuse-not-an-answer", "3.rotation"),
    # Powers. (4.4)
    (acting, P1, WizardMove(0, 0), "refuse-power-not-yours", "4.power-wizard"),
    (wizard, P1, Rob(P2), "refuse-power-not-yours", "4.power-thief"),
    (power("wizard", "dwarf", "thief", spent=(0,)), P1, WizardMove(0, 0), "refuse-power-spent", "r.power_spent"),
    (wizard, P1, WizardMove(0, 2), "refuse-no-power-needed", "4.power-wizard"),
    (wizard, P1, WizardMove(5, 5), "refuse-no-room-that-way", "r.no_room_that_way"),
    (wizard, P1, WizardMove(0, 1), "refuse-not-next-door", "3.3"),
    (
        power("wizard", "dwarf", "thief", room="key –"),
        P1,
        WizardMove(0, 0),
        "refuse-power-not-here",
        "r.power_not_here",
    ),
    (barbarian, P1, Push(P3, 0, 2), "refuse-power-not-here", "r.power_not_here"),
    (barbarian, P1, Push(P1, 0, 2), "refuse-power-not-here", "r.power_not_here"),
    (barbarian, P1, Push(P2, 0, 0), "refuse-no-arrow-that-way", "r.no_arrow_that_way"),
    (
        power("barbarian", "dwarf", "thief", room="key –"),
        P1,
        Push(P2, 0, 2),
        "refuse-power-not-here",
        "r.power_not_here",
    ),
    (thief, P1, Rob(P3), "refuse-power-not-here", "r.power_not_here"),
    (thief, P1, Rob(P2), "refuse-nothing-to-rob", "4.power-thief"),
    (dwarf, P1, Exchange("gold-2c", "gold-2c"), "refuse-not-your-tile", "r.not_your_tile"),
    (dwarf, P1, Exchange("gold-1", "key-0"), "refuse-not-your-tile", "r.not_your_tile"),
    (dwarf, P1, Exchange("key-0", "door-0"), "refuse-unknown-tile", "1.1"),
    (short("key:0", "map:2c, map:3"), P1, Exchange("key-0", "key-0"), "refuse-hand-too-small", "r.hand_too_small"),
    (short("key:0, gold:1", "map:3"), P1, Exchange("key-0", "gold-1"), "refuse-pile-too-small", "r.pile_too_small"),
    (amazon, P1, ExtraMove(0, 2), "refuse-power-not-now", "r.power_not_now"),
    # Whose decision it is, and whether there is one at all. (r.not_your_decision, r.game_over)
    (acting, P2, MoveTo(1, 0), "refuse-not-asked", ""),
    (entered("crystal NE"), P2, SendTo(P1, 1, 1), "refuse-not-asked", ""),
    (acting, 7, MoveTo(1, 0), "refuse-no-such-seat", ""),
    (acting, CLOCK, Pass(), "refuse-clock", ""),
]


@pytest.mark.parametrize(("arranged", "seat", "move", "code", "rule"), REFUSED)
def test_the_move_is_refused_for_its_own_reason(
    arranged: Callable[[], Table], seat: int, move: Move, code: str, rule: str
) -> None:
    assert refusal(arranged(), seat, move) == (code, rule)


def test_at_the_end_of_the_turn_powers_are_refused_for_the_same_reasons() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) empty E; (2,0) gold N; (1,1) empty N.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c; P2 gold:1. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["amazon", "wizard"],
    )
    go(state, P1, (1, 0))
    assert asked(state) == ("end_power", P1)
    assert refusal(state, P1, ExtraMove(1, 1)) == ("refuse-no-arrow-that-way", "r.no_arrow_that_way")
    assert refusal(state, P1, WizardMove(1, 1)) == ("refuse-power-not-yours", "4.power-wizard")
    assert refusal(state, P1, MoveTo(2, 0)) == ("refuse-not-an-answer", "3.end_power")
    assert refusal(state, P1, Pass()) == ("refuse-not-an-answer", "3.end_power")


def test_the_wizard_comes_too_late_at_the_end_of_the_turn() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) empty E.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 1; Start 0; treasury 27.
        Hands: P1 gold:2c; P2 gold:1. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "wizard"],
    )
    state.play(P1, Place(0, 1, "gold-2c", "NE"))
    assert asked(state) == ("end_power", P1)
    assert refusal(state, P1, WizardMove(1, 0)) == ("refuse-power-not-yours", "4.power-wizard")


def test_after_the_end_every_move_is_refused() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) gold E.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 4, P2 0; Start 0; treasury 24.
        Hands: P1 gold:2c; P2 empty:3. Pile: –. To act: P1.""")
    go(state, P1, (1, 0))
    assert state.over
    for seat in (P1, P2):
        assert refusal(state, seat, Pass()) == ("refuse-game-over", "r.game_over")
    assert GAME.end_rule == "r.game_over"
