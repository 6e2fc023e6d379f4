"""Mutations of chromosomes that are cells, as their docstrings tell them, on plain lists; draws in the same order."""

from collections.abc import Callable

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.parts.mutation import (
    BlocksTried,
    Drawing,
    IllegalSwap,
    Kept,
    SlackOf,
    SwapSequences,
    SwapsInOneBlock,
)
from tests.reference.naive_evolution import NaiveRandom, scaled

Cost = Callable[[list[int]], object]


def uniform(random: NaiveRandom) -> float:
    return (random.word() >> 11) * 2.0**-53


class NaiveBlocks:
    """A puzzle in blocks: boxes, or rows if `by_rows`."""

    def __init__(self, givens: Grid, by_rows: bool) -> None:
        self.givens = givens.cells.tolist()
        self.by_rows = by_rows
        self.shape = geometry(givens.order)
        self.size = givens.size
        self.blocks = (self.shape.rows if by_rows else self.shape.boxes).tolist()
        self.free = [[cell for cell in block if not self.givens[cell]] for block in self.blocks]

    def lines(self, cell: int) -> list[list[int]]:
        """The column of a cell, and its row, or its box where rows are blocks."""
        column = self.shape.columns[self.shape.column_of[cell]].tolist()
        if self.by_rows:
            return [column, self.shape.boxes[self.shape.box_of[cell]].tolist()]
        return [column, self.shape.rows[self.shape.row_of[cell]].tolist()]

    def in_line(self, cells: list[int], cell: int) -> list[int]:
        """How often the digit of a cell stands in each of its lines."""
        return [[cells[other] for other in line].count(cells[cell]) for line in self.lines(cell)]

    def swapped(self, cells: list[int], one: int, other: int) -> list[int]:
        changed = list(cells)
        changed[one], changed[other] = cells[other], cells[one]
        return changed

    def swap_sequences(self, cells: list[int], mutation: SwapSequences, random: NaiveRandom) -> list[int]:
        blocks = self.blocks
        if mutation.blocks is BlocksTried.ONE:
            if uniform(random) >= mutation.probability:
                return cells
            blocks = [blocks[scaled(random.halves()[0], self.size)]]
        for block in blocks:
            if mutation.blocks is BlocksTried.EACH and uniform(random) >= mutation.probability:
                continue
            length = 1 + scaled(random.halves()[0], mutation.longest)
            for _ in range(length):
                one, other = (block[scaled(half, self.size)] for half in random.halves())
                if self.givens[one] or self.givens[other]:
                    if mutation.illegal_swap is IllegalSwap.ENDS:
                        break
                    continue
                tried = self.swapped(cells, one, other)
                if mutation.slack_of is SlackOf.BOTH_BEFORE:
                    in_new_lines = [
                        [cells[place] for place in line].count(cells[moved])
                        for moved, to in ((one, other), (other, one))
                        for line in self.lines(to)
                    ]
                    if sum(in_new_lines) <= 2 + mutation.slack:
                        cells = tried
                elif all(sum(self.in_line(tried, cell)) <= 2 + mutation.slack for cell in (one, other)):
                    cells = tried
        return cells

    def swaps_in_one_block(
        self, cells: list[int], mutation: SwapsInOneBlock, cost: Cost, random: NaiveRandom
    ) -> list[int]:
        child = cells
        if mutation.drawing is Drawing.FREE:
            movable = [free for free in self.free if len(free) >= 2]
            if not movable:
                return child
            block = movable[scaled(random.halves()[0], len(movable))]
        else:
            block = self.blocks[scaled(random.halves()[0], self.size)]
        for _ in range(mutation.swaps):
            high, low = random.halves()
            if mutation.drawing is Drawing.FREE:
                one = block[scaled(high, len(block))]
                other = [cell for cell in block if cell != one][scaled(low, len(block) - 1)]
            else:
                one, other = block[scaled(high, self.size)], block[scaled(low, self.size)]
            if self.givens[one] or self.givens[other]:
                continue
            tried = self.swapped(cells, one, other)
            counts = [self.in_line(tried, cell) for cell in (one, other)]
            # In rows only the column is looked at.
            if all(max(each[:1] if self.by_rows else each) <= mutation.most for each in counts):
                cells = tried
        if mutation.kept is Kept.NO_WORSE and cost(cells) > cost(child):  # type: ignore[operator]
            return child
        return cells
