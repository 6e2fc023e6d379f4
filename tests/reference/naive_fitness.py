"""Every fitness as its docstring says it, on the paper's own scale, and the rest a viewer is told of a grid."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import prod

from sudoku_desktop.board import Geometry, UnitKind, geometry
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


def shape_of(of: Geometry | int) -> Geometry:
    """The shape, or the classic one of this order."""
    return geometry(of) if isinstance(of, int) else of


@cache
def unit_cells(of: Geometry | int) -> list[list[int]]:
    """The cells of each unit."""
    return shape_of(of).units.tolist()


def units_of(cells: Cells, of: Geometry | int) -> list[list[int]]:
    """What stands in each unit; blanks are left out."""
    return [[cells[cell] for cell in unit if cells[cell]] for unit in unit_cells(of)]


def missing_digits(cells: Cells, of: Geometry | int) -> int:
    """The common cost."""
    return sum(shape_of(of).size - len(set(unit)) for unit in units_of(cells, of))


def naive_value(fitness: Fitness, cells: Cells, of: Geometry | int) -> float:
    """What a grid measures."""
    shape, units = shape_of(of), units_of(cells, of)
    size = shape.size
    distinct = [len(set(unit)) for unit in units]
    match fitness:
        case MissingAndRepeated():
            return missing_digits(cells, of) + sum(count - 1 for unit in units for count in Counter(unit).values())
        case EqualPairs():
            return sum(one == other for unit in units for one, other in combinations(unit, 2))
        case DistinctProduct():
            return prod(size / count for count in distinct)
        case ConflictShare():
            worst = len(units) * (size - 1)
            return (worst - missing_digits(cells, of)) / worst
        case AverageProduct():
            kinds: dict[UnitKind, list[float]] = {}
            for unit, count in enumerate(distinct):
                kinds.setdefault(shape.unit_name(unit)[0], []).append(1 / (size + 1 - count))
            return prod(sum(terms) / len(terms) for terms in kinds.values())
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
