"""Rows and columns of widgets, each in one expression, and labels for fields.

A part of them is a widget or a layout; ``(part, 1)`` has a share of the room that is left over, and a number alone is
free space with such a share. Margins are 0, and None for the style's; so is no spacing given.
"""

from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from sudoku_desktop.ui.widgets.plain_label import PlainLabel

Content = QWidget | QLayout
Part = Content | int | tuple[Content, int] | tuple[QWidget, int, Qt.AlignmentFlag]
Margins = tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)

NO_MARGINS = (0, 0, 0, 0)


def in_row(
    *parts: Part, spacing: int | None = None, margins: Margins | None = NO_MARGINS, inside: QWidget | None = None
) -> QHBoxLayout:
    """Parts beside one another, laid out inside a widget or to become part of another layout."""
    layout = QHBoxLayout(inside) if inside is not None else QHBoxLayout()
    return _fill(layout, parts, spacing, margins)


def in_column(
    *parts: Part, spacing: int | None = None, margins: Margins | None = NO_MARGINS, inside: QWidget | None = None
) -> QVBoxLayout:
    """Parts one below the other, laid out inside a widget or to become part of another layout."""
    layout = QVBoxLayout(inside) if inside is not None else QVBoxLayout()
    return _fill(layout, parts, spacing, margins)


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


def labelled(name: str, field: QWidget) -> PlainLabel:
    """A label for a field, whose name screen readers tell too; its mnemonic leads to the field."""
    label = PlainLabel(name)
    label.setBuddy(field)
    field.setAccessibleName(name.replace("&", ""))
    return label
