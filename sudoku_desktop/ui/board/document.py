"""Documents: the file that the puzzle on the board belongs to, with its puzzles."""

from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import PuzzleFile


@dataclass(eq=False)
class Document:
    """Puzzles last read from or written to a file; none for a puzzle that was typed, pasted or restored.

    `path`: the file that Save writes; None before the first Save As and for samples. `source`: the content read from
    the file, so that text other than puzzles is preserved. `fingerprint`: hash of the file's content when last read or
    written; a different hash means that another program changed the file. `is_kept`: whether the puzzles can be
    restored from the file or made again; False after crash recovery.
    """

    path: Path | None = None
    puzzles: tuple[Puzzle, ...] = ()
    source: PuzzleFile | None = None
    fingerprint: bytes = b""
    is_kept: bool = True


@dataclass(eq=False)
class Place:
    """Position of a puzzle in a document; all undo steps of the puzzle share one Place.

    Save As moves the place into a new document; undoing the step that loaded a puzzle restores the former place.
    """

    document: Document
    index: int = 0

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle as stored in the document, or None when the document has no puzzles."""
        return self.document.puzzles[self.index] if self.document.puzzles else None


def new_place(*puzzles: Puzzle) -> Place:
    """Return the place of the first puzzle in a new document without a file."""
    return Place(Document(puzzles=puzzles))
