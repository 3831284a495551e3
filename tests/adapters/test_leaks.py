"""No secret is in an observation; and one that slipped in would be found."""

from array import array
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from dracotheque import games
from dracotheque.adapters.observations import Encoder
from dracotheque.core.decisions import plain
from dracotheque.games.dragons_du_mekong.moves import Programme
from dracotheque.games.or_des_dragons.components import KINDS
from dracotheque.games.pierres_du_dragon.components import FAIRY, SILVER, WIDTH
from tests.adapters.tables import act, opened

USUAL: Mapping[str, object] = {}


class Secret(NamedTuple):
    """Something of another's, or nobody's yet: as a number, and how to change it behind a viewer's back."""

    game: str
    name: str
    read: Callable[[Any, int], float]
    change: Callable[[Any, int], object]
    options: Mapping[str, object] = USUAL


def swap_a_card(s: Any, seat: int) -> None:
    if s.deck and s.hands[seat]:
        s.deck[0], s.hands[seat][0] = s.hands[seat][0], s.deck[0]


def swap_a_tile(s: Any, seat: int) -> None:
    if s.pile and s.hands[seat]:
        s.pile[-1], s.hands[seat][0] = s.hands[seat][0], s.pile[-1]


def seal_another_programme(s: Any, seat: int) -> None:
    if s.sealed and s.sealed[seat] is not None:
        s.sealed[seat] = Programme(s.sealed[seat].cards[::-1])


def first_sealed_card(s: Any, seat: int) -> float:
    return len(s.sealed[seat].cards[0]) if s.sealed and s.sealed[seat] is not None else 0


def turn_the_rest_round(s: Any, seat: int) -> None:
    programme = s.programmes[seat]
    changed = programme[: s.rank] + programme[: s.rank - 1 : -1] if s.rank else programme
    s.programmes = (*s.programmes[:seat], changed, *s.programmes[seat + 1 :])


def add_to(goods: str, width: int, column: int) -> Callable[[Any, int], None]:
    def change(s: Any, seat: int) -> None:
        getattr(s, goods)[seat * width + column] += 1

    return change


def number_in(goods: str, width: int, column: int) -> Callable[[Any, int], float]:
    return lambda s, seat: getattr(s, goods)[seat * width + column]


def top_of(pile: str) -> Callable[[Any, int], float]:
    return lambda s, _: getattr(s, pile)[-1] if getattr(s, pile) else 0


def upside_down(pile: str) -> Callable[[Any, int], object]:
    return lambda s, _: getattr(s, pile).reverse()


def pass_magic_on(s: Any, seat: int) -> None:
    hands, pile = s.magic.hands, s.magic.pile
    if hands[seat] and pile:
        other = pile[0]
        pile[0] = hands[seat].bit_length() - 1
        hands[seat] = hands[seat] ^ 1 << pile[0] | 1 << other


ADVANCED: dict[str, object] = {"ruleset": "advanced"}
SECRETS = [
    Secret("jeu_des_dragons", "hand", lambda s, seat: sum(s.hands[seat]), swap_a_card),
    Secret("jeu_des_dragons", "deck", top_of("deck"), upside_down("deck")),
    Secret("drakon", "hand", lambda s, seat: sum(s.hands[seat]), swap_a_tile),
    Secret("drakon", "pile", top_of("pile"), upside_down("pile")),
    Secret("dragons_du_mekong", "sealed", first_sealed_card, seal_another_programme),
    Secret("dragons_du_mekong", "programme", lambda s, seat: sum(s.programmes[seat][-1:]), turn_the_rest_round),
    Secret("or_des_dragons", "loot", number_in("loot", KINDS, 0), add_to("loot", KINDS, 0)),
    Secret("or_des_dragons", "deck", top_of("deck"), upside_down("deck")),
    Secret("or_des_dragons", "magic", lambda s, seat: s.magic.hands[seat] % 251, pass_magic_on, ADVANCED),
    Secret("pierres_du_dragon", "fairy gold", number_in("goods", WIDTH, FAIRY), add_to("goods", WIDTH, FAIRY)),
    Secret("pierres_du_dragon", "silver", number_in("goods", WIDTH, SILVER), add_to("goods", WIDTH, SILVER)),
    Secret("pierres_du_dragon", "pile", top_of("pile"), upside_down("pile")),
]
each_secret = pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: f"{secret.game}-{secret.name}")


def look_for(secret: Secret) -> int:
    """Change the secret at many moments of a game; how often a viewer could not see that, and saw no other numbers."""
    encoder = Encoder(games.get(secret.game), 4)
    play = opened(secret.game, 4, 3, **secret.options)
    dice = Random(3)
    hidden = 0
    for number in range(240):
        if play.state.over:
            break
        viewer, other = number % 4, (number + 1) % 4
        world = play.clone()
        secret.change(world.state, other)
        if secret.read(world.state, other) != secret.read(play.state, other):
            views = [msgspec.json.encode(plain(each.state.view(viewer))) for each in (play, world)]
            if views[0] == views[1]:
                hidden += 1
                assert encoder.encode(world, viewer) == encoder.encode(play, viewer), "a leak"
        act(play, dice)
    return hidden


@each_secret
def test_what_a_viewer_cannot_see_is_in_no_number(secret: Secret) -> None:
    assert look_for(secret) > 5


@each_secret
def test_a_planted_leak_is_found(secret: Secret, monkeypatch: pytest.MonkeyPatch) -> None:
    room = games.get(secret.game).insight
    observe = room.observe

    def leaky(s: Any, viewer: int, row: "array[float]", at: int) -> None:
        observe(s, viewer, row, at)
        row[at] += secret.read(s, (viewer + 1) % s.players)

    monkeypatch.setattr(room, "observe", leaky)
    with pytest.raises(AssertionError, match="a leak"):
        look_for(secret)
