"""Fists that are proven: the fingerprint when one closes, what it was made of when all open. (6.sealed_proof)"""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from dracotheque.core.errors import ReplayMismatch
from dracotheque.core.events import Event
from dracotheque.core.moves import CLOCK
from dracotheque.core.proofs import Proof
from dracotheque.core.replays import Journal, decode, encode, follow, record
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.events import FistClosed, FistSealed, FistsOpened, FistsProven
from dracotheque.games.pierres_du_dragon.moves import Bid, BidSilver, EmptyFists, GoldOrder, StandingOrder, TimeUp
from tests.games.pierres_du_dragon.table import P1, P2, P3

SEED = 2**200 + 7


def table(**options: object) -> Journal:
    return record(GAME, 3, {"sealed_proof": True, **options}, seed=SEED)


def play(journal: Journal, seat: int, move: object) -> list[Event]:
    return [told.event for told in journal.play(seat, move)]  # type: ignore[arg-type]  # a move of the game


def sealed(events: list[Event]) -> dict[int, str]:
    return {event.seat: event.fingerprint for event in events if isinstance(event, FistSealed)}


def test_a_fingerprint_is_shown_when_a_fist_closes_and_explained_when_all_open() -> None:
    journal = table()
    shown: dict[int, str] = {}
    for seat, fist in ((P2, Bid(3)), (P1, Bid(3))):
        events = play(journal, seat, fist)
        assert [type(event) for event in events] == [FistClosed, FistSealed]
        shown |= sealed(events)
    events = play(journal, P3, Bid())
    shown |= sealed(events)
    (proven,) = [event for event in events if isinstance(event, FistsProven)]
    assert [type(event) for event in events][:3] == [FistClosed, FistSealed, FistsOpened], "sealed before all lie open"
    assert {proof.seat: sha256((proof.salt + proof.answer).encode()).hexdigest() for proof in proven.proofs} == shown
    assert '"fairy":3' in proven.proofs[P1].answer
    play(journal, P1, BidSilver(1))
    events = play(journal, P2, BidSilver())
    (proven,) = [event for event in events if isinstance(event, FistsProven)]
    assert [proof.seat for proof in proven.proofs] == [P1, P2]


def test_equal_fists_have_fingerprints_that_tell_nobody_so() -> None:
    journal = table()
    first = sealed(play(journal, P1, Bid(2)))[P1]
    assert sealed(play(journal, P2, Bid(2)))[P2] != first


def test_a_fist_closed_anew_has_a_new_fingerprint() -> None:
    journal = table()
    first = sealed(play(journal, P1, Bid(2)))[P1]
    second = sealed(play(journal, P1, Bid(1)))[P1]
    assert second != first
    assert sealed(play(journal, P1, Bid(1))) == {}, "nothing was changed"
    play(journal, P2, Bid())
    (proven,) = [event for event in play(journal, P3, Bid()) if isinstance(event, FistsProven)]
    assert proven.proofs[P1].fingerprint == second


def test_an_empty_fist_on_request_is_sealed_like_any_other() -> None:
    journal = table()
    assert sealed(play(journal, P1, EmptyFists(True))).keys() == {P1}


@pytest.mark.parametrize("order", [EmptyFists(True), StandingOrder("witch", GoldOrder(fairy=3, amulet=True))])
def test_the_last_fist_is_proven_though_an_order_closed_it(order: EmptyFists | StandingOrder) -> None:
    journal = table(tempo="slow")
    shown = sealed(play(journal, P1, Bid(3))) | sealed(play(journal, P2, Bid(3)))
    events = play(journal, P3, order)
    assert [type(event) for event in events][:3] == [FistClosed, FistSealed, FistsOpened]
    shown |= sealed(events)
    (proven,) = [event for event in events if isinstance(event, FistsProven)]
    assert {proof.seat: proof.fingerprint for proof in proven.proofs} == shown and shown.keys() == {P1, P2, P3}


def test_so_is_the_last_silver_fist() -> None:
    journal = table(tempo="slow")
    for seat, fist in ((P1, Bid(3)), (P2, Bid(3)), (P3, Bid())):
        play(journal, seat, fist)
    shown = sealed(play(journal, P1, BidSilver(1)))
    events = play(journal, P2, EmptyFists(True))
    (proven,) = [event for event in events if isinstance(event, FistsProven)]
    assert {proof.seat: proof.fingerprint for proof in proven.proofs} == shown | sealed(events)
    assert '"silver":0' in proven.proofs[1].answer


def test_without_the_option_nothing_is_published() -> None:
    journal = table(sealed_proof=False)
    assert sealed(play(journal, P1, Bid(2))) == {}
    assert b"fingerprints" not in encode(journal.replay(("A", "B", "C")))


def test_a_replay_carries_the_fingerprints_and_a_changed_fist_is_found_out() -> None:
    journal = table()
    for seat, fist in ((P1, Bid(2)), (P2, Bid(1)), (P3, Bid())):
        play(journal, seat, fist)
    kept = decode(encode(journal.replay(("A", "B", "C"))))
    assert [number for number, _ in kept.fingerprints] == [1, 2, 3]
    for _ in follow(GAME, kept):
        pass
    other = table()
    for seat, fist in ((P1, Bid(2)), (P2, Bid(0, 1)), (P3, Bid())):
        play(other, seat, fist)
    forged = replace(other.replay(("A", "B", "C")), fingerprints=kept.fingerprints)
    with pytest.raises(ReplayMismatch) as found:
        for _ in follow(GAME, forged):
            pass
    assert found.value.values["what"] == "fingerprints"


def test_a_proof_is_the_salt_followed_by_the_answer() -> None:
    proof = Proof(P1, '{"type":"bid"}', "5a17")
    assert proof.fingerprint == sha256(b'5a17{"type":"bid"}').hexdigest()


def test_under_the_first_rules_nobody_seals_for_the_clock() -> None:
    times = {"gold_time": 30, "silver_time": 30, "power_time": 30}
    journal = record(GAME.under(1), 3, {"sealed_proof": True, **times}, seed=SEED)
    shown = sealed(play(journal, P2, Bid(1)))
    events = play(journal, CLOCK, TimeUp())
    (proven,) = [event for event in events if isinstance(event, FistsProven)]
    assert ([proof.seat for proof in proven.proofs], sealed(events)) == ([P2], {}), "the others made no proof"
    assert {proof.seat: proof.fingerprint for proof in proven.proofs} == shown
    file = decode(encode(journal.replay(["A", "B", "C"])))
    assert len(file.fingerprints) == 2, "as files were written before"
    assert [moment.number for moment in follow(GAME.under(1), file)][-1] == 2
