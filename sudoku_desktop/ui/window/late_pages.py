"""The pages of the curve and the lens, whose modules, above all pyqtgraph, take long to import."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QSize

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.lens.sizes import least_size
from sudoku_desktop.ui.widgets.lazy_page import LazyPage

if TYPE_CHECKING:
    from sudoku_desktop.ui.lens.view import LensView
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot

PlotPage = LazyPage["ConvergencePlot"]


class LensPage(LazyPage["LensView"]):
    """Page of the lens, which reserves the width of its boards before they are created."""

    def __init__(self) -> None:
        super().__init__(_import_lens, margins=QMargins(0, 6, 0, 0))

    def minimumSizeHint(self) -> QSize:
        """Return the minimum width of the view, so that nothing moves when it replaces the placeholder."""
        return QSize(least_size(self).width(), 0)


def _import_lens() -> "type[LensView]":
    from sudoku_desktop.ui.lens.view import LensView

    return LensView


def make_plot_page() -> PlotPage:
    """Return the page of the convergence plot, which is loaded after the first paint."""
    page = PlotPage(_import_plot, tr("Loading the plots …"), margins=QMargins())
    page.setMinimumWidth(320)
    return page


def _import_plot() -> "type[ConvergencePlot]":
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot

    return ConvergencePlot
