"""The table of kept runs: all that a query finds, a row each; what the rows say is fetched where somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)

from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import full_sentence, translated
from sudoku_desktop.studies.commands import changes_of
from sudoku_desktop.trials.archive import Archive, DamagedArchiveError, Query
from sudoku_desktop.trials.records import Ending, KeptRun, algorithm_of
from sudoku_desktop.ui.numbers import decimal, whole
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.widgets.tool_tip import tool_tip
from sudoku_desktop.ui.worker import Emit, Worker

PAGE = 100
"""Rows that are fetched at once."""
MOST_WAITING = 3
"""Pages that are waited for; those before have been scrolled past."""

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """From left to right."""

    MADE = 0
    PUZZLE = 1
    ALGORITHM = 2
    SEED = 3
    ENDING = 4
    COMMON_COST = 5
    GENERATIONS = 6
    TRIALS = 7
    RESTARTS = 8
    SECONDS = 9


WORDS = {Column.MADE, Column.PUZZLE, Column.ALGORITHM, Column.ENDING}
"""All others are numbers."""


@dataclass(frozen=True)
class Row:
    """A run, and what its columns say."""

    run: KeptRun
    texts: tuple[str, ...]

    @classmethod
    def of(cls, run: KeptRun) -> Row:
        trial, outcome = run.trial, run.outcome
        made = QDateTime.fromString(run.made, Qt.DateFormat.ISODate).toLocalTime()
        return cls(
            run,
            (
                QLocale().toString(made, QLocale.FormatType.ShortFormat),
                trial.title or trial.puzzle,
                algorithm_in_words(trial.algorithm),
                str(trial.seed),
                ending_in_words(run),
                whole(outcome.common_cost),
                whole(outcome.generations),
                whole(outcome.trials),
                whole(outcome.restarts),
                decimal(outcome.seconds, 2) + " s",
            ),
        )


def algorithm_in_words(told: str) -> str:
    """Its title, with the settings that were changed in it."""
    algorithm, changes = algorithm_of(told), changes_of(told)
    title = translated(algorithm.title)
    return f"{title} ({', '.join(f'{name}={value}' for name, value in changes.items())})" if changes else title


def endings() -> dict[Ending, str]:
    translate = QCoreApplication.translate
    return {
        Ending.SOLVED: translate("Runs", "solved"),
        Ending.BUDGET_SPENT: translate("Runs", "not solved"),
        Ending.STOPPED: translate("Runs", "stopped"),
    }


def ending_in_words(run: KeptRun) -> str:
    """With the best fitness, where there was no solution."""
    ending = endings()[run.outcome.ending]
    if run.outcome.solved:
        return ending
    scale = Scale.of(run.trial.parsed_algorithm.fitness, run.trial.givens.geometry)
    text = QCoreApplication.translate("Runs", "{ending}, fitness {fitness}")
    return text.format(ending=ending, fitness=scale.text(run.outcome.best_cost))


def titles() -> list[str]:
    translate = QCoreApplication.translate
    return [
        translate("Runs", "Ended"),
        translate("Runs", "Puzzle"),
        translate("Runs", "Algorithm"),
        translate("Runs", "Seed"),
        translate("Runs", "Result"),
        translate("Runs", "Missing digits"),
        translate("Runs", "Generations"),
        translate("Runs", "Trials"),
        translate("Runs", "Restarts"),
        translate("Runs", "Computing time"),
    ]


class RunsModel(QAbstractTableModel):
    """What `query` finds, in the order of any column."""

    found = Signal()
    """All that is found is known, and its number."""
    failed = Signal(str)
    archive_damaged = Signal(str)
    """The archive cannot be read at all, as this sentence says; it can be set aside."""
    _ids_found = Signal(object, object, object)
    _rows_fetched = Signal(int, object)

    def __init__(self, archive: Callable[[], Archive], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self.query = Query()
        self.ids: list[int] = []
        self.algorithms: list[str] = []
        self.studies: list[str] = []
        self._order, self._is_descending = Column.MADE, True
        self._rows: dict[int, Row | None] = {}
        self._waiting: list[int] = []
        self._finder, self._fetcher = Worker(self), Worker(self)
        for worker in (self._finder, self._fetcher):
            worker.failed.connect(self.failed)
        self._ids_found.connect(self._take_ids)
        self._rows_fetched.connect(self._take_rows)
        self._fetcher.ended.connect(self._fetch)

    @property
    def is_busy(self) -> bool:
        return self._finder.is_busy or self._fetcher.is_busy

    def ask(self, query: Query) -> None:
        """Show what it finds, as soon as it is found."""
        self.query = query
        self.find()

    @Slot()
    def find(self) -> None:
        """Look again: there may be more."""
        query, order, is_descending = self.query, self._order.name.lower(), self._is_descending

        def work(_stop: Stop, emit: Emit) -> None:
            try:
                archive = self._archive()
                ids = archive.ids(query, order, descending=is_descending)
                emit(self._ids_found, ids, archive.algorithms(), [*archive.batches(), *archive.studies()])
            except DamagedArchiveError as error:
                emit(self.archive_damaged, full_sentence(error.sentence))

        self._finder.begin(work)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order, self._is_descending = Column(column), order == Qt.SortOrder.DescendingOrder
        self.find()

    @Slot(object, object, object)
    def _take_ids(self, ids: list[int], algorithms: list[str], studies: list[str]) -> None:
        self.algorithms, self.studies = algorithms, studies
        more = len(ids) - len(self.ids)
        if more > 0 and self.ids and ids[more:] == self.ids:  # new ones on top: what is selected stays so
            self.beginInsertRows(QModelIndex(), 0, more - 1)
            self.ids = ids
            self.endInsertRows()
        elif ids != self.ids:
            self.beginResetModel()
            self.ids, self._rows, self._waiting = ids, {}, []
            self.endResetModel()
        self.found.emit()

    def row_at(self, line: int) -> Row | None:
        """None where it is not known yet, but will be soon, or not any more."""
        id = self.ids[line]
        if id not in self._rows:
            page = line // PAGE
            if page not in self._waiting:
                self._waiting = [*self._waiting, page][-MOST_WAITING:]
            if not self._fetcher.is_busy:
                self._fetch()
        return self._rows.get(id)

    @Slot()
    def _fetch(self) -> None:
        if not self._waiting:
            return
        page = self._waiting.pop()
        ids = self.ids[page * PAGE : (page + 1) * PAGE]

        def work(_stop: Stop, emit: Emit) -> None:
            rows = {run.id: Row.of(run) for run in self._archive().runs(Query(ids=ids))}
            emit(self._rows_fetched, page * PAGE, {id: rows.get(id) for id in ids})

        self._fetcher.begin(work)

    @Slot(int, object)
    def _take_rows(self, first: int, rows: dict[int, Row | None]) -> None:
        self._rows.update(rows)
        last = min(first + PAGE, len(self.ids)) - 1
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    def runs_at(self, lines: Iterable[int]) -> list[KeptRun]:
        """Those that are known."""
        return [row.run for line in lines if (row := self.row_at(line)) is not None]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.ids)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = Column(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and column not in WORDS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self.row_at(index.row())
        if role == Qt.ItemDataRole.ToolTipRole:
            return tool_tip(row.texts[column]) if row is not None and column in WORDS else None
        if row is not None:
            return row.texts[column]
        if self.ids[index.row()] not in self._rows:
            return "…"
        return QCoreApplication.translate("Runs", "damaged") if column is Column.ENDING else "–"

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return titles()[section]
        return None

    def close_down(self) -> None:
        self._finder.close()
        self._fetcher.close()
