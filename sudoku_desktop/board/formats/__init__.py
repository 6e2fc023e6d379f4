"""Puzzle file formats, one module each. Readers and writers convert between text and puzzles and open no files.

Each format module describes itself in its `FORMAT`. Files are untrusted input: the size is limited before anything is
read, the running time of every reader is proportional to it, and errors name line and column.

To add a format, write one module with a `FORMAT` and list it in `puzzle_file.FORMATS`, or in `puzzle_file.READ_ONLY`
if it cannot be written. `PuzzleFormat.recognises` decides by the content of a text; the file name ending only decides
between several formats that recognise one text. `PuzzleFormat.read` returns a `ReadResult` that accounts for
everything in the text; `all_or_nothing` wraps a reader that takes all of a text or refuses it. A text that no format
recognises is searched for grids, lines of cells and tables (`plain_text`).
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
from sudoku_desktop.board.formats.puzzle_format import CannotRewriteError, PuzzleFormat
from sudoku_desktop.board.formats.result import Omission, ReadResult, Symbols
from sudoku_desktop.board.formats.text_files import cells_of
from sudoku_desktop.board.formats.text_styles import TextStyle, can_be_drawn, text_of

__all__ = [
    "FORMATS",
    "MAX_FILE_BYTES",
    "CannotRewriteError",
    "Decoded",
    "FileTextError",
    "Omission",
    "PuzzleFile",
    "PuzzleFormat",
    "ReadResult",
    "Symbols",
    "TextStyle",
    "can_be_drawn",
    "cells_of",
    "decode",
    "dumps",
    "read_file",
    "read_puzzles",
    "read_text",
    "suffixes",
    "text_of",
]
