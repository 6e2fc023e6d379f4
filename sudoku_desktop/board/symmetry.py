"""What can be done to a grid so that it stays the same puzzle, and which symmetries a pattern of givens has.

Vocabulary: a *band* are the rows that share their boxes, a *stack* the columns that do; two grids are *isomorphic*
when a `Transformation` turns one into the other: they have as many solutions, as many givens, and the same
conclusions lead to them, only the digits and places are other ones. A *symmetry* is a set of ways to turn or mirror
the square; a pattern has it when every one of them leaves it as it is. The *orbit* of a cell under a symmetry are all
cells it can come to: a pattern has the symmetry when of each orbit all cells are given or none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.geometry import CLASSIC, Geometry
from sudoku_desktop.board.grid import BLANK, Grid

Mapping = NDArray[np.int64]
"""Shape (cells,): for each cell of the result, the cell its content comes from."""


@dataclass(frozen=True)
class Transformation:
    """New places and names for what stands in a grid of boxes; every solution of it stays one.

    The result's row r is the grid's row `rows[r]`, likewise for columns, and if `is_transposed` rows and columns
    change places thereafter. Digit d becomes `digits[d − 1]`. Raises ValueError when the shape has other units than
    boxes, `rows` or `columns` tear a band or stack apart, or something is missing or double.
    """

    shape: Geometry
    digits: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    is_transposed: bool = False

    def __post_init__(self) -> None:
        size = self.shape.size
        sides = _sides(self.shape)
        if self.is_transposed and sides[0] != sides[1]:
            raise ValueError("rows and columns of boxes that are no squares cannot change places")
        if sorted(self.digits) != list(range(1, size + 1)):
            raise ValueError(f"digits must be those from 1 to {size} in any sequence, got {self.digits}")
        for name, side in zip(("rows", "columns"), sides, strict=True):
            lines = getattr(self, name)
            if sorted(lines) != list(range(size)):
                raise ValueError(f"{name} must be those from 0 to {size - 1} in any sequence, got {lines}")
            groups = [line // side for line in lines]
            if any(groups[place] != groups[place - place % side] for place in range(size)):
                raise ValueError(f"{name} must stay together in groups of {side}, got {lines}")

    @classmethod
    def random(cls, shape: Geometry, rng: np.random.Generator) -> Transformation:
        """One of all there are, each as likely as another."""
        height, width = _sides(shape)

        def lines(side: int) -> tuple[int, ...]:
            groups = [side * group + rng.permutation(side) for group in rng.permutation(shape.size // side)]
            return tuple(np.concatenate(groups).tolist())

        digits = tuple((1 + rng.permutation(shape.size)).tolist())
        return cls(shape, digits, lines(height), lines(width), height == width and bool(rng.integers(2)))

    @property
    def sources(self) -> Mapping:
        """Which cell the content of each cell comes from."""
        cells = self.shape.rows[np.ix_(self.rows, self.columns)]
        return np.ascontiguousarray(cells.T if self.is_transposed else cells).reshape(-1)

    def apply(self, grid: Grid) -> Grid:
        """The grid transformed; raises ValueError for a grid of another shape."""
        if grid.geometry != self.shape:
            raise ValueError(f"the grid must be of shape {self.shape}, got {grid.geometry}")
        return Grid(np.array([BLANK, *self.digits])[grid.cells[self.sources]], self.shape)

    @property
    def inverse(self) -> Transformation:
        """The one that takes this one back."""
        digits = tuple((1 + np.argsort(self.digits)).tolist())
        rows, columns = (tuple(np.argsort(lines).tolist()) for lines in (self.rows, self.columns))
        if self.is_transposed:
            rows, columns = columns, rows
        return Transformation(self.shape, digits, rows, columns, self.is_transposed)


def _sides(shape: Geometry) -> tuple[int, int]:
    if shape.box is None or shape.extras:
        raise ValueError(f"rows and columns of a grid without other units than boxes change places, got {shape}")
    return shape.box


def random_isomorph(grid: Grid, rng: np.random.Generator) -> Grid:
    """The same puzzle in another guise, each of its guises as likely as another."""
    return Transformation.random(grid.geometry, rng).apply(grid)


class Symmetry(Enum):
    """How a pattern of givens can be symmetrical; the value is what the command line calls it."""

    NONE = "none"
    ROTATIONAL = "rotational"
    """By half a turn."""
    ROTATIONAL_90 = "rotational-90"
    """By a quarter of a turn."""
    HORIZONTAL = "horizontal"
    """Left and right are mirror images."""
    VERTICAL = "vertical"
    """Top and bottom are mirror images."""
    BOTH = "both"
    """Horizontal and vertical."""
    DIAGONAL = "diagonal"
    """Mirrored at the diagonal from top left to bottom right."""
    BOTH_DIAGONALS = "both-diagonals"


Square = NDArray[np.int64]
_GENERATORS: dict[Symmetry, tuple[Callable[[Square], Square], ...]] = {
    Symmetry.NONE: (),
    Symmetry.ROTATIONAL: (lambda square: np.rot90(square, 2),),
    Symmetry.ROTATIONAL_90: (np.rot90,),
    Symmetry.HORIZONTAL: (np.fliplr,),
    Symmetry.VERTICAL: (np.flipud,),
    Symmetry.BOTH: (np.fliplr, np.flipud),
    Symmetry.DIAGONAL: (np.transpose,),
    Symmetry.BOTH_DIAGONALS: (np.transpose, lambda square: np.rot90(square, 2).T),
}
"""What to do with the square, again and again, for all that a symmetry consists of."""


@cache
def orbits(symmetry: Symmetry, size: int = CLASSIC.size) -> tuple[tuple[int, ...], ...]:
    """The orbits of all cells under a symmetry, each ascending, and by their first cells: every cell is in one."""
    square = np.arange(size**2).reshape(size, size)
    moves = [generator(square).reshape(-1).tolist() for generator in _GENERATORS[symmetry]]
    seen: set[int] = set()
    found = []
    for cell in range(size**2):
        if cell in seen:
            continue
        orbit, waiting = {cell}, [cell]
        while waiting:
            one = waiting.pop()
            new = {move[one] for move in moves} - orbit
            orbit |= new
            waiting += new
        seen |= orbit
        found.append(tuple(sorted(orbit)))
    return tuple(found)


def has_symmetry(grid: Grid, symmetry: Symmetry) -> bool:
    """Whether the pattern of the filled cells has the symmetry; every pattern has NONE."""
    filled = grid.cells != BLANK
    groups = map(list, orbits(symmetry, grid.size))
    return all(filled[orbit].all() or not filled[orbit].any() for orbit in groups)


def symmetries(grid: Grid) -> tuple[Symmetry, ...]:
    """The symmetries the pattern of the filled cells has, in the order they are declared; NONE only when alone."""
    found = tuple(each for each in Symmetry if each is not Symmetry.NONE and has_symmetry(grid, each))
    return found or (Symmetry.NONE,)
