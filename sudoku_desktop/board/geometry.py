"""The shape of a grid as a value: its side, its regions and what other units it has; which cells see each other.

Vocabulary: the *size* n of a grid is the number of its rows, columns and digits; its *regions* part the cells into n
sets of n: *boxes* of h×w cells, any other partition (a *jigsaw*), or there are none (a *Latin* square). *Extras* are
further units, which lie across: the two diagonals of *X*, the windows of *windoku*. What differs from the newspaper's
way, boxes and nothing else, are a grid's *variants*. The *classic* grids have boxes of n×n and no extras; n is their
*order*, 3 for the newspaper's 9×9.

Cells are numbered row by row from 0; rows, columns and regions from 0, these by their first cells, so that boxes are
numbered left to right and top to bottom. What a person reads counts from 1.

Only what is said by units is a geometry. Anti-knight would add peers that share no unit: a relation of its own beside
`units`, which candidates, searches and propagation would have to heed. The cages of Killer and the signs of inequality
say more than that digits differ: they would be constraints of a `Puzzle`, each with a propagator of its own, and a
term of the fitness.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property, lru_cache
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.sentence import ProblemError, Sentence

MIN_ORDER = 2
CLASSIC_ORDER = 3
"""The newspaper's 9×9; the human techniques and the papers' rating scales are for grids of this order."""
MAX_ORDER = 5
MIN_SIZE, MAX_SIZE = MIN_ORDER**2, MAX_ORDER**2
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""The symbol of digit d is `SYMBOLS[d - 1]`; enough for the largest size."""
NUMBERS = tuple(map(str, range(1, MAX_SIZE + 1)))
"""What may be written in place of `SYMBOLS`."""
NO_UNIT = -1
"""Fills up `Geometry.units_of`."""

CellTable = NDArray[np.int64]


class UnitKind(Enum):
    """The kinds of unit, in the order of `Geometry.units`; the value is the English word."""

    ROW = "row"
    COLUMN = "column"
    BOX = "box"
    REGION = "region"
    DIAGONAL = "diagonal"
    WINDOW = "window"

    @property
    def plural(self) -> str:
        """The English word for several."""
        return "boxes" if self is UnitKind.BOX else f"{self.value}s"


class Variant(Enum):
    """In what a grid differs from boxes and nothing else; the value is what files and the command line call it."""

    X = "x"
    WINDOKU = "windoku"
    JIGSAW = "jigsaw"
    LATIN = "latin"


EXTRAS = {Variant.X: UnitKind.DIAGONAL, Variant.WINDOKU: UnitKind.WINDOW}
"""The variants that are further units, and what these are."""


