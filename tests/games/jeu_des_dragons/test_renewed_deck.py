"""A renewed deck is made of the discard pile everybody saw: nobody imagines another card in it. (JD-49)"""

from random import Random

import pytest

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import ALL_CARDS, CARD_IDS
from dracotheque.games.jeu_des_dragons.state import Table
from dracotheque.games.jeu_des_dragons.view import view


def renewed_positions(seed: int) -> list[Table]:
    """Positions of a random game after its deck was renewed."""
    state: Table = GAME.start(4, seed=seed, events=False)
    rng = Random(seed)
    found = []
    while not state.over:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.decision(seat).moves))
        if state.deck_from != ALL_CARDS and not state.over:
            found.append(state.clone())
    return found


def test_before_the_first_renewal_the_deck_could_be_any_cards() -> None:
    assert GAME.view(GAME.start(3, seed=1), None).deck_from == ()


@pytest.mark.ruling("JD-49")
def test_after_a_renewal_everybody_sees_what_the_deck_was_made_of() -> None:
    for state in renewed_positions(2)[::10]:
        for viewer in (None, 0, 3):
            assert {CARD_IDS[card] for card in state.deck} <= set(view(state, viewer).deck_from)


def test_a_card_that_was_not_in_the_renewed_deck_is_imagined_in_a_hand() -> None:
    rng = Random(5)
    elsewhere = 0
    for state in renewed_positions(3)[::5]:
        world = state.imagine(1, rng)
        assert all(state.deck_from >> card & 1 for card in world.deck)
        old = {card for hand in state.hands[2:] for card in hand if not state.deck_from >> card & 1}
        held = {card for hand in world.hands for card in hand}
        assert old <= held
        elsewhere += any(card not in world.hands[seat] for seat in (2, 3) for card in old & set(state.hands[seat]))
    assert elsewhere  # whose hand it is remains unknown
