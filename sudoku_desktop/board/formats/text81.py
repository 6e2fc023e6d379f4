"""Text with puzzles (.txt): one puzzle of 81 symbols a line with an optional `# title`, or one drawn grid.

Other sizes have lines of as many symbols as cells, and a line may be a link (`SUDOKU:…`). 5×5 and 7×7, which have no
boxes, are Latin squares without a line of regions. A title may follow the cells
after `#`; the line after a jigsaw's holds its regions, a symbol for each cell, as often as there are rows, which is no
solved grid; lines that start with `#` are comments. A file with no line that starts with a whole puzzle is read as one
drawn grid.
"""

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace

import numpy as np

from sudoku_desktop.board.formats.errors import FileTextError, problem_in_line
from sudoku_desktop.board.formats.puzzle_format import (
    LINES_WITHOUT_COMMENTS,
    NEWSPAPER,
    Check,
    PuzzleFormat,
    all_or_nothing,
    comments_and,
    found_lines,
    go_on,
    with_plain_line_ends,
)
from sudoku_desktop.board.geometry import CLASSIC, MAX_SIZE, Variant, shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.link import PREFIX, from_link, to_link
from sudoku_desktop.board.parsing import (
    LONGEST_TEXT,
    SIZES,
    GridTextError,
    cell_symbols,
    grid_of_any_size,
    grid_of_cells,
)
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Listed, ProblemError, Quoted, Sentence

_SIZES_WITHOUT_BOXES = (5, 7)
_DOUBTFUL_SIZES = {size for size in (*SIZES, *_SIZES_WITHOUT_BOXES) if size < CLASSIC.size}
"""A row of a drawn 16×16 grid, or a border, may look like a whole puzzle of these sizes."""
_SIZE_OF_COUNT = {size**2: size for size in (*SIZES, *_SIZES_WITHOUT_BOXES)}
_CELLS = re.compile(
    rf"({PREFIX}(?:[A-Z]+:)*(?:[1-9A-P]+:)?)?([{re.escape(''.join(sorted(cell_symbols(MAX_SIZE))))}]+)", re.IGNORECASE
)


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in order.

    Raises FileTextError with the line when some lines are puzzles and another is not, or is of another size.
    """
    text = with_plain_line_ends(text)
    if set(SIZES) <= {*sizes}:
        sizes = (*sizes, *_SIZES_WITHOUT_BOXES)
    puzzles: list[Puzzle] = []
    found: set[int] = set()
    problem: FileTextError | None = None
    first = last = None
    for line in found_lines(LINES_WITHOUT_COMMENTS, text, check):
        first, last = first or line, line
        puzzle = _puzzle(line[1], line.start(1))
        if puzzles and puzzle is not None and puzzle.givens.size in sizes and is_layout(puzzle.givens):
            try:
                puzzles[-1] = _jigsaw(puzzles[-1], puzzle)
                continue
            except ProblemError as error:
                problem = problem or problem_in_line(text, line.start(1), error.sentence)
        if puzzle is None:
            problem = problem or problem_in_line(text, line.start(1), _no_puzzle(line[1], sizes))
        else:
            found.add(puzzle.givens.size)
            if puzzle.givens.size in sizes:
                puzzles.append(puzzle)
            else:
                problem = problem or problem_in_line(text, line.start(1), _not_of(puzzle.givens, sizes))
        if problem and (len(text) > LONGEST_TEXT or not found <= _DOUBTFUL_SIZES):
            raise problem  # this is no drawn grid
    if first is None or last is None:
        return ()
    drawn_sizes = (set(sizes) & {*SIZES}) - found
    if problem and drawn_sizes and found <= _DOUBTFUL_SIZES:
        try:
            return (_drawn(text, first.start(1), last.end(), drawn_sizes),)
        except FileTextError:
            if not found:
                raise
    if problem:
        raise problem
    return tuple(puzzles)


def _puzzle(line: str, start: int) -> Puzzle | None:
    """The puzzle that a line starts with; the size follows from the number of symbols."""
    cells = _CELLS.match(line)
    if cells is None:
        return None
    givens, size = from_link(cells[0]) if cells[1] else None, _SIZE_OF_COUNT.get(len(cells[2]))
    if not cells[1] and size is not None and cell_symbols(size).issuperset(cells[2]):
        givens = grid_of_cells(cells[2], shaped(size, [Variant.LATIN] if size in _SIZES_WITHOUT_BOXES else []))
    if givens is None:
        return None
    rest = line[cells.end() :]
    if rest and rest[0] not in "#,;" and not rest[0].isspace():
        return None
    rest = rest.strip()
    title = rest[1:].strip() if rest.startswith("#") else ""
    return Puzzle(givens, title, span=(start + cells.start(2), start + cells.end()))


def is_layout(cells: Grid) -> bool:
    """Whether these are regions: every symbol as often as there are rows, but not once in each of them."""
    counts = np.bincount(cells.cells, minlength=cells.size + 1)[1:]
    return bool(np.all(counts == cells.size)) and bool(cells.conflicts())


def _jigsaw(puzzle: Puzzle, layout: Puzzle) -> Puzzle:
    """The puzzle with the regions of the line after it; raises ProblemError when that is another size's."""
    shape = shaped(puzzle.givens.size, puzzle.givens.geometry.extras, layout.givens.cells.tolist())
    assert puzzle.span is not None
    assert layout.span is not None
    return replace(puzzle, givens=Grid(puzzle.givens.cells, shape), span=(puzzle.span[0], layout.span[1]))


def _drawn(text: str, start: int, end: int, sizes: Collection[int]) -> Puzzle:
    """The grid that is drawn over several lines; raises FileTextError."""
    drawing = "\n".join(line.partition("#")[0] for line in text.split("\n"))
    try:
        return Puzzle(grid_of_any_size(drawing, sizes), span=(start, end))
    except GridTextError as error:
        problem = error.sentence
    others = set(SIZES) - {*sizes} - _DOUBTFUL_SIZES
    if others:
        with suppress(GridTextError):
            problem = _not_of(grid_of_any_size(drawing, others), sizes)
    raise FileTextError(problem)


def _no_puzzle(line: str, sizes: Collection[int]) -> Sentence:
    counts = Listed(tuple(size**2 for size in sorted(sizes)), "or")
    return Sentence("no puzzle of {counts} cells: {line}", counts=counts, line=Quoted(line[:100].rstrip()))


def _not_of(grid: Grid, sizes: Collection[int]) -> Sentence:
    read = Listed(tuple(f"{size}×{size}" for size in sorted(sizes)))
    return Sentence("this puzzle is {size}×{size}; only {sizes} can be read here", size=grid.size, sizes=read)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle, dots for blanks, the title after `#`."""
    lines = []
    for puzzle in puzzles:
        title = " ".join(puzzle.title.split())
        cells, _, regions = cells_of(puzzle.givens).partition("\n")
        lines += [cells + (f" # {title}" if title else ""), *filter(None, [regions])]
    return "\n".join(lines) + "\n"


def cells_of(givens: Grid) -> str:
    """The line of a puzzle, and for a jigsaw that of its regions; a link where these would not say all."""
    shape = givens.geometry
    if shape.size not in SIZES or not set(shape.variants) <= {Variant.JIGSAW}:
        return to_link(givens)
    return givens.to_text() + (f"\n{shape.regions_text}" if shape.variants else "")


FORMAT = PuzzleFormat(
    "81-character text",
    (".txt",),
    lambda text: False,
    all_or_nothing(Sentence("Text"), loads),
    dumps,
    comments_and(cells_of),
    frozenset({"title"}),
    lambda shape: True,
)
