"""Who may know what: the leak tests of the rules. (7, JD-55)"""

from collections.abc import Iterator
from random import Random

import pytest

from dracotheque.core.decisions import plain
from dracotheque.core.events import Event, Told, seen_by
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import CARD_IDS
from dracotheque.games.jeu_des_dragons.events import (
    AnteCardsTaken,
    AnteSealed,
    AntesRevealed,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    CardsDrawn,
    CardShown,
    CardStolen,
    DeckRenewed,
    PlayerEliminated,
)
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    asked,
    deck,
    discard,
    hand,
    known,
    look,
    play,
    position,
    seen,
    with_short_deck,
)

EVERY_CARD = frozenset(CARD_IDS)


def cards_in(value: object) -> set[str]:
    """All card ids anywhere in a view or an event."""
    match plain(value):
        case str() as word:
            return {word} & EVERY_CARD
        case dict() as fields:
            return {card for field in fields.values() for card in cards_in(field)}
        case list() | tuple() as items:
            return {card for item in items for card in cards_in(item)}
        case _:
            return set()


def viewers(state: Table) -> tuple[int | None, ...]:
    return (*range(state.players), None)


def on_the_table(state: Table) -> set[str]:
    """What lies face up for everybody."""
    table = look(state)
    piles = [table.discard, table.antes, *(place.flight for place in table.places)]
    return {card for pile in piles for card in pile}


def remembered(state: Table) -> set[str]:
    """What lies face up, and what everybody saw laid as ante or shuffled into the deck."""
    table = look(state)
    return on_the_table(state) | {laid.card for laid in table.laid} | set(table.deck_from)


def random_game(players: int, seed: int) -> Iterator[tuple[Table, tuple[Told, ...]]]:
    """A game of random moves: the state after each of them, and what was told."""
    rng = Random(seed)
    state = GAME.start(players, {"max_gambits": 4}, seed=seed)
    yield state, state.news()
    while not state.over:
        seat = rng.choice(state.actors)
        yield state, state.play(seat, rng.choice(state.decision(seat).moves))


GAMES = [(2, 1), (3, 2), (4, 3), (6, 4)]


# 1. Hands.


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_view_holds_no_card_of_another_hand_but_those_its_viewer_knows(players: int, seed: int) -> None:
    for state, _ in random_game(players, seed):
        hands = [hand(state, seat) for seat in range(players)]
        open_cards = remembered(state)
        for viewer in viewers(state):
            table = look(state, viewer)
            for place in table.places:
                assert set(place.hand) <= hands[place.seat]
                assert place.seat != viewer or set(place.hand) == hands[place.seat]
            shown = {card for place in table.places for card in place.hand}
            assert cards_in(table) <= open_cards | shown


def test_a_fresh_hand_is_known_to_its_owner_alone() -> None:
    state = GAME.start(3, seed=8)
    assert cards_in(state.view(B)) == hand(state, B)
    assert cards_in(state.view(None)) == set()


def marks_after(marks: dict[int, set[str]], event: Event) -> None:
    """What somebody with a perfect memory knows of the hands after an event they saw. (7, JD-55)"""
    match event:
        case AnteCardsTaken(seat=seat, cards=cards):
            marks[seat] |= set(cards)
        case CardGiven(asker=asker, card=card):
            forget(marks, card)
            marks[asker].add(card)
        case CardShown(seat=seat, card=card):
            marks[seat].add(card)
        case CardPlayed(card=card) | CardDiscarded(card=card):
            forget(marks, card)
        case AntesRevealed(antes=antes):
            for laid in antes:
                forget(marks, laid.card)
        case CardStolen(victim=victim, card="") | PlayerEliminated(seat=victim):
            marks[victim].clear()
        case CardStolen(seat=taker, card=card):
            forget(marks, card)
            marks[taker].add(card)


def forget(marks: dict[int, set[str]], card: str) -> None:
    for cards in marks.values():
        cards.discard(card)


