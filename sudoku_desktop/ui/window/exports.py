"""Exports of a run: its figures as CSV, its plot as PNG or SVG, the board as a film."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QInputDialog, QProgressDialog

from sudoku_desktop import __version__
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.watching.film import Film, FilmMaker
from sudoku_desktop.ui.widgets.questions import choose_csv, choose_file_to_write, choose_picture, complain
from sudoku_desktop.ui.window.parts import Controller, Parts

SECONDS, LEAST, MOST = 10, 2, 120


class Exports(Controller):
    """Carries out the exports of the File menu; a failure is shown as one sentence."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._model = parts.board.board_model
        self._progress: QProgressDialog | None = None
        self.maker = FilmMaker(self)
        self.maker.progressed.connect(self._show_progress)
        self.maker.written.connect(self._say_written)
        self.maker.failed.connect(self._say_failed)
        self.maker.ended.connect(self._end)

    def _has_run(self) -> bool:
        return self._presenter.record is not None

    @command("&Run…", "Export the figures of every generation as CSV", when=_has_run)
    def choose_run_file(self) -> None:
        path = choose_csv(self._window, tr("Export Run"), "run.csv")
        if path is not None:
            self.export_csv(path)

    def export_csv(self, path: Path) -> None:
        """Write the history of the current run so far."""
        from sudoku_desktop.services.run_csv import history_csv
        from sudoku_desktop.studies.commands import command_of_trial
        from sudoku_desktop.trials.records import Trial

        record = self._presenter.record
        if record is None:
            return
        request = record.request
        facts = {
            "program": f"Sudoku Desktop {__version__}",
            "algorithm": request.algorithm.name,
            "puzzle": request.givens.to_text(),
            "seed": str(request.seed),
            "result": record.state.value,
        }
        envelope = record.history.envelope()
        budget = Budget(generations=max(0, record.history.generations - 1))
        trial = Trial.of(request.givens, request.algorithm, request.seed, budget)
        facts["command"] = command_of_trial(trial)
        fitness, shape = request.algorithm.fitness, request.givens.geometry
        self._write(path, lambda: write_text(path, history_csv(envelope, facts, fitness, shape)))

    def _has_plot(self) -> bool:
        return self._has_run() and self._plot_page.content is not None

    @command("P&lot…", "Export the plot as PNG or SVG", when=_has_plot)
    def choose_plot_file(self) -> None:
        path = choose_picture(self._window, "run.png")
        if path is not None:
            self.export_plot(path)

    def export_plot(self, path: Path) -> None:
        """Write the plot of the run as PNG or SVG, according to the file's suffix."""
        plot = self._plot_page.content
        if plot is not None:
            self._write(path, plot.drawn(path))

    def _write(self, path: Path, write: Callable[[], object]) -> None:
        wrote = tr("Wrote {file}", file=path.name)
        file_writer().write(self._window, write, lambda: self._say_briefly(wrote))

    # Films

    @command("&Film…", "Export the evolution on the board as an animated picture", when=_has_run)
    def choose_film_file(self) -> None:
        window = self._window
        seconds, is_chosen = QInputDialog.getInt(
            window, tr("Export Film"), tr("Length in seconds:"), SECONDS, LEAST, MOST
        )
        if not is_chosen:
            return
        kinds = {tr("Animated WebP (*.webp)"): [".webp"]}
        path = choose_file_to_write(window, tr("Export Film"), "run.webp", kinds)
        if path is not None:
            self.export_film(path, seconds)

    def export_film(self, path: Path, seconds: float) -> None:
        """Film the present run as far as it has come."""
        record = self._presenter.record
        if record is None or record.last is None:
            return
        signal = type(self._model.signal)()
        film = Film(record, record.last.generation, seconds, signal, current_theme(), self._window.font())
        self._progress = QProgressDialog(tr("Filming the run …"), tr("Cancel"), 0, 0, self._window)
        self._progress.setWindowTitle(tr("Export Film"))
        self._progress.setMinimumDuration(300)
        self._progress.setAutoClose(False)
        self._progress.canceled.connect(self.maker.stop)
        self.maker.make(film, path)

    @Slot(int, int)
    def _show_progress(self, done: int, frames: int) -> None:
        if self._progress is not None and not self._progress.wasCanceled():
            self._progress.setMaximum(frames)
            self._progress.setValue(done)

    @Slot(object)
    def _say_written(self, path: Path) -> None:
        self._say_briefly(tr("Wrote {file}", file=path.name))

    @Slot(str)
    def _say_failed(self, why: str) -> None:
        self._end()
        complain(self._window, why)

    @Slot()
    def _end(self) -> None:
        if self._progress is not None:
            self._progress.canceled.disconnect(self.maker.stop)
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None
