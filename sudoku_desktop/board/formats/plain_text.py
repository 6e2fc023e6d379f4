"""Detection of puzzles in any text: lines of cells with titles and ratings, drawn grids, tables and lists.

Vocabulary: a *puzzle line* holds all cells of a puzzle, with a title, a rating or the solution before and behind them.
Lines without words are collected in a *run*, in which `drawn` finds grids. A *heading* is a line that may be the title
of the next puzzle. Every other line either can be ignored (see `text_lines.can_be_ignored`) or becomes an omission.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from math import isqrt

import numpy as np

from sudoku_desktop.board.formats import drawn
from sudoku_desktop.board.formats.cells import foreign_symbol, wrong_count
from sudoku_desktop.board.formats.errors import LINK_TO_SERVER, FileTextError
from sudoku_desktop.board.formats.notation import NotatedPuzzle, of_729, of_nine, reading
from sudoku_desktop.board.formats.puzzle_format import Check, go_on, with_plain_line_ends
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.formats.separated_cells import FoundCells, SeparatedCells, problem_of_list, reading_of_cells
from sudoku_desktop.board.formats.table_columns import SOLUTION_COLUMNS, TableColumns
from sudoku_desktop.board.formats.text_lines import (
    LONGEST_TITLE,
    NUMBERED,
    SIZE_LINE,
    SIZE_OF_COUNT,
    SIZES_WITHOUT_BOXES,
    WORD,
    Span,
    TextLine,
    can_be_ignored,
    has_puzzle,
    has_words,
    is_ornament,
    is_row_of_hashes,
    is_size,
    metadata,
    plain_line,
)
from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE, Geometry, Variant, shaped
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.link import PREFIX, find_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES, cell_symbols, digit_bytes, grid_of_cells, size_needed
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
_LINES_BETWEEN_CHECKS = 512
_MOST_ROWS_AHEAD = 4096
"""Maximum number of lines of 16 or 25 symbols that are compared to tell rows of larger grids from small puzzles."""
_MOST_DRAWN_CANDIDATES = 900
"""Maximum number of puzzles that are examined for being the candidates of pencilmark grids."""
_LONGEST_NUMBER = 20
"""Maximum number of digits of a number, rather than of cells."""
_LETTER_SHARE = 1 / 8
"""Maximum share of letters in a run of cells with a fault; names and hashes have more."""

_PLAIN_LINE = re.compile(r"\s*([0-9.]{16,81})(?=[\s#,;]|$)")
"""Beginning of the lines of long lists of puzzles, which are read without any further search."""
_LINES_OF_CELLS = re.compile(r"(?:(?![1-9]{81})(?:[1-9.]{81}|[0-9]{81})\n)*")
"""Lines of nothing but a 9×9 puzzle, which are read together: with one symbol for blanks, and not complete."""
_LISTED_LINE = re.compile(
    r"(?:([^\n#>+]{1,60}?)(?<=[ \t,;\"']))?"
    r"(?=\.*[0-9])(?![1-9]{81})([1-9.]{81}|[0-9]{81})(?:[ \t,;\"']{1,3}([1-9]{81}))?"
    r"((?=[ \t,;\"'])[^\n|+]*)?(?:\n|\Z)"
)
"""A line of such a puzzle with text before it, a solution, and text behind it."""
_MOST_TOGETHER = 4096
"""Maximum number of lines whose solutions are compared with their puzzles at once."""
_RUN = re.compile(r"(?<![\w.*?~+#-])(?:[0-9A-Ya-y.*_?~-]|\+[1-9]){16,}(?![\w.*?~+-])")
"""Cells without separators; `+` marks an entry."""
_UUID = re.compile(r"\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b", re.IGNORECASE)
"""The identifier of a row in a database, which is as long as a 6×6 puzzle."""
_HASHED = re.compile(r"(?<!\S)[1-9#]{16,}(?!\S)")
"""Cells without separators, with `#` for blanks."""
_LIBRARY = re.compile(r"\s*(?::[^:]{0,40}:[^:]{0,20}:)?((?:\+?[0-9.])+):([0-9 ]*)(?=:|\s*$)")
"""A line of HoDoKu's library: technique, candidates, cells, and deleted candidates."""
_TOKEN = re.compile(r"[^\s,;|\"']{16,}")
"""Text that may be cells without separators, with any symbols among them."""

