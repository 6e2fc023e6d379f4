"""Explanations of matings equal what the kernels compute: the lens compares every one of them, bit for bit."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation import random
from sudoku_desktop.evolution.explanation.events import (
    Costed,
    Died,
    Discarded,
    Forced,
    GivenUp,
    Joined,
    LetIn,
    MutatedAgain,
    NotReplaced,
    Origin,
    Placed,
    Replaced,
    ShownGrid,
    Walked,
    WorstKept,
    WorstReplaced,
)
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.explanation.recording import MatingStep
from sudoku_desktop.evolution.explanation.report import GenerationKind, Mating
from sudoku_desktop.evolution.kernels.records import BEST_OF_RUN
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.mutation import SwapSequences
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, SteadyState
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, PRESETS
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from tests.evolution.bench import covering, every_combination
from tests.evolution.recording import state_of
from tests.evolution.test_replay import small
from tests.puzzles import ESCARGOT
from tests.reference.grids import solved_grid, thinned

ENCODINGS = [kind() for kind in CATALOGUE["encoding"]]
SEED = 11


def lens_on(algorithm: Algorithm, givens: Grid = ESCARGOT) -> RunExplainer:
    return RunExplainer(algorithm, givens, SEED, Checkpoints())


def generations(algorithm: Algorithm, givens: Grid, most: int) -> Run:
    """Return a run of this many generations, or until it is solved."""
    run = Run(algorithm, givens, SEED)
    run.advance(1)
    while run.generation < most and run.state.lowest[BEST_OF_RUN] > 0.0:
        run.advance(1)
    return run


def matings(lens: RunExplainer, generation: int, every: int = 1) -> Iterator[Mating]:
    """Yield the matings of a generation, all or a sample with the last one."""
    summary = lens.summary(generation)
    assert summary is not None
    for number in sorted({*range(0, summary.matings, every), summary.matings - 1, summary.best}):
        mating = lens.mating(generation, number)
        assert mating is not None
        assert mating.number == number
        yield mating


def check(mating: Mating) -> None:
    """Check that the steps lead to the child, and that the origins are correct."""
    last = [step for step in mating.steps if step.whose is ShownGrid.CHILD][-1]
    assert last.cells == mating.child
    costed = [step.event.cost for step in mating.steps if isinstance(step.event, Costed)]
    assert costed[0] == mating.cost
    for step in mating.steps:
        check_origins(mating, step)


def check_origins(mating: Mating, step: MatingStep) -> None:
    parents = {Origin.MOTHER: mating.mother, Origin.FATHER: mating.father}
    for cell, (digit, origin) in enumerate(zip(step.cells, step.origins, strict=False)):
        parent = parents.get(origin)
        if parent is not None:
            assert digit == parent.cells[cell]
        assert (origin in (Origin.BLANK, Origin.DEAD)) == (digit == 0) or not step.cells


@pytest.mark.parametrize("algorithm", [small(each) for each in PRESETS], ids=lambda each: each.name)
def test_that_every_mating_of_a_preset_is_told_as_it_was_made(algorithm: Algorithm) -> None:
    run = generations(algorithm, ESCARGOT, 70)
    lens = lens_on(algorithm)
    asked = sorted({0, 1, 2, 31, 32, 62, run.generation} & set(range(run.generation + 1)))
    for generation in asked:
        for mating in matings(lens, generation):
            check(mating)
    assert run.state.lowest[BEST_OF_RUN] == 0.0 or len(asked) == 7


@pytest.mark.parametrize("chosen", [covering, pytest.param(list, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_combinations_of_parts_are_told_as_they_were_made(
    encoding: Encoding, chosen: Callable[[Sequence[Algorithm]], list[Algorithm]]
) -> None:
    random = Random(encoding.label)
    for order in (2, 3):
        givens = Grid(thinned(solved_grid(order, random), 0.3, random), geometry(order))
        for algorithm in chosen(every_combination(encoding, population=8)):
            run = generations(algorithm, givens, 3)
            lens = lens_on(algorithm, givens)
            for generation in {1, run.generation} & set(range(run.generation + 1)):
                for mating in matings(lens, generation, every=5):
                    check(mating)


def test_that_it_is_told_where_the_building_of_a_child_was_given_up() -> None:
    algorithm = CONSTRUCTIVE_2026.with_settings({"population": 5, "mutation.probability": 0.2})
    seen: set[type] = set()
    for givens in (ESCARGOT, Grid(thinned(solved_grid(4, Random(2)), 0.3, Random(3)), geometry(4))):
        lens = lens_on(algorithm, givens)
        last = generations(algorithm, givens, 100).generation
        for generation in range(max(1, last - 8), last + 1):
            for mating in matings(lens, generation):
                check(mating)
                seen |= {type(step.event) for step in mating.steps}
    assert {GivenUp, Died, Forced, Placed, Walked} <= seen


def test_that_a_wrong_explanation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lens = lens_on(PAPER)
    assert lens.mating(3, 5) is not None
    honest = random.PlainRandom.word
    monkeypatch.setattr(random.PlainRandom, "word", lambda self: honest(self) ^ (1 << 63))
    with pytest.raises(AssertionError, match="explained"):
        list(map(lens.mating, [3] * 7, range(5, 12)))


def test_that_looking_changes_nothing() -> None:
    checkpoints = Checkpoints(spacing=0.0)
    run, alone = Run(PAPER, ESCARGOT, SEED, checkpoints), Run(PAPER, ESCARGOT, SEED)
    lens = RunExplainer(PAPER, ESCARGOT, SEED, checkpoints)
    for generation in range(0, 40, 4):
        run.advance(4)
        for number in (0, 7, 30):
            assert lens.mating(generation, number) is not None
    alone.advance(40)
    assert state_of(run) == state_of(alone)


# Which mating is which.


@pytest.mark.parametrize(
    "algorithm",
    [
        *(small(each) for each in PRESETS),
        dataclasses.replace(small(PAPER), replacement=DeterministicCrowding()),
        dataclasses.replace(small(PAPER), replacement=SteadyState()),
    ],
    ids=lambda each: f"{each.name} {each.replacement.label}",
)
def test_that_the_best_of_a_generation_is_found(algorithm: Algorithm) -> None:
    lens = lens_on(algorithm)
    run = Run(algorithm, ESCARGOT, SEED)
    news = []
    for generation in range(30):
        snapshot = run.advance(1)
        summary = lens.summary(generation)
        assert summary is not None
        best = lens.mating(generation, summary.best)
        assert best is not None
        news.append(summary.best_is_new)
        if summary.best_is_new:
            entered = {step.cells for step in best.steps if step.cells}
            assert tuple(snapshot.best.cells.tolist()) in entered
        if snapshot.solution is not None:
            break
    assert any(news)


def test_that_generations_say_how_they_were_made() -> None:
    lens = lens_on(small(GERGES_2018).with_settings({"purge.after": 5}))
    ways = [summary.way for summary in map(lens.summary, range(80)) if summary is not None]
    assert ways[0] is GenerationKind.DRAWN
    assert {GenerationKind.PURGED, GenerationKind.BRED} == set(ways[1:])


def test_that_there_is_no_mating_after_the_end() -> None:
    lens = lens_on(CONSTRUCTIVE_2026)
    run = generations(CONSTRUCTIVE_2026, ESCARGOT, 500)
    assert lens.summary(run.generation) is not None
    with pytest.raises(ValueError, match="the run ended with generation"):
        lens.summary(run.generation + 1)


def test_that_a_question_can_be_given_up() -> None:
    lens = lens_on(PAPER.with_settings({"mutation.probability": 0.0}))  # which never ends
    assert lens.mating(1_000_000, 0, is_cancelled=lambda: True) is None
    assert lens.mating(3, 0) is not None


# What becomes of a child.


def test_that_duplicates_are_told() -> None:
    alike = PAPER.with_settings({"mutation.probability": 0.03})
    seen: set[type] = set()
    for duplicates in (DistinctIndividuals(1), UnlikeParents()):
        lens = lens_on(dataclasses.replace(alike, duplicates=duplicates))
        for generation in range(1, 25):
            for mating in matings(lens, generation):
                seen |= {type(step.event) for step in mating.steps}
    assert {Discarded, LetIn, MutatedAgain, Joined} <= seen


def test_that_in_a_crowd_it_is_told_who_was_replaced() -> None:
    algorithm = dataclasses.replace(PAPER, replacement=DeterministicCrowding(), mutation=SwapSequences(0.2))
    lens = lens_on(algorithm)
    ends = [mating.steps[-1].event for generation in (1, 2, 3) for mating in matings(lens, generation)]
    assert {type(end) for end in ends} == {Replaced, NotReplaced}


def test_that_in_steady_state_it_is_told_who_was_replaced() -> None:
    alike = PAPER.with_settings({"mutation.probability": 0.03})
    lens = lens_on(dataclasses.replace(alike, replacement=SteadyState(), duplicates=DistinctIndividuals()))
    ends = [mating.steps[-1].event for generation in range(1, 25) for mating in matings(lens, generation)]
    assert {type(end) for end in ends} == {WorstReplaced, WorstKept}
    assert {end.is_duplicate for end in ends if isinstance(end, WorstKept)} == {True, False}
