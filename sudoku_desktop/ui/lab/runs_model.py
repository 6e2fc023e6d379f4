"""Table model of the kept runs that a query finds; rows are loaded from the archive when they come into view."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QIcon, QPainter, QPen, QPolygonF

from sudoku_desktop.figures import CurveLook
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.studies.commands import changes_of
from sudoku_desktop.trials.archive import ORDERS, Archive, Query
from sudoku_desktop.trials.database import DamagedArchiveError
from sudoku_desktop.trials.records import Ending, Improvements, KeptRun, algorithm_of
from sudoku_desktop.ui.icons import painted_icon
from sudoku_desktop.ui.numbers import decimal
from sudoku_desktop.ui.plots.look import colour_of, draw_marker
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.table import Column, Index, TableModel, number
from sudoku_desktop.ui.worker import Emit, Worker

PAGE = 100
"""Number of rows that are fetched at once."""
FIRST_COLUMNS = (6, 5)
"""Number of columns that fit into a window of usual width, and into the narrowest window."""
COURSE = QSize(104, 18)
"""Size of a progress picture, in logical pixels."""
DECADES = 6
"""Range of trials over the width of a progress picture, in powers of ten from ten trials on."""
MOST_WAITING = 3
"""Maximum number of pages in the queue; older requests, already scrolled past, are dropped."""


def columns(course_of: Callable[[KeptRun], QIcon | None]) -> tuple[Column[KeptRun], ...]:
    """Return the columns, the most important ones first; all names but "course" are `ORDERS` of the archive."""

    def word(
        name: str, title: str, text: Callable[[KeptRun], str], width: int, stretches: bool = False
    ) -> Column[KeptRun]:
        return Column(name, title, text, more=text, width=width, stretches=stretches)

    return (
        word("made", tr("Ended"), made_in_words, 11),
        word("algorithm", tr("Algorithm"), lambda run: algorithm_in_words(run.trial.algorithm), 20, True),
        number("seed", tr("Seed"), attrgetter("trial.seed"), str, width=10),
        word("ending", tr("Result"), ending_in_words, 14),
        number("trials", tr("Grids"), attrgetter("outcome.trials"), width=11),
        Column("course", tr("Course"), lambda run: "", icon=course_of, width=16),
        word("puzzle", tr("Puzzle"), lambda run: run.trial.title or run.trial.puzzle, 18),
        number("common_cost", tr("Missing digits"), attrgetter("outcome.common_cost")),
        number("generations", tr("Generations"), attrgetter("outcome.generations"), width=10),
        number("restarts", tr("Restarts"), attrgetter("outcome.restarts")),
        number(
            "seconds",
            tr("Computing time"),
            attrgetter("outcome.seconds"),
            lambda seconds: decimal(seconds) + " s",
            width=10,
        ),
    )


def course_icon(course: Improvements, look: CurveLook) -> QIcon:
    """Return a picture of a run's progress: the root of its cost over the logarithm of its trials."""
    x = (np.log10(np.maximum(course[:, 1], 10)) - 1) / DECADES
    y = 1 - np.sqrt(course[:, 2] / max(float(course[0, 2]), 1e-9))

    def paint(painter: QPainter, rect: QRectF, mode: QIcon.Mode, _state: QIcon.State) -> None:
        room, theme = rect.adjusted(3, 3, -3, -3), current_theme()
        colour = theme.highlighted_text if mode == QIcon.Mode.Selected else colour_of(look, theme)
        steps = np.column_stack([np.repeat(x, 2)[1:], np.repeat(y, 2)[:-1]]).tolist()
        points = [QPointF(room.left() + at * room.width(), room.top() + cost * room.height()) for at, cost in steps]
        painter.setPen(QPen(colour, 1.6))
        painter.drawPolyline(QPolygonF(points))
        if course[-1, 2] == 0:
            draw_marker(painter, points[-1], "•", 2.5, colour, theme.base)

    return painted_icon(paint)


def made_in_words(run: KeptRun) -> str:
    """Return when a run ended, without the date if it was today."""
    made = QDateTime.fromString(run.made, Qt.DateFormat.ISODate).toLocalTime()
    is_today = made.date() == QDate.currentDate()
    return QLocale().toString(made.time() if is_today else made, QLocale.FormatType.ShortFormat)


def algorithm_in_words(text: str) -> str:
    """Return the title of an algorithm, given as in `Trial.algorithm`, with its changed settings."""
    algorithm, changes = algorithm_of(text), changes_of(text)
    title = translated(algorithm.title)
    return f"{title} ({', '.join(f'{name}={value}' for name, value in changes.items())})" if changes else title


def endings() -> dict[Ending, str]:
    return {
        Ending.SOLVED: tr("solved"),
        Ending.BUDGET_SPENT: tr("not solved"),
        Ending.STOPPED: tr("stopped"),
    }


