"""What stands above a plot: its legend, and buttons for its axes."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from sudoku_desktop.ui.plots.legend import LegendEntry
from sudoku_desktop.ui.plots.switches import Switches
from sudoku_desktop.ui.widgets.flow_layout import FlowLayout
from sudoku_desktop.ui.widgets.layouts import in_column, in_row


class PlotHead(QWidget):
    """`legend_flow` takes further entries; the buttons trigger the switches' actions."""

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
        self.x_button.setToolTip(self.tr("What runs from left to right"))
        switches.x_axis_chosen.connect(self._name_x_axis)
        self._name_x_axis()
        buttons = in_row(self.missing_button, self.log_button, self.follow_button, 1, self.x_button, spacing=4)
        in_column(self.legend, buttons, spacing=2, margins=(4, 0, 4, 0), inside=self)

    @Slot()
    def _name_x_axis(self) -> None:
        text = self._switches.x_axes.checkedAction().text()
        self.x_button.setText(text.replace("&", ""))
