"""Recorded ancestry equals that found by explaining every mating of every generation."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

import numpy as np
import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.ancestry import Genealogist
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation.events import BlocksCrossed, CellsCrossed, Copied, Origin
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.explanation.recording import MatingStep
from sudoku_desktop.evolution.explanation.report import DigitSource
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, SteadyState
from sudoku_desktop.evolution.presets import (
    CONSTRUCTIVE_2026,
    GERGES_2018,
    GOLD_2005,
    RANDOM_CONSTRUCTION,
    SHARMA_BHARTIYA_2020,
    TEAM_209,
)
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from tests.evolution.recording import state_of
from tests.evolution.test_replay import small
from tests.puzzles import ESCARGOT

SEED = 4
ALGORITHMS = [
    PAPER.with_settings({"restart.after": 9}),
    small(GERGES_2018).with_settings({"population": 24, "purge.after": 6}),
    small(SHARMA_BHARTIYA_2020).with_settings({"population": 24}),
    small(TEAM_209).with_settings({"population": 24}),
    GOLD_2005,
    CONSTRUCTIVE_2026.with_settings({"population": 4}),
    RANDOM_CONSTRUCTION.with_settings({"population": 4}),
    dataclasses.replace(PAPER, replacement=DeterministicCrowding()),
    dataclasses.replace(PAPER, replacement=SteadyState()),
]
ORIGINS = {
    DigitSource.FOUNDER: Origin.BOTH,
    DigitSource.CHANGED: Origin.CHANGED,
    DigitSource.RANDOM: Origin.RANDOM,
    DigitSource.FORCED: Origin.FORCED,
}
Tag = tuple[int, int, Origin, int | None]
"""Tag of a cell: since when, by which mating, how, and from which founder."""
Met = tuple[int, int] | None
"""Generation and mating in which the founder's part joined the others, or None."""


class Forwards:
    """Tracks a tag for each cell of every individual, generation after generation."""

    def __init__(self, algorithm: Algorithm) -> None:
        self.algorithm = algorithm
        self.lens = RunExplainer(algorithm, ESCARGOT, SEED, Checkpoints())
        self.run = Run(algorithm, ESCARGOT, SEED)
        self.tags: list[list[Tag]] = []
        self.mets: list[list[Met]] = []
        self.free = np.flatnonzero(self.run.prepared.cells == 0)

    def advance(self) -> bool:
        """Compute a generation; return whether the run continues."""
        ranks = self.run.state.ranks.tolist()
        snapshot = self.run.advance(1)
        generation, size = self.run.generation, self.algorithm.population
        summary = self.lens.summary(generation)
        assert summary is not None
        if summary.is_drawn:
            self.tags = [[(generation, slot, Origin.BOTH, slot)] * 81 for slot in range(size)]
            self.mets = [[None] * 81 for _ in range(size)]
            return snapshot.solution is None
        old, old_mets = self.tags, self.mets
        is_crowd = isinstance(self.algorithm.replacement, DeterministicCrowding | SteadyState) and not summary.is_purge
        self.tags = list(old) if is_crowd else [old[ranks[slot]] for slot in range(summary.elite)] + [[]] * size
        self.mets = (
            list(old_mets) if is_crowd else [old_mets[ranks[slot]] for slot in range(summary.elite)] + [[]] * size
        )
        for number in range(summary.matings):
            self.lens.mating(generation, number)  # opens the generation
            outcome = self.lens.outcome(number)
            parents = [self.tags if is_crowd else old] * 2
            mother, father = (
                tags[ranks[each.rank]] for tags, each in zip(parents, (outcome.mother, outcome.father), strict=True)
            )
            all_mets = self.mets if is_crowd else old_mets
            mets = [list(all_mets[ranks[each.rank]]) for each in (outcome.mother, outcome.father)]
            entered = []
            for slot, cells, _ in outcome.entered:
                last = next(step for step in reversed(outcome.steps) if step.cells == cells)
                mates = [step for step in outcome.steps if step.whose is last.whose]
                born = next(
                    (each for each in mates if isinstance(each.event, BlocksCrossed | CellsCrossed | Copied)), last
                )
                tags = [
                    self.tag(generation, number, last.origins[cell], born.origins[cell], mother[cell], father[cell])
                    if last.origins[cell] is not Origin.CHANGED or last.cells[cell] != born.cells[cell]
                    else self.tag(generation, number, born.origins[cell], Origin.BLANK, mother[cell], father[cell])
                    for cell in range(81)
                ]
                entered.append((slot, tags, self.met((generation, number), tags, born, (mother, father), mets)))
            for slot, tags, met in entered:
                self.tags[slot], self.mets[slot] = tags, met
        return snapshot.solution is None

    def met(
        self,
        now: tuple[int, int],
        tags: list[Tag],
        born: MatingStep,
        parents: tuple[list[Tag], list[Tag]],
        mets: list[list[Met]],
    ) -> list[Met]:
        """Return when the founders' parts joined, if the child has those of one parent, or of both."""
        for parent, met in zip(parents, mets, strict=True):
            if all(tags[cell][3] in (None, parent[cell][3]) for cell in self.free):
                return met
        sources = list(born.origins)
        if isinstance(born.event, BlocksCrossed | CellsCrossed):
            sources = [Origin.FATHER if cell in born.event.touched else Origin.MOTHER for cell in range(81)]
        is_father = [source is Origin.FATHER for source in sources]
        is_mother = [source in (Origin.MOTHER, Origin.BOTH) for source in sources]
        joining = is_father if sum(is_father) <= sum(is_mother) else is_mother
        return [
            now if joins else mets[other][cell]
            for cell, (joins, other) in enumerate(zip(joining, is_father, strict=True))
        ]

    @staticmethod
    def tag(generation: int, number: int, origin: Origin, born: Origin, mother: Tag, father: Tag) -> Tag:
        if origin is Origin.CHANGED:
            return generation, number, origin, (father if born is Origin.FATHER else mother)[3]
        if origin is Origin.FATHER:
            return father
        if origin in (Origin.MOTHER, Origin.BOTH, Origin.FIXED):
            return mother
        return generation, number, origin, None


