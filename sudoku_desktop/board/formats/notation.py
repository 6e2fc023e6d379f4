"""Conversion of cell texts to digits in one of several notations, candidates, and marks of givens and entries.

Vocabulary: a *mark* distinguishes givens and entries: `+7` and `u7` are entries, and where some cells are `*7`, those
are the givens and a bare digit is an entry. *Candidates* are two or more digits in the cell of a grid up to 9×9, and
digits in braces in a grid of any size: `{7}`, `{123}`, `{1,12}`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.board.geometry import MAX_SIZE, SYMBOLS, shaped
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import ALL_BLANKS

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
_BLANKS = frozenset(ALL_BLANKS)
_SURE_BLANKS = _BLANKS - {"0"}
_MARKED = re.compile(r"([+*u]?)([0-9]+)")
_MARKS = frozenset("+*u{")
_DECIMAL = re.compile(r"(\d{1,2})[.,]0+")
_DIGITS = {
    Symbols.ONE_BASED: {symbol: digit for digit, symbol in enumerate(SYMBOLS, 1)},
    Symbols.ZERO_BASED: {symbol: digit for digit, symbol in enumerate("0" + SYMBOLS[:-1], 1)},
    Symbols.LETTERS: {letter: digit for digit, letter in enumerate(LETTERS, 1)},
}
_ZERO_BASED = {
    size: frozenset(("0" + SYMBOLS)[:size] + ("0" + SYMBOLS)[:size].lower() + ALL_BLANKS) | {""}
    for size in range(10, MAX_SIZE + 1)
}
"""Digits and blanks of each large size where 0 is the first digit."""
_EMPTY = ("nan", "none", "null", "nil", "na", "n/a", "<na>", "-1")
CELL = re.compile(
    r"[+*u]?[1-9]{1,9}|[+*u]\d{1,2}|\{[0-9,]*\}|\d{1,2}(?:[.,]0+)?|[A-Ya-y]|[.*_?#~-]{1,3}|-1|"
    r"(?i:nan|none|null|nil|n/?a|<na>)|"
)
"""Text of a cell that stands alone between separators; "" for a blank one."""


@dataclass(frozen=True)
class NotatedPuzzle:
    """A puzzle, and the notations in which its symbols can be read; `choices` is empty where only one is possible.

    `has_zero` is whether 0 is a digit of the puzzle.
    """

    puzzle: Puzzle
    choices: tuple[Symbols, ...] = ()
    has_zero: bool = False


def reading(cells: Sequence[str], size: int, symbols: Symbols | None = None) -> NotatedPuzzle | None:
    """Return the puzzle of size² cell texts, or None when they are no cells of this size.

    `symbols` chooses the notation where several are possible.
    """
    texts = cells if isinstance(cells, str) else [_whole_number(cell) for cell in cells]
    if isinstance(cells, str) or max(map(len, texts)) <= 1:
        return _of_symbols(texts, size, symbols)
    if size > 9 and not any(text[:1] in _MARKS for text in texts if len(text) > 1):
        return _of_numbers(texts, size, symbols)
    return _of_candidates(texts, size)


def _whole_number(cell: str) -> str:
    """Return a cell's text in capitals, without a decimal fraction of zeros; "" for nan, none and null."""
    if len(cell) < 2:
        return cell.upper()
    if cell.lower() in _EMPTY or _BLANKS.issuperset(cell):
        return ""
    decimal = _DECIMAL.fullmatch(cell)
    return decimal[1] if decimal else cell


def _of_symbols(cells: Sequence[str], size: int, symbols: Symbols | None) -> NotatedPuzzle | None:
    found = digits_of(cells, size, symbols)
    if found is None:
        return None
    digits, choices = found
    has_zero = size > 9 and "0" in cells and digits[cells.index("0")] != BLANK
    return NotatedPuzzle(Puzzle(Grid(digits, shaped(size))), choices, bool(has_zero))


