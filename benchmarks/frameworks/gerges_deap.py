"""Gerges, Zouein & Azar 2018 written with DEAP: a toolbox of operators on single chromosomes (NumPy arrays).

"Swapping two pairs of cells" is read as two swaps in one box. The second parent's tournament is repeated as long as
the first parent wins it. Only time limits the generations.
"""

import random
import time
from typing import Any

import numpy as np
from deap import base, creator, tools

from frameworks import box_grids
from frameworks.box_grids import SIZE, BoxPuzzle
from frameworks.trials import Trials

creator.create("Penalty", base.Fitness, weights=(-1.0,))
creator.create("Chromosome", np.ndarray, fitness=creator.Penalty)

Chromosome = Any  # DEAP makes the class when it runs


def evaluate(chromosome: Chromosome) -> tuple[int]:
    """Return the penalty as a tuple, the form that DEAP requires."""
    return (box_grids.penalty(chromosome),)


def cross_boxes(one: Chromosome, other: Chromosome) -> Chromosome:
    """Return a child whose boxes come from either parent."""
    child = creator.Chromosome(one)
    from_other = [box for box in range(SIZE) if random.random() < 0.5]
    child.reshape(SIZE, SIZE)[from_other] = other.reshape(SIZE, SIZE)[from_other]
    return child


def swap_in_a_box(chromosome: Chromosome, puzzle: BoxPuzzle) -> None:
    """Swap two pairs of blanks in one box, in place."""
    places = random.choice(puzzle.swappable).tolist()
    for _ in range(2):
        one, other = random.sample(places, 2)
        chromosome[one], chromosome[other] = chromosome[other], chromosome[one]
    del chromosome.fitness.values


def toolbox_for(puzzle: BoxPuzzle, seed: int) -> base.Toolbox:
    """Return the toolbox of operators for one puzzle."""
    generator = np.random.default_rng(seed)
    toolbox = base.Toolbox()
    toolbox.register("chromosome", lambda: creator.Chromosome(box_grids.random_chromosome(puzzle, generator)))
    toolbox.register("population", tools.initRepeat, list, toolbox.chromosome)
    toolbox.register("evaluate", evaluate)
    toolbox.register("select", tools.selTournament, k=1, tournsize=box_grids.TOURNAMENT)
    toolbox.register("mate", cross_boxes)
    toolbox.register("mutate", swap_in_a_box, puzzle=puzzle)
    return toolbox


def evaluate_all(toolbox: base.Toolbox, chromosomes: list[Chromosome]) -> None:
    """Compute the penalties that are missing."""
    invalid = [chromosome for chromosome in chromosomes if not chromosome.fitness.valid]
    for chromosome, fitness in zip(invalid, toolbox.map(toolbox.evaluate, invalid), strict=True):
        chromosome.fitness.values = fitness


def mate(toolbox: base.Toolbox, population: list[Chromosome]) -> list[Chromosome]:
    """Return a child, and the better of its mutated parents."""
    (first,) = toolbox.select(population)
    second = first
    while second is first:
        (second,) = toolbox.select(population)
    child = toolbox.mate(first, second)
    if random.random() < box_grids.CHILD_MUTATION:
        toolbox.mutate(child)
    parents = [toolbox.clone(first), toolbox.clone(second)]
    for parent in parents:
        if random.random() < box_grids.PARENT_MUTATION:
            toolbox.mutate(parent)
    evaluate_all(toolbox, [child, *parents])
    return [child, *tools.selBest(parents, 1)]


def purge(toolbox: base.Toolbox, population: list[Chromosome], best: Chromosome) -> list[Chromosome]:
    """Return the population crossed with the best, which is mutated at the end."""
    purged = [toolbox.mate(chromosome, best) for chromosome in population if chromosome is not best]
    mutant = toolbox.clone(best)
    toolbox.mutate(mutant)
    purged.append(mutant)
    evaluate_all(toolbox, purged)
    return purged


def trials_per_second(puzzle: str, seconds: float, seed: int) -> Trials:
    """Run until solved or out of time; raises AssertionError when a chromosome breaks givens or boxes."""
    boxes = box_grids.read(puzzle)
    random.seed(seed)
    toolbox = toolbox_for(boxes, seed)
    began = time.perf_counter()
    population = toolbox.population(box_grids.POPULATION)
    evaluate_all(toolbox, population)
    trials = len(population)
    (best,) = tools.selBest(population, 1)
    least, unchanged = best.fitness.values[0], 0
    while least > 0 and time.perf_counter() - began < seconds:
        if unchanged == box_grids.PURGE_AFTER:
            population, unchanged = purge(toolbox, population, best), 0
            trials += len(population)
        else:
            offspring: list[Chromosome] = []
            while len(offspring) < box_grids.POPULATION - 1:
                offspring += mate(toolbox, population)
                trials += box_grids.TRIALS_OF_A_MATING
            population = [best, *offspring[: box_grids.POPULATION - 1]]
        (best,) = tools.selBest(population, 1)
        unchanged += 1
        if best.fitness.values[0] < least:
            least, unchanged = best.fitness.values[0], 0
    took = time.perf_counter() - began
    box_grids.check(np.array(population), boxes)
    return Trials(trials, took, int(least), least == 0)
