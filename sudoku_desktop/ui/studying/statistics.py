"""What a selection of runs says: a table with a row for each algorithm, and their curves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import inf

import numpy as np
from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.studies.archive import Archive, Query
from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.groups import Group, Unit
from sudoku_desktop.studies.statistics import Steps
from sudoku_desktop.ui.numbers import percentage, rounded, whole
from sudoku_desktop.ui.plots.axes import ShareAxis
from sudoku_desktop.ui.plots.charts import Chart, LogAxis, position
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.plots.look import SAMPLE, overlay_look, sample_icon
from sudoku_desktop.ui.plots.marks import PixelCurves
from sudoku_desktop.ui.studying.sample import Answer, Question, work_out
from sudoku_desktop.ui.studying.sweep_view import SweepView
from sudoku_desktop.ui.studying.words import interval_in_words, range_in_words, units, whole_percentage
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.fields import MemberField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.seen import WhenSeen
from sudoku_desktop.ui.widgets.tables import filled_at_once, show_in_rows
from sudoku_desktop.ui.widgets.tabs import Tabs
from sudoku_desktop.ui.widgets.tool_tip import explain
from sudoku_desktop.ui.widgets.turns import after_painting
from sudoku_desktop.ui.worker import NewestAnswer

WIDTH = 1.6
MOST_CURVES = 20
"""So many looks differ."""
MOST_NAMED = 6
"""Curves that a tool tip names."""


class StepsChart(Chart):
    """Shares over run time, a curve for each group; at first none, or all if it `falls`."""

    def __init__(self, *, falls: bool) -> None:
        self._time_axis = LogAxis("bottom")
        super().__init__(self._time_axis, ShareAxis("left"))
        self._falls = falls
        self._groups: Sequence[Group] = ()
        self._curves = PixelCurves(self.box)
        self.marks = [self._curves]
        self.dress(current_theme())
        self.show_groups((), Unit.TRIALS)

    def _steps(self, group: Group) -> Steps:
        return group.unsolved if self._falls else group.reached

    def show_groups(self, groups: Sequence[Group], unit: Unit) -> None:
        """One curve for each of the first MOST_CURVES."""
        self._groups = groups[:MOST_CURVES]
        translate = QCoreApplication.translate
        share = translate("Runs", "Not solved yet") if self._falls else translate("Runs", "Reached by then")
        self.label(units()[unit], share)
        times = [each.sample.spent for each in self._groups]
        every = np.concatenate([np.zeros(0), *times, *(self._steps(each).at for each in self._groups)])
        above = every[every > 0]
        low, high = (float(np.log10(above.min())), float(np.log10(above.max()))) if len(above) else (0.0, 5.0)
        has_zero = bool((every == 0).any())
        zero = low - 0.5
        self._time_axis.zero = zero if has_zero else None
        left, right = (zero if has_zero else low) - 0.1, max(high, low + 1) + 0.1
        self.show_range((left, right), (0.0, 1.02))
        self._curves.curves = [
            (overlay_look(number), WIDTH, *self._corners(group, left, right, zero))
            for number, group in enumerate(self._groups)
        ]
        self._curves.update()
        self.legend = [(overlay_look(number), group.name) for number, group in enumerate(self._groups)]
        ends = [f"{group.name}: {percentage(self._share(group, inf))}" for group in self._groups]
        self.setAccessibleDescription(f"{share}: {'; '.join(ends)}")

    def _corners(self, group: Group, left: float, right: float, zero: float) -> tuple[Series, Series]:
        steps = self._steps(group)
        last = position(group.sample.spent.max(initial=0.0), zero)
        at = position(steps.at, zero)
        x = np.concatenate([[left], np.repeat(at, 2), [max(float(last), float(at.max(initial=left)))]])
        return x, np.repeat(np.concatenate([[float(self._falls)], steps.share]), 2)

    def _share(self, group: Group, time: float) -> float:
        steps = self._steps(group)
        place = int(np.searchsorted(steps.at, time, "right"))
        return float(steps.share[place - 1]) if place else float(self._falls)

    def name_at(self, x: float, y: float) -> str:
        """The share of each group by then, those nearest to the mouse first."""
        shares = [(self._share(group, 10.0**x), group.name) for group in self._groups]
        nearest = sorted(shares, key=lambda pair: abs(pair[0] - y))[:MOST_NAMED]
        return "\n".join(f"{percentage(share)}  {name}" for share, name in nearest)


class GroupsTable(QTableWidget):
    """A row for each algorithm; where a plot has a curve for each, it looks like the sample beside the name."""

    def __init__(self) -> None:
        super().__init__(0, 5)
        self._has_samples = False
        self.setIconSize(QSize(SAMPLE, self.fontMetrics().height()))
        self.setHorizontalHeaderLabels(
            [
                self.tr("Algorithm"),
                self.tr("Runs"),
                self.tr("Solved"),
                self.tr("Expected run time"),
                self.tr("Median"),
            ]
        )
        for column, tip in (
            (2, self.tr("Share of the runs that were solved, and Wilson’s 95 % interval")),
            (3, self.tr("ERT: all that was spent, divided by the number of solved runs; and its 95 % interval")),
            (4, self.tr("By then half of the runs were solved (a quarter, three quarters); ∞ where fewer were")),
        ):
            self.model().setHeaderData(column, Qt.Orientation.Horizontal, tip, Qt.ItemDataRole.ToolTipRole)
        self.setAccessibleName(self.tr("Statistics by algorithm"))
        show_in_rows(self)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        theme_switch().theme_changed.connect(self._dress)

    def show_groups(self, groups: Sequence[Group]) -> None:
        self.setRowCount(len(groups))
        with filled_at_once(self):
            for row, group in enumerate(groups):
                sample = group.sample
                texts = (
                    group.name,
                    whole(sample.count),
                    interval_in_words(sample.success_rate(), whole_percentage),
                    interval_in_words(sample.expected_running_time(), rounded),
                    range_in_words(rounded, *(sample.quantile(each).value for each in (0.5, 0.25, 0.75))),
                )
                for column, text in enumerate(texts):
                    item = QTableWidgetItem(text)
                    if column:
                        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                    self.setItem(row, column, item)
        self._dress()

    def show_samples(self, wanted: bool) -> None:
        if wanted != self._has_samples:
            self._has_samples = wanted
            self._dress()

    @Slot()
    def _dress(self) -> None:
        with filled_at_once(self):
            for row in range(min(self.rowCount(), MOST_CURVES)):
                item = self.item(row, 0)
                if item is not None:
                    item.setIcon(sample_icon(overlay_look(row)) if self._has_samples else QIcon())


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
        self.table = GroupsTable()
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
        for title, tip in (
            (self.tr("Courses"), self.tr("The best of the newest eight runs")),
            (self.tr("Solved by Then"), self.tr("ECDF: the higher and the further left, the better")),
            (
                self.tr("Still Unsolved"),
                self.tr("Kaplan and Meier’s survival curve: runs that were given up count for as long as they lasted"),
            ),
            (self.tr("By Setting"), self.tr("What the values of settings do: lines with intervals, and maps of pairs")),
        ):
            page = QWidget()
            in_column(inside=page)
            self.tabs.setTabToolTip(self.tabs.addTab(page, title), tip)
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
        self._plot_wanted = WhenSeen(self, self._draw)
        self._plot_wanted.ask()

    # Each plot is made when its tab is first shown: all of them in one go take longer than a person should wait.

    @cached_property
    def courses(self) -> ConvergencePlot:
        plot = ConvergencePlot()
        plot.hint.setText(self.tr("No run has been kept yet"))
        plot.show_overlays_only()
        return plot

    @cached_property
    def reached(self) -> StepsChart:
        return StepsChart(falls=False)

    @cached_property
    def unsolved(self) -> StepsChart:
        return StepsChart(falls=True)

    @cached_property
    def by_setting(self) -> SweepView:
        return SweepView()

    def _draw(self) -> None:
        """Show the plot, which is not made in the turn in which the page around it is painted."""
        layout = self.tabs.currentWidget().layout()
        if layout is not None and layout.count():
            self._show_plot()
        else:
            after_painting(self, self._show_plot)

    @Slot()
    def _show_plot(self) -> None:
        page = self.tabs.currentWidget()
        plot: ConvergencePlot | StepsChart | SweepView
        match self.tabs.currentIndex():
            case 0:
                plot = self.courses
            case 1:
                plot = self.reached
            case 2:
                plot = self.unsolved
            case _:
                plot = self.by_setting
        layout = page.layout()
        if layout is not None and not layout.count():
            layout.addWidget(plot)
        self.table.show_samples(isinstance(plot, StepsChart))  # curves of runs and of values are numbered differently
        if self.answer is not None:
            if isinstance(plot, StepsChart):
                plot.show_groups(self.answer.groups, self._unit)
            elif isinstance(plot, SweepView):
                plot.show_sweep(self.answer.sweep, self._unit)
            else:
                plot.set_overlays(self.answer.courses)

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
        self.table.show_groups(answer.groups)
        self._plot_wanted.ask()
        self.answered.emit()

    def close_down(self) -> None:
        self.asked.close()
