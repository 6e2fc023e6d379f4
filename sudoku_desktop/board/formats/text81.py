"""Text with puzzles (.txt): one puzzle a line with an optional `# title`; the line after a jigsaw's holds its regions.

Other shapes are written as links (`SUDOKU:…`). `plain_text` reads it.
"""

from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats import plain_text, rewriting
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, Check, PuzzleFormat, go_on
from sudoku_desktop.board.geometry import Variant
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.link import to_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """Return all puzzles of a text; raises FileTextError when there is none."""
    return plain_text.read(text, sizes, check).puzzles


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Return one line for each puzzle, with dots for blanks and the title after `#`."""
    lines = []
    for puzzle in puzzles:
        title = " ".join(puzzle.title.split())
        cells, _, regions = cells_of(puzzle.givens).partition("\n")
        lines += [cells + (f" # {title}" if title else ""), *filter(None, [regions])]
    return "\n".join(lines) + "\n"


def cells_of(givens: Grid) -> str:
    """Return the line of a puzzle, plus the line of regions for a jigsaw, or a link for other variants."""
    shape = givens.geometry
    if shape.size not in SIZES or not set(shape.variants) <= {Variant.JIGSAW}:
        return to_link(givens)
    return givens.to_text() + (f"\n{shape.regions_text}" if shape.variants else "")


FORMAT = PuzzleFormat(
    "81-character text",
    (".txt",),
    lambda text: False,
    plain_text.read,
    dumps,
    rewriting.rewritten,
    frozenset({"title"}),
    lambda shape: True,
)
