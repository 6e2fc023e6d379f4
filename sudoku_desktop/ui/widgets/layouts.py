"""Layouts of widgets: rows, columns and grids as one expression, flow layouts, and scroll areas.

A part of a row or column is a widget or a layout; ``(part, 1)`` has a stretch factor, and a number alone is empty space
with that stretch factor. Margins are 0 by default; None stands for the style's margins, or the style's spacing.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from sudoku_desktop.ui.widgets.plain_label import PlainLabel

Content = QWidget | QLayout
Part = Content | int | tuple[Content, int] | tuple[QWidget, int, Qt.AlignmentFlag]
Cell = Content | tuple[Content, int] | None
Margins = tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)

NO_MARGINS = (0, 0, 0, 0)
FRAME = QSize(16, 40)
"""Assumed size of a window's frame, in logical pixels, before the window is shown."""


def resize_on_screen(window: QWidget, width: int, height: int) -> None:
    """Resize a window, but at most to the available size of its screen."""
    window.resize(QSize(width, height).boundedTo(window.screen().availableGeometry().size() - FRAME))


def in_row(
    *parts: Part, spacing: int | None = None, margins: Margins | None = NO_MARGINS, inside: QWidget | None = None
) -> QHBoxLayout:
    """Arrange parts side by side, as the layout of `inside` or as part of another layout."""
    layout = QHBoxLayout(inside) if inside is not None else QHBoxLayout()
    return _fill(layout, parts, spacing, margins)


def in_column(
    *parts: Part, spacing: int | None = None, margins: Margins | None = NO_MARGINS, inside: QWidget | None = None
) -> QVBoxLayout:
    """Arrange parts one below the other, as the layout of `inside` or as part of another layout."""
    layout = QVBoxLayout(inside) if inside is not None else QVBoxLayout()
    return _fill(layout, parts, spacing, margins)


def in_grid(
    *rows: Sequence[Cell],
    spacing: tuple[int | None, int | None] = (None, None),
    stretches: Sequence[int] = (),
    inside: QWidget | None = None,
) -> QGridLayout:
    """Arrange parts in a grid without margins, as the layout of `inside` or as part of another layout.

    Parameters
    ----------
    rows
        Widgets and layouts by row and column; ``(part, 2)`` takes two columns, and None leaves a cell empty.
    spacing
        The horizontal and the vertical one.
    stretches
        The stretch factors of the columns.
    """
    layout = QGridLayout(inside) if inside is not None else QGridLayout()
    layout.setContentsMargins(*NO_MARGINS)
    across, down = spacing
    if across is not None:
        layout.setHorizontalSpacing(across)
    if down is not None:
        layout.setVerticalSpacing(down)
    for column, stretch in enumerate(stretches):
        layout.setColumnStretch(column, stretch)
    for line, row in enumerate(rows):
        column = 0
        for cell in row:
            content, columns = cell if isinstance(cell, tuple) else (cell, 1)
            if isinstance(content, QLayout):
                layout.addLayout(content, line, column, 1, columns)
            elif content is not None:
                layout.addWidget(content, line, column, 1, columns)
            column += columns
    return layout


def _fill(layout: Box, parts: tuple[Part, ...], spacing: int | None, margins: Margins | None) -> Box:
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
            continue
        content: Content
        how: list[Any]
        content, *how = part if isinstance(part, tuple) else (part,)
        if isinstance(content, QLayout):
            layout.addLayout(content, *how)
        else:
            layout.addWidget(content, *how)
    return layout


def clear_layout(layout: QLayout) -> None:
    """Hide and delete the widgets of a layout."""
    while item := layout.takeAt(0):
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def focusable(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets that accept focus by Tab, in the order of the layouts."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    layout = widget.layout()
    if layout is not None:
        yield from _focusable_in(layout)


def _focusable_in(layout: QLayout) -> Iterator[QWidget]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        widget, inner = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            yield from focusable(widget)
        elif inner is not None:
            yield from _focusable_in(inner)


def labelled(name: str, field: QWidget) -> PlainLabel:
    """Return a label for a field, with the field as buddy; its text is the field's accessible name, too."""
    label = PlainLabel(name)
    label.setBuddy(field)
    field.setAccessibleName(name.replace("&", ""))
    return label


def retain_size(widget: QWidget) -> None:
    """Let a widget keep its space in the layout while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


LEAST_WIDTH = 120
"""Minimum width of a flow layout, in logical pixels, so that legends do not elide their names."""


class FlowLayout(QLayout):
    """Layout in lines that wrap like words, from right to left in right-to-left languages."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """Cached heights by width, which parent layouts request again and again."""
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize().boundedTo(QSize(LEAST_WIDTH, item.minimumSize().height())))
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Arrange the items in lines; return their height in pixels."""
        x, y, line = 0, 0, 0
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for item in self._items:
            if item.isEmpty():  # the item is hidden
                continue
            size = item.sizeHint().boundedTo(QSize(max(rect.width(), 0), item.sizeHint().height()))
            if x and x + size.width() > rect.width():
                x, y, line = 0, y + line + self.spacing(), 0
            if move:
                left = rect.right() + 1 - x - size.width() if mirrored else rect.left() + x
                item.setGeometry(QRect(QPoint(left, rect.top() + y), size))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line


def in_lines(*widgets: QWidget, spacing: int = 6, inside: QWidget | None = None) -> FlowLayout:
    """Return a layout of widgets side by side that wraps to further lines."""
    layout = FlowLayout(inside)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget)
    return layout


class PageArea(QScrollArea):
    """Vertical scroll area at least as wide as its content, or exactly as wide if `is_fixed`."""

    def __init__(self, content: QWidget, narrowest: int = 0, *, is_fixed: bool = False) -> None:
        super().__init__()
        self._content, self._narrowest, self._is_fixed = content, narrowest, is_fixed
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumWidth(narrowest)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
            width = max(self._narrowest, self._content.minimumSizeHint().width() + bar)
            self.setMinimumWidth(width)
            if self._is_fixed:
                self.setMaximumWidth(width)
        return super().eventFilter(watched, event)
