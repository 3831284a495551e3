"""Promises about the course of a game: it asks, it ends, and nothing gets lost on the way."""

from dracotheque.conformance.case import promise
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.errors import IllegalMove, RulesBug
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State


@promise
@in_every_game
def random_games_end(walk: Walk) -> None:
    """Somebody is asked until the game is over, and it is over in bounded time, with a reason and with winners."""
    for state in walk.positions():
        if not state.over:
            check_asking(walk, state)
    check_end(walk, state)


def check_asking(walk: Walk, state: State) -> None:
    if not state.actors:
        raise walk.broken("nobody is asked", "ask somebody, or end the game")
    if state.winners or state.ending:
        raise walk.broken(f"winners {state.winners} before the end", "name winners and ending when the game is over")
    for seat in (*range(state.players), CLOCK):
        if (seat in state.actors) != bool(state.decision(seat).moves):
            raise walk.broken(
                f"seat {seat} has moves {list(state.decision(seat).moves)} while {state.actors} may act",
                "whoever may act has a move, and nobody else has",
            )


def check_end(walk: Walk, state: State) -> None:
    if not state.ending:
        raise walk.broken("over without a reason", "set `ending` when the game is over")
    if not state.winners or not set(state.winners) <= set(range(state.players)):
        raise walk.broken(f"winners are {state.winners}", "name at least one seat as winner")
    if state.ending in state.game.draws and len(state.winners) != state.players:
        raise walk.broken(f"a draw with winners {state.winners}", "let everybody share the result of a draw")
    if len(state.scores) != state.players:
        raise walk.broken(f"scores are {state.scores}", "give one score to every player")
    if state.actors or state.prompt() is not None:
        raise walk.broken(f"{state.actors} are asked after the end", "clear `actors` and `asked` when the game is over")
    for seat in (*range(state.players), CLOCK):
        if state.decision(seat).moves or state.decision(seat).changes:
            raise walk.broken(f"seat {seat} has moves after the end", "list no move when the game is over")
        for _, move in walk.log[-10:]:
            try:
                state.play(seat, move)
            except IllegalMove:
                continue
            raise walk.broken(f"{move} by seat {seat} is accepted after the end", "refuse every move after the end")


@promise
@in_every_game
def nothing_is_created_or_lost(walk: Walk) -> None:
    """The game's audit holds after every decision."""
    for state in walk.positions():
        try:
            walk.case.game.audit(state)
        except RulesBug as bug:
            last = walk.log[-1] if walk.log else "the setup"
            raise walk.broken(f"the audit says {bug} after {last}", "mend the rule, or the audit") from bug
