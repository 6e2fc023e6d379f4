"""The right column of Evolve: figures, messages on the run, the curve or another view, and the settings."""

from functools import cached_property

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QStackedWidget, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.evolve.settings_card import SettingsCard
from sudoku_desktop.ui.icons import back_icon, sliders_icon
from sudoku_desktop.ui.parameters import RunParameters
from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row

SPACING = 12


class EvolveColumn(QWidget):
    """Right column of Evolve. `message_place` is the layout for the message card; `views` stacks the views."""

    view_changed = Signal(object)
    """Emitted with the widget that is now shown instead of the curve, or the curve."""
    settings_shown = Signal()
    """Emitted when all settings become visible."""

    def __init__(
        self, figures: FiguresBar, curve: QWidget, parameters: RunParameters, pace: ChoiceField, preset_menu: QMenu
    ) -> None:
        super().__init__()
        self._curve, self._parameters, self._preset_menu = curve, parameters, preset_menu
        self.message_place = in_column()
        self.views = QStackedWidget()
        self.views.addWidget(curve)
        self.views.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.settings = SettingsCard(parameters, pace, self.all_settings)
        back = make_action(self, tr("Back to the Curve"), "", self.show_view)
        back.setIcon(back_icon())
        back.setShortcut("Esc")
        back.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # the window shares Esc among several commands
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

    @cached_property
    def panel(self) -> ParameterPanel:
        """Panel of all settings; it is large and seldom shown, and so made when it is first asked for."""
        panel = ParameterPanel(self._parameters, self.settings.chooser, self._preset_menu)
        panel.shown.connect(self.settings_shown)
        self.views.addWidget(panel)
        return panel

    def show_view(self, view: QWidget | None = None) -> None:
        """Show a view instead of the curve; None shows the curve again."""
        view = view or self._curve
        if self.views.indexOf(view) < 0:
            self.views.addWidget(view)
        self.views.setCurrentWidget(view)
        self.back.setVisible(view is not self._curve)
        self.settings.setVisible(view is self._curve or isinstance(view, ParameterPanel))
        self.all_settings.setChecked(isinstance(view, ParameterPanel))
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
        if is_on != isinstance(self.views.currentWidget(), ParameterPanel):
            self.show_view(self.panel if is_on else None)
