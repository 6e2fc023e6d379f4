"""Run functions of the user's own: compiled, as C functions that the loop calls, and as plain Python.

Both are checked against each other and against the rules of their role before they are first run. The explanation and
kernels that are not compiled call the plain function.
"""

from __future__ import annotations

import ctypes
import math
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import jit
from sudoku_desktop.board import Geometry, Grid
from sudoku_desktop.board.terms import Cell, Cells, Digits, Units
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.kernels import own as layout
from sudoku_desktop.evolution.kernels.records import CellPuzzle
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.own import OF_RANKS, Declaration, Own
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.parts.source import MOST_PASSES, EndlessError, executed
from sudoku_desktop.sentence import ProblemError, Quoted, Sentence

Words = NDArray[np.int64]
ROLES = ("Mutation", "Crossover", "Fitness", "Improvement", "Selection", "Replacement")
"""The groups of parts in the order of the roles' numbers in the table."""
SAMPLES = 100
"""Number of random chromosomes on which a function is checked."""


def own_parts(algorithm: Algorithm) -> list[Part]:
    """Return the parts of an algorithm that are made from functions."""
    return [part for _, part in algorithm.parts() if isinstance(part, Own)]


def with_functions(
    puzzle: CellPuzzle, parts: Sequence[Part], encoding: Encoding, givens: Grid, population: int
) -> CellPuzzle:
    """Return a puzzle with the table of these functions, compiled and checked.

    Raises ProblemError with what is wrong with a function.
    """
    table = table_of(puzzle, parts, population)
    for part in parts:
        _checked(part, encoding, givens, table)
        table[_place(part)] = address_of(_declaration(part))
    return puzzle._replace(own=table)


# The table.


