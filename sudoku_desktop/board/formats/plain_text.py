"""Detection of puzzles in any text: lines of cells with titles and ratings, drawn grids, tables and lists.

Vocabulary: a *puzzle line* holds all cells of a puzzle, with a title, a rating or the solution before and behind them.
Lines without words are collected in a *run*, in which `drawn` finds grids. A *heading* is a line that may be the title
of the next puzzle. Every other line either can be ignored (see `text_lines.can_be_ignored`) or becomes an omission.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from sudoku_desktop.board.formats import drawn
from sudoku_desktop.board.formats.errors import LINK_TO_SERVER, FileTextError
from sudoku_desktop.board.formats.headings import Headings
from sudoku_desktop.board.formats.line_faults import NO_KNOWN_GRID, problem_of_line, problem_of_run, rounded_number
from sudoku_desktop.board.formats.long_lists import LINES_BETWEEN_CHECKS, listed_puzzles
from sudoku_desktop.board.formats.notation import NotatedPuzzle
from sudoku_desktop.board.formats.puzzle_format import Check, go_on, with_plain_line_ends
from sudoku_desktop.board.formats.puzzle_lines import (
    HASHED,
    CellsTogether,
    puzzle_of_library,
    puzzle_of_link,
    without_solutions,
)
from sudoku_desktop.board.formats.puzzle_list import LocatedPuzzle, PuzzleList
from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.formats.row_text import LONGEST_ROW, without_brackets, without_label
from sudoku_desktop.board.formats.separated_cells import SeparatedCells, problem_of_list
from sudoku_desktop.board.formats.splitters import is_border
from sudoku_desktop.board.formats.table_columns import SOLUTION_COLUMNS
from sudoku_desktop.board.formats.text_lines import (
    SIZE_OF_LINE,
    SIZES_WITHOUT_BOXES,
    WORD,
    Span,
    TextLine,
    has_puzzle,
    has_words,
    is_row_of_hashes,
    metadata,
    plain_line,
)
from sudoku_desktop.board.geometry import CLASSIC, Geometry, shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES, grid_of_cells, size_needed
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

NAME = Sentence("Text")
LONGEST_TEXT = 1024 * 1024
"""Maximum number of characters that are searched for one grid."""
MOST_USELESS_LINES = 10_000
"""Number of lines without a puzzle after which reading ends, because the text is no list of puzzles."""
MOST_USELESS_CHARACTERS = 256 * 1024
"""Number of characters without a puzzle after which reading ends."""
MOST_WORK = 120_000
"""Maximum work on a text, in units of 15 to 20 microseconds; lines of nothing but cells need none."""
_WORK_OF_SHORT_LINE, _WORK_OF_LINE = 3, 8
_PLAIN_LINE = re.compile(r"\s*([0-9.]{16,81})(?=[\s#,;]|$)")
"""Beginning of the lines of long lists of puzzles, which are read without any further search."""
_LINK = re.compile(r"[\"'<(]?https?://\S+")
_NUMBERED_CELLS = re.compile(r"\s*#\d{1,6}[.):]?\s+[0-9.]{16}")
"""The number of a puzzle before its cells, rather than a comment."""


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the puzzles of a text and what was left out.

    Raises FileTextError when there is no puzzle at all, with the reason of the first omission.
    """
    text = with_plain_line_ends(text)
    reader = _Reader(text, sizes, check, symbols)
    result = reader.result()
    if symbols is None and reader.has_zero and len(result.puzzles) > 1:  # then 0 is a digit in the other puzzles, too
        return _Reader(text, sizes, check, Symbols.ZERO_BASED).result()
    return result


class GridTextError(ProblemError):
    """A text holds no grid."""


def grid_from_text(text: str, shape: Geometry = CLASSIC) -> Grid:
    """Return the first grid of this shape in a text; raises GridTextError."""
    found = grid_of_any_size(text, (shape.size,))
    return found if found.geometry == shape else Grid(found.cells, shape)


