"""Files of generated puzzles; in formats for a single puzzle, each puzzle gets a numbered file."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from sudoku_desktop.board.formats import FORMATS, dumps
from sudoku_desktop.board.formats.puzzle_file import format_of
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.services.writing import NotWrittenError, write_text
from sudoku_desktop.ui.file_writer import kinds_of
from sudoku_desktop.ui.generating.words import as_puzzle, title_of

ONE_A_FILE = frozenset({".sdk", ".ss"})
COLLECTION = ".sdm"
"""Default suffix of the file dialog."""
OTHERS = ".txt"
"""Default suffix of the file dialog for grids other than 9×9 with boxes."""


def kinds(puzzles: Sequence[GeneratedPuzzle]) -> dict[str, tuple[str, ...]]:
    """Return the name filters of a file dialog for formats that support these puzzles, collections first."""
    shapes = {puzzle.puzzle.geometry for puzzle in puzzles}
    fitting = [each for each in FORMATS if all(map(each.fits, shapes))]
    return kinds_of(sorted(fitting, key=lambda each: (each.suffixes[0] != COLLECTION, each.suffixes[0] != OTHERS)))


def paths_to_write(path: Path, count: int) -> list[Path]:
    """Return the paths for `count` puzzles: `path` itself, or numbered paths in formats for a single puzzle."""
    if count == 1 or path.suffix.lower() not in ONE_A_FILE:
        return [path]
    digits = len(str(count))
    return [path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}") for number in range(1, count + 1)]


def write_puzzles(path: Path, puzzles: Sequence[GeneratedPuzzle]) -> None:
    """Write the files, each atomically; raises NotWrittenError at the first that cannot be written."""
    if not all(format_of(path.suffix).fits(puzzle.puzzle.geometry) for puzzle in puzzles):
        raise NotWrittenError(path, Sentence("such files hold plain 9×9 grids only"))
    paths = paths_to_write(path, len(puzzles))
    named = [replace(as_puzzle(puzzle), title=title_of(puzzle)) for puzzle in puzzles]
    shares = [named] if len(paths) == 1 else [[puzzle] for puzzle in named]
    for each, share in zip(paths, shares, strict=True):
        write_text(each, dumps(share, path.suffix))
