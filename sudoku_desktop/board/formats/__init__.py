"""Puzzle files, one format a module; text in, text out, so that whoever writes the file decides how.

Each format module describes itself in its `FORMAT`. Files are hostile: the size is bounded before anything is read,
every reader takes a time that is proportional to it, and errors name line and column.
"""

from sudoku_desktop.board.formats.decoding import MAX_FILE_BYTES, Decoded, decode
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_file import (
    FORMATS,
    PuzzleFile,
    dumps,
    read_file,
    read_puzzles,
    read_text,
    suffixes,
)
from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols

__all__ = [
    "FORMATS",
    "MAX_FILE_BYTES",
    "Decoded",
    "FileTextError",
    "Omission",
    "PuzzleFile",
    "PuzzleFormat",
    "ReadResult",
    "Symbols",
    "decode",
    "dumps",
    "read_file",
    "read_puzzles",
    "read_text",
    "suffixes",
]
