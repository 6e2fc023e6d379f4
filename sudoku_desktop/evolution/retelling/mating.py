"""One mating, from the drawing of its parents to who lives on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.crossover import SharedThenEither
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, MutatedParents, SteadyState
from sudoku_desktop.evolution.retelling.building import built_child
from sudoku_desktop.evolution.retelling.crossing import crossed, selected
from sudoku_desktop.evolution.retelling.events import (
    Cells,
    Copied,
    Costed,
    Discarded,
    Event,
    Joined,
    LetIn,
    NotReplaced,
    ParentJoined,
    Replaced,
    Selected,
    Whose,
    WorstKept,
    WorstReplaced,
)
from sudoku_desktop.evolution.retelling.improvements import improved
from sudoku_desktop.evolution.retelling.mutations import mutated, mutated_unlike
from sudoku_desktop.evolution.retelling.puzzle import PlainPuzzle
from sudoku_desktop.evolution.retelling.random import PlainRandom
from sudoku_desktop.evolution.retelling.telling import Step, Telling
from sudoku_desktop.evolution.retelling.told import Individual


@dataclass(frozen=True)
class Moment:
    """The place in a run where a mating begins.

    `ranks`: the slots of the generation before, best first. `parent`, `costs`, `ages`: what is in a slot of it.
    `joined`: what is in a slot that has been filled in the generation that is made; they are one where children take
    places in it, `replaced` of them so far. `in_vain`: matings in a row that brought nothing new.
    """

    algorithm: Algorithm
    puzzle: PlainPuzzle
    purges: bool
    place: int
    in_vain: int
    replaced: int
    ranks: Sequence[int]
    wheel: Sequence[float]
    costs: Sequence[float]
    ages: Sequence[float]
    parent: Callable[[int], list[int]]
    joined: Callable[[int], list[int]]
    random: PlainRandom


@dataclass(frozen=True)
class Outcome:
    """What a mating has come to.

    `entered`: the slots it has filled, each with its cells and cost. `in_vain`: as in `Moment`, afterwards. `random`:
    the generator's state by then.
    """

    mother: Individual
    father: Individual
    steps: tuple[Step, ...]
    child: Cells
    cost: float
    entered: tuple[tuple[int, Cells, float], ...]
    in_vain: int
    random: int


class Retelling:
    """Makes the mating of a moment again. A part that nobody has told how to retell raises KeyError."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._algorithm = moment.algorithm
        self._puzzle, self._random = moment.puzzle, moment.random
        self._tell = Telling(moment.puzzle.givens)

    def outcome(self) -> Outcome:
        moment, algorithm = self._moment, self._algorithm
        population = algorithm.population
        replacement = algorithm.replacement
        in_place = isinstance(replacement, DeterministicCrowding | SteadyState) and not moment.purges
        if moment.purges:
            mother_rank, father_rank = (moment.place + 1) % population, 0
        else:
            mother_rank, father_rank = selected(
                algorithm.selection, moment.place, population, moment.wheel, self._random
            )
        mother, father = self._individual(mother_rank), self._individual(father_rank)
        self._tell(Selected(mother_rank, father_rank), ())
        worst = None
        if in_place and isinstance(replacement, SteadyState):
            worst = self._individual(population - 1 - moment.replaced)
        limit = (worst.cost if worst else max(mother.cost, father.cost)) if in_place else None
        child, cost = self._child(mother, father, limit)
        if in_place:
            entered, in_vain = self._replace(mother, father, worst, child, cost), moment.in_vain
            return self._outcome(mother, father, child, cost, entered, in_vain)
        brood = [(child, cost, Whose.CHILD)]
        if isinstance(replacement, MutatedParents) and not moment.purges and moment.place + 1 < population:
            copies = [
                (*self._copy(parent, whose, replacement.probability), whose)
                for parent, whose in ((mother, Whose.MOTHERS_COPY), (father, Whose.FATHERS_COPY))
            ]
            brood.append(min(copies, key=lambda each: each[1]))
        entered, in_vain = self._let_in(brood)
        return self._outcome(mother, father, child, cost, entered, in_vain)

    def _outcome(
        self,
        mother: Individual,
        father: Individual,
        child: list[int],
        cost: float,
        entered: list[tuple[int, Cells, float]],
        in_vain: int,
    ) -> Outcome:
        steps = tuple(self._tell.steps)
        return Outcome(mother, father, steps, tuple(child), cost, tuple(entered), in_vain, self._random.state)

    def _individual(self, rank: int) -> Individual:
        slot = int(self._moment.ranks[rank])
        cells = tuple(self._moment.parent(slot))
        return Individual(rank, cells, float(self._moment.costs[slot]), float(self._moment.ages[slot]))

    # One trial.

    def _child(self, mother: Individual, father: Individual, limit: float | None) -> tuple[list[int], float]:
        algorithm, random, tell, puzzle = self._algorithm, self._random, self._tell, self._puzzle
        is_best = self._moment.ranks[mother.rank] == self._moment.ranks[father.rank]
        if self._moment.purges:
            crosses, chance = True, 1.0 if is_best else 0.0
        else:
            probability = algorithm.crossover.plan().probability
            crosses = probability >= 1.0 or random.uniform() < probability
            chance = algorithm.mutation.plan().chance
        if puzzle.encoding.kind is Genes.PLACEMENTS:
            return self._built(mother, father, crosses, limit)
        child = list(mother.cells)
        if crosses:
            child = crossed(puzzle, mother.cells, father.cells, algorithm.crossover, random, tell)
        else:
            tell(Copied(), child)
        parents = [mother.cells, father.cells] if crosses else [mother.cells]
        tries = 0
        if isinstance(algorithm.duplicates, UnlikeParents) and not self._moment.purges:
            tries = algorithm.duplicates.tries
        born = child
        mutation, fitness = algorithm.mutation, algorithm.fitness
        child = mutated_unlike(puzzle, child, parents, tries, mutation, fitness, chance, random, tell)
        child = improved(puzzle, child, algorithm.improvement, random, tell)
        return child, self._costed(child, born)

    def _costed(self, child: list[int], born: list[int] | None) -> float:
        puzzle, fitness = self._puzzle, self._algorithm.fitness
        cost = puzzle.cost(fitness, child)
        self._tell(Costed(cost, puzzle.cost(fitness, born) if born is not None and born != child else None), child)
        return cost

    def _built(
        self, mother: Individual, father: Individual, crosses: bool, limit: float | None
    ) -> tuple[list[int], float]:
        crossover, puzzle = self._algorithm.crossover, self._puzzle
        assert isinstance(crossover, SharedThenEither)
        child = built_child(
            puzzle.givens,
            puzzle.shape,
            [mother.cells, (father if crosses else mother).cells],
            crossover.shared,
            self._algorithm.mutation.plan().probability,
            self._random,
            # A child that cannot become good enough replaces nobody: it need not be finished.
            None if limit is None else int(limit),
            self._tell,
        )
        return child, self._costed(child, None)

    def _copy(self, parent: Individual, whose: Whose, chance: float) -> tuple[list[int], float]:
        """A parent that had a chance to mutate."""
        algorithm, random, tell, puzzle = self._algorithm, self._random, self._tell, self._puzzle
        tell.turn_to(whose)
        born = list(parent.cells)
        tell(Copied(), born)
        copy = mutated(puzzle, born, algorithm.mutation, algorithm.fitness, chance, random, tell)
        copy = improved(puzzle, copy, algorithm.improvement, random, tell)
        return copy, self._costed(copy, born)

    # Who lives on.

    def _let_in(self, brood: list[tuple[list[int], float, Whose]]) -> tuple[list[tuple[int, Cells, float]], int]:
        """The child, and beside it the better copy of a parent, join the next generation if they may."""
        moment, duplicates = self._moment, self._algorithm.duplicates
        is_choosy = isinstance(duplicates, DistinctIndividuals)
        there = [moment.joined(slot) for slot in range(moment.place)] if is_choosy else []
        entered: list[tuple[int, Cells, float]] = []
        events: list[tuple[Whose, Event, list[int]]] = []
        for cells, cost, whose in brood:
            slot = moment.place + len(entered)
            if is_choosy and cells in there:
                continue
            there.append(cells)
            entered.append((slot, tuple(cells), cost))
            joined = Joined(slot) if whose is Whose.CHILD else ParentJoined(slot)
            events.append((whose, joined, cells))
        in_vain = 0
        if isinstance(duplicates, DistinctIndividuals) and not entered:
            cells, cost, _ = brood[0]
            if moment.in_vain >= duplicates.tries:
                entered.append((moment.place, tuple(cells), cost))
                events.append((Whose.CHILD, LetIn(moment.place), cells))
            else:
                in_vain = moment.in_vain + 1
        kept = {cells for _, cells, _ in entered}
        for cells, _, whose in brood:
            if tuple(cells) not in kept:
                events.insert(0, (whose, Discarded(in_vain, getattr(duplicates, "tries", 0)), cells))
        for whose, event, cells in events:
            self._tell.turn_to(whose)
            self._tell(event, cells)
        return entered, in_vain

    def _replace(
        self, mother: Individual, father: Individual, worst: Individual | None, child: list[int], cost: float
    ) -> list[tuple[int, Cells, float]]:
        """The child takes the place of the worst, or else of the parent it is more like, if it is no worse, and new."""
        moment = self._moment
        differing = [sum(a != b for a, b in zip(child, parent.cells, strict=True)) for parent in (mother, father)]
        is_father = differing[1] < differing[0]
        other = worst or (father if is_father else mother)
        is_duplicate = False
        if cost <= other.cost:
            if isinstance(self._algorithm.duplicates, DistinctIndividuals):
                is_duplicate = any(child == moment.joined(slot) for slot in range(self._algorithm.population))
            if not is_duplicate:
                replaced = Replaced(is_father, differing[is_father], other.cost)
                self._tell(WorstReplaced(other.cost) if worst else replaced, child)
                return [(int(moment.ranks[other.rank]), tuple(child), cost)]
        kept = NotReplaced(is_father, differing[is_father], other.cost, is_duplicate)
        self._tell(WorstKept(other.cost, is_duplicate) if worst else kept, child)
        return []
