"""The place of the plots; they are imported and made after the first paint, because pyqtgraph takes a second."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.widgets.late_page import LatePage

if TYPE_CHECKING:
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot


class PlotPage(LatePage):
    """Empty until `loaded`; then `plot` is the ConvergencePlot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot: ConvergencePlot | None = None
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._placeholder.setText(self.tr("Loading the plots …"))
        self.setMinimumWidth(320)

    def import_content(self) -> None:
        """The plot, with pyqtgraph."""
        import sudoku_desktop.ui.plots.convergence  # noqa: F401

    def make_content(self) -> QWidget:
        from sudoku_desktop.ui.plots.convergence import ConvergencePlot

        self.plot = ConvergencePlot()
        return self.plot
