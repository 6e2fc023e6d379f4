"""The right column of the Lab: a sentence on the result of the selected runs, a figure, and a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QStackedWidget, QWidget

from sudoku_desktop.figures import Figure, overlay_look
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.differences import Difference
from sudoku_desktop.studies.figures import steps_figure
from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.statistics import MEDIAN, SOLVED, STATISTICS, Statistic, Unit
from sudoku_desktop.ui.lab.landscape import LandscapeView
from sudoku_desktop.ui.lab.result import result_in_words
from sudoku_desktop.ui.lab.sample import Answer, Question, work_out
from sudoku_desktop.ui.lab.sweep_view import SweepView
from sudoku_desktop.ui.lab.words import estimate_in_words, units
from sudoku_desktop.ui.numbers import decimal, percentage
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.plots.look import SAMPLE, sample_icon
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.widgets.deferred import DeferUntilVisible
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_lines, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.segments import MemberSegments
from sudoku_desktop.ui.widgets.table import Column, TableModel, TableView, number
from sudoku_desktop.ui.widgets.tool_tip import explain, literal
from sudoku_desktop.ui.worker import NewestAnswer

View = ConvergencePlot | FigureView | SweepView | LandscapeView
MOST_CURVES = 20
"""Maximum number of curves with different looks."""
LEAST_COLUMNS = 4
"""Number of columns that are always visible."""
MOST_ROWS = 4
"""Maximum number of algorithms that the table shows without a scroll bar."""
LARGE = 1.54
"""Font size of the sentence on the result, relative to the application's font."""


class RunFigure(Enum):
    """The figures of the right column."""

    PROGRESS = auto()
    OVER_TIME = auto()
    BY_SETTING = auto()
    LANDSCAPE = auto()


def share_figure(groups: Sequence[Group], unit: Unit, *, falls: bool) -> Figure:
    """Return the shares of runs and targets reached over run time or, if `falls`, the shares of unsolved runs.

    There is one curve for each of the first MOST_CURVES groups.
    """
    share = tr("Not solved yet") if falls else tr("Reached by then")
    lines = [
        (each.name, each.unsolved if falls else each.reached, float(each.sample.spent.max(initial=0.0)))
        for each in groups[:MOST_CURVES]
    ]
    ends = [f"{name}: {percentage([float(falls), *steps.share.tolist()][-1])}" for name, steps, _ in lines]
    figure = steps_figure(
        lines, units()[unit], share, falls=falls, describe=lambda name, share: f"{percentage(share)}  {name}"
    )
    return replace(figure, description=f"{share}: {'; '.join(ends)}")


class GroupChart(NamedTuple):
    """A chart of groups of runs over time: its title, its tool tip, and a function that makes its figure."""

    title: str
    tip: str
    figure: Callable[[Sequence[Group], Unit], Figure]


def group_charts() -> tuple[GroupChart, ...]:
    """Return the charts of groups of runs over time, in the order of their choice."""
    return (
        GroupChart(
            tr("Solved over Time"),
            tr("ECDF: the higher and the further left, the better"),
            partial(share_figure, falls=False),
        ),
        GroupChart(
            tr("Unsolved over Time"),
            tr("Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted"),
            partial(share_figure, falls=True),
        ),
    )


class NumberedGroup(NamedTuple):
    """A row of the statistics: the runs of an algorithm, their position, and their difference from the best one."""

    place: int
    group: Group
    difference: Difference | None = None


def group_columns(sample_of: Callable[[int], QIcon | None]) -> tuple[Column[NumberedGroup], ...]:
    """Return the columns of the statistics, the most important ones first, because a narrow window hides others.

    `sample_of` returns the icon with the curve's look of the algorithm at a position, or None without a curve.
    """
    return (
        Column(
            "algorithm",
            tr("Algorithm"),
            lambda row: row.group.name,
            more=lambda row: row.group.name,
            icon=lambda row: sample_of(row.place),
            stretches=True,
        ),
        number("runs", tr("Runs"), lambda row: row.group.sample.count),
        *map(_statistic_column, (SOLVED, MEDIAN)),
        Column(
            "against_the_best",
            tr("Against the best"),
            _against_the_best,
            is_number=True,
            tip=tr(
                "A12: chance that a run needs less than one of the best algorithm on the same puzzle; "
                "p: log-rank test, adjusted by Holm"
            ),
        ),
        *(_statistic_column(each) for each in STATISTICS if each not in (SOLVED, MEDIAN)),
    )


