"""The slow, plain version of Mantere & Koljonen's loop, on lists of 81 digits, with any replacement.

It draws the same random words as the kernels and uses the same tables of the lowering (which `tests/statistical`
compares with the paper's blind drawing), but packs nothing: rules are counted digit by digit. Matings are executed by
`evolution.explanation`, which calls no kernel either.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.explanation.crossing import crossed, selected
from sudoku_desktop.evolution.explanation.mutations import mutated_unlike
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.kernels.records import MOST_KNOWN
from sudoku_desktop.evolution.lowering import new_state
from sudoku_desktop.evolution.lowering.plan import lower_algorithm
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.escape import Ageing, Restart, Whose
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, MutatedParents

SHAPE = geometry(3)
BOXES = [list(map(int, box)) for box in SHAPE.boxes]
LINES = [list(map(int, line)) for line in (*SHAPE.rows, *SHAPE.columns)]


def naive_cost(cells: list[int]) -> int:
    """Return 1 for each digit missing from a row or column, plus n − 1 for each that appears n > 1 times."""
    cost = 0
    for line in LINES:
        counts = Counter(cells[cell] for cell in line)
        cost += sum(1 for digit in range(1, 10) if counts[digit] == 0)
        cost += sum(count - 1 for count in counts.values())
    return cost


@dataclass
class Individual:
    cells: list[int]
    cost: int
    age: int = 0


@dataclass
class NaiveRun:
    """A run, one generation at a time; `population` is sorted, best first, and `slots` is not."""

    algorithm: Algorithm
    givens: Grid
    seed: int
    population: list[Individual] = field(default_factory=list)
    slots: list[Individual] = field(default_factory=list)
    trials: int = 0
    best: list[float] = field(default_factory=list)
    mean: list[float] = field(default_factory=list)
    worst: list[float] = field(default_factory=list)
    diversity: list[float] = field(default_factory=list)
    leader: list[int] | None = None
    leader_age: int = 0
    known_ages: dict[tuple[int, ...], int] = field(default_factory=dict)
    since_restart: int = 0
    restarts: int = 0
    most_known: int = MOST_KNOWN

    def __post_init__(self) -> None:
        self.puzzle = PlainPuzzle(self.givens, is_packed=True)
        plan = lower_algorithm(self.algorithm, self.givens.geometry)
        self.random = PlainRandom(int(new_state(plan, self.givens.geometry, self.seed).random[0]))
        self.escapes = {type(escape): escape for escape in self.algorithm.escapes}

    @property
    def is_solved(self) -> bool:
        return any(each.cost == 0 for each in self.population)

    def advance(self) -> None:
        restart = self.escapes.get(Restart)
        self.since_restart += 1
        if not self.population:
            self.populate()
        elif isinstance(restart, Restart) and self.since_restart > restart.after:
            self.restarts += 1
            self.populate()
        else:
            self.breed()
        self.close_generation()

    def populate(self) -> None:
        self.since_restart = 0
        self.known_ages = {}
        self.slots = []
        self.trials += self.algorithm.population
        for _ in range(self.algorithm.population):
            cells = [int(digit) for digit in self.givens.cells]
            for box in BOXES:
                missing = sorted(set(range(1, 10)) - {cells[cell] for cell in box})
                for cell in box:
                    if cells[cell] == 0:
                        cells[cell] = missing.pop(self.random.index(len(missing)))
            self.slots.append(Individual(cells, naive_cost(cells)))

    def breed(self) -> None:
        duplicates = self.algorithm.duplicates
        if isinstance(self.algorithm.replacement, DeterministicCrowding):
            self.crowd()
            return
        self.slots = self.population[: self.algorithm.replacement.elite]
        in_vain = 0
        while len(self.slots) < self.algorithm.population:
            brood = self.brood(*(self.population[rank] for rank in self.select(len(self.slots))))
            if isinstance(duplicates, DistinctIndividuals):
                new = brood[:1] if self.is_new(brood[0]) else []
                new += [each for each in brood[1:] if self.is_new(each) and each.cells != brood[0].cells]
                in_vain = 0 if new else in_vain + 1
                if in_vain > duplicates.tries:
                    new, in_vain = brood[:1], 0
                brood = new
            self.slots += brood

    def is_new(self, individual: Individual) -> bool:
        return all(each.cells != individual.cells for each in self.slots)

    def brood(self, mother: Individual, father: Individual) -> list[Individual]:
        """Return a child, and the better of its parents if both join and there is room."""
        brood = [self.child(self.cross(mother.cells, father.cells), parents=(mother, father))]
        replacement = self.algorithm.replacement
        if isinstance(replacement, MutatedParents) and len(self.slots) + 1 < self.algorithm.population:
            parents = [self.child(list(parent.cells), replacement.probability) for parent in (mother, father)]
            brood.append(min(parents, key=lambda each: each.cost))
        return brood

    def child(self, cells: list[int], chance: float = 1.0, parents: Sequence[Individual] = ()) -> Individual:
        self.trials += 1
        duplicates = self.algorithm.duplicates
        tries = duplicates.tries if isinstance(duplicates, UnlikeParents) and parents else 0
        own = [each.cells for each in parents]
        cells = mutated_unlike(self.puzzle, cells, own, tries, self.algorithm.mutation, chance, self.random)
        return Individual(cells, naive_cost(cells))

    def crowd(self) -> None:
        """Let a child replace the parent it resembles more, if it is no worse."""
        places = [next(place for place, each in enumerate(self.slots) if each is one) for one in self.population]
        for turn in range(self.algorithm.population):
            parents = [places[rank] for rank in self.select(turn)]
            own = [self.slots[parent] for parent in parents]
            child = self.child(self.cross(*(parent.cells for parent in own)), parents=own)
            distances = [
                sum(one != other for one, other in zip(child.cells, self.slots[parent].cells, strict=True))
                for parent in parents
            ]
            nearer = parents[1] if distances[1] < distances[0] else parents[0]
            may_join = not isinstance(self.algorithm.duplicates, DistinctIndividuals) or self.is_new(child)
            if child.cost <= self.slots[nearer].cost and may_join:
                self.slots[nearer] = child
            if child.cost == 0:
                return

    def select(self, place: int) -> tuple[int, int]:
        return selected(self.algorithm.selection, place, self.algorithm.population, [], self.random)

    def cross(self, mother: list[int], father: list[int]) -> list[int]:
        return crossed(self.puzzle, mother, father, self.algorithm.crossover, self.random)

    def rank(self) -> None:
        self.population = sorted(self.population, key=lambda each: each.cost + each.age)

    def age_leader(self, first: Individual, ageing: Ageing) -> None:
        if first.cells == self.leader:
            if ageing.whose is Whose.SOLUTION:
                first.age = max(first.age, self.leader_age)
            first.age += ageing.penalty
        if ageing.whose is Whose.SOLUTION:
            for each in self.population:
                if each.cells == first.cells:
                    each.age = first.age

    def remember_ages(self, ageing: Ageing) -> Individual:
        """Age the leader's cells in all individuals that share them; return the leader before ageing."""
        for each in self.population:
            each.age = self.known_ages.get(tuple(each.cells), 0)
        self.rank()
        first = self.population[0]
        if first.cells == self.leader:
            solution = tuple(first.cells)
            if solution not in self.known_ages and len(self.known_ages) == self.most_known:
                self.known_ages = {}
            self.known_ages[solution] = self.known_ages.get(solution, 0) + ageing.penalty
            for each in self.population:
                if each.cells == first.cells:
                    each.age = self.known_ages[solution]
            self.rank()
        return first

    def close_generation(self) -> None:
        self.population = list(self.slots)
        ageing = self.escapes.get(Ageing)
        if isinstance(ageing, Ageing) and ageing.whose is Whose.REMEMBERED:
            first = self.remember_ages(ageing)
        else:
            self.rank()
            first = self.population[0]
            if isinstance(ageing, Ageing):
                self.age_leader(first, ageing)
        self.leader, self.leader_age = first.cells, first.age
        costs = [each.cost for each in self.population]
        self.best.append(min(costs))
        self.mean.append(sum(costs) / len(costs))
        self.worst.append(max(costs))
        differ = sum(
            [each.cells[cell] for cell in box] != [first.cells[cell] for cell in box]
            for each in self.population
            for box in BOXES
        )
        self.diversity.append(differ / (9 * (len(costs) - 1)))
