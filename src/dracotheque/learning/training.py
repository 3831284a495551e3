"""Training: from nothing, or from where the last training stopped, to a network in a file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from dracotheque import games
from dracotheque.bots.network.weights import Weights
from dracotheque.learning.actors import Actor, Parcel, troupe
from dracotheque.learning.decisions import Memory
from dracotheque.learning.episodes import EARLIER, LEARNER
from dracotheque.learning.files import whole
from dracotheque.learning.lessons import Figures, foresee, imitate, improve, judge
from dracotheque.learning.model import Model, to_numpy, xp
from dracotheque.learning.picture import picture
from dracotheque.learning.quantise import floated, quantised, resolute, smoothed
from dracotheque.learning.recipe import Recipe

CHECKPOINT: Final = "checkpoint.npz"
NETWORK: Final = "network.bin"
LOG: Final = "log.jsonl"
PICTURE: Final = "training.svg"
CAPACITY: Final = 4_000_000
AVERAGE: Final = 0.01
"""How fast the network that is kept follows the one that learns: an average of its last hundred steps plays better."""
PUBLISH_EVERY: Final = 100
"""Steps after which actors get the network anew."""
TELL_EVERY: Final = 500
EARLIER_EVERY: Final = 5_000
"""Steps after which the network of this moment becomes the earlier one."""
LEAST_RATE: Final = 0.1
"""The part of the rate of learning that is left at the end."""

Report = Callable[[dict[str, Any]], None]
"""Hears the figures of the lessons, now and then."""
Progress = Callable[[int, int], None]
"""Hears how many steps are done, of how many."""


class Source:
    """Where decisions come from: actors elsewhere, or one right here."""

    def __init__(self, next_parcel: Callable[[bool], Parcel], publish: Callable[[dict[str, Any], int], None]) -> None:
        self.next_parcel = next_parcel
        self.publish = publish


@contextmanager
def source(game: str, recipe: Recipe, folder: Path) -> Iterator[Source]:
    if recipe.workers:
        with troupe(game, recipe, folder) as company:
            yield Source(lambda _: company.parcel(), company.publish)
    else:
        actor = Actor(game, recipe, recipe.seed)
        size = max(1, recipe.start // 4)
        yield Source(
            lambda imitated: actor.watch(size) if imitated else actor.play(size),
            lambda brain, who: actor.brains.__setitem__(who, brain),
        )


class Training:
    """One run: what has been learnt, what is remembered, how far it has come."""

    def __init__(self, game: str, recipe: Recipe, folder: Path, report: Report, progress: Progress | None) -> None:
        self.room: Any = games.get(game).insight.features
        self.recipe = recipe
        self.folder = folder
        self.report = report
        self.progress = progress
        self.model = Model(self.room.INPUTS, recipe.hidden, self.room.ACTIONS, recipe.seed)
        self.average = self.copy()
        self.memory = Memory(min(CAPACITY, max(recipe.window, recipe.start * 2)), xp)
        self.rng = np.random.default_rng(recipe.seed)
        self.games = 0
        self.imitated_steps = 0
        self.played_steps = 0
        self.began = monotonic()

    def copy(self) -> dict[str, Any]:
        return {name: array.copy() for name, array in self.model.arrays.items()}

    def run(self, source: Source) -> None:
        recipe = self.recipe
        self.advance(0.0)
        if self.imitated_steps < recipe.imitation_steps:
            self.gather(source, imitated=True)
            while self.imitated_steps < recipe.imitation_steps:
                self.take(source, imitated=True, owed=self.imitated_steps)
                self.imitate()
                self.advance(0.0)
            self.model.forget_momentum()
            self.average = self.copy()
        self.memory.clear()
        source.publish(self.model.snapshot(), LEARNER)
        source.publish(self.model.snapshot(), EARLIER)
        self.gather(source, imitated=False)
        first = self.played_steps
        began = monotonic()
        while (part := self.part_played(first, began)) < 1.0:
            self.take(source, imitated=False, owed=self.played_steps - first)
            self.improve(part)
            self.advance(part)
            if self.played_steps % PUBLISH_EVERY == 0:
                source.publish(self.model.snapshot(), LEARNER)
            if self.played_steps % EARLIER_EVERY == 0:
                source.publish(self.model.snapshot(), EARLIER)
                self.save()

    def part_played(self, first: int, began: float) -> float:
        part = (self.played_steps - first) / self.recipe.self_play_steps
        minutes = self.recipe.minutes
        return part if minutes is None else max(part, (monotonic() - began) / 60.0 / minutes)

    def advance(self, part: float) -> None:
        """Say how far it has come: all of imitation, and this part of self-play."""
        if self.progress is not None:
            recipe = self.recipe
            self.progress(
                self.imitated_steps + round(part * recipe.self_play_steps),
                recipe.imitation_steps + recipe.self_play_steps,
            )

    def gather(self, source: Source, *, imitated: bool) -> None:
        """Wait until there is enough to begin with."""
        while len(self.memory) < self.recipe.start:
            self.put(source.next_parcel(imitated), imitated)

    def take(self, source: Source, *, imitated: bool, owed: int) -> None:
        """Play on until every decision would be looked at about as often as the recipe says."""
        reuse = self.recipe.imitation_reuse if imitated else self.recipe.reuse
        while owed * self.recipe.batch > reuse * self.memory.met:
            self.put(source.next_parcel(imitated), imitated)

    def put(self, parcel: Parcel, imitated: bool) -> None:
        """Remember it, unless it belongs to the lesson before."""
        if parcel.imitated == imitated:
            self.memory.add(parcel.decisions)
            self.games += parcel.games

    def imitate(self) -> None:
        self.imitated_steps += 1
        batch = self.memory.batch(self.recipe.batch, self.rng)
        tell = self.imitated_steps % TELL_EVERY == 0
        rate = self.recipe.imitation_rate
        if self.room.ACTIONS:
            self.tell("imitation", self.imitated_steps, imitate(self.model, batch, rate, tell=tell))
        else:
            self.tell("judgement", self.imitated_steps, judge(self.model, batch, rate, tell=tell))

    def improve(self, part: float) -> None:
        self.played_steps += 1
        fall = self.recipe.fall
        left = 1.0 if part < fall else max(LEAST_RATE, 1.0 - (part - fall) / (1.0 - fall))
        rate = self.recipe.rate * left
        batch = self.memory.batch(self.recipe.batch, self.rng)
        tell = self.played_steps % TELL_EVERY == 0
        if not self.room.ACTIONS:
            self.tell("judgement", self.played_steps, judge(self.model, batch, rate, tell=tell))
        elif self.recipe.method == "ppo":
            self.tell("self-play", self.played_steps, improve(self.model, batch, rate, self.recipe, tell=tell))
        else:
            self.tell("monte-carlo", self.played_steps, foresee(self.model, batch, rate, tell=tell))
        for name, array in self.model.arrays.items():
            self.average[name] += AVERAGE * (array - self.average[name])

    def tell(self, lesson: str, step: int, figures: Figures) -> None:
        if figures:
            rounded = {name: round(value, 4) for name, value in figures.items()}
            seconds = round(monotonic() - self.began)
            told = {"lesson": lesson, "step": step, "games": self.games, "decisions": self.memory.met, **rounded}
            with (self.folder / LOG).open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(told | {"seconds": seconds}).decode() + "\n")
            self.report(told | {"seconds": seconds})

    def save(self) -> None:
        """Where to go on, and the network as bots read it, once there are positions to measure it by."""
        kept = self.model.saved() | {f"average_{name}": to_numpy(a) for name, a in self.average.items()}
        counts = {"imitated_steps": np.array(self.imitated_steps), "played_steps": np.array(self.played_steps)}
        with whole(self.folder / CHECKPOINT) as draft, draft.open("wb") as file:
            np.savez(file, **kept, **counts)  # type: ignore[arg-type]  # numpy's stubs take every name for its own option
        if len(self.memory):
            with whole(self.folder / NETWORK) as draft:
                draft.write_bytes(self.network().write())

    def draw(self) -> None:
        """The log as a picture."""
        log = self.folder / LOG
        lines = log.read_bytes().splitlines() if log.exists() else []
        (self.folder / PICTURE).write_text(picture(map(msgspec.json.decode, lines)), encoding="utf-8")

    def network(self) -> Any:
        sample = self.memory.batch(min(len(self.memory), self.recipe.batch), np.random.default_rng(0))
        average = {name: to_numpy(array) for name, array in self.average.items()}
        average["w1"] = smoothed(average["w1"], getattr(self.room, "SCALES", ()))
        if self.recipe.method == "monte-carlo":
            average |= resolute(average)
        return quantised(average, to_numpy(sample.features))

    def restore(self) -> bool:
        """Go on where the last training stopped, if there was one."""
        place = self.folder / CHECKPOINT
        if not place.exists():
            return False
        with np.load(place) as file:
            kept = {name: file[name] for name in file.files}
        self.model.restore(kept)
        for name in self.average:
            self.average[name][...] = xp.asarray(kept[f"average_{name}"])
        self.imitated_steps = int(kept["imitated_steps"])
        self.played_steps = int(kept["played_steps"])
        return True

    def begin_with(self, weights: Weights) -> None:
        """Take this network for one that has imitated long enough."""
        for name, array in floated(weights).items():
            self.model.arrays[name][...] = xp.asarray(array)
        self.average = self.copy()
        self.imitated_steps = self.recipe.imitation_steps


def train(
    game: str,
    recipe: Recipe,
    *,
    folder: Path,
    start: Weights | None = None,
    report: Report = lambda _: None,
    progress: Progress | None = None,
) -> Path:
    """Train a network for this game; `folder` keeps all that is needed to go on, and the file that bots read.

    A new training begins with the network `start`, if there is one, else with imitation. What is interrupted is kept.
    """
    folder.mkdir(parents=True, exist_ok=True)
    training = Training(game, recipe, folder, report, progress)
    if not training.restore() and start is not None:
        training.begin_with(start)
    try:
        with source(game, recipe, folder) as decisions:
            training.run(decisions)
    finally:
        training.save()
        training.draw()
    return folder / NETWORK
