"""View of a sweep: a plot of the effect of settings, fields that choose what is drawn, and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import cached_property
from math import isfinite
from operator import attrgetter

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.figures import Figure
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.studies.figures import sweep_lines, sweep_map
from sudoku_desktop.studies.sweep import PUZZLE, Dimension, Slice, Sweep
from sudoku_desktop.trials.statistics import STATISTICS, Estimate, Statistic, Unit
from sudoku_desktop.ui.lab.words import estimate_in_words, setting_in_words, units
from sudoku_desktop.ui.numbers import percentage, rounded
from sudoku_desktop.ui.plots.look import LegendView
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.widgets.fields import ChoiceField, MemberField
from sudoku_desktop.ui.widgets.layouts import clear_layout, in_column, in_lines, in_row, labelled
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

MOST_LINES = 6
"""Maximum number of puzzles for which each puzzle initially has its own line."""
MOST_LOOKS = 20
"""Maximum number of entries of the legend; looks repeat after that."""


MOST_DESCRIBED = 60
"""Maximum number of estimates in the description for screen readers."""


def sweep_figure(cut: Slice, name: Callable[[Dimension], str], measured: str, *, as_map: bool) -> Figure:
    """Return the chart of a slice; `name` returns the name of a dimension, `measured` the estimates of its levels."""
    no_runs = tr("no runs")

    def describe(column: int, row: int) -> str:
        return level_in_words(cut, column, row)

    def write(estimate: Estimate) -> str:
        if cut.statistic.is_share:
            return percentage(estimate.value)
        return rounded(estimate.value) if isfinite(estimate.value) else "∞"

    if as_map and cut.y is not None:
        figure = sweep_map(cut, (name(cut.x), name(cut.y)), write, no_runs, describe)
    else:
        figure = sweep_lines(cut, name(cut.x), measured, no_runs, describe)
    levels = [describe(*key) for key in sorted(cut.estimates)[:MOST_DESCRIBED]]
    return replace(figure, description="; ".join([measured, *levels]))


def level_in_words(cut: Slice, column: int, row: int) -> str:
    """Return the levels of a point, the estimate with its interval, and the number of runs."""
    names = [cut.x.labels[column], *([cut.y.labels[row]] if cut.y else [])]
    estimate = cut.estimates.get((column, row))
    if estimate is None:
        return f"{', '.join(names)}: {tr('no runs')}"
    value = estimate_in_words(cut.statistic, estimate)
    runs = tr("%n run(s)", n=estimate.count)
    return f"{', '.join(names)}: {value}, {runs}"


class Form(Enum):
    """Form of the plot of two dimensions."""

    LINES = "lines"
    MAP = "map"


def labelled_field(text: str, field: QWidget) -> QWidget:
    """Return a field with its label before it."""
    pair = QWidget()
    in_row(labelled(text, field), field, spacing=4, inside=pair)
    return pair


class SweepView(QWidget):
    """View of a sweep; the choices are kept while the sweep grows."""

    def __init__(self) -> None:
        super().__init__()
        self._sweep: Sweep | None = None
        self._unit = Unit.TRIALS
        self.across, self.by = ChoiceField(), ChoiceField()
        self.statistic = MemberField(STATISTICS, lambda each: in_words(each.title), key=attrgetter("columns"))
        forms = {Form.LINES: tr("Lines"), Form.MAP: tr("Map")}
        self.form = MemberField(Form, forms.__getitem__)
        self._fields, self._others, self._legend = QWidget(), QWidget(), LegendView()
        self.cut: Slice | None = None
        """Slice of the sweep that the chart shows, or None."""
        fields = (
            (tr("Show"), self.statistic),
            (tr("across"), self.across),
            (tr("by"), self.by),
            (tr("as"), self.form),
        )
        in_lines(*(labelled_field(text, field) for text, field in fields), inside=self._fields)
        self._others_layout = in_lines(inside=self._others)
        self.others: dict[int, ChoiceField] = {}
        """Combo box for each dimension that the plot does not show, by its number: selects one level or pools all."""
        self.sentence = PlainLabel(wordWrap=True)
        self._room = in_column()
        in_column(self._fields, self._others, (self._room, 1), self._legend, self.sentence, spacing=4, inside=self)
        for field in (self.across, self.by):
            field.activated.connect(self._offer_others)
        for field in (self.statistic, self.form):
            field.activated.connect(self._show)

    @cached_property
    def chart(self) -> FigureView:
        chart = FigureView()
        self._room.addWidget(chart)
        return chart

    def _name(self, dimension: Dimension) -> str:
        if dimension.setting is not None:
            return setting_in_words(dimension.setting)
        return tr("Puzzle") if dimension.name == PUZZLE else tr("Algorithm")

    def show_sweep(self, sweep: Sweep, unit: Unit) -> None:
        """Show a sweep; the choices are reset if its dimensions differ from those of the last one."""
        before, self._sweep, self._unit = self._sweep, sweep, unit
        if before is None or before.dimensions != sweep.dimensions:
            self._offer(sweep)
        self._show()

    def _offer(self, sweep: Sweep) -> None:
        for field in (self.across, self.by):
            field.clear()
        self.by.addItem(tr("nothing else"), None)
        for number, dimension in enumerate(sweep.dimensions):
            self.by.addItem(self._name(dimension), number)
            if dimension.setting is not None:
                self.across.addItem(self._name(dimension), number)
        settings, puzzle = sweep.settings, sweep.find(PUZZLE)
        few = puzzle is not None and len(sweep.dimensions[puzzle].labels) <= MOST_LINES
        by = settings[1] if len(settings) > 1 else puzzle if few else None
        self.by.setCurrentIndex(self.by.findData(by) if by is not None else 0)
        self.form.choose(Form.MAP if len(settings) > 1 else Form.LINES)
        self._offer_others()

    @Slot()
    def _offer_others(self) -> None:
        sweep = self._sweep
        assert sweep is not None
        chosen = {self.across.currentData(), self.by.currentData()}
        clear_layout(self._others_layout)
        self.others = {}
        for number, dimension in enumerate(sweep.dimensions):
            if number not in chosen:
                field = self.others[number] = ChoiceField()
                field.addItem(tr("all together"), None)
                for level, label in enumerate(dimension.labels):
                    field.addItem(label, level)
                field.activated.connect(self._show)
                self._others_layout.addWidget(labelled_field(self._name(dimension), field))
        self._others.setVisible(bool(self.others))
        self._show()

    @Slot()
    def _show(self) -> None:
        sweep, across, by = self._sweep, self.across.currentData(), self.by.currentData()
        is_there = sweep is not None and across is not None
        for part in (self._fields, self.chart):
            part.setVisible(is_there)
        if sweep is None or across is None:
            self._others.hide()
            self._legend.hide()
            self.sentence.setText(
                tr(
                    "No setting has several values among these runs. Give a study a list or a range of values: what "
                    "they do is shown here."
                )
            )
            return
        by = by if by != across else None
        self.form.setEnabled(by is not None)
        picked = {number: field.currentData() for number, field in self.others.items()}
        only = {number: level for number, level in picked.items() if level is not None}
        statistic, as_map = self.statistic.member(), by is not None and self.form.member() is Form.MAP
        cut = self.cut = Slice(sweep, statistic, across, by, only)
        measured = in_words(statistic.title)
        if not statistic.is_share:
            measured = tr("{statistic}: {unit}", statistic=measured, unit=units()[self._unit])
        figure = sweep_figure(cut, self._name, measured, as_map=as_map)
        self.chart.show_figure(figure)
        self._legend.show_entries(figure.legend[:MOST_LOOKS])
        self.sentence.setText(" ".join(self._sentences(statistic, is_map=as_map)))

    def _sentences(self, statistic: Statistic, *, is_map: bool) -> Sequence[str]:
        if is_map:
            first = tr("The brighter a pair of values, the better; ∞ where no run was solved.")
        elif statistic.is_share:
            first = tr("The higher, the better. Where bars (95 %) lie apart, two values differ at a level of 5 %.")
        else:
            first = tr(
                "The lower, the better; ∞ where no run was solved. Where bars (95 %) lie apart, two values differ at a "
                "level of 5 %."
            )
        return first, tr(
            "The best of many is the best partly by chance: only puzzles that had no part in choosing it show how good "
            "it is."
        )
