"""Lines without cells: titles and sizes of puzzles, names of columns, and what is left out."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from sudoku_desktop.board.formats.line_faults import NO_KNOWN_GRID, rounded_number
from sudoku_desktop.board.formats.puzzle_list import PuzzleList
from sudoku_desktop.board.formats.row_text import without_brackets
from sudoku_desktop.board.formats.table_columns import TableColumns
from sudoku_desktop.board.formats.text_lines import (
    LONGEST_TITLE,
    NUMBERED,
    SIZE_LINE,
    SIZE_OF_LINE,
    WORD,
    TextLine,
    can_be_ignored,
    is_ornament,
    is_size,
)
from sudoku_desktop.board.geometry import MAX_SIZE
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import cell_symbols
from sudoku_desktop.sentence import Listed, Sentence

_NOTHING = 0, ""


class Headings:
    """The lines without cells that are read so far, and what they say about the next puzzle.

    `columns` are the names of the columns of a table.
    """

    def __init__(self, found: PuzzleList, sizes: Collection[int], *, is_one_line: bool) -> None:
        self.columns = TableColumns([])
        self._found, self._sizes, self._is_one_line = found, sizes, is_one_line
        self._title = self._size = _NOTHING
        """Number and text of the lines that may be the title, and give the size, of the next puzzle."""

    def take(self, line: TextLine) -> None:
        """Take a line that is no part of a puzzle: a heading, the names of columns, or something to be left out."""
        number, text = line.number, line.text
        if is_ornament(without_brackets(text)):
            return
        if SIZE_LINE.fullmatch(text) and not WORD.search(text):
            if text != self._size[1]:  # the numbers of rows and columns may be two lines
                self._leave_out(*self._size)
            self._size = number, text
            return
        fields = [field.strip(" \"'").lower() for field in re.split(r"[,;\t]", text[:1000])]
        heading = line.original.strip("#=*-:<>`% \t\r\"'/").strip()
        is_heading = 0 < len(heading) <= LONGEST_TITLE and "{" not in heading and heading[-1] not in "[(\\"
        if len(fields) > 1 and WORD.search(text):
            self.columns = TableColumns(fields)
            self.drop()
            self._leave_out(number, text)
        elif is_heading and (can_be_ignored(text) or NUMBERED.fullmatch(text)):
            self.drop()
            self._title = number, heading
        else:
            self._leave_out(number, text)

    def drop(self) -> None:
        """Leave out headings that no puzzle follows, unless they can be ignored."""
        self._leave_out(*self._size)
        self._leave_out(*self._title)
        self._title = self._size = _NOTHING

    def _leave_out(self, number: int, text: str) -> None:
        """Add a line to the omissions, unless it can be ignored."""
        if can_be_ignored(text):
            return
        count = sum(symbol in cell_symbols(MAX_SIZE) for symbol in text) if self._is_one_line else 0
        rounded = rounded_number(text)
        if rounded is not None:
            self._found.omit(number, number, rounded)
        elif count and count not in SIZE_OF_LINE:
            needed = Listed(tuple(size**2 for size in sorted(self._sizes)), "or")
            self._found.omit(number, number, Sentence("found %n cell(s), need {needed}", n=count, needed=needed))
        else:
            self._found.omit(number, number, NO_KNOWN_GRID)

    def titled(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with the title in the lines before it; lines that say something else are left out."""
        if not self._size[1] and not self._title[1]:
            return puzzle
        if is_size(self._size[1], puzzle.givens.size):
            self._size = _NOTHING
        elif NUMBERED.fullmatch(self._size[1]) and not self._title[1]:
            self._title, self._size = self._size, _NOTHING
        if self._title[1] and not puzzle.title:
            puzzle = replace(puzzle, title=self._title[1])
            self._title = _NOTHING
        self.drop()
        return puzzle
