"""Ancestors traced backwards are those that are found when every mating of every generation is told forwards."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding
from sudoku_desktop.evolution.presets import (
    CONSTRUCTIVE_2026,
    GERGES_2018,
    GOLD_2005,
    SHARMA_BHARTIYA_2020,
    TEAM_209,
)
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.retelling import ancestry
from sudoku_desktop.evolution.retelling.ancestry import Genealogist
from sudoku_desktop.evolution.retelling.events import BlocksCrossed, CellsCrossed, Copied, Origin
from sudoku_desktop.evolution.retelling.lens import Lens
from sudoku_desktop.evolution.run import Run
from tests.evolution.recording import state_of
from tests.evolution.test_replay import small
from tests.puzzles import ESCARGOT

SEED = 4
ALGORITHMS = [
    PAPER.with_settings({"restart.after": 30}),
    small(GERGES_2018).with_settings({"purge.after": 6}),
    small(SHARMA_BHARTIYA_2020),
    small(TEAM_209),
    GOLD_2005,
    CONSTRUCTIVE_2026.with_settings({"population": 4}),
    dataclasses.replace(PAPER, replacement=DeterministicCrowding()),
]
Tag = tuple[int, int, Origin, int | None]
"""Since when, by which mating, how, and from which founder."""


class Forwards:
    """Every individual with a tag for each of its cells, generation after generation."""

    def __init__(self, algorithm: Algorithm) -> None:
        self.algorithm = algorithm
        self.lens = Lens(algorithm, ESCARGOT, SEED, Checkpoints())
        self.run = Run(algorithm, ESCARGOT, SEED)
        self.tags: list[list[Tag]] = []

    def advance(self) -> bool:
        """Make a generation; whether the run is not over."""
        ranks = self.run.state.ranks.tolist()
        snapshot = self.run.advance(1)
        generation, size = self.run.generation, self.algorithm.population
        summary = self.lens.summary(generation)
        assert summary is not None
        if summary.is_drawn:
            self.tags = [[(generation, slot, Origin.BOTH, slot)] * 81 for slot in range(size)]
            return snapshot.solution is None
        old = self.tags
        is_crowd = isinstance(self.algorithm.replacement, DeterministicCrowding) and not summary.is_purge
        self.tags = list(old) if is_crowd else [old[ranks[slot]] for slot in range(summary.elite)] + [[]] * size
        for number in range(summary.matings):
            self.lens.mating(generation, number)  # opens the generation
            outcome = self.lens.outcome(number)
            parents = [self.tags if is_crowd else old] * 2
            mother, father = (
                tags[ranks[each.rank]] for tags, each in zip(parents, (outcome.mother, outcome.father), strict=True)
            )
            for slot, cells, _ in outcome.entered:
                last = next(step for step in reversed(outcome.steps) if step.cells == cells)
                mates = [step for step in outcome.steps if step.whose is last.whose]
                born = next(
                    (each for each in mates if isinstance(each.event, BlocksCrossed | CellsCrossed | Copied)), last
                )
                self.tags[slot] = [
                    self.tag(generation, number, last.origins[cell], born.origins[cell], mother[cell], father[cell])
                    if last.origins[cell] is not Origin.CHANGED or last.cells[cell] != born.cells[cell]
                    else self.tag(generation, number, born.origins[cell], Origin.BLANK, mother[cell], father[cell])
                    for cell in range(81)
                ]
        return snapshot.solution is None

    @staticmethod
    def tag(generation: int, number: int, origin: Origin, born: Origin, mother: Tag, father: Tag) -> Tag:
        if origin is Origin.CHANGED:
            return generation, number, origin, (father if born is Origin.FATHER else mother)[3]
        if origin is Origin.FATHER:
            return father
        if origin in (Origin.MOTHER, Origin.BOTH, Origin.FIXED):
            return mother
        return generation, number, origin, None


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda each: f"{each.name} {each.replacement.label}")
def test_that_ancestors_are_those_found_forwards(algorithm: Algorithm) -> None:
    forwards = Forwards(algorithm)
    genealogist = Genealogist(algorithm, ESCARGOT, SEED, Checkpoints())
    for generation in range(45):
        goes_on = forwards.advance()
        if generation % 7 and goes_on:
            continue
        state = forwards.run.state
        best = int(np.argmin(state.costs[int(state.counters[0]), : algorithm.population]))
        found = genealogist.ancestry(generation)
        assert found is not None
        wanted = forwards.tags[best]
        for each in found.cells:
            assert (each.since, each.mating, each.origin, each.founder) == wanted[each.cell]
        assert len(found.cells) == int((forwards.run.prepared.cells == 0).sum())
        if not goes_on:
            break


def test_that_lines_lead_from_the_founders_to_the_best() -> None:
    found = Genealogist(PAPER, ESCARGOT, SEED, Checkpoints()).ancestry(200)
    assert found is not None
    assert (found.first, found.generation) == (0, 200)
    assert {line.founder for line in found.lines if line.founder is not None} == set(found.founders)
    assert max(line.last for line in found.lines if line.lane == 0) == 200
    for joint in found.joints:
        for lane in (joint.lane, joint.parent):
            assert any(line.lane == lane and line.first <= joint.generation <= line.last for line in found.lines)


def test_that_very_long_ago_is_not_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ancestry, "MOST_GENERATIONS", 50)
    found = Genealogist(PAPER, ESCARGOT, SEED, Checkpoints()).ancestry(200)
    assert found is not None
    assert found.first == 150
    assert all(each.since >= 150 for each in found.cells)


def test_that_tracing_changes_nothing_and_can_be_given_up() -> None:
    checkpoints = Checkpoints(spacing=0.0)
    run, alone = Run(PAPER, ESCARGOT, SEED, checkpoints), Run(PAPER, ESCARGOT, SEED)
    run.advance(300)
    genealogist = Genealogist(PAPER, ESCARGOT, SEED, checkpoints)
    assert genealogist.ancestry(300, is_given_up=lambda: True) is None
    assert genealogist.ancestry(300) is not None
    run.advance(50)
    alone.advance(350)
    assert state_of(run) == state_of(alone)
