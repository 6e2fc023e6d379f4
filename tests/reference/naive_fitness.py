"""Every fitness as its docstring says it, on the paper's own scale, and the rest a viewer is told of a grid."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import prod

from sudoku_desktop.board import geometry
from sudoku_desktop.evolution.parts.fitness import (
    AverageProduct,
    ConflictShare,
    DistinctProduct,
    EqualPairs,
    FilledCells,
    Fitness,
    MissingAndRepeated,
)

Cells = Sequence[int]


@cache
def unit_cells(order: int) -> list[list[int]]:
    """The cells of each row, column and box."""
    return geometry(order).units.tolist()


def units_of(cells: Cells, order: int) -> list[list[int]]:
    """What stands in each row, column and box; blanks are left out."""
    return [[cells[cell] for cell in unit if cells[cell]] for unit in unit_cells(order)]


def missing_digits(cells: Cells, order: int) -> int:
    """The common cost."""
    return sum(order * order - len(set(unit)) for unit in units_of(cells, order))


def naive_value(fitness: Fitness, cells: Cells, order: int) -> float:
    """What a grid measures."""
    size, units = order * order, units_of(cells, order)
    distinct = [len(set(unit)) for unit in units]
    match fitness:
        case MissingAndRepeated():
            return missing_digits(cells, order) + sum(count - 1 for unit in units for count in Counter(unit).values())
        case EqualPairs():
            return sum(one == other for unit in units for one, other in combinations(unit, 2))
        case DistinctProduct():
            return prod(size / count for count in distinct)
        case ConflictShare():
            worst = 3 * size * (size - 1)
            return (worst - missing_digits(cells, order)) / worst
        case AverageProduct():
            terms = [1 / (size + 1 - count) for count in distinct]
            return prod(sum(terms[kind * size : (kind + 1) * size]) / size for kind in range(3))
        case FilledCells():
            return sum(digit > 0 for digit in cells)
    raise AssertionError(fitness)


@cache
def value_of_a_solution(fitness: Fitness, order: int) -> float:
    """What a solved grid measures."""
    size = order * order
    solved = [(row % order * order + row // order + column) % size + 1 for row in range(size) for column in range(size)]
    return naive_value(fitness, solved, order)


def naive_cost_of(fitness: Fitness, cells: Cells, order: int) -> float:
    """How far the value is from a solution's."""
    return abs(naive_value(fitness, cells, order) - value_of_a_solution(fitness, order))
