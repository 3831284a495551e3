"""The audit finds whatever was created, lost or left where it cannot be."""

from collections.abc import Callable
from random import Random

import pytest

from dracotheque.core.errors import RulesBug
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components import (
    AMULET,
    BLACK,
    COLUMN,
    COMMON,
    DOPPELGANGER,
    FAIRY,
    SPENT,
    WIDTH,
    Player,
)
from dracotheque.games.pierres_du_dragon.moves import Bid, BidSilver, GoldOrder, Guard, StandingOrder
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.games.pierres_du_dragon.state.habits import NO_LOOK
from tests.games.pierres_du_dragon.table import P1, P2, position


def lose(column: int) -> Callable[[Table], None]:
    def spoil(state: Table) -> None:
        state.goods[column] -= 1

    return spoil


def owe(state: Table) -> None:
    state.goods[COMMON] -= 3
    state.goods[WIDTH + COMMON] += 3


def spend_the_bank(state: Table) -> None:
    state.goods[-1] += 1
    state.goods[state.bank * WIDTH + FAIRY] -= 1


def lose_a_card(state: Table) -> None:
    state.pile.pop()


def copy_a_card(state: Table) -> None:
    state.special_discard.append(state.special_pile[0])


def misplace_a_basic(state: Table) -> None:
    state.special_discard.append(state.pile.pop(0))


def keep_twice(state: Table) -> None:
    state.keeper = Player(P1)


def set_aside_a_special(state: Table) -> None:
    state.special_pile.remove(DOPPELGANGER)
    state.aside |= 1 << DOPPELGANGER


def score_too_much(state: Table) -> None:
    state.points[P1] = 4


def go_on_with_three_points(state: Table) -> None:
    state.points[P1] = 3


def seal_what_one_has_not(state: Table) -> None:
    state.sealed[P1] = Bid(9)


def seal_an_amulet_one_has_not(state: Table) -> None:
    state.sealed[P2] = Bid(1, amulet=True)


def seal_too_much_beside_an_amulet(state: Table) -> None:
    state.sealed[P1] = Bid(9, amulet=True)


def seal_too_much_silver(state: Table) -> None:
    state.sealed[P1] = BidSilver(9)


def order_on_an_unknown_guard(state: Table) -> None:
    order = StandingOrder("thief", GoldOrder(1), guard=Guard("luck"))
    state.habits = type(state.habits)(((order,), (), ()), (0,) * 3, ((),) * 3, (0,) * 3, (NO_LOOK,) * 3)


def forget_a_seat(state: Table) -> None:
    state.points.pop()


def shorten_a_record(state: Table) -> None:
    state.history.append((0, -1))


def act_from_nowhere(state: Table) -> None:
    state.winner = Player(5)


SPOILT: dict[str, Callable[[Table], None]] = {
    **{item: lose(column) for item, column in COLUMN.items()},
    "spent fairy gold": lose(SPENT),
    "negative coins": owe,
    "spent gold of the bank": spend_the_bank,
    **{
        spoil.__name__: spoil
        for spoil in (
            *(lose_a_card, copy_a_card, misplace_a_basic, keep_twice, set_aside_a_special),
            *(score_too_much, go_on_with_three_points, seal_what_one_has_not, seal_an_amulet_one_has_not),
            *(seal_too_much_beside_an_amulet, seal_too_much_silver),
            *(order_on_an_unknown_guard, forget_a_seat, shorten_a_record, act_from_nowhere),
        )
    },
}


@pytest.mark.parametrize("what", SPOILT)
def test_the_audit_notices(what: str) -> None:
    state = position("1R1B1Y F7+1 k m", card="wizard", pile=["thief", "sorcerer"])
    SPOILT[what](state)
    with pytest.raises(RulesBug):
        GAME.audit(state)


def test_black_coins_alone_may_be_more_than_the_box_holds() -> None:
    state = position("k", card="wizard")
    state.goods[BLACK] += 2
    state.goods[state.bank * WIDTH + BLACK] -= 2
    GAME.audit(state)
    state.goods[AMULET] += 2
    with pytest.raises(RulesBug):
        GAME.audit(state)


@pytest.mark.parametrize("players", range(3, 7))
def test_every_step_of_a_random_game_is_audited(players: int) -> None:
    rng = Random(players)
    state: Table = GAME.start(players, seed=players, events=False)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.decision(seat).moves))
        GAME.audit(state)


def test_a_damaged_save_shows_nobody_who_does_not_sit_there() -> None:
    save = GAME.save(position("1R", card="wizard"))
    for seconds in (-1, 0b11111):
        damaged = GAME.from_json(save.replace('"seconds":0', f'"seconds":{seconds}'))
        assert GAME.view(damaged, None).seconds == (0, 1, 2)
