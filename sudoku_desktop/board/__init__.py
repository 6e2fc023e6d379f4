"""What a Sudoku is.

Vocabulary: the *size* n of a grid, which is also the number of digits; a *cell*; the kinds of *unit* (row, column, box
and what variants add, see `geometry`), each of which must hold every digit once; the *peers* of a cell, which share a
unit with it; a *given*, a digit the puzzle prints.
"""

from sudoku_desktop.board.geometry import CLASSIC, CLASSIC_ORDER, Geometry, UnitKind, Variant, geometry, shaped
from sudoku_desktop.board.grid import BLANK, Conflict, Grid
from sudoku_desktop.board.link import find_link, from_link, to_link
from sudoku_desktop.board.parsing import SIZES, CellCountError, GridTextError, grid_from_text, grid_of_any_size
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symmetry import Symmetry, Transformation, has_symmetry, orbits, random_isomorph, symmetries

__all__ = [
    "BLANK",
    "CLASSIC",
    "CLASSIC_ORDER",
    "SIZES",
    "CellCountError",
    "Conflict",
    "Geometry",
    "Grid",
    "GridTextError",
    "Puzzle",
    "Symmetry",
    "Transformation",
    "UnitKind",
    "Variant",
    "find_link",
    "from_link",
    "geometry",
    "grid_from_text",
    "grid_of_any_size",
    "has_symmetry",
    "orbits",
    "random_isomorph",
    "shaped",
    "symmetries",
    "to_link",
]
