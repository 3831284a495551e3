"""Leaks planted in Le Jeu des Dragons: ways in which somebody learns what they may not know."""

from collections.abc import Callable, Iterator
from unittest.mock import patch

import msgspec

from dracotheque.core.chance import Rng
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Viewer
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.views import View
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import CARD_IDS, IS_GOOD, NUMBER, STRENGTH
from dracotheque.games.jeu_des_dragons.events import AnteSealed, CardsDrawn
from dracotheque.games.jeu_des_dragons.moves import ANTE, Ante
from dracotheque.games.jeu_des_dragons.state import Table, cards_drawn
from tests.conformance.planting import Bed, shown_hands

LEAKS = Bed()
QUESTIONS = Table.rules.questions


@LEAKS.caught_by("imagined_worlds_look_real")
def the_neighbours_first_card_in_the_view() -> Iterator[None]:
    with shown_hands(lambda s, owner: s.hands[owner][:1] if owner == 1 else []):
        yield


@LEAKS.caught_by("imagined_worlds_look_real")
def the_order_of_arrival_in_the_view() -> Iterator[None]:
    """Hands keep the order in which cards arrive, and the view shows where among them the known ones lie."""
    draw = Table.draw

    def in_order_of_arrival(self: Table, seat: int, count: int) -> None:
        before = self.hands[seat][:]
        draw(self, seat, count)
        self.hands[seat] = before + [card for card in self.hands[seat] if card not in before]

    def places(s: Table, owner: int) -> list[int]:
        return [place for place, card in enumerate(s.hands[owner]) if s.known(None, owner) >> card & 1]

    with patch.object(Table, "draw", in_order_of_arrival), shown_hands(places):
        yield


@LEAKS.caught_by("moments_betray_nothing")
def the_hands_in_the_middle_of_a_move() -> Iterator[None]:
    """While nobody is asked, the view shows what it shows at the end of the game."""
    with shown_hands(lambda s, owner: [] if s.asked or s.over else s.hands[owner]):
        yield


@LEAKS.caught_by("events_tell_what_views_show")
def drawn_cards_told_to_everybody() -> Iterator[None]:
    tell_to = Table.tell_to

    def faulty(self: Table, seats: tuple[int, ...], event: Callable[..., Event], *about: object) -> None:
        tell_to(self, None if event is cards_drawn else seats, event, *about)

    with patch.object(Table, "tell_to", faulty):
        yield


@LEAKS.caught_by("imagined_worlds_look_real")
def the_prompt_of_a_demand_counts_the_cards_that_qualify() -> Iterator[None]:
    demand = QUESTIONS["demand"]
    with patch.object(demand, "about", lambda *arguments: {"count": len(demand.options(*arguments))}):
        yield


@LEAKS.caught_by("sealed_answers_stay_sealed")
def sealed_antes_in_the_prompt() -> Iterator[None]:
    def faulty(s: Table) -> dict[str, object]:
        return {"cards": [answer.card for answer in s.sealed if isinstance(answer, Ante)]}

    with patch.object(QUESTIONS["ante"], "about", faulty):
        yield


@LEAKS.caught_by("sealed_answers_stay_sealed")
def sealed_antes_in_the_order_of_those_still_asked() -> Iterator[None]:
    seal = State._seal

    def faulty(self: Table, seat: int, move: Ante) -> None:
        seal(self, seat, move)
        if STRENGTH[NUMBER[move.card]] > 6:
            self.actors = self.actors[::-1]

    with patch.object(State, "_seal", faulty):
        yield


@LEAKS.caught_by("sealed_answers_stay_sealed")
def a_change_of_mind_is_told() -> Iterator[None]:
    seal = State._seal

    def faulty(self: Table, seat: int, move: Ante) -> None:
        if seat not in self.actors:
            self.tell(AnteSealed, seat)
        seal(self, seat, move)

    with patch.object(State, "_seal", faulty):
        yield


@LEAKS.caught_by("imagination_knows_no_more_than_the_viewer")
def imagined_worlds_keep_the_real_deck() -> Iterator[None]:
    imagine: Callable[..., Table] = GAME.insight.imagine  # type: ignore[assignment]  # of this game

    def faulty(s: Table, viewer: Viewer, rng: Rng) -> Table:
        world: Table = imagine(s, viewer, rng)
        bring(world, s.deck, world.deck)
        return world

    with patch.object(GAME.insight, "imagine", faulty):
        yield


