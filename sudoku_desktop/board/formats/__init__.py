"""Puzzle files, one format a module; text in, text out, so that whoever writes the file decides how.

Each format module describes itself in its `FORMAT`. Files are hostile: the size is bounded before anything is read,
every reader takes a time that is proportional to it, and errors name line and column.

To add a format, write one module with a `FORMAT` and name it in `puzzle_file.FORMATS`, or in `puzzle_file.READ_ONLY`
if it cannot be written. `PuzzleFormat.recognises` judges a text by its content; the file name ending only decides
between several formats that recognise one text. `PuzzleFormat.read` returns a `ReadResult` that accounts for
everything in the text; a reader that takes all of a text or refuses it is wrapped with `all_or_nothing`. A text that
no format recognises is searched for grids, lines of cells and tables (`text81`).
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
    "decode",
    "dumps",
    "read_file",
    "read_puzzles",
    "read_text",
    "suffixes",
    "text_of",
]
