"""Helpers for readers of other programs' formats: make a puzzle of numbers, and refuse unknown rules and sizes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from sudoku_desktop.board.formats.cells import not_a_cell
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.result import ReadResult
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, Geometry, Variant, shaped, usual_box
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence, Term

MAX_TEXT = 1000
"""Maximum number of characters of a title or author; more are cut off."""
_MOST_NAMED = 4
"""Maximum number of unknown constraints that a refusal names."""


def assembled(
    shape: Geometry,
    givens: ArrayLike,
    entries: Sequence[int] = (),
    notes: Sequence[int] = (),
    **texts: object,
) -> Puzzle:
    """Make a puzzle of digits (0 for a blank) and of notes, bit masks in which bit d − 1 stands for digit d.

    Entries in cells with a given and notes in cells with a digit are dropped, as on the board. `texts` are the
    attributes of `Puzzle` that hold text; values of other types are ignored.
    """
    metadata: dict[str, Any] = {name: in_one_line(text) for name, text in texts.items()}
    if not len(entries) and not len(notes):
        return Puzzle(Grid(givens, shape), **metadata)
    cells = np.array(givens)
    own = np.where(cells == BLANK, np.array(entries), BLANK) if len(entries) else np.zeros_like(cells)
    filled = (cells + own).tolist()
    masks = tuple(0 if digit else mask for mask, digit in zip(notes, filled, strict=True)) if len(notes) else ()
    return Puzzle(
        Grid(cells, shape),
        entries=Grid(own, shape) if own.any() else None,
        notes=masks if any(masks) else (),
        **metadata,
    )


def in_one_line(text: object) -> str:
    """Return a text or number on one line, without unprintable characters; "" for a value of another type."""
    if isinstance(text, bool) or not isinstance(text, str | int | float):
        return ""
    return " ".join(str(text).encode("utf-8", "replace").decode().split())[:MAX_TEXT].rstrip()


def plain_shape(size: int) -> Geometry:
    """Return the shape with the usual boxes, or a Latin square for a size without boxes; raises FileTextError."""
    if not MIN_SIZE <= size <= MAX_SIZE:
        terms = {"fewest": MIN_SIZE, "most": MAX_SIZE, "number": size}
        raise FileTextError(Sentence("the size must lie between {fewest} and {most}, got {number}", **terms))
    return shaped(size, () if usual_box(size) else (Variant.LATIN,))


def shape_of(size: int, variants: Collection[Variant] = (), regions: Sequence[object] = ()) -> Geometry:
    """Call `shaped` and convert its ProblemError to a FileTextError."""
    try:
        return shaped(size, variants, regions)
    except ProblemError as error:
        raise FileTextError(error.sentence) from None


def check_size(shape: Geometry, sizes: Collection[int]) -> None:
    """Raise FileTextError unless grids of this size may be read."""
    if shape.size not in sizes and not set(SIZES) <= set(sizes):
        terms = Listed(tuple(sorted(sizes)), "or")
        raise FileTextError(Sentence("only puzzles of size {sizes} can be read here", sizes=terms))


def unknown_constraints(names: Iterable[Term]) -> FileTextError:
    """Return the error for a puzzle with constraints that this program does not support."""
    known = list(dict.fromkeys(names))
    shown: list[Term] = known[:_MOST_NAMED]
    if len(known) > _MOST_NAMED:
        shown.append(Sentence("others"))
    return FileTextError(
        Sentence(
            "this puzzle has rules that are not known here ({rules}); only classic puzzles, diagonals, windoku, "
            "jigsaws and Latin squares can be read",
            rules=Listed(tuple(shown)),
        )
    )


def wrong_symbol(value: object, line: int | None = None) -> FileTextError:
    """Return the error for a value that stands in the place of a digit or blank."""
    return FileTextError(not_a_cell(in_one_line(str(value))), line=line)


def wrong_place(value: object, line: int | None = None) -> FileTextError:
    """Return the error for a value that should say where a cell is."""
    return FileTextError(Sentence("{symbol} is not a cell", symbol=quoted(str(value))), line=line)


def region_of_cells(regions: Iterable[Iterable[int]], size: int) -> list[object]:
    """Return the number of the region of each cell, given the cells of each region; None for a cell in no region."""
    numbers: list[object] = [None] * size**2
    for number, cells in enumerate(regions):
        for cell in cells:
            numbers[cell] = number
    return numbers


def other_puzzle(name: Term) -> FileTextError:
    """Return the error for a puzzle of another kind than Sudoku, such as Kakuro."""
    return FileTextError(Sentence("this is another kind of puzzle ({name}), not a Sudoku", name=name))


def quoted(text: str) -> Quoted:
    """Return text from a file as a term of a sentence, shortened if it is long."""
    return Quoted(in_one_line(text))


def single(puzzle: Puzzle, name: Sentence, sizes: Collection[int]) -> ReadResult:
    """Return the result of reading a text that consists of exactly one puzzle."""
    check_size(puzzle.givens.geometry, sizes)
    return ReadResult((puzzle,), name)
