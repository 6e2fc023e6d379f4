"""Text with puzzles (.txt): one puzzle of 81 symbols a line with an optional `# title`, or one drawn grid.

Other orders have lines of 16, 256 or 625 symbols, and a line may be a link (`SUDOKU:…`). A title may follow the cells
after `#`; lines that start with `#` are comments. A file with no line that starts with a whole puzzle is read as one
drawn grid.
"""

import re
from collections.abc import Collection, Sequence
from contextlib import suppress

from sudoku_desktop.board.formats.errors import FileTextError, problem_in_line
from sudoku_desktop.board.formats.puzzle_format import (
    LINES_WITHOUT_COMMENTS,
    NEWSPAPER,
    Check,
    PuzzleFormat,
    comments_and,
    found_lines,
    go_on,
    with_plain_line_ends,
)
from sudoku_desktop.board.geometry import MAX_ORDER
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.link import PREFIX
from sudoku_desktop.board.parsing import (
    LONGEST_TEXT,
    ORDERS,
    GridTextError,
    cell_symbols,
    grid_of_any_order,
    grid_of_cells,
)
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Listed, Quoted, Sentence

_DOUBTFUL_ORDER = 2
"""A row of a drawn 16×16 grid, or a border, may look like a whole puzzle of this order."""
_ORDER_OF_COUNT = {order**4: order for order in ORDERS}
_CELLS = re.compile(f"(?:{PREFIX})?([{re.escape(''.join(sorted(cell_symbols(MAX_ORDER))))}]+)", re.IGNORECASE)


def loads(text: str, orders: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in order.

    Raises FileTextError with the line when some lines are puzzles and another is not, or is of another order.
    """
    text = with_plain_line_ends(text)
    puzzles: list[Puzzle] = []
    found: set[int] = set()
    problem: FileTextError | None = None
    first = last = None
    for line in found_lines(LINES_WITHOUT_COMMENTS, text, check):
        first, last = first or line, line
        puzzle = _puzzle(line[1], line.start(1))
        if puzzle is None:
            problem = problem or problem_in_line(text, line.start(1), _no_puzzle(line[1], orders))
        else:
            found.add(puzzle.givens.order)
            if puzzle.givens.order in orders:
                puzzles.append(puzzle)
            else:
                problem = problem or problem_in_line(text, line.start(1), _not_of(puzzle.givens, orders))
        if problem and (len(text) > LONGEST_TEXT or not found <= {_DOUBTFUL_ORDER}):
            raise problem  # this is no drawn grid
    if first is None or last is None:
        return ()
    drawn_orders = set(orders) - found
    if problem and drawn_orders and found <= {_DOUBTFUL_ORDER}:
        try:
            return (_drawn(text, first.start(1), last.end(), drawn_orders),)
        except FileTextError:
            if not found:
                raise
    if problem:
        raise problem
    return tuple(puzzles)


def _puzzle(line: str, start: int) -> Puzzle | None:
    """The puzzle that a line starts with; the order follows from the number of symbols."""
    cells = _CELLS.match(line)
    order = _ORDER_OF_COUNT.get(len(cells[1])) if cells else None
    if cells is None or order is None or not cell_symbols(order).issuperset(cells[1]):
        return None
    rest = line[cells.end() :]
    if rest and rest[0] not in "#,;" and not rest[0].isspace():
        return None
    rest = rest.strip()
    title = rest[1:].strip() if rest.startswith("#") else ""
    return Puzzle(grid_of_cells(cells[1], order), title, span=(start + cells.start(1), start + cells.end()))


def _drawn(text: str, start: int, end: int, orders: Collection[int]) -> Puzzle:
    """The grid that is drawn over several lines; raises FileTextError."""
    drawing = "\n".join(line.partition("#")[0] for line in text.split("\n"))
    try:
        return Puzzle(grid_of_any_order(drawing, orders), span=(start, end))
    except GridTextError as error:
        problem = error.sentence
    others = set(ORDERS) - {*orders, _DOUBTFUL_ORDER}
    if others:
        with suppress(GridTextError):
            problem = _not_of(grid_of_any_order(drawing, others), orders)
    raise FileTextError(problem)


def _no_puzzle(line: str, orders: Collection[int]) -> Sentence:
    counts = Listed(tuple(order**4 for order in sorted(orders)), "or")
    return Sentence("no puzzle of {counts} cells: {line}", counts=counts, line=Quoted(line[:100].rstrip()))


def _not_of(grid: Grid, orders: Collection[int]) -> Sentence:
    sizes = Listed(tuple(f"{order**2}×{order**2}" for order in sorted(orders)))
    return Sentence("this puzzle is {size}×{size}; only {sizes} can be read here", size=grid.size, sizes=sizes)


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle, dots for blanks, the title after `#`."""
    lines = []
    for puzzle in puzzles:
        title = " ".join(puzzle.title.split())
        lines.append(puzzle.givens.to_text() + (f" # {title}" if title else ""))
    return "\n".join(lines) + "\n"


FORMAT = PuzzleFormat("81-character text", (".txt",), loads, dumps, comments_and(Grid.to_text), frozenset({"title"}))