@pytest.mark.ruling("JD-55")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_cards_a_viewer_knows_are_those_an_attentive_one_has_seen(players: int, seed: int) -> None:
    marks: dict[int | None, dict[int, set[str]]] = {
        viewer: {seat: set() for seat in range(players)} for viewer in (*range(players), None)
    }
    for state, told in random_game(players, seed):
        for viewer, seen_cards in marks.items():
            for event in seen_by(viewer, told):
                marks_after(seen_cards, event)
            for place in look(state, viewer).places:
                assert place.seat == viewer or set(place.hand) == seen_cards[place.seat]


# 2. Antes before the reveal.


@pytest.mark.ruling("JD-55")
def test_nothing_shows_which_ante_card_was_chosen() -> None:
    def table(card: str) -> tuple[Table, tuple[Told, ...]]:
        state = position(
            moment="ante",
            stakes=0,
            hands=[["black_9", "red_5", "gold_2"], ["gold_4", "white_2"], ["red_2", "red_3"]],
            shown={A: ["black_9"]},
        )
        return state, play(state, A, card)

    tables = [table(card) for card in ("black_9", "red_5", "gold_2")]
    for viewer in (B, C, None):
        assert known(tables[0][0], A, viewer) == {"black_9"}
        for state, told in tables:
            assert state.view(viewer) == tables[0][0].view(viewer)
            assert seen_by(viewer, told) == seen_by(viewer, tables[0][1]) == [AnteSealed(A)]
            assert state.decision(B) == tables[0][0].decision(B)


def test_nothing_shows_how_often_an_ante_was_changed() -> None:
    state = position(
        moment="ante", stakes=0, hands=[["black_9", "red_5", "gold_2"], ["gold_4", "white_2"], ["red_2", "red_3"]]
    )
    play(state, A, "black_9")
    before = [state.view(viewer) for viewer in (B, C, None)]
    told = play(state, A, "red_5")
    assert [state.view(viewer) for viewer in (B, C, None)] == before
    for viewer in (B, C, None):
        assert seen_by(viewer, told) == []


def test_the_own_sealed_ante_is_shown_to_its_owner_alone() -> None:
    state = position(moment="ante", stakes=0, hands=[["black_9", "red_5"], ["gold_4", "white_2"]])
    play(state, A, "black_9")
    assert cards_in(state.decision(A)) == {"black_9", "red_5"}
    assert cards_in(state.decision(B)) == {"gold_4", "white_2"}


# 3. Red thefts.


def theft(seed: int) -> tuple[str, Table, tuple[Told, ...]]:
    state = position(
        hands=[["red_12", "white_1"], ["gold_4", "gold_2", "black_9", "red_5"], ["red_2", "red_3"]],
        flights=[[], ["gold_13"], []],
        shown={B: ["gold_2", "black_9"]},
        seed=seed,
    )
    told = play(state, A, "red_12")
    (stolen,) = hand(state, A) - {"white_1"}
    return stolen, state, told


@pytest.mark.ruling("JD-55")
def test_after_a_theft_a_third_player_sees_the_same_whatever_was_stolen() -> None:
    thefts = {stolen: (state, told) for stolen, state, told in map(theft, range(40))}
    assert set(thefts) == {"gold_4", "gold_2", "black_9", "red_5"}
    first, heard = thefts["gold_4"]
    for state, told in thefts.values():
        for viewer in (C, None):
            assert state.view(viewer) == first.view(viewer)
            assert seen_by(viewer, told) == seen_by(viewer, heard)
            assert known(state, B, viewer) == known(state, A, viewer) == set()


@pytest.mark.ruling("JD-55")
def test_taker_and_victim_keep_what_they_know() -> None:
    for stolen, state, _ in map(theft, range(10)):
        assert known(state, B, A) == {"gold_2", "black_9"} - {stolen}
        assert known(state, A, B) == {stolen}


