"""All settings of a plot as actions: curves, lines, x axis, and scale of fitness."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup

from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.figures import CurveLook
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, PURGE, RESTART, WORST_BAND, sample_icon
from sudoku_desktop.ui.plots.points import XAxis


class Switches(QObject):
    """The actions, for menus, and their current values."""

    curves_chosen = Signal()
    x_axis_chosen = Signal()
    scale_chosen = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.curves = {
            BEST_SO_FAR: self._switch(BEST_SO_FAR, tr("Best so &far")),
            BEST: self._switch(BEST, tr("&Best of the Generation"), is_on=False),
            MEAN: self._switch(MEAN, tr("&Average")),
            WORST_BAND: self._switch(WORST_BAND, tr("&Worst"), is_on=False),
            DIVERSITY: self._switch(DIVERSITY, tr("&Diversity")),
        }
        self.lines = {RESTART: self._switch(RESTART, ""), PURGE: self._switch(PURGE, "")}
        for _, action in self.entries:
            action.toggled.connect(self.curves_chosen)
        for action in self.lines.values():
            action.setVisible(False)
        self.x_axes = QActionGroup(self)
        """Exclusive group for the x axis; the data of each action is an XAxis."""
        for x_axis, name in (
            (XAxis.GENERATIONS, tr("&Generations")),
            (XAxis.TRIALS, tr("&Trials")),
            (XAxis.SECONDS, tr("&Seconds")),
        ):
            action = QAction(name, self.x_axes, checkable=True, checked=x_axis is XAxis.GENERATIONS)
            action.setData(x_axis)
        self.x_axes.triggered.connect(self.x_axis_chosen)
        self.missing = QAction(tr("M&issing Digits (Comparable)"), self, checkable=True)
        self.missing.setToolTip(
            tr("Show how many digits the best is missing in all rows, columns and boxes, to compare algorithms (M)")
        )
        self.missing.toggled.connect(self.scale_chosen)
        self.log = QAction(tr("&Logarithmic Fitness"), self, checkable=True)
        self.log.setToolTip(tr("The logarithm of the distance from a solution"))
        self.log.toggled.connect(self.scale_chosen)

    def _switch(self, look: CurveLook, name: str, *, is_on: bool = True) -> QAction:
        return QAction(sample_icon(look), name, self, checkable=True, checked=is_on)

    @property
    def entries(self) -> Iterator[tuple[CurveLook, QAction]]:
        yield from self.curves.items()
        yield from self.lines.items()

    @property
    def x_axis(self) -> XAxis:
        x_axis = self.x_axes.checkedAction().data()
        assert isinstance(x_axis, XAxis)
        return x_axis

    @property
    def shown(self) -> frozenset[CurveLook]:
        """The curves, and kinds of lines, that are available and switched on."""
        return frozenset(look for look, action in self.entries if action.isVisible() and action.isChecked())

    def count_lines(self, envelope: Envelope | None) -> None:
        """Show the numbers of restarts and purges in the menu, and hide kinds that do not occur."""
        restarts = int(envelope.restarts.sum()) if envelope is not None else 0
        purges = int(envelope.purges.sum()) if envelope is not None else 0
        for look, text, count in (
            (RESTART, tr("Restarts: {count}", count=restarts), restarts),
            (PURGE, tr("Purges: {count}", count=purges), purges),
        ):
            if self.lines[look].text() != text:
                self.lines[look].setText(text)
                self.lines[look].setVisible(count > 0)
