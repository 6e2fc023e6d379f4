"""The style of the window: Fusion with flat buttons, fields, headers and sliders in the colours of the theme."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QWidget,
)

from sudoku_desktop.ui.theme import current_theme

ROUNDNESS = 6
GROOVE, HANDLE = 3, 14
"""Height of a slider's groove and diameter of its handle, in logical pixels."""
State = QStyle.StateFlag


class FlatStyle(QProxyStyle):
    """Draws push buttons, tool buttons, text fields, headers of tables and sliders flat; the rest is Fusion's."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.setObjectName("flat")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element is QStyle.PrimitiveElement.PE_PanelButtonCommand and isinstance(option, QStyleOptionButton):
            self._draw_button(option, painter)
        elif element is QStyle.PrimitiveElement.PE_PanelButtonTool:
            self._draw_tool_button(option, painter)
        elif element is QStyle.PrimitiveElement.PE_FrameLineEdit:
            theme = current_theme()
            has_focus = bool(option.state & State.State_HasFocus)
            edge = theme.accent if has_focus else theme.edge if option.state & State.State_Enabled else theme.mid
            self._draw_panel(painter, option.rect, None, edge)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def _draw_button(self, option: QStyleOptionButton, painter: QPainter) -> None:
        theme, state = current_theme(), option.state
        is_enabled, is_on = bool(state & State.State_Enabled), bool(state & State.State_On)
        is_lit = bool(state & (State.State_MouseOver | State.State_Sunken)) and is_enabled
        edge = theme.accent if is_on else theme.edge if is_enabled else theme.mid
        self._draw_panel(painter, option.rect, theme.accent_soft if is_on or is_lit else theme.base, edge)

    def _draw_tool_button(self, option: QStyleOption, painter: QPainter) -> None:
        theme, state = current_theme(), option.state
        is_on = bool(state & State.State_On)
        is_lit = bool(state & (State.State_MouseOver | State.State_Sunken)) and bool(state & State.State_Enabled)
        if state & State.State_AutoRaise and not (is_on or is_lit):
            return
        edge = theme.accent if is_on else theme.mid if state & State.State_AutoRaise else theme.edge
        self._draw_panel(painter, option.rect, theme.accent_soft if is_on or is_lit else theme.base, edge)

    @staticmethod
    def _draw_panel(painter: QPainter, rect: QRect, ground: QColor | None, edge: QColor) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), ROUNDNESS, ROUNDNESS)
        painter.restore()

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element is QStyle.ControlElement.CE_HeaderSection:
            theme, rect = current_theme(), option.rect
            painter.fillRect(rect, theme.window)
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.edge)
            painter.fillRect(rect.right(), rect.top() + 4, 1, rect.height() - 8, theme.mid)
        else:
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        is_slider = control is QStyle.ComplexControl.CC_Slider
        if is_slider and isinstance(option, QStyleOptionSlider) and option.orientation == Qt.Orientation.Horizontal:
            self._draw_slider(option, painter, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def _draw_slider(self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
        theme, state = current_theme(), option.state
        is_enabled = bool(state & State.State_Enabled)
        slider = QStyle.ComplexControl.CC_Slider
        # PySide's annotation does not allow None, but Qt does
        groove = self.subControlRect(slider, option, QStyle.SubControl.SC_SliderGroove, widget)  # type: ignore[arg-type]
        handle = self.subControlRect(slider, option, QStyle.SubControl.SC_SliderHandle, widget)  # type: ignore[arg-type]
        middle = QRectF(groove).center().y()
        line = QRectF(groove.left(), middle - GROOVE / 2, groove.width(), GROOVE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.cell_line if not is_enabled else theme.mid)
        painter.drawRoundedRect(line, GROOVE / 2, GROOVE / 2)
        accent, at = theme.accent if is_enabled else theme.disabled_highlight, QRectF(handle).center().x()
        painter.setBrush(accent)
        done = line
        if option.upsideDown:
            done.setLeft(at)
        else:
            done.setRight(at)
        painter.drawRoundedRect(done, GROOVE / 2, GROOVE / 2)
        has_focus = bool(state & State.State_HasFocus)
        painter.setPen(QPen(accent, 3 if has_focus else 2))
        painter.setBrush(theme.accent_soft if has_focus else theme.base)
        painter.drawEllipse(QRectF(at - HANDLE / 2, middle - HANDLE / 2, HANDLE, HANDLE).adjusted(1, 1, -1, -1))
        painter.restore()
