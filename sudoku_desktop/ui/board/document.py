"""What a puzzle on the board belongs to: a file with its puzzles, or nothing yet."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import PuzzleFile


@dataclass(eq=False)
class Document:
    """Puzzles as they were read or written last; none for what was typed, pasted or restored.

    `path` is the file that Save writes, None before the first Save As and for a sample. `source` is what was read from
    it: whatever of its text is not a puzzle is written again. `fingerprint`: of the file's content as it was read or
    written last; if it has another, that is somebody else's work. `is_kept`: whether the puzzles can be had again, from
    the file or by whoever made them; not for what was restored.
    """

    path: Path | None = None
    puzzles: tuple[Puzzle, ...] = ()
    source: PuzzleFile | None = None
    fingerprint: bytes = b""
    is_kept: bool = True


@dataclass(eq=False)
class Place:
    """One puzzle of a document, for as long as it is on the board: all its undo steps share it.

    Save As moves it into a document of its own; undoing the step that brought it brings back the place before.
    """

    document: Document
    index: int = 0

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle as the document has it."""
        return self.document.puzzles[self.index] if self.document.puzzles else None


def new_place(*puzzles: Puzzle) -> Place:
    """The first puzzle of a document without a file."""
    return Place(Document(puzzles=puzzles))
