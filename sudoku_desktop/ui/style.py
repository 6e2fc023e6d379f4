"""The style of the window: Fusion with flat controls in the colours of the theme."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QWidget,
)

from sudoku_desktop.ui.theme import current_theme

ROUNDNESS = 6
GROOVE, HANDLE = 3, 14
"""Height of a slider's groove and diameter of its handle, in logical pixels."""
BAR = 6
"""Breadth of a scroll bar's handle, in logical pixels."""
TEXT_MARGIN = 4
"""Space between the outline of a text field and its text, in logical pixels."""
State = QStyle.StateFlag


def paint_panel(
    painter: QPainter,
    rect: QRect,
    ground: QColor | None,
    edge: QColor,
    *,
    width: float = 1,
    roundness: float = ROUNDNESS,
) -> None:
    """Draw a rectangle with rounded corners, outlined inside its edges; `ground` is None for the outline alone."""
    inset = width / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, width))
    painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), roundness, roundness)
    painter.restore()


class FlatStyle(QProxyStyle):
    """Draws buttons, boxes, fields, table headers, sliders and scroll bars flat; Fusion draws everything else."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.setObjectName("flat")

    def standardIcon(
        self,
        icon: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """Return an icon of the system, and none for the buttons of dialogs."""
        is_of_button = icon.name.startswith("SP_Dialog") and icon.name.endswith("Button")
        return QIcon() if is_of_button else super().standardIcon(icon, option, widget)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element in (QStyle.PrimitiveElement.PE_PanelButtonCommand, QStyle.PrimitiveElement.PE_PanelButtonTool):
            self._draw_button(option, painter)
        elif element is QStyle.PrimitiveElement.PE_FrameLineEdit:
            paint_panel(painter, option.rect, None, self._edge(option))
        elif element in (
            QStyle.PrimitiveElement.PE_IndicatorCheckBox,
            QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck,
            QStyle.PrimitiveElement.PE_IndicatorRadioButton,
        ):
            self._draw_indicator(option, painter, is_round=element is QStyle.PrimitiveElement.PE_IndicatorRadioButton)
        else:
            super().drawPrimitive(element, option, painter, widget)

    @staticmethod
    def _draw_button(option: QStyleOption, painter: QPainter) -> None:
        """Draw a button; without an outline while it is flat (`AutoRaise`), unless it is ticked or under the mouse."""
        theme, state = current_theme(), option.state
        is_enabled, is_on = bool(state & State.State_Enabled), bool(state & State.State_On)
        is_lit = bool(state & (State.State_MouseOver | State.State_Sunken)) and is_enabled
        is_flat = bool(state & State.State_AutoRaise)
        if is_flat and not (is_on or is_lit):
            return
        edge = theme.accent if is_on else theme.mid if is_flat or not is_enabled else theme.edge
        paint_panel(painter, option.rect, theme.accent_soft if is_on or is_lit else theme.base, edge)

    @staticmethod
    def _edge(option: QStyleOption) -> QColor:
        """Return the colour of a field's outline."""
        theme, state = current_theme(), option.state
        return (
            theme.mid
            if not state & State.State_Enabled
            else theme.accent
            if state & State.State_HasFocus
            else theme.edge
        )

    def _draw_indicator(self, option: QStyleOption, painter: QPainter, *, is_round: bool) -> None:
        """Draw a check box or a radio button, with its mark if it is chosen."""
        theme, state = current_theme(), option.state
        is_enabled, is_partly = bool(state & State.State_Enabled), bool(state & State.State_NoChange)
        is_on = bool(state & State.State_On) or is_partly
        side = min(option.rect.width(), option.rect.height())
        box = QRect(0, 0, side, side)
        box.moveCenter(option.rect.center())
        fill = theme.highlight if is_enabled else theme.disabled_highlight
        edge = fill if is_on else self._edge(option)
        paint_panel(painter, box, fill if is_on else theme.base, edge, width=1.3, roundness=side / 2 if is_round else 3)
        if not is_on:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.highlighted_text, 1.8, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        at = QRectF(box)
        if is_round:
            painter.setBrush(theme.highlighted_text)
            painter.drawEllipse(at.center(), side / 8, side / 8)
        elif is_partly:
            painter.drawLine(at.center() - QPointF(side / 4, 0), at.center() + QPointF(side / 4, 0))
        else:
            corners = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.32))
            painter.drawPolyline([at.topLeft() + QPointF(x * side, y * side) for x, y in corners])
        painter.restore()

    @staticmethod
    def _draw_chevron(painter: QPainter, place: QRect, ink: QColor, *, is_up: bool = False) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.4, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        middle, across = QRectF(place).center(), min(4.0, place.height() / 3)
        rise = QPointF(0, -across / 2 if is_up else across / 2)
        tips = (QPointF(-across, 0) - rise, rise, QPointF(across, 0) - rise)
        painter.drawPolyline([middle + tip for tip in tips])
        painter.restore()

    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None) -> QRect:
        rect = super().subElementRect(element, option, widget)  # type: ignore[arg-type]
        is_field = element is QStyle.SubElement.SE_LineEditContents
        if is_field and isinstance(option, QStyleOptionFrame) and option.lineWidth > 0:
            rect.adjust(TEXT_MARGIN, 0, -TEXT_MARGIN, 0)
        return rect

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
        elif control is QStyle.ComplexControl.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            self._draw_scroll_bar(option, painter, widget)
        elif isinstance(option, QStyleOptionComboBox) and not option.editable:
            self._draw_button(option, painter)
            if option.state & State.State_HasFocus:
                paint_panel(painter, option.rect, None, current_theme().accent)
            arrow = QStyle.SubControl.SC_ComboBoxArrow
            self._draw_chevron(painter, self._part(control, option, arrow, widget), self._ink(option))
        elif isinstance(option, QStyleOptionSpinBox) and option.frame:
            paint_panel(painter, option.rect, current_theme().base, self._edge(option))
            for part, step in (
                (QStyle.SubControl.SC_SpinBoxUp, QAbstractSpinBox.StepEnabledFlag.StepUpEnabled),
                (QStyle.SubControl.SC_SpinBoxDown, QAbstractSpinBox.StepEnabledFlag.StepDownEnabled),
            ):
                theme = current_theme()
                ink = self._ink(option) if option.stepEnabled & step else theme.mid
                is_up = part is QStyle.SubControl.SC_SpinBoxUp
                self._draw_chevron(painter, self._part(control, option, part, widget), ink, is_up=is_up)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def _part(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None,
    ) -> QRect:
        # PySide's annotation does not allow None, but Qt does
        return self.subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    @staticmethod
    def _ink(option: QStyleOption) -> QColor:
        theme = current_theme()
        return theme.text if option.state & State.State_Enabled else theme.disabled_text

    def _draw_scroll_bar(self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
        """Draw only the handle; a click on the rest of the bar moves by a page, as usual."""
        theme = current_theme()
        part = self._part(QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, widget)
        if option.minimum == option.maximum:
            return
        handle = QRectF(part)
        if option.orientation == Qt.Orientation.Vertical:
            handle = handle.adjusted((handle.width() - BAR) / 2, 1, (BAR - handle.width()) / 2, -1)
        else:
            handle = handle.adjusted(1, (handle.height() - BAR) / 2, -1, (BAR - handle.height()) / 2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        is_lit = bool(option.state & (State.State_MouseOver | State.State_Sunken))
        painter.setBrush(theme.accent if is_lit else theme.edge)
        painter.drawRoundedRect(handle, BAR / 2, BAR / 2)
        painter.restore()

    def _draw_slider(self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None) -> None:
        theme, state = current_theme(), option.state
        is_enabled = bool(state & State.State_Enabled)
        slider = QStyle.ComplexControl.CC_Slider
        groove = self._part(slider, option, QStyle.SubControl.SC_SliderGroove, widget)
        handle = self._part(slider, option, QStyle.SubControl.SC_SliderHandle, widget)
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
