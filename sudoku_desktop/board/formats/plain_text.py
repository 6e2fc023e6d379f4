"""Detection of puzzles in any text: lines of cells with titles and ratings, drawn grids, tables and lists.

Vocabulary: a *puzzle line* holds all cells of a puzzle, with a title, a rating or the solution before and behind them.
Lines without words are collected in a *run*, in which `drawn` finds grids. A *heading* is a line that may be the title
of the next puzzle. Every other line either can be ignored (see `_can_be_ignored`) or becomes an omission.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, islice, product
from math import isqrt
from typing import NamedTuple

import numpy as np

from sudoku_desktop.board.formats import drawn
from sudoku_desktop.board.formats.cells import foreign_symbol, wrong_count, wrong_row
from sudoku_desktop.board.formats.errors import LINK_TO_SERVER, FileTextError
from sudoku_desktop.board.formats.notation import CELL, NotatedPuzzle, of_729, of_nine, reading
from sudoku_desktop.board.formats.puzzle_format import Check, go_on, with_plain_line_ends
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE, Geometry, Variant, shaped, usual_box
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.link import PREFIX, find_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES, cell_symbols, digit_bytes, grid_of_cells, plain, size_needed
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

NAME = Sentence("Text")
LONGEST_TEXT = 1024 * 1024
"""Maximum number of characters that are searched for one grid."""
_LONGEST_LINE = 20_000
"""Maximum number of characters of a line that is searched for cells with separators."""
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
_LONGEST_TITLE = 100
_LONGEST_NUMBER = 20
"""Maximum number of digits of a number, rather than of cells."""
_SHORTEST_APART = 31
"""Minimum number of characters of a line of 16 cells with separators between them."""
_LETTER_SHARE = 1 / 8
"""Maximum share of letters in a run of cells with a fault; names and hashes have more."""
_SIZES_WITHOUT_BOXES = (5, 7)
_SIZE_OF_COUNT = {size**2: size for size in (*SIZES, *_SIZES_WITHOUT_BOXES)}

# Lines with cells.
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
_LIST_IN_LINE = re.compile(r"[\[({]((?:\s{0,9}[\"'][\w.*~-]{4,25}[\"']\s{0,9},?){4,25})[\])}]")
"""A list of rows in quotation marks, anywhere in a line."""
_ROW_OF_LIST = re.compile(r"\[([^\[\]]*)\]")
_INNER_LIST = re.compile(r"[\[({]([^\[\](){}]{7,2000})[\])}]")
"""A list without lists in it."""
_BETWEEN_ROWS = re.compile(r"[ \t,;]{0,9}(?:[^\W\d_]{1,12}[!@]?)?[@#]?")
"""Pattern of the text between two rows of a list: a comma, and the name of a type or function."""
_TOKEN = re.compile(r"[^\s,;|\"']{16,}")
"""Text that may be cells without separators, with any symbols among them."""
_CELLS_IN_WORDS = re.compile(r"(?<![\w.*-])[0-9.*_xX-]{15,}(?![\w.*-])")
"""Text among words that looks like cells; dates and most numbers are shorter."""

# Other lines.
_LINK = re.compile(r"[\"'<(]?https?://\S+")
_WORD = re.compile(r"[^\W\d_]{3}|(?<![^\W_])[^\W\d_]{2}(?![^\W_])")
"""Three letters in a row, or two letters alone."""
_EMPTY_CELL = re.compile(r"(?i)<NA>|\b(?:nan|none|null|nil|n/?a)\b")
_SIZE = re.compile(r"\D*(\d{1,3})(?:[ ,x×*]+(\d{1,3}))?(?:[ ,x×*]+(\d{1,3}))?\s*")
"""A line before a grid that may give its size, or the size of its boxes."""
_NUMBERED = re.compile(r"[^\w.?~]*(?:[^\W\d_]{1,3}[ .=]?)?\d{1,4}(?:[-./,:]\d{1,4}){0,2}\.?[^\w.?~]*")
"""A number, a date or a rating, which is a heading if a puzzle follows."""
_NUMBERED_CELLS = re.compile(r"\s*#\d{1,6}[.):]?\s+[0-9.]{16}")
"""The number of a puzzle before its cells, rather than a comment."""
_ASSIGNMENT = re.compile(r"\s*\$?[^\W\d]\w{0,30}\s*(?:=|:=|<-|:)[\s\[({\"'`@]*")
"""The name of a variable, and what opens the list or text that it is assigned."""
_COLUMN_NAMES = re.compile(r"(?:[A-Za-z_]\w*[,;\t]){3,}[A-Za-z_]\w*\d\s*")
"""Names of columns, such as c1 or r1c1."""
_RATING = re.compile(r"(?:ED=|SE\s*)?\d{1,2}(?:\.\d+)?(?=\D|$)")
_QUOTE = re.compile(r"(?:[ \t]{0,8}>){1,20}")
"""The marks of quoted mail."""
_COMMENT = re.compile(
    r"\s*(?:#'?|\*|--)\s(?=\s*[|+│║┃┌├└╔╟╠╚].*[|+│║┃┐┤┘╗╢╣╝]\.?\s*$|\s*[\d.*_-](?:[ \t|]{1,9}[\d.*_-]){5,24}\s*$|"
    r"(?=[\d.]{9,25}\s*$)[\d.]*\.\.[\d.]*\s*$)"
)
"""The mark of a comment before a line that is a drawing or a row of cells."""
_PUZZLE_COLUMNS = {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "givens", "question"}
_SOLUTION_COLUMNS = {"solution", "solutions", "answer", "answers", "solved"}
_QUOTED_FIELD = re.compile(r'"[^"]*"')
_ROUNDED = re.compile(r"\b\d[.,]\d+E\+\d+", re.IGNORECASE)
"""A number that a spreadsheet has rounded."""
_RATING_COLUMNS = ("difficulty", "rating", "se_rating", "er", "level")
_TITLE_COLUMNS = ("title", "name", "label")
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


class _Line(NamedTuple):
    """A line of a text: its number, starting at 1, its start in the text, and its original and plain text."""

    number: int
    start: int
    original: str
    text: str

    def span_of(self, start: int, end: int) -> tuple[int, int]:
        """Return the span in the whole text of a span of the plain text."""
        return original_span(self.original, self.text, self.start, (start, end))


_NO_HEADING = 0, ""
_Span = tuple[int, int]
_FoundCells = tuple[NotatedPuzzle | None, _Span]
"""Cells in a line: the puzzle, or None for cells that make none, and the span in the plain text."""


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
        self._run: list[_Line] = []
        """Lines since the last line of words."""
        self._layout: _Located | None = None
        """The regions of a jigsaw whose puzzle follows."""
        self._heading = self._size = _NO_HEADING
        """Number and text of the lines that may be the title, and give the size, of the next puzzle."""
        self._columns: list[str] = []
        """Names of the columns of a table with a puzzle in each line."""
        self._metadata_columns: list[list[int]] = [[], []]
        """Indices of the columns that may hold the title, and of those that may hold the rating."""
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
        fast = _PLAIN_LINE.match(original) if not self._columns else None
        if fast and len(original) < fast.end() + min(_SIZE_OF_COUNT) and self._is_plain(number, fast[1]):
            self._close_run()
            span = start + fast.start(1), start + fast.end(1)
            title, rating = _metadata("", original[fast.end() :])
            givens = grid_of_cells(fast[1], shaped(_SIZE_OF_COUNT[len(fast[1])]))
            self._work += _WORK_OF_LINE if givens.is_complete else _WORK_OF_SHORT_LINE
            self._keep(number, Puzzle(givens, title, published_rating=rating, span=span), span)
            return
        self._work += _WORK_OF_LINE
        if len(original) > LONGEST_TEXT:
            self._close_run()
            self._omit(number, number, _too_long(original))
            return
        self._work += len(original) // 100
        line = _Line(number, start, original, _plain_line(original))
        text = line.text
        if not text:
            self._run += [line] if self._run else []
        elif (
            text.lstrip().startswith("#")
            and not text.lstrip().startswith("#define ")
            and not _NUMBERED_CELLS.match(text)
            and not _HASHED.fullmatch(text.strip())
            and not _is_row_of_hashes(text)
        ):
            if _has_puzzle(text):
                self._close_run()
                self._omit(number, number, Sentence("this is a comment; remove its mark to read the puzzle in it"))
        elif self._take_cells(line):
            return
        elif len(text) > drawn.LONGEST_ROW or (
            _WORD.search(text) and _has_words(drawn.without_label(drawn.without_brackets(text)))
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
        if match[0] and not self._columns:
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
            if self._columns:
                title, rating = self._metadata_in_columns(line[0].rstrip("\n"))
            else:
                title, rating = _metadata(line[1] or "", line[4] or "")
            puzzle = Puzzle(grid, title, published_rating=rating, span=line.span(2))
            number += 1
            self._puzzles.append(_Located(number, puzzle))
        self._work += len(listed)
        return len(listed), listed[-1].end() - start

    def _is_plain(self, number: int, cells: str) -> bool:
        """Return whether these dots and digits can only be the cells of one puzzle in the usual notation."""
        size = _SIZE_OF_COUNT.get(len(cells))
        if size not in SIZES or ("0" in cells and "." in cells):  # one of the two may be a digit
            return False
        return size == CLASSIC.size or (
            size_needed(cells) <= size and not (size == 4 and self._is_row_of_larger_grid(number, len(cells)))
        )

    # Lines without cells.

    def _take_words(self, line: _Line) -> None:
        """Take a line that is no part of a puzzle: a heading, the names of columns, or something to be left out."""
        number, text = line.number, line.text
        if _is_ornament(drawn.without_brackets(text)):
            return
        if _SIZE.fullmatch(text) and not _WORD.search(text):
            if text != self._size[1]:  # the numbers of rows and columns may be two lines
                self._leave_out(*self._size)
            self._size = number, text
            return
        fields = [field.strip(" \"'").lower() for field in re.split(r"[,;\t]", text[:1000])]
        heading = line.original.strip("#=*-:<>`% \t\r\"'/").strip()
        is_heading = 0 < len(heading) <= _LONGEST_TITLE and "{" not in heading and heading[-1] not in "[(\\"
        if len(fields) > 1 and _WORD.search(text):
            self._columns = fields if (_PUZZLE_COLUMNS | {"solution"}) & {*fields} else []
            self._metadata_columns = [
                [fields.index(name) for name in names if name in self._columns]
                for names in (_TITLE_COLUMNS, _RATING_COLUMNS)
            ]
            self._drop_headings()
            self._leave_out(number, text)
        elif is_heading and (_can_be_ignored(text) or _NUMBERED.fullmatch(text)):
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
        if _can_be_ignored(text):
            return
        count = sum(symbol in cell_symbols(MAX_SIZE) for symbol in text) if self._is_one_line else 0
        rounded = _ROUNDED.search(text)
        if rounded:
            self._omit(number, number, _rounded(rounded[0]))
        elif count and count not in _SIZE_OF_COUNT:
            needed = Listed(tuple(size**2 for size in sorted(self._sizes)), "or")
            self._omit(number, number, Sentence("found %n cell(s), need {needed}", n=count, needed=needed))
        else:
            self._omit(number, number, _NO_KNOWN_GRID)

    # Puzzles.

    def _keep(self, number: int, puzzle: Puzzle, span: _Span, drawn_until: int = 0) -> None:
        """Add a puzzle with its span in the text, or leave it out if its size is not wanted."""
        size = puzzle.givens.size
        if self._size[1] or self._heading[1]:
            puzzle = self._with_heading(puzzle)
        if size not in self._sizes and not (size in _SIZES_WITHOUT_BOXES and set(SIZES) <= {*self._sizes}):
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
        if _is_size(self._size[1], puzzle.givens.size):
            self._size = _NO_HEADING
        elif _NUMBERED.fullmatch(self._size[1]) and not self._heading[1]:
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

    def _take_cells(self, line: _Line) -> bool:
        """Read the puzzles in one line, or report its fault; return False for a line of another kind."""
        if len(line.text) < 16 or (drawn.is_border(line.text) and not self._is_one_line):
            return False
        return self._take_link(line) or self._take_library(line) or self._take_puzzles(line) or self._report_fault(line)

    def _take_link(self, line: _Line) -> bool:
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
        title, rating = _metadata(line.text[:start], behind)
        puzzle = Puzzle(linked, title, published_rating=rating)
        self._keep(line.number, puzzle, (line.start + span[0], line.start + span[1]))
        return True

    def _take_library(self, line: _Line) -> bool:
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

    def _take_puzzles(self, line: _Line) -> bool:
        """Read all puzzles in a line, with title and rating, or with the metadata in columns."""
        cells = self._cells_together(line)
        if not any(found for found, _ in cells):
            cells = self._cells_apart(line.text)
        puzzles = [(found, span) for found, span in cells if found is not None]
        if not puzzles:
            return False
        self._close_run()  # which may be the names of the columns
        if _PUZZLE_COLUMNS.intersection(self._columns):
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
            if self._columns:
                title, rating = self._metadata_in_columns(line.original)
            elif number == 0:
                title, rating = _metadata(line.original[:begin], line.original[behind:])
            puzzle = replace(self._noted(found), title=title, published_rating=rating, span=span)
            self._keep(line.number, puzzle, span)
        return True

    def _in_puzzle_columns(
        self, line: _Line, puzzles: Sequence[tuple[NotatedPuzzle, _Span]]
    ) -> list[tuple[NotatedPuzzle, _Span]]:
        """Return those puzzles of a line that are in a column of puzzles, and report what is missing or left out."""
        kept: list[tuple[NotatedPuzzle, _Span]] = []
        for found, span in _without_solutions(puzzles):
            name = self._column(line.text, span)
            if not name or name.rstrip("0123456789_ ") in _PUZZLE_COLUMNS:
                kept.append((found, span))
            elif name not in _SOLUTION_COLUMNS:
                self._omit(line.number, line.number, Sentence("the column {name} was not read", name=Quoted(name)))
        if not kept:
            rounded = _ROUNDED.search(line.text)
            problem = _rounded(rounded[0]) if rounded else self._problem_of_line(line.text)
            self._omit(line.number, line.number, problem or _NO_KNOWN_GRID)
        return kept

    def _cells_together(self, line: _Line) -> list[_FoundCells]:
        """Return the cells without separators in a line."""
        text = line.text
        found: list[_FoundCells] = []
        if text.count("-") >= 4:
            text = _UUID.sub(lambda match: " " * len(match[0]), text)
        matches = _RUN.finditer(text)
        if "#" in text[:81]:  # a blank, or the beginning of a comment
            matches = filter(None, [_HASHED.search(text) or _RUN.search(text)])
        for match in matches:
            run, count = match[0], _cells_in(match[0])
            size = _SIZE_OF_COUNT.get(count)
            if run.strip("-*_") == "" and not self._is_one_line:
                continue  # a border
            if count == 729:
                found.append((of_729(run), match.span()))
            elif size is None:
                found.append((None, match.span()))
            elif size > 5 or not self._is_row_of_larger_grid(line.number, count):
                cells = re.findall(r"\+?.", run) if "+" in run else run
                found.append((_reading_of_cells(cells, size, self._symbols), match.span()))
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
            text = _plain_line(line).strip()
            needed = size_needed(text) if len(text) == width else MAX_SIZE + 1
            if needed <= MAX_SIZE:
                count, filled, needing = count + 1, filled + (needed > 0), needing + (needed > size)
            elif not _is_ornament(text):
                break
            until = number = number + 1
        is_row = 2 * needing > filled or (needing > 0 and count % width == 0 and is_whole)
        self._rows_until = until, is_row
        return is_row

    def _cells_apart(self, text: str) -> list[_FoundCells]:
        """Return the puzzles of a line with separators between cells: `7;0;0;…`, or `7 123489 12389 …`.

        Several puzzles must be lists of rows in quotation marks, or fields with another separator between them.
        """
        if not _SHORTEST_APART <= len(text) <= _LONGEST_LINE:
            return []
        lists = [(self._separated_puzzle(each[0]), each.span()) for each in _LIST_IN_LINE.finditer(text)]
        if len(lists) > 1 and all(found for found, _ in lists):
            return [*lists]
        nested = [(_puzzle_of_rows(rows, self._symbols), span) for rows, span in _lists_in_line(text)]
        if any(found for found, _ in nested):
            return [*nested]
        for outer in ("", ",", "\t", ";"):
            if outer not in text:
                continue
            found: list[_FoundCells] = []
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
        is_list = is_whole and (self._is_one_line or "[[" in text)
        for separator in (";", ",", "\t", None, "|", "/", ":", "\\r\\n", "\\n", "."):
            texts = bare.split(separator)
            if len(texts) not in _SIZE_OF_COUNT and len(texts) not in self._sizes:
                continue
            texts = [each.strip(" \"'`") for each in texts]
            if separator == "." and not all(texts):  # dots are blanks
                continue
            if len(texts) in self._sizes and {*map(len, texts)} == {len(texts)}:  # rows
                texts = [*"".join(texts)]
            size = _SIZE_OF_COUNT.get(len(texts))
            if size is not None and (size > 5 or is_list) and all(map(CELL.fullmatch, texts)):
                found = _reading_of_cells(texts, size, self._symbols)
                if found is not None and (self._is_one_line or found.puzzle.givens.filled_count):
                    return found
        return None

    # Faults.

    def _report_fault(self, line: _Line) -> bool:
        """Omit a line that has nearly as many cells as a puzzle, or a foreign symbol; return False for any other."""
        reason = _problem_of_list(line.text) or self._problem_of_line(line.text)
        if reason is None:
            return False
        self._close_run()
        self._omit(line.number, line.number, reason)
        return True

    def _report_small_faults(self) -> None:
        """Omit lines above a first 4×4 or 5×5 puzzle that nearly are such puzzles; alone they are not recognised."""
        first = self._puzzles[0]
        for number, original in enumerate(self._lines[: first.line - 1] if first.puzzle.givens.size < 6 else (), 1):
            text = _plain_line(original)
            is_known = any(each.first_line <= number <= each.last_line for each in self._omissions)
            reason = None if is_known or text.lstrip().startswith("#") else self._problem_of_line(text)
            if reason is not None:
                self._omit(number, number, reason)

    def _problem_of_line(self, text: str) -> Sentence | None:
        """Return the fault of a line whose cells have no separators, or None if it does not look like a puzzle."""
        for token in _TOKEN.findall(text):
            size = _SIZE_OF_COUNT.get(len(token), 0)
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
        is_like_last = _SIZE_OF_COUNT.get(_cells_in(broken)) == last_size and cell_symbols(last_size) >= {*broken}
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
        nearest = min(_SIZE_OF_COUNT, key=lambda needed: abs(needed - count))
        nearest = last if nearest != count and abs(last - count) * 4 < last else nearest
        size = _SIZE_OF_COUNT[nearest]
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

    def _metadata_in_columns(self, text: str) -> tuple[str, str]:
        """Return the title and the rating in the named columns of a puzzle line; "" for none."""
        fields = text.split(self._separator(text))
        title, rating = (
            next((field for at in places if at < len(fields) and (field := fields[at].strip(" \"'"))), "")
            for places in self._metadata_columns
        )
        return title[:_LONGEST_TITLE], rating[:_LONGEST_TITLE]

    def _separator(self, text: str) -> str:
        """Return the separator of the fields in a line of a table."""
        return next((each for each in ",;\t" if text.count(each) >= len(self._columns) - 1), ",")

    def _column(self, text: str, span: _Span) -> str:
        """Return the name of the column in which a span of a line begins; "" for none."""
        at = _QUOTED_FIELD.sub('""', text[: span[0]]).count(self._separator(text))
        return self._columns[at] if at < len(self._columns) else ""

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


def _plain_line(line: str) -> str:
    """Return the plain text of a line, with spaces in the place of quotation marks of mail; "" for a blank line."""
    text = plain(line)
    mark = _QUOTE.match(text) or _COMMENT.match(text)
    if mark is not None:
        text = (" " * mark.end() + text[mark.end() :]) if text[mark.end() :].strip(" ") else ""
    return text


def _broken_cells(text: str) -> str:
    """Return the cells of a line that has as many as a puzzle, but also spaces between some of them; "" for any other.

    Up to two words before the cells and two behind them may be a label, a title or a rating.
    """
    words = re.sub(r"[,;]", " ", text, count=1).split()
    if sum(map(len, words)) < min(_SIZE_OF_COUNT):
        return ""
    for before, behind in product(range(3), range(3)):
        parts = words[before : len(words) - behind]
        joined = "".join(parts)
        if any(map(str.isdecimal, joined)):  # rather cells than words before a comma
            joined = joined.rstrip(",;")
        if len(parts) > 1 and _cells_in(joined) in _SIZE_OF_COUNT and _RUN.fullmatch(joined):
            return joined
    return ""


def _has_puzzle(comment: str) -> bool:
    """Return whether a comment holds the cells of a puzzle without separators."""
    runs = (run.lstrip("-.#") if len(run) > CLASSIC.cell_count else run for run in _CELLS_IN_WORDS.findall(comment))
    return any(_SIZE_OF_COUNT.get(len(run), 0) > 5 and any(map(str.isdecimal, run)) for run in runs)


def _is_row_of_hashes(text: str) -> bool:
    """Return whether a line that begins as comments do is a row with `#` for blanks."""
    cells = re.sub(r"[\s|,;]", "", text)
    return len(cells) in SIZES and len(cells) > 5 and not cells.strip("#123456789")


def _can_be_ignored(text: str) -> bool:
    """Return whether a line may be left out without a message: one that only draws, labels of columns, or words."""
    has_cells = any(
        any(map(str.isdecimal, cells)) and ("-" not in cells or "--" in cells)
        for cells in _CELLS_IN_WORDS.findall(text)
    )
    return _is_ornament(text) or (bool(_WORD.search(text) or _ASSIGNMENT.fullmatch(text)) and not has_cells)


def _is_ornament(text: str) -> bool:
    """Return whether a line has no letters and digits, or only the numbers or letters of columns."""
    is_drawn = not any(map(str.isalnum, text)) or drawn.is_border(text)
    return is_drawn or drawn.are_labels(text) or bool(_COLUMN_NAMES.fullmatch(text))


def _has_words(text: str) -> bool:
    """Return whether there are words that are neither the cells of a large grid nor an empty cell's "nan"."""
    if not _WORD.search(text):
        return False
    words = re.findall(r"[^\W\d_]{2,}", _EMPTY_CELL.sub("", text))
    return any(not re.fullmatch(r"[A-Ya-y]+", word) or len(text.split()) > 1 for word in words)


