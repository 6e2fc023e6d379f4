"""Evolve an island of a hunt: a population of puzzles in canonical form and its random generator.

An island is advanced by an amount of work. Its state can then be written down in full and continued in another process,
with the same course. It ends when it has found nothing better for a while.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.services.hunting.canonical import canonical
from sudoku_desktop.services.hunting.objectives import AssessedPuzzle, Objective, ObjectiveSettings, objective
from sudoku_desktop.services.hunting.vicinity import crossover_child, random_puzzle, vicinity_child

RELATED_SHARE, FEWEST_RELATED = 8, 5
"""Individuals with the same solution, up to isomorphism, are at most an eighth of the population, or 5 if that is more.

Otherwise one family would take over.
"""
TOURNAMENT = 3
"""Number of individuals of which the fittest becomes a parent."""
CROSSOVER_SHARE = 0.1
MOST_CHILDREN = 400
"""Number of children after which an individual leaves the population: most of its vicinity has been tried then."""
SCREEN_QUANTILE = 0.25
"""A child is discarded if its screen is below this quantile of the population's."""
PATIENCE = 200_000
"""Units of work without a new best individual after which an island ends."""
REMEMBERED = 10_000
"""Number of classes judged last whose puzzles are not judged again."""


@dataclass(frozen=True)
class PuzzleIndividual:
    """A canonical puzzle and its solution as texts, with the number of children that it has had.

    `screen` is the cheap figure by which hopeless children are discarded before their fitness is computed.
    """

    puzzle: str
    solution: str
    screen: float
    fitness: float
    children: int = 0


@dataclass(frozen=True)
class Find:
    """A measured puzzle that was about as good as the best of its island, or better.

    `puzzle` is canonical, and `parents` are canonical puzzles; `work` is the work that its island had done by then.
    """

    puzzle: str
    value: float
    er: float
    ep: float
    ed: float
    island: int
    work: int
    parents: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The puzzle and its ratings in a line."""
        return f"{self.puzzle} ER {self.er:.1f}, EP {self.ep:.1f}, ED {self.ed:.1f}"


@dataclass
class IslandState:
    """Everything that determines the further course of an island."""

    number: int
    generator: dict[str, Any]
    population: list[PuzzleIndividual] = field(default_factory=list)
    remembered: list[str] = field(default_factory=list)
    children: int = 0
    work: int = 0
    best: float = -np.inf
    best_measured: float = -np.inf
    best_value: float = -np.inf
    improved_at: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the island has done PATIENCE units of work without a new best individual."""
        return self.work - self.improved_at > PATIENCE

    def as_json_object(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, written: dict[str, Any]) -> IslandState:
        """Return the state that `as_json_object` wrote."""
        return cls(**{**written, "population": [PuzzleIndividual(**each) for each in written["population"]]})


