"""Words: what an analysis says, in sentences of one language."""

from functools import cached_property
from typing import Final

from dracotheque.analysis.moments import percent
from dracotheque.analysis.values import Analysis, Highlight, Judged, Plain
from dracotheque.core.game import Game
from dracotheque.core.replays import read_move
from dracotheque.texts import Texts, texts_for

OWN_TEXTS: Final = "dracotheque.analysis"


class Words:
    """Speaks of one analysed game."""

    def __init__(self, language: str, game: Game, analysis: Analysis) -> None:
        self.language = language
        self.game = game
        self.analysis = analysis
        self.texts: Texts = texts_for(language, game.package)
        """The words of the game itself."""

    def say(self, message: str, **values: object) -> str:
        """A sentence of the analysis."""
        return texts_for(self.language, OWN_TEXTS).say(message, values, self.analysis.names)

    def move(self, content: Plain) -> str:
        """A move as the game calls it."""
        return self.texts.move(read_move(self.game, content), self.analysis.names)

    def judged(self, decision: Judged) -> str:
        """What there is to say of one decision."""
        match decision.verdict:
            case "forced":
                return self.say("judged-forced")
            case "fine" if decision.best == decision.move:
                return self.say("judged-same")
            case "fine":
                return self.say("judged-close", best=self.move(decision.best))
            case "find":
                return self.say("judged-find", **_bounds(decision.gain.value, decision.gain.low, decision.gain.high))
            case verdict:
                bounds = _bounds(decision.cost.value, decision.cost.low, decision.cost.high)
                return self.say(f"judged-{verdict}", best=self.move(decision.best), **bounds)

    def highlight(self, moment: Highlight) -> str:
        """One of the moments of the evening."""
        decision = self.decision(moment.number)
        values = dict(moment.values)
        own = values.pop("by_seat", None) == decision.seat == values["seat"]
        code = f"{moment.code}-own" if own else moment.code
        return self.say(
            code, number=moment.number, move=self.move(decision.move), best=self.move(decision.best), **values
        )

    def decision(self, number: int) -> Judged:
        """The decision that was made with this move."""
        return self._decisions[number]

    @cached_property
    def _decisions(self) -> dict[int, Judged]:
        return {each.number: each for each in self.analysis.judged}


def _bounds(value: float, low: float, high: float) -> dict[str, int]:
    return {"points": percent(value), "low": percent(low), "high": percent(high)}
