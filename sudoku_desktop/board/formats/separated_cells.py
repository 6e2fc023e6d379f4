"""Cells with separators between them, and lists of rows, in one line of a text."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from sudoku_desktop.board.formats.cells import wrong_row
from sudoku_desktop.board.formats.notation import CELL, NotatedPuzzle, reading
from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.board.formats.text_lines import SIZE_OF_LINE, SIZES_WITHOUT_BOXES, Span
from sudoku_desktop.board.geometry import Variant, shaped
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES, cell_symbols, grid_of_cells
from sudoku_desktop.sentence import Sentence

_LONGEST_LINE = 20_000
"""Maximum number of characters of a line that is searched for cells with separators."""
_SHORTEST_APART = 31
"""Minimum number of characters of a line of 16 cells with separators between them."""
_LIST_IN_LINE = re.compile(r"[\[({]((?:\s{0,9}[\"'][\w.*~-]{4,25}[\"']\s{0,9},?){4,25})[\])}]")
"""A list of rows in quotation marks, anywhere in a line."""
_ROW_OF_LIST = re.compile(r"\[([^\[\]]*)\]")
_INNER_LIST = re.compile(r"[\[({]([^\[\](){}]{7,2000})[\])}]")
"""A list without lists in it."""
_BETWEEN_ROWS = re.compile(r"[ \t,;]{0,9}(?:[^\W\d_]{1,12}[!@]?)?[@#]?")
"""Pattern of the text between two rows of a list: a comma, and the name of a type or function."""
FoundCells = tuple[NotatedPuzzle | None, Span]
"""Cells in a line: the puzzle, or None for cells that make none, and the span in the plain text."""


class SeparatedCells(NamedTuple):
    """Reader of cells with separators, and what it depends on.

    `sizes`: the sizes that are wanted. `symbols`: the notation, or None to detect it. `is_one_line`: whether the text
    has no other lines, so that 16 or 25 cells are a puzzle and no row of one.
    """

    sizes: Collection[int]
    symbols: Symbols | None
    is_one_line: bool

    def found_in(self, text: str) -> list[FoundCells]:
        """Return the puzzles of a line with separators between cells: `7;0;0;…`, or `7 123489 12389 …`.

        Several puzzles must be lists of rows in quotation marks, or fields with another separator between them.
        """
        if not _SHORTEST_APART <= len(text) <= _LONGEST_LINE:
            return []
        lists = [(self._separated_puzzle(each[0]), each.span()) for each in _LIST_IN_LINE.finditer(text)]
        if len(lists) > 1 and all(found for found, _ in lists):
            return [*lists]
        nested = [(_puzzle_of_rows(rows, self.symbols), span) for rows, span in _lists_in_line(text)]
        if any(found for found, _ in nested):
            return [*nested]
        for outer in ("", ",", "\t", ";"):
            if outer not in text:
                continue
            found: list[FoundCells] = []
            start = 0
            for part in text.split(outer) if outer else [text]:
                puzzle = self._separated_puzzle(part, is_whole=not outer)
                if puzzle is not None:
                    found.append((puzzle, (start, start + len(part))))
                start += len(part) + len(outer)
            if found:
                return found
        return []

    def _separated_puzzle(self, text: str, *, is_whole: bool = True) -> NotatedPuzzle | None:
        """Return the puzzle of cells or rows with one separator, perhaps in brackets, or None.

        `is_whole` is whether the text is a whole line; a part of 16 or 25 cells may also be the row of a larger grid.
        """
        lists = _LIST_IN_LINE.findall(text)
        if len(lists) > 1:  # rather nothing than one of them
            return None
        bare = re.sub(r"^\s*[\w ]*=|[\[\](){}]", " ", lists[0] if lists else text)
        is_list = is_whole and (self.is_one_line or "[[" in text)
        for separator in (";", ",", "\t", None, "|", "/", ":", "\\r\\n", "\\n", "."):
            texts = bare.split(separator)
            if len(texts) not in SIZE_OF_LINE and len(texts) not in self.sizes:
                continue
            texts = [each.strip(" \"'`") for each in texts]
            if separator == "." and not all(texts):  # dots are blanks
                continue
            if len(texts) in self.sizes and {*map(len, texts)} == {len(texts)}:  # rows
                texts = [*"".join(texts)]
            size = SIZE_OF_LINE.get(len(texts))
            if size is not None and (size > 5 or is_list) and all(map(CELL.fullmatch, texts)):
                found = reading_of_cells(texts, size, self.symbols)
                if found is not None and (self.is_one_line or found.puzzle.givens.filled_count):
                    return found
        return None


def _lists_in_line(text: str) -> Iterator[tuple[list[list[str]], Span]]:
    """Yield the rows of each list of rows in a line, `[[1, 0], [0, 2]]` or `[1 0; 0 2]`, with its span."""
    rows: list[list[str]] = []
    start = end = 0
    for match in _INNER_LIST.finditer(text):
        parts = match[1].strip("; ").split(";")
        if rows and (len(parts) > 1 or not _BETWEEN_ROWS.fullmatch(text, end, match.start())):
            yield rows, (start, end)
            rows = []
        start, end = start if rows else match.start(), match.end()
        rows += [_cells_of_list(part) for part in parts]
        if len(parts) > 1:
            yield rows, (start, end)
            rows = []
    if rows:
        yield rows, (start, end)


def _cells_of_list(row: str) -> list[str]:
    """Return the texts of the cells in a row of a list, which have commas or spaces between them."""
    return [cell.strip(" \"'`") for cell in (row.split(",") if "," in row else row.split())]


def _puzzle_of_rows(rows: Sequence[Sequence[str]], symbols: Symbols | None) -> NotatedPuzzle | None:
    """Return the puzzle of the rows of a list, or None if they are no rows of a grid."""
    cells = [cell for row in rows for cell in row]
    size = SIZE_OF_LINE.get(len(cells), 0)
    is_square = len(rows) == size and all(len(row) == size for row in rows)
    if size not in SIZES or not (is_square or (len(rows) == 1 and size > 5)) or not all(map(CELL.fullmatch, cells)):
        return None
    return reading(cells, size, symbols)


def problem_of_list(text: str) -> Sentence | None:
    """Return which row of a list of lists is too short or too long, or None for any other text."""
    rows = [row.split(",") for row in _ROW_OF_LIST.findall(text)] if "[" in text else []
    if len(rows) < min(SIZES) or len(rows) not in SIZE_OF_LINE.values():
        return None
    lengths = list(map(len, rows))
    return wrong_row(lengths) if 2 * lengths.count(len(rows)) > len(rows) else None


def reading_of_cells(cells: Sequence[str], size: int, symbols: Symbols | None) -> NotatedPuzzle | None:
    """Return the puzzle of size² cells, a Latin square if the size has no boxes; None for other symbols."""
    if size not in SIZES_WITHOUT_BOXES:
        return reading(cells, size, symbols)
    if not all(len(cell) <= 1 and cell in cell_symbols(size) for cell in cells):
        return None
    latin = shaped(size, [Variant.LATIN])
    return NotatedPuzzle(Puzzle(grid_of_cells("".join(cell or "." for cell in cells), latin)))