_LINK = re.compile(r"[\"'<(]?https?://\S+")
_NUMBERED_CELLS = re.compile(r"\s*#\d{1,6}[.):]?\s+[0-9.]{16}")
"""The number of a puzzle before its cells, rather than a comment."""
_ROUNDED = re.compile(r"\b\d[.,]\d+E\+\d+", re.IGNORECASE)
"""A number that a spreadsheet has rounded."""
_NO_KNOWN_GRID = Sentence("this looks like cells, but not like a grid that can be read")


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


_NO_HEADING = 0, ""


@dataclass(slots=True)
class _Located:
    """A puzzle with the number of its first line, and of its last line if the puzzle is drawn, else 0."""

    line: int
    puzzle: Puzzle
    drawn_until: int = 0


class _Reader:
    """Reader of one text, line by line."""

    def __init__(self, text: str, sizes: Collection[int], check: Check, symbols: Symbols | None) -> None:
        self._text, self._lines = text, text.split("\n")
        self._is_one_line = "\n" not in text.strip()
        self._sizes, self._check, self._symbols = sizes, check, symbols
        self._puzzles: list[_Located] = []
        self._omissions: list[Omission] = []
        self._solutions: list[Omission] = []
        self._choices: tuple[Symbols, ...] = ()
        self._run: list[TextLine] = []
        """Lines since the last line of words."""
        self._layout: _Located | None = None
        """The regions of a jigsaw whose puzzle follows."""
        self._heading = self._size = _NO_HEADING
        """Number and text of the lines that may be the title, and give the size, of the next puzzle."""
        self._columns = TableColumns([])
        self._separated = SeparatedCells(sizes, symbols, self._is_one_line)
        self.has_zero = False
        """Whether 0 is a digit of a large grid in the text."""
        self._work = 0
        """Work so far; see `MOST_WORK`."""
        self._rows_until = (0, False)
        """Line up to which lines have 16 or 25 symbols, and whether these are rows of larger grids."""

    def result(self) -> ReadResult:
        """Read the text; raises FileTextError when there is no puzzle."""
        start = number = checked = 0
        useful = in_vain = 0  # number of lines up to the last puzzle, and of characters searched since
        while number < len(self._lines):
            if number >= checked:
                self._check()
                checked = number + _LINES_BETWEEN_CHECKS
            count = len(self._puzzles)
            line = self._lines[number]
            number += 1
            self._take(number, start, line)
            start += len(line) + 1
            in_vain += len(line) + 1 if len(line) <= LONGEST_TEXT else 0  # longer ones are not searched
            if number - useful > MOST_USELESS_LINES or in_vain > MOST_USELESS_CHARACTERS:
                self._close_run()
                if len(self._puzzles) == count and number > useful + 1:
                    first = useful + 1
                    reason = Sentence("no puzzle in %n line(s); the rest was not searched", n=number - first)
                    self._omissions = [each for each in self._omissions if each.first_line < first]
                    self._omit(first, len(self._lines), reason)
                    break
            if len(self._puzzles) > count:
                last = self._puzzles[-1]
                if last.line == number and not last.drawn_until and last.puzzle.givens.geometry.is_standard_9x9:
                    lines, characters = self._take_together(number, start)
                    number, start = number + lines, start + characters
                useful, in_vain = number, 0
            if self._work >= MOST_WORK and "".join(self._lines[number : number + 10]).strip():
                self._close_run()
                reason = Sentence("the text is too long; the rest was not searched")
                self._omit(number + 1, self._text.rstrip().count("\n") + 1, reason)
                break
        self._close_run()
        self._drop_headings()
        self._drop_layout()
        self._join_candidates()
        self._join_drawings()
        if not self._puzzles:
            raise self._nothing()
        self._report_small_faults()
        return ReadResult(
            tuple(each.puzzle for each in self._puzzles),
            NAME,
            tuple(sorted(self._omissions, key=lambda omission: omission.first_line)),
            self._choices,
            tuple(self._solutions),
        )

    def _nothing(self) -> FileTextError:
        if self._omissions:
            first = self._omissions[0]
            return FileTextError(first.reason, line=None if self._is_one_line else first.first_line)
        if _LINK.fullmatch("\n".join(self._lines).strip()):
            return FileTextError(LINK_TO_SERVER)
        return FileTextError(Sentence("no puzzle was found"))

    def _omit(self, first: int, last: int, reason: Sentence) -> None:
        before = self._omissions[-1] if self._omissions else None
        if before is not None and before.reason == reason and before.last_line == first - 1:
            self._omissions[-1] = Omission(before.first_line, last, reason)
        else:
            self._omissions.append(Omission(first, last, reason))

    def _take(self, number: int, start: int, original: str) -> None:
        """Read one line, whose first character has index `start` in the text."""
        fast = _PLAIN_LINE.match(original) if not self._columns.names else None
        if fast and len(original) < fast.end() + min(SIZE_OF_COUNT) and self._is_plain(number, fast[1]):
            self._close_run()
            span = start + fast.start(1), start + fast.end(1)
            title, rating = metadata("", original[fast.end() :])
            givens = grid_of_cells(fast[1], shaped(SIZE_OF_COUNT[len(fast[1])]))
            self._work += _WORK_OF_LINE if givens.is_complete else _WORK_OF_SHORT_LINE
            self._keep(number, Puzzle(givens, title, published_rating=rating, span=span), span)
            return
        self._work += _WORK_OF_LINE
        if len(original) > LONGEST_TEXT:
            self._close_run()
            self._omit(number, number, _too_long(original))
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
            and not _HASHED.fullmatch(text.strip())
            and not is_row_of_hashes(text)
        ):
            if has_puzzle(text):
                self._close_run()
                self._omit(number, number, Sentence("this is a comment; remove its mark to read the puzzle in it"))
        elif self._take_cells(line):
            return
        elif len(text) > drawn.LONGEST_ROW or (
            WORD.search(text) and has_words(drawn.without_label(drawn.without_brackets(text)))
        ):
            self._close_run()
            self._take_words(line)
        else:
            self._run.append(line)

    def _take_together(self, number: int, start: int) -> tuple[int, int]:
        """Read the following lines that resemble a puzzle line, and return how many lines and characters they have.

        `number` and `start` are the number of lines and of characters before them.
        """
        match = _LINES_OF_CELLS.match(self._text, start)
        assert match is not None
        if match[0] and not self._columns.names:
            width = CLASSIC.cell_count + 1
            for each, grid in enumerate(_grids_of_lines(match[0].replace("\n", ""))):
                if each % _LINES_BETWEEN_CHECKS == 0:
                    self._check()
                begin = start + each * width
                puzzle = Puzzle(grid, span=(begin, begin + CLASSIC.cell_count))
                self._puzzles.append(_Located(number + each + 1, puzzle))
            return len(match[0]) // width, len(match[0])
        listed: list[re.Match[str]] = []
        place = start
        most = min(_MOST_TOGETHER, MOST_WORK - self._work)
        while len(listed) < most and (line := _LISTED_LINE.match(self._text, place)):
            before, behind = line[1], line[4]
            if not line[0].isascii() or (before and _RUN.search(before)) or (behind and _RUN.search(behind)):
                break
            listed.append(line)
            place = line.end()
        listed = listed[: _count_solved([line[2] for line in listed], [line[3] for line in listed])]
        if not listed:
            return 0, 0
        for line, grid in zip(listed, _grids_of_lines("".join([line[2] for line in listed])), strict=True):
            if self._columns.names:
                title, rating = self._columns.metadata(line[0].rstrip("\n"))
            else:
                title, rating = metadata(line[1] or "", line[4] or "")
            puzzle = Puzzle(grid, title, published_rating=rating, span=line.span(2))
            number += 1
            self._puzzles.append(_Located(number, puzzle))
        self._work += len(listed)
        return len(listed), listed[-1].end() - start

    def _is_plain(self, number: int, cells: str) -> bool:
        """Return whether these dots and digits can only be the cells of one puzzle in the usual notation."""
        size = SIZE_OF_COUNT.get(len(cells))
        if size not in SIZES or ("0" in cells and "." in cells):  # one of the two may be a digit
            return False
        return size == CLASSIC.size or (
            size_needed(cells) <= size and not (size == 4 and self._is_row_of_larger_grid(number, len(cells)))
        )

    # Lines without cells.

    def _take_words(self, line: TextLine) -> None:
        """Take a line that is no part of a puzzle: a heading, the names of columns, or something to be left out."""
        number, text = line.number, line.text
        if is_ornament(drawn.without_brackets(text)):
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
            self._columns = TableColumns(fields)
            self._drop_headings()
            self._leave_out(number, text)
        elif is_heading and (can_be_ignored(text) or NUMBERED.fullmatch(text)):
            self._drop_headings()
            self._heading = number, heading
        else:
            self._leave_out(number, text)

    def _drop_headings(self) -> None:
        """Leave out headings that no puzzle follows, unless they can be ignored."""
        self._leave_out(*self._size)
        self._leave_out(*self._heading)
        self._heading = self._size = _NO_HEADING

    def _leave_out(self, number: int, text: str) -> None:
        """Add a line to the omissions, unless it can be ignored."""
        if can_be_ignored(text):
            return
        count = sum(symbol in cell_symbols(MAX_SIZE) for symbol in text) if self._is_one_line else 0
        rounded = _ROUNDED.search(text)
        if rounded:
            self._omit(number, number, _rounded(rounded[0]))
        elif count and count not in SIZE_OF_COUNT:
            needed = Listed(tuple(size**2 for size in sorted(self._sizes)), "or")
            self._omit(number, number, Sentence("found %n cell(s), need {needed}", n=count, needed=needed))
        else:
            self._omit(number, number, _NO_KNOWN_GRID)

    # Puzzles.

    def _keep(self, number: int, puzzle: Puzzle, span: Span, drawn_until: int = 0) -> None:
        """Add a puzzle with its span in the text, or leave it out if its size is not wanted."""
        size = puzzle.givens.size
        if self._size[1] or self._heading[1]:
            puzzle = self._with_heading(puzzle)
        if size not in self._sizes and not (size in SIZES_WITHOUT_BOXES and set(SIZES) <= {*self._sizes}):
            terms = {"size": size, "sizes": Listed(tuple(f"{each}×{each}" for each in sorted(self._sizes)))}
            reason = Sentence("this puzzle is {size}×{size}; only {sizes} can be read here", **terms)
            self._omit(number, number, reason)
            return
        puzzle = puzzle if puzzle.span else replace(puzzle, span=span)
        if is_layout(puzzle.givens):
            before = self._puzzles[-1].puzzle if self._puzzles else None
            is_after = before is not None and before.givens.size == size
            if is_after and before is not None and Variant.JIGSAW not in before.givens.geometry.variants:
                jigsaw = self._jigsaw(before, puzzle, number)
                if jigsaw is not None:
                    assert before.span is not None
                    self._puzzles[-1].puzzle = replace(jigsaw, span=(before.span[0], span[1]))
                return
            if _has_neighbours(puzzle.givens):
                self._drop_layout()
                self._layout = _Located(number, puzzle, drawn_until)
                return
        if self._layout is not None and self._layout.puzzle.givens.size == size:
            layout, self._layout = self._layout.puzzle, None
            jigsaw = self._jigsaw(puzzle, layout, number)
            if jigsaw is None:
                return
            puzzle = jigsaw
        self._puzzles.append(_Located(number, puzzle, drawn_until))

    def _jigsaw(self, puzzle: Puzzle, layout: Puzzle, number: int) -> Puzzle | None:
        """Return the puzzle with the regions of a layout, or None after reporting why they are none."""
        try:
            shape = shaped(puzzle.givens.size, puzzle.givens.geometry.extras, layout.givens.cells.tolist())
        except ProblemError as error:
            self._omit(number, number, error.sentence)
            return None
        return replace(puzzle, givens=Grid(puzzle.givens.cells, shape))

    def _drop_layout(self) -> None:
        """Leave out the regions of a jigsaw that have no puzzle beside them."""
        if self._layout is not None:
            last = self._layout.drawn_until or self._layout.line
            self._omit(self._layout.line, last, Sentence("these are the regions of a jigsaw without its puzzle"))
            self._layout = None

    def _with_heading(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with the title in the lines before it; lines that say something else are left out."""
        if is_size(self._size[1], puzzle.givens.size):
            self._size = _NO_HEADING
        elif NUMBERED.fullmatch(self._size[1]) and not self._heading[1]:
            self._heading, self._size = self._size, _NO_HEADING
        if self._heading[1] and not puzzle.title:
            puzzle = replace(puzzle, title=self._heading[1])
            self._heading = _NO_HEADING
        self._drop_headings()
        return puzzle

    def _noted(self, found: NotatedPuzzle) -> Puzzle:
        """Record the notations in which a puzzle's symbols can be read, and return the puzzle."""
        self._choices = self._choices or found.choices
        self.has_zero |= found.has_zero
        return found.puzzle

    # Puzzle lines.

    def _take_cells(self, line: TextLine) -> bool:
        """Read the puzzles in one line, or report its fault; return False for a line of another kind."""
        if len(line.text) < 16 or (drawn.is_border(line.text) and not self._is_one_line):
            return False
        return self._take_link(line) or self._take_library(line) or self._take_puzzles(line) or self._report_fault(line)

    def _take_link(self, line: TextLine) -> bool:
        """Read a link of this program: `SUDOKU:…`."""
        text = line.text.upper()
        linked = find_link(line.text) if PREFIX in text else None
        if linked is None:
            return False
        start = text.index(PREFIX)
        cells = linked.to_text("0")
        at = text.find(cells, start)
        span = (at, at + len(cells)) if at >= 0 else (0, len(line.original))
        behind = line.text[span[1] :] if at >= 0 else ""
        self._close_run()
        title, rating = metadata(line.text[:start], behind)
        puzzle = Puzzle(linked, title, published_rating=rating)
        self._keep(line.number, puzzle, (line.start + span[0], line.start + span[1]))
        return True

    def _take_library(self, line: TextLine) -> bool:
        """Read a line of HoDoKu's library."""
        match = _LIBRARY.match(line.text)
        if match is None or _cells_in(match[1]) != CLASSIC.cell_count:
            return False
        found = reading(re.findall(r"\+?[0-9.]", match[1].replace("0", ".")), CLASSIC.size)
        if found is None:
            return False
        self._close_run()
        self._keep(line.number, _without_candidates(found.puzzle, match[2].split()), line.span_of(*match.span(1)))
        return True

    def _take_puzzles(self, line: TextLine) -> bool:
        """Read all puzzles in a line, with title and rating, or with the metadata in columns."""
        cells = self._cells_together(line)
        if not any(found for found, _ in cells):
            cells = self._separated.found_in(line.text)
        puzzles = [(found, span) for found, span in cells if found is not None]
        if not puzzles:
            return False
        self._close_run()  # which may be the names of the columns
        if self._columns.have_puzzles:
            puzzles = self._in_puzzle_columns(line, puzzles)
            if not puzzles:
                return True
        for found, (start, end) in cells:
            problem = self._problem_of_run(line.text[start:end]) if found is None else None
            if problem is not None:
                self._omit(line.number, line.number, problem)
        # Titles are cut out of the line as it was written, not out of its plain text.
        begin = line.span_of(0, puzzles[0][1][0])[1] - line.start
        behind = line.span_of(puzzles[-1][1][1], len(line.text))[0] - line.start
        for number, (found, span) in enumerate(_without_solutions(puzzles)):
            title, rating, span = "", "", line.span_of(*span)
            if self._columns.names:
                title, rating = self._columns.metadata(line.original)
            elif number == 0:
                title, rating = metadata(line.original[:begin], line.original[behind:])
            puzzle = replace(self._noted(found), title=title, published_rating=rating, span=span)
            self._keep(line.number, puzzle, span)
        return True

    def _in_puzzle_columns(
        self, line: TextLine, puzzles: Sequence[tuple[NotatedPuzzle, Span]]
    ) -> list[tuple[NotatedPuzzle, Span]]:
        """Return those puzzles of a line that are in a column of puzzles, and report what is missing or left out."""
        kept: list[tuple[NotatedPuzzle, Span]] = []
        for found, span in _without_solutions(puzzles):
            name = self._columns.name_at(line.text, span)
            if not name or self._columns.is_of_puzzles(name):
                kept.append((found, span))
            elif name not in SOLUTION_COLUMNS:
                self._omit(line.number, line.number, Sentence("the column {name} was not read", name=Quoted(name)))
        if not kept:
            rounded = _ROUNDED.search(line.text)
            problem = _rounded(rounded[0]) if rounded else self._problem_of_line(line.text)
            self._omit(line.number, line.number, problem or _NO_KNOWN_GRID)
        return kept

    def _cells_together(self, line: TextLine) -> list[FoundCells]:
        """Return the cells without separators in a line."""
        text = line.text
        found: list[FoundCells] = []
        if text.count("-") >= 4:
            text = _UUID.sub(lambda match: " " * len(match[0]), text)
        matches = _RUN.finditer(text)
        if "#" in text[:81]:  # a blank, or the beginning of a comment
            matches = filter(None, [_HASHED.search(text) or _RUN.search(text)])
        for match in matches:
            run, count = match[0], _cells_in(match[0])
            size = SIZE_OF_COUNT.get(count)
            if run.strip("-*_") == "" and not self._is_one_line:
                continue  # a border
            if count == 729:
                found.append((of_729(run), match.span()))
            elif size is None:
                found.append((None, match.span()))
            elif size > 5 or not self._is_row_of_larger_grid(line.number, count):
                cells = re.findall(r"\+?.", run) if "+" in run else run
                found.append((reading_of_cells(cells, size, self._symbols), match.span()))
        if any(each is None for each, _ in found) and _broken_cells(text):
            return []
        # Runs of 16 or 25 symbols are rows of a larger grid, if one of them has digits that a small puzzle lacks.
        lengths = {end - start for each, (start, end) in found if each is None and end - start in (16, 25)}
        return [(None if span[1] - span[0] in lengths else each, span) for each, span in found]

    def _is_row_of_larger_grid(self, number: int, width: int) -> bool:
        """Return whether a line of 16 or 25 symbols is a row among others, and not a small puzzle.

        It is a row if most of the lines around it need more digits than the small puzzle has, or if some do and the
        lines are as many as a larger grid has rows.
        """
        until, is_row = self._rows_until
        if number < until:
            return is_row
        size, count, filled, needing = isqrt(width), 0, 0, 0
        is_whole = True
        for line in islice(self._lines, number - 1, None):
            if count == _MOST_ROWS_AHEAD:
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

    # Faults.

    def _report_fault(self, line: TextLine) -> bool:
        """Omit a line that has nearly as many cells as a puzzle, or a foreign symbol; return False for any other."""
        reason = problem_of_list(line.text) or self._problem_of_line(line.text)
        if reason is None:
            return False
        self._close_run()
        self._omit(line.number, line.number, reason)
        return True

    def _report_small_faults(self) -> None:
        """Omit lines above a first 4×4 or 5×5 puzzle that nearly are such puzzles; alone they are not recognised."""
        first = self._puzzles[0]
        for number, original in enumerate(self._lines[: first.line - 1] if first.puzzle.givens.size < 6 else (), 1):
            text = plain_line(original)
            is_known = any(each.first_line <= number <= each.last_line for each in self._omissions)
            reason = None if is_known or text.lstrip().startswith("#") else self._problem_of_line(text)
            if reason is not None:
                self._omit(number, number, reason)

    def _problem_of_line(self, text: str) -> Sentence | None:
        """Return the fault of a line whose cells have no separators, or None if it does not look like a puzzle."""
        for token in _TOKEN.findall(text):
            size = SIZE_OF_COUNT.get(len(token), 0)
            known = cell_symbols(size or MAX_SIZE)
            foreign = [at for at, symbol in enumerate(token) if symbol not in known]
            is_alone = self._is_one_line and len(token) == len(text.strip())
            if foreign and size and (size > 5 or is_alone):
                is_near = size_needed(token) <= MAX_SIZE and not token.isalpha()
                if is_near or 2 * len(foreign) <= len(token):
                    return foreign_symbol(token[foreign[0]], foreign[0], size)
            is_run = len(foreign) <= _LETTER_SHARE * len(token)
            problem = self._problem_of_run(token, has_foreign=bool(foreign)) if is_run else None
            if problem is not None:
                return problem
        broken = _broken_cells(text)
        last_size = self._puzzles[-1].puzzle.givens.size if self._puzzles else 0
        is_like_last = SIZE_OF_COUNT.get(_cells_in(broken)) == last_size and cell_symbols(last_size) >= {*broken}
        return _NO_KNOWN_GRID if broken and (_TOKEN.search(text) or is_like_last) else None

    def _problem_of_run(self, run: str, *, has_foreign: bool = False) -> Sentence | None:
        """Return why a run of cells is no puzzle, or None if it does not look like an attempt at one.

        `has_foreign` is whether the run has symbols that are no cells of any size.
        """
        count, letters = _cells_in(run), sum(map(str.isalpha, run)) - run.count("x") - run.count("X")
        known = (symbol for symbol in run if not has_foreign or symbol in cell_symbols(MAX_SIZE))
        if run.strip("-*_=~") == "" or (letters * 4 > count and size_needed(known) > MAX_SIZE):
            return None
        last = self._puzzles[-1].puzzle.givens.geometry.cell_count if self._puzzles else CLASSIC.cell_count
        nearest = min(SIZE_OF_COUNT, key=lambda needed: abs(needed - count))
        nearest = last if nearest != count and abs(last - count) * 4 < last else nearest
        size = SIZE_OF_COUNT[nearest]
        has_digits = any(map(str.isdecimal, run)) and letters <= _LETTER_SHARE * count
        is_near = abs(nearest - count) * 10 <= nearest or abs(last - count) * 10 <= last
        if size < 6:  # few symbols are often something else, unless the puzzle before has this size
            last_size = self._puzzles[-1].puzzle.givens.size if self._puzzles else 0
            is_likely = has_digits and is_near and count != nearest and size == last_size
        else:
            is_all = self._is_one_line and count == len(run) > max(SIZES)
            is_number = run.isdecimal() and count <= _LONGEST_NUMBER
            is_likely = not is_number and (is_all or has_digits or is_near)
        if not is_likely:
            return None
        if count != nearest:
            return wrong_count(count, nearest)
        wrong = next((at for at, symbol in enumerate(run) if symbol not in cell_symbols(size)), None)
        return foreign_symbol(run[wrong], wrong, size) if has_digits and wrong is not None else None

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
                self._take_words(line)
            first, last = run[part.first], run[part.last]
            if isinstance(part, drawn.DrawnGrid):
                span = first.start, last.start + len(last.original)
                self._keep(first.number, self._noted(part.reading), span, last.number)
            else:
                self._drop_headings()
                self._omit(first.number, last.number, part.reason)
            done = max(done, part.last + 1)
        for line in run[done:]:
            self._take_words(line)

    def _join_candidates(self) -> None:
        """Join pencilmark grids whose candidates were read as nine puzzles each, if all puzzles are of that kind."""
        if len(self._puzzles) % 9 or len(self._puzzles) > _MOST_DRAWN_CANDIDATES:
            return
        joined = []
        for at in range(0, len(self._puzzles), 9):
            nine = [each.puzzle for each in self._puzzles[at : at + 9]]
            is_9x9 = all(puzzle.givens.geometry.is_standard_9x9 for puzzle in nine)
            whole = of_nine([puzzle.givens for puzzle in nine]) if is_9x9 else None
            if whole is None:
                return
            assert nine[0].span is not None
            assert nine[-1].span is not None
            whole = replace(whole, title=nine[0].title, span=(nine[0].span[0], nine[-1].span[1]))
            joined.append(replace(self._puzzles[at], puzzle=whole))
        self._puzzles = joined

    def _join_drawings(self) -> None:
        """Join drawings that repeat the puzzle before them: its solution, its entries or its pencilmarks."""
        kept: list[_Located] = []
        for each in self._puzzles:
            is_full = each.puzzle.givens.is_complete
            before = kept[-1] if kept and not is_full else None
            if (
                before is not None
                and before.puzzle.givens.is_solved
                and before.puzzle.givens.extends(each.puzzle.givens)
            ):
                self._report_solution(before, Sentence("the solution of the puzzle after it"))
                kept.pop()
            is_repeat = each.drawn_until or each.puzzle.notes or is_full
            joined = self._joined(kept[-1].puzzle, each) if kept and is_repeat else None
            if joined is None:
                kept.append(each)
            else:
                kept[-1].puzzle = joined
        self._puzzles = kept

    def _report_solution(self, solution: _Located, reason: Sentence) -> None:
        self._solutions.append(Omission(solution.line, solution.drawn_until or solution.line, reason))

    def _joined(self, before: Puzzle, drawing: _Located) -> Puzzle | None:
        """Return the puzzle before a drawing with what the drawing adds, or None if the drawing is another puzzle."""
        puzzle = drawing.puzzle
        shape = before.givens.geometry
        is_plain = drawing.drawn_until and shape.variants and not puzzle.givens.geometry.variants
        if is_plain and np.array_equal(before.givens.cells, puzzle.givens.cells):  # a drawing shows no variants
            return replace(before, entries=puzzle.entries and Grid(puzzle.entries.cells, shape), notes=puzzle.notes)
        if not puzzle.givens.extends(before.givens):
            return None
        if puzzle.givens != before.givens and puzzle.givens.is_solved:
            self._report_solution(drawing, Sentence("the solution of the puzzle before it"))
            return before
        if not puzzle.notes:
            return None
        done = puzzle.givens.cells * (before.givens.cells == BLANK)
        return replace(before, entries=Grid(done, shape) if done.any() else None, notes=puzzle.notes)


def _rounded(number: str) -> Sentence:
    return Sentence(
        "{number} has been rounded by a spreadsheet; format its column as text and copy the puzzle again", number=number
    )


def _grids_of_lines(cells: str) -> list[Grid]:
    """Return the 9×9 grids of cell symbols that follow each other."""
    digits = np.frombuffer(cells.encode("ascii").translate(digit_bytes(CLASSIC.size)), np.uint8)
    return Grid.of_rows(digits.reshape(-1, CLASSIC.cell_count).copy())


def _count_solved(cells: Sequence[str], solutions: Sequence[str | None]) -> int:
    """Return the number of leading puzzles whose entry in `solutions` is None or solves the puzzle."""
    solved = [at for at, solution in enumerate(solutions) if solution]
    if not solved:
        return len(cells)
    puzzles = np.array([grid.cells for grid in _grids_of_lines("".join(cells[at] for at in solved))])
    full = np.array([grid.cells for grid in _grids_of_lines("".join(solutions[at] or "" for at in solved))])
    is_right = ((puzzles == BLANK) | (puzzles == full)).all(axis=1)
    is_right &= (np.bitwise_or.reduce(1 << full[:, CLASSIC.units].astype(np.int16), axis=2) == 0b1111111110).all(axis=1)
    return len(cells) if is_right.all() else solved[int(is_right.argmin())]


def _broken_cells(text: str) -> str:
    """Return the cells of a line that has as many as a puzzle, but also spaces between some of them; "" for any other.

    Up to two words before the cells and two behind them may be a label, a title or a rating.
    """
    words = re.sub(r"[,;]", " ", text, count=1).split()
    if sum(map(len, words)) < min(SIZE_OF_COUNT):
        return ""
    for before, behind in product(range(3), range(3)):
        parts = words[before : len(words) - behind]
        joined = "".join(parts)
        if any(map(str.isdecimal, joined)):  # rather cells than words before a comma
            joined = joined.rstrip(",;")
        if len(parts) > 1 and _cells_in(joined) in SIZE_OF_COUNT and _RUN.fullmatch(joined):
            return joined
    return ""


def _cells_in(run: str) -> int:
    return len(run) - run.count("+")


def _without_solutions(puzzles: Sequence[tuple[NotatedPuzzle, Span]]) -> Iterable[tuple[NotatedPuzzle, Span]]:
    """Return the puzzles of a line without the complete grids that solve another one of them."""
    unsolved = [found.puzzle.givens for found, _ in puzzles if not found.puzzle.givens.is_complete]
    kept: list[Grid] = []
    for found, span in puzzles:
        givens = found.puzzle.givens
        if not (givens.is_solved and any(map(givens.extends, (*kept, *unsolved)))):
            kept.append(givens)
            yield found, span


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


def _has_neighbours(layout: Grid) -> bool:
    """Return whether equal symbols are beside each other as in connected regions, rather than in a wrong solution."""
    table = layout.cells.reshape(layout.size, layout.size)
    pairs = np.count_nonzero(table[1:] == table[:-1]) + np.count_nonzero(table[:, 1:] == table[:, :-1])
    return bool(pairs >= layout.size * (layout.size - 1))


def is_layout(cells: Grid) -> bool:
    """Return whether these are the regions of a jigsaw: each symbol as often as there are rows, but with conflicts."""
    counts = np.bincount(cells.cells, minlength=cells.size + 1)
    is_even = bool(np.all(counts[1:] == cells.size) or np.all(counts[:-1] == cells.size))  # from 1, or from 0
    return is_even and not cells.is_solved and bool(cells.conflicts())
