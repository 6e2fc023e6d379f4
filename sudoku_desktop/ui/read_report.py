"""Reports what was left out of a text, and asks which digits ambiguous symbols stand for."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from sudoku_desktop.board.formats import PuzzleFile, ReadResult, Symbols
from sudoku_desktop.speaking import full_sentence, tr
from sudoku_desktop.ui.board import BoardEditor, BoardView
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import answer_of
from sudoku_desktop.ui.widgets.sentence_list import SentenceList

Reading = TypeVar("Reading", ReadResult, PuzzleFile)
"""A reading of a text or of a file, whose symbols may be readable in several ways."""
PREVIEW_SIDE = 300
"""Side of a preview, in logical pixels."""
MOST_LISTED = 10_000
"""Maximum number of omissions in the list of details."""


def report_in_words(result: ReadResult) -> str:
    """Return how many puzzles were read and what was left out or skipped; "" when all of the text was read."""
    if not result.omissions and not result.solutions:
        return ""
    parts = [tr("%n puzzle(s) (was/were) read.", n=len(result.puzzles))]
    for first in result.omissions[:1]:
        left_out = tr(
            "Line {first} was left out: {problem}."
            if first.first_line == first.last_line
            else "Lines {first} to {last} were left out: {problem}.",
            first=first.first_line,
            last=first.last_line,
            problem=first.reason,
        )
        parts.append(left_out)
    others = len(result.omissions) - 1
    if others > 0:
        parts.append(tr("%n other part(s) (was/were) left out, too.", n=others))
    if result.solutions:
        parts.append(tr("%n solution(s) (was/were) skipped.", n=len(result.solutions)))
    return " ".join(parts)


def choose_reading(readings: Sequence[Reading], parent: QWidget) -> Reading | None:
    """Return the only reading, or the one that the user chooses as correct; None when cancelled."""
    if len(readings) == 1:
        return readings[0]
    dialog = SymbolsDialog([each.result if isinstance(each, PuzzleFile) else each for each in readings], parent)
    return readings[dialog.chosen] if answer_of(dialog) else None


class OmissionsDialog(QDialog):
    """All parts of a text that were left out, each with its lines and the reason."""

    def __init__(self, result: ReadResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What Was Left Out"))
        heading = PlainLabel(
            tr(
                "Read as: {format}. %n puzzle(s) (was/were) read; these parts were not:",
                n=len(result.puzzles),
                format=result.format_name,
            ),
            wordWrap=True,
        )
        self.list = SentenceList(spacing=2)
        parts = sorted([*result.omissions, *result.solutions], key=lambda part: part.first_line)
        self.list.addItems([full_sentence(part.sentence) for part in parts[:MOST_LISTED]])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        in_column(heading, (self.list, 1), buttons, margins=None, inside=self)
        self.resize(560, 360)


class SymbolsDialog(QDialog):
    """Asks which digits the symbols of a large grid stand for, with a preview of each reading.

    `chosen`: index of the reading that was picked.
    """

    def __init__(self, readings: Sequence[ReadResult], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Which Digits?"))
        self.chosen = 0
        question = PlainLabel(tr("The symbols of this puzzle can be read in several ways."), wordWrap=True)
        self.buttons: list[QPushButton] = []
        columns = in_row(spacing=16)
        for index, (reading, symbols) in enumerate(zip(readings, readings[0].choices, strict=True)):
            editor = BoardEditor(self)
            editor.load_puzzle(reading.puzzles[0].givens)
            editor.set_locked(True)
            view = BoardView(editor)
            view.setMinimumSize(PREVIEW_SIDE, PREVIEW_SIDE)
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button = QPushButton(self._name(symbols))
            button.clicked.connect(lambda _=False, index=index: self._choose(index))
            self.buttons.append(button)
            columns.addLayout(in_column(PlainLabel(self._meaning(symbols), wordWrap=True), (view, 1), button))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        in_column(question, (columns, 1), buttons, margins=None, inside=self)

    def _choose(self, index: int) -> None:
        self.chosen = index
        self.accept()

    def _name(self, symbols: Symbols) -> str:
        return tr("Read as {symbols}", symbols=symbols.value.replace("-", "–"))

    def _meaning(self, symbols: Symbols) -> str:
        meanings = {
            Symbols.ONE_BASED: tr("1 is the first digit, and 0 is a blank."),
            Symbols.ZERO_BASED: tr("0 is the first digit; the board shows it as 1."),
            Symbols.LETTERS: tr("A is the first digit; the board shows it as 1."),
        }
        return meanings[symbols]
