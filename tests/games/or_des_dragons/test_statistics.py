"""A finished game in figures."""

from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components.bundles import Side
from dracotheque.games.or_des_dragons.events import (
    AgreementReached,
    CardPlayed,
    DealMade,
    DragonKilled,
    SandTurned,
    SplitProposed,
    TheftsRevealed,
    TokenPinched,
    TokensStolen,
    TreasureLost,
)
from dracotheque.games.or_des_dragons.moves import Deal
from tests.games.figures import figures, finished
from tests.games.or_des_dragons.table import ADVANCED, A, B, C


def test_kills_sharings_thefts_and_trade_are_counted_for_whose_they_are() -> None:
    happened = [
        DragonKilled(1, "dragon_7_4_3", (A, B)),
        SandTurned((A, B), ()),
        SplitProposed(A, 1, (), (), None),
        SplitProposed(A, 2, (), (), None),
        AgreementReached(A, (A, B)),
        TokensStolen(C, A, 2),
        DragonKilled(2, "dragon_7_4_3", (B, C)),
        SandTurned((B, C), ()),
        TreasureLost(()),
        TokenPinched(C, 1, "gold"),
        CardPlayed(B, "confusion_ring"),
        DealMade(Deal((Side(A, (), ()), Side(C, (), ())))),
        TheftsRevealed(C, A, ()),
    ]
    assert figures(GAME, 3, happened) == {
        "dragons_killed": (1, 2, 1),
        "treasures_shared": (1, 1, 0),
        "treasures_lost": (0, 1, 1),
        "splits_proposed": (2, 0, 0),
        "tokens_stolen": (0, 0, 2),
        "tokens_lost": (2, 0, 0),
        "tokens_pinched": (0, 0, 1),
        "objects_played": (0, 1, 0),
        "deals_made": (1, 0, 1),
    }


def test_every_treasure_that_two_or_more_killed_for_is_shared_or_lost() -> None:
    for state, happened in finished(GAME, 3, ADVANCED, games=3):
        counted = figures(GAME, 3, happened)
        parties = [event.seats for event in happened if isinstance(event, SandTurned)]
        for seat in range(3):
            negotiated = sum(seat in party for party in parties)
            assert counted["treasures_shared"][seat] + counted["treasures_lost"][seat] == negotiated
        assert state.sharings == len(parties)