def _is_size(text: str, size: int) -> bool:
    """Return whether all numbers of a line are the size of a grid, of its boxes, or the number of its cells."""
    match = _SIZE.fullmatch(text)
    sizes = {size, size**2, *(usual_box(size) or ())}
    return match is not None and all(int(number) in sizes for number in match.groups() if number)


def _cells_in(run: str) -> int:
    return len(run) - run.count("+")


def _lists_in_line(text: str) -> Iterator[tuple[list[list[str]], _Span]]:
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
    size = _SIZE_OF_COUNT.get(len(cells), 0)
    is_square = len(rows) == size and all(len(row) == size for row in rows)
    if size not in SIZES or not (is_square or (len(rows) == 1 and size > 5)) or not all(map(CELL.fullmatch, cells)):
        return None
    return reading(cells, size, symbols)


def _problem_of_list(text: str) -> Sentence | None:
    """Return which row of a list of lists is too short or too long, or None for any other text."""
    rows = [row.split(",") for row in _ROW_OF_LIST.findall(text)] if "[" in text else []
    if len(rows) < min(SIZES) or len(rows) not in _SIZE_OF_COUNT.values():
        return None
    lengths = list(map(len, rows))
    return wrong_row(lengths) if 2 * lengths.count(len(rows)) > len(rows) else None


