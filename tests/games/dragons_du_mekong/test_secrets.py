"""Who may know what: the leak tests of the rules. (7)"""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from dracotheque.core.bits import members
from dracotheque.core.decisions import listed
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import seen_by
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.cards import CARD_NUMBER
from dracotheque.games.dragons_du_mekong.components.delta import SPOT_IDS
from dracotheque.games.dragons_du_mekong.components.pairs import ALL_PAIRS, PAIR_NAMES
from dracotheque.games.dragons_du_mekong.components.planks import PLANK_IDS
from dracotheque.games.dragons_du_mekong.events import CardsRevealed, PlankLaid, PlankTooShort, ProgrammeReady
from dracotheque.games.dragons_du_mekong.moves import Draft, LayPlank
from dracotheque.games.dragons_du_mekong.state import Table
from tests.games.dragons_du_mekong.table import hand_in, look, planks, play, player, rank_of, row, seat, turn

encode = msgspec.json.Encoder(enc_hook=listed).encode
NOTHING_FITS = (0,) * 7
EVERYTHING_FITS = (ALL_PAIRS,) * 7
CARDS = ("place_2_stones", "place_2_planks", "move_2", "dragon_green", "remove_1")


def viewers(state: Table) -> tuple[int | None, ...]:
    return (None, *range(state.players))


def sight(state: Table, viewer: int | None) -> bytes:
    """All that reaches a viewer at this position."""
    decision = None if viewer is None else state.decision(viewer)
    return encode([state.view(viewer), state.prompt(), decision, state.actors])


def positions(players: int, seed: int, **options: object) -> Iterator[Table]:
    """The positions of a game of random moves."""
    rng = Random(seed)
    state = GAME.start(players, {"round_limit": 10, **options}, seed=seed)
    while not state.over:
        yield state
        mover = rng.choice(state.actors)
        state.play(mover, rng.choice(state.decision(mover).moves))


# (a) Unrevealed cards.


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_views_do_not_depend_on_unrevealed_cards_of_others(rank: int) -> None:
    state = rank_of({}, 4, rank=rank)
    for other in range(4):
        changed = state.clone()
        changed._decision = None
        programme = state.programmes[other]
        spare = [card for card in range(8) if card not in programme][: 5 - rank]
        longer = programme[:rank] + tuple(spare) + programme[rank + len(spare) :]
        assert longer != programme and len(set(longer)) == 5
        changed.programmes = tuple(longer if each == other else state.programmes[each] for each in range(4))
        GAME.audit(changed)
        for viewer in viewers(state):
            assert (sight(state, viewer) == sight(changed, viewer)) == (viewer != other)


def test_unrevealed_cards_do_not_reach_anybody_in_a_whole_game() -> None:
    for state in positions(3, 4):
        for viewer in viewers(state):
            for each in look(state, viewer).contestants:
                if each.seat != viewer:
                    assert len(each.programme) == (state.rank if state.rank else 0)


def test_events_tell_a_card_only_when_its_rank_is_turned_up() -> None:
    state = GAME.arrange(players=4)
    programme = {colour: row(1, "place_1_stone") for colour in ("yellow", "blue", "green")}
    told = hand_in(state, {"red": CARDS, **programme})
    for viewer in viewers(state):
        for event in seen_by(viewer, told):
            if isinstance(event, CardsRevealed):
                assert event.rank == 1
            elif not isinstance(event, ProgrammeReady):
                assert not set(CARDS[1:]) & set(encode(event).decode().split('"'))


def test_a_draft_is_for_its_owner_alone() -> None:
    state = GAME.arrange(players=3)
    before = {viewer: sight(state, viewer) for viewer in viewers(state)}
    red = seat(state, "red")
    assert state.play(red, Draft(("jump", "move_1"))) == ()
    for viewer in viewers(state):
        assert (sight(state, viewer) == before[viewer]) == (viewer != red)
    assert player(state, "red", red).draft == ("jump", "move_1")


# (b) Lengths.


@pytest.mark.parametrize("mode", ["by_eye", "gentle"])
def test_options_are_the_reserve_times_the_offered_pairs(mode: str) -> None:
    asked = 0
    for state in positions(3, 2, plank_fit=mode):
        if state.asked == "plank":
            actor = state.actors[0]
            pairs = members(state.offered_pairs())
            reserve = members(state.reserves[actor])
            product = [LayPlank(PLANK_IDS[plank], *PAIR_NAMES[pair]) for plank in reserve for pair in pairs]
            if pairs:
                asked += 1
                assert list(state.decision(actor).moves) == product
    assert asked > 10


