"""Rate a puzzle on Sudoku Explainer's scale with the plain searches for chains and aligned exclusions.

Easier steps come from the product's searches, which have plain versions of their own.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Deduction, Position, Search
from sudoku_desktop.logic.kernels.opcodes import BUG
from sudoku_desktop.logic.kernels.record import CELL, DIGIT, REMOVED, new_record
from tests.reference.naive_logic_aligned import aligned_exclusion
from tests.reference.naive_logic_nested import (
    LEVELS,
    MULTIPLE,
    NISHIO,
    Candidates,
    Found,
    next_forcing,
    next_static,
)


def aligned(position: Candidates, degree: int) -> Found | None:
    """Return an aligned pair or triplet exclusion as a deduction."""
    removed = aligned_exclusion(position, degree)
    return removed and Found({2: 62, 3: 75}[degree], 0, 0, removed, None)


HARD: dict[str, Callable[[Candidates], Found | None]] = {
    "aligned pair": lambda position: aligned(position, 2),
    "static": next_static,
    "aligned triplet": lambda position: aligned(position, 3),
    "nishio": lambda position: next_forcing(position, NISHIO),
    "multiple": lambda position: next_forcing(position, MULTIPLE),
    **{
        f"level {level}": lambda position, stage=stage: next_forcing(position, stage)
        for level, stage in enumerate(LEVELS)
    },
}
"""Stages from aligned pairs on, in the order in which they are tried."""


class Step(NamedTuple):
    """A step of a path: name of the stage or of the product's technique, and the deduction."""

    stage: str
    found: Found


def hard_step(position: Candidates) -> Step | None:
    """Return the first deduction from aligned pairs on."""
    return next((Step(stage, found) for stage, search in HARD.items() if (found := search(position))), None)


def easy_step(position: Position) -> Step | None:
    """Return the first deduction below aligned pairs."""
    deduction = Search().next_deduction(position)
    if deduction is None or deduction.technique.opcode > BUG:
        return None
    return Step(deduction.technique.name, as_found(deduction))


def as_found(deduction: Deduction) -> Found:
    """Return a deduction of the program in the form of the plain searches."""
    placed = deduction.placement and (deduction.placement.cell, deduction.placement.digit)
    removed = frozenset((each.cell, each.digit) for each in deduction.removals)
    return Found(round(10 * deduction.rating), 0, 0, removed, placed)


def steps(puzzle: str, hard: Callable[[Candidates], Step | None] = hard_step) -> Iterator[Step]:
    """Yield the path of a puzzle, as far as it goes."""
    position = Position(Grid.from_text(puzzle))
    while not position.is_complete:
        step = easy_step(position) or hard(candidates(position))
        if step is None:
            return
        yield step
        record = new_record()
        for cell, digit in step.found.removed:
            record[REMOVED + cell] |= 1 << (digit - 1)
        if step.found.placed:
            record[CELL], record[DIGIT] = step.found.placed[0], step.found.placed[1] - 1
        position.do(record)


def candidates(position: Position) -> Candidates:
    """Return the candidates of every blank cell."""
    return {cell: set(position.candidates(cell)) for cell in range(81) if position.marks[cell]}


def rating(path: Iterator[Step]) -> tuple[int, int, int]:
    """Return ER, EP and ED of a path in tenths: its heaviest step, the one up to the first placement, the first."""
    weights, up_to_placement = [], 0
    for step in path:
        weights.append(step.found.weight)
        if step.found.placed and not up_to_placement:
            up_to_placement = max(weights)
    return max(weights), up_to_placement, weights[0]