def table_of(puzzle: CellPuzzle, parts: Iterable[Part], population: int) -> Words:
    """Return the table that is described in `kernels.own`."""
    size = int(puzzle.size[0])
    movable = [puzzle.free[block * size :][: puzzle.free_count[block]] for block in puzzle.movable]
    candidates = [
        row[:count] for row, count in zip(puzzle.candidates.reshape(-1, size), puzzle.candidate_count, strict=True)
    ]
    lists: dict[int, Any] = {
        layout.FREE: movable,
        layout.FREE_CELLS: puzzle.free_cells,
        layout.BLOCKS: puzzle.blocks.reshape(-1, size),
        layout.UNITS: puzzle.units.reshape(-1, size),
        layout.CANDIDATES: candidates,
        layout.GIVENS: puzzle.givens,
    }
    head = np.zeros(layout.HEAD, np.int64)
    body: list[Words] = []
    length = layout.HEAD
    for number, rows in lists.items():
        is_flat = number in (layout.FREE_CELLS, layout.GIVENS)
        width = 0 if is_flat else size + 1
        words = np.array(rows, np.int64) if is_flat else np.zeros((len(rows), width), np.int64)
        for row, items in enumerate([] if is_flat else rows):
            words[row, : len(items) + 1] = len(items), *items
        at = layout.TABLES + layout.TABLE_WORDS * number
        head[at : at + layout.TABLE_WORDS] = length, len(rows), width
        body.append(words.reshape(-1))
        length += words.size
    scratch = np.zeros(3 * len(puzzle.givens) + len(puzzle.units) // size, np.int64)
    head[[layout.LENGTH, layout.ORDER, layout.POPULATION]] = length + len(scratch), size, population
    head[[layout.IS_STANDARD_9X9, layout.SCRATCH]] = puzzle.is_standard_9x9[0], length
    for part in parts:
        for place, value in enumerate(part.values().values(), _place(part) + 1):
            words = np.array([value]).view(np.int64) if isinstance(value, float) else np.array([int(value)])
            head[place] = words[0]
    return np.concatenate([head, *body, scratch])


def _declaration(part: Part) -> Declaration:
    assert isinstance(part, Own)
    return part.declaration


def _place(part: Part) -> int:
    """Return where the address of a part's function is in the table; its parameters follow."""
    return layout.ROLES + ROLES.index(part.group) * layout.ROLE_WORDS


def _list(table: Words, number: int) -> Any:
    """Return a list of the table: an array if it is flat, else a list of arrays; none can be written."""
    start, count, width = table[layout.TABLES + layout.TABLE_WORDS * number :][: layout.TABLE_WORDS].tolist()
    words = table[start : start + count * max(width, 1)].copy()
    words.setflags(write=False)
    if not width:
        return words
    return [row[1 : 1 + row[0]] for row in words.reshape(-1, width)]


# Plain functions.


_names = cache(executed)


def plain_arguments(part: Part, table: Words) -> dict[str, Any]:
    """Return the arguments of the plain function that do not change during a run."""
    declaration = _declaration(part)
    is_blocks = declaration.genes == "blocks"
    lists = {
        "free": layout.FREE if is_blocks else layout.FREE_CELLS,
        "blocks": layout.BLOCKS,
        "units": layout.UNITS,
        "candidates": layout.CANDIDATES,
        "givens": layout.GIVENS,
    }
    used = {*declaration.arguments, "units"} if "distinct" in declaration.arguments else declaration.arguments
    asked = {name: _list(table, number) for name, number in lists.items() if name in used}
    return asked | part.values()


def call_plain(part: Part, arguments: Mapping[str, Any], **others: Any) -> Any:
    """Call the plain function and return its result; `others` are the arguments that change during a run.

    A function that has no `free` cells to change is not called.
    """
    declaration = _declaration(part)
    offered = {**arguments, **others}
    if "free" in offered and not len(offered["free"]):
        return 0.0
    if "distinct" in declaration.arguments:
        offered["distinct"] = np.array([len(set(offered["cells"][unit].tolist())) for unit in offered["units"]])
        offered["distinct"].setflags(write=False)
    function = _names(declaration.source, declaration.kind)[declaration.name]
    return function(**{name: offered[name] for name in declaration.arguments})


# Compiled functions.


_callbacks: dict[Declaration, Any] = {}
"""Callbacks by their declaration, so that their addresses stay valid."""


def address_of(declaration: Declaration) -> int:
    """Return the address of a function as a `jit.CALLBACK`; compile it if that has not been done yet.

    Raises ProblemError for a function that cannot be compiled.
    """
    if jit.IS_OFF:
        callback = _callbacks.setdefault(declaration, jit.CALLBACK(_plain_callback(declaration)))
        return int(ctypes.cast(callback, ctypes.c_void_p).value or 0)
    if declaration not in _callbacks:
        from sudoku_desktop.evolution.lowering.callbacks import compiled

        _callbacks[declaration] = compiled(declaration, ROLES.index(declaration.role.capitalize()))
    return int(_callbacks[declaration].address)


def _plain_callback(declaration: Declaration) -> Callable[[int, int, int, int, int], float]:
    """Return the plain function with the arguments of a `jit.CALLBACK`, for kernels that are not compiled."""
    from sudoku_desktop.evolution.parts.own import part_of

    kind = part_of(declaration)

    def callback(one: int, two: int, three: int, random: int, own: int) -> float:
        table = _at(own, _at(own, layout.HEAD, ctypes.c_int64)[layout.LENGTH], ctypes.c_int64)
        count, population = int(table[layout.ORDER]) ** 2, int(table[layout.POPULATION])
        state = _at(random, 1, ctypes.c_uint64)
        generator = PlainRandom(int(state[0]))
        part = _part_in(table, kind)
        if declaration.role in OF_RANKS:
            ranks, costs = _at(two, population, ctypes.c_int64), _at(three, population + 1, ctypes.c_double)
            changing = {"place": one, "population": population, "costs": costs[ranks], "cost": float(costs[population])}
            if declaration.role == "replacement":
                of_slots = {int(slot): rank for rank, slot in enumerate(ranks)}
                changing["parents"] = (of_slots[one % population], of_slots[one // population])
        else:
            digits, *parents = (_at(each, count, ctypes.c_uint8) for each in (one, two, three))
            mother, father = (each.astype(np.int64) for each in parents)
            changing = {"cells": digits.astype(np.int64), "mother": mother, "father": father}
        try:
            result = call_plain(part, plain_arguments(part, table), random=generator, **changing)
            if declaration.role == "fitness":
                return float(result)
            state[0] = generator.state
            if declaration.role in OF_RANKS:
                return float(_NUMBERS[declaration.role](result, population))
            digits[:] = changing["cells"]
        except Exception:
            table[layout.FAILED] = 1 + ROLES.index(kind.group)
        return 0.0

    return callback


def pair(parents: Any, population: int) -> int:
    """Return two ranks as one number, as `kernels.own.own_mates` reads them; raises ValueError for other ranks."""
    mother, father = parents
    if not (0 <= mother < population and 0 <= father < population):
        raise ValueError(f"no ranks of {population} individuals: {parents}")
    return int(mother + population * father)


def place_of(rank: Any, population: int) -> int:
    """Return the rank whose place a child takes, or -1; raises ValueError for other numbers, TypeError for none."""
    if isinstance(rank, bool | float | np.floating) or not layout.NOWHERE <= rank < population:
        raise ValueError(f"no rank of {population} individuals, and not {layout.NOWHERE}: {rank}")
    return int(rank)


_NUMBERS: Mapping[str, Callable[[Any, int], int]] = {"selection": pair, "replacement": place_of}
"""Functions that check the result of a role OF_RANKS and return it as one number, by role."""


def _at(address: int, count: int, kind: Any) -> Any:
    return np.ctypeslib.as_array((kind * int(count)).from_address(address))


def _part_in(table: Words, kind: type[Part]) -> Part:
    """Return the part whose parameters are in a table."""
    at = 1 + layout.ROLES + ROLES.index(kind.group) * layout.ROLE_WORDS
    values = {}
    for place, (name, parameter) in enumerate(kind.declared(), at):
        word = table[place : place + 1]
        values[name] = type(parameter.default)(
            (word.view(np.float64) if isinstance(parameter.default, float) else word)[0]
        )
    return kind(**values)


# Checks.


_passed: set[tuple[Part, Encoding, Geometry]] = set()


def _checked(part: Part, encoding: Encoding, givens: Grid, table: Words) -> None:
    if (part, encoding, givens.geometry) not in _passed:
        _CHECKS[part.group](part, encoding, givens, table).run()
        _passed.add((part, encoding, givens.geometry))


Outcome = tuple[list[int], int, float]
"""The digits after a call, the state of the random generator, and the number that the function returned."""


class _Check:
    """Calls a function on random chromosomes of a puzzle; raises ProblemError for the first rule that it breaks.

    This is the check of mutations and improvements; those of other roles override what differs.
    """

    def __init__(self, part: Part, encoding: Encoding, givens: Grid, table: Words) -> None:
        self._part, self._encoding, self._givens, self._table = part, encoding, givens, table
        self._declaration = _declaration(part)
        self._arguments = plain_arguments(part, table)
        self._blocks: list[list[int]] = [row.tolist() for row in _list(table, layout.BLOCKS)]
        self._candidates: list[list[int]] = [row.tolist() for row in _list(table, layout.CANDIDATES)]
        self._chance = np.random.default_rng(2026)

    def run(self) -> None:
        samples = [(self._sample(), int(self._chance.integers(2**63))) for _ in range(SAMPLES)]
        outcomes = []
        for sample, seed in samples:
            outcomes.append(self._plain(sample, seed))
            self._judge(sample, outcomes[-1])
            self._refuse_difference(outcomes[-1], self._plain(sample, seed))
        self._call = jit.CALLBACK(address_of(self._declaration))
        for (sample, seed), first in zip(samples, outcomes, strict=True):
            compiled = self._compiled(sample, seed)
            self._refuse_difference(compiled, self._compiled(sample, seed))
            if compiled != first:
                raise self._problem(
                    Sentence(
                        "{operator} gives another result when it is compiled, where integers have 64 bits; {first} "
                        "became {compiled}",
                        first=_difference(first, compiled),
                        compiled=_difference(compiled, first),
                    )
                )

    def _refuse_difference(self, one: Outcome, other: Outcome) -> None:
        if one != other:
            raise self._problem(
                Sentence(
                    "{operator} gives two results for one grid and one state of the random generator, so its runs "
                    "could not be repeated; draw with random.index(n) or random.uniform() only"
                )
            )

    def _problem(self, sentence: Sentence) -> ProblemError:
        return ProblemError(sentence.with_terms(operator=self._declaration.name))

    def _sample(self) -> dict[str, Any]:
        """Return arguments that change during a run."""
        return {"cells": self._random_chromosome()}

    def _random_chromosome(self) -> Words:
        cells = self._givens.cells.astype(np.int64)
        if self._encoding.kind is Genes.BLOCKS:
            for block in self._blocks:
                free = [cell for cell in block if not cells[cell]]
                missing = sorted(set(range(1, self._givens.size + 1)) - set(cells[block].tolist()))
                cells[free] = self._chance.permutation(missing)
        else:
            for cell in np.flatnonzero(cells == 0).tolist():
                cells[cell] = self._chance.choice(self._candidates[cell] or [1])
        return cells

    def _plain(self, sample: Mapping[str, Any], seed: int) -> Outcome:
        """Return the outcome of the plain function."""
        copies = {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in sample.items()}
        for name in set(copies) & self._read_only:
            copies[name].setflags(write=False)
        random, file = PlainRandom(seed), f"<{self._declaration.kind}>"
        try:
            result = call_plain(self._part, self._arguments, random=random, **copies)
            return copies["cells"].tolist() if "cells" in copies else [], random.state, self._number(result)
        except ProblemError:
            raise
        except EndlessError:
            raise self._problem(
                Sentence(
                    "{operator} does not end: a call was stopped after {most} passes through its loops",
                    most=MOST_PASSES,
                )
            ) from None
        except Exception as error:
            lines = [frame.line or "" for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
            terms = {"error": f"{type(error).__name__}: {error}", "line": Quoted(lines[-1] if lines else "")}
            raise self._problem(Sentence("{operator} raised an error in {line}: {error}", **terms)) from error

    def _compiled(self, sample: Mapping[str, Any], seed: int) -> Outcome:
        """Return the outcome of the compiled function."""
        cells, *parents = (sample.get(name, sample["cells"]).astype(np.uint8) for name in ("cells", "mother", "father"))
        result, state = self._called([cells, *parents], seed)
        return cells.tolist(), state, result

    def _called(self, arrays: Sequence[Any], seed: int) -> tuple[float, int]:
        state = np.array([seed], np.uint64)
        addresses = [each if isinstance(each, int) else each.ctypes.data for each in (*arrays, state, self._table)]
        result = self._call(*addresses)
        if self._table[layout.FAILED]:
            self._table[layout.FAILED] = 0
            raise self._problem(Sentence("{operator} raised an error when it was compiled, and none in plain Python"))
        return result, int(state[0])

    _read_only = frozenset({"mother", "father", "costs"})

    def _number(self, result: Any) -> float:
        """Return the number that the compiled function returns for a result of the plain one."""
        return 0.0

    def _judge(self, sample: Mapping[str, Any], outcome: Outcome) -> None:
        """Raise ProblemError for an outcome that the rules of the role forbid."""
        shape, size = self._givens.geometry, self._givens.size
        after = outcome[0]
        for cell, digit in enumerate(after):
            terms = {"cell": Cell(cell, shape), "value": digit}
            given = int(self._givens.cells[cell])
            if given and digit != given:
                raise self._problem(
                    Sentence("{operator} changed the given {given} in {cell} to {value}", given=given, **terms)
                )
            if not 1 <= digit <= size:
                raise self._problem(Sentence("{operator} wrote {value} in {cell}, which is no digit", **terms))
            if self._encoding.kind is Genes.CELLS and digit not in (self._candidates[cell] or [digit]):
                raise self._problem(
                    Sentence("{operator} wrote {value} in {cell}, which is none of its candidates", **terms)
                )
        for number, block in enumerate(self._blocks if self._encoding.kind is Genes.BLOCKS else ()):
            held = [after[cell] for cell in block]
            twice = next((digit for digit in held if held.count(digit) > 1), None)
            if twice is not None:
                raise self._problem(
                    Sentence(
                        "{operator} left the digit {digit} twice in {block}, in {cells}; there it may only exchange "
                        "digits",
                        digit=Digits((twice,)),
                        block=Units((number + (0 if self._encoding.blocks_are_rows else 2 * size),), shape),
                        cells=Cells(tuple(cell for cell in block if after[cell] == twice), shape),
                    )
                )


def _difference(one: Outcome, other: Outcome) -> str:
    """Return the first thing in which an outcome differs from another one."""
    for index, (mine, theirs) in enumerate(zip(one[0], other[0], strict=True)):
        if mine != theirs:
            return f"{mine} (cell {index})"
    return f"{one[2]}" if one[2] != other[2] else f"{one[1]} (random)"


class _CheckOfCrossover(_Check):
    def _sample(self) -> dict[str, Any]:
        mother = self._random_chromosome()
        return {"cells": mother, "mother": mother, "father": self._random_chromosome()}


class _CheckOfFitness(_Check):
    _read_only = frozenset({"cells"})

    def run(self) -> None:
        super().run()
        shape = self._givens.geometry
        if not shape.box or shape.extras:
            return
        height, width = shape.box  # for which a formula gives a solved grid
        row, column = np.divmod(np.arange(shape.cell_count), shape.size)
        solved = (row % height * width + row // height + column) % shape.size + 1
        cost = self._plain({"cells": solved}, 0)[2]
        if cost != 0:
            raise self._problem(
                Sentence(
                    "{operator} returned {value} for a solved grid; a solution must have a cost of 0", value=repr(cost)
                )
            )
        for block in self._blocks:
            nearly = solved.copy()
            one, other = self._chance.choice(block, 2, replace=False)
            nearly[[one, other]] = solved[[other, one]]
            self._judge({"cells": nearly}, self._plain({"cells": nearly}, 0))

    def _number(self, result: Any) -> float:
        if isinstance(result, bool) or not isinstance(result, int | float | np.integer | np.floating):
            raise self._problem(Sentence("{operator} must return a number, got {value}", value=repr(result)))
        return float(result)

    def _judge(self, sample: Mapping[str, Any], outcome: Outcome) -> None:
        cost = outcome[2]
        if not math.isfinite(cost) or cost < 0:
            raise self._problem(
                Sentence("{operator} returned {value}; a cost must be finite and at least 0", value=repr(cost))
            )
        if cost == 0 and not Grid(sample["cells"].astype(np.uint8), self._givens.geometry).is_solved:
            raise self._problem(
                Sentence("{operator} returned 0 for a grid that is not solved; only a solution may have a cost of 0")
            )


class _CheckOfSelection(_Check):
    _problem_of_ranks = Sentence("{operator} must return the ranks of two parents, each from 0 to {last}, got {value}")

    def _sample(self) -> dict[str, Any]:
        population = int(self._table[layout.POPULATION])
        costs = np.sort(self._chance.integers(2, 60, population).astype(float))
        return {"place": int(self._chance.integers(population)), "population": population, "costs": costs}

    def _number(self, result: Any) -> float:
        population = int(self._table[layout.POPULATION])
        try:
            return float(_NUMBERS[self._declaration.role](result, population))
        except (TypeError, ValueError):
            terms = {"last": population - 1, "value": repr(result)}
            raise self._problem(self._problem_of_ranks.with_terms(**terms)) from None

    def _compiled(self, sample: Mapping[str, Any], seed: int) -> Outcome:
        ranks = np.arange(sample["population"])
        result, state = self._called([sample["place"], ranks, sample["costs"]], seed)
        return [], state, result

    def _judge(self, sample: Mapping[str, Any], outcome: Outcome) -> None:
        """Do nothing: `_number` has judged the ranks."""


class _CheckOfReplacement(_CheckOfSelection):
    _problem_of_ranks = Sentence(
        "{operator} must return the rank that the child takes, from 0 to {last}, or -1 for none, got {value}"
    )

    def _sample(self) -> dict[str, Any]:
        sample = super()._sample()
        parents = tuple(self._chance.integers(sample["population"], size=2).tolist())
        return sample | {"cost": float(self._chance.integers(0, 60)), "parents": parents}

    def _compiled(self, sample: Mapping[str, Any], seed: int) -> Outcome:
        population, (mother, father) = sample["population"], sample["parents"]
        costs = np.append(sample["costs"], sample["cost"])
        result, state = self._called([mother + population * father, np.arange(population), costs], seed)
        return [], state, result


_CHECKS: Mapping[str, type[_Check]] = {
    "Mutation": _Check,
    "Improvement": _Check,
    "Crossover": _CheckOfCrossover,
    "Fitness": _CheckOfFitness,
    "Selection": _CheckOfSelection,
    "Replacement": _CheckOfReplacement,
}