def grid_of_any_size(text: str, sizes: Collection[int] = SIZES) -> Grid:
    """Return the first grid of one of these sizes in a text; raises GridTextError."""
    if len(text) > LONGEST_TEXT:
        raise GridTextError(_too_long(text))
    try:
        return read(text, sizes).puzzles[0].givens
    except FileTextError as error:
        raise GridTextError(error.problem) from None


def _too_long(text: str) -> Sentence:
    return Sentence("{count} characters are too many for one puzzle", count=len(text))


class _Reader:
    """Reader of one text, line by line."""

    def __init__(self, text: str, sizes: Collection[int], check: Check, symbols: Symbols | None) -> None:
        self._text, self._lines = text, text.split("\n")
        self._is_one_line = "\n" not in text.strip()
        self._sizes, self._check, self._symbols = sizes, check, symbols
        self._found = PuzzleList()
        self._choices: tuple[Symbols, ...] = ()
        self._run: list[TextLine] = []
        """Lines since the last line of words."""
        self._headings = Headings(self._found, sizes, is_one_line=self._is_one_line)
        self._together = CellsTogether(self._lines, symbols, is_one_line=self._is_one_line)
        self._separated = SeparatedCells(sizes, symbols, self._is_one_line)
        self.has_zero = False
        """Whether 0 is a digit of a large grid in the text."""
        self._work = 0
        """Work so far; see `MOST_WORK`."""

    def result(self) -> ReadResult:
        """Read the text; raises FileTextError when there is no puzzle."""
        found = self._found
        start = number = checked = 0
        useful = in_vain = 0  # number of lines up to the last puzzle, and of characters searched since
        while number < len(self._lines):
            if number >= checked:
                self._check()
                checked = number + LINES_BETWEEN_CHECKS
            count = len(found.puzzles)
            line = self._lines[number]
            number += 1
            self._take(number, start, line)
            start += len(line) + 1
            in_vain += len(line) + 1 if len(line) <= LONGEST_TEXT else 0  # longer ones are not searched
            if number - useful > MOST_USELESS_LINES or in_vain > MOST_USELESS_CHARACTERS:
                self._close_run()
                if len(found.puzzles) == count and number > useful + 1:
                    first = useful + 1
                    reason = Sentence("no puzzle in %n line(s); the rest was not searched", n=number - first)
                    found.omissions = [each for each in found.omissions if each.first_line < first]
                    found.omit(first, len(self._lines), reason)
                    break
            if len(found.puzzles) > count:
                last = found.puzzles[-1]
                if last.line == number and not last.drawn_until and last.puzzle.givens.geometry.is_standard_9x9:
                    listed = listed_puzzles(
                        self._text, start, self._headings.columns, MOST_WORK - self._work, self._check
                    )
                    found.puzzles += [LocatedPuzzle(at, each) for at, each in enumerate(listed.puzzles, number + 1)]
                    number, start = number + len(listed.puzzles), start + listed.length
                    self._work += listed.work
                useful, in_vain = number, 0
            if self._work >= MOST_WORK and "".join(self._lines[number : number + 10]).strip():
                self._close_run()
                reason = Sentence("the text is too long; the rest was not searched")
                self._found.omit(number + 1, self._text.rstrip().count("\n") + 1, reason)
                break
        self._close_run()
        self._headings.drop()
        found.finish()
        if not found.puzzles:
            raise self._nothing()
        self._report_small_faults()
        return ReadResult(
            tuple(each.puzzle for each in found.puzzles),
            NAME,
            tuple(sorted(found.omissions, key=lambda omission: omission.first_line)),
            self._choices,
            tuple(found.solutions),
        )

    def _nothing(self) -> FileTextError:
        if self._found.omissions:
            first = self._found.omissions[0]
            return FileTextError(first.reason, line=None if self._is_one_line else first.first_line)
        if _LINK.fullmatch("\n".join(self._lines).strip()):
            return FileTextError(LINK_TO_SERVER)
        return FileTextError(Sentence("no puzzle was found"))

    def _take(self, number: int, start: int, original: str) -> None:
        """Read one line, whose first character has index `start` in the text."""
        fast = _PLAIN_LINE.match(original) if not self._headings.columns.names else None
        if fast and len(original) < fast.end() + min(SIZE_OF_LINE) and self._is_plain(number, fast[1]):
            self._close_run()
            span = start + fast.start(1), start + fast.end(1)
            title, rating = metadata("", original[fast.end() :])
            givens = grid_of_cells(fast[1], shaped(SIZE_OF_LINE[len(fast[1])]))
            self._work += _WORK_OF_LINE if givens.is_complete else _WORK_OF_SHORT_LINE
            self._keep(number, Puzzle(givens, title, published_rating=rating, span=span))
            return
        self._work += _WORK_OF_LINE
        if len(original) > LONGEST_TEXT:
            self._close_run()
            self._found.omit(number, number, _too_long(original))
            return
        self._work += len(original) // 100
        line = TextLine(number, start, original, plain_line(original))
        text = line.text
        if not text:
            self._run += [line] if self._run else []
        elif (
            text.lstrip().startswith("#")
            and not text.lstrip().startswith("#define ")
            and not _NUMBERED_CELLS.match(text)
            and not HASHED.fullmatch(text.strip())
            and not is_row_of_hashes(text)
        ):
            if has_puzzle(text):
                self._close_run()
                self._found.omit(
                    number, number, Sentence("this is a comment; remove its mark to read the puzzle in it")
                )
        elif self._take_cells(line):
            return
        elif len(text) > LONGEST_ROW or (WORD.search(text) and has_words(without_label(without_brackets(text)))):
            self._close_run()
            self._headings.take(line)
        else:
            self._run.append(line)

    def _is_plain(self, number: int, cells: str) -> bool:
        """Return whether these dots and digits can only be the cells of one puzzle in the usual notation."""
        size = SIZE_OF_LINE.get(len(cells))
        if size not in SIZES or ("0" in cells and "." in cells):  # one of the two may be a digit
            return False
        return size == CLASSIC.size or (
            size_needed(cells) <= size and not (size == 4 and self._together.is_row_of_larger_grid(number, len(cells)))
        )

    # Puzzles.

    def _keep(self, number: int, puzzle: Puzzle, drawn_until: int = 0) -> None:
        """Add a puzzle, or leave it out if its size is not wanted."""
        size = puzzle.givens.size
        puzzle = self._headings.titled(puzzle)
        if size not in self._sizes and not (size in SIZES_WITHOUT_BOXES and set(SIZES) <= {*self._sizes}):
            terms = {"size": size, "sizes": Listed(tuple(f"{each}×{each}" for each in sorted(self._sizes)))}
            reason = Sentence("this puzzle is {size}×{size}; only {sizes} can be read here", **terms)
            self._found.omit(number, number, reason)
            return
        self._found.add(LocatedPuzzle(number, puzzle, drawn_until))

    def _noted(self, found: NotatedPuzzle) -> Puzzle:
        """Record the notations in which a puzzle's symbols can be read, and return the puzzle."""
        self._choices = self._choices or found.choices
        self.has_zero |= found.has_zero
        return found.puzzle

    # Puzzle lines.

    def _take_cells(self, line: TextLine) -> bool:
        """Read the puzzles in one line, or report its fault; return False for a line of another kind."""
        if len(line.text) < 16 or (is_border(line.text) and not self._is_one_line):
            return False
        puzzle = puzzle_of_link(line) or puzzle_of_library(line)
        if puzzle is not None:
            self._close_run()
            self._keep(line.number, puzzle)
            return True
        return self._take_puzzles(line) or self._report_fault(line)

    def _take_puzzles(self, line: TextLine) -> bool:
        """Read all puzzles in a line, with title and rating, or with the metadata in columns."""
        cells = self._together.found_in(line)
        if not any(found for found, _ in cells):
            cells = self._separated.found_in(line.text)
        puzzles = [(found, span) for found, span in cells if found is not None]
        if not puzzles:
            return False
        self._close_run()  # which may be the names of the columns
        if self._headings.columns.have_puzzles:
            puzzles = self._in_puzzle_columns(line, puzzles)
            if not puzzles:
                return True
        for found, (start, end) in cells:
            run, last_size = line.text[start:end], self._found.last_size
            problem = problem_of_run(run, last_size, is_one_line=self._is_one_line) if found is None else None
            if problem is not None:
                self._found.omit(line.number, line.number, problem)
        # Titles are cut out of the line as it was written, not out of its plain text.
        begin = line.span_of(0, puzzles[0][1][0])[1] - line.start
        behind = line.span_of(puzzles[-1][1][1], len(line.text))[0] - line.start
        for number, (found, span) in enumerate(without_solutions(puzzles)):
            title, rating, span = "", "", line.span_of(*span)
            if self._headings.columns.names:
                title, rating = self._headings.columns.metadata(line.original)
            elif number == 0:
                title, rating = metadata(line.original[:begin], line.original[behind:])
            puzzle = replace(self._noted(found), title=title, published_rating=rating, span=span)
            self._keep(line.number, puzzle)
        return True

    def _in_puzzle_columns(
        self, line: TextLine, puzzles: Sequence[tuple[NotatedPuzzle, Span]]
    ) -> list[tuple[NotatedPuzzle, Span]]:
        """Return those puzzles of a line that are in a column of puzzles, and report what is missing or left out."""
        kept: list[tuple[NotatedPuzzle, Span]] = []
        for found, span in without_solutions(puzzles):
            name = self._headings.columns.name_at(line.text, span)
            if not name or self._headings.columns.is_of_puzzles(name):
                kept.append((found, span))
            elif name not in SOLUTION_COLUMNS:
                self._found.omit(
                    line.number, line.number, Sentence("the column {name} was not read", name=Quoted(name))
                )
        if not kept:
            problem = rounded_number(line.text) or self._problem_of_line(line.text)
            self._found.omit(line.number, line.number, problem or NO_KNOWN_GRID)
        return kept

    # Faults.

    def _problem_of_line(self, text: str) -> Sentence | None:
        return problem_of_line(text, self._found.last_size, is_one_line=self._is_one_line)

    def _report_fault(self, line: TextLine) -> bool:
        """Omit a line that has nearly as many cells as a puzzle, or a foreign symbol; return False for any other."""
        reason = problem_of_list(line.text) or self._problem_of_line(line.text)
        if reason is None:
            return False
        self._close_run()
        self._found.omit(line.number, line.number, reason)
        return True

    def _report_small_faults(self) -> None:
        """Omit lines above a first 4×4 or 5×5 puzzle that nearly are such puzzles; alone they are not recognised."""
        first = self._found.puzzles[0]
        for number, original in enumerate(self._lines[: first.line - 1] if first.puzzle.givens.size < 6 else (), 1):
            text = plain_line(original)
            is_known = any(each.first_line <= number <= each.last_line for each in self._found.omissions)
            reason = None if is_known or text.lstrip().startswith("#") else self._problem_of_line(text)
            if reason is not None:
                self._found.omit(number, number, reason)

    # Drawn grids.

    def _close_run(self) -> None:
        """Find the grids in the lines since the last line of words."""
        if not self._run:
            return
        run, self._run = self._run, []
        grids = drawn.grids_in([line.text for line in run], self._symbols)
        parts: list[drawn.DrawnGrid | drawn.IncompleteRows] = [*grids.found, *grids.rest]
        done = 0
        for part in sorted(parts, key=lambda part: part.first):
            for line in run[done : part.first]:
                self._headings.take(line)
            first, last = run[part.first], run[part.last]
            if isinstance(part, drawn.DrawnGrid):
                span = first.start, last.start + len(last.original)
                self._keep(first.number, replace(self._noted(part.reading), span=span), last.number)
            else:
                self._headings.drop()
                self._found.omit(first.number, last.number, part.reason)
            done = max(done, part.last + 1)
        for line in run[done:]:
            self._headings.take(line)