class Frame(NamedTuple):
    """The tags of the best individual after a generation, and whether the run then continues."""

    goes_on: bool
    tags: list[Tag]
    mets: list[Met]


def frames(algorithm: Algorithm) -> list[Frame]:
    """Return the first generations, fewer if the run ends earlier."""
    forwards, found = Forwards(algorithm), []
    while len(found) < 22 and (not found or found[-1].goes_on):
        goes_on = forwards.advance()
        state = forwards.run.state
        best = int(np.argmin(state.costs[int(state.counters[0]), : algorithm.population]))
        found.append(Frame(goes_on, forwards.tags[best], list(forwards.mets[best])))
    return found


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: f"{each.name} {each.replacement.label}")
def test_that_ancestors_are_those_found_forwards(algorithm: Algorithm) -> None:
    run = Run(algorithm, ESCARGOT, SEED)
    free = np.flatnonzero(run.prepared.cells == 0)
    genealogist = Genealogist(algorithm, ESCARGOT, SEED, Checkpoints())
    for generation, frame in enumerate(frames(algorithm)):
        if generation % 7 and frame.goes_on:
            continue
        found = genealogist.ancestry(generation)
        assert found is not None
        for each in found.cells:
            assert (each.since, each.mating, ORIGINS[each.how], each.founder) == frame.tags[each.cell]
            assert each.met == (None if each.founder is None else frame.mets[each.cell])
        assert [each.cell for each in found.cells] == [cell for cell in free if found.best[cell]]


def test_that_it_gets_there_however_often_it_is_given_up() -> None:
    checkpoints = Checkpoints(spacing=0.0)
    algorithm = PAPER.with_settings({"restart.after": 150})
    run = Run(algorithm, ESCARGOT, SEED, checkpoints)
    run.advance(400)
    far, genealogist = Checkpoints(), Genealogist(algorithm, ESCARGOT, SEED, checkpoints)
    wanted = Genealogist(algorithm, ESCARGOT, SEED, far).ancestry(400)
    for generation in (400, 10, 320, 90, 400):
        looks = iter(range(1000))
        found = genealogist.ancestry(generation, lambda looks=looks: next(looks) > 0)
        assert found is None or found.generation == generation
    so_far = genealogist.so_far()
    assert so_far is None or so_far.first <= so_far.generation <= 400
    assert genealogist.ancestry(400) == wanted


def test_that_tracing_changes_nothing_and_can_be_given_up() -> None:
    checkpoints = Checkpoints(spacing=0.0)
    run, alone = Run(PAPER, ESCARGOT, SEED, checkpoints), Run(PAPER, ESCARGOT, SEED)
    run.advance(300)
    genealogist = Genealogist(PAPER, ESCARGOT, SEED, checkpoints)
    assert genealogist.ancestry(300, is_cancelled=lambda: True) is None
    assert genealogist.ancestry(300) is not None
    run.advance(50)
    alone.advance(350)
    assert state_of(run) == state_of(alone)
