"""Buttons with pictograms, and rows of such buttons of which at most one is selected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from sudoku_desktop.ui.style import ROUNDNESS, paint_panel
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import embolden

Member = TypeVar("Member")

PADDING, GAP = 6, 4
TEXT_MARGIN = 3
"""Space beside a text, in logical pixels."""
SMALLEST_TEXT = 0.7
"""Minimum size of the texts of a row or of a pictogram, where they do not fit, as a share of the usual size."""
ICON = QSize(26, 26)


class ChoiceButton(QAbstractButton):
    """Initially checkable button with a pictogram and a text, which is above the pictogram if `icon_below`."""

    def __init__(self, text: str, icon: QIcon, icon_size: QSize, parent: QWidget, *, icon_below: bool = False) -> None:
        super().__init__(parent)
        self._icon_below = icon_below
        self.setText(text)
        self.setIcon(icon)
        self.setIconSize(icon_size)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._embolden)

    @Slot(bool)
    def _embolden(self, is_checked: bool) -> None:
        embolden(self, is_checked)
        for button in self._row():
            button.update()  # all have the same size of text

    def _row(self) -> list[ChoiceButton]:
        """Return the buttons that are beside this one, and this one."""
        parent = self.parentWidget()
        return parent.findChildren(ChoiceButton) if parent is not None else [self]

    def _share_that_fits(self) -> float:
        """Return the size at which the text fits, as a share of its usual size."""
        advance = self.fontMetrics().horizontalAdvance(self.text()) or 1
        return min(1.0, max(SMALLEST_TEXT, (self.width() - 2 * TEXT_MARGIN) / advance))

    def sizeHint(self) -> QSize:
        icon = self.iconSize() if not self.icon().isNull() else QSize(0, -GAP)
        width = max(icon.width(), self.fontMetrics().horizontalAdvance(self.text()))
        return QSize(width + 2 * TEXT_MARGIN, icon.height() + GAP + self.fontMetrics().height() + 2 * PADDING + 2)

    def minimumSizeHint(self) -> QSize:
        text = int(SMALLEST_TEXT * self.fontMetrics().horizontalAdvance(self.text()))
        return QSize(
            max(int(SMALLEST_TEXT * self.iconSize().width()), text) + 2 * TEXT_MARGIN, self.sizeHint().height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = theme.accent if self.isChecked() or self.hasFocus() else theme.edge
            is_lit = self.isChecked() or self.isDown() or (self.underMouse() and self.isEnabled())
            ground = theme.accent_soft if is_lit else theme.base
            paint_panel(painter, self.rect(), ground, edge, width=2 if self.isChecked() else 1)
            if self.hasFocus():
                painter.setPen(QPen(theme.accent, 1, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), ROUNDNESS - 2, ROUNDNESS - 2)
            self._paint_content(painter, self.rect().adjusted(TEXT_MARGIN, PADDING, -TEXT_MARGIN, -PADDING))

    def _paint_content(self, painter: QPainter, room: QRect) -> None:
        theme = current_theme()
        text_room, height = QRect(room), self.fontMetrics().height()
        if not self.icon().isNull():
            icon = QRect(room)
            icon.setHeight(self.iconSize().height())
            if self._icon_below:
                icon.moveBottom(room.bottom())
                text_room.setBottom(icon.top() - GAP)
            else:
                text_room.setTop(room.bottom() - height)
            width = min(self.iconSize().width(), room.width())
            icon = QRect(room.center().x() - width // 2, icon.top(), width, icon.height())
            mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
            self.icon().paint(painter, icon, Qt.AlignmentFlag.AlignCenter, mode)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * min(each._share_that_fits() for each in self._row()))
        painter.setFont(font)
        painter.setPen(theme.text if self.isEnabled() else theme.disabled_text)
        painter.drawText(text_room, Qt.AlignmentFlag.AlignCenter, self.text())


class ChoiceButtons(QWidget, Generic[Member]):
    """A row of buttons for objects. The arrow keys move the selection; objects without a button clear it."""

    picked = Signal(object)
    """Emitted with the object that the user has selected."""

    def __init__(
        self,
        name: str,
        members: Iterable[tuple[Member, str, QIcon]],
        *,
        icon_size: QSize = ICON,
        icon_below: bool = False,
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.buttons: dict[Member, ChoiceButton] = {}
        for member, text, icon in members:
            button = ChoiceButton(text, icon, icon_size, self, icon_below=icon_below)
            button.setAccessibleName(f"{name}: {text}")
            self.buttons[member] = button
            self._group.addButton(button)
            button.clicked.connect(self._clicked)
        in_row(*((button, 1) for button in self.buttons.values()), spacing=6, inside=self)

    def choice(self) -> Member | None:
        return next((member for member, button in self.buttons.items() if button.isChecked()), None)

    def show_choice(self, member: object) -> None:
        """Check the button of an object; an object without a button unchecks all."""
        button = next((button for each, button in self.buttons.items() if each == member), None)
        if button is not None:
            button.setChecked(True)
        else:
            self._group.setExclusive(False)
            for each in self.buttons.values():
                each.setChecked(False)
            self._group.setExclusive(True)

    @Slot()
    def _clicked(self) -> None:
        choice = self.choice()
        self.picked.emit(choice)
