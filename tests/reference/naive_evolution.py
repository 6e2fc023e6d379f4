"""The slow, obvious version of Mantere & Koljonen's loop, on plain lists of 81 digits, with any replacement.

It draws the same random words as the kernels and looks things up in the same tables of the lowering (which
`tests/statistical` holds to the paper's blind drawing), but packs nothing: rules are counted digit by digit.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.records import MOST_KNOWN
from sudoku_desktop.evolution.lowering import new_state
from sudoku_desktop.evolution.lowering.boxes import box_set_table, swap_tables
from sudoku_desktop.evolution.lowering.plan import lower_algorithm
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.escape import Ageing, Restart, Whose
from sudoku_desktop.evolution.parts.mutation import SlackOf
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, MutatedParents
from sudoku_desktop.evolution.parts.selection import BetterRanks

SHAPE = geometry(3)
BOXES = [list(map(int, box)) for box in SHAPE.boxes]
LINES = [list(map(int, line)) for line in (*SHAPE.rows, *SHAPE.columns)]
WORD = 2**64


class NaiveRandom:
    """SplitMix64 on Python's integers."""

    def __init__(self, state: int) -> None:
        self.state = state

    def word(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % WORD
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
        return z ^ (z >> 31)

    def halves(self) -> tuple[int, int]:
        word = self.word()
        return word >> 32, word % 2**32

    def uniform(self) -> float:
        return (self.word() >> 11) * 2.0**-53


def scaled(half: int, bound: int) -> int:
    return half * bound // 2**32


def naive_cost(cells: list[int]) -> int:
    """1 for each digit missing from a row or column, n − 1 for each that stands n > 1 times."""
    cost = 0
    for line in LINES:
        counts = Counter(cells[cell] for cell in line)
        cost += sum(1 for digit in range(1, 10) if counts[digit] == 0)
        cost += sum(count - 1 for count in counts.values())
    return cost


def occurrences(cells: list[int], digit: int, cell: int) -> int:
    """How often a digit stands in the row of a cell plus how often in its column."""
    row, column = SHAPE.rows[SHAPE.row_of[cell]], SHAPE.columns[SHAPE.column_of[cell]]
    return sum(cells[other] == digit for other in row) + sum(cells[other] == digit for other in column)


@dataclass
class Individual:
    cells: list[int]
    cost: int
    age: int = 0


@dataclass
class NaiveRun:
    """One generation after another; `population` is sorted, best first, and `slots` is not."""

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
        free_count = (self.givens.cells[SHAPE.boxes] == 0).sum(axis=1)
        mutation = self.algorithm.mutation.plan()
        swapped, self.more_swaps = swap_tables(mutation, free_count)
        self.keep_below, self.otherwise = box_set_table(swapped, mutation.one_block)
        plan = lower_algorithm(self.algorithm, self.givens.order)
        self.random = NaiveRandom(int(new_state(plan, self.givens.order, self.seed).random[0]))
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
                        cells[cell] = missing.pop(scaled(self.random.halves()[0], len(missing)))
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
        """A child, and the better of its parents where they join it and there is room."""
        brood = [self.child(self.cross(mother.cells, father.cells), parents=(mother, father))]
        replacement = self.algorithm.replacement
        if isinstance(replacement, MutatedParents) and len(self.slots) + 1 < self.algorithm.population:
            parents = [self.child(list(parent.cells), replacement.probability) for parent in (mother, father)]
            brood.append(min(parents, key=lambda each: each.cost))
        return brood

    def child(self, cells: list[int], chance: float = 1.0, parents: Sequence[Individual] = ()) -> Individual:
        self.trials += 1
        duplicates = self.algorithm.duplicates
        for _ in range(1 + duplicates.tries if isinstance(duplicates, UnlikeParents) else 1):
            if chance >= 1.0 or (chance > 0.0 and self.random.uniform() < chance):
                self.mutate(cells)
            if all(cells != parent.cells for parent in parents):
                break
        return Individual(cells, naive_cost(cells))

    def crowd(self) -> None:
        """A child takes the place of the parent it is more like, if it is no worse."""
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
        if isinstance(self.algorithm.selection, BetterRanks):
            high, low = self.random.halves()
            return scaled(high, max(place, 1)), scaled(low, max(place, 1))
        return self.tournament(), self.tournament()

    def tournament(self) -> int:
        size, population = self.algorithm.selection.size, self.algorithm.population
        if size <= 16:
            draws = [self.random.halves()[0]]
            while len(draws) < size:
                draws += self.random.halves()
            return min(scaled(draw, population) for draw in draws[:size])
        return min(int(population * (1.0 - (1.0 - self.random.uniform()) ** (1.0 / size))), population - 1)

    def cross(self, mother: list[int], father: list[int]) -> list[int]:
        high = self.random.halves()[0]
        if isinstance(self.algorithm.crossover, UniformCrossover):
            from_father = [high >> box & 1 for box in range(9)]
        else:
            point = scaled(high, 9)
            from_father = [box >= point for box in range(9)]
        child = list(mother)
        for box, cells in enumerate(BOXES):
            if from_father[box]:
                for cell in cells:
                    child[cell] = father[cell]
        return child

    def mutate(self, child: list[int]) -> None:
        high, low = self.random.halves()
        index = low % 512
        box_set = index if high < self.keep_below[index] else int(self.otherwise[index])
        for box, cells in enumerate(BOXES):
            if not box_set >> box & 1:
                continue
            free = [cell for cell in cells if self.givens.cells[cell] == 0]
            for more_swaps in self.more_swaps[box]:
                word = self.random.word()
                first = free[word % 2**20 * len(free) >> 20]
                second = free[(word >> 20) % 2**20 * len(free) >> 20]
                self.swap(child, first, second)
                if word >> 40 >= more_swaps:
                    break

    def swap(self, child: list[int], first: int, second: int) -> None:
        swapped = list(child)
        swapped[first], swapped[second] = child[second], child[first]
        most = 2 + self.algorithm.mutation.slack
        if self.algorithm.mutation.slack_of is SlackOf.BOTH_BEFORE:
            if occurrences(child, child[first], second) + occurrences(child, child[second], first) <= most:
                child[:] = swapped
            return
        if all(occurrences(swapped, swapped[cell], cell) <= most for cell in (first, second)):
            child[:] = swapped

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
        """Ages belong to cells, whoever has them. Returns who came first before anybody aged."""
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
