"""Text with puzzles (.txt): one puzzle of 81 symbols a line with an optional `# title`, or one drawn grid.

Other orders have lines of 16, 256 or 625 symbols. A title may follow the cells after `#`; lines that start with `#`
are comments. A file with no line that starts with a whole puzzle is read as one drawn grid.
"""

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, PuzzleFormat
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import BLANK_SYMBOLS, ORDERS, CellCountError, grid_of_any_order
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Listed

# What a row of a drawn 16×16 grid, or a border, may look like.
_DOUBTFUL_ORDER = 2


def loads(text: str, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in order.

    Raises FileTextError with the line when some lines are puzzles and another is not, or is of another order.
    """
    lines = [
        (number, line, _puzzle(line))
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    found = {puzzle.givens.order for _, _, puzzle in lines if puzzle}
    if not lines:
        return ()
    drawn_orders = set(orders) - found
    may_be_drawn = found <= {_DOUBTFUL_ORDER} and bool(drawn_orders)
    if may_be_drawn and not (_DOUBTFUL_ORDER in orders and all(puzzle for _, _, puzzle in lines)):
        try:
            return (_drawn("\n".join(line.partition("#")[0] for _, line, _ in lines), drawn_orders),)
        except FileTextError:
            if not found:
                raise
    puzzles = []
    for number, line, puzzle in lines:
        if puzzle is None:
            counts = Listed(tuple(order**4 for order in sorted(orders)), "or")
            raise FileTextError(f"no puzzle of {counts} cells: {line.strip()[:40]!r}", line=number)
        if puzzle.givens.order not in orders:
            raise FileTextError(_not_of(puzzle.givens, orders), line=number)
        puzzles.append(puzzle)
    return tuple(puzzles)


def _puzzle(line: str) -> Puzzle | None:
    """The puzzle that a line starts with; the order follows from the number of symbols."""
    for order in ORDERS:
        match = _line_pattern(order).match(line)
        if match:
            return Puzzle(Grid.from_text(match["cells"], order), title=(match["title"] or "").strip())
    return None


@cache
def _line_pattern(order: int) -> re.Pattern[str]:
    digits = SYMBOLS[: order**2]
    symbols = re.escape("".join(sorted({*digits, *digits.lower(), *BLANK_SYMBOLS})))
    return re.compile(rf"^\s*(?P<cells>[{symbols}]{{{order**4}}})\s*(?:#(?P<title>.*)|[,;\s].*)?$")


def _drawn(text: str, orders: Collection[int]) -> Puzzle:
    """The grid that is drawn over several lines; raises FileTextError."""
    try:
        return Puzzle(grid_of_any_order(text, orders))
    except CellCountError as error:
        problem = str(error)
    others = set(ORDERS) - {*orders, _DOUBTFUL_ORDER}
    if others:
        with suppress(CellCountError):
            problem = _not_of(grid_of_any_order(text, others), orders)
    raise FileTextError(problem)


def _not_of(grid: Grid, orders: Collection[int]) -> str:
    sizes = " and ".join(f"{order**2}×{order**2}" for order in sorted(orders))
    return f"this puzzle is {grid.size}×{grid.size}; only {sizes} can be read here"


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle, dots for blanks, the title after `#`."""
    lines = []
    for puzzle in puzzles:
        title = " ".join(puzzle.title.split())
        lines.append(puzzle.givens.to_text() + (f" # {title}" if title else ""))
    return "\n".join(lines) + "\n"


FORMAT = PuzzleFormat("81-character text", (".txt",), loads, dumps)
