"""What a Sudoku is.

Vocabulary: the *order* n of a grid (3 for the newspaper's 9×9); its *size* n², which is also the number of
digits; a *cell*; the three kinds of *unit* (row, column, box), each of which must hold every digit once; the
*peers* of a cell, which share a unit with it; a *given*, a digit the puzzle prints.
"""

from sudoku_desktop.board.geometry import CLASSIC_ORDER, Geometry, UnitKind, geometry
from sudoku_desktop.board.grid import BLANK, Conflict, Grid
from sudoku_desktop.board.link import from_link, to_link
from sudoku_desktop.board.parsing import ORDERS, CellCountError, GridTextError, grid_from_text, grid_of_any_order
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symmetry import Symmetry, Transformation, has_symmetry, orbits, random_isomorph, symmetries

__all__ = [
    "BLANK",
    "CLASSIC_ORDER",
    "ORDERS",
    "CellCountError",
    "Conflict",
    "Geometry",
    "Grid",
    "GridTextError",
    "Puzzle",
    "Symmetry",
    "Transformation",
    "UnitKind",
    "from_link",
    "geometry",
    "grid_from_text",
    "grid_of_any_order",
    "has_symmetry",
    "orbits",
    "random_isomorph",
    "symmetries",
    "to_link",
]
