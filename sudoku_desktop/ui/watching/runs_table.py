"""The table of this session's runs, with a tick for those whose best is drawn over the plot."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.services.recorded_runs import RecordedRun
from sudoku_desktop.speaking import translated
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching.record import RunRecord

MAX_RUNS = 30
"""Older ones are dropped: each keeps a history of up to 5 MB."""


class RunsTable(QTableWidget):
    """One row a run, newest first. `overlays_changed` carries the ticked RunRecords."""

    overlays_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 9, parent)
        self._records: list[RunRecord] = []
        self.setHorizontalHeaderLabels(
            [
                self.tr("Compare"),
                self.tr("Run"),
                self.tr("Algorithm"),
                self.tr("Seed"),
                self.tr("Result"),
                self.tr("Missing digits"),
                self.tr("Generations"),
                self.tr("Restarts"),
                self.tr("Computing time"),
            ]
        )
        self.setAccessibleName(self.tr("Runs of this session"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.itemChanged.connect(self._ticked)

    @property
    def records(self) -> tuple[RunRecord, ...]:
        """The runs, newest first."""
        return tuple(self._records)

    def recorded(self, givens: Grid) -> Iterator[RecordedRun]:
        """The runs of the puzzle with these givens that have come to an end, oldest first."""
        return (each.recorded for each in reversed(self._records) if each.puzzle == givens)

    @Slot(object)
    def add(self, record: RunRecord) -> None:
        """Put a run on top, or bring its row up to date if it went on."""
        self.blockSignals(True)
        if record not in self._records:
            self._records.insert(0, record)
            self.insertRow(0)
            tick = QTableWidgetItem()
            tick.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            tick.setCheckState(Qt.CheckState.Unchecked)
            tick.setToolTip(self.tr("Draw the best of run {number} over the plot").format(number=record.number))
            self.setItem(0, 0, tick)
            if len(self._records) > MAX_RUNS:
                self._records.pop()
                self.removeRow(self.rowCount() - 1)
        row = self._records.index(record)
        for column, text in enumerate(self._texts(record), 1):
            item = QTableWidgetItem(text)
            if column not in (2, 4):
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, item)
        self.blockSignals(False)

    def _texts(self, record: RunRecord) -> list[str]:
        locale = QLocale()
        last = record.last
        results = {
            RunState.SOLVED: self.tr("solved"),
            RunState.BUDGET_SPENT: self.tr("not solved, fitness {fitness}"),
            RunState.STOPPED: self.tr("stopped, fitness {fitness}"),
        }
        result = results.get(record.state, "").format(fitness=record.fitness)
        missing = record.history.envelope(2).common if record.history.generations else ()
        return [
            str(record.number),
            translated(record.request.algorithm.title),
            str(record.request.seed),
            result,
            locale.toString(round(min(missing))) if len(missing) else "–",
            locale.toString(last.generation if last else 0),
            locale.toString(last.restarts if last else 0),
            locale.toString(last.seconds if last else 0.0, "f", 2) + " s",
        ]

    @property
    def overlays(self) -> list[RunRecord]:
        """The ticked runs."""
        return [record for row, record in enumerate(self._records) if self._is_ticked(row)]

    def tick(self, records: Collection[RunRecord]) -> None:
        """Tick these of the runs."""
        for row, record in enumerate(self._records):
            item = self.item(row, 0)
            if record in records and item is not None:
                item.setCheckState(Qt.CheckState.Checked)

    @Slot()
    def _ticked(self) -> None:
        self.overlays_changed.emit(self.overlays)

    def _is_ticked(self, row: int) -> bool:
        item = self.item(row, 0)
        return item is not None and item.checkState() == Qt.CheckState.Checked
