"""Reads a file of puzzles, and writes it again with everything in it that is not a puzzle."""

from __future__ import annotations

import errno
import hashlib
import operator
import os
import stat
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop.board.formats import document, opensudoku, sdk, sdm, simple, text81
from sudoku_desktop.board.formats.decoding import MAX_FILE_BYTES, Decoded, decode
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, Check, PuzzleFormat, go_on, with_plain_line_ends
from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Listed, Sentence

FORMATS = (document.FORMAT, text81.FORMAT, sdm.FORMAT, sdk.FORMAT, simple.FORMAT, opensudoku.FORMAT)
_BY_SUFFIX = {suffix: each for each in FORMATS for suffix in each.suffixes}


def suffixes() -> tuple[str, ...]:
    """The file name endings that can be written, with their dots."""
    return tuple(_BY_SUFFIX)


def format_of(suffix: str) -> PuzzleFormat:
    """How a file with this ending is read."""
    return _BY_SUFFIX.get(suffix.lower(), text81.FORMAT)


@dataclass(frozen=True)
class PuzzleFile:
    """A file as it was read: its puzzles, at least one, and its text, in which each has its span.

    Attributes
    ----------
    decoded
        The text, with its encoding and line ends.
    result
        The result of reading the text, with what was left out.
    fingerprint
        16 bytes by which to tell whether the file still holds what was read.
    """

    puzzles: tuple[Puzzle, ...]
    format: PuzzleFormat
    decoded: Decoded
    result: ReadResult
    fingerprint: bytes = b""

    @property
    def text(self) -> str:
        r"""The text, with "\n" for every line's end."""
        return self.decoded.text

    def is_of(self, path: Path) -> bool:
        """Whether a file of this name would be read as this one was."""
        return format_of(path.suffix) is self.format

    def text_with(self, puzzles: Sequence[Puzzle]) -> str:
        r"""Return the file's text with these puzzles, as many as it has, in the place of its own; "\n" ends its lines.

        A puzzle of which the format holds nothing else than it was stays as it was written; where others stand, only
        what is known of them is written anew, and comments and whatever is foreign kept.
        """
        held = self.format.held
        new = [old if held(old) == held(each) else each for old, each in zip(self.puzzles, puzzles, strict=True)]
        if all(map(operator.is_, self.puzzles, new)):
            return self.text
        return self.format.rewritten(self.text, self.puzzles, new)

    def bytes_with(self, puzzles: Sequence[Puzzle]) -> bytes:
        """Return the bytes to write: those of `text_with`, with the encoding, BOM and line ends that the file has."""
        return self.decoded.encode(self.text_with(puzzles))


def read_puzzles(path: Path, sizes: Collection[int] = NEWSPAPER, *, may_wait: bool = False) -> tuple[Puzzle, ...]:
    """The puzzles in a file, at least one; as `read_file`."""
    return read_file(path, sizes, may_wait=may_wait).puzzles


def read_file(
    path: Path,
    sizes: Collection[int] = NEWSPAPER,
    check: Check = go_on,
    *,
    may_wait: bool = False,
    symbols: Symbols | None = None,
) -> PuzzleFile:
    """A file of puzzles; an unknown ending is read as text.

    `sizes`: of the grids that may be read; a file with others is refused. `check` is called now and then, and ends the
    reading by raising. `may_wait`: whether to read from a pipe or a device too, which may keep one waiting forever.
    Raises OSError when the file cannot be read, FileTextError when it holds no such puzzle.
    """
    data = content(path, may_wait=may_wait)
    decoded = decoded_file(data, path.suffix)
    result = read_text(decoded.text, path.suffix, sizes, check, symbols=symbols)
    return PuzzleFile(result.puzzles, format_of(path.suffix), decoded, result, fingerprint(data))


def decoded_file(data: bytes, suffix: str = "") -> Decoded:
    """Decode the bytes of a file with this ending; raises FileTextError when they are too many, or no text."""
    return decode(data, is_unicode=suffix.lower() in document.FORMAT.suffixes)


def fingerprint(data: bytes) -> bytes:
    """16 bytes that no other content of a file has."""
    return hashlib.blake2b(data, digest_size=16).digest()


def read_text(
    text: str,
    suffix: str = "",
    sizes: Collection[int] = NEWSPAPER,
    check: Check = go_on,
    *,
    symbols: Symbols | None = None,
) -> ReadResult:
    """Read every puzzle of a text, however it is written; `suffix` is the ending of its file, if there is one.

    `symbols` decides how the symbols of grids larger than 9×9 are read; None lets the text decide. Raises FileTextError
    when the text holds no puzzle at all.
    """
    return ReadResult(puzzles_in(text, suffix, sizes, check), Sentence("Text"))


def puzzles_in(
    text: str, suffix: str = "", sizes: Collection[int] = NEWSPAPER, check: Check = go_on
) -> tuple[Puzzle, ...]:
    """The puzzles in the text of a file with this ending, as `read_file`."""
    puzzles = format_of(suffix).loads(with_plain_line_ends(text), sizes, check)
    if not puzzles:
        raise FileTextError(Sentence("the file holds no puzzle"))
    for number, puzzle in enumerate(puzzles, 1):
        if tuple(sizes) == NEWSPAPER and puzzle.givens.geometry.variants:
            what = Listed(tuple(variant.value for variant in puzzle.givens.geometry.variants))
            raise FileTextError(
                Sentence(
                    "puzzle {number} is a variant ({variants}); only plain 9×9 puzzles can be read here",
                    number=number,
                    variants=what,
                )
            )
    return puzzles


def content(path: Path, *, may_wait: bool = False, limit: int = MAX_FILE_BYTES) -> bytes:
    """The bytes of a file, one more than `limit` at most; raises OSError, and FileTextError for no file."""
    if "\0" in str(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    at_once = 0 if may_wait else getattr(os, "O_NONBLOCK", 0)
    descriptor = os.open(path, os.O_RDONLY | at_once | getattr(os, "O_BINARY", 0))
    try:
        kind = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not may_wait and not stat.S_ISREG(kind):
            raise FileTextError(Sentence("this is a pipe or a device, not a file"))
        with open(descriptor, "rb", closefd=False) as file:
            return file.read(limit + 1)
    finally:
        os.close(descriptor)


def dumps(puzzles: Sequence[Puzzle], suffix: str) -> str:
    """The text of a file with this ending; raises ValueError for an ending that `suffixes` does not name."""
    if suffix.lower() not in _BY_SUFFIX:
        raise ValueError(f"cannot write {suffix!r} files; use one of {', '.join(_BY_SUFFIX)}")
    return _BY_SUFFIX[suffix.lower()].dumps(puzzles)
