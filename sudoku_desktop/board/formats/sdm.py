"""Puzzle collections (.sdm): one puzzle of 81 symbols a line, 0 for blanks. `plain_text` reads them."""

from collections.abc import Sequence

from sudoku_desktop.board.formats import plain_text, rewriting
from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.board.puzzle import Puzzle


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Return one line for each puzzle; titles cannot be written in this format."""
    return "".join(puzzle.givens.to_text(blank="0") + "\n" for puzzle in puzzles)


FORMAT = PuzzleFormat("Sudoku collection", (".sdm",), lambda text: False, plain_text.read, dumps, rewriting.rewritten)
