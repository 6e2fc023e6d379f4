"""What a selection of runs says: a table with a row for each algorithm, and their curves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QSplitter,
    QWidget,
)

from sudoku_desktop.figures import Figure, overlay_look
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import in_words
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.figures import steps_figure
from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.statistics import STATISTICS, Statistic, Unit
from sudoku_desktop.ui.numbers import percentage, whole
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.plots.look import SAMPLE, sample_icon
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.studying.sample import Answer, Question, work_out
from sudoku_desktop.ui.studying.sweep_view import SweepView
from sudoku_desktop.ui.studying.words import estimate_in_words, units
from sudoku_desktop.ui.theme import theme_switch
from sudoku_desktop.ui.widgets.deferred import DeferUntilVisible
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.table import Column, TableModel, TableView, number
from sudoku_desktop.ui.widgets.tabs import Tabs
from sudoku_desktop.ui.widgets.tool_tip import explain
from sudoku_desktop.ui.worker import NewestAnswer

MOST_CURVES = 20
"""So many looks differ."""


def share_figure(groups: Sequence[Group], unit: Unit, *, falls: bool) -> Figure:
    """Return the shares of runs and targets reached over run time, or if it `falls`, of runs not solved yet.

    There is one curve for each of the first MOST_CURVES groups.
    """
    translate = QCoreApplication.translate
    share = translate("Runs", "Not solved yet") if falls else translate("Runs", "Reached by then")
    lines = [
        (each.name, each.unsolved if falls else each.reached, float(each.sample.spent.max(initial=0.0)))
        for each in groups[:MOST_CURVES]
    ]
    ends = [f"{name}: {percentage([float(falls), *steps.share.tolist()][-1])}" for name, steps, _ in lines]
    figure = steps_figure(
        lines, units()[unit], share, falls=falls, tell=lambda name, share: f"{percentage(share)}  {name}"
    )
    return replace(figure, description=f"{share}: {'; '.join(ends)}")


class GroupChart(NamedTuple):
    """A chart of groups of runs: the title and the tool tip of its tab, and a function that makes its figure."""

    title: str
    tip: str
    figure: Callable[[Sequence[Group], Unit], Figure]


def group_charts() -> tuple[GroupChart, ...]:
    """Return the charts of groups of runs, in the order of their tabs."""
    translate = QCoreApplication.translate
    return (
        GroupChart(
            translate("Statistics", "Solved by Then"),
            translate("Statistics", "ECDF: the higher and the further left, the better"),
            partial(share_figure, falls=False),
        ),
        GroupChart(
            translate("Statistics", "Still Unsolved"),
            translate(
                "Statistics",
                "Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted",
            ),
            partial(share_figure, falls=True),
        ),
    )


class NumberedGroup(NamedTuple):
    """A row of the statistics: the runs of an algorithm, and their position among the algorithms."""

    place: int
    group: Group


def group_columns(sample_of: Callable[[int], QIcon | None]) -> tuple[Column[NumberedGroup], ...]:
    """Return the columns of the statistics; `sample_of` returns the line sample of a position, or None."""
    translate = QCoreApplication.translate
    return (
        Column(
            "algorithm",
            translate("GroupsTable", "Algorithm"),
            lambda row: row.group.name,
            icon=lambda row: sample_of(row.place),
        ),
        number("runs", translate("GroupsTable", "Runs"), lambda row: row.group.sample.count),
        *map(_statistic_column, STATISTICS),
    )


def _statistic_column(statistic: Statistic) -> Column[NumberedGroup]:
    def text(row: NumberedGroup) -> str:
        return estimate_in_words(statistic, statistic.of(row.group.sample))

    title, tip = in_words(statistic.title), in_words(statistic.sentence)
    return Column(statistic.columns[0], title, text, is_number=True, tip=tip)


class Statistics(QWidget):
    """Shows what the runs that a query finds say; `answered` when it does."""

    answered = Signal()

    def __init__(self, archive: Callable[[], Archive], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer: Answer | None = None
        self._query: Query | None = None
        self._study: Study | None = None
        self._unit = Unit.TRIALS

        def answer(question: Question, stop: Stop) -> Answer:
            return work_out(archive(), question)

        self.asked: NewestAnswer[Question, Answer] = NewestAnswer(answer, self)
        self.asked.answered.connect(self._take)
        self.count = PlainLabel(bold=True)
        self.asked.failed.connect(self.count.setText)
        self._has_samples = False
        self.groups = TableModel(group_columns(self._sample_of), self)
        self.table = TableView(self.tr("Statistics by algorithm"), self.groups)
        self.table.setIconSize(QSize(SAMPLE, self.fontMetrics().height()))
        theme_switch().theme_changed.connect(self.groups.refresh)
        names = units()
        self.unit = MemberField(Unit, names.__getitem__)
        self.on_the_way = QCheckBox(self.tr("Targets on the &way"))
        explain(
            self.on_the_way,
            self.tr(
                "Count not only solutions but ten fitness levels on the way to one: the algorithm whose curve "
                "rises earlier gets closer sooner."
            ),
        )
        self.tabs = Tabs()
        self.tabs.setAccessibleName(self.tr("Plots of the runs"))
        courses = self.tr("Courses"), self.tr("The best of the newest eight runs")
        setting = (
            self.tr("By Setting"),
            self.tr("What the values of settings do: lines with intervals, and maps of pairs"),
        )
        self._charts = group_charts()
        for title, tip in (courses, *(each[:2] for each in self._charts), setting):
            page = QWidget()
            in_column(inside=page)
            self.tabs.setTabToolTip(self.tabs.addTab(page, title), tip)
        self._views: dict[int, FigureView] = {}
        """By the index of the tab."""
        unit_label = labelled(self.tr("Run time &in"), self.unit)
        head = in_row(self.count, 1, self.on_the_way, unit_label, self.unit, spacing=8)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setChildrenCollapsible(False)
        for widget in (self.table, self.tabs):
            parts.addWidget(widget)
        parts.setSizes([620, 520])
        in_column(head, (parts, 1), spacing=4, inside=self)
        self.unit.currentIndexChanged.connect(self._ask)
        self.on_the_way.toggled.connect(self._ask)
        self.tabs.currentChanged.connect(self._show_plot)
        self._plot_wanted = DeferUntilVisible(self, self._draw)
        self._plot_wanted.ask()

    # Each plot is made when its tab is first shown: all of them in one go take longer than a person should wait.

    @cached_property
    def courses(self) -> ConvergencePlot:
        plot = ConvergencePlot()
        plot.hint.setText(self.tr("No run has been kept yet"))
        plot.show_overlays_only()
        return plot

    def view(self, index: int) -> FigureView:
        """Return what shows the chart of a tab."""
        if index not in self._views:
            self._views[index] = FigureView()
        return self._views[index]

    @cached_property
    def by_setting(self) -> SweepView:
        return SweepView()

    def _draw(self) -> None:
        """Show the plot, which is made after the page around it has been painted."""
        layout = self.tabs.currentWidget().layout()
        if layout is not None and layout.count():
            self._show_plot()
        else:
            QTimer.singleShot(0, self, self._show_plot)

    @Slot()
    def _show_plot(self) -> None:
        index, layout = self.tabs.currentIndex(), self.tabs.currentWidget().layout()
        plot: ConvergencePlot | FigureView | SweepView
        plot = self.courses if index == 0 else self.view(index) if index <= len(self._charts) else self.by_setting
        if layout is not None and not layout.count():
            layout.addWidget(plot)
        self._has_samples = isinstance(plot, FigureView)  # curves of runs and of values are numbered differently
        self.groups.refresh()
        if self.answer is not None:
            if isinstance(plot, FigureView):
                plot.show_figure(self._charts[index - 1].figure(self.answer.groups, self._unit))
            elif isinstance(plot, SweepView):
                plot.show_sweep(self.answer.sweep, self._unit)
            else:
                plot.set_overlays(self.answer.courses)

    def _sample_of(self, place: int) -> QIcon | None:
        """Return the sample of an algorithm's curve while curves are shown."""
        return sample_icon(overlay_look(place)) if self._has_samples and place < MOST_CURVES else None

    def ask(self, query: Query, study: Study | None = None) -> None:
        """`study`: what is to be tried, where that is known, so that it is told what has not been."""
        self._query, self._study = query, study
        self._ask()

    @Slot()
    def _ask(self) -> None:
        unit = self.unit.member()
        self.on_the_way.setEnabled(unit is not Unit.SECONDS)
        if self._query is not None:
            self.asked.ask(Question(self._query, unit, self.on_the_way.isChecked(), self._study))

    @Slot(object, object)
    def _take(self, question: Question, answer: Answer) -> None:
        self.answer, self._unit = answer, question.unit
        text = self.tr("Statistics of %n run(s)", "", answer.count)
        if answer.puzzles > 1:
            text = self.tr("{runs} over {puzzles} puzzles").format(runs=text, puzzles=whole(answer.puzzles))
        if answer.repeats:
            text = self.tr("{runs}; %n repeat(s) left out", "", answer.repeats).format(runs=text)
        self.count.setText(text)
        self.groups.show_rows([NumberedGroup(*pair) for pair in enumerate(answer.groups)])
        self._plot_wanted.ask()
        self.answered.emit()

    def close_down(self) -> None:
        self.asked.close()