def digits_of(
    cells: Sequence[str], size: int, symbols: Symbols | None = None
) -> tuple[NDArray[np.uint8], tuple[Symbols, ...]] | None:
    """Return the digits of cells of at most one symbol, 0 for a blank, and the notations as in `NotatedPuzzle.choices`.

    Returns None when the symbols are no cells of a grid of this size.
    """
    zeros = cells.count("0")
    possible = _notations(frozenset(cells), zeros <= size, size)
    if symbols is Symbols.ZERO_BASED and size > 9 and not zeros and _ZERO_BASED[size].issuperset(cells):
        possible = (symbols,)
    if not possible:
        return None
    chosen = symbols if symbols in possible else possible[0]
    text = cells if isinstance(cells, str) else "".join([cell or "." for cell in cells])
    digits = np.frombuffer(text.encode("ascii").translate(_digit_bytes(chosen)), np.uint8)
    return digits, possible if len(possible) > 1 else ()


@cache
def _digit_bytes(symbols: Symbols) -> bytes:
    """Return a table for `bytes.translate` from the symbols of a notation, in either case, to digits."""
    digits = bytearray([BLANK] * 256)
    for symbol, digit in _DIGITS[symbols].items():
        digits[ord(symbol)] = digits[ord(symbol.lower())] = digit
    return bytes(digits)


@lru_cache(maxsize=4096)
def _notations(used: frozenset[str], has_few_zeros: bool, size: int) -> tuple[Symbols, ...]:
    """Return the notations in which all these symbols are digits or blanks, most likely first."""
    used = frozenset(symbol.upper() for symbol in used)
    one_based = set(SYMBOLS[:size]) | _BLANKS | {""}
    zero_based = set(("0" + SYMBOLS)[:size]) | _SURE_BLANKS | {""}
    letters = set(LETTERS[:size]) | (_BLANKS - ({"X", "x"} if size > 23 else set())) | {""}
    has_digits = bool(used & set("123456789"))
    has_blanks = bool(used & (_SURE_BLANKS | {""}))
    if not has_digits and 2 * len(used & (letters - _BLANKS)) >= size >= 9 and used <= letters:
        return (Symbols.LETTERS, Symbols.ONE_BASED) if used <= one_based else (Symbols.LETTERS,)
    if used <= zero_based and "0" in used and SYMBOLS[size - 1] not in used and has_digits:
        if has_blanks:
            is_sure = size > 9 or not used <= one_based
            return (Symbols.ZERO_BASED,) if is_sure else (Symbols.ZERO_BASED, Symbols.ONE_BASED)
        if size > 9 and has_few_zeros:  # no blank at all
            return (Symbols.ZERO_BASED, Symbols.ONE_BASED)
    if used <= one_based:
        # A puzzle with most digits of a notation seldom lacks its last one by chance.
        is_open = size > 9 and "0" not in used and used <= zero_based and len(used - _BLANKS - {""}) >= size - 3
        return (Symbols.ONE_BASED, Symbols.ZERO_BASED) if is_open else (Symbols.ONE_BASED,)
    return (Symbols.ZERO_BASED,) if used <= zero_based and size > 9 else ()


def _of_numbers(cells: Sequence[str], size: int, symbols: Symbols | None) -> NotatedPuzzle | None:
    """Return the puzzle whose cells are decimal numbers; None for other texts or numbers above the size."""
    texts = []
    for cell in cells:
        if cell in _SURE_BLANKS or not cell:
            texts.append("")
        elif cell.isdecimal() and int(cell) <= size:
            texts.append(("0" + SYMBOLS)[int(cell)])
        else:
            return None
    found = _of_symbols(texts, size, symbols)
    return found if found is None or "0" in texts else NotatedPuzzle(found.puzzle)


