"""Messages over the window after opening and pasting: what was left out, and why nothing was pasted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board.formats import PuzzleFile, ReadResult
from sudoku_desktop.ui.read_report import OmissionsDialog, choose_reading, report_in_words
from sudoku_desktop.ui.widgets.message_bar import MessageBar
from sudoku_desktop.ui.widgets.questions import answer_of
from sudoku_desktop.ui.window.parts import Controller, Parts


class Reporting(Controller):
    """Shows a message at the lower edge of `place` after each file and each paste; it stays until it is dismissed."""

    def __init__(self, parts: Parts, place: QWidget) -> None:
        super().__init__(parts)
        self.bar = MessageBar(place, parts.outcome)
        self.bar.follow(parts.board)
        parts.files.choose_reading = self._choose_file
        parts.files.file_taken.connect(self._report)
        parts.board.paster.choose = self._choose_text
        parts.board.paster.pasted.connect(self._report_pasted)
        parts.board.paster.refused.connect(self.bar.say)

    @Slot(object)
    def _report_pasted(self, result: ReadResult) -> None:
        self._report(result)
        if len(result.puzzles) > 1 and not result.omissions and not result.solutions:
            self.bar.say(self.tr("%n puzzle(s) pasted. “Next in File” shows the others.", "", len(result.puzzles)))
        self._board.setFocus()

    @Slot(object)
    def _report(self, result: ReadResult) -> None:
        self.bar.say(report_in_words(result), lambda: self._show_details(result))

    def _show_details(self, result: ReadResult) -> None:
        answer_of(OmissionsDialog(result, self._window))

    def _choose_text(self, readings: Sequence[ReadResult]) -> ReadResult | None:
        chosen = choose_reading(readings, self._window)
        return None if chosen is None else readings[chosen]

    def _choose_file(self, readings: Sequence[PuzzleFile]) -> PuzzleFile | None:
        chosen = choose_reading([reading.result for reading in readings], self._window)
        return None if chosen is None else readings[chosen]
