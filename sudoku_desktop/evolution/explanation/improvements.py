"""All improvements as their docstrings describe them, draw by draw; counts are recomputed whenever they are needed."""

from __future__ import annotations

from sudoku_desktop.evolution.explanation.events import DigitTaken, Emit, Improving, Swapped
from sudoku_desktop.evolution.explanation.functions import applied
from sudoku_desktop.evolution.explanation.mutations import ExplainedOperator, swapped
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.improvement import ColumnAndBoxSearch, Improvement, MinConflicts, NoImprovement
from sudoku_desktop.evolution.parts.own import Own


def improved(
    puzzle: PlainPuzzle, cells: list[int], improvement: Improvement, random: PlainRandom, emit: Emit
) -> list[int]:
    """Return the child after its improvement, which is applied with the part's probability."""
    if isinstance(improvement, NoImprovement) or random.uniform() >= improvement.plan().share:
        return cells
    emit(Improving(), cells)
    if isinstance(improvement, Own):
        return applied(puzzle, improvement, cells, random, emit)
    return IMPROVEMENTS[type(improvement)](puzzle, cells, improvement, random, emit)


def _count(puzzle: PlainPuzzle, cells: list[int], unit: int, digit: int) -> int:
    return [cells[cell] for cell in puzzle.units[unit]].count(digit)


def _alternatives(puzzle: PlainPuzzle, cells: list[int], cell: int) -> list[tuple[list[int], Swapped | DigitTaken]]:
    """Return the grids that one step in this cell may lead to, with their events."""
    if puzzle.encoding.kind is Genes.BLOCKS:
        others = [other for other in puzzle.free[puzzle.block_of[cell]] if other != cell]
        return [(swapped(cells, cell, other), Swapped(cell, other, (cells[cell], cells[other]))) for other in others]
    digits = [digit for digit in puzzle.candidates[cell] if digit != cells[cell]]
    return [([*cells[:cell], digit, *cells[cell + 1 :]], DigitTaken(cell, cells[cell], digit)) for digit in digits]


def min_conflicts(
    puzzle: PlainPuzzle, cells: list[int], improvement: MinConflicts, random: PlainRandom, emit: Emit
) -> list[int]:
    """Try all alternatives, including no change, and take the best, with random ties; see `MinConflicts`."""
    free = puzzle.free_cells
    if not free:
        return cells
    for _ in range(improvement.steps):
        first = random.index(len(free))
        clashing = [
            cell
            for cell in free[first:] + free[:first]
            if any(_count(puzzle, cells, unit, cells[cell]) > 1 for unit in puzzle.units_of[cell])
        ]
        if not clashing:
            return cells
        least, ties = puzzle.missing(cells), 1
        chosen = None
        for alternative in _alternatives(puzzle, cells, clashing[0]):
            missing = puzzle.missing(alternative[0])
            if missing < least:
                least, ties = missing, 0
            if missing == least:
                ties += 1
                if random.index(ties) == 0:
                    chosen = alternative
        if chosen is not None:
            cells = chosen[0]
            emit(chosen[1], cells)
    return cells


def column_and_box_search(
    puzzle: PlainPuzzle, cells: list[int], _improvement: ColumnAndBoxSearch, random: PlainRandom, emit: Emit
) -> list[int]:
    """Swap within rows, between two columns with repeated digits, then between two boxes of a band."""
    size = puzzle.size
    height, width = puzzle.shape.box or (0, 0)

    def repeats(unit: int) -> bool:
        return any(_count(puzzle, cells, unit, digit) > 1 for digit in range(1, size + 1))

    def swap_if_both_gain(first: int, second: int, one: int, other: int) -> None:
        nonlocal cells
        a, b = cells[first], cells[second]
        if (
            not puzzle.givens[first]
            and not puzzle.givens[second]
            and _count(puzzle, cells, one, a) > 1
            and _count(puzzle, cells, other, b) > 1
            and not _count(puzzle, cells, other, a)
            and not _count(puzzle, cells, one, b)
        ):
            cells = swapped(cells, first, second)
            emit(Swapped(first, second, (a, b)), cells)

    for column in range(size, 2 * size):
        if not repeats(column):
            continue
        partner = size + random.index(size)
        if partner != column and repeats(partner):
            for first, second in zip(puzzle.units[column], puzzle.units[partner], strict=True):
                swap_if_both_gain(first, second, column, partner)
    for number in range(size):
        box = 2 * size + number
        if not repeats(box):
            continue
        partner = 2 * size + number // height * height + random.index(height)
        if partner == box or not repeats(partner):
            continue
        for row in range(height):
            line = slice(row * width, (row + 1) * width)
            for first in puzzle.units[box][line]:
                for second in puzzle.units[partner][line]:
                    swap_if_both_gain(first, second, box, partner)
    return cells


IMPROVEMENTS: dict[type[Improvement], ExplainedOperator] = {
    MinConflicts: min_conflicts,
    ColumnAndBoxSearch: column_and_box_search,
}
"""Explaining function of each class of improvement; a class without one cannot be explained."""
