"""The texts in which a puzzle is copied: a line of cells, or a drawn grid with givens, entries or pencilmarks.

In a drawn grid, `7` is a given, `+7` an entry and `123` the notes of a cell. HoDoKu, Simple Sudoku and SukakuExplainer
exchange such grids without the plus sign, so a single note looks like a digit there. Notes that could be mistaken are
in braces, `{7}`, as SadMan Sudoku writes them: a single note, the notes of one cell alone, and notes that a digit in
the same row, column or box contradicts. HoDoKu ignores every sign but digits, dots, spaces and bars, and thus still
reads all digits. In grids larger than 9×9, digits are numbers, and all notes are in braces: `{1,12}`. A grid does not
show its variants; the line or link of the givens then precedes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from sudoku_desktop.board.formats.text_files import cells_of
from sudoku_desktop.board.geometry import CLASSIC, shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES


class TextStyle(Enum):
    """A form in which a puzzle is written as text."""

    LINE = auto()
    """The givens in one line; a second line has the regions of a jigsaw, and a link stands for other variants."""
    GRID = auto()
    """The givens, drawn with boxes."""
    ENTRIES = auto()
    """The givens and entries, drawn with boxes."""
    PENCILMARKS = auto()
    """The givens, entries and notes, drawn with boxes."""


def can_be_drawn(givens: Grid) -> bool:
    """Return whether drawn grids of this size are read back."""
    return givens.size in SIZES


def text_of(puzzle: Puzzle, style: TextStyle) -> str:
    """Return a puzzle as text, with a line end after the last line of a drawn grid."""
    line = cells_of(puzzle.givens)
    if style is TextStyle.LINE:
        return line
    size = puzzle.givens.size
    entries = puzzle.entries.cells.tolist() if puzzle.entries is not None and style is not TextStyle.GRID else ()
    notes = puzzle.notes if style is TextStyle.PENCILMARKS else ()
    cells = [str(digit) if digit else "" for digit in puzzle.givens.cells.tolist()]
    for cell, digit in enumerate(entries):
        cells[cell] = cells[cell] or (f"+{digit}" if digit else "")
    needs_braces = _needs_braces([int(text.lstrip("+") or 0) for text in cells], notes, size)
    for cell, mask in enumerate(notes):
        cells[cell] = cells[cell] or _notes(mask, size, has_braces=needs_braces[cell])
    grid = _drawn([cell or "." for cell in cells], puzzle.givens.geometry.box or (size, size))
    return f"{line}\n\n{grid}" if puzzle.givens.geometry.variants else grid


def _needs_braces(digits: Sequence[int], notes: Sequence[int], size: int) -> list[bool]:
    """Return, for each cell with notes, whether they look like a digit, or digits of other cells look like notes."""
    noted = [mask for mask in notes if mask]
    peers = shaped(size).peers.tolist() if noted else []
    return [
        mask.bit_count() == 1
        or len(noted) == 1
        or size > CLASSIC.size
        or any(mask >> digits[peer] - 1 & 1 for peer in peers[cell] if digits[peer])
        for cell, mask in enumerate(notes)
    ]


def _notes(mask: int, size: int, *, has_braces: bool) -> str:
    digits = [str(digit + 1) for digit in range(size) if mask >> digit & 1]
    text = ("," if size > CLASSIC.size else "").join(digits)
    return f"{{{text}}}" if has_braces and text else text


def _drawn(cells: list[str], box: tuple[int, int]) -> str:
    """Return a drawing of cells with borders around boxes of this height and width, columns as wide as needed."""
    height, width = box
    size = round(len(cells) ** 0.5)
    widths = [max(map(len, cells[column::size])) for column in range(size)]
    boxes = [range(start, start + width) for start in range(0, size, width)]
    border = "+" + "+".join("-" * (sum(widths[column] for column in each) + width + 1) for each in boxes) + "+"
    lines = [border]
    for row in range(size):
        texts = [text.ljust(wide) for text, wide in zip(cells[row * size : (row + 1) * size], widths, strict=True)]
        lines.append("| " + " | ".join(" ".join(texts[column] for column in each) for each in boxes) + " |")
        if (row + 1) % height == 0:
            lines.append(border)
    return "\n".join(lines) + "\n"
