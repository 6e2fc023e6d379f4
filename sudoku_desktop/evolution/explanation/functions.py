"""Operators written by the user, in explanations: call the Python function and report the cells before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sudoku_desktop.evolution.explanation.events import CellsCrossed, Emit, FunctionApplied, ignore
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.lowering.own import call_plain, plain_arguments
from sudoku_desktop.evolution.parts.part import Part


def applied(
    puzzle: PlainPuzzle, part: Part, cells: Sequence[int], random: PlainRandom, emit: Emit = ignore, **parents: Any
) -> list[int]:
    """Return the digits after the user's function for a mutation, an improvement or, with both parents, a crossover."""
    array = np.array(cells, np.int64)
    given = {name: np.array(digits, np.int64) for name, digits in parents.items()}
    call_plain(part, plain_arguments(part, puzzle.table), cells=array, random=random, **given)
    after: list[int] = array.tolist()
    changed = tuple(cell for cell, digit in enumerate(after) if digit != cells[cell])
    if parents:
        from_father = {cell for cell in changed if after[cell] == parents["father"][cell]}
        crossed = [after[cell] if cell in from_father else digit for cell, digit in enumerate(cells)]
        emit(CellsCrossed(tuple(sorted(from_father)), None), crossed)
        changed = tuple(cell for cell in changed if cell not in from_father)
    if changed or not parents:
        before_and_after = (tuple(each[cell] for cell in changed) for each in (cells, after))
        emit(FunctionApplied(changed, type(part).label, *before_and_after), after)
    return after


def place_taken(
    puzzle: PlainPuzzle,
    part: Part,
    costs: Sequence[float],
    cost: float,
    parents: tuple[int, int],
    random: PlainRandom,
) -> int | None:
    """Return the rank that the user's replacement function assigns to a child, or None if it discards the child.

    `costs` are in order of rank, `parents` are the ranks of the child's parents.
    """
    given = {"costs": np.array(costs), "cost": cost, "parents": parents, "population": len(costs), "random": random}
    rank = int(call_plain(part, plain_arguments(part, puzzle.table), **given))
    if rank < 0:
        return len(costs) - 1 if cost == 0 else None  # a solution is never lost
    return rank


def chosen(puzzle: PlainPuzzle, part: Part, place: int, costs: Sequence[float], random: PlainRandom) -> tuple[int, int]:
    """Return the ranks of the parents that the user's selection function chooses; `costs` are in order of rank."""
    arguments = plain_arguments(part, puzzle.table)
    mother, father = call_plain(
        part, arguments, place=place, population=len(costs), costs=np.array(costs), random=random
    )
    return int(mother), int(father)
