"""The twelve faults every conformance kit should catch, planted in Le Jeu des Dragons."""

import random
from collections.abc import Iterator
from unittest.mock import patch

from dracotheque.core.chance import FairChance
from dracotheque.core.moves import Move
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.effects.powers import POWERS
from dracotheque.games.jeu_des_dragons.state import Table
from dracotheque.games.jeu_des_dragons.steps import settlement
from tests.conformance.planting import Bed, shown_hands

TWELVE = Bed()
QUESTIONS = Table.rules.questions


@TWELVE.caught_by("clones_are_independent")
def clone_shares_the_hands() -> Iterator[None]:
    clone = Table.clone

    def faulty(self: Table) -> Table:
        other = clone(self)
        other.hands = self.hands
        return other

    with patch.object(Table, "clone", faulty):
        yield


@TWELVE.caught_by("clones_are_independent")
def clone_shares_the_discard_pile() -> Iterator[None]:
    clone = Table.clone

    def faulty(self: Table) -> Table:
        other = clone(self)
        other.discard = self.discard
        return other

    with patch.object(Table, "clone", faulty):
        yield


@TWELVE.caught_by("logs_replay")
def global_instead_of_own_generator() -> Iterator[None]:
    def faulty(self: FairChance, items: list[int]) -> None:
        random.shuffle(items)

    with patch.object(FairChance, "shuffle", faulty):
        yield


@TWELVE.caught_by("saves_forget_nothing")
def save_forgets_the_debts() -> Iterator[None]:
    save = GAME.save

    def faulty(state: Table) -> str:
        forgetful = state.clone()
        forgetful.ledgers = [()] * state.players
        return save(forgetful)

    with patch.object(GAME, "save", faulty):
        yield


@TWELVE.caught_by("loaded_games_go_on")
def save_forgets_the_random_state() -> Iterator[None]:
    save = GAME.save

    def faulty(state: Table) -> str:
        forgetful = state.clone()
        forgetful.chance = FairChance.of_seed(0)
        return save(forgetful)

    with patch.object(GAME, "save", faulty):
        yield


@TWELVE.caught_by("nothing_is_created_or_lost")
def payments_do_not_add_up() -> Iterator[None]:
    def faulty(self: Table, payer: int, payee: int, amount: int) -> None:
        paid = min(self.hoards[payer], amount)
        self.hoards[payer] -= paid
        self.credit(payee, amount)

    with patch.object(Table, "pay", faulty):
        yield


@TWELVE.caught_by("random_games_end")
def rare_crash_on_one_card_in_seventy() -> Iterator[None]:
    def faulty(s: Table, seat: int, host: int) -> None:
        raise ZeroDivisionError

    with patch.dict(POWERS, {"bahamut": faulty}):
        yield


@TWELVE.caught_by("imagined_worlds_look_real")
def view_shows_every_hand() -> Iterator[None]:
    with shown_hands(lambda s, owner: s.hands[owner]):
        yield


@TWELVE.caught_by("nothing_is_created_or_lost")
def a_card_vanishes_each_gambit() -> Iterator[None]:
    clear_gambit = Table.clear_gambit

    def faulty(self: Table) -> None:
        clear_gambit(self)
        del self.discard[-1:]

    with patch.object(Table, "clear_gambit", faulty):
        yield


@TWELVE.caught_by("perft_table")
def one_legal_option_is_missing() -> Iterator[None]:
    options = QUESTIONS["demand"].options

    def faulty(*arguments: object) -> list[Move]:
        moves = list(options(*arguments))
        return moves[:-1] if len(moves) > 2 else moves

    with patch.object(QUESTIONS["demand"], "options", faulty):
        yield


@TWELVE.caught_by("recorded_matches")
def a_rule_is_wrong_and_steals_one_too_many() -> Iterator[None]:
    with patch.dict(POWERS, {"black": lambda s, seat, host: s.steal(seat, 3)}):
        yield


@TWELVE.caught_by("random_games_end")
def game_is_practically_endless() -> Iterator[None]:
    with (
        patch.object(settlement, "eliminate_the_poor", lambda s: None),
        patch.object(settlement, "reason_to_end", lambda s: ""),
    ):
        yield
