"""Exports of a run: its figures as CSV, its plot as PNG or SVG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Slot

from sudoku_desktop import __version__
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.ui.widgets.questions import choose_csv, choose_picture, wrote
from sudoku_desktop.ui.window.parts import Controller, Parts


class Exports(Controller):
    """What the File menu's exports do; failures are told in one sentence."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        parts.actions.export_csv.triggered.connect(self._choose_csv)
        parts.actions.export_plot.triggered.connect(self._choose_plot)

    @Slot()
    def _choose_csv(self) -> None:
        path = choose_csv(self._window, self.tr("Export Run"), "run.csv")
        if path is not None:
            self.export_csv(path)

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
        return self._write(path, lambda: write_text(path, text))

    @Slot()
    def _choose_plot(self) -> None:
        path = choose_picture(self._window, "run.png")
        if path is not None:
            self.export_plot(path)

    def export_plot(self, path: Path) -> bool:
        """Write the plot as the ending of the name says; False when it could not be written."""
        plot = self._plot_page.content
        if plot is None:
            return False
        return self._write(path, lambda: plot.export(path))

    def _write(self, path: Path, write: Callable[[], object]) -> bool:
        written = wrote(self._window, write)
        if written:
            self._window.statusBar().showMessage(self.tr("Wrote {file}").format(file=path.name), 8000)
        return written
