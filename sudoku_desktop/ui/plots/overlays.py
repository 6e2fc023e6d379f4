"""Earlier runs whose best is drawn beside the present one, each with an entry in the legend."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.ui.plots.canvas import Canvas
from sudoku_desktop.ui.plots.head import LegendEntry
from sudoku_desktop.ui.plots.look import CurveLook, overlay_look
from sudoku_desktop.ui.plots.points import Points, usual_top
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.theme import Theme, current_theme
from sudoku_desktop.ui.widgets.layouts import FlowLayout

OverlaidRun = tuple[str, Envelope, Scale]
"""Label, course, and the scale of its algorithm's fitness."""


@dataclass(frozen=True)
class Overlay:
    """One earlier run; `tops`: how high the plot must be for the costs and the common costs of its best."""

    look: CurveLook
    envelope: Envelope
    scale: Scale
    curve: pg.PlotCurveItem
    action: QAction
    entry: LegendEntry
    tops: tuple[float, float]

    def top(self, scale: Scale) -> float:
        """How high the plot must be for its best on a scale."""
        return self.tops[scale == MISSING]

    def is_drawn(self, scale: Scale) -> bool:
        """Whether it is wanted, and can be shown on a scale."""
        return self.action.isChecked() and scale in (MISSING, self.scale)


class Overlays(QObject):
    """All overlays of a plot, in the order of the legend."""

    toggled = Signal()
    """A person switched one on or off."""

    def __init__(self, canvas: Canvas, legend: FlowLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._legend = legend
        self._all: list[Overlay] = []
        self._drawn_for: object = None

    def __len__(self) -> int:
        return len(self._all)

    def replace(self, runs: Sequence[OverlaidRun]) -> None:
        for overlay in self._all:
            self._canvas.clear_curve(overlay.curve)
            self._legend.removeWidget(overlay.entry)
            overlay.entry.hide()
            overlay.entry.deleteLater()
            overlay.action.deleteLater()
        self._all = [self._made(number, *run) for number, run in enumerate(runs)]
        self._drawn_for = None

    def _made(self, number: int, label: str, envelope: Envelope, scale: Scale) -> Overlay:
        look = overlay_look(number)
        action = QAction(label.replace("&", "&&"), self, checkable=True, checked=True)
        entry = LegendEntry(look, action)
        curve = self._canvas.add_curve()
        curve.setZValue(-1)
        curve.setPen(look.pen(current_theme()))
        action.toggled.connect(self.toggled)
        self._legend.addWidget(entry)
        entry.show()
        tops = usual_top(envelope.best, envelope.generation), usual_top(envelope.common, envelope.generation)
        return Overlay(look, envelope, scale, curve, action, entry, tops)

    @property
    def scales(self) -> list[Scale]:
        """Those of the overlays that are switched on."""
        return [each.scale for each in self._all if each.action.isChecked()]

    def drawn(self, scale: Scale) -> list[Overlay]:
        """Those that are switched on and can be shown on a scale."""
        return [each for each in self._all if each.is_drawn(scale)]

    def draw(self, scale: Scale, visible: Callable[[Envelope], Points], *, is_log: bool, state: object) -> None:
        """Draw them with the points that are `visible`; nothing is to do while `state` and the scale stay."""
        wanted = (state, scale, is_log)
        for overlay in self._all:
            overlay.curve.setVisible(overlay.is_drawn(scale))
            if wanted != self._drawn_for:
                points = visible(overlay.envelope)
                costs = points.common if scale == MISSING else points.best
                self._canvas.set_curve(overlay.curve, points.x, scale.height(costs, is_log=is_log))
        self._drawn_for = wanted

    def dress(self, theme: Theme) -> None:
        for overlay in self._all:
            overlay.curve.setPen(overlay.look.pen(theme))
