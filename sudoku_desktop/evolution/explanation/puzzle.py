"""A puzzle as plain lists: its units, blocks and candidates, and the costs of grids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.board.geometry import NO_UNIT
from sudoku_desktop.evolution.forced_cells import candidates
from sudoku_desktop.evolution.lowering.own import call_plain, plain_arguments
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, Encoding
from sudoku_desktop.evolution.parts.fitness import (
    AverageProduct,
    DistinctProduct,
    EqualPairs,
    FilledCells,
    Fitness,
    MissingAndRepeated,
)
from sudoku_desktop.evolution.parts.own import Own


class PlainPuzzle:
    """The givens of a puzzle, structured according to an encoding, and the costs of grids.

    `is_packed`: whether the loop draws swaps from tables; see `lowering.boxes`. `units`: rows, then columns, then
    boxes. `blocks`: boxes, or rows where these are permutations. `free`: the free cells of each block. `table`: the
    lists that operators written by the user receive; see `kernels.own`.
    """

    def __init__(
        self,
        givens: Grid,
        encoding: Encoding | None = None,
        fitness: Fitness | None = None,
        *,
        is_packed: bool = False,
        table: NDArray[np.int64] | None = None,
    ) -> None:
        encoding = encoding or BoxPermutations()
        shape = self.shape = givens.geometry
        self.grid = givens
        self.encoding = encoding
        self._fitness = fitness or MissingAndRepeated()
        self.is_packed = is_packed
        self.table = np.zeros(0, np.int64) if table is None else table
        self.size = givens.size
        self.givens: list[int] = givens.cells.tolist()
        self.units: list[list[int]] = shape.units.tolist()
        self.by_rows = encoding.blocks_are_rows
        self.blocks: list[list[int]] = (shape.rows if self.by_rows else shape.boxes).tolist()
        self.block_of: list[int] = (shape.row_of if self.by_rows else shape.box_of).tolist()
        self.free = [[cell for cell in block if not self.givens[cell]] for block in self.blocks]
        self.free_cells = [cell for cell, digit in enumerate(self.givens) if not digit]
        self.units_of = [[unit for unit in units if unit != NO_UNIT] for units in shape.units_of.tolist()]

    @cached_property
    def candidates(self) -> list[list[int]]:
        """Digits that each cell may hold, in ascending order; only free cells have several."""
        admitted = candidates(self.grid.cells, self.shape)
        digits = range(1, self.size + 1)
        if not self.encoding.keeps_candidates:
            return [[] if given else list(digits) for given in self.givens]
        return [[digit for digit in digits if row[digit - 1]] for row in admitted.tolist()]

    def lines(self, cell: int) -> list[list[int]]:
        """Return the column of a cell, and its row, or its box where rows are blocks."""
        column = self.shape.columns[cell % self.size].tolist()
        if not self.by_rows:
            return [column, self.shape.rows[cell // self.size].tolist()]
        boxes = self.shape.boxes[self.shape.box_of[cell : cell + 1]] if self.shape.regions else self.shape.boxes
        return [column, *boxes.tolist()]

    def in_lines(self, cells: Sequence[int], digit: int, cell: int) -> list[int]:
        """Return the number of occurrences of a digit in each of a cell's lines."""
        return [[cells[other] for other in line].count(digit) for line in self.lines(cell)]

    def missing(self, cells: Sequence[int]) -> int:
        """Return the number of digits missing from all units."""
        return sum(self.size - shown for shown in self.shown(cells))

    def shown(self, cells: Sequence[int]) -> list[int]:
        """Return the number of different digits in each unit."""
        return [len({cells[cell] for cell in unit} - {0}) for unit in self.units]

    def cost(self, cells: Sequence[int]) -> float:
        """Return the cost of a grid, computed in the same order as in the kernels, to agree to the last bit."""
        fitness = self._fitness
        if isinstance(fitness, Own):
            arguments = plain_arguments(fitness, self.table)
            return float(call_plain(fitness, arguments, cells=np.array(cells, np.int64)))
        if isinstance(fitness, FilledCells):
            return float(cells.count(0) or self.missing(cells) > 0)  # a full grid may be givens that clash
        if isinstance(fitness, EqualPairs):
            units = [[cells[cell] for cell in unit] for unit in self.units]
            counts = [unit.count(digit) for unit in units for digit in range(1, self.size + 1)]
            return float(sum(count * (count - 1) // 2 for count in counts))
        shown, shares = self.shown(cells), fitness.shares(self.size).tolist()
        if isinstance(fitness, DistinctProduct):
            product = 1.0
            for count in shown[self.size if self.by_rows else 0 :]:
                product *= shares[count]
            return float(product - 1.0)
        if isinstance(fitness, AverageProduct):
            product = 1.0
            starts = [first for _, first in self.shape.kinds]
            for start, end in zip(starts, [*starts[1:], len(self.units)], strict=True):
                total = 0.0
                for count in shown[start:end]:
                    total += shares[count]
                product *= total / (end - start)
            return float(1.0 - product)
        missing = self.missing(cells)
        return (
            2.0 * missing
            if isinstance(fitness, MissingAndRepeated)
            else missing / (1.0 * len(self.units) * (self.size - 1))
        )
