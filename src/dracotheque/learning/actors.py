"""Actors: those who play the games from which is learnt, here or in processes of their own."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dracotheque import games
from dracotheque.bots.workers import prepare
from dracotheque.core.errors import Unavailable
from dracotheque.learning.decisions import Decisions, Row
from dracotheque.learning.episodes import EARLIER, LEARNER, Episode, School
from dracotheque.learning.files import whole
from dracotheque.learning.judging import JudgingSchool
from dracotheque.learning.recipe import Recipe

PARCEL: Final = 16_000
"""Decisions that are handed over at once."""
WAITING: Final = 4
"""Parcels per actor that may wait for the learner."""
PATIENCE: Final = 120
"""Seconds without any parcel after which nobody waits any longer, even for actors that live."""

Brain = dict[str, NDArray[np.float32]]


class Parcel(NamedTuple):
    """What an actor hands over."""

    decisions: Decisions
    games: int
    imitated: bool


class Actor:
    """Plays many games at once, so that the network is asked about many positions at once."""

    def __init__(self, game: str, recipe: Recipe, seed: int) -> None:
        opened = games.get(game)
        school = School if opened.insight.features.ACTIONS else JudgingSchool
        self.school = school(opened, recipe)
        self.rng = Random(seed)
        self.brains: dict[int, Brain] = {}
        self.running: list[tuple[Episode, int, list[int]]] = []

    def watch(self, size: int) -> Parcel:
        """At least so many decisions of rules of thumb."""
        rows: list[Row] = []
        played = 0
        while len(rows) < size:
            rows += self.school.watch(self.rng)
            played += 1
        return self.parcel(rows, played, imitated=True)

    def play(self, size: int) -> Parcel:
        """At least so many decisions of the network."""
        rows: list[Row] = []
        played = 0
        while len(rows) < size:
            while len(self.running) < self.school.recipe.tables:
                self.begin()
            answers = self.answers()
            going, self.running = self.running, []
            for (episode, _, _), row in zip(going, answers, strict=True):
                try:
                    self.running.append((episode, *episode.send(row)))
                except StopIteration as end:
                    rows += end.value
                    played += 1
        return self.parcel(rows, played, imitated=False)

    def begin(self) -> None:
        episode = self.school.play(self.rng)
        try:
            self.running.append((episode, *next(episode)))
        except StopIteration:  # a game without a single choice
            return

    def answers(self) -> list[NDArray[np.float32]]:
        """What the networks say of all positions that wait."""
        found: list[Any] = [None] * len(self.running)
        for who in (LEARNER, EARLIER):
            places = [place for place, (_, asked, _) in enumerate(self.running) if asked == who]
            if places:
                said = asked_at_once(self.brains.get(who) or self.brains[LEARNER], [self.running[p][2] for p in places])
                for place, row in zip(places, said, strict=True):
                    found[place] = row
        return found

    def parcel(self, rows: list[Row], played: int, *, imitated: bool) -> Parcel:
        room = self.school.room
        return Parcel(Decisions.of(rows, room.INPUTS, room.ACTIONS), played, imitated)


def asked_at_once(brain: Brain, lists: list[list[int]]) -> NDArray[np.float32]:
    """All answers to several lists of features: their rows of the first table are added up, list by list."""
    first: NDArray[np.float32] = np.empty((len(lists), len(brain["b1"])), np.float32)
    for row, features in zip(first, lists, strict=True):
        np.add.reduce(brain["w1"].take(features, 0), 0, out=row)
    first += brain["b1"]
    np.maximum(first, 0.0, out=first)
    second: NDArray[np.float32] = first @ brain["w2"]
    second += brain["b2"]
    np.maximum(second, 0.0, out=second)
    answers: NDArray[np.float32] = second @ brain["w3"].T
    answers += brain["b3"]
    return answers


class Troupe:
    """Actors in processes of their own; they read the network from a folder and send parcels."""

    def __init__(self, folder: Path, parcels: Any, actors: Sequence[BaseProcess]) -> None:
        self.folder = folder
        self.parcels = parcels
        self.actors = actors

    def publish(self, brain: Brain, who: int) -> None:
        publish(self.folder, brain, who)

    def parcel(self) -> Parcel:
        """The next one, from whichever actor."""
        for _ in range(PATIENCE):
            try:
                found: Parcel = self.parcels.get(timeout=1.0)
            except Empty:
                if not any(actor.is_alive() for actor in self.actors):
                    break
            else:
                return found
        raise Unavailable("error-actors-gone")


@contextmanager
def troupe(game: str, recipe: Recipe, folder: Path) -> Iterator[Troupe]:
    """So many actors as the recipe says, until the end of the block."""
    context = get_context("spawn")
    parcels = context.Queue(WAITING * recipe.workers)
    done = context.Event()
    # One thread each: there are as many actors as there are cores.
    os.environ |= dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    seeds = [recipe.seed * 1_000_003 + number for number in range(recipe.workers)]
    actors = [
        context.Process(target=perform, args=(game, recipe, seed, str(folder), parcels, done), daemon=True)
        for seed in seeds
    ]
    for actor in actors:
        actor.start()
    try:
        yield Troupe(folder, parcels, actors)
    finally:
        done.set()
        for actor in actors:
            actor.terminate()
            actor.join()


def perform(game: str, recipe: Recipe, seed: int, folder: str, parcels: Any, done: Any) -> None:
    """The life of an actor: watch until there is a network, then play with the newest one."""
    prepare()
    actor = Actor(game, recipe, seed)
    stamps: dict[int, int] = {}
    while not done.is_set():
        for who in (LEARNER, EARLIER):
            renew(actor, Path(folder), who, stamps)
        parcels.put(actor.play(PARCEL) if actor.brains else actor.watch(PARCEL))


def brain_file(folder: Path, who: int) -> Path:
    return folder / f"brain-{who}.npz"


def publish(folder: Path, brain: Brain, who: int) -> None:
    """Put a network where actors look for it, whole or not at all."""
    with whole(brain_file(folder, who)) as draft, draft.open("wb") as file:
        np.savez(file, **brain)  # type: ignore[arg-type]  # numpy's stubs take every name for its own option


def renew(actor: Actor, folder: Path, who: int, stamps: dict[int, int]) -> None:
    """Take the newest network of the folder, if there is a newer one."""
    place = brain_file(folder, who)
    if not place.exists():
        return
    stamp = place.stat().st_mtime_ns
    if stamps.get(who) != stamp:
        with np.load(place) as kept:
            actor.brains[who] = {name: kept[name] for name in kept.files}
        stamps[who] = stamp
