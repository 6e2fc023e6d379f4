"""Operators of the user's own from Python functions: `sd.mutation` and the like.

    @sd.mutation(genes="blocks", probability=sd.number(0.3, 0.0, 1.0))
    def swap(cells, free, random, probability):
        "Two free cells of a random block change places."
        if random.uniform() < probability:
            block = free[random.index(len(free))]
            one, other = block[random.index(len(block))], block[random.index(len(block))]
            cells[one], cells[other] = cells[other], cells[one]

    sd.solve(puzzle, "gerges-2018", settings={"mutation": swap(probability=0.5)})

`swap` is then a class of parts: it takes values for its parameters, and is named by "swap" where an algorithm is
described by text. A function takes its arguments by name; docs/operators.md describes all of them. It is compiled and
tried out on random grids when it is defined. Errors are ValueErrors with a message that says what to change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from sudoku_desktop.board import grid_of_any_size
from sudoku_desktop.evolution.parts.crossover import Crossover
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, CandidateSets, Encoding
from sudoku_desktop.evolution.parts.fitness import Fitness, MissingAndRepeated
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.improvement import Improvement
from sudoku_desktop.evolution.parts.mutation import Mutation
from sudoku_desktop.evolution.parts.own import operator
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.replacement import Replacement
from sudoku_desktop.evolution.parts.selection import Selection
from sudoku_desktop.evolution.parts.source import Function

_TRIED_ON = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
"""Puzzle on which an operator is tested when it is defined."""

Decorator = Callable[[Function], type[Part]]


def mutation(genes: str, **parameters: Any) -> Decorator:
    """Make a mutation from a function that changes `cells`, the digits of a child.

    `genes` is "blocks" where boxes or rows stay permutations, or "cells". `parameters` are declared with `number` or
    `flag`.
    """
    return _tried(operator(Mutation, genes, **parameters))


def crossover(genes: str, **parameters: Any) -> Decorator:
    """Make a crossover from a function that changes `cells`, a copy of the digits of `mother`, by those of `father`."""
    return _tried(operator(Crossover, genes, **parameters))


def fitness(**parameters: Any) -> Decorator:
    """Make a fitness from a function that returns the cost of `cells`, the digits of a grid: 0 only for a solution."""
    return _tried(operator(Fitness, **parameters))


def improvement(genes: str, **parameters: Any) -> Decorator:
    """Make an improvement from a function that changes `cells`, the digits of a child after its mutation."""
    return _tried(operator(Improvement, genes, **parameters))


def selection(**parameters: Any) -> Decorator:
    """Make a selection from a function that returns the ranks of both parents, from 0 for the best individual."""
    return _tried(operator(Selection, **parameters))


def replacement(**parameters: Any) -> Decorator:
    """Make a replacement from a function that returns the rank whose place the child takes, or -1 to discard it."""
    return _tried(operator(Replacement, **parameters))


_is_tried = ContextVar("is_tried", default=True)


@contextmanager
def without_trial() -> Iterator[None]:
    """Define operators without compiling and testing them; both are done when an algorithm with them is first run."""
    token = _is_tried.set(False)
    try:
        yield
    finally:
        _is_tried.reset(token)


def _tried(declare: Callable[[Function], type[Part]]) -> Decorator:
    def decorate(function: Function) -> type[Part]:
        kind = declare(function)
        if not _is_tried.get():
            return kind
        from sudoku_desktop.evolution.lowering.cells import lower_cells  # loads the compiler
        from sudoku_desktop.evolution.lowering.own import with_functions

        givens = grid_of_any_size(_TRIED_ON)
        encoding: Encoding = BoxPermutations() if kind.genes and Genes.BLOCKS in kind.genes else CandidateSets()
        with_functions(lower_cells(encoding, MissingAndRepeated(), givens), [kind()], encoding, givens, 21)
        return kind

    return decorate
