"""Detection of grids that are drawn or listed over several lines: with bars, as tables, with labels, side by side.

Vocabulary: a *run* is a sequence of lines without words; a *layout* divides its lines into cells (see `layouts`); a
*row* is a line that a layout can divide; a *gap* is a border or an empty line between two rows. Every layout is tried
on a run, and the one whose rows make most complete grids is used. Rows that make no complete grid are left out with the
reason, never completed from other lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from sudoku_desktop.board.formats.cells import foreign_symbol
from sudoku_desktop.board.formats.layouts import layouts_for
from sudoku_desktop.board.formats.notation import NotatedPuzzle, reading
from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.board.formats.row_text import LINE_MARK, erased, is_label_row, without_brackets
from sudoku_desktop.board.formats.splitters import BAR, Cells, is_border
from sudoku_desktop.board.geometry import CLASSIC, boxes, shaped, usual_box
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.symbols import SIZES, cell_symbols
from sudoku_desktop.sentence import Sentence

LINES_TRIED = 600
"""Number of lines of a run by which the layout is chosen."""
_SAMURAI = 21
"""Number of rows and columns of a samurai: two 9×9 grids with a box between them."""
_BARS_OF_JIGSAW = Sentence(
    "the bars do not divide the rows into boxes; for a jigsaw, write its regions as a second grid below the puzzle"
)
_MOST_KINDS = 8
"""Maximum number of layouts that are used for the grids of one run."""


class Row(NamedTuple):
    """A line of a run that is divided into cells; `number` is its index in the run."""

    number: int
    cells: Cells
    is_after_gap: bool


@dataclass(frozen=True)
class DrawnGrid:
    """A grid in a run."""

    reading: NotatedPuzzle
    rows: tuple[tuple[int, Cells], ...]
    """Cells of each row, with the index of its line in the run."""
    is_alone: bool = True
    """Whether no other grid is beside this one in the same lines."""

    @property
    def first(self) -> int:
        """Index of the first line in the run."""
        return self.rows[0][0]

    @property
    def last(self) -> int:
        """Index of the last line in the run."""
        return self.rows[-1][0]

    def with_drawn_boxes(self, lines: Sequence[str]) -> DrawnGrid | IncompleteRows:
        """Return the grid with the boxes that bars and borders draw among its lines; unchanged if they draw none.

        `lines` are those of the run. Bars in other columns from row to row are the regions of a jigsaw, which are not
        read; then the rows are incomplete.
        """
        puzzle = self.reading.puzzle
        size = puzzle.givens.size
        texts = [lines[number] for number, _ in self.rows]
        if not self.is_alone or len(self.rows) != size:
            return self
        bars = [
            ["".join(BAR.findall(text[left.end : right.start])) for left, right in pairwise(cells)]
            for text, (_, cells) in zip(texts, self.rows, strict=True)
        ]
        usual, count = Counter(map(tuple, bars)).most_common(1)[0]
        if 2 * count < size:
            return IncompleteRows(self.first, self.last, _BARS_OF_JIGSAW)
        borders = [
            "".join(sorted({*"".join(lines[above + 1 : below])} - {" "})) + "|" * (below - above > 1)
            for (above, _), (below, _) in pairwise(self.rows)
        ]
        width, height = _box_side(usual), _box_side(borders)
        width, height = width or size // (height or size), height or size // (width or size)
        if min(width, height) < 2 or width * height != size or (height, width) == usual_box(size):
            return self
        shape = shaped(size, regions=boxes(height, width))
        givens, entries = Grid(puzzle.givens.cells, shape), puzzle.entries
        puzzle = replace(puzzle, givens=givens, entries=entries and Grid(entries.cells, shape))
        return replace(self, reading=replace(self.reading, puzzle=puzzle))


def _box_side(between: Sequence[str]) -> int | None:
    """Return the number of cells between the lines of boxes, given what is drawn after each cell; None if unknown.

    After the first cell is no line of a box, so that a thin line between any two cells is told from a thick one.
    """
    size = len(between) + 1
    ends = [at for at, text in enumerate(between, 1) if text != between[0]]
    return ends[0] if ends and ends == list(range(ends[0], size, ends[0])) and size % ends[0] == 0 else None


@dataclass(frozen=True)
class IncompleteRows:
    """Lines of a run, with the indices `first` to `last`, that look like part of a grid but form none."""

    first: int
    last: int
    reason: Sentence


@dataclass
class RunGrids:
    """The grids that one layout finds in a run of lines, and the rows that form no grid."""

    found: list[DrawnGrid] = field(default_factory=list)
    rest: list[IncompleteRows] = field(default_factory=list)
    largest: int = 0
    """Size of the largest grid so far; while there is none, size of the largest grid in other lines of the run."""

    def add(self, grids: Sequence[DrawnGrid]) -> None:
        """Add grids, which all have the same size."""
        size = grids[0].reading.puzzle.givens.size
        self.largest = max(self.largest, size) if self.found else size
        self.found += grids

    @property
    def rank(self) -> tuple[int, int]:
        """Sort key of layouts: number of lines in grids, then number of lines in the largest incomplete grid."""
        lines = {line for grid in self.found for line, _ in grid.rows}
        return len(lines), max((rest.last - rest.first for rest in self.rest), default=0)


def grids_in(lines: Sequence[str], symbols: Symbols | None = None) -> RunGrids:
    """Return the grids in a run of plain lines, and the rows that form no grid."""
    lines = [without_brackets(line) for line in lines]
    grids = _grids_in(lines, symbols)
    with_boxes = [grid.with_drawn_boxes(lines) for grid in grids.found]
    grids.found = [grid for grid in with_boxes if isinstance(grid, DrawnGrid)]
    grids.rest += [rows for rows in with_boxes if isinstance(rows, IncompleteRows)]
    return grids


def _grids_in(
    lines: Sequence[str], symbols: Symbols | None, *, kinds: int = _MOST_KINDS, first: int = 0, largest: int = 0
) -> RunGrids:
    """Return the grids in lines without brackets, and the rows that form no grid.

    One layout is used for all lines; the lines that it leaves over are searched as runs of their own, for at most
    `kinds` layouts in all. `first` is the index of the first line in the run, `largest` the size of the largest grid in
    other lines.
    """
    sample = lines[:LINES_TRIED]
    row_count = sum(not is_border(line) for line in sample)
    best, chosen = RunGrids(), None
    for layout in layouts_for(sample):
        grids = _assembled(layout(sample), symbols, first, largest)
        if grids.rank > best.rank:
            best, chosen = grids, layout
            if best.rank[0] >= row_count:
                break
    if chosen is not None and len(sample) < len(lines):
        best = _assembled(chosen(lines), symbols, first, largest)
    if kinds == 1:
        return best
    if not best.found:
        is_comment = all(LINE_MARK.match(line) for line in lines if not is_border(line))
        bare = [erased(LINE_MARK, line) for line in lines]
        return _grids_in(bare, symbols, kinds=1, first=first) if is_comment and bare != lines else best
    best.found.sort(key=lambda grid: grid.first)
    ends = [first, *(end for grid in best.found for end in (grid.first, grid.last + 1)), first + len(lines)]
    for start, end in zip(ends[::2], ends[1::2], strict=True):
        between = lines[start - first : end - first]
        if sum(not is_border(line) for line in between) >= min(SIZES):
            others = _grids_in(between, symbols, kinds=kinds - 1, first=start, largest=best.largest)
            if others.found:
                best.rest = [rest for rest in best.rest if not start <= rest.first < end] + others.rest
                best.found += others.found
    return best


def _assembled(lines: Sequence[Cells | None], symbols: Symbols | None, first: int, largest: int) -> RunGrids:
    """Return the grids that divided lines form, and the rows that form none; `first` is the index of the first line."""
    grids = RunGrids(largest=largest)
    stretch: list[Row] = []
    odd: list[Row] = []
    is_after_gap = True
    for number, cells in enumerate(lines, first):
        if cells is None:
            is_after_gap = True
            continue
        if stretch and len(cells) != len(stretch[-1].cells):
            odd += _complete(stretch, symbols, grids)
            stretch = []
        (stretch if cells else odd).append(Row(number, cells, is_after_gap))
        is_after_gap = False
    odd += _complete(stretch, symbols, grids)
    used = {line for grid in grids.found for line in range(grid.first, grid.last + 1)}
    groups: list[list[Row]] = []
    for row in sorted(odd):
        if row.number in used:
            continue
        if groups and not used.intersection(range(groups[-1][-1].number, row.number)):
            groups[-1].append(row)
        else:
            groups.append([row])
    grids.rest = [rest for rest in map(_incomplete, groups) if rest is not None]
    return grids


def _complete(rows: Sequence[Row], symbols: Symbols | None, grids: RunGrids) -> list[Row]:
    """Add the grids that these rows of equal width form, and return the remaining rows."""
    left: list[Row] = []
    start = 0
    while start < len(rows):
        found = _grid_at(rows, start, symbols, grids.largest)
        if found is None and is_label_row(rows[start].cells):
            found = _grid_at(rows, start + 1, symbols, grids.largest)
        if found is not None:
            start, made = found
            grids.add(made)
            continue
        after = next((at for at in range(start + 1, len(rows)) if rows[at].is_after_gap), len(rows))
        left += rows[start:after]
        start = after
    return left


def _grid_at(
    rows: Sequence[Row], start: int, symbols: Symbols | None, largest: int
) -> tuple[int, list[DrawnGrid]] | None:
    """Return the index of the row after the grids that begin at a row, and these grids; None if there are none.

    `largest` is the size of the largest grid before them; rows as wide as that are no rows of smaller grids.
    """
    width = len(rows[start].cells) if start < len(rows) else 0
    for size in SIZES if width else ():  # rows that are wrapped: several of a grid in one line, or one cell a line
        count, rest = divmod(size**2, width)
        block = rows[start : start + count]
        if size < 6 or rest or len(block) < count or (width > 1 and (width == size or width % size)):
            continue
        texts = [cell.text for row in block for cell in row.cells]
        told = reading(texts, size, symbols) if _ends_at(rows, start + count) and all(texts) else None
        if told is not None:
            return start + count, [DrawnGrid(told, tuple((row.number, row.cells) for row in block))]
    for size in sorted(SIZES, key=lambda size: (size != width, -size)):
        if size == width or (size < width and width != largest):
            block, end = _rows_of(rows, start, size)
            made = _made(block, size, symbols) if block else []
            if any(map(_is_padded, made)):
                continue
            if made:
                return end, made
    return None


def _is_padded(grid: DrawnGrid) -> bool:
    """Return whether a grid is a smaller one in a sheet, of which an outer row and an outer column are empty."""
    givens = grid.reading.puzzle.givens
    texts = [[cell.text for cell in cells] for _, cells in grid.rows]
    smaller = max((size for size in SIZES if size < givens.size), default=0)
    if givens.size == CLASSIC.size or givens.cells.max(initial=0) > smaller or len(texts) != givens.size:
        return False
    columns = list(zip(*texts, strict=True))
    return not (any(texts[0]) and any(texts[-1])) and not (any(columns[0]) and any(columns[-1]))


def _ends_at(rows: Sequence[Row], at: int) -> bool:
    """Return whether a gap precedes the row at an index, or the rows end there."""
    return at == len(rows) or rows[at].is_after_gap


def _rows_of(rows: Sequence[Row], start: int, size: int) -> tuple[list[Row], int]:
    """Return the rows of a grid of this size, and the index of the row after them; [] if they form no grid.

    A gap or the end must follow, or only grids of this size without other gaps. Blank rows may divide the bands.
    """
    for skips_blanks in (False, True):
        block: list[Row] = []
        spacers: list[int] = []
        at = start
        while at < len(rows) and len(block) < size:
            if not skips_blanks or any(cell.text for cell in rows[at].cells):
                block.append(rows[at])
            else:
                spacers.append(len(block))
            at += 1
        has_gaps = any(row.is_after_gap for row in rows[start + 1 : at])
        if len(block) < size or not (_divide_evenly(spacers, size) and not (spacers and has_gaps)):
            continue
        last = at
        while skips_blanks and last < len(rows) and not any(cell.text for cell in rows[last].cells):
            last += 1
        for end in range(last, at - 1, -1):  # a blank row may also be the first one of the next grid
            if _ends_at(rows, end) or ((skips_blanks or not has_gaps) and (len(rows) - end) % size == 0):
                return block, end
    return [], start


def _divide_evenly(spacers: Sequence[int], size: int) -> bool:
    """Return whether blank rows, each with the number of rows above it, divide `size` rows into equal bands."""
    counts = Counter(at for at in spacers if at)
    height = min(counts, default=size)
    return sorted(counts) == [*range(height, size, height)] and size % height == 0 and len({*counts.values()}) <= 1


def _made(block: Sequence[Row], size: int, symbols: Symbols | None) -> list[DrawnGrid]:
    """Return the grid, or the grids side by side, of `size` rows; [] unless their columns make complete grids."""
    for columns in _columns(block, size):
        made = []
        for each in columns:
            rows = tuple((row.number, [row.cells[at] for at in each]) for row in block)
            cells = [cell for _, row in rows for cell in row]
            is_indexed = is_label_row(cells[:size]) and is_label_row(cells[::size])
            told = None if is_indexed else reading([cell.text for cell in cells], size, symbols)
            if told is None:
                break
            made.append(DrawnGrid(told, rows, len(columns) == 1))
        else:
            return made
    return []


def _columns(block: Sequence[Row], size: int) -> Iterator[list[Sequence[int]]]:
    """Yield the choices of columns that may be those of a grid, or of several grids side by side."""
    width = len(block[0].cells)
    if width == size:
        yield [range(size)]
        return
    filled = [column for column in range(width) if any(row.cells[column].text for row in block)]
    is_truncated = width in SIZES and size != 9  # rather rows of a larger grid, of which some are missing
    if filled and not is_truncated:
        if filled[-1] < size:
            yield [range(size)]
        elif filled[0] >= width - size:
            yield [range(width - size, width)]
        elif filled[-1] - filled[0] == size - 1:
            yield [range(filled[0], filled[0] + size)]
    box = usual_box(size) or (1, size)
    spaced = [column + column // box[1] for column in range(size)]
    if width == spaced[-1] + 1 and not is_truncated and set(filled) <= set(spaced):
        yield [spaced]
    for gap in (0, 1, 2):  # between grids side by side
        count, rest = divmod(width + gap, size + gap)
        if rest or count < 2:
            continue
        grids: list[Sequence[int]] = [range(start, start + size) for start in range(0, width, size + gap)]
        if not gap and not _are_apart(block, size, count):
            continue
        if {column for grid in grids for column in grid} >= set(filled):
            yield grids


def _are_apart(block: Sequence[Row], size: int, count: int) -> bool:
    """Return whether the distance between cells is larger between grids side by side than anywhere else."""
    for row in block:
        distances = [after.start - before.end for before, after in pairwise(row.cells)]
        between = [distances[size * number - 1] for number in range(1, count)]
        within = [distance for at, distance in enumerate(distances, 1) if at % size]
        if min(between) <= max(within):
            return False
    return True


def _incomplete(rows: list[Row]) -> IncompleteRows | None:
    """Return why neighbouring rows form no grid, or None for few rows, which are a heading."""
    widths = Counter(len(row.cells) for row in rows if row.cells)
    width, count = widths.most_common(1)[0] if widths else (0, 0)
    if len(rows) == _SAMURAI and {_SAMURAI} <= {len(row.cells) for row in rows} <= {0, 9, 18, _SAMURAI}:
        reason = Sentence("this looks like a samurai of five grids that overlap; only single grids can be read here")
    elif width < min(SIZES) or count < 3:
        return None
    else:
        if not (len(rows) == width and width in SIZES):
            whole = [at for at, row in enumerate(rows) if len(row.cells) == width]
            rows = rows[whole[0] : whole[-1] + 1]
        reason = _fault(rows, width)
    return IncompleteRows(rows[0].number, rows[-1].number, reason)


def _fault(rows: Sequence[Row], width: int) -> Sentence:
    """Return the reason why rows, most of which have `width` cells, form no grid."""
    for at, row in enumerate(rows, 1):
        if not row.cells:
            return Sentence("row {row} has a symbol that cannot stand in a cell", row=at)
        if len(row.cells) != width:
            return Sentence("row {row} has %n cell(s), need {needed}", n=len(row.cells), row=at, needed=width)
    if len(rows) != width or width not in SIZES:
        return Sentence("found %n row(s) of {width} cells", n=len(rows), width=width)
    texts = [cell.text for row in rows for cell in row.cells]
    foreign = next((at for at, text in enumerate(texts) if not cell_symbols(width).issuperset(text)), None)
    if foreign is None or max(map(len, texts)) > 1:
        return Sentence("the cells hold no givens, or symbols that are no digits of this size")
    return foreign_symbol(texts[foreign], foreign, width)