def _against_the_best(row: NumberedGroup) -> str:
    if row.difference is None:
        return "–"
    p = decimal(row.difference.these, 3) if row.difference.these >= 0.001 else f"< {decimal(0.001, 3)}"
    return f"A12 {decimal(row.difference.superiority, 2)}, p {p}"


def _statistic_column(statistic: Statistic) -> Column[NumberedGroup]:
    def text(row: NumberedGroup) -> str:
        return estimate_in_words(statistic, statistic.of(row.group.sample))

    title, tip = in_words(statistic.title), in_words(statistic.sentence)
    return Column(statistic.columns[0], title, text, is_number=True, tip=tip)


class GroupsTable(TableView[NumberedGroup]):
    """Table with a row for each algorithm, without a horizontal scroll bar."""

    def show_groups(self, groups: Sequence[Group], differences: Sequence[Difference | None] = ()) -> None:
        """Show groups and, if given, their differences from the best one."""
        pairs = zip_longest(groups, differences)
        self.rows_model.show_rows([NumberedGroup(place, group, other) for place, (group, other) in enumerate(pairs)])
        rows = min(max(len(groups), 1), MOST_ROWS) * self.verticalHeader().defaultSectionSize()
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide the last columns if they do not fit."""
        header, width = self.horizontalHeader(), 0
        for column in range(self.rows_model.columnCount()):
            width += max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            self.setColumnHidden(column, column >= LEAST_COLUMNS and width > self.viewport().width())


class RunFigures(QWidget):
    """Evaluates the runs that a query finds, and shows figures; `landscape` shows the current run instead."""

    answered = Signal()
    """Emitted when the answer to the latest query is shown."""

    def __init__(self, landscape: LandscapeView) -> None:
        super().__init__()
        self._archive: Callable[[], Archive] | None = None
        self.answer: Answer | None = None
        self._question: Question | None = None
        self._query: Query | None = None
        self._study: Study | None = None
        self._marked: int | None = None

        def answer(question: Question, stop: Stop) -> Answer:
            assert self._archive is not None
            return work_out(self._archive(), question)

        self.asked: NewestAnswer[Question, Answer] = NewestAnswer(answer, self)
        titles = {
            RunFigure.PROGRESS: tr("Progress"),
            RunFigure.OVER_TIME: tr("Over Time"),
            RunFigure.BY_SETTING: tr("By Setting"),
            RunFigure.LANDSCAPE: tr("Landscape"),
        }
        self.segments = MemberSegments(tr("Figure"), titles)
        self.heading, self.detail = PlainLabel(selectable=True, wordWrap=True), PlainLabel(quiet=True, wordWrap=True)
        resize_font(self.heading, LARGE, bold=True)
        names, self._charts = units(), group_charts()
        self.unit = MemberField(Unit, names.__getitem__, self)
        self.chart = MemberField(self._charts, lambda chart: chart.title, self, key=lambda chart: chart.title)
        for field, name in ((self.unit, tr("Run time in")), (self.chart, tr("Figure"))):
            field.set_name(name)
            field.setToolTip(literal(name))
            field.setSizeAdjustPolicy(MemberField.SizeAdjustPolicy.AdjustToContents)
        for index, chart in enumerate(self._charts):
            self.chart.setItemData(index, chart.tip, Qt.ItemDataRole.ToolTipRole)
        self.on_the_way = QCheckBox(tr("Targets on the &way"))
        explain(
            self.on_the_way,
            tr(
                "Count not only solutions but ten fitness levels on the way to one: the algorithm whose curve "
                "rises earlier gets closer sooner."
            ),
        )
        self.groups = TableModel(group_columns(self._sample_of), self)
        self.table, self.landscape = GroupsTable(tr("Statistics by algorithm"), self.groups), landscape
        self.table.setIconSize(QSize(SAMPLE, self.fontMetrics().height()))
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._views: dict[RunFigure, View] = {}
        """The figures created so far; creating all of them at once would take too long."""
        self._place = QStackedWidget()
        self._options = QWidget()
        in_lines(self.chart, self.unit, self.on_the_way, inside=self._options)
        self._results = QWidget()
        in_column(self.heading, self.detail, self._options, spacing=4, inside=self._results)
        in_column(in_row(self.segments, 1), self._results, (self._place, 1), self.table, spacing=10, inside=self)
        self.asked.answered.connect(self._take)
        self.asked.failed.connect(self.detail.setText)
        self.unit.currentIndexChanged.connect(self._ask)
        self.on_the_way.toggled.connect(self._ask)
        self.chart.currentIndexChanged.connect(self._draw)
        self._draw_wanted = DeferUntilVisible(self, self._draw_soon)
        self.segments.choose(RunFigure.OVER_TIME)
        self.segments.chosen.connect(self._draw_wanted.ask)
        self._draw_wanted.ask()

    def _sample_of(self, place: int) -> QIcon | None:
        """Return the line sample of a group beside its plot; None in plots where looks have another meaning."""
        has_samples = self.segments.member() is RunFigure.OVER_TIME and place < MOST_CURVES
        return sample_icon(overlay_look(place)) if has_samples else None

    @property
    def view(self) -> View:
        """The selected figure, which is created on first use."""
        shown = self.segments.member()
        if shown not in self._views:
            made: dict[RunFigure, Callable[[], View]] = {
                RunFigure.PROGRESS: self._progress,
                RunFigure.OVER_TIME: FigureView,
                RunFigure.BY_SETTING: SweepView,
                RunFigure.LANDSCAPE: lambda: self.landscape,
            }
            self._views[shown] = made[shown]()
            self._place.addWidget(self._views[shown])
        return self._views[shown]

    def _progress(self) -> ConvergencePlot:
        plot = ConvergencePlot()
        plot.hint.setText(tr("No run has been kept yet"))
        plot.show_overlays_only()
        return plot

    def _draw_soon(self) -> None:
        """Draw the selected figure, deferred until the page is painted if the figure must be created first."""
        if self.segments.member() in self._views:
            self._draw()
        else:
            QTimer.singleShot(0, self, self._draw)

    @Slot()
    def _draw(self) -> None:
        shown, view, answer = self.segments.member(), self.view, self.answer
        self._place.setCurrentWidget(view)
        for part in (self._results, self.table):
            part.setVisible(shown is not RunFigure.LANDSCAPE)
        for field in (self.chart, self.on_the_way):
            field.setVisible(shown is RunFigure.OVER_TIME)
        self.groups.refresh()
        if answer is None or self._question is None:
            return
        if isinstance(view, FigureView):
            view.title = self.heading.text()
            view.show_figure(self.chart.member().figure(answer.groups, self._question.unit))
        elif isinstance(view, SweepView):
            view.show_sweep(answer.sweep, self._question.unit)
        elif isinstance(view, ConvergencePlot):
            view.set_overlays(answer.courses)

    def ask(
        self, archive: Callable[[], Archive], query: Query, study: Study | None = None, marked: int | None = None
    ) -> None:
        """Evaluate and show the runs that a query finds.

        `study`: the declaration of the runs, if known, so that missing runs are shown, too; `marked`: id of the only
        run whose progress is drawn, None for the newest ones.
        """
        self._archive, self._query, self._study, self._marked = archive, query, study, marked
        self._ask()

    @Slot()
    def _ask(self) -> None:
        unit = self.unit.member()
        self.on_the_way.setEnabled(unit is not Unit.SECONDS)
        if self._query is not None:
            self.asked.ask(Question(self._query, unit, self.on_the_way.isChecked(), self._study, self._marked))

    @Slot(object, object)
    def _take(self, question: Question, answer: Answer) -> None:
        self.answer, self._question = answer, question
        heading, detail = result_in_words(answer.groups, question.unit, answer.puzzles, answer.repeats)
        self.heading.setText(heading)
        self.detail.setText(detail)
        self.table.show_groups(answer.groups, answer.differences)
        self._draw_wanted.ask()
        self.answered.emit()

    def drawn(self, path: Path) -> Callable[[], None] | None:
        """Render the selected figure and return a function that writes it, or None when there is nothing to write."""
        view = self.view
        figure = view.chart if isinstance(view, SweepView | LandscapeView) else view
        return None if figure is None else figure.drawn(path)