def _metadata(before: str, behind: str) -> tuple[str, str]:
    """Return the title and the rating in the text before and behind the cells of a puzzle; "" for none."""
    if not before and not behind:
        return "", ""
    title, rating = "", ""
    comment = behind.lstrip()
    behind = behind.strip(" \t,;\"'|])}")
    if comment.startswith("#"):
        title = comment[1:].strip()
    elif behind and "=" not in behind[:1]:
        if _RATING.match(behind):
            rating = " ".join(behind.split()[:1]).rstrip(",;")
            title = behind.partition("#")[2].strip()
        elif _WORD.search(behind) and len(behind) <= _LONGEST_TITLE and "&" not in behind:
            title = behind
    before = before.strip(" \t,;:\"'|[({.)>")
    if not title and before and "://" not in before and "=" not in before and len(before) <= _LONGEST_TITLE:
        title = before if re.search(r"[^\W\d_]", before) and not re.fullmatch(r"[0-9a-f]{6,}", before) else ""
    return title, rating


def _reading_of_cells(cells: Sequence[str], size: int, symbols: Symbols | None) -> NotatedPuzzle | None:
    """Return the puzzle of size² cells, a Latin square if the size has no boxes; None for other symbols."""
    if size not in _SIZES_WITHOUT_BOXES:
        return reading(cells, size, symbols)
    if not all(len(cell) <= 1 and cell in cell_symbols(size) for cell in cells):
        return None
    latin = shaped(size, [Variant.LATIN])
    return NotatedPuzzle(Puzzle(grid_of_cells("".join(cell or "." for cell in cells), latin)))


def original_span(line: str, text: str, start: int, span: _Span) -> _Span:
    """Return the span in the whole text of a span in the plain text of a line that begins at `start`."""
    if len(line) == len(text):
        return start + span[0], start + span[1]
    lengths = list(accumulate((len(plain(symbol)) for symbol in line), initial=0))
    return start + bisect_right(lengths, span[0]) - 1, start + bisect_left(lengths, span[1])


def _without_solutions(puzzles: Sequence[tuple[NotatedPuzzle, _Span]]) -> Iterable[tuple[NotatedPuzzle, _Span]]:
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