class Island:
    """The evolution of an island from a given state on."""

    def __init__(self, name: str, settings: ObjectiveSettings, state: IslandState) -> None:
        self._objective: Objective = objective(name)
        self._settings = settings
        self._rng = np.random.Generator(np.random.PCG64())
        self._rng.bit_generator.state = state.generator
        self._search = logic.Search()
        self._remembered = dict.fromkeys(state.remembered)
        self._state = state

    @classmethod
    def new_state(cls, seed: int, number: int) -> IslandState:
        """Return the state in which an island of a hunt begins."""
        generator = np.random.PCG64(np.random.SeedSequence((seed, number)))
        return IslandState(number, dict(generator.state))

    @property
    def state(self) -> IslandState:
        """The present state, which later work does not change."""
        return replace(
            self._state,
            generator=dict(self._rng.bit_generator.state),
            population=list(self._state.population),
            remembered=list(self._remembered),
        )

    def advance(self, work: int) -> Iterator[Find]:
        """Evolve for this number of units of work, which `objectives` defines, and yield each find."""
        state = self._state
        goal = state.work + work
        while state.work < goal and not state.is_over:
            child, parents = self._child()
            state.children += 1
            if child is None:
                state.work += 1
                continue
            yield from self._judge(*child, parents)

    def _child(self) -> tuple[tuple[Grid, Grid] | None, tuple[PuzzleIndividual, ...]]:
        """Return a new puzzle with its solution, or None for a failed attempt, and its parents."""
        rng, population, size = self._rng, self._state.population, self._objective.population
        if self._state.children < size or len(population) < size // 2:
            return random_puzzle(rng), ()
        place = self._tournament()
        parent = population[place]
        population[place] = replace(parent, children=parent.children + 1)
        if population[place].children == MOST_CHILDREN:
            del population[place]
        if rng.random() < CROSSOVER_SHARE:
            related = [each for each in population if each.solution == parent.solution and each is not parent]
            if related:
                other = related[int(rng.integers(len(related)))]
                solution, puzzles = _grid(parent.solution), (_grid(parent.puzzle), _grid(other.puzzle))
                return (crossover_child(*puzzles, solution, rng), solution), (parent, other)
        puzzle = _grid(parent.puzzle)
        child = vicinity_child(puzzle, _grid(parent.solution), rng)
        return None if child is None or child[0] == puzzle else child, (parent,)

    def _tournament(self) -> int:
        population = self._state.population
        drawn: list[int] = self._rng.integers(len(population), size=TOURNAMENT).tolist()
        return max(drawn, key=lambda place: population[place].fitness)

    def _judge(self, puzzle: Grid, solution: Grid, parents: tuple[PuzzleIndividual, ...]) -> Iterator[Find]:
        state, target = self._state, self._objective
        candidate = AssessedPuzzle(puzzle, solution, self._search, self._settings)
        screen = target.screen(candidate)
        if parents and screen < self._screen_limit():
            state.work += candidate.work
            return
        form, form_solution = (grid.to_text() for grid in canonical(puzzle, solution))
        key = hashlib.blake2b(form.encode(), digest_size=8).hexdigest()
        if key in self._remembered:
            state.work += candidate.work
            return
        self._remembered[key] = None
        while len(self._remembered) > REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
        fitness = target.fitness(candidate)
        if target.is_measured(candidate) and fitness > state.best_measured - target.margin:
            value, rating = target.value(candidate), candidate.rating
            if value > state.best_value - target.margin:
                yield Find(
                    form,
                    value,
                    rating.rating,
                    rating.first_placement,
                    rating.first_step,
                    state.number,
                    state.work + candidate.work,
                    tuple(parent.puzzle for parent in parents),
                )
            state.best_measured = max(state.best_measured, fitness)
            state.best_value = max(state.best_value, value)
        state.work += candidate.work
        if fitness > state.best:
            state.best, state.improved_at = fitness, state.work
        self._settle(PuzzleIndividual(form, form_solution, screen, fitness), parents)

    def _screen_limit(self) -> float:
        screens = sorted(each.screen for each in self._state.population)
        return screens[int(SCREEN_QUANTILE * len(screens))]

    def _settle(self, child: PuzzleIndividual, parents: tuple[PuzzleIndividual, ...]) -> None:
        """Put a child in the place of a less fit parent, or else of the worst individual.

        That is the worst of those with the child's solution if there are many of them.
        """
        population, size = self._state.population, self._objective.population
        if len(population) < size:
            population.append(child)
            return
        family = [place for place, each in enumerate(population) if each.solution == child.solution]
        among = family if len(family) >= max(FEWEST_RELATED, size // RELATED_SHARE) else range(len(population))
        place = min(among, key=lambda each: population[each].fitness)
        if among is not family:
            texts = {parent.puzzle for parent in parents}
            own = [at for at, each in enumerate(population) if each.puzzle in texts and each.fitness <= child.fitness]
            place = own[0] if own else place
        if population[place].fitness <= child.fitness:
            population[place] = child


@lru_cache(1_000)
def _grid(text: str) -> Grid:
    """Return a grid of the population; it is kept, because reading it for each child took a tenth of a hunt."""
    return Grid.from_text(text)
