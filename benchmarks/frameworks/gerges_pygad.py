"""Gerges, Zouein & Azar 2018 written with PyGAD: operators on whole populations, as its callbacks take them.

"Swapping two pairs of cells" is read as two swaps in one box. PyGAD breeds offspring from parents in two steps:
the crossover returns the children and, behind them, the first parents; the mutation mutates the children and puts
the better of the mutated parents in their parents' places. Only time limits the generations.
"""

import time

import numpy as np
import pygad
from numpy.typing import NDArray

from frameworks import box_grids
from frameworks.box_grids import POPULATION, SIZE, BoxPuzzle, Digits
from frameworks.trials import Trials

PAIRS = POPULATION // 2
EVER = 2**31


class Gerges:
    """The operators for one puzzle, with the state that they share."""

    def __init__(self, puzzle: BoxPuzzle, seconds: float, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.trials = 0
        self._puzzle = puzzle
        self._ends = time.perf_counter() + seconds
        self._unchanged = 0
        self.least = -1
        longest = max(map(len, puzzle.swappable))
        self._blanks = np.array([np.resize(places, longest) for places in puzzle.swappable])
        self._blank_counts = np.array([len(places) for places in puzzle.swappable])

    def fitness(self, ga: pygad.GA, chromosomes: Digits, indices: list[int]) -> NDArray[np.float64]:
        """Return the negated penalty, because PyGAD maximises; a tournament treats it like 1 / penalty."""
        return -box_grids.penalties(np.asarray(chromosomes)).astype(float)

    def tournaments(self, fitness: NDArray[np.float64], count: int, ga: pygad.GA) -> tuple[Digits, Digits]:
        """Return the winners, pair after pair; the second tournament of a pair leaves out the winner of the first."""
        rivals = self.random.integers(POPULATION, size=(PAIRS, box_grids.TOURNAMENT))
        first = rivals[np.arange(PAIRS), np.argmax(fitness[rivals], axis=1)]
        rivals = self.random.integers(POPULATION - 1, size=(PAIRS, box_grids.TOURNAMENT))
        rivals += rivals >= first[:, None]
        second = rivals[np.arange(PAIRS), np.argmax(fitness[rivals], axis=1)]
        winners = np.stack([first, second], axis=1).ravel()
        return ga.population[winners], winners

    def crossover(self, parents: Digits, size: tuple[int, int], ga: pygad.GA) -> Digits:
        """Return a child of each pair, then the first parents, which the mutation replaces by the better parents."""
        return np.concatenate([self._cross(parents[0::2], parents[1::2]), parents[0::2]])[: size[0]]

    def mutation(self, offspring: Digits, ga: pygad.GA) -> Digits:
        """Mutate the children with their probability, and append the better of the mutated parents."""
        self._mutate(offspring[:PAIRS], box_grids.CHILD_MUTATION)
        parents = ga.last_generation_parents.copy()
        self._mutate(parents, box_grids.PARENT_MUTATION)
        one, other = box_grids.penalties(parents).reshape(PAIRS, 2).T
        better = np.where((other < one)[:, None], parents[1::2], parents[0::2])
        offspring[PAIRS:] = better[: len(offspring) - PAIRS]
        return offspring

    def after_generation(self, ga: pygad.GA) -> str | None:
        """Count the trials, purge after generations without improvement, and stop when the time is up."""
        self.trials += PAIRS * box_grids.TRIALS_OF_A_MATING
        self._note(ga)
        if self._unchanged == box_grids.PURGE_AFTER:
            best = int(np.argmax(ga.last_generation_fitness))
            purged = self._cross(ga.population, ga.population[best])
            purged[best] = ga.population[best]
            self._mutate(purged[best : best + 1], 1.0)
            ga.population = purged
            ga.last_generation_fitness = self.fitness(ga, purged, [])
            self.trials += POPULATION
            self._unchanged = 0
            self._note(ga)
        return "stop" if self.least == 0 or time.perf_counter() > self._ends else None

    def _note(self, ga: pygad.GA) -> None:
        """Record the best penalty, and for how many generations it has not improved."""
        least = int(-np.max(ga.last_generation_fitness))
        self._unchanged += 1
        if self.least < 0 or least < self.least:
            self.least, self._unchanged = least, 0

    def _cross(self, ones: Digits, others: Digits) -> Digits:
        """Return children whose boxes come from either parent."""
        from_one = np.repeat(self.random.random((len(ones), SIZE)) < 0.5, SIZE, axis=1)
        return np.where(from_one, ones, others)

    def _mutate(self, chromosomes: Digits, probability: float) -> None:
        """Swap two pairs of blanks in one box of some chromosomes, in place."""
        chosen = np.flatnonzero(self.random.random(len(chromosomes)) < probability)
        boxes = self.random.integers(len(self._blanks), size=len(chosen))
        counts = self._blank_counts[boxes]
        for _ in range(2):
            one = self.random.integers(counts)
            other = (one + 1 + self.random.integers(counts - 1)) % counts
            left, right = self._blanks[boxes, one], self._blanks[boxes, other]
            chromosomes[chosen, left], chromosomes[chosen, right] = (
                chromosomes[chosen, right],
                chromosomes[chosen, left],
            )


def trials_per_second(puzzle: str, seconds: float, seed: int) -> Trials:
    """Run until solved or out of time; raises AssertionError when a chromosome breaks givens or boxes."""
    boxes = box_grids.read(puzzle)
    began = time.perf_counter()
    gerges = Gerges(boxes, seconds, seed)
    ga = pygad.GA(
        num_generations=EVER,
        initial_population=np.array([box_grids.random_chromosome(boxes, gerges.random) for _ in range(POPULATION)]),
        gene_type=int,
        fitness_func=gerges.fitness,
        fitness_batch_size=POPULATION,
        num_parents_mating=2 * PAIRS,
        parent_selection_type=gerges.tournaments,
        crossover_type=gerges.crossover,
        mutation_type=gerges.mutation,
        keep_elitism=1,
        on_generation=gerges.after_generation,
        random_seed=seed,
        suppress_warnings=True,
    )
    gerges.trials = POPULATION
    ga.run()
    took = time.perf_counter() - began
    box_grids.check(np.asarray(ga.population), boxes)
    return Trials(gerges.trials, took, gerges.least, gerges.least == 0)