@pytest.mark.ruling("JD-55")
def test_a_second_theft_takes_the_first_victim_off_the_track() -> None:
    taken = set()
    for seed in range(10):
        state = position(
            round=3,
            hands=[["red_12", "white_1"], ["gold_4"], ["red_2", "red_3"]],
            flights=[["bahamut"], ["gold_13"], []],
            deck=["silver_3", "white_8", "green_1", "green_2", "green_4"],
            seed=seed,
        )
        play(state, A, "red_12")
        assert known(state, A, B) == {"gold_4"}
        play(state, B, "white_8")
        assert known(state, A, B) == {"gold_4"}
        told = play(state, C, "red_2")
        (stolen,) = seen(told, CardStolen, C)
        taken.add(stolen.card)
        assert (known(state, A, B), known(state, C, B)) == (set(), set())
    assert taken == {"white_1", "gold_4"}


# 4. Demands.


def demand_on(cards: list[str]) -> tuple[Table, tuple[Told, ...]]:
    state = position(hands=[["green_10", "white_1"], cards, ["red_2", "red_3"]])
    return state, play(state, A, "green_10")


def test_a_pending_demand_looks_the_same_whether_or_not_the_target_has_a_card_to_give() -> None:
    poor, heard_of_poor = demand_on(["gold_4", "gold_2"])
    rich, heard_of_rich = demand_on(["black_9", "white_2"])
    assert asked(poor) == asked(rich) == ("demand", B)
    for viewer in (A, C, None):
        assert poor.view(viewer) == rich.view(viewer)
        assert seen_by(viewer, heard_of_poor) == seen_by(viewer, heard_of_rich)
        assert poor.prompt() == rich.prompt()
    for seat in (A, C):
        assert poor.decision(seat) == rich.decision(seat)
        assert not rich.decision(seat).moves
    assert len(heard_of_poor) == len(heard_of_rich)


def test_a_paid_demand_tells_nothing_of_the_cards_either() -> None:
    poor, _ = demand_on(["gold_4", "gold_2"])
    rich, _ = demand_on(["black_9", "white_2"])
    heard = [play(state, B, "pay") for state in (poor, rich)]
    for viewer in (A, C, None):
        assert poor.view(viewer) == rich.view(viewer)
        assert seen_by(viewer, heard[0]) == seen_by(viewer, heard[1])


def test_the_options_of_a_private_question_are_for_the_one_who_is_asked() -> None:
    state = position(hands=[["thief", "white_1", "white_2"], ["gold_4", "gold_2"]])
    play(state, A, "thief")
    assert asked(state) == ("thief_discard", A)
    assert not state.decision(B).moves
    assert cards_in(state.view(B)) == {"thief", "gold_4", "gold_2"}


# 5. The deck and the seed.


def test_no_view_depends_on_the_order_of_the_deck_or_on_the_seed() -> None:
    hands = [["gold_9", "white_1"], ["gold_4", "gold_2"], ["red_2", "red_3"]]
    one = position(hands=hands, deck=["tiamat", "fool", "thief"], seed=1)
    two = position(hands=hands, deck=["thief", "priest", "druid"], seed=2)
    for viewer in viewers(one):
        assert one.view(viewer) == two.view(viewer)


