"""Reads puzzles from any text: lines of cells with whatever stands beside them, drawn grids, tables and lists.

Vocabulary: a *puzzle line* holds all cells of a puzzle; what stands before and behind them is its title, its rating or
its solution. Lines without words are collected in a *run*, in which `drawn` finds grids. A *heading* is a line that may
be the title of the next puzzle. Every other line either can be ignored (`_can_be_ignored` says which) or becomes an
omission.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import accumulate, product
from math import isqrt

import numpy as np

from sudoku_desktop.board.formats import drawn
from sudoku_desktop.board.formats.cells import foreign_symbol, wrong_count, wrong_row
from sudoku_desktop.board.formats.errors import LINK_TO_SERVER, FileTextError
from sudoku_desktop.board.formats.notation import CELL, NotatedPuzzle, of_729, of_nine, reading
from sudoku_desktop.board.formats.puzzle_format import CannotRewriteError, Check, go_on, with_plain_line_ends
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE, SYMBOLS, Geometry, Variant, shaped, usual_box
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.link import PREFIX, find_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES, cell_symbols, grid_of_cells, plain, size_needed
from sudoku_desktop.sentence import Listed, ProblemError, Sentence

NAME = Sentence("Text")
LONGEST_TEXT = 1024 * 1024
"""Maximum number of characters that are searched for one grid."""
_SIZES_WITHOUT_BOXES = (5, 7)
_SIZE_OF_COUNT = {size**2: size for size in (*SIZES, *_SIZES_WITHOUT_BOXES)}
_SHORTEST_APART = 31
"""Minimum number of characters of a line of 16 cells and the separators between them."""
_MOST_DRAWN_CANDIDATES = 900
"""Maximum number of puzzles among which those are looked for that are candidates of one."""
_LINK = re.compile(r"[\"'<(]?https?://\S+")
_LIST_IN_LINE = re.compile(r"[\[({]((?:\s{0,9}[\"'][\w.*~-]{4,25}[\"']\s{0,9},?){4,25})[\])}]")
"""A list of rows in quotation marks, wherever it stands in a line."""
_LONGEST_LINE = 20_000
"""Characters; of a longer line nothing is looked for but runs of cells."""
_LINES_BETWEEN_CHECKS = 512
MOST_USELESS_LINES = 20_000
MOST_USELESS_CHARACTERS = 512 * 1024
"""Lines and characters without a puzzle after which reading ends; the text is then no list of puzzles."""
_PLAIN_LINE = re.compile(r"\s*([0-9.]{16,81})(?=[\s#,;]|$)")
"""Beginning of the lines that long lists of puzzles consist of; they are read without looking for anything else."""
_RUN = re.compile(r"(?<![\w.*?~+#-])(?:[0-9A-Ya-y.*_?~-]|\+[1-9]){16,}(?![\w.*?~+-])")
_HASHED = re.compile(r"(?<!\S)[1-9#]{16,}(?!\S)")
_LIBRARY = re.compile(r"\s*(?::[^:]{0,40}:[^:]{0,20}:)?((?:\+?[0-9.])+):([0-9 ]*)(?=:|\s*$)")
_SIZE = re.compile(r"\D*(\d{1,3})(?:[ ,x×*]+(\d{1,3}))?(?:[ ,x×*]+(\d{1,3}))?\s*")
"""A line before a grid that may tell its size, or the size of its boxes."""
_RATING = re.compile(r"(?:ED=|SE\s*)?\d{1,2}(?:\.\d+)?(?=\D|$)")
_WORD = re.compile(r"[^\W\d_]{3}|(?<![^\W_])[^\W\d_]{2}(?![^\W_])")
"""Two letters by themselves, or three in a row."""
_CELLS = re.compile(r"(?<![\w.*-])[0-9.*_xX-]{15,}(?![\w.*-])")
"""Text among words that looks like cells, and is longer than dates and most numbers."""
_EMPTY_CELL = re.compile(r"(?i)\b(?:nan|none|null)\b")
_NUMBERED = re.compile(r"[^\w.?~]*(?:[^\W\d_]{1,3}[ .=]?)?\d{1,4}(?:[-./,:]\d{1,4}){0,2}\.?[^\w.?~]*")
"""A number, a date or a rating, which is a heading if a puzzle follows."""
_QUOTE = re.compile(r"(?:[ \t]{0,8}>){1,20}")
_COMMENT = re.compile(r"\s*(?:#'?|\*|--)\s(?=\s*[|+│║┃┌├└╔╟╠╚].*[|+│║┃┐┤┘╗╢╣╝]\.?\s*$)")
"""The mark of a comment before a line that is drawn from its beginning to its end."""
_ROW_OF_LIST = re.compile(r"\[([^\[\]]*)\]")
_PUZZLE_COLUMNS = {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "givens", "solution"}
_RATING_COLUMNS = ("difficulty", "rating", "se_rating", "er", "level")
_TITLE_COLUMNS = ("title", "name", "label")
_LONGEST_TITLE = 100
_TOKEN = re.compile(r"[^\s,;|\"']{16,}")
"""Text that may be cells without separators between them."""
_MOST_LETTERS = 8
"""Letters are at most one in so many symbols of a run of cells with a fault; names and hashes have more."""
_LONGEST_NUMBER = 20
"""Digits in a row that may be the number of something, and not cells."""
_NO_KNOWN_GRID = Sentence("this looks like cells, but not like a grid that can be read")


def read(text: str, sizes: Collection[int], check: Check = go_on, symbols: Symbols | None = None) -> ReadResult:
    """Return the puzzles of a text and what was left out.

    Raises FileTextError when there is no puzzle at all, with the reason that stands nearest to one.
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
    """Return the first grid of this shape that a text holds, however it is written; raises GridTextError."""
    found = grid_of_any_size(text, (shape.size,))
    return found if found.geometry == shape else Grid(found.cells, shape)


