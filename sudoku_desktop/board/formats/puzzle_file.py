"""Read puzzle files, and write them again with everything in them that is not a puzzle."""

from __future__ import annotations

import errno
import gc
import hashlib
import os
import stat
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop.board.formats import (
    document,
    html_table,
    json_puzzles,
    ksudoku,
    links,
    opensudoku,
    sdk,
    sdku,
    sdx,
    solo,
    text_files,
    xml_tree,
)
from sudoku_desktop.board.formats.decoding import MAX_FILE_BYTES, Decoded, decode
from sudoku_desktop.board.formats.errors import FileTextError, NotRewritableError
from sudoku_desktop.board.formats.puzzle_format import (
    NEWSPAPER,
    CannotRewriteError,
    Check,
    PuzzleFormat,
    go_on,
    with_plain_line_ends,
)
from sudoku_desktop.board.formats.result import ReadResult, Symbols
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Listed, Quoted, Sentence

FORMATS = (
    document.FORMAT,
    text_files.TEXT,
    text_files.LINES,
    sdk.FORMAT,
    text_files.SIMPLE_SUDOKU,
    opensudoku.FORMAT,
)
"""The formats that can be written, in the order in which file dialogs offer them."""
READ_ONLY = (
    solo.FORMAT,
    json_puzzles.FORMAT,
    ksudoku.FORMAT,
    sdku.FORMAT,
    html_table.FORMAT,
    xml_tree.UNKNOWN,
    sdx.FORMAT,
    links.FORMAT,
)
"""The formats of other programs that can only be read, in the order in which they are tried."""
_BY_SUFFIX = {suffix: each for each in FORMATS for suffix in each.suffixes}


def suffixes() -> tuple[str, ...]:
    """Return the file name endings of the formats that can be written, with their dots."""
    return tuple(_BY_SUFFIX)


def format_of(suffix: str) -> PuzzleFormat:
    """Return the format in which a file with this ending is written; text for an unknown one."""
    return _BY_SUFFIX.get(suffix.lower(), text_files.TEXT)


def recognised(text: str, suffix: str = "") -> PuzzleFormat:
    """Return the format of `text`, judged by its content; the file name ending decides between possible formats.

    A text that no format recognises is plain text, whatever its ending says; but a document is always read as one.
    """
    hinted = format_of(suffix)
    possible = [each for each in (*READ_ONLY, *FORMATS) if each.recognises(text)]
    if hinted is document.FORMAT and (not possible or json_puzzles.FORMAT in possible):
        return hinted  # a damaged document is refused, so that none of its entries and runs are lost
    return hinted if hinted in possible else possible[0] if possible else text_files.TEXT


@dataclass(frozen=True)
class PuzzleFile:
    """A file as it was read: its puzzles, at least one, and its text, in which each puzzle has its span.

    Attributes
    ----------
    decoded
        The text, with its encoding and line ends.
    result
        The result of reading the text, with what was left out.
    fingerprint
        Hash of 16 bytes that changes with the content of the file.
    """

    puzzles: tuple[Puzzle, ...]
    format: PuzzleFormat
    decoded: Decoded
    result: ReadResult
    data: bytes
    suffix: str
    sizes: Collection[int]
    """Sizes of the grids that may be read."""
    symbols: Symbols | None
    """Notation of large grids that was asked for when the file was read."""

    @property
    def text(self) -> str:
        r"""The text, with "\n" for every line's end."""
        return self.decoded.text

    @property
    def fingerprint(self) -> bytes:
        """Hash of 16 bytes that identifies the content of the file."""
        return fingerprint(self.data)

    def is_of(self, path: Path) -> bool:
        """Return whether this file's text can be written to `path` and will be read again in the same format."""
        return self.format.rewritten is not None and recognised(self.text, path.suffix) is self.format

    def with_puzzles(self, puzzles: Sequence[Puzzle]) -> PuzzleFile:
        """Return the file with `puzzles`, one for each of the present ones, in their places.

        Only the bytes of changed puzzles are replaced. The returned file is read again, so its puzzles show what the
        format could hold of the new ones. Everything else is kept byte for byte: headings, comments, parts that were
        left out, encoding and line ends. Raises NotRewritableError where that is impossible.
        """
        held = self.format.held
        new = [old if held(old) == held(each) else each for old, each in zip(self.puzzles, puzzles, strict=True)]
        changed = [old for old, each in zip(self.puzzles, new, strict=True) if each is not old]
        if not changed:
            return self
        if self.format.rewritten is None or any(old.span is None for old in changed):
            raise self._not_rewritable()
        try:
            data = self.decoded.encode(self.format.rewritten(self.text, self.puzzles, new))
            again = file_of(data, self.suffix, self.sizes, symbols=self.symbols)
        except (CannotRewriteError, FileTextError):
            raise self._not_rewritable() from None
        except UnicodeEncodeError as error:
            symbol = Quoted(error.object[error.start])
            raise NotRewritableError(Sentence("the encoding of its text has no {symbol}", symbol=symbol)) from None
        left_out, still_left_out = ([each.reason for each in file.result.omissions] for file in (self, again))
        if left_out != still_left_out or len(again.puzzles) != len(new):
            raise self._not_rewritable()
        for old, each, got in zip(self.puzzles, new, again.puzzles, strict=True):
            is_kept = got == old if each is old else _on_board(got) == _on_board(held(each))
            if not is_kept:
                raise self._not_rewritable()
        return again

    def _not_rewritable(self) -> NotRewritableError:
        return NotRewritableError(
            Sentence(
                "puzzles in this format ({format}) can be read, but not changed in their place",
                format=self.result.format_name,
            )
        )


