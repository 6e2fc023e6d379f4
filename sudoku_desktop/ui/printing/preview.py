"""Preview of a print, one leaf at a time, with buttons to turn leaves and to zoom."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.icons import back_icon, first_icon, forward_icon, last_icon, minus_icon, plus_icon
from sudoku_desktop.ui.printing.leaves import Leaves
from sudoku_desktop.ui.printing.page_view import FRAME, MANY, ZOOMS, PageView
from sudoku_desktop.ui.widgets.fields import NumberField
from sudoku_desktop.ui.widgets.glyphs import GlyphButton
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class Preview(QWidget):
    """Preview of a sheet or book; an update keeps the current leaf, if it still exists."""

    def __init__(self) -> None:
        super().__init__()
        self.leaves: Leaves | None = None
        self._index = self._zoom = 0
        self.view = PageView()
        self._area = QScrollArea(self)
        self._area.setWidget(self.view)
        self._area.installEventFilter(self)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.first_button = GlyphButton(first_icon(), self, tr("First page"))
        self.previous_button = GlyphButton(back_icon(), self, tr("Previous page"))
        self.number = NumberField(1, 1, whole=True, parent=self)
        self.next_button = GlyphButton(forward_icon(), self, tr("Next page"))
        self.last_button = GlyphButton(last_icon(), self, tr("Last page"))
        self.out_button = GlyphButton(minus_icon(), self, tr("Whole page"))
        self.in_button = GlyphButton(plus_icon(), self, tr("Zoom in"))
        self.number.setAccessibleName(tr("Page"))
        self.number.setKeyboardTracking(False)
        self.count_label = PlainLabel()
        self._lay_out()
        for button, act, steps in (
            (self.first_button, self.turn, -MANY),
            (self.previous_button, self.turn, -1),
            (self.next_button, self.turn, 1),
            (self.last_button, self.turn, MANY),
            (self.out_button, self.zoom, -1),
            (self.in_button, self.zoom, 1),
        ):
            button.clicked.connect(partial(act, steps))
        self.number.valueChanged.connect(lambda number: self._show(int(number) - 1))
        self.view.turned.connect(self.turn)
        self.view.zoomed.connect(self.zoom)
        self.view.chosen_changed.connect(self._show_chosen)
        self.show_leaves(None, "")

    def _lay_out(self) -> None:
        before = in_row(self.first_button, self.previous_button, self.number, self.count_label)
        zooms = in_row(self.out_button, self.in_button, margins=(16, 0, 0, 0))
        in_column((self._area, 1), in_row(1, before, self.next_button, self.last_button, zooms, 1), inside=self)

    @property
    def page_count(self) -> int:
        """Number of leaves of all files."""
        return self.leaves.count if self.leaves is not None else 0

    @property
    def place(self) -> int:
        """Number of the displayed leaf, starting at 1; 0 without leaves."""
        return self._index + 1 if self.leaves is not None else 0

    def show_leaves(self, leaves: Leaves | None, sentence: str) -> None:
        """Show leaves, or a sentence instead."""
        self.leaves = leaves
        if leaves is None:
            self._index = 0
            self.view.show_sentence(sentence)
            self._show_navigation()
        else:
            self._show(self._index)
        self._resize()

    @Slot(int)
    def turn(self, pages: int) -> None:
        self._show(self._index + pages)

    @Slot(int)
    def zoom(self, steps: int) -> None:
        """Zoom in by a number of steps, or out if it is negative."""
        self._zoom = min(max(self._zoom + steps, 0), len(ZOOMS) - 1)
        self._resize()
        self._show_navigation()

    def _show(self, index: int) -> None:
        if self.leaves is None:
            return
        self._index = min(max(index, 0), self.page_count - 1)
        self.view.show_leaf(self.leaves.leaf(self._index))
        self._show_navigation()

    def _show_navigation(self) -> None:
        count = self.page_count
        self.number.blockSignals(True)
        self.number.setRange(1, max(count, 1))
        self.number.set_number(max(self.place, 1))
        self.number.blockSignals(False)
        self.number.setEnabled(count > 1)
        self.count_label.setText(self._count_in_words())
        for button, is_enabled in (
            (self.first_button, self._index > 0),
            (self.previous_button, self._index > 0),
            (self.next_button, self._index + 1 < count),
            (self.last_button, self._index + 1 < count),
            (self.out_button, self._zoom > 0),
            (self.in_button, count > 0 and self._zoom + 1 < len(ZOOMS)),
        ):
            button.setEnabled(is_enabled)

    def _count_in_words(self) -> str:
        return tr("of {pages}", pages=self.leaves.count_in_words) if self.leaves is not None else ""

    def _resize(self) -> None:
        """Fit the page to the viewport, or scale its height by the zoom factor."""
        room = self._area.maximumViewportSize()
        if self.view.leaf is None or not self._zoom:
            self.view.resize(room)
            return
        height = int(room.height() * ZOOMS[self._zoom])
        leaf = self.view.leaf
        needed = 2 * FRAME + (height - 2 * FRAME) * leaf.width / leaf.height
        bar = self._area.verticalScrollBar().sizeHint().width()
        self.view.resize(max(room.width() - bar, int(needed)), height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._area and event.type() is QEvent.Type.Resize:
            self._resize()
        return False

    @Slot()
    def _show_chosen(self) -> None:
        """Turn to the page of the selected puzzle."""
        if self.leaves is not None and self.view.chosen is not None:
            index = self.view.chosen // self.leaves.per_leaf
            if index != self._index:
                self._show(index)
