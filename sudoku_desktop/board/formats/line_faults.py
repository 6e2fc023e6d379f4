"""Faults of lines that look like a puzzle without being one: a wrong number of cells, or a symbol that is no cell."""

from __future__ import annotations

import re
from itertools import product
from math import isqrt

from sudoku_desktop.board.formats.cells import foreign_symbol, wrong_count
from sudoku_desktop.board.formats.text_lines import SIZE_OF_LINE
from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE
from sudoku_desktop.board.symbols import SIZES, cell_symbols, size_needed
from sudoku_desktop.sentence import Sentence

RUN = re.compile(r"(?<![\w.*?~+#-])(?:[0-9A-Ya-y.*_?~-]|\+[1-9]){16,}(?![\w.*?~+-])")
"""Cells without separators; `+` marks an entry."""
NO_KNOWN_GRID = Sentence("this looks like cells, but not like a grid that can be read")
_TOKEN = re.compile(r"[^\s,;|\"']{16,}")
"""Text that may be cells without separators, with any symbols among them."""
_ROUNDED = re.compile(r"\b\d[.,]\d+E\+\d+", re.IGNORECASE)
"""A number that a spreadsheet has rounded."""
_LONGEST_NUMBER = 20
"""Maximum number of digits of a number, rather than of cells."""
_LETTER_SHARE = 1 / 8
"""Maximum share of letters in a run of cells with a fault; names and hashes have more."""


def count_cells(run: str) -> int:
    """Return the number of cells in a text without separators."""
    return len(run) - run.count("+")


def rounded_number(text: str) -> Sentence | None:
    """Return the sentence about a number in a line that a spreadsheet has rounded; None if there is none."""
    match = _ROUNDED.search(text)
    if match is None:
        return None
    return Sentence(
        "{number} has been rounded by a spreadsheet; format its column as text and copy the puzzle again",
        number=match[0],
    )


def problem_of_line(text: str, last_size: int, *, is_one_line: bool) -> Sentence | None:
    """Return the fault of a line whose cells have no separators, or None if it does not look like a puzzle.

    `last_size` is the size of the puzzle before the line, 0 if there is none; `is_one_line` is whether the whole text
    is this line.
    """
    for token in _TOKEN.findall(text):
        size = SIZE_OF_LINE.get(len(token), 0)
        known = cell_symbols(size or MAX_SIZE)
        foreign = [at for at, symbol in enumerate(token) if symbol not in known]
        is_alone = is_one_line and len(token) == len(text.strip())
        if foreign and size and (size > 5 or is_alone):
            is_near = size_needed(token) <= MAX_SIZE and not token.isalpha()
            if is_near or 2 * len(foreign) <= len(token):
                return foreign_symbol(token[foreign[0]], foreign[0], size)
        if len(foreign) <= _LETTER_SHARE * len(token):
            problem = problem_of_run(token, last_size, is_one_line=is_one_line, has_foreign=bool(foreign))
            if problem is not None:
                return problem
    broken = broken_cells(text)
    is_like_last = SIZE_OF_LINE.get(count_cells(broken)) == last_size and cell_symbols(last_size) >= {*broken}
    return NO_KNOWN_GRID if broken and (_TOKEN.search(text) or is_like_last) else None


def problem_of_run(run: str, last_size: int, *, is_one_line: bool, has_foreign: bool = False) -> Sentence | None:
    """Return why a run of cells is no puzzle, or None if it does not look like an attempt at one.

    `has_foreign` is whether the run has symbols that are no cells of any size; see `problem_of_line` for the others.
    """
    count, letters = count_cells(run), sum(map(str.isalpha, run)) - run.count("x") - run.count("X")
    known = (symbol for symbol in run if not has_foreign or symbol in cell_symbols(MAX_SIZE))
    if run.strip("-*_=~") == "" or (letters * 4 > count and size_needed(known) > MAX_SIZE):
        return None
    last = last_size**2 or CLASSIC.cell_count
    nearest = min(SIZE_OF_LINE, key=lambda needed: abs(needed - count))
    nearest = last if nearest != count and abs(last - count) * 4 < last else nearest
    size = isqrt(nearest)
    has_digits = any(map(str.isdecimal, run)) and letters <= _LETTER_SHARE * count
    is_near = abs(nearest - count) * 10 <= nearest or abs(last - count) * 10 <= last
    if size < 6:  # few symbols are often something else, unless the puzzle before has this size
        is_likely = has_digits and is_near and count != nearest and size == last_size
    else:
        is_all = is_one_line and count == len(run) > max(SIZES)
        is_number = run.isdecimal() and count <= _LONGEST_NUMBER
        is_likely = not is_number and (is_all or has_digits or is_near)
    if not is_likely:
        return None
    if count != nearest:
        return wrong_count(count, nearest)
    wrong = next((at for at, symbol in enumerate(run) if symbol not in cell_symbols(size)), None)
    return foreign_symbol(run[wrong], wrong, size) if has_digits and wrong is not None else None


def broken_cells(text: str) -> str:
    """Return the cells of a line that has as many as a puzzle, but also spaces between some of them; "" for any other.

    Up to two words before the cells and two behind them may be a label, a title or a rating.
    """
    words = re.sub(r"[,;]", " ", text, count=1).split()
    if sum(map(len, words)) < min(SIZE_OF_LINE):
        return ""
    for before, behind in product(range(3), range(3)):
        parts = words[before : len(words) - behind]
        joined = "".join(parts)
        if any(map(str.isdecimal, joined)):  # rather cells than words before a comma
            joined = joined.rstrip(",;")
        if len(parts) > 1 and count_cells(joined) in SIZE_OF_LINE and RUN.fullmatch(joined):
            return joined
    return ""
