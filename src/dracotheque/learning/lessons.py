"""Lessons: how wrong a network was about some decisions, and which way is better."""

from typing import Any

import numpy as np

from dracotheque.learning.decisions import Decisions
from dracotheque.learning.model import Arrays, Model, xp
from dracotheque.learning.recipe import Recipe

Figures = dict[str, float]


class Look:
    """A batch of decisions as the network sees them now."""

    def __init__(self, model: Model, batch: Decisions) -> None:
        self.model = model
        self.batch = batch
        self.rows = model.spread(xp.asarray(batch.features).astype(np.int32))
        self.first, self.second, answers = model.forward(self.rows)
        self.places = xp.asarray(batch.actions).astype(np.int32)
        self.possible = self.places <= model.actions - 1
        picked = xp.take_along_axis(answers, xp.minimum(self.places, model.actions), 1)
        picked = xp.where(self.possible, picked, -1e9)
        self.chosen = xp.asarray(batch.chosen).astype(np.int32)[:, None]
        self.one = (xp.arange(picked.shape[1]) == self.chosen).astype(np.float32)
        self.answer = xp.take_along_axis(picked, self.chosen, 1)[:, 0]
        picked -= picked.max(1, keepdims=True)
        self.logs = picked - xp.log(xp.exp(picked).sum(1, keepdims=True))
        self.chances = xp.exp(self.logs)
        self.log = xp.take_along_axis(self.logs, self.chosen, 1)[:, 0]
        self.share = 1.0 / (1.0 + xp.exp(-answers[:, model.actions]))
        self.result = xp.asarray(batch.result)

    def slopes(self, push: Any, extra: Any = 0.0) -> Arrays:
        """The slopes of a loss that changes with the logarithm of the chosen answer's chance by `push`."""
        return self.slopes_by_answer(push[:, None] * (self.one - self.chances) + extra)

    def slopes_by_answer(self, slope: Any) -> Arrays:
        """The slopes of a loss that changes with each answer by this, and with how badly the result was foreseen."""
        size = len(self.share)
        answers = xp.zeros((size, self.model.actions + 2), np.float32)
        # What fills up a row of actions points behind the last answer, and is dropped.
        behind = xp.where(self.possible, self.places, self.model.actions + 1)
        answers[xp.arange(size)[:, None], behind] = slope
        answers[:, self.model.actions] = self.share - self.result
        answers = answers[:, : self.model.actions + 1] / size
        return self.model.backward(self.rows, self.first, self.second, answers)

    def surprise(self) -> float:
        """How badly the results were foreseen."""
        share = xp.clip(self.share, 1e-6, 1.0 - 1e-6)
        return float(-(self.result * xp.log(share) + (1.0 - self.result) * xp.log(1.0 - share)).mean())


def imitate(model: Model, batch: Decisions, rate: float, *, tell: bool = False) -> Figures:
    """Answer like the one who was watched, and foresee the result; figures only for whoever wants to be told."""
    look = Look(model, batch)
    model.step(look.slopes(-xp.ones_like(look.log)), rate)
    if not tell:
        return {}
    return {"alike": float((look.logs.argmax(1) == look.chosen[:, 0]).mean()), "surprise": look.surprise()}


def improve(model: Model, batch: Decisions, rate: float, recipe: Recipe, *, tell: bool = False) -> Figures:
    """Do more often what went better than expected, in small steps (PPO), and keep some doubt."""
    look = Look(model, batch)
    gain = look.result - xp.asarray(batch.expected)
    spread = gain.std() + 1e-6
    gain = xp.clip((gain - gain.mean()) / spread, -5.0, 5.0)
    ratio = xp.exp(xp.clip(look.log - xp.asarray(batch.log), -20.0, 20.0))
    too_far = xp.where(gain > 0.0, ratio > 1.0 + recipe.clip, ratio < 1.0 - recipe.clip)
    push = xp.where(too_far, 0.0, -gain * ratio).astype(np.float32)
    doubt = -(look.chances * xp.maximum(look.logs, -30.0)).sum(1, keepdims=True)
    calm = recipe.entropy * look.chances * (xp.maximum(look.logs, -30.0) + doubt)
    model.step(look.slopes(push, calm), rate)
    if not tell:
        return {}
    return {
        "doubt": float(doubt.mean()),
        "clipped": float(too_far.mean()),
        "surprise": look.surprise(),
        "spread": float(spread),
    }


def foresee(model: Model, batch: Decisions, rate: float, *, tell: bool = False) -> Figures:
    """Learn what the answer that was given came to: its logit is that of the share of the victory (Monte-Carlo)."""
    look = Look(model, batch)
    share = 1.0 / (1.0 + xp.exp(-look.answer))
    model.step(look.slopes_by_answer(look.one * (share - look.result)[:, None]), rate)
    return {"surprise": look.surprise()} if tell else {}


def judge(model: Model, batch: Decisions, rate: float, *, tell: bool = False) -> Figures:
    """Foresee the result, and nothing else: for games whose answers have no numbers."""
    look = Look(model, batch)
    model.step(look.slopes_by_answer(0.0), rate)
    return {"surprise": look.surprise()} if tell else {}
