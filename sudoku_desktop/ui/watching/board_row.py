"""The row below the board: choice of signal, number of conflicts, and best fitness so far."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.ui.board import SIGNALS, BoardModel, BoardSignal
from sudoku_desktop.ui.board.look import clashing
from sudoku_desktop.ui.icons import painted_icon
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain

GAP = 12
ICON, NAMED = Qt.ToolButtonStyle.ToolButtonIconOnly, Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def _sample(signal: BoardSignal) -> QIcon:
    """Return the icon of a signal: a sample cell with its mark."""

    def paint(painter: QPainter, rect: QRectF, mode: QIcon.Mode, state: QIcon.State) -> None:
        signal.paint_sample(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), current_theme())

    return painted_icon(paint)


class BoardRow(QWidget):
    """Row with buttons for `signals` on the left and numbers on the right."""

    signal_chosen = Signal(str)
    """Emitted with the name of the signal that the user chose."""

    def __init__(self, model: BoardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.signals = QWidget()
        self._name = PlainLabel(self.tr("Show"))
        self._name.setContentsMargins(0, 0, 4, 0)
        self._group = QButtonGroup(self)
        side = self.fontMetrics().ascent() + 1
        buttons = [self._button(made(), side) for made in SIGNALS]
        for button in buttons:
            self._group.addButton(button)
        in_row(self._name, *buttons, spacing=2, inside=self.signals)
        self._group.buttonClicked.connect(self._choose)
        policy = self.signals.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.signals.setSizePolicy(policy)
        self.count = ElidedLabel()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._widest = 0
        in_row(self.signals, (self.count, 1), inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.shown_changed.connect(self._follow)
        model.signal_changed.connect(self._tick)
        self._tick(model.signal)
        self._follow()

    def _button(self, signal: BoardSignal, side: int) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setText(signal.title)
        button.setObjectName(signal.name)
        button.setIcon(_sample(signal))
        button.setIconSize(QSize(side, side))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        explain(button, signal.tip)
        return button

    @Slot(QAbstractButton)
    def _choose(self, button: QAbstractButton) -> None:
        self.signal_chosen.emit(button.objectName())

    @Slot(object)
    def _tick(self, signal: BoardSignal) -> None:
        for button in self._group.buttons():
            button.setChecked(button.objectName() == signal.name)

    @Slot()
    def _follow(self) -> None:
        clashes = len(clashing(self._model.conflicts))
        is_run = self._model.is_showing_run
        self.signals.setVisible(is_run)
        words = [self.tr("%n cell(s) clash", "", clashes)] if clashes or is_run else []
        frame = self._model.frame
        if is_run and frame is not None and frame.best_so_far:
            words.append(self.tr("best so far {fitness}").format(fitness=frame.best_so_far))
        self.count.say(" · ".join(words))
        if self._width_of_count() > self._widest:
            self._fit()

    def _width_of_count(self) -> int:
        return self.count.fontMetrics().horizontalAdvance(self.count.whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the names of buttons if they fit beside the widest numbers so far; the height does not change."""
        self._widest = max(self._widest, self._width_of_count())
        buttons = [each for each in self._group.buttons() if isinstance(each, QToolButton)]
        heights = []
        for style in (ICON, NAMED):
            for button in buttons:
                button.setToolButtonStyle(style)
                heights.append(button.sizeHint().height())
        if any(button.minimumHeight() != max(heights) for button in buttons):
            for button in buttons:
                button.setFixedHeight(max(heights))
            for outer in (self.signals, self):  # Qt does not update the size hints of hidden widgets
                layout = outer.layout()
                assert layout is not None
                layout.invalidate()
                outer.updateGeometry()
        for style, is_introduced in ((NAMED, True), (NAMED, False), (ICON, False)):
            self._name.setVisible(is_introduced)
            for button in buttons:
                button.setToolButtonStyle(style)
            if self.signals.sizeHint().width() + self._widest + GAP <= self.width():
                return
