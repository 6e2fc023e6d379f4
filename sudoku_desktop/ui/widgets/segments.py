"""A row of joined buttons, of which one is selected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics, QKeySequence, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from sudoku_desktop.ui.style import paint_panel
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.action_button import GAP, icon_side, key_width, paint_label, text_of
from sudoku_desktop.ui.widgets.layouts import in_row

Member = TypeVar("Member")

PADDING, ROUNDNESS = 11, 6
"""Horizontal padding and radius of the corners, in logical pixels."""


class Segment(QAbstractButton):
    """Button of a segmented control, for a checkable action; underlined while the action is checked.

    `is_releasable`: whether clicking the button of a checked action triggers it again.
    """

    def __init__(
        self, action: QAction, *, is_first: bool, is_last: bool, padding: int = PADDING, is_releasable: bool = False
    ) -> None:
        super().__init__()
        self._padding, self._is_releasable = padding, is_releasable
        self._action, self._is_first, self._is_last = action, is_first, is_last
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._choose)
        action.changed.connect(self._follow)
        self._follow()

    def _choose(self) -> None:
        if self._is_releasable or not self._action.isChecked():
            self._action.trigger()
        self._follow()

    def _follow(self) -> None:
        text = text_of(self._action).replace("&", "")
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        self.setChecked(self._action.isChecked())
        self.update()

    def _bold_metrics(self) -> tuple[int, int]:
        """Return the width of the text in bold and the height, in pixels."""
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        return metrics.horizontalAdvance(self.text()), metrics.height()

    def sizeHint(self) -> QSize:
        width, height = self._bold_metrics()
        icon = 0 if self._action.icon().isNull() else height + GAP
        return QSize(width + icon + 2 * self._padding, height + 14)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_on, rect = current_theme(), self.isChecked(), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = rect.adjusted(0.5, 0.5, -0.5 if self._is_last else 0.5, -0.5)
            shape = QPainterPath()
            left = 0 if self._is_first else -2 * ROUNDNESS
            right = 0 if self._is_last else 2 * ROUNDNESS
            shape.addRoundedRect(outline.adjusted(left, 0, right, 0), ROUNDNESS, ROUNDNESS)
            painter.setClipRect(rect)
            is_lit = is_on or self.isDown() or (self.underMouse() and self.isEnabled())
            painter.setPen(QPen(theme.edge, 1))
            painter.setBrush(theme.accent_soft if is_lit else theme.base)
            painter.drawPath(shape)
            if not self._is_first:
                painter.setPen(QPen(theme.mid, 1))
                painter.drawLine(0, 1, 0, self.height() - 2)
            if is_on:
                painter.fillRect(QRectF(3, rect.height() - 3, rect.width() - 6, 2), theme.accent)
            if self.hasFocus():
                ring = self.rect().adjusted(2, 2, -2, -3)
                paint_panel(painter, ring, None, theme.accent, width=2, roundness=ROUNDNESS - 2)
            self._paint_content(painter)

    def _paint_content(self, painter: QPainter) -> None:
        theme, icon, text = current_theme(), self._action.icon(), self.text()
        font = self.font()
        font.setBold(self.isChecked())
        painter.setFont(font)
        metrics = painter.fontMetrics()
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        width = metrics.horizontalAdvance(text) + (0 if icon.isNull() else icon_side(metrics) + GAP)
        if width + key_width(metrics, key) > self.width() - 12:
            key = ""
        ink = theme.text if self.isEnabled() else theme.disabled_text
        paint_label(painter, self.rect(), icon, text, key, ink=ink, key_ink=theme.placeholder_text)


class SegmentedButtons(QWidget):
    """Segmented control; each button stands for one of several checkable actions.

    `is_releasable`: whether clicking the checked button unchecks it, so that none is checked.
    """

    def __init__(
        self,
        actions: Sequence[QAction],
        *,
        is_stretched: bool = True,
        padding: int = PADDING,
        is_releasable: bool = False,
    ) -> None:
        super().__init__()
        last = len(actions) - 1
        self.buttons = [
            Segment(action, is_first=index == 0, is_last=index == last, padding=padding, is_releasable=is_releasable)
            for index, action in enumerate(actions)
        ]
        parts = [(button, 1) for button in self.buttons] if is_stretched else self.buttons
        in_row(*parts, spacing=0, inside=self)
        if not is_stretched:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class MemberSegments(SegmentedButtons, Generic[Member]):
    """Segmented control for objects with titles, the first of which is initially selected."""

    chosen = Signal(object)
    """Emitted with the newly selected object."""

    def __init__(self, name: str, titles: Mapping[Member, str]) -> None:
        self._actions = {member: QAction(title, checkable=True) for member, title in titles.items()}
        super().__init__(list(self._actions.values()), is_stretched=False)
        self.setAccessibleName(name)
        self._group = QActionGroup(self)
        for action in self._actions.values():
            self._group.addAction(action)
        next(iter(self._actions.values())).setChecked(True)
        self._group.triggered.connect(self._emit_choice)

    def member(self) -> Member:
        """Return the selected object."""
        return next(member for member, action in self._actions.items() if action.isChecked())

    def choose(self, member: Member) -> None:
        """Select an object, with the same effect as a selection by the user."""
        self._actions[member].trigger()

    @Slot(QAction)
    def _emit_choice(self, action: QAction) -> None:
        self.chosen.emit(self.member())
