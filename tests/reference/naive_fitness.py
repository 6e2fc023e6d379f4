"""Every fitness as defined by its docstring, on the paper's scale, and the other figures of a grid."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import factorial, prod, sqrt

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
from sudoku_desktop.evolution.parts.fitness import sums_and_products as SumsAndProducts  # noqa: N812

Cells = Sequence[int]


def shape_of(of: Geometry | int) -> Geometry:
    """Return the shape, or the classic one of this order."""
    return geometry(of) if isinstance(of, int) else of


@cache
def unit_cells(of: Geometry | int) -> list[list[int]]:
    """Return the cells of each unit."""
    return shape_of(of).units.tolist()


def units_of(cells: Cells, of: Geometry | int) -> list[list[int]]:
    """Return the digits of each unit, without blanks."""
    return [[cells[cell] for cell in unit if cells[cell]] for unit in unit_cells(of)]


def missing_digits(cells: Cells, of: Geometry | int) -> int:
    """Return the common cost."""
    return sum(shape_of(of).size - len(set(unit)) for unit in units_of(cells, of))


def naive_value(fitness: Fitness, cells: Cells, of: Geometry | int) -> float:
    """Return the fitness of a grid."""
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
        case SumsAndProducts():
            return sum(
                fitness.sums * abs(sum(unit) - size * (size + 1) // 2)
                + fitness.products * sqrt(abs(prod(unit) - factorial(size)))
                + fitness.sets * (size - count)
                for unit, count in zip(units, distinct, strict=True)
            )
        case FilledCells():
            return sum(digit > 0 for digit in cells)
    raise AssertionError(fitness)


@cache
def value_of_a_solution(fitness: Fitness, order: int) -> float:
    """Return the fitness of a solved grid."""
    size = order * order
    solved = [(row % order * order + row // order + column) % size + 1 for row in range(size) for column in range(size)]
    return naive_value(fitness, solved, order)


def naive_cost_of(fitness: Fitness, cells: Cells, order: int) -> float:
    """Return the distance of a value from a solution's."""
    return abs(naive_value(fitness, cells, order) - value_of_a_solution(fitness, order))