def _of_candidates(cells: Sequence[str], size: int) -> NotatedPuzzle | None:
    """Return the puzzle of a pencilmark grid, or of digits with marks; None for anything else.

    A lone digit is a given or a placed digit, unless it is still a candidate of a cell that sees it; then it is a
    candidate. That is how HoDoKu reads its own pencilmark grids, which show both alike.
    """
    shape = shaped(size)
    marks, masks = [], []
    for text in cells:
        if text in _BLANKS or not text:
            marks.append("")
            masks.append(0)
            continue
        parsed = _marked_digits(text, size)
        if parsed is None:
            return None
        marks.append(parsed[0])
        masks.append(sum(1 << digit - 1 for digit in parsed[1]))
    several = sum(mask & (mask - 1) > 0 for mask in masks)
    if several == 1 and not any(marks):  # rather two cells without a separator
        return None
    has_candidates = several > 0
    used = {*marks}
    peers = shape.peers.tolist()
    givens, entries, notes = [BLANK] * len(cells), [BLANK] * len(cells), [0] * len(cells)
    for cell, (mark, mask) in enumerate(zip(marks, masks, strict=True)):
        is_lone = mask and not mask & (mask - 1)
        is_note = ("*" in used and not used.isdisjoint("+u")) or any(masks[peer] & mask for peer in peers[cell])
        is_placed = mark or "{" in used or not (has_candidates and is_note)
        if not is_lone or not is_placed or mark == "{":
            notes[cell] = mask
        elif mark in ("+", "u") or (not mark and "*" in marks):
            entries[cell] = mask.bit_length()
        else:
            givens[cell] = mask.bit_length()
    if not any(givens) and "+" not in used:  # then marks only emphasise
        givens, entries = entries, givens
    if not any(givens) and not any(entries):
        return None
    return NotatedPuzzle(
        Puzzle(
            Grid(givens, shape),
            entries=Grid(entries, shape) if any(entries) else None,
            notes=tuple(notes) if any(notes) else (),
        )
    )


def _marked_digits(text: str, size: int) -> tuple[str, list[int]] | None:
    """Return a cell's mark, "{" for braces, and its digits; None if they are no digits of this size."""
    if text.startswith("{"):
        mark, digits = "{", text[1:-1]
    elif (match := _MARKED.fullmatch(text)) is not None:
        mark, digits = match.groups()
    else:
        return None
    numbers = list(map(int, filter(None, digits.split(",") if "," in digits or size > 9 else digits)))
    is_valid = len({*numbers}) == len(numbers) and all(1 <= number <= size for number in numbers)
    return (mark, numbers) if is_valid and (mark in ("", "{") or len(numbers) == 1) else None


def of_729(cells: str) -> NotatedPuzzle | None:
    """Return the pencilmark grid of nine characters a cell, each the candidate of its place or a blank."""
    texts = [cells[start : start + 9] for start in range(0, 729, 9)]
    for text in texts:
        if any(symbol not in _BLANKS and symbol != digit for symbol, digit in zip(text, "123456789", strict=True)):
            return None
    return _of_candidates(["".join(symbol for symbol in text if symbol not in _BLANKS) for text in texts], 9)


def of_nine(grids: Sequence[Grid]) -> Puzzle | None:
    """Return the pencilmark grid whose candidates were read as nine 9×9 puzzles; None if they are puzzles.

    Such a grid has each row of cells as a line of 81 characters, or each cell drawn as a square of 3×3 characters, with
    or without gaps between the rows of cells; a lone digit in the middle of such a square is a digit of the puzzle.
    """
    table = np.array([grid.cells for grid in grids])
    drawing = table.reshape(3, 3, 9, 9).transpose(0, 2, 1, 3).reshape(9, 3, 9, 3).transpose(0, 2, 1, 3)
    in_three_lines = table.reshape(9, 3, 9, 3).transpose(0, 2, 1, 3)
    for cells in (table.reshape(81, 9), drawing.reshape(81, 9), in_three_lines.reshape(81, 9)):
        in_place = ((cells == BLANK) | (cells == np.arange(1, 10))).all(axis=1)
        in_middle = (cells != BLANK).sum(axis=1) - (cells[:, 4] != BLANK) == 0
        if (in_place | in_middle).all() and ((cells != BLANK).sum(axis=1) > 1).any():
            found = _of_candidates(["".join(str(digit) for digit in cell if digit) for cell in cells.tolist()], 9)
            return found.puzzle if found else None
    return None


assert len(LETTERS) == MAX_SIZE
