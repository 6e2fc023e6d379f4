"""The right column of Evolve: figures, messages on the run, the curve or another view, and the settings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStackedWidget, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.evolve.settings_card import SettingsCard
from sudoku_desktop.ui.icons import back_icon, sliders_icon
from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.layouts import in_column, in_row

SPACING = 12


class EvolveColumn(QWidget):
    """Right column of Evolve. `message_place` is the layout for the message card; `views` stacks the views."""

    view_changed = Signal(object)
    """Emitted with the widget that is now shown instead of the curve, or the curve."""

    def __init__(self, figures: FiguresBar, curve: QWidget, parameters: ParameterPanel, pace: QComboBox) -> None:
        super().__init__()
        self._curve = curve
        self.message_place = in_column()
        self.views = QStackedWidget()
        self.views.addWidget(curve)
        self.views.addWidget(parameters)
        self.views.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._parameters = parameters
        self.settings = SettingsCard(parameters, pace, self.all_settings)
        back = QAction(tr("Back to the Curve"), self)
        back.setIcon(back_icon())
        back.setShortcut("Esc")
        back.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # the window shares Esc among several commands
        back.triggered.connect(lambda: self.show_view())
        self.back = ActionButton(back, ButtonLook.QUIET)
        self.back.hide()
        in_column(
            figures,
            self.message_place,
            in_row(self.back, 1),
            (self.views, 1),
            self.settings,
            spacing=SPACING,
            inside=self,
        )

    def show_view(self, view: QWidget | None = None) -> None:
        """Show a view instead of the curve; None shows the curve again."""
        view = view or self._curve
        if self.views.indexOf(view) < 0:
            self.views.addWidget(view)
        self.views.setCurrentWidget(view)
        self.back.setVisible(view is not self._curve)
        self.settings.setVisible(view in (self._curve, self._parameters))
        self.all_settings.setChecked(view is self._parameters)
        self.view_changed.emit(view)

    @property
    def is_showing_curve(self) -> bool:
        return self.views.currentWidget() is self._curve

    @command(
        "All S&ettings…",
        "Show all parameters of the algorithm, the budget and the seed",
        "Ctrl+.",
        sliders_icon,
        is_checkable=True,
    )
    def all_settings(self, is_on: bool) -> None:
        """Show all settings in the place of the curve, or the curve again."""
        if is_on != (self.views.currentWidget() is self._parameters):
            self.show_view(self._parameters if is_on else None)