def test_a_renewed_deck_shows_what_it_was_made_of_and_not_in_which_order() -> None:
    hands = [["gold_2", "black_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]]
    tables = [with_short_deck(["white_1"], hands=hands, seed=seed) for seed in (1, 2)]
    lay_open = set(discard(tables[0]))
    told = [play(state, A, "gold_2") for state in tables]
    assert deck(tables[0]) != deck(tables[1])
    for viewer in viewers(tables[0]):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert set(look(tables[0], viewer).deck_from) == lay_open
        assert seen_by(viewer, told[0]) == seen_by(viewer, told[1])


def test_before_its_first_renewal_the_deck_says_nothing() -> None:
    assert look(GAME.start(3, seed=8)).deck_from == ()


def test_a_draw_shows_only_how_many_cards_were_drawn() -> None:
    hands = [["gold_9", "white_1"], ["gold_4", "gold_2"], ["red_2", "red_3"]]
    one = position(hands=hands, flights=[["silver_2"], [], []], deck=["tiamat", "fool", "thief"])
    two = position(hands=hands, flights=[["silver_2"], [], []], deck=["thief", "priest", "druid"])
    told = [play(state, A, "gold_9") for state in (one, two)]
    for viewer in (B, C, None):
        assert one.view(viewer) == two.view(viewer)
        assert seen_by(viewer, told[0]) == seen_by(viewer, told[1])
        assert seen(told[0], CardsDrawn, viewer) == [CardsDrawn(A, 2)]
    assert seen(told[0], CardsDrawn, A) == [CardsDrawn(A, 2, ("tiamat", "fool"))]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_view_and_no_event_holds_a_card_of_the_deck(players: int, seed: int) -> None:
    for state, told in random_game(players, seed):
        hidden = {CARD_IDS[card] for card in state.deck}
        secret = hidden - remembered(state)
        renewed = bool(seen(told, DeckRenewed))
        for viewer in viewers(state):
            assert not cards_in(state.view(viewer)) & secret
            assert renewed or not {card for event in seen_by(viewer, told) for card in cards_in(event)} & hidden


# 6. The log of each player.


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_private_event_names_no_card_to_the_others(players: int, seed: int) -> None:
    private = 0
    for _, told in random_game(players, seed):
        for each in told:
            if each.seats is not None:
                private += 1
                assert each.instead is not None
                assert cards_in(each.instead) == set()
    assert private > 10


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_public_event_names_only_cards_that_lie_open_or_are_known_to_all(players: int, seed: int) -> None:
    for state, told in random_game(players, seed):
        if any(isinstance(each.event, DeckRenewed | CardStolen) for each in told):
            continue  # cards that lay open may be hidden again
        public = {card for event in seen_by(None, told) for card in cards_in(event)}
        assert public <= on_the_table(state) | {card for seat in range(players) for card in known(state, seat, None)}


# 7. A shown card that stays.


def test_a_card_shown_to_a_full_hand_is_known_to_lie_with_its_owner() -> None:
    full = ["princess", "white_3", "white_4", "white_6", "black_1", "black_2", "black_3", "blue_2", "blue_4"]
    state = position(
        hands=[full, ["gold_11", "red_5"], ["red_2", "red_3"]],
        flights=[["gold_2", "brass_5"], ["gold_13"], []],
        deck=["blue_7", "blue_9"],
    )
    play(state, A, "princess", "gold_2")
    play(state, B, "gold_11")
    for viewer in (A, C, None):
        assert known(state, B, viewer) == {"gold_11"}


def test_cards_taken_from_the_ante_pile_are_known_until_they_are_played() -> None:
    state = position(
        hands=[["bronze_9", "white_1"], ["blue_2", "blue_4"]], antes=["white_2", "red_3", "gold_6"], round=1
    )
    play(state, A, "bronze_9")
    assert known(state, A, B) == {"white_2", "red_3"}
    play(state, B, "blue_2", "steal")
    play(state, A, "white_2")
    assert known(state, A, B) == known(state, A, None) == {"red_3"}


def test_known_cards_stay_known_across_gambits() -> None:
    state = position(
        moment="end of round",
        round=3,
        played={A: "red_12", B: "gold_2"},
        hands=[["white_1", "white_2"], ["black_1", "black_2"]],
        flights=[["red_12"], ["gold_2"]],
        shown={B: ["black_1"]},
    )
    assert look(state).gambit == 2
    assert known(state, B, A) == known(state, B, None) == {"black_1"}


def test_a_given_card_is_known_in_its_new_hand_and_no_longer_in_the_old_one() -> None:
    state = position(hands=[["green_10", "white_1"], ["black_9", "gold_4"], ["red_2", "red_3"]], shown={B: ["black_9"]})
    play(state, A, "green_10")
    play(state, B, "black_9")
    for viewer in (C, None):
        assert (known(state, A, viewer), known(state, B, viewer)) == ({"black_9"}, set())
