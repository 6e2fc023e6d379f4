"""The rules and the shape of a Sudoku.

Vocabulary: the *size* n of a grid is its number of rows, columns and digits; a *unit* (a row, column, box or a
variant's extra set of cells, see `geometry`) must contain every digit once; the *peers* of a cell are the other cells
of its units; a *given* is a digit that the puzzle prints.
"""

from sudoku_desktop.board.formats.plain_text import GridTextError, grid_from_text, grid_of_any_size
from sudoku_desktop.board.geometry import CLASSIC, CLASSIC_ORDER, Geometry, UnitKind, Variant, geometry, shaped
from sudoku_desktop.board.grid import BLANK, Conflict, Grid
from sudoku_desktop.board.link import find_link, from_link, to_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES
from sudoku_desktop.board.symmetry import Symmetry, Transformation, has_symmetry, orbits, random_isomorph, symmetries

__all__ = [
    "BLANK",
    "CLASSIC",
    "CLASSIC_ORDER",
    "SIZES",
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
