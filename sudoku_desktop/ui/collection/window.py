"""A window for a file of puzzles: rated both ways into a table, with the plots that compare the two ratings.

It shows whether a puzzle's difficulty for evolution agrees with its difficulty for people: in a sentence with
Spearman's coefficient, and in a plot.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QWidget,
)

from sudoku_desktop import __version__
from sudoku_desktop.board import CLASSIC, Geometry, Puzzle
from sudoku_desktop.board.formats import PuzzleFile
from sudoku_desktop.figures import Figure, Markers
from sudoku_desktop.services.collection_rating import CollectionRow, collection_csv, correlation, rate_collection
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.services.rating import PuzzleRating
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.collection.agreement import (
    agreement_in_words,
    coefficient_of_givens,
    collection_figure,
    givens_in_words,
    rings,
)
from sudoku_desktop.ui.collection.model import CollectionModel
from sudoku_desktop.ui.file_reader import FileReader
from sudoku_desktop.ui.file_writer import file_writer, save_plot
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.rating.settings_form import SettingsForm
from sudoku_desktop.ui.rating.words import level_limits
from sudoku_desktop.ui.read_report import choose_reading, report_in_words
from sudoku_desktop.ui.widgets.deferred import Throttle
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, resize_on_screen
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_csv
from sudoku_desktop.ui.widgets.section import ThinBar, quiet_label
from sudoku_desktop.ui.widgets.table import TableView
from sudoku_desktop.ui.worker import Emit, Worker, end_work, in_thread

SIZE = (1240, 780)
FIRST_RUNS = 30
"""Default number of runs per puzzle: enough for a mean, and a third of the number for a single puzzle."""
SHOW_EVERY_MS = 200
"""Interval of updates of the table, in milliseconds; hundreds of easy puzzles per second can be rated."""
DRAW_EVERY_MS = 1000
"""Interval of updates of the plots, in milliseconds, because they are drawn again with all points."""


class CollectionRater(Worker):
    """Worker that rates the puzzles of a file one after the other."""

    row_ready = Signal(object)
    """Emitted with the CollectionRow of a rated puzzle."""
    at_work = Signal(int, object)
    """Emitted with the number of the puzzle that is being rated, and its PuzzleRating so far."""
    ran = Signal(object)
    """Emitted with a list of MadeRuns that have just ended."""

    @in_thread
    def rate(self, stop: Stop, emit: Emit, puzzles: Sequence[Puzzle], settings: EvolutionSettings | None) -> None:
        """Rate puzzles by human techniques and, if there are settings, by evolution."""
        for row in rate_collection(puzzles, settings, stop, partial(emit, self.at_work), partial(emit, self.ran)):
            emit(self.row_ready, row)


class CollectionWindow(QWidget):
    """Window that rates the puzzles of a file. `puzzle_chosen` carries a Puzzle to show on the board, and its name."""

    puzzle_chosen = Signal(object, str)
    closed = Signal()

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.setObjectName("collection")
        self._path = path
        self.puzzles: Sequence[Puzzle] = ()
        """Puzzles of the file; empty until it is read."""
        self._settings: EvolutionSettings | None = None
        self._waiting: list[CollectionRow] = []
        self._progress_text = ""
        self.setWindowTitle(tr("{file} – Rate Collection", file=path.name))
        self.reader = FileReader(self)
        self.rater = CollectionRater(self)
        self.model = CollectionModel(self)
        self.table = TableView(tr("Rated puzzles"), self.model, sorted_by="number")
        self.form = SettingsForm(FIRST_RUNS)
        self.with_evolution = QCheckBox(tr("Also rate by &evolution"))
        self.with_evolution.setChecked(True)
        self.start_button = QPushButton(tr("&Rate"))
        self.start_button.setDefault(True)
        self.export_button = QPushButton(tr("E&xport CSV…"))
        self.progress = ThinBar(tr("Puzzles rated"))
        self.state = PlainLabel(wordWrap=True)
        self.sentence = PlainLabel(bold=True, selectable=True, wordWrap=True)
        self.scatter, self.order = FigureView(), FigureView()
        self.plots: dict[FigureView, Figure] = {}
        """Figure of each plot, without the rings around selected puzzles."""
        self._chosen: frozenset[int] = frozenset()
        self.plot_buttons: dict[FigureView, QPushButton] = {}
        self._flush_timer = Throttle(self, SHOW_EVERY_MS, self._flush)
        self._draw_timer = Throttle(self, DRAW_EVERY_MS, self._draw)
        self._lay_out()
        self._connect()
        resize_on_screen(self, *SIZE)
        self._draw()
        self._show_state()
        self.state.setText(tr("Reading {file} …", file=path.name))
        self.reader.read(path)

    def _lay_out(self) -> None:
        buttons = in_column(self.with_evolution, in_row(self.start_button, self.export_button), 1)
        left = QWidget()
        in_column(in_row((self.form, 1), buttons, spacing=16), self.progress, self.state, (self.table, 1), inside=left)
        self.key = quiet_label()
        right = QWidget()
        grid = QGridLayout(right)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.sentence, 0, 0, 1, 2)
        for place, (chart, title, file) in enumerate(
            (
                (self.scatter, tr("People and evolution"), "people-and-evolution.png"),
                (self.order, tr("By generations (2007, figure 5)"), "in-order.png"),
            )
        ):
            export = self.plot_buttons[chart] = QPushButton(tr("Export Plot…"))
            export.setAutoDefault(False)
            export.setAccessibleName(tr("Export plot: {title}", title=title))
            export.clicked.connect(partial(save_plot, self, file, chart.drawn))
            chart.title = title
            chart.setAccessibleName(title)
            chart.chosen.connect(self.choose)
            chart.setMinimumSize(280, 140)
            grid.addWidget(PlainLabel(title), 3 * place + 1, 0)
            grid.addWidget(export, 3 * place + 1, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(chart, 3 * place + 2, 0, 1, 2)
            grid.setRowStretch(3 * place + 2, 1)
        grid.addWidget(self.key, 3, 0, 1, 2)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(left)
        self.splitter.addWidget(right)
        self.splitter.setSizes([800, 420])
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.state.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        in_column(self.splitter, margins=None, inside=self)

    def _connect(self) -> None:
        self.reader.file_read.connect(self._take_file)
        self.reader.failed.connect(self._take_failure)
        self.rater.row_ready.connect(self._take_row)
        self.rater.at_work.connect(self._take_progress)
        self.rater.ended.connect(self._end)
        self.rater.failed.connect(self._take_failure)
        self.start_button.clicked.connect(self._start_or_stop)
        self.export_button.clicked.connect(self._choose_csv)
        self.with_evolution.toggled.connect(self._show_state)
        self.table.chosen.connect(self._want_puzzle)
        self.table.selection_changed.connect(self._selected)

    # Interface of the program

    def start(self) -> None:
        """Rate all puzzles again with the current settings."""
        if not self.puzzles:
            return
        self._waiting = []
        self.model.clear()
        self._settings = self.form.settings() if self.with_evolution.isChecked() else None
        self.rater.rate(self.puzzles, self._settings)
        self.progress.setRange(0, len(self.puzzles))
        self.progress.setValue(0)
        self._draw()
        self._show_state()

    @Slot(int)
    def choose(self, number: int) -> None:
        line = self.model.line_of(number)
        if line is not None:
            flag = QItemSelectionModel.SelectionFlag
            index = self.model.index(line, 0)
            self.table.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
            self.table.scrollTo(index)

    def export_csv(self, path: Path) -> None:
        """Write the rows in the order of the file."""
        facts = {"program": f"Sudoku Desktop {__version__}", "file": self._path.name}
        settings = self._settings
        if settings is not None:
            for unit in ("generations", "trials"):
                if (limit := getattr(settings.budget, unit)) is not None:
                    facts[f"budget_{unit}"] = str(limit)
        rows = sorted(self.model.rows, key=lambda row: row.number)
        file_writer().write(
            self,
            lambda: write_text(path, collection_csv(rows, facts)),
            lambda: self.state.setText(tr("Wrote {file}", file=path.name)),
        )

    # Signals of the worker

    @Slot(object)
    def _take_file(self, readings: tuple[PuzzleFile, ...]) -> None:
        file = choose_reading(readings, self)
        if file is None:
            self.close()
            return
        self.puzzles = file.puzzles
        self.table.setColumnHidden(self.model.column("title"), not any(puzzle.title for puzzle in file.puzzles))
        self.state.setText(
            " ".join(
                (tr("%n puzzle(s) in {file}.", n=len(file.puzzles), file=self._path.name), report_in_words(file.result))
            ).rstrip()
        )
        self._show_state()
        self.start_button.setFocus()

    @Slot(str)
    def _take_failure(self, why: str) -> None:
        self._progress_text = why
        self.state.setText(why)
        self._show_state()

    @Slot()
    def _start_or_stop(self) -> None:
        if self.rater.is_busy:
            self.rater.stop()
        else:
            self.start()

    @Slot(object)
    def _take_row(self, row: CollectionRow) -> None:
        self._waiting.append(row)
        self._flush_timer.ask()

    @Slot(int, object)
    def _take_progress(self, number: int, rating: PuzzleRating) -> None:
        text = tr("Puzzle {number} of {puzzles}", number=number, puzzles=len(self.puzzles))
        if rating.evolution is not None:
            text = tr(
                "{text}: {finished} of {runs} runs",
                text=text,
                finished=rating.evolution.finished,
                runs=rating.evolution.runs,
            )
        self._progress_text = text
        self._flush_timer.ask()

    @Slot()
    def _flush(self) -> None:
        rows, self._waiting = self._waiting, []
        if rows:
            self.model.append(rows)
            self.progress.setValue(len(self.model))
            self._draw_timer.ask()
        if self.rater.is_busy:
            self.state.setText(self._progress_text)

    @Slot()
    def _end(self) -> None:
        self._flush_timer.stop()
        self._draw_timer.stop()
        self._flush()
        self._draw()
        self._show_state()
        rated = sum(row.why_not_rated is None for row in self.model.rows)
        is_complete = len(self.model) >= len(self.puzzles)
        text = tr(
            "{rated} of {puzzles} puzzles rated." if is_complete else "Stopped: {rated} of {puzzles} puzzles rated.",
            rated=rated,
            puzzles=len(self.puzzles),
        )
        self.state.setText(text)

    @Slot()
    def _draw(self) -> None:
        rows = self.model.rows
        limits = level_limits(self._settings.algorithm, self._shape()) if self._settings is not None else []
        self.plots = {
            self.scatter: collection_figure(rows, limits, by_mean=False),
            self.order: collection_figure(rows, limits, by_mean=True),
        }
        self._show_chosen()
        self.key.setText("   ".join(f"{look.marker} {name}" for look, name in self.scatter.figure.legend))
        agreement = correlation(rows)
        givens = givens_in_words(coefficient_of_givens(rows)) if agreement is not None else ""
        self.sentence.setText(f"{agreement_in_words(agreement)} {givens}".strip())
        self.export_button.setEnabled(bool(rows))
        for chart, button in self.plot_buttons.items():
            button.setEnabled(any(isinstance(layer, Markers) for layer in self.plots[chart].layers))

    def _show_chosen(self) -> None:
        """Draw rings around the puzzles that are selected in the table."""
        for chart, figure in self.plots.items():
            chart.show_figure(figure.with_layers(rings(figure, self._chosen)))

    def _shape(self) -> Geometry:
        return self.puzzles[0].givens.geometry if self.puzzles else CLASSIC

    @Slot()
    def _show_state(self) -> None:
        busy = self.rater.is_busy
        self.start_button.setText(tr("S&top") if busy else tr("&Rate"))
        self.start_button.setToolTip(
            tr("Stop rating; finished rows are kept") if busy else tr("Rate all puzzles in the file")
        )
        self.start_button.setEnabled(busy or bool(self.puzzles))
        self.form.setEnabled(self.with_evolution.isChecked())
        self.form.set_locked(busy)
        self.with_evolution.setEnabled(not busy)

    @Slot()
    def _selected(self) -> None:
        self._chosen = frozenset(row.number for row in self.table.selected_rows)
        self._show_chosen()

    @Slot(object)
    def _want_puzzle(self, row: CollectionRow) -> None:
        puzzle = self.puzzles[row.number - 1]
        name = tr("Puzzle {number} of {file}", number=row.number, file=self._path.name)
        self.puzzle_chosen.emit(puzzle, name)

    # Export

    @Slot()
    def _choose_csv(self) -> None:
        path = choose_csv(self, tr("Export Ratings"), f"{self._path.stem}-ratings.csv")
        if path is not None:
            self.export_csv(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop rating when Esc is pressed."""
        if event.key() == Qt.Key.Key_Escape and self.rater.is_busy:
            self.rater.stop()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel the work in progress when the window is closed."""
        end_work(self)
        super().closeEvent(event)
        self.closed.emit()
