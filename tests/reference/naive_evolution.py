"""The slow, obvious version of Mantere & Koljonen's loop, on plain lists of 81 digits.

It draws the same random words as the kernels and looks things up in the same tables of the lowering (which
`tests/statistical` holds to the paper's blind drawing), but packs nothing: rules are counted digit by digit.
"""

from collections import Counter
from dataclasses import dataclass, field

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.lowering import new_state
from sudoku_desktop.evolution.lowering.boxes import box_set_table, swap_tables
from sudoku_desktop.evolution.lowering.plan import lower_algorithm
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.escape import Ageing, Restart, Whose
from sudoku_desktop.evolution.parts.mutation import SlackOf
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
    """One generation after another; `population` is sorted, best first."""

    algorithm: Algorithm
    givens: Grid
    seed: int
    population: list[Individual] = field(default_factory=list)
    best: list[float] = field(default_factory=list)
    mean: list[float] = field(default_factory=list)
    worst: list[float] = field(default_factory=list)
    diversity: list[float] = field(default_factory=list)
    leader: list[int] | None = None
    leader_age: int = 0
    since_restart: int = 0
    restarts: int = 0

    def __post_init__(self) -> None:
        free_count = (self.givens.cells[SHAPE.boxes] == 0).sum(axis=1)
        swapped, self.more_swaps = swap_tables(self.algorithm.mutation.plan(), free_count)
        self.keep_below, self.otherwise = box_set_table(swapped)
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
        self.population = []
        for _ in range(self.algorithm.population):
            cells = [int(digit) for digit in self.givens.cells]
            for box in BOXES:
                missing = sorted(set(range(1, 10)) - {cells[cell] for cell in box})
                for cell in box:
                    if cells[cell] == 0:
                        cells[cell] = missing.pop(scaled(self.random.halves()[0], len(missing)))
            self.population.append(Individual(cells, naive_cost(cells)))

    def breed(self) -> None:
        elite = self.algorithm.replacement.elite
        children = self.population[:elite]
        for place in range(elite, self.algorithm.population):
            mother, father = self.select(place)
            child = self.cross(self.population[mother].cells, self.population[father].cells)
            self.mutate(child)
            children.append(Individual(child, naive_cost(child)))
        self.population = children

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
        uniform = (self.random.word() >> 11) * 2.0**-53
        return min(int(population * (1.0 - (1.0 - uniform) ** (1.0 / size))), population - 1)

    def cross(self, mother: list[int], father: list[int]) -> list[int]:
        high = self.random.halves()[0]
        if isinstance(self.algorithm.crossover, UniformCrossover):
            from_father = [high >> box & 1 for box in range(9)]
        else:
            point = scaled(high, 10)
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

    def close_generation(self) -> None:
        self.population = sorted(self.population, key=lambda each: each.cost + each.age)
        first = self.population[0]
        ageing = self.escapes.get(Ageing)
        if first.cells == self.leader and isinstance(ageing, Ageing):
            if ageing.whose is Whose.SOLUTION:
                first.age = max(first.age, self.leader_age)
            first.age += ageing.penalty
        if isinstance(ageing, Ageing) and ageing.whose is Whose.SOLUTION:
            for each in self.population:
                if each.cells == first.cells:
                    each.age = first.age
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