def ending_in_words(run: KeptRun) -> str:
    """Return how a run ended, with its best fitness if it was not solved."""
    ending = endings()[run.outcome.ending]
    if run.outcome.solved:
        return f"✓ {ending}"
    scale = Scale.of(run.trial.parsed_algorithm.fitness, run.trial.givens.geometry)
    return tr("{ending}, fitness {fitness}", ending=ending, fitness=scale.text(run.outcome.best_cost))


class RunsModel(TableModel[KeptRun]):
    """Table model of the runs that `query` finds, sorted by the archive; a row is None until it has been loaded."""

    found = Signal()
    """Emitted when the ids of all found runs are known."""
    failed = Signal(str)
    archive_damaged = Signal(str)
    """Emitted with a sentence when the archive cannot be read at all; the user may then begin a new one."""
    _ids_found = Signal(object, object, object)
    _rows_fetched = Signal(int, object, object, object)

    def __init__(self, archive: Callable[[], Archive], parent: QObject | None = None) -> None:
        super().__init__(columns(self._course_of), parent)
        self._archive = archive
        self.looks: dict[str, CurveLook] = {}
        """Looks of the algorithms' curves in the figure beside the table, by the algorithms' names."""
        self._courses: dict[int, Improvements] = {}
        self.query = Query()
        self.ids: list[int] = []
        self.algorithms: list[str] = []
        self.studies: list[str] = []
        self._order, self._is_descending = "made", True
        self._loaded: dict[int, KeptRun | None] = {}
        """Loaded runs by id; None for a damaged run, and for a run whose operators are not loaded."""
        self._not_loaded: set[int] = set()
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
        """Search for the runs of a query, and show them when they are found."""
        self.query = query
        self.find()

    @Slot()
    def find(self) -> None:
        """Run the query again, because runs may have been added."""
        query, order, is_descending = self.query, self._order, self._is_descending

        def work(_stop: Stop, emit: Emit) -> None:
            try:
                archive = self._archive()
                ids = archive.ids(query, order, descending=is_descending)
                emit(self._ids_found, ids, archive.algorithms(), [*archive.batches(), *archive.studies()])
            except DamagedArchiveError as error:
                emit(self.archive_damaged, full_sentence(error.sentence))

        self._finder.begin(work)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        name = self.columns[column].name
        self._order, self._is_descending = name if name in ORDERS else "made", order == Qt.SortOrder.DescendingOrder
        self.find()

    def _course_of(self, run: KeptRun) -> QIcon | None:
        course = self._courses.get(run.id)
        look = self.looks.get(algorithm_in_words(run.trial.algorithm), CurveLook("axis"))
        return None if course is None or not len(course) else course_icon(course, look)

    @Slot(object, object, object)
    def _take_ids(self, ids: list[int], algorithms: list[str], studies: list[str]) -> None:
        self.algorithms, self.studies = algorithms, studies
        more = len(ids) - len(self.ids)
        if more > 0 and self.ids and ids[more:] == self.ids:  # new runs on top must not move the selection
            self.beginInsertRows(QModelIndex(), 0, more - 1)
            self.ids = ids
            self.endInsertRows()
        elif ids != self.ids:
            self.beginResetModel()
            self.ids, self._loaded, self._courses, self._waiting = ids, {}, {}, []
            self.endResetModel()
        self.found.emit()

    def __len__(self) -> int:
        return len(self.ids)

    def row_at(self, line: int) -> KeptRun | None:
        """Return a run, or None if it is damaged or has not been loaded yet, in which case loading begins."""
        id = self.ids[line]
        if id not in self._loaded:
            page = line // PAGE
            if page not in self._waiting:
                self._waiting = [*self._waiting, page][-MOST_WAITING:]
            if not self._fetcher.is_busy:
                self._fetch()
        return self._loaded.get(id)

    @Slot()
    def _fetch(self) -> None:
        if not self._waiting:
            return
        page = self._waiting.pop()
        ids = self.ids[page * PAGE : (page + 1) * PAGE]

        def work(_stop: Stop, emit: Emit) -> None:
            archive, query = self._archive(), Query(ids=ids)
            found: dict[int, KeptRun | None] = dict.fromkeys(ids)
            found.update((run.id, run) for run in archive.runs(query))
            emit(self._rows_fetched, page * PAGE, found, archive.improvements(query), archive.not_loaded)

        self._fetcher.begin(work)

    @Slot(int, object, object, object)
    def _take_rows(
        self, first: int, rows: dict[int, KeptRun | None], courses: dict[int, Improvements], not_loaded: set[int]
    ) -> None:
        self._loaded.update(rows)
        self._not_loaded |= not_loaded
        self._courses.update(courses)
        last = min(first + PAGE, len(self.ids)) - 1
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or self.row_at(index.row()) is not None:
            return super().data(index, role)
        if self.ids[index.row()] not in self._loaded:
            return "…"
        if index.column() != self.column("ending"):
            return "–"
        if self.ids[index.row()] in self._not_loaded:
            return tr("operator not loaded")
        return tr("damaged")