def _on_board(puzzle: Puzzle) -> tuple[Grid, Grid | None, tuple[int, ...]]:
    """Return givens, entries and notes, which are all that is visible on the board."""
    return puzzle.givens, puzzle.entries, puzzle.notes


def read_puzzles(path: Path, sizes: Collection[int] = NEWSPAPER, *, may_wait: bool = False) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, at least one; parameters and errors as in `read_file`."""
    return read_file(path, sizes, may_wait=may_wait).puzzles


def read_file(
    path: Path,
    sizes: Collection[int] = NEWSPAPER,
    check: Check = go_on,
    *,
    may_wait: bool = False,
    symbols: Symbols | None = None,
) -> PuzzleFile:
    """Read a file of puzzles; one with an unknown ending is read as text.

    `sizes` are the sizes of grids that may be read; a file with others is refused. `check` is called repeatedly, and
    aborts reading by raising. `may_wait` is whether a pipe or a device may be read, which can block forever. Raises
    OSError when the file cannot be read, FileTextError when it holds no such puzzle.
    """
    return file_of(content(path, may_wait=may_wait), path.suffix, sizes, check, symbols=symbols)


def file_of(
    data: bytes,
    suffix: str,
    sizes: Collection[int] = NEWSPAPER,
    check: Check = go_on,
    *,
    symbols: Symbols | None = None,
) -> PuzzleFile:
    """Read the content of a file whose name ends in `suffix`; other parameters and errors as in `read_file`."""
    decoded = decoded_file(data, suffix)
    result = read_text(decoded.text, suffix, sizes, check, symbols=symbols)
    return PuzzleFile(result.puzzles, recognised(decoded.text, suffix), decoded, result, data, suffix, sizes, symbols)


def decoded_file(data: bytes, suffix: str = "") -> Decoded:
    """Decode the bytes of a file with this ending; raises FileTextError when they are too many or no text."""
    return decode(data, is_unicode=suffix.lower() in document.FORMAT.suffixes)


def fingerprint(data: bytes) -> bytes:
    """Return a hash of 16 bytes that identifies a file's content."""
    return hashlib.blake2b(data, digest_size=16).digest()


def read_text(
    text: str,
    suffix: str = "",
    sizes: Collection[int] = NEWSPAPER,
    check: Check = go_on,
    *,
    symbols: Symbols | None = None,
) -> ReadResult:
    """Read every puzzle of a text in any known notation; `suffix` is the ending of the file, if there is one.

    `symbols` decides how the symbols of grids larger than 9×9 are read; None lets the text decide. Raises FileTextError
    when the text holds no puzzle at all.
    """
    text = with_plain_line_ends(text)
    with _garbage_collection_paused():
        result = recognised(text, suffix).read(text, sizes, check, symbols)
    if not result.puzzles:
        raise FileTextError(Sentence("no puzzle was found"))
    for number, puzzle in enumerate(result.puzzles, 1):
        if tuple(sizes) == NEWSPAPER and puzzle.givens.geometry.variants:
            what = Listed(tuple(variant.value for variant in puzzle.givens.geometry.variants))
            raise FileTextError(
                Sentence(
                    "puzzle {number} is a variant ({variants}); only plain 9×9 puzzles can be read here",
                    number=number,
                    variants=what,
                )
            )
    return result


@contextmanager
def _garbage_collection_paused() -> Iterator[None]:
    """Pause the collection of reference cycles: readers create none, and collecting would double the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def puzzles_in(
    text: str, suffix: str = "", sizes: Collection[int] = NEWSPAPER, check: Check = go_on
) -> tuple[Puzzle, ...]:
    """Return the puzzles of `read_text` without the report of what was left out."""
    return read_text(text, suffix, sizes, check).puzzles


def content(path: Path, *, may_wait: bool = False, limit: int = MAX_FILE_BYTES) -> bytes:
    """Return at most `limit` + 1 bytes of a file; raises OSError, and FileTextError for anything but a regular file."""
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
    """Return the text of a file with this ending; raises ValueError for an ending that `suffixes` does not name."""
    if suffix.lower() not in _BY_SUFFIX:
        raise ValueError(f"cannot write {suffix!r} files; use one of {', '.join(_BY_SUFFIX)}")
    written = _BY_SUFFIX[suffix.lower()].dumps
    assert written is not None  # FORMATS holds those that can be written
    return written(puzzles)
