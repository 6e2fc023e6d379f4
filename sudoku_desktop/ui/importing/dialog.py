"""The import dialog: the picture on the left and the puzzle read from it on the right, for comparison and correction.

No puzzle is loaded before the user accepts it, and no reading is changed silently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QIcon, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import ReadResult
from sudoku_desktop.board.formats.cells import wrong_count
from sudoku_desktop.services.assessment import FEWEST_GIVENS
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import BoardEditor, BoardView, Mode, with_state
from sudoku_desktop.ui.importing.corrections import Corrections, tool_button
from sudoku_desktop.ui.importing.find import FoundPuzzle, Handwriting, ScannedPage, with_handwriting
from sudoku_desktop.ui.importing.pages import PageStrip
from sudoku_desktop.ui.importing.picture_view import PictureView
from sudoku_desktop.ui.importing.reader import PictureReader, Source
from sudoku_desktop.ui.importing.words import (
    handwriting_in_words,
    how_read,
    name_of,
    nothing_found,
)
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.read_report import choose_reading
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.verdict.verdict_line import VerdictLine
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_lines, in_row, labelled, resize_on_screen
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.worker import end_work

if TYPE_CHECKING:
    from sudoku_desktop.reading.result import Corners

SIZE = (1060, 680)
ICON_SIDE = 96
INSET = 0.15
"""Initial distance of the corners from the edges, as a share of the picture, if no grid was found."""


class ImportDialog(QDialog):
    """Dialog of one import, started by `begin`."""

    taken = Signal(object)
    """Emitted with the accepted Puzzle, whose source is the name of the picture."""

    def __init__(self, loader: KernelLoader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Read Photo"))
        self.shown: FoundPuzzle | None = None
        """The puzzle that is shown, or None."""
        self._name = ""
        self._page: ScannedPage | None = None
        """The first picture, or None."""
        self.finds: list[FoundPuzzle] = []
        self.reader, self.second_reader = PictureReader(self), PictureReader(self)
        self._read_anew: FoundPuzzle | None = None
        """The puzzle that will be replaced when the second reader finishes, or None."""
        self.editor = BoardEditor(self)
        self.board = BoardView(self.editor)
        self.picture = PictureView()
        self.strip = PageStrip()
        self._pdf = b""
        """Content of the PDF whose pages the strip shows."""
        self._read_pages: set[int] = set()
        """Pages of the PDF that have been read, counted from 1."""
        self.verdict_line = VerdictLine()
        self.verdict = VerdictController(self.editor, self.board.board_model, self.verdict_line, loader, self)
        self.state = PlainLabel(wordWrap=True)
        self.notice = Notice("!")
        self.list = QListWidget()
        self.list.setIconSize(QSize(ICON_SIDE, ICON_SIDE))
        self.list.setAccessibleName(tr("Puzzles found"))
        self.whole = tool_button(tr("&Whole Picture"), tr("Show where in the picture the grid was found"))
        self.whole.setCheckable(True)
        self.left = tool_button(tr("Turn &Left"), tr("Read the grid again, turned a quarter to the left"))
        self.right = tool_button(tr("Turn &Right"), tr("Read the grid again, turned a quarter to the right"))
        self.corrections = Corrections(self.board, self.verdict)
        self.handwriting = MemberField(Handwriting, handwriting_in_words)
        self._handwriting_label = labelled(tr("Pla&yer’s digits:"), self.handwriting)
        self.cancel_button, self.take_button = QPushButton(tr("Cancel")), QPushButton(tr("&Use This Puzzle"))
        self._lay_out()
        self._connect()
        self._show_find(None)
        resize_on_screen(self, *SIZE)

    def _lay_out(self) -> None:
        both = self._both = QGridLayout()
        tools = QWidget()
        in_lines(self.whole, self.left, self.right, inside=tools)
        both.addWidget(self.picture, 0, 0)
        both.addWidget(self.board, 0, 1)
        both.addWidget(tools, 1, 0)
        both.addWidget(self.verdict_line, 1, 1)
        both.setColumnStretch(0, 1)
        both.setRowStretch(0, 1)
        both.setHorizontalSpacing(12)
        self.list.setFixedWidth(ICON_SIDE + 7 * self.fontMetrics().height())
        below = in_row(self._handwriting_label, self.handwriting, 1, self.cancel_button, self.take_button, spacing=8)
        self.handwriting.setMinimumWidth(self.handwriting.width_needed())
        in_column(
            self.state,
            self.strip,
            (in_row(self.list, (both, 1), spacing=12), 1),
            self.corrections,
            self.notice,
            below,
            margins=None,
            inside=self,
        )
        self.take_button.setDefault(True)
        corrections = self.corrections
        order = (
            *(
                self.strip.list,
                self.strip.button,
                self.list,
                self.board,
                corrections.next_button,
                *corrections.choices,
                corrections.suggestion,
            ),
            *(self.handwriting, self.take_button, self.cancel_button),
            *(self.whole, self.left, self.right, self.picture),
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.reader.page_read.connect(self._add_page)
        self.reader.pages_counted.connect(self._show_pages)
        self.strip.chosen.connect(self.read_pages)
        self.second_reader.read_again.connect(self._replace)
        for reader in (self.reader, self.second_reader):
            reader.failed.connect(self.notice.say)
        self.reader.ended.connect(self._show_state)
        self.list.currentRowChanged.connect(self._show_row)
        self.picture.cell_chosen.connect(self._go_to)
        self.picture.corners_moved.connect(self._read_at)
        self.board.cursor_moved.connect(self.picture.set_cell)
        self.editor.state_changed.connect(self._follow)
        self.editor.mode_changed.connect(lambda: self.editor.set_mode(Mode.ENTERING))
        self.editor.message.connect(self.notice.say)
        self.board.paster.refused.connect(self.notice.say)
        self.board.paster.choose = self._choose_reading
        self.corrections.settled.connect(self._show_doubts)
        self.whole.toggled.connect(self.picture.set_whole)
        self.left.clicked.connect(partial(self.turn, 1))
        self.right.clicked.connect(partial(self.turn, -1))
        self.handwriting.activated.connect(self._keep_handwriting)
        self.cancel_button.clicked.connect(self.reject)
        self.take_button.clicked.connect(self.take)
        keys = {"F3": self.corrections.go_to_next, "Ctrl+Z": self.editor.undo, "Ctrl+Shift+Z": self.editor.redo}
        for key, slot in {**keys, "Ctrl+Return": self.take}.items():
            QShortcut(QKeySequence(key), self, slot)

    # Reading

    def begin(self, source: Source, name: str) -> None:
        """Read a picture and show the puzzles found in it; `name` is shown to the user."""
        self._name = name
        self.reader.read(source, name)
        self._show_state()

    @Slot(object, int)
    def _show_pages(self, data: bytes, count: int) -> None:
        """Show the pages of a PDF; if there are many, only the pages that the user chooses are read."""
        from sudoku_desktop.reading.picture import MOST_PAGES

        self._pdf = data
        self.strip.show_pages(data, min(count, MOST_PAGES), count)
        self._show_state()

    @Slot(object)
    def read_pages(self, pages: list[int]) -> None:
        """Read these pages of the PDF, counted from 1, and show the puzzles of pages that were read before."""
        new = [page for page in pages if page not in self._read_pages]
        found = [at for at, find in enumerate(self.finds) if find.page.picture.page in pages]
        if found:
            self.list.setCurrentRow(found[0])
        if new:
            self.notice.say("")
            self.reader.read(self._pdf, self._name, new)
            self._show_state()

    def done(self, result: int) -> None:
        """Cancel all reading when the dialog closes."""
        end_work(self)
        super().done(result)

    @Slot(object, object)
    def _add_page(self, page: ScannedPage, finds: tuple[FoundPuzzle, ...]) -> None:
        self._page = self._page or page
        if page.picture.page is not None:
            self._read_pages.add(page.picture.page)
        for find in finds:
            self._add(find)
        if finds and self.shown is None:
            likely = min(finds, key=lambda find: find.state.givens.filled_count < FEWEST_GIVENS)
            self.list.setCurrentRow(self.finds.index(likely))
        self._show_state()

    def _add(self, find: FoundPuzzle) -> None:
        self.finds.append(find)
        item = QListWidgetItem(QIcon(QPixmap.fromImage(find.thumbnail)), "")
        self.list.addItem(item)
        self.list.setVisible(len(self.finds) > 1)
        self._name_row(find)

    def _name_row(self, find: FoundPuzzle) -> None:
        row = self.finds.index(find)
        self.list.item(row).setText(name_of(find, row + 1))

    @Slot()
    def _show_state(self) -> None:
        """Show the progress and the certainty of the reading."""
        parts = [how_read(self.shown)] if self.shown is not None else []
        if self.reader.is_busy:
            parts.append(tr("Reading {file} …", file=self._name))
        elif self._pdf and not self._read_pages:
            parts.append(tr("Choose the pages to read, then click Read Selected Pages."))
        elif self.shown is None and self._page is not None:
            parts.append(nothing_found(self._name, self._page.reasons))
            self._offer_corners(self._page)
        self.state.setText(" ".join(parts))

    def _offer_corners(self, page: ScannedPage) -> None:
        """Let the user mark the corners of the grid."""
        if not self.picture.corners:
            x, y = INSET * page.width, INSET * page.height
            right, bottom = page.width - x, page.height - y
            self.picture.show_page(page, ((x, y), (right, y), (right, bottom), (x, bottom)))
        self.picture.show()
        self.whole.setChecked(True)
        self.picture.setFocus()

    # Other corners or orientation

    def turn(self, quarters: int) -> None:
        """Read the same grid again, rotated counter-clockwise by `quarters` quarter turns."""
        corners = self.picture.corners
        self._read_at((*corners[quarters:], *corners[:quarters]))

    @Slot(object)
    def _read_at(self, corners: Corners) -> None:
        page = self.shown.page if self.shown is not None else self._page
        if page is not None and corners:
            self._read_anew = self.shown
            self.second_reader.read_at(page, corners)

    @Slot(object)
    def _replace(self, find: FoundPuzzle | None) -> None:
        """Replace a puzzle by its new reading, or report that there is no grid for None."""
        former = self._read_anew
        if find is None:
            self.notice.say(tr("There is no grid between these corners."))
            return
        self.notice.say("")
        if former is None:
            self._add(find)
            self.list.setCurrentRow(len(self.finds) - 1)
            return
        row = self.finds.index(former)
        self.finds[row] = find
        self.list.item(row).setIcon(QIcon(QPixmap.fromImage(find.thumbnail)))
        if former is self.shown:
            self._show_find(find)

    # Navigation

    @Slot(int)
    def _show_row(self, row: int) -> None:
        self._show_find(self.finds[row] if row >= 0 else None)

    def _show_find(self, find: FoundPuzzle | None) -> None:
        is_first, self.shown = self.shown is None, find
        for widget in (self.picture, self.board, self.whole):
            widget.setVisible(find is not None)
        for button in (self.left, self.right):
            button.setVisible(find is not None and find.has_grid)
        if find is None:
            self.verdict_line.hide()
        self._both.setColumnStretch(1, 0 if find is None else 1)
        self.take_button.setEnabled(find is not None)
        self.handwriting.setVisible(find is not None and find.has_handwriting)
        self._handwriting_label.setVisible(find is not None and find.has_handwriting)
        self.list.setVisible(len(self.finds) > 1)
        if find is not None:
            others = [each.reading.corners for each in self.finds if each.page is find.page and each is not find]
            self.picture.show_page(find.page, find.reading.corners, others, find.grid, has_cells=find.has_grid)
            self.handwriting.choose(find.handwriting)
            self.editor.restore(find.state, Mode.ENTERING)
            self._follow()
            self.verdict.update()
            self.corrections.show_find(find)
            self._show_doubts()
            if is_first and not self.picture.hasFocus():
                self.board.setFocus()

    @Slot(int)
    def _go_to(self, cell: int) -> None:
        self.board.set_cursor_cell(cell)
        self.board.setFocus()

    # Correction

    @Slot()
    def _follow(self) -> None:
        if self.shown is not None:
            self.shown.state = self.editor.state
            self.verdict_line.setVisible(self.editor.state.givens.filled_count > 0)
        self.notice.say("")

    @Slot()
    def _show_doubts(self) -> None:
        if self.shown is not None:
            self.picture.set_doubtful(self.shown.doubtful)
            self._name_row(self.shown)
            self._show_state()

    @Slot()
    def _keep_handwriting(self) -> None:
        if self.shown is not None:
            self.shown.handwriting = self.handwriting.member()
            state = with_handwriting(self.editor.state, self.shown.reading.entries, self.shown.handwriting)
            self.editor.take_step(state, self.handwriting.currentText(), None, Mode.ENTERING)
            self.corrections.settle_sorts()

    def _choose_reading(self, readings: Sequence[ReadResult]) -> ReadResult | None:
        """Return the reading of a pasted text that the user chooses; refuse a puzzle of another size."""
        found, needed = (len(grid.cells) for grid in (readings[0].puzzles[0].givens, self.editor.state.givens))
        if found != needed:
            self.notice.say(tr("Nothing was pasted: {reason}.", reason=wrong_count(found, needed)))
            return None
        return choose_reading(readings, self)

    # Acceptance

    @Slot()
    def take(self) -> None:
        """Accept the displayed puzzle in its current state."""
        if self.shown is not None:
            state = self.shown.state
            self.taken.emit(replace(with_state(Puzzle(state.givens), state), source=self._name))
            self.accept()
