"""Every event of every preset has a complete sentence."""

import dataclasses

import pytest

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation import events
from sudoku_desktop.evolution.explanation.events import Origin, Rule, ShownGrid
from sudoku_desktop.evolution.explanation.lens import RunExplainer
from sudoku_desktop.evolution.explanation.recording import MatingStep
from sudoku_desktop.evolution.explanation.report import GenerationKind, GenerationSummary, Individual, Mating
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, CandidateSets
from sudoku_desktop.evolution.parts.mutation import Drawing, SlackOf, SwapSequences, SwapsInOneBlock
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding
from sudoku_desktop.evolution.presets import GERGES_2018, PRESETS, SHARMA_BHARTIYA_2020
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.ui.lens.words import StepDescriber, generation_in_words
from sudoku_desktop.ui.plots.scales import Scale
from tests.evolution.bench import plain
from tests.evolution.own_operators import OF_BLOCKS, OF_CELLS
from tests.evolution.test_replay import small
from tests.puzzles import ESCARGOT

CHILD = ShownGrid.CHILD

ALIKE = PAPER.with_settings({"mutation.probability": 0.05})
VARIANTS = [
    *(small(preset) for preset in PRESETS),
    dataclasses.replace(ALIKE, duplicates=DistinctIndividuals(1)),
    dataclasses.replace(ALIKE, duplicates=UnlikeParents(), mutation=SwapsInOneBlock(0.2, 2, Drawing.BLIND, most=2)),
    dataclasses.replace(
        ALIKE, replacement=DeterministicCrowding(), mutation=SwapSequences(slack_of=SlackOf.EACH_AFTER)
    ),
    plain(BoxPermutations(), population=12, **OF_BLOCKS),
    plain(CandidateSets(), population=12, **OF_CELLS),
]


def describer_of(algorithm: Algorithm) -> StepDescriber:
    return StepDescriber(algorithm, CLASSIC, Scale.of(algorithm.fitness, CLASSIC).text)


@pytest.mark.parametrize("algorithm", VARIANTS, ids=range(len(VARIANTS)))
def test_that_every_step_is_told_in_full_sentences(qapp, algorithm):
    lens, describer = RunExplainer(algorithm, ESCARGOT, 2, Checkpoints()), describer_of(algorithm)
    for generation in range(4):
        try:
            summary = lens.summary(generation)
        except ValueError:  # the run is solved
            break
        assert generation_in_words(summary).endswith(".")
        for number in range(0, summary.matings, 4):
            mating = lens.mating(generation, number)
            for step in mating.steps:
                text = describer.step(step, mating)
                assert text.endswith((".", "mother’s.", "father’s."))
                assert not set("{}%") & set(text)


def mating_of(*parents: Individual) -> Mating:
    summary = GenerationSummary(5, GenerationKind.BRED, 20, 3, True, 1)
    mother, father = parents or (Individual(2, (), 10.0, 0.0), Individual(0, (), 8.0, 0.0))
    return Mating(summary, 4, mother, father, (), (), 9.0)


@pytest.mark.parametrize(
    ("event", "whose", "words"),
    [
        (events.Selected(2, 0), CHILD, "The mother has rank 3 (fitness 10), the father rank 1 (fitness 8)."),
        (
            events.BlocksCrossed((), (0, 3, 8), None),
            CHILD,
            "The child takes boxes 1, 4 and 9 from the father",
        ),
        (events.BlocksCrossed((), (3, 4), 3), CHILD, "The cut lies before box 4"),
        (events.BlocksCrossed((), (), None), CHILD, "Everything comes from the mother."),
        (
            events.FunctionApplied((0, 10), "Mine", (4, 7), (7, 4)),
            CHILD,
            "Mine: 4 and 7 in r1c1 and r2c2 became 7 and 4.",
        ),
        (events.FunctionApplied((), "Mine", (), ()), CHILD, "Mine changes nothing this time."),
        (events.Swapped(0, 10, (4, 7)), CHILD, "The 4 at r1c1 and the 7 at r2c2 change places."),
        (
            events.SwapRefused(0, 10, (4, 7), Rule.TOGETHER, 5, 3),
            CHILD,
            "Together they stand 5 times already in the rows and columns they would come to, and 3 are allowed.",
        ),
        (events.SwapRefused(0, 10, (4, 7), Rule.GIVEN), CHILD, "Givens never move."),
        (
            events.Costed(7.0, 9.0),
            CHILD,
            "Fitness 7, and 9 before it was changed. It is better than both",
        ),
        (events.Costed(9.0, None), CHILD, "Fitness 9. It is worse than its better parent."),
        (events.Costed(9.0, None), ShownGrid.MOTHERS_COPY, "Fitness 9."),
        (
            events.Joined(6),
            CHILD,
            "The child becomes individual 7 of 21 in the new generation. The best of the generation",
        ),
        (events.Discarded(3, 60), CHILD, "without anything new: 3; after 60 a duplicate is let in."),
        (
            events.Replaced(True, 5, 12.0),
            CHILD,
            "differs in 5 cells. It is no worse than his 12 and takes his",
        ),
        (
            events.NotReplaced(False, 1, 12.0, False),
            CHILD,
            "in 1 cell. It is worse than her 12: she keeps",
        ),
        (events.WorstReplaced(12.0), CHILD, "no worse than the worst that is left, with 12, and takes its"),
        (
            events.WorstKept(12.0, False),
            CHILD,
            "worse than the worst that is left, with 12, and replaces nobody",
        ),
        (events.WorstKept(12.0, True), CHILD, "a duplicate, which replaces nobody"),
        (events.PlaceTaken("Mine", 4, 12.0), CHILD, "Mine gives it the place of rank 5, which had 12."),
        (events.PlaceRefused("Mine", False), CHILD, "Mine gives it no place."),
        (events.PlaceRefused("Mine", True), CHILD, "a duplicate, which replaces nobody"),
        (events.Placed(0, 5, Origin.BOTH), CHILD, "r1c1: 5, which both parents have."),
        (events.Forced(0, 5, 18), CHILD, "r1c1: 5, which has no other place left in box 1."),
        (events.Died(80), CHILD, "r9c9: no digit fits any more, so it stays blank."),
        (events.GivenUp(4, 3), CHILD, "4 cells must stay blank"),
    ],
)
def test_that_sentences_tell_what_happened(qapp, event, whose, words):
    assert words in describer_of(PAPER).step(MatingStep(event, whose, (), ()), mating_of())


def test_that_an_algorithm_is_told_in_its_own_terms(qapp):
    selected = MatingStep(events.Selected(2, 0), CHILD, (), ())
    assert "the best of 7 drawn at random" in describer_of(GERGES_2018).step(selected, mating_of())
    rows = MatingStep(events.BlocksCrossed((), (7, 8), 7), CHILD, (), ())
    assert "before row 8" in describer_of(SHARMA_BHARTIYA_2020).step(rows, mating_of())
    same = mating_of(Individual(2, (), 10.0, 0.0), Individual(2, (), 10.0, 0.0))
    assert "Rank 3 (fitness 10) is both parents." in describer_of(PAPER).step(
        MatingStep(events.Selected(2, 2), CHILD, (), ()), same
    )
