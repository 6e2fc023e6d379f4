"""The legend above a plot, whose entries switch curves on and off, and buttons for its axes."""

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QStyle, QStyleOptionFocusRect, QToolButton, QWidget

from sudoku_desktop.figures import CurveLook
from sudoku_desktop.ui.plots.look import SAMPLE, draw_sample
from sudoku_desktop.ui.plots.switches import Switches
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.layouts import FlowLayout, in_column, in_row
from sudoku_desktop.ui.widgets.tool_tip import explain

PAD = 5


class LegendEntry(QAbstractButton):
    """Button with a sample of a curve and its name, struck out while the curve is hidden; follows an action."""

    def __init__(self, look: CurveLook, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._action = action
        self._name = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        action.changed.connect(self._follow)
        self.clicked.connect(self._choose)
        self._follow()

    @Slot()
    def _choose(self) -> None:
        self._action.setChecked(self.isChecked())

    @Slot()
    def _follow(self) -> None:
        self._name = self._action.iconText()  # the text without the mnemonic of the menu
        self.setText(self._name.replace("&", "&&"))
        self.setChecked(self._action.isChecked())
        tip = self.tr("Hide {name}") if self.isChecked() else self.tr("Show {name}")
        explain(self, tip.format(name=self._name))
        if self.isHidden() == self._action.isVisible() and (self.parentWidget() or not self._action.isVisible()):
            self.setVisible(self._action.isVisible())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(SAMPLE + metrics.horizontalAdvance(self._name) + 3 * PAD, metrics.height() + PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = current_theme()
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Midlight))
            painter.drawRoundedRect(self.rect(), 3, 3)
        font = self.font()
        if self.isChecked():
            draw_sample(painter, QRectF(PAD, 0, SAMPLE, self.height()), self._look, theme)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        else:
            font.setStrikeOut(True)
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.setFont(font)
        text_rect = self.rect().adjusted(2 * PAD + SAMPLE, 0, 0, 0)
        name = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, text_rect.width())
        painter.drawText(text_rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)
        painter.end()


class PlotHead(QWidget):
    """Bar above a plot: `legend_flow` holds the legend entries, and buttons trigger the actions of the switches."""

    def __init__(self, switches: Switches, follow: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._switches = switches
        self.legend = QWidget()
        self.legend_flow = FlowLayout(self.legend)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.legend.setSizePolicy(policy)
        for look, action in switches.entries:
            self.legend_flow.addWidget(LegendEntry(look, action))
        self.missing_button, self.log_button, self.follow_button = QToolButton(), QToolButton(), QToolButton()
        for button, action in ((self.missing_button, switches.missing), (self.log_button, switches.log)):
            button.setDefaultAction(action)
        self.follow_button.setDefaultAction(follow)
        policy = self.follow_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.follow_button.setSizePolicy(policy)
        self.follow_button.hide()
        self.x_button = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.x_button)
        menu.addActions(switches.x_axes.actions())
        self.x_button.setMenu(menu)
        self.x_button.setToolTip(self.tr("What the horizontal axis shows"))
        switches.x_axis_chosen.connect(self._name_x_axis)
        self._name_x_axis()
        buttons = in_row(self.missing_button, self.log_button, self.follow_button, 1, self.x_button, spacing=4)
        in_column(self.legend, buttons, spacing=2, margins=(4, 0, 4, 0), inside=self)

    @Slot()
    def _name_x_axis(self) -> None:
        text = self._switches.x_axes.checkedAction().text()
        self.x_button.setText(text.replace("&", ""))
