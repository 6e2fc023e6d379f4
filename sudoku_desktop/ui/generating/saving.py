"""Files of generated puzzles. Formats made for one puzzle a file get a file for each, numbered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import FORMATS, dumps, suffixes
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.generating.words import level_and_figure, title_of
from sudoku_desktop.ui.window.writing import write_text

ONE_A_FILE = frozenset({".sdk", ".ss"})
COLLECTION = ".sdm"
"""What is proposed first."""


def filters() -> list[str]:
    """The formats as a file dialog offers them, collections first."""
    formats = sorted(FORMATS, key=lambda each: each.suffixes[0] != COLLECTION)
    return [f"{each.name} ({' '.join('*' + suffix for suffix in each.suffixes)})" for each in formats]


def with_suffix(path: Path, chosen_filter: str) -> Path:
    """The path, with the ending of the chosen filter if it has none that can be written."""
    if path.suffix.lower() in suffixes():
        return path
    ending = next((suffix for suffix in suffixes() if f"*{suffix}" in chosen_filter), COLLECTION)
    return path.with_name(path.name + ending)


def texts_to_write(path: Path, puzzles: Sequence[GeneratedPuzzle]) -> dict[Path, str]:
    """Which files are to hold what, for a path with an ending that can be written."""
    named = [_as_puzzle(puzzle) for puzzle in puzzles]
    if len(named) == 1 or path.suffix.lower() not in ONE_A_FILE:
        return {path: dumps(named, path.suffix)}
    digits = len(str(len(named)))
    return {
        path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}"): dumps([puzzle], path.suffix)
        for number, puzzle in enumerate(named, 1)
    }


def write_all(texts: Mapping[Path, str]) -> None:
    """Write the files, each whole or not at all; raises OSError at the first that cannot be written."""
    for path, text in texts.items():
        write_text(path, text)


def _as_puzzle(puzzle: GeneratedPuzzle) -> Puzzle:
    return replace(puzzle.as_puzzle(title_of(puzzle)), published_rating=level_and_figure(puzzle.rating))
