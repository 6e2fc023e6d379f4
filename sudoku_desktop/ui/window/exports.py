"""Exports of a run: its figures as CSV, its plot as PNG or SVG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMainWindow

from sudoku_desktop import __version__
from sudoku_desktop.services.writing import NotWrittenError, write_text
from sudoku_desktop.ui.speaking import full_sentence
from sudoku_desktop.ui.watching.presenter import RunPresenter
from sudoku_desktop.ui.widgets.questions import complain
from sudoku_desktop.ui.window.actions import Actions
from sudoku_desktop.ui.window.late_pages import PlotPage


class Exports(QObject):
    """What the File menu's exports do; failures are told in one sentence."""

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        presenter: RunPresenter,
        plot_page: PlotPage,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._presenter = presenter
        self._plot_page = plot_page
        actions.export_csv.triggered.connect(self._choose_csv)
        actions.export_plot.triggered.connect(self._choose_plot)

    @Slot()
    def _choose_csv(self) -> None:
        window = self._window
        name, _ = QFileDialog.getSaveFileName(window, self.tr("Export Run"), "run.csv", self.tr("CSV (*.csv)"))
        if name:
            path = Path(name)
            self.export_csv(path if path.suffix else path.with_suffix(".csv"))

    def export_csv(self, path: Path) -> bool:
        """Write the present run's history; False when it could not be written."""
        from sudoku_desktop.services.run_csv import history_csv

        record = self._presenter.record
        if record is None:
            return False
        request = record.request
        facts = {
            "program": f"Sudoku Desktop {__version__}",
            "algorithm": request.algorithm.name,
            "puzzle": request.givens.to_text(),
            "seed": str(request.seed),
            "result": record.state.value,
        }
        for place, part in request.algorithm.parts():
            facts[place] = type(part).__name__
        for setting in request.algorithm.settings():
            facts[setting.name] = str(getattr(setting.value, "value", setting.value))
        text = history_csv(record.history, facts, request.algorithm.fitness, request.givens.order)
        return self._write(path, lambda target: write_text(target, text))

    @Slot()
    def _choose_plot(self) -> None:
        filters = self.tr("PNG picture (*.png);;SVG drawing (*.svg)")
        name, chosen = QFileDialog.getSaveFileName(self._window, self.tr("Export Plot"), "run.png", filters)
        if name:
            path = Path(name)
            if path.suffix.lower() not in {".png", ".svg"}:
                path = path.with_name(path.name + (".svg" if "svg" in chosen else ".png"))
            self.export_plot(path)

    def export_plot(self, path: Path) -> bool:
        """Write the plot as the ending of the name says; False when it could not be written."""
        plot = self._plot_page.content
        if plot is None:
            return False
        return self._write(path, plot.export_svg if path.suffix.lower() == ".svg" else plot.export_png)

    def _write(self, path: Path, write: Callable[[Path], None]) -> bool:
        window = self._window
        try:
            write(path)
        except NotWrittenError as error:
            complain(window, full_sentence(error.sentence))
            return False
        window.statusBar().showMessage(self.tr("Wrote {file}").format(file=path.name), 8000)
        return True
