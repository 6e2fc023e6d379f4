"""Puzzles in one line: cells without separators, lines of HoDoKu's library, and links of this program."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import isqrt

from sudoku_desktop.board.formats.line_faults import RUN, broken_cells, count_cells
from sudoku_desktop.board.formats.notation import NotatedPuzzle, of_729, reading
from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.board.formats.separated_cells import FoundCells, reading_of_cells
from sudoku_desktop.board.formats.text_lines import SIZE_OF_LINE, Span, TextLine, is_ornament, metadata, plain_line
from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.link import PREFIX, find_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import size_needed

MOST_ROWS_AHEAD = 4096
"""Maximum number of lines of 16 or 25 symbols that are compared to tell rows of larger grids from small puzzles."""
HASHED = re.compile(r"(?<!\S)[1-9#]{16,}(?!\S)")
"""Cells without separators, with `#` for blanks."""
_UUID = re.compile(r"\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b", re.IGNORECASE)
"""The identifier of a row in a database, which is as long as a 6×6 puzzle."""
_LIBRARY = re.compile(r"\s*(?::[^:]{0,40}:[^:]{0,20}:)?((?:\+?[0-9.])+):([0-9 ]*)(?=:|\s*$)")
"""A line of HoDoKu's library: technique, candidates, cells, and deleted candidates."""


class CellsTogether:
    """Reader of cells without separators in the lines of a text."""

    def __init__(self, lines: Sequence[str], symbols: Symbols | None, *, is_one_line: bool) -> None:
        self._lines, self._symbols, self._is_one_line = lines, symbols, is_one_line
        self._rows_until = (0, False)
        """Line up to which lines have 16 or 25 symbols, and whether these are rows of larger grids."""

    def found_in(self, line: TextLine) -> list[FoundCells]:
        """Return the puzzles in a line, and None for cells that make none."""
        text = line.text
        found: list[FoundCells] = []
        if text.count("-") >= 4:
            text = _UUID.sub(lambda match: " " * len(match[0]), text)
        matches = RUN.finditer(text)
        if "#" in text[:81]:  # a blank, or the beginning of a comment
            matches = filter(None, [HASHED.search(text) or RUN.search(text)])
        for match in matches:
            run, count = match[0], count_cells(match[0])
            size = SIZE_OF_LINE.get(count)
            if run.strip("-*_") == "" and not self._is_one_line:
                continue  # a border
            if count == 729:
                found.append((of_729(run), match.span()))
            elif size is None:
                found.append((None, match.span()))
            elif size > 5 or not self.is_row_of_larger_grid(line.number, count):
                cells = re.findall(r"\+?.", run) if "+" in run else run
                found.append((reading_of_cells(cells, size, self._symbols), match.span()))
        if any(each is None for each, _ in found) and broken_cells(text):
            return []
        # Runs of 16 or 25 symbols are rows of a larger grid, if one of them has digits that a small puzzle lacks.
        lengths = {end - start for each, (start, end) in found if each is None and end - start in (16, 25)}
        return [(None if span[1] - span[0] in lengths else each, span) for each, span in found]

    def is_row_of_larger_grid(self, number: int, width: int) -> bool:
        """Return whether the line of this number with 16 or 25 symbols is a row among others, and not a small puzzle.

        It is a row if most of the lines around it need more digits than the small puzzle has, or if some do and the
        lines are as many as a larger grid has rows.
        """
        until, is_row = self._rows_until
        if number < until:
            return is_row
        size, count, filled, needing = isqrt(width), 0, 0, 0
        is_whole = True
        for line in islice(self._lines, number - 1, None):
            if count == MOST_ROWS_AHEAD:
                is_whole = False
                break
            text = plain_line(line).strip()
            needed = size_needed(text) if len(text) == width else MAX_SIZE + 1
            if needed <= MAX_SIZE:
                count, filled, needing = count + 1, filled + (needed > 0), needing + (needed > size)
            elif not is_ornament(text):
                break
            until = number = number + 1
        is_row = 2 * needing > filled or (needing > 0 and count % width == 0 and is_whole)
        self._rows_until = until, is_row
        return is_row


def puzzle_of_link(line: TextLine) -> Puzzle | None:
    """Return the puzzle of the link `SUDOKU:…` in a line, with its title, rating and span; None if there is none."""
    text = line.text.upper()
    givens = find_link(line.text) if PREFIX in text else None
    if givens is None:
        return None
    start = text.index(PREFIX)
    cells = givens.to_text("0")
    at = text.find(cells, start)
    begin, end = (at, at + len(cells)) if at >= 0 else (0, len(line.original))
    title, rating = metadata(line.text[:start], line.text[end:] if at >= 0 else "")
    return Puzzle(givens, title, published_rating=rating, span=(line.start + begin, line.start + end))


def puzzle_of_library(line: TextLine) -> Puzzle | None:
    """Return the puzzle in a line of HoDoKu's library, with its span; None for any other line."""
    match = _LIBRARY.match(line.text)
    if match is None or count_cells(match[1]) != CLASSIC.cell_count:
        return None
    found = reading(re.findall(r"\+?[0-9.]", match[1].replace("0", ".")), CLASSIC.size)
    if found is None:
        return None
    return replace(_without_candidates(found.puzzle, match[2].split()), span=line.span_of(*match.span(1)))


def _without_candidates(puzzle: Puzzle, removed: Sequence[str]) -> Puzzle:
    """Return the puzzle with its candidates as notes, except those in `removed`: digit, row and column, as `314`."""
    if not removed:
        return puzzle
    entries = puzzle.entries.cells if puzzle.entries is not None else 0
    notes = list(Grid(puzzle.givens.cells + entries).candidate_masks())
    for each in removed:
        if len(each) == 3 and "0" not in each:
            digit, row, column = map(int, each)
            notes[(row - 1) * 9 + column - 1] &= ~(1 << digit - 1)
    return replace(puzzle, notes=tuple(notes))


def without_solutions(puzzles: Sequence[tuple[NotatedPuzzle, Span]]) -> Iterator[tuple[NotatedPuzzle, Span]]:
    """Yield the puzzles of a line without the complete grids that solve another one of them."""
    unsolved = [found.puzzle.givens for found, _ in puzzles if not found.puzzle.givens.is_complete]
    kept: list[Grid] = []
    for found, span in puzzles:
        givens = found.puzzle.givens
        if not (givens.is_solved and any(map(givens.extends, (*kept, *unsolved)))):
            kept.append(givens)
            yield found, span
