"""Formats that `plain_text` reads: text (.txt), collections of lines (.sdm), and Simple Sudoku's drawn grids (.ss).

Text has one puzzle a line, with an optional `# title`; the line after a jigsaw's holds its regions, and other shapes
are written as links (`SUDOKU:…`). The other two hold 9×9 grids alone. Programs that expect one puzzle in a file of
Simple Sudoku read the first of several.
"""

from collections.abc import Sequence

from sudoku_desktop.board.formats import plain_text, rewriting
from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.board.geometry import Variant
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.link import to_link
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import SIZES


def cells_of(givens: Grid) -> str:
    """Return the line of a puzzle, plus the line of regions for a jigsaw, or a link for other variants."""
    shape = givens.geometry
    if shape.size not in SIZES or not set(shape.variants) <= {Variant.JIGSAW}:
        return to_link(givens)
    return givens.to_text() + (f"\n{shape.regions_text}" if shape.variants else "")


def _titled_lines(puzzles: Sequence[Puzzle]) -> str:
    """Return one line for each puzzle, with dots for blanks and the title after `#`."""
    lines = []
    for puzzle in puzzles:
        title = " ".join(puzzle.title.split())
        cells, _, regions = cells_of(puzzle.givens).partition("\n")
        lines += [cells + (f" # {title}" if title else ""), *filter(None, [regions])]
    return "\n".join(lines) + "\n"


def _lines(puzzles: Sequence[Puzzle]) -> str:
    """Return one line for each puzzle, with 0 for blanks."""
    return "".join(puzzle.givens.to_text(blank="0") + "\n" for puzzle in puzzles)


def _drawings(puzzles: Sequence[Puzzle]) -> str:
    """Return each puzzle drawn, with dots for blanks."""
    return "\n".join(_drawing(puzzle.givens) for puzzle in puzzles)


def _drawing(grid: Grid) -> str:
    """Return the rows of a 9×9 grid with bars and borders between its boxes."""
    lines = ["*-----------*"]
    for number, row in enumerate(grid.to_rows()):
        if number in (3, 6):
            lines.append("|---+---+---|")
        lines.append(f"|{row[:3]}|{row[3:6]}|{row[6:]}|")
    return "\n".join([*lines, lines[0]]) + "\n"


def _is_not_recognised(text: str) -> bool:
    """Return False: a text that no other format recognises is read as text."""
    return False


TEXT = PuzzleFormat(
    "81-character text",
    (".txt",),
    _is_not_recognised,
    plain_text.read,
    _titled_lines,
    rewriting.rewritten,
    frozenset({"title"}),
    lambda shape: True,
)
LINES = PuzzleFormat("Sudoku collection", (".sdm",), _is_not_recognised, plain_text.read, _lines, rewriting.rewritten)
SIMPLE_SUDOKU = PuzzleFormat(
    "Simple Sudoku", (".ss",), _is_not_recognised, plain_text.read, _drawings, rewriting.rewritten
)
