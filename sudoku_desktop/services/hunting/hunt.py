"""A hunt: islands that evolve side by side in worker processes, and an archive from which it can go on.

An island depends on the seed of the hunt and its own number alone, so that the number of workers changes the speed of a
hunt, but not the islands' course.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from dataclasses import asdict, dataclass
from threading import Event
from typing import Protocol, TypeVar

from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import GivenUpError, ProblemError, Sentence
from sudoku_desktop.services.hunting.archive import HuntArchive, KeptFind, KeptHunt
from sudoku_desktop.services.hunting.island import Find, Island, IslandState
from sudoku_desktop.services.hunting.objectives import DEFAULT_SETTINGS, ObjectiveSettings
from sudoku_desktop.services.hunting.options import Aim
from sudoku_desktop.services.locks import lock
from sudoku_desktop.trials.execution import LOOK_SECONDS, MOST_LOSSES, LostError

EPOCH_WORK = 3_000
"""Work between two commits, in the units of `objectives`: what a hunt that is killed must do again."""

Answer = TypeVar("Answer")


class CallPool(Protocol):
    """Calls functions of modules elsewhere, `jobs` at a time."""

    jobs: int

    def call(self, function: Callable[..., Answer], *arguments: object) -> Future[Answer]:
        """Raises LostError in the future when the worker is gone."""

    def close(self) -> None:
        """End now, and discard what is being done."""


@dataclass(frozen=True)
class HuntRequest:
    """The objective of a hunt by name, its settings, and the seed."""

    objective: str = Aim.RATING.value
    seed: int = 0
    settings: ObjectiveSettings = DEFAULT_SETTINGS

    @property
    def settings_text(self) -> str:
        """The settings as text, by which the archive knows the hunt."""
        return json.dumps(asdict(self.settings) | {"level": self.settings.level.value})

    @classmethod
    def of(cls, kept: KeptHunt) -> HuntRequest:
        """Return the request by which a hunt of an archive goes on."""
        settings = json.loads(kept.settings)
        return cls(kept.objective, kept.seed, ObjectiveSettings(Level(settings["level"]), settings["algorithm"]))


@dataclass(frozen=True)
class HuntProgress:
    """Report after each epoch: new finds, the best of them all first; numbers of the whole hunt."""

    new: tuple[KeptFind, ...]
    is_new_best: bool
    best: KeptFind | None
    children: int
    islands: int
    seconds: float
    state: IslandState
    """State of the island that has just done some work."""


def advance(
    objective: str, settings: ObjectiveSettings, state: IslandState, work: int
) -> tuple[IslandState, list[Find]]:
    """Let an island do some work, in a worker; return its new state and its finds."""
    island = Island(objective, settings, state)
    finds = list(island.advance(work))
    return island.state, finds


class Hunt:
    """A hunt that is begun, or goes on from its archive. `run` hunts until it is stopped."""

    def __init__(self, request: HuntRequest, archive: HuntArchive) -> None:
        self._request = request
        self._archive = archive
        self.id = archive.open_hunt(request.objective, request.settings_text, request.seed)
        """Id of the hunt in the archive."""

    def run(self, pool: CallPool, stop: Event, epoch_work: int | None = None) -> Iterator[HuntProgress]:
        """Hunt, and yield a report after each epoch, until `stop` is set or the iterator is closed.

        `epoch_work`, EPOCH_WORK unless given, changes how often there is a report, but not the islands' course. Raises
        ProblemError if the hunt is under way elsewhere, and GivenUpError when workers are lost again and again.
        """
        path = self._archive.path
        held = lock(path.with_name(f"{path.name}-{self.id}"))
        if held is None:
            raise ProblemError(
                Sentence("this hunt is under way in another window or program; end it there, or take another seed")
            )
        try:
            yield from self._run(pool, stop, epoch_work or EPOCH_WORK)
        finally:
            held.release()

    def _run(self, pool: CallPool, stop: Event, epoch_work: int) -> Iterator[HuntProgress]:
        archive = self._archive
        before, began = archive.seconds(self.id), time.monotonic()
        best = next(iter(archive.finds(self.id, 1)), None)
        over = archive.islands(self.id)
        running: dict[Future[tuple[IslandState, list[Find]]], IslandState] = {}
        losses = 0
        while not stop.is_set():
            while len(running) < pool.jobs:
                state = self._next_state(over, {state.number for state in running.values()})
                running[self._start(pool, state, epoch_work)] = state
            for future in wait(running, LOOK_SECONDS, FIRST_COMPLETED).done:
                state = running.pop(future)
                try:
                    state, finds = future.result()
                except (LostError, CancelledError, ConnectionError):
                    losses += 1
                    if losses > MOST_LOSSES:
                        raise GivenUpError(
                            Sentence("the workers of the hunt end again and again; it was given up")
                        ) from None
                    continue
                losses = 0
                seconds = before + time.monotonic() - began
                new = archive.commit(self.id, state, finds, seconds)
                over[state.number] = state.is_over
                new.sort(key=lambda kept: -kept.find.value)
                is_new_best = bool(new) and (best is None or new[0].find.value > best.find.value)
                best = new[0] if is_new_best else best
                children = archive.children(self.id)
                yield HuntProgress(tuple(new), is_new_best, best, children, len(over), seconds, state)

    def _start(self, pool: CallPool, state: IslandState, work: int) -> Future[tuple[IslandState, list[Find]]]:
        return pool.call(advance, self._request.objective, self._request.settings, state, work)

    def _next_state(self, over: dict[int, bool], running: set[int]) -> IslandState:
        """Return the state of the first island that is neither over nor running."""
        number = next(each for each in itertools.count() if each not in running and not over.get(each, False))
        return self._archive.state(self.id, number) or Island.new_state(self._request.seed, number)
