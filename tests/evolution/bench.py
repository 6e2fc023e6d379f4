"""A run for inspection: its population can be read and replaced, and it continues by single generations or trials."""

import dataclasses
from collections.abc import Sequence
from functools import cache
from itertools import combinations, cycle, product
from random import Random

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import NEVER
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.records import (
    BEST_OF_RUN,
    BEST_SINCE_RESTART,
    HALF,
    NO_MATINGS,
    SINCE_BETTER,
    TRACE_COLUMNS,
)
from sudoku_desktop.evolution.lowering import digits_of
from sudoku_desktop.evolution.lowering.boxes import unpack
from sudoku_desktop.evolution.parts.catalogue import fitting
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, Encoding, RowPermutations
from sudoku_desktop.evolution.parts.escape import Ageing, Escape, Purge, Restart, SeededRestart
from sudoku_desktop.evolution.parts.fitness import MissingAndRepeated
from sudoku_desktop.evolution.parts.improvement import NoImprovement
from sudoku_desktop.evolution.parts.mutation import OtherCandidates, SwapSequences
from sudoku_desktop.evolution.parts.preparation import AsGiven
from sudoku_desktop.evolution.parts.replacement import Elitism
from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.run import Run

Population = NDArray[np.uint8]
Costs = NDArray[np.float64]

TRIAL = 1
"""Quota for one trial, or for all trials of one mating."""


def plain(encoding: Encoding, **parts: object) -> Algorithm:
    """Return an algorithm that draws parents uniformly and crosses uniformly, without other operators except the given
    ones.
    """
    blocks = isinstance(encoding, BoxPermutations | RowPermutations)
    chosen: dict[str, object] = {
        "name": "plain",
        "title": "Plain",
        "authors": "",
        "year": 2026,
        "source": "",
        "sentence": "",
        "population": 20,
        "encoding": encoding,
        "fitness": MissingAndRepeated(),
        "selection": Tournament(1),
        "crossover": UniformCrossover(),
        "mutation": SwapSequences(0.0) if blocks else OtherCandidates(0.0),
        "replacement": Elitism(0),
    }
    return Algorithm(**(chosen | parts))  # type: ignore[arg-type]


def packed(cells: Population, givens: Grid) -> NDArray[np.int64]:
    """Pack chromosomes of shape (many, 81) to boxes, shape (many, WORDS)."""
    digits = cells[:, givens.geometry.boxes].astype(np.int64) - 1
    places = np.arange(SIZE)
    rows, columns = places // 3 * 9, 27 + places % 3 * 9
    marks = np.bitwise_or.reduce((1 << (digits + rows)) | (1 << (digits + columns)), axis=2)
    return np.hstack([(digits << (4 * places)).sum(axis=2), marks])


class Bench:
    """A run after its generation 0. `trace` is the row of the last generation."""

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int = 2007) -> None:
        self.run = Run(algorithm, givens, seed)
        self.run.advance(0)
        self.givens = self.run.prepared
        self.size = algorithm.population
        self.state = self.run.state
        self.counters = self.state.counters
        self.trace = np.zeros((1, TRACE_COLUMNS))

    @property
    def half(self) -> int:
        return int(self.counters[HALF])

    def population(self, half: int | None = None) -> Population:
        """Return copies of the chromosomes of a half, by default the current one; shape (population, cells)."""
        half = self.half if half is None else half
        if self.state.words.shape[1]:
            return unpack(self.state.words[half].reshape(-1, WORDS)[: self.size], self.givens)
        return self.state.digits[half].reshape(self.size + 1, -1)[: self.size].copy()

    @property
    def spare(self) -> Population:
        """Return the chromosome in the spare slot, shape (cells,)."""
        return digits_of(self.state, self.half, self.size, self.givens)

    @property
    def costs(self) -> Costs:
        """Return the costs by slot, shape (population,)."""
        return self.state.costs[self.half, : self.size].copy()

    @property
    def ranks(self) -> NDArray[np.int64]:
        """Return the slots, best first, shape (population,)."""
        return self.state.ranks.copy()

    def put(self, cells: ArrayLike, costs: Sequence[float] | Costs) -> None:
        """Replace the population; the generation's best becomes the best so far."""
        chromosomes = np.asarray(cells, np.uint8)
        if self.state.words.shape[1]:
            words = packed(chromosomes, self.givens)
            self.state.words[self.half, : words.size] = words.ravel()
        else:
            self.state.digits[self.half, : chromosomes.size] = chromosomes.ravel()
        self.state.costs[self.half, : self.size] = costs
        self.state.ages[self.half] = 0
        self.state.ranks[:] = np.argsort(costs, kind="stable")
        self.state.lowest[[BEST_OF_RUN, BEST_SINCE_RESTART]] = np.min(costs)
        self.counters[SINCE_BETTER] = 0

    def step(self, quota: int = NEVER) -> bool:
        """Continue until the next generation is complete or the quota is used; return whether it is complete."""
        with np.errstate(over="ignore"):  # the generator's arithmetic wraps; without the JIT NumPy would complain
            return advance(*self.run.lowered, self.state, self.trace, 1, NEVER, quota, False, NO_MATINGS) == 1


ESCAPES: tuple[tuple[Escape, ...], ...] = (
    (),
    (Ageing(2), Restart(3)),
    (SeededRestart(3), Purge(2)),
    (Purge(1),),
)


@cache
def every_combination(encoding: Encoding, population: int) -> tuple[Algorithm, ...]:
    """Return all combinations of parts on an encoding, with alternating escapes and random treatment of duplicates."""
    base = {"population": population, "preparation": AsGiven()}
    places = ("fitness", "selection", "crossover", "mutation", "improvement", "replacement")
    turns = cycle(escapes for escapes in ESCAPES if all(type(escape).fits(encoding) for escape in escapes))
    random, duplicates = Random(encoding.label), fitting("duplicates", encoding)
    algorithms = []
    for kinds in product(*(fitting(place, encoding) for place in places)):
        parts = {place: kind() for place, kind in zip(places, kinds, strict=True)}
        if not isinstance(parts["improvement"], NoImprovement):
            parts["improvement"] = dataclasses.replace(parts["improvement"], share=0.5)  # type: ignore[call-arg]
        parts["duplicates"] = random.choice(duplicates)()
        algorithms.append(plain(encoding, **base, **parts, escapes=next(turns)))
    return tuple(algorithms)


def covering(algorithms: Sequence[Algorithm]) -> list[Algorithm]:
    """Return a few of all combinations, such that each pair of kinds of parts in any combination is in one of these.

    The combination with most new pairs comes next (Chvátal 1979).
    """

    def pairs(algorithm: Algorithm) -> set[tuple[object, ...]]:
        places = ("fitness", "selection", "crossover", "mutation", "improvement", "replacement", "duplicates")
        kinds: list[object] = [(place, type(getattr(algorithm, place))) for place in places]
        return set(combinations([*kinds, ("escapes", algorithm.escapes)], 2))

    rest = [(algorithm, pairs(algorithm)) for algorithm in algorithms]
    missing: set[tuple[object, ...]] = set().union(*(brought for _, brought in rest))
    chosen = []
    while missing:
        algorithm, brought = max(rest, key=lambda each: len(each[1] & missing))
        chosen.append(algorithm)
        missing -= brought
    return chosen