@dataclass(frozen=True, eq=False, repr=False)
class Geometry:
    """A shape; `shaped` and `geometry` make it. Compares and hashes by the three things that define it.

    `regions`: the number of each cell's region, () for none. `extras`: in the order of `EXTRAS`.
    """

    size: int
    regions: tuple[int, ...]
    extras: tuple[Variant, ...] = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Geometry) and self._defined_by == other._defined_by)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        variants = "".join(f" {variant.value}" for variant in self.variants)
        return f"<Geometry {self.size}×{self.size}{variants}>"

    @property
    def _defined_by(self) -> tuple[int, tuple[int, ...], tuple[Variant, ...]]:
        return self.size, self.regions, self.extras

    @cached_property
    def _hash(self) -> int:
        return hash((self.size, self.regions, tuple(variant.value for variant in self.extras)))

    @cached_property
    def cell_count(self) -> int:
        return self.size**2

    @cached_property
    def box(self) -> tuple[int, int] | None:
        """Height and width of the regions if these are boxes."""
        for height in range(2, self.size):
            if self.size % height == 0 and self.regions == _boxes(height, self.size // height):
                return height, self.size // height
        return None

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """In what this differs from the boxes that its size usually has."""
        if not self.regions:
            return (*self.extras, Variant.LATIN)
        return self.extras if self.box and self.box == usual_box(self.size) else (*self.extras, Variant.JIGSAW)

    @property
    def order(self) -> int:
        """Of a classic shape."""
        order = isqrt(self.size)
        assert self.box == (order, order), "only classic shapes have an order"
        return order

    @cached_property
    def is_newspaper(self) -> bool:
        """Whether this is the classic 9×9, which people's techniques and the papers' scales are for."""
        return self.size == CLASSIC_ORDER**2 and not self.variants

    @property
    def regions_text(self) -> str:
        """A symbol for each cell, alike in one region; "" where there are none."""
        return "".join(SYMBOLS[region] for region in self.regions)

    @property
    def symbols(self) -> str:
        """Those of the digits, from 1."""
        return SYMBOLS[: self.size]

    @cached_property
    def row_of(self) -> CellTable:
        """Shape (cells,), as `column_of` and `box_of`: the row, column or region each cell lies in."""
        return _frozen(np.arange(self.cell_count) // self.size)

    @cached_property
    def column_of(self) -> CellTable:
        return _frozen(np.arange(self.cell_count) % self.size)

    @cached_property
    def box_of(self) -> CellTable:
        """Empty where there are no regions."""
        return _frozen(np.array(self.regions, np.int64))

    @cached_property
    def rows(self) -> CellTable:
        """Shape (size, size), as `columns` and `boxes`: the cells of each row, column or region, ascending."""
        return _frozen(np.arange(self.cell_count).reshape(self.size, self.size))

    @cached_property
    def columns(self) -> CellTable:
        return _frozen(np.ascontiguousarray(self.rows.T))

    @cached_property
    def boxes(self) -> CellTable:
        """No rows where there are no regions."""
        return _frozen(np.argsort(self.box_of, kind="stable").reshape(-1, self.size))

    @cached_property
    def kinds(self) -> tuple[tuple[UnitKind, int], ...]:
        """The kinds of unit there are, with the number of the first of each in `units`."""
        kinds = [UnitKind.ROW, UnitKind.COLUMN]
        if self.regions:
            kinds.append(UnitKind.BOX if self.box else UnitKind.REGION)
        starts = [place * self.size for place in range(len(kinds))]
        first = len(kinds) * self.size
        for extra in self.extras:
            kinds.append(EXTRAS[extra])
            starts.append(first)
            first += len(_extra_units(extra, self.size))
        return tuple(zip(kinds, starts, strict=True))

    @property
    def extras_from(self) -> int:
        """The number in `units` of the first that is neither row, column nor region."""
        return (3 if self.regions else 2) * self.size

    @cached_property
    def units(self) -> CellTable:
        """Shape (units, size): rows, columns, regions, extras."""
        extras = [np.array(_extra_units(extra, self.size)) for extra in self.extras]
        return _frozen(np.vstack([self.rows, self.columns, self.boxes, *extras]))

    @cached_property
    def units_of(self) -> CellTable:
        """Shape (cells, most): for each cell its units ascending, as rows of `units`, filled up with NO_UNIT."""
        lists: list[list[int]] = [[] for _ in range(self.cell_count)]
        for unit, cells in enumerate(self.units.tolist()):
            for cell in cells:
                lists[cell].append(unit)
        return _filled_up(lists, [NO_UNIT] * self.cell_count)

    @cached_property
    def peers(self) -> CellTable:
        """Shape (cells, most): for each cell the other cells of its units ascending, filled up with the cell itself."""
        sees = np.zeros((self.cell_count, self.cell_count), bool)
        for cells in self.units:
            sees[np.ix_(cells, cells)] = True
        np.fill_diagonal(sees, False)
        return _filled_up([np.flatnonzero(row).tolist() for row in sees], range(self.cell_count))

    def as_json_object(self) -> dict[str, object]:
        """What a line of JSON says of it, beside a puzzle's cells; nothing of the newspaper's."""
        if self.is_newspaper:
            return {}
        told: dict[str, object] = {"size": self.size, "variant": [variant.value for variant in self.variants]}
        return {**told, "regions": self.regions_text} if Variant.JIGSAW in self.variants else told

    @classmethod
    def from_json_object(cls, told: Mapping[str, object], size: int) -> Geometry:
        """The shape that a line of JSON tells of; `size`: of its cells. Raises ProblemError when there is none such."""
        names, regions = told.get("variant", []), told.get("regions", "")
        known = {variant.value: variant for variant in Variant}
        if not (isinstance(names, list) and all(isinstance(name, str) and name in known for name in names)):
            raise ProblemError(Sentence("the variants must be a list of some of {names}", names=", ".join(known)))
        if told.get("size", size) != size or not isinstance(regions, str):
            raise ProblemError(Sentence("found %n cell(s), need {needed}", n=size**2, needed=str(told.get("size"))))
        return shaped(size, [known[name] for name in names], regions)

    def unit_name(self, unit: int) -> tuple[UnitKind, int]:
        """Kind and number (from 1) of row `unit` of `units`."""
        kind, first = next((kind, first) for kind, first in reversed(self.kinds) if first <= unit)
        return kind, unit - first + 1

    def cell_name(self, cell: int) -> str:
        """The name players use: "r3c5" is row 3, column 5."""
        row, column = divmod(cell, self.size)
        return f"r{row + 1}c{column + 1}"


def _frozen(table: CellTable) -> CellTable:
    table.setflags(write=False)
    return table


def _filled_up(lists: Sequence[list[int]], fillers: Sequence[int]) -> CellTable:
    most = max(map(len, lists))
    return _frozen(np.array([own + [filler] * (most - len(own)) for own, filler in zip(lists, fillers, strict=True)]))


@cache
def _boxes(height: int, width: int) -> tuple[int, ...]:
    size = height * width
    return tuple(row // height * height + column // width for row in range(size) for column in range(size))


@cache
def _extra_units(extra: Variant, size: int) -> tuple[tuple[int, ...], ...]:
    if extra is Variant.X:
        return tuple(range(0, size**2, size + 1)), tuple(range(size - 1, size**2 - 1, size - 1))
    order = isqrt(size)
    starts = range(1, size, order + 1)
    return tuple(
        tuple((top + row) * size + left + column for row in range(order) for column in range(order))
        for top in starts
        for left in starts
    )


def usual_box(size: int) -> tuple[int, int] | None:
    """Height and width of the boxes of a grid of this size, the nearest to a square that are no taller than wide."""
    heights = [height for height in range(2, isqrt(size) + 1) if size % height == 0]
    return (heights[-1], size // heights[-1]) if heights else None


def has_windows(size: int) -> bool:
    """Whether there can be windows: they are as large as square boxes."""
    return isqrt(size) ** 2 == size


def shaped(size: int, variants: Collection[Variant] = (), regions: Sequence[object] = ()) -> Geometry:
    """The shape of this size with these variants; `regions`: of a jigsaw, one thing a cell, alike for one region.

    Regions that are the size's usual boxes make no jigsaw of it. Raises ProblemError when there is no such shape.
    """
    if not MIN_SIZE <= size <= MAX_SIZE:
        terms = {"fewest": MIN_SIZE, "most": MAX_SIZE, "number": size}
        raise ProblemError(Sentence("the size must lie between {fewest} and {most}, got {number}", **terms))
    if Variant.WINDOKU in variants and not has_windows(size):
        raise ProblemError(Sentence("only grids with square boxes have windows, such as 9×9"))
    extras = tuple(extra for extra in EXTRAS if extra in variants)
    if Variant.LATIN in variants:
        if regions or Variant.JIGSAW in variants:
            raise ProblemError(Sentence("a Latin square has no regions"))
        return _made(size, (), extras)
    if regions:
        return _made(size, _numbered(size, regions), extras)
    if Variant.JIGSAW in variants:
        raise ProblemError(Sentence("a jigsaw needs its regions"))
    box = usual_box(size)
    if box is None:
        raise ProblemError(Sentence("a {size}×{size} grid has no boxes; it can be a jigsaw or Latin", size=size))
    return _made(size, _boxes(*box), extras)


def _numbered(size: int, regions: Sequence[object]) -> tuple[int, ...]:
    """Numbers by the first cells; raises ProblemError unless these are as many regions of as many cells."""
    if len(regions) != size**2:
        raise ProblemError(Sentence("found %n cell(s), need {needed}", n=len(regions), needed=size**2))
    numbers: dict[object, int] = {}
    numbered = tuple(numbers.setdefault(region, len(numbers)) for region in regions)
    if len(numbers) != size:
        raise ProblemError(Sentence("found %n region(s), need {needed}", n=len(numbers), needed=size))
    for region in range(size):
        count = numbered.count(region)
        if count != size:
            terms = {"number": region + 1, "needed": size}
            raise ProblemError(Sentence("region {number} has %n cell(s), need {needed}", n=count, **terms))
    return numbered


@lru_cache(maxsize=64)
def _made(size: int, regions: tuple[int, ...], extras: tuple[Variant, ...]) -> Geometry:
    # One for all equal ones, so that its tables are made once and comparing mostly ends at once.
    return Geometry(size, regions, extras)


@cache
def geometry(order: int) -> Geometry:
    """The classic shape of this order; raises ValueError outside 2…5."""
    if not MIN_ORDER <= order <= MAX_ORDER:
        raise ValueError(f"order must be in [{MIN_ORDER}, {MAX_ORDER}], got {order}")
    return shaped(order**2)


CLASSIC = geometry(CLASSIC_ORDER)
"""The newspaper's 9×9."""
