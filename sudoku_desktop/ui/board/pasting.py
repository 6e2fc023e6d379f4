"""Reading of pasted and dropped text: at once if it is short, in a worker thread if it is long."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board import SIZES, Geometry, Grid, GridTextError, Puzzle, grid_from_text
from sudoku_desktop.board.formats import FileTextError, ReadResult, read_text
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board.editor import BoardEditor
from sudoku_desktop.ui.worker import Emit, Worker

SHORT = 32 * 1024
"""Maximum number of characters that are read in the GUI thread, which takes a few hundredths of a second."""
LONGEST_PASTE = 16 * 1024 * 1024
"""Maximum number of characters in a pasted text, as in a file."""

Choose = Callable[[Sequence[ReadResult]], ReadResult | None]


def read_pasted(text: str, shape: Geometry) -> tuple[ReadResult, ...]:
    """Read the puzzles of a text; return several results if its symbols can be read in several ways.

    A plain puzzle of the size of `shape` gets the variant and the regions of `shape`. Raises ProblemError when the text
    holds no puzzle.
    """
    if len(text) > LONGEST_PASTE:
        raise FileTextError(Sentence("the text is longer than {most} characters", most=LONGEST_PASTE))
    try:
        first = read_text(text, "", SIZES)
    except FileTextError:
        with suppress(GridTextError):  # only boards of this size accept such a text
            return (ReadResult((Puzzle(grid_from_text(text, shape)),), Sentence("Text")),)
        raise
    others = (read_text(text, "", SIZES, symbols=symbols) for symbols in first.choices[1:])
    return tuple(_in_shape(result, shape) for result in (first, *others))


def _in_shape(result: ReadResult, shape: Geometry) -> ReadResult:
    if not shape.variants:
        return result
    puzzles = tuple(
        replace(
            puzzle,
            givens=Grid(puzzle.givens.cells, shape),
            entries=puzzle.entries and Grid(puzzle.entries.cells, shape),
        )
        if puzzle.givens.size == shape.size and not puzzle.givens.geometry.variants
        else puzzle
        for puzzle in result.puzzles
    )
    return replace(result, puzzles=puzzles)


class Paster(Worker):
    """Puts the first puzzle of a text on the board of an editor, as one undo step.

    `choose` returns the only reading or picks one of several, or returns None to paste nothing.
    """

    pasted = Signal(object)
    """Emitted with the ReadResult whose first puzzle is now on the board."""
    refused = Signal(str)
    """Emitted with the reason why nothing was pasted."""
    _read = Signal(object)
    _not_read = Signal(object)

    def __init__(self, editor: BoardEditor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.choose: Choose = lambda readings: readings[0]
        self._read.connect(self._take)
        self._not_read.connect(self._refuse)

    def paste(self, text: str) -> None:
        """Paste a text; a long one is read in a worker thread, and the result comes later."""
        self.forget()
        if not self._editor.allows_puzzle():
            return
        shape = self._editor.state.givens.geometry
        if len(text) > SHORT:
            self._editor.message.emit(tr("Reading the text …"))
            self.begin(lambda _stop, emit: self._work(text, shape, emit))
            return
        try:
            readings = read_pasted(text, shape)
        except ProblemError as error:
            self._refuse(error.sentence)
        else:
            self._take(readings)

    def _work(self, text: str, shape: Geometry, emit: Emit) -> None:
        try:
            emit(self._read, read_pasted(text, shape))
        except ProblemError as error:
            emit(self._not_read, error.sentence)

    @Slot(object)
    def _take(self, readings: tuple[ReadResult, ...]) -> None:
        result = self.choose(readings)
        if result is not None and self._editor.paste(result):
            self.pasted.emit(result)

    @Slot(object)
    def _refuse(self, why: Sentence) -> None:
        self.refused.emit(tr("Nothing was pasted: {reason}.", reason=why))