@pytest.mark.parametrize("mode", ["by_eye", "gentle"])
@pytest.mark.parametrize("table", [NOTHING_FITS, EVERYTHING_FITS], ids=["nothing fits", "everything fits"])
def test_nothing_that_reaches_a_player_depends_on_what_fits(mode: str, table: tuple[int, ...]) -> None:
    """Before the verdict the table is the same to the byte in a world where every plank, or none, is long enough."""
    for state in positions(4, 3, plank_fit=mode):
        text = state.to_json()
        expected = [sight(state, viewer) for viewer in viewers(state)]
        reasons = refusals(state, len(text))
        other = GAME.from_json(text)
        other.fitting = table
        assert [sight(other, viewer) for viewer in viewers(other)] == expected
        assert refusals(other, len(text)) == reasons


def refusals(state: Table, seed: int) -> list[str]:
    """Why planks on pairs that are not offered are refused."""
    if state.asked != "plank":
        return []
    actor = state.actors[0]
    rng = Random(seed)
    found = []
    for _ in range(60):
        move = LayPlank(rng.choice(PLANK_IDS), rng.choice(SPOT_IDS), rng.choice(SPOT_IDS))
        if move in state.decision(actor).moves:
            found.append("offered")
            continue
        with pytest.raises(IllegalMove) as refused:
            state.play(actor, move)
        assert refused.value.code != "refuse-too-short"
        found.append(f"{refused.value} {refused.value.rule}")
    return found


def test_the_verdict_is_what_depends_on_what_fits() -> None:
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6", "e3"])
    other = state.clone()
    other.fitting = NOTHING_FITS
    told = play(other, "white", ("white_6", "b6", "d6"))
    assert any(isinstance(each.event, PlankTooShort) for each in told)
    told = play(state, "white", ("white_6", "b6", "d6"))
    assert any(isinstance(each.event, PlankLaid) for each in told)


def test_others_cannot_tell_what_an_assisted_seat_is_offered() -> None:
    """Its list is its own: whatever fits, the others see the same."""
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6", "e3"], options={"assisted_seat": 1})
    text = state.to_json()
    real = {viewer: sight(state, viewer) for viewer in viewers(state)}
    for table in (NOTHING_FITS, EVERYTHING_FITS):
        other = GAME.from_json(text)
        other.fitting = table
        for viewer in viewers(other):
            assert (sight(other, viewer) == real[viewer]) == (viewer != 1)


def test_a_single_fit_is_not_betrayed_by_playing_it_at_once() -> None:
    """White has two planks and one gap; only one of them reaches. The others see that white is asked."""
    state = turn(
        "white",
        "place_1_plank",
        players=2,
        stones=["d6", "e3"],
        reserves={"white": planks("white", 1, 2)},
        lost=planks("white", 3, 4, 5, 6),
        options={"assisted_seat": 1},
    )
    assert state.actors == (seat(state, "white"),)


def test_a_verdict_is_public_knowledge_afterwards() -> None:
    state = turn("white", "place_2_planks", players=2, stones=["b6", "d6", "e3"])
    assert look(state).verdicts == ()
    play(state, "white", ("white_1", "d6", "e3"), ("white_2", "d6", "e3"))
    for viewer in viewers(state):
        verdicts = [(seen.number, seen.a, seen.b, seen.held) for seen in look(state, viewer).verdicts]
        assert verdicts == [(1, "d6", "e3", False), (2, "d6", "e3", True)]


def test_what_everybody_has_seen_is_noted_once() -> None:
    state = turn("white", "place_2_planks", players=2, stones=["b6", "d6", "e3"], options={"plank_fit": "gentle"})
    play(state, "white", ("white_1", "d6", "e3"), ("white_1", "d6", "e3"))
    assert len(look(state).verdicts) == 1


# Imagined worlds. (11.6)


def test_imagined_programmes_begin_with_the_cards_turned_up() -> None:
    programmes = {"red": CARDS, **{colour: row(3, "place_1_stone") for colour in ("yellow", "blue", "green")}}
    state = GAME.arrange(players=4, rank=3, programmes=programmes)
    red, green = seat(state, "red"), seat(state, "green")
    rng = Random(1)
    imagined = {state.imagine(green, rng).programmes[red] for _ in range(60)}
    shown = tuple(CARD_NUMBER[card] for card in CARDS[:3])
    assert all(programme[:3] == shown for programme in imagined)
    assert len(imagined) > 5
    assert state.imagine(red, rng).programmes[red] == state.programmes[red]


def test_imagined_worlds_forget_what_others_keep_to_themselves() -> None:
    state = GAME.arrange(players=3)
    state.play(0, Draft(("jump",)))
    world = state.imagine(1, Random(1))
    assert world.drafts == ((), (), ())
    assert world.eyes[1] == state.eyes[1] and world.eyes[0] != state.eyes[0]
    assert state.imagine(0, Random(1)).drafts == (("jump",), (), ())