def grid_of_any_size(text: str, sizes: Collection[int] = SIZES) -> Grid:
    """Return the first grid of one of these sizes that a text holds, however it is written; raises GridTextError."""
    if len(text) > LONGEST_TEXT:
        raise GridTextError(_too_long(text))
    try:
        return read(text, sizes).puzzles[0].givens
    except FileTextError as error:
        raise GridTextError(error.problem) from None


def _too_long(text: str) -> Sentence:
    return Sentence("{count} characters are too many for one puzzle", count=len(text))


class _Reader:
    """Goes through the lines of a text once."""

    def __init__(self, text: str, sizes: Collection[int], check: Check, symbols: Symbols | None) -> None:
        self._lines = text.split("\n")
        self._is_one_line = "\n" not in text.strip()
        self._sizes, self._check, self._symbols = sizes, check, symbols
        self._puzzles: list[tuple[int, Puzzle]] = []
        """Each with the number of its first line, from 1."""
        self._omissions: list[Omission] = []
        self._choices: tuple[Symbols, ...] = ()
        self._run: list[tuple[int, int, str]] = []
        """Rows since the last line of words: number, place in the text, and the line."""
        self._heading: tuple[int, str] = (0, "")
        """Number and text of a line that is the title of the next puzzle, if one follows."""
        self._size: tuple[int, str] = (0, "")
        """Number and text of a line that may tell the size of the next puzzle."""
        self._columns: list[str] = []
        self.has_zero = False
        """Whether 0 is a digit of a large grid in the text."""
        self._drawn: dict[int, int] = {}
        """Numbers of the last lines of drawn grids, by those of their first lines."""
        self._solutions: list[Omission] = []
        self._rows_until = (0, False)
        """Line before which the lines of 16 or 25 symbols are alike, and whether they are rows of larger grids."""

    def result(self) -> ReadResult:
        place = 0
        useful = 0, 0  # number of lines and of characters up to the last puzzle
        for number, line in enumerate(self._lines, 1):
            if number % _LINES_BETWEEN_CHECKS == 1:
                self._check()
            count = len(self._puzzles)
            self._take(number, place, line)
            place += len(line) + 1
            if number - useful[0] > MOST_USELESS_LINES or place - useful[1] > MOST_USELESS_CHARACTERS:
                self._close_run()
                if len(self._puzzles) == count and number > useful[0] + 1:
                    first = useful[0] + 1
                    reason = Sentence("no puzzle in %n line(s); the rest was not searched", n=number - first)
                    self._omissions = [each for each in self._omissions if each.first_line < first]
                    self._omit(first, len(self._lines), reason)
                    break
            if len(self._puzzles) > count:
                useful = number, place
        self._close_run()
        self._forget_heading()
        self._join_candidates()
        self._drop_solutions()
        if not self._puzzles:
            raise self._nothing()
        return ReadResult(
            tuple(puzzle for _, puzzle in self._puzzles),
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

    def _take(self, number: int, place: int, line: str) -> None:
        """Read one line, which begins at this place of the text."""
        fast = _PLAIN_LINE.match(line) if not self._columns else None
        if fast and len(line) < fast.end() + min(_SIZE_OF_COUNT) and self._is_plain(number, fast[1]):
            self._close_run()
            span = place + fast.start(1), place + fast.end(1)
            puzzle = Puzzle(grid_of_cells(fast[1], shaped(_SIZE_OF_COUNT[len(fast[1])])), span=span)
            self._keep(number, self._with_facts(puzzle, "", line[fast.end() :]), span)
            return
        if len(line) > LONGEST_TEXT:
            self._close_run()
            self._omit(number, number, _too_long(line))
            return
        text = _read_as(line)
        if not text:
            if self._run:
                self._run.append((number, place, ""))
            return
        if text.lstrip().startswith("#") and not _HASHED.fullmatch(text.strip()) and not _is_row_of_hashes(text):
            return
        if self._puzzle_line(number, place, line, text):
            return
        if _has_words(drawn.without_label(drawn.without_brackets(text))) or len(text) > drawn.LONGEST_ROW:
            self._close_run()
            self._hear(number, text)
        else:
            self._run.append((number, place, line))

    def _is_plain(self, number: int, cells: str) -> bool:
        """Whether these dots and digits can only be the cells of one puzzle in the usual notation."""
        size = _SIZE_OF_COUNT.get(len(cells))
        if size not in SIZES or ("0" in cells and "." in cells):  # one of the two may be a digit
            return False
        return size == CLASSIC.size or (
            size_needed(cells) <= size and not (size == 4 and self._is_row_of_larger_grid(number, len(cells)))
        )

    def _hear(self, number: int, text: str) -> None:
        """Take a line that is no part of a puzzle: a heading, the names of columns, or something to be left out."""
        if _is_ornament(drawn.without_brackets(text)):
            return
        if _SIZE.fullmatch(text) and not _WORD.search(text):
            self._forget_size()
            self._size = (number, text)
            return
        fields = [field.strip(" \"'").lower() for field in re.split(r"[,;\t]", text[:1000])]
        if len(fields) > 1 and _WORD.search(text):
            self._columns = fields if _PUZZLE_COLUMNS & {*fields} else []
            self._forget_heading()
            self._leave_out(number, text)
            return
        line = self._lines[number - 1]  # as it was written, for a title
        heading = line.strip("#=*-:<>`% \t\r\"'/").strip()
        is_heading = 0 < len(heading) <= _LONGEST_TITLE and "{" not in heading and heading[-1] not in "[(\\"
        if is_heading and (_can_be_ignored(text) or _NUMBERED.fullmatch(text)):
            self._forget_heading()
            self._heading = (number, heading)
        else:
            self._leave_out(number, text)

    def _forget_heading(self) -> None:
        """Leave out a heading that no puzzle follows, unless it can be ignored."""
        self._forget_size()
        number, heading = self._heading
        self._heading = (0, "")
        self._leave_out(number, heading)

    def _forget_size(self) -> None:
        """Leave out a line with a size that no puzzle follows."""
        number, told = self._size
        self._size = (0, "")
        self._leave_out(number, told)

    def _leave_out(self, number: int, text: str) -> None:
        """Add a line to the omissions, unless it can be ignored."""
        if _can_be_ignored(text):
            return
        count = sum(symbol in cell_symbols(MAX_SIZE) for symbol in text)
        if self._is_one_line and count and count not in _SIZE_OF_COUNT:
            needed = Listed(tuple(size**2 for size in sorted(self._sizes)), "or")
            self._omit(number, number, Sentence("found %n cell(s), need {needed}", n=count, needed=needed))
        else:
            self._omit(number, number, _NO_KNOWN_GRID)

    def _keep(self, number: int, puzzle: Puzzle, span: tuple[int, int]) -> None:
        """Add a puzzle whose span in the text this is, or leave it out if its size is not wanted."""
        size = puzzle.givens.size
        if self._size[1]:
            if _tells_size(self._size[1], size):
                self._size = (0, "")
            elif _NUMBERED.fullmatch(self._size[1]) and not self._heading[1]:
                self._heading, self._size = self._size, (0, "")
            self._forget_size()
        if puzzle.title and self._heading[1]:
            self._forget_heading()
        elif self._heading[1]:
            puzzle = replace(puzzle, title=self._heading[1])
            self._heading = (0, "")
        if size not in self._sizes and not (size in _SIZES_WITHOUT_BOXES and set(SIZES) <= {*self._sizes}):
            read_here = Listed(tuple(f"{each}×{each}" for each in sorted(self._sizes)))
            self._omit(
                number,
                number,
                Sentence("this puzzle is {size}×{size}; only {sizes} can be read here", size=size, sizes=read_here),
            )
            return
        if self._puzzles and is_layout(puzzle.givens) and self._puzzles[-1][1].givens.size == size:
            before_number, before = self._puzzles[-1]
            try:
                shape = shaped(size, before.givens.geometry.extras, puzzle.givens.cells.tolist())
            except ProblemError as error:
                self._omit(number, number, error.sentence)
                return
            assert before.span is not None
            jigsaw = replace(before, givens=Grid(before.givens.cells, shape), span=(before.span[0], span[1]))
            self._puzzles[-1] = before_number, jigsaw
            return
        self._puzzles.append((number, puzzle if puzzle.span else replace(puzzle, span=span)))

    def _choose(self, told: NotatedPuzzle) -> Puzzle:
        if told.choices and not self._choices:
            self._choices = told.choices
        self.has_zero |= told.has_zero
        return told.puzzle

    # Puzzle lines.

    def _puzzle_line(self, number: int, place: int, line: str, text: str) -> bool:
        """Read the puzzles that stand in one line; returns whether there is any, or one that is not whole."""
        if len(text) < 16 or (drawn.is_border(text) and not self._is_one_line):
            return False
        if PREFIX in text.upper():
            linked = find_link(text)
            if linked is not None:
                start = text.upper().index(PREFIX)
                cells = linked.to_text("0")
                at = text.upper().find(cells, start)
                self._close_run()
                span = (place + at, place + at + len(cells)) if at >= 0 else (place, place + len(line))
                self._keep(
                    number,
                    self._with_facts(Puzzle(linked), text[:start], text[at + len(cells) :] if at >= 0 else ""),
                    span,
                )
                return True
        library = _LIBRARY.match(text)
        if library:
            told = (
                reading(re.findall(r"\+?[0-9.]", library[1].replace("0", ".")), 9)
                if _cells_in(library[1]) == 81
                else None
            )
            if told is not None:
                self._close_run()
                puzzle = _without_candidates(told.puzzle, library[2].split())
                self._keep(number, puzzle, _place_in(line, text, place, library.span(1)))
                return True
        found = self._runs(number, text)
        if not any(told for told, _ in found):
            found = self._separated(text)
        puzzles = [(told, span) for told, span in found if told is not None]
        if not puzzles:
            return self._nearly(number, text)
        self._close_run()
        for told, (start, end) in found:
            problem = self._problem_of_run(text[start:end]) if told is None else None
            if problem is not None:
                self._omit(number, number, problem)
        kept = _without_solutions([told.puzzle for told, _ in puzzles])
        first = True
        for told, span in puzzles:
            if not any(told.puzzle is each for each in kept):
                continue
            puzzle = self._choose(told)
            end = puzzles[-1][1][1]
            # Titles are cut out of the line as it was written, not out of its plain text.
            _, begin = _place_in(line, text, 0, (0, puzzles[0][1][0]))
            behind, _ = _place_in(line, text, 0, (end, len(text)))
            facts = self._with_facts(puzzle, line[:begin], line[behind:]) if first else puzzle
            if self._columns:
                facts = self._with_columns(puzzle, line)
            self._keep(number, facts, _place_in(line, text, place, span))
            first = False
        return True

    def _runs(self, number: int, text: str) -> list[tuple[NotatedPuzzle | None, tuple[int, int]]]:
        """The runs of cells in a line, each with its puzzle, or with None if it is not a whole one."""
        found: list[tuple[NotatedPuzzle | None, tuple[int, int]]] = []
        for match in _RUN.finditer(text) if "#" not in text[:81] else (_HASHED.search(text) or _RUN.search(text),):
            if match is None:
                continue
            run = match[0]
            if run.strip("-*_") == "" and not self._is_one_line:
                continue  # a border
            count = _cells_in(run)
            size = _SIZE_OF_COUNT.get(count)
            if count == 729:
                found.append((of_729(run), match.span()))
            elif size is not None:
                if size in (4, 5) and self._is_row_of_larger_grid(number, count):
                    continue
                found.append((_reading_of_run(run, size, self._symbols), match.span()))
            else:
                found.append((None, match.span()))
        if any(told is None for told, _ in found) and _is_broken(text):
            return []
        # Runs of 16 or 25 symbols are rows of a larger grid, if one of them has digits that a small puzzle lacks.
        lengths = {end - start for told, (start, end) in found if told is None and end - start in (16, 25)}
        return [(None if span[1] - span[0] in lengths else told, span) for told, span in found]

    def _is_row_of_larger_grid(self, number: int, width: int) -> bool:
        """Whether this line of 16 or 25 symbols is a row among others, and not a small puzzle.

        It is a row if most of the lines that stand together need more digits than the small puzzle has, or if some do
        and the lines are as many as a larger grid has rows.
        """
        until, is_row = self._rows_until
        if number < until:
            return is_row
        size, count, filled, needing = isqrt(width), 0, 0, 0
        for line in self._lines[number - 1 :]:
            text = _read_as(line).strip()
            needed = size_needed(text) if len(text) == width else MAX_SIZE + 1
            if needed <= MAX_SIZE:
                count, filled, needing = count + 1, filled + (needed > 0), needing + (needed > size)
            elif not _is_ornament(text):
                break
            until = number = number + 1
        is_row = 2 * needing > filled or (needing > 0 and count % width == 0)
        self._rows_until = until, is_row
        return is_row

    def _separated(self, text: str) -> list[tuple[NotatedPuzzle | None, tuple[int, int]]]:
        """The puzzles of a line whose cells stand apart: `7;0;0;…`, or `7 123489 12389 …`."""
        if not _SHORTEST_APART <= len(text) <= _LONGEST_LINE:
            return []
        lists = [(self._cells_apart(each[0]), each.span()) for each in _LIST_IN_LINE.finditer(text)]
        if len(lists) > 1 and all(told for told, _ in lists):
            return [*lists]
        for outer in ("", ",", "\t", ";"):
            found: list[tuple[NotatedPuzzle | None, tuple[int, int]]] = []
            start = 0
            for part in text.split(outer) if outer else [text]:
                told = self._cells_apart(part)
                if told is not None:
                    found.append((told, (start, start + len(part))))
                start += len(part) + len(outer)
            if found:
                return found
        return []

    def _cells_apart(self, part: str) -> NotatedPuzzle | None:
        lists = _LIST_IN_LINE.findall(part)
        if len(lists) > 1:  # rather nothing than one of them
            return None
        inner = _LIST_IN_LINE.search(part)
        bare = re.sub(r"^\s*[\w ]*=|[\[\](){}]", " ", inner[1] if inner else part)
        is_list = self._is_one_line or "[[" in part
        for separator in (";", ",", "\t", None, "|", "/", "."):
            texts = [each.strip(" \"'`") for each in bare.split(separator)]
            if separator == "." and not all(texts):  # dots are blanks
                continue
            if len(texts) in self._sizes and {*map(len, texts)} == {len(texts)}:  # rows
                texts = [*"".join(texts)]
            size = _SIZE_OF_COUNT.get(len(texts))
            if size is not None and (size > 5 or is_list) and all(map(CELL.fullmatch, texts)):
                told = _reading_of_cells(texts, size, self._symbols)
                if told is not None:
                    return told
        return None

    def _nearly(self, number: int, text: str) -> bool:
        """Whether the line has nearly as many cells as a puzzle, or one symbol that is none; it is then left out."""
        reason = self._problem_of_list(text) or self._problem_of_line(text)
        if reason is None:
            return False
        self._close_run()
        self._omit(number, number, reason)
        return True

    def _problem_of_list(self, text: str) -> Sentence | None:
        """Which row of a list of lists is too short or too long; None if that is not what is wrong."""
        rows = [row.split(",") for row in _ROW_OF_LIST.findall(text)] if "[" in text else []
        if len(rows) < min(SIZES) or len(rows) not in _SIZE_OF_COUNT.values():
            return None
        lengths = list(map(len, rows))
        return wrong_row(lengths) if 2 * lengths.count(len(rows)) > len(rows) else None

    def _problem_of_line(self, text: str) -> Sentence | None:
        """Return the fault of a line whose cells have no separators, or None if it does not look like a puzzle."""
        for token in _TOKEN.findall(text):
            size = _SIZE_OF_COUNT.get(len(token), 0)
            foreign = [at for at, symbol in enumerate(token) if symbol not in cell_symbols(size or MAX_SIZE)]
            is_alone = self._is_one_line and len(token) == len(text.strip())
            if foreign and size and (size > 5 or is_alone):
                is_near = size_needed(token) <= MAX_SIZE and not token.isalpha()
                if is_near or 2 * len(foreign) <= len(token):
                    return foreign_symbol(token[foreign[0]], foreign[0], size)
            is_run = len(foreign) * _MOST_LETTERS <= len(token)
            problem = self._problem_of_run(token, has_foreign=bool(foreign)) if is_run else None
            if problem is not None:
                return problem
        return _NO_KNOWN_GRID if _TOKEN.search(text) and _is_broken(text) else None

    def _problem_of_run(self, run: str, *, has_foreign: bool = False) -> Sentence | None:
        """Return why a run of cells is no puzzle, or None if it does not look like an attempt at one.

        `has_foreign` is whether the run has symbols that cannot stand in a cell.
        """
        count, letters = _cells_in(run), sum(symbol.isalpha() and symbol not in "xX" for symbol in run)
        known = (symbol for symbol in run if not has_foreign or symbol in cell_symbols(MAX_SIZE))
        if run.strip("-*_=~") == "" or (letters * 4 > count and size_needed(known) > MAX_SIZE):
            return None
        nearest = min(_SIZE_OF_COUNT, key=lambda needed: abs(needed - count))
        size = _SIZE_OF_COUNT[nearest]
        is_all = self._is_one_line and count == len(run) > max(SIZES)
        has_digits = any(map(str.isdecimal, run)) and letters * _MOST_LETTERS <= count
        is_near = abs(nearest - count) * 10 <= nearest
        last_size = self._puzzles[-1][1].givens.size if self._puzzles else 0
        if size < 6:  # few symbols are often something else, unless the puzzle before has this size
            is_likely = has_digits and is_near and count != nearest and size == last_size
        else:
            is_number = run.isdecimal() and count <= _LONGEST_NUMBER
            is_likely = not is_number and (is_all or has_digits or is_near)
        if not is_likely:
            return None
        if count != nearest:
            return wrong_count(count, nearest)
        wrong = next((at for at, symbol in enumerate(run) if symbol not in cell_symbols(size)), None)
        return foreign_symbol(run[wrong], wrong, size) if has_digits and wrong is not None else None

    def _with_facts(self, puzzle: Puzzle, before: str, behind: str) -> Puzzle:
        """The puzzle with the title and the rating that stand beside its cells."""
        title, rating = "", ""
        comment = behind.lstrip()
        behind = behind.strip(" \t,;\"'|])}")
        if comment.startswith("#"):
            title = comment[1:].strip()
        elif behind and "=" not in behind[:1]:
            match = _RATING.match(behind)
            if match:
                rating = " ".join(behind.split()[:1]).rstrip(",;")
                title = behind.partition("#")[2].strip()
            elif _WORD.search(behind) and len(behind) <= _LONGEST_TITLE and "&" not in behind:
                title = behind
        if not before and not behind:
            return puzzle
        before = before.strip(" \t,;:\"'|[({.)>")
        if not title and before and "://" not in before and "=" not in before and len(before) <= _LONGEST_TITLE:
            title = before if re.search(r"[^\W\d_]", before) and not re.fullmatch(r"[0-9a-f]{6,}", before) else ""
        return replace(puzzle, title=title, published_rating=rating) if title or rating else puzzle

    def _with_columns(self, puzzle: Puzzle, text: str) -> Puzzle:
        """The puzzle with what the named columns of its line tell."""
        separator = next((each for each in ",;\t" if text.count(each) >= len(self._columns) - 1), ",")
        fields = dict(zip(self._columns, (each.strip(" \"'") for each in text.split(separator)), strict=False))
        rating = next((fields[name] for name in _RATING_COLUMNS if fields.get(name)), "")
        title = next((fields[name] for name in _TITLE_COLUMNS if fields.get(name)), "")
        return replace(puzzle, title=title[:_LONGEST_TITLE], published_rating=rating[:_LONGEST_TITLE])

    # Drawn grids.

    def _close_run(self) -> None:
        """Find the grids in the rows read since the last line of words."""
        if not self._run:
            return
        run, self._run = self._run, []
        texts = [_read_as(line) for _, _, line in run]
        grids = drawn.grids_in(texts, self._symbols)
        parts: list[drawn.DrawnGrid | drawn.IncompleteRows] = sorted(
            [*grids.found, *grids.rest], key=lambda part: part.first
        )
        done = 0
        for part in parts:
            for at in range(done, part.first):
                self._hear(run[at][0], texts[at])
            number, start, _ = run[part.first]
            last_number, end, last = run[part.last]
            if isinstance(part, drawn.DrawnGrid):
                self._drawn[number] = last_number
                self._keep(number, self._choose(part.reading), (start, end + len(last)))
            else:
                self._forget_heading()
                self._omit(number, last_number, part.reason)
            done = max(done, part.last + 1)
        for at in range(done, len(run)):
            self._hear(run[at][0], texts[at])

    def _join_candidates(self) -> None:
        """Put pencilmark grids together whose candidates were taken for nine puzzles each."""
        if len(self._puzzles) % 9 or len(self._puzzles) > _MOST_DRAWN_CANDIDATES:
            return
        for at in range(0, len(self._puzzles), 9):
            nine = [puzzle for _, puzzle in self._puzzles[at : at + 9]]
            joined = of_nine([puzzle.givens for puzzle in nine]) if all(map(_is_9x9, nine)) else None
            if joined is None:
                return
            assert nine[0].span is not None
            assert nine[-1].span is not None
            span = (nine[0].span[0], nine[-1].span[1])
            self._puzzles[at] = self._puzzles[at][0], replace(joined, title=nine[0].title, span=span)
        self._puzzles = self._puzzles[::9]

    def _drop_solutions(self) -> None:
        """Take away a drawn solution that follows its puzzle, and put a puzzle and its pencilmarks together."""
        kept: list[tuple[int, Puzzle]] = []
        for number, puzzle in self._puzzles:
            if number not in self._drawn and not puzzle.notes:
                kept.append((number, puzzle))
                continue
            before = kept[-1][1] if kept else None
            if before is not None and number in self._drawn and _shows_again(before, puzzle):
                shape = before.givens.geometry
                entries = puzzle.entries and Grid(puzzle.entries.cells, shape)
                kept[-1] = kept[-1][0], replace(before, entries=entries, notes=puzzle.notes)
                continue
            if before is not None and before.givens.geometry == puzzle.givens.geometry:
                is_solution = puzzle.givens != before.givens and puzzle.givens.extends(before.givens)
                if number in self._drawn and is_solution and puzzle.givens.is_solved:
                    reason = Sentence("the solution of the puzzle before it")
                    self._solutions.append(Omission(number, self._drawn[number], reason))
                    continue
                if puzzle.notes and puzzle.givens.extends(before.givens):
                    done = puzzle.givens.cells * (before.givens.cells == BLANK)
                    entries = Grid(done, puzzle.givens.geometry) if done.any() else None
                    kept[-1] = kept[-1][0], replace(before, entries=entries, notes=puzzle.notes)
                    continue
            kept.append((number, puzzle))
        self._puzzles = kept


def _read_as(line: str) -> str:
    """The plain text of a line, with spaces in the place of the marks of a quoted mail; "" for a blank one."""
    text = plain(line)
    quote = _QUOTE.match(text) or _COMMENT.match(text)
    if quote is not None:
        text = (" " * quote.end() + text[quote.end() :]) if text[quote.end() :].strip(" ") else ""
    return text


def _is_broken(text: str) -> bool:
    """Whether a line has as many cells as a puzzle, but also spaces between some of them.

    Up to two words before the cells and two behind them may be a label, a title or a rating.
    """
    words = text.split()
    for before, behind in product(range(3), range(3)):
        parts = words[before : len(words) - behind]
        joined = "".join(parts)
        if len(parts) > 1 and _cells_in(joined) in _SIZE_OF_COUNT and _RUN.fullmatch(joined):
            return True
    return False


def _is_row_of_hashes(text: str) -> bool:
    """Whether a line that begins as comments do is a row in which `#` stands for a blank."""
    cells = re.sub(r"[\s|,;]", "", text)
    return len(cells) in SIZES and len(cells) > 5 and not cells.strip("#123456789")


def _can_be_ignored(text: str) -> bool:
    """Whether a line may be left out without a word: one that only draws, the labels of columns, or words."""
    has_cells = any(
        any(map(str.isdecimal, cells)) and ("-" not in cells or "--" in cells) for cells in _CELLS.findall(text)
    )
    return _is_ornament(text) or (bool(_WORD.search(text)) and not has_cells)


def _is_ornament(text: str) -> bool:
    """Whether a line says nothing: it has no letters and digits, or only the numbers or letters of columns."""
    return not any(map(str.isalnum, text)) or drawn.are_labels(text)


def _has_words(text: str) -> bool:
    """Whether there are words that are neither the cells of a large grid nor an empty cell's "nan"."""
    if not _WORD.search(text):
        return False
    words = re.findall(r"[^\W\d_]{2,}", _EMPTY_CELL.sub("", text))
    return any(not re.fullmatch(r"[A-Ya-y]+", word) or len(text.split()) > 1 for word in words)


def _is_9x9(puzzle: Puzzle) -> bool:
    return puzzle.givens.geometry.is_standard_9x9


def _tells_size(text: str, size: int) -> bool:
    """Whether all numbers of a line are the size of a grid, of its boxes, or the number of its cells."""
    match = _SIZE.fullmatch(text)
    sizes = {size, size**2, *(usual_box(size) or ())}
    return match is not None and all(int(number) in sizes for number in match.groups() if number)


def _cells_in(run: str) -> int:
    return len(run) - run.count("+")


def _reading_of_run(run: str, size: int, symbols: Symbols | None) -> NotatedPuzzle | None:
    return _reading_of_cells(re.findall(r"\+?.", run) if "+" in run else run, size, symbols)


def _reading_of_cells(cells: Sequence[str], size: int, symbols: Symbols | None) -> NotatedPuzzle | None:
    """The puzzle of so many cells; a Latin square if the size has no boxes."""
    if size not in _SIZES_WITHOUT_BOXES:
        return reading(cells, size, symbols)
    if not all(len(cell) <= 1 and cell in cell_symbols(size) for cell in cells):
        return None
    latin = shaped(size, [Variant.LATIN])
    return NotatedPuzzle(Puzzle(grid_of_cells("".join(cell or "." for cell in cells), latin)))


def _place_in(line: str, text: str, place: int, span: tuple[int, int]) -> tuple[int, int]:
    """Where a span of the plain text of a line lies in the whole text."""
    if len(line) == len(text):
        return place + span[0], place + span[1]
    lengths = list(accumulate((len(plain(symbol)) for symbol in line), initial=0))
    return place + bisect_right(lengths, span[0]) - 1, place + bisect_left(lengths, span[1])


def _without_solutions(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The puzzles of a line without the complete grids that solve another one of them."""
    kept: list[Puzzle] = []
    for each in puzzles:
        others = (*kept, *(other for other in puzzles if not other.givens.is_complete))
        is_solution = each.givens.is_solved and any(each.givens.extends(other.givens) for other in others)
        if not is_solution:
            kept.append(each)
    return kept


def _shows_again(puzzle: Puzzle, drawn_puzzle: Puzzle) -> bool:
    """Whether a grid, which cannot show variants, is drawn after the line or link of the same puzzle."""
    is_plain = not drawn_puzzle.givens.geometry.variants and bool(puzzle.givens.geometry.variants)
    return is_plain and bool(np.array_equal(puzzle.givens.cells, drawn_puzzle.givens.cells))


def _without_candidates(puzzle: Puzzle, removed: Sequence[str]) -> Puzzle:
    """The puzzle with all candidates as notes but those that HoDoKu lists: digit, row and column, as `314`."""
    if not removed:
        return puzzle
    entries = puzzle.entries.cells if puzzle.entries is not None else 0
    notes = list(Grid(puzzle.givens.cells + entries).candidate_masks())
    for each in removed:
        if len(each) == 3 and "0" not in each:
            digit, row, column = map(int, each)
            notes[(row - 1) * 9 + column - 1] &= ~(1 << digit - 1)
    return replace(puzzle, notes=tuple(notes))


def is_layout(cells: Grid) -> bool:
    """Whether these are regions: every symbol as often as there are rows, but not once in each of them."""
    if not cells.is_complete:
        return False
    counts = np.bincount(cells.cells, minlength=cells.size + 1)[1:]
    return bool(np.all(counts == cells.size)) and bool(cells.conflicts())


# Saving.


def rewritten(text: str, old: Sequence[Puzzle], new: Sequence[Puzzle]) -> str:
    """Return the text with the cells of the changed puzzles written over the old ones; see `Rewritten`."""
    pieces, done = [], 0
    for before, after in zip(old, new, strict=True):
        if before == after:
            continue
        if before.span is None or before.span[0] < done:
            raise CannotRewriteError
        start, end = before.span
        block = _rewritten_block(text[start:end], before, after)
        pieces += [text[done:start], block]
        done = end
    result = "".join([*pieces, text[done:]])
    again = read(result, SIZES, go_on).puzzles
    if [(each.givens, each.title) for each in again] != [(each.givens, each.title) for each in new]:
        raise CannotRewriteError
    return result


def _rewritten_block(block: str, before: Puzzle, after: Puzzle) -> str:
    """The text of one puzzle with the changed cells written anew."""
    if before.givens.geometry != after.givens.geometry:
        raise CannotRewriteError
    places = _places(block, before)
    symbol_of = _symbols_of(block, before, places)
    changed = (before.givens.cells != after.givens.cells).nonzero()[0].tolist()
    pieces, done = [], 0
    for cell in sorted(changed, key=lambda cell: places[cell]):
        start, end = places[cell]
        pieces += [block[done:start], symbol_of(int(after.givens.cells[cell]), block[start:end])]
        done = end
    return "".join([*pieces, block[done:]])


def _places(block: str, puzzle: Puzzle) -> list[tuple[int, int]]:
    """Where each cell stands in the text of its puzzle; raises CannotRewriteError when that cannot be told."""
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
    places, starts = [], [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    for number, cells in grids[0].rows:
        line = lines[number]
        places += [_place_in(line, plain(line), starts[number], (cell.start, cell.end)) for cell in cells]
    return places


def _symbols_of(block: str, puzzle: Puzzle, places: list[tuple[int, int]]) -> Callable[[int, str], str]:
    """A function of a digit (0 for a blank) and the cell's old text, which returns its new text."""
    texts = [block[start:end] for start, end in places]
    digits = puzzle.givens.cells.tolist()
    known: dict[int, str] = dict(zip(digits, texts, strict=True))
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
