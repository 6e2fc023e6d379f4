"""Saving of changed puzzles in any text, by writing the changed cells over the old ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate

from sudoku_desktop.board.formats import drawn
from sudoku_desktop.board.formats.plain_text import read
from sudoku_desktop.board.formats.puzzle_format import CannotRewriteError, go_on, in_spans, with_parts
from sudoku_desktop.board.formats.text_lines import original_span
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.grid import BLANK
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES, plain


def rewritten(text: str, old: Sequence[Puzzle], new: Sequence[Puzzle]) -> str:
    """Return the text with the cells of the changed puzzles written over the old ones; see `Rewritten`."""
    result = in_spans(_rewritten_block)(text, old, new)
    again = read(result, SIZES, go_on).puzzles
    if [(each.givens, each.title) for each in again] != [(each.givens, each.title) for each in new]:
        raise CannotRewriteError
    return result


def _rewritten_block(block: str, before: Puzzle, after: Puzzle) -> str:
    """Return the text of one puzzle with only the changed cells replaced."""
    if before.givens.geometry != after.givens.geometry:
        raise CannotRewriteError
    places = _places(block, before)
    symbol_of = _symbols_of(block, before, places)
    changed = (before.givens.cells != after.givens.cells).nonzero()[0].tolist()
    symbols = [symbol_of(int(after.givens.cells[cell]), block[slice(*places[cell])]) for cell in changed]
    return with_parts(block, sorted(zip((places[cell] for cell in changed), symbols, strict=True)))


def _places(block: str, puzzle: Puzzle) -> list[tuple[int, int]]:
    """Return the span of each cell in the text of its puzzle; raises CannotRewriteError when it is unknown."""
    size = puzzle.givens.size
    lines = block.split("\n")
    if len(block) == size**2:
        return [(at, at + 1) for at in range(size**2)]
    if len(lines) == 1 and not block.isascii():
        starts = [at for at, symbol in enumerate(block) if plain(symbol)]
        if len(starts) == size**2:
            return list(zip(starts, [*starts[1:], len(block)], strict=True))
    grids = drawn.grids_in(["" if line.lstrip().startswith("#") else plain(line) for line in lines]).found
    if len(grids) != 1 or not grids[0].is_alone or grids[0].reading.puzzle.givens != puzzle.givens:
        raise CannotRewriteError
    starts = list(accumulate((len(line) + 1 for line in lines), initial=0))
    return [
        original_span(lines[number], plain(lines[number]), starts[number], (cell.start, cell.end))
        for number, cells in grids[0].rows
        for cell in cells
    ]


def _symbols_of(block: str, puzzle: Puzzle, places: Sequence[tuple[int, int]]) -> Callable[[int, str], str]:
    """Return a function of a digit (0 for a blank) and the cell's old text, which returns its new text."""
    texts = [block[start:end] for start, end in places]
    known: dict[int, str] = dict(zip(puzzle.givens.cells.tolist(), texts, strict=True))
    width = max(map(len, texts))

    def symbol(digit: int, old: str) -> str:
        if digit in known:
            return known[digit]
        if digit == BLANK:
            return "." if width == 1 or not old else ".".rjust(len(old))
        example = next((text for text in texts if any(map(str.isdecimal, text))), "1")
        if puzzle.givens.size > 9 and width > 1:
            return str(digit).rjust(len(old))
        if example.isascii():
            return re.sub(r"\d", SYMBOLS[digit - 1], example, count=1) if len(example) > 1 else SYMBOLS[digit - 1]
        raise CannotRewriteError

    return symbol
