"""The pages of the curve and the lens, whose modules, above all pyqtgraph, take long to import."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QSize

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.lens.sizes import least_size
from sudoku_desktop.ui.widgets.lazy_page import LazyPage

if TYPE_CHECKING:  # ruff does not see their names in the quotes below
    from sudoku_desktop.ui.lens.view import LensView  # noqa: F401
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot  # noqa: F401

PlotPage = LazyPage["ConvergencePlot"]


class LensPage(LazyPage["LensView"]):
    """Page of the lens, which reserves the width of its boards before they are created."""

    def __init__(self) -> None:
        super().__init__("sudoku_desktop.ui.lens.view", "LensView", margins=QMargins(0, 6, 0, 0))

    def minimumSizeHint(self) -> QSize:
        """Return the minimum width of the view, so that nothing moves when it replaces the placeholder."""
        return QSize(least_size(self).width(), 0)


def make_plot_page() -> PlotPage:
    """Return the page of the convergence plot, which is loaded after the first paint."""
    page = PlotPage(
        "sudoku_desktop.ui.plots.convergence", "ConvergencePlot", tr("Loading the plots …"), margins=QMargins()
    )
    page.setMinimumWidth(320)
    return page