@LEAKS.caught_by("imagination_knows_no_more_than_the_viewer")
def imagined_worlds_keep_the_real_chance() -> Iterator[None]:
    imagine: Callable[..., Table] = GAME.insight.imagine  # type: ignore[assignment]  # of this game

    def faulty(s: Table, viewer: Viewer, rng: Rng) -> Table:
        world: Table = imagine(s, viewer, rng)
        world.chance = s.chance.clone()
        return world

    with patch.object(GAME.insight, "imagine", faulty):
        yield


@LEAKS.caught_by("events_tell_what_views_show")
def imagined_worlds_keep_the_hand_of_the_neighbour() -> Iterator[None]:
    imagine: Callable[..., Table] = GAME.insight.imagine  # type: ignore[assignment]  # of this game

    def faulty(s: Table, viewer: Viewer, rng: Rng) -> Table:
        world: Table = imagine(s, viewer, rng)
        if viewer is not None:
            neighbour = (viewer + 1) % s.players
            bring(world, s.hands[neighbour], world.hands[neighbour])
        return world

    with patch.object(GAME.insight, "imagine", faulty):
        yield


def bring(world: Table, cards: list[int], pile: list[int]) -> None:
    """Make a pile of these cards, in exchange for those that lie there."""
    for place, card in enumerate(cards):
        for other in (world.deck, *world.hands):
            if card in other:
                other[other.index(card)], pile[place] = pile[place], card
                break
    for seat, hand in enumerate(world.hands):
        hand.sort()
        for answer in world.sealed[seat : seat + 1]:
            if isinstance(answer, Ante) and NUMBER[answer.card] not in hand:
                world.sealed[seat] = ANTE[hand[0]]


@LEAKS.caught_by("imagined_worlds_look_real")
def options_depend_on_a_card_of_the_neighbour() -> Iterator[None]:
    options = QUESTIONS["play"].options

    def faulty(s: Table, seat: int) -> list[Move]:
        moves = list(options(s, seat))
        neighbour = s.hands[s.opponents_of(seat)[0]]
        return moves[1:] if len(moves) > 1 and neighbour and IS_GOOD[neighbour[0]] else moves

    with patch.object(QUESTIONS["play"], "options", faulty):
        yield


@LEAKS.caught_by("what_chance_does_is_told")
def known_cards_stay_known_after_a_blind_theft() -> Iterator[None]:
    steal_card = Table.steal_card

    def faulty(self: Table, taker: int, victim: int) -> int:
        shown = self.shown[victim]
        card = steal_card(self, taker, victim)
        self.shown[victim] = shown & ~(1 << card)
        return card

    with patch.object(Table, "steal_card", faulty):
        yield


@LEAKS.caught_by("refusals_betray_nothing")
def a_refusal_says_who_holds_the_card() -> Iterator[None]:
    def faulty(s: Table, seat: int, move: Move) -> IllegalMove:
        card = NUMBER.get(getattr(move, "card", ""), -1)
        holder = next((owner for owner, hand in enumerate(s.hands) if card in hand), None)
        return IllegalMove("refuse-card-not-in-hand", "3.2.1", card=card, holder=holder)

    with patch.object(QUESTIONS["ante"], "explain", faulty):
        yield


@LEAKS.caught_by("nothing_betrays_the_seed")
def the_key_of_chance_in_the_view() -> Iterator[None]:
    view = GAME.view

    def faulty(s: Table, viewer: Viewer) -> View:
        return msgspec.structs.replace(view(s, viewer), ending=getattr(s.chance, "key", ""))

    with patch.object(GAME, "view", faulty):
        yield


@LEAKS.caught_by("openings_tell_what_views_show")
def the_opening_tells_the_top_card_of_the_deck() -> Iterator[None]:
    setup = GAME.setup

    def faulty(s: Table) -> None:
        setup(s)
        s.tell(CardsDrawn, 0, 1, (CARD_IDS[s.deck[-1]],))

    with patch.object(GAME, "setup", faulty):
        yield
