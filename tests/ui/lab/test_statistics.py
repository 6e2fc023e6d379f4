"""The statistics of runs, without runs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyledItemDelegate

from sudoku_desktop.figures import overlay_look
from sudoku_desktop.studies.differences import Difference
from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.statistics import Sample, Steps
from sudoku_desktop.ui.lab.figures import LEAST_COLUMNS, MOST_CURVES, RunFigures
from sudoku_desktop.ui.lab.landscape import LandscapeView
from sudoku_desktop.ui.worker import end_work
from tests.ui.tables import cells, texts

GROUPS = 30


class CountingDelegate(QStyledItemDelegate):
    """Counts how often a cell is measured."""

    measured = 0

    def sizeHint(self, option, index):  # noqa: N802
        self.measured += 1
        return super().sizeHint(option, index)


def groups(title):
    sample = Sample.of([10.0, 1000.0], [True, False])
    steps = Steps(sample.spent, sample.spent)
    return [Group(f"{title} {number}", sample, steps, steps, {}) for number in range(GROUPS)]


@pytest.fixture
def statistics(qtbot):
    made = RunFigures(LandscapeView(lambda: ()))
    qtbot.addWidget(made, before_close_func=end_work)
    return made


def test_that_a_table_that_is_filled_anew_measures_its_cells_once_and_not_after_each(statistics, qtbot):
    table = statistics.table
    delegate = CountingDelegate(table)
    table.setItemDelegate(delegate)
    statistics.show()
    statistics.table.show_groups(groups("short"))
    qtbot.waitUntil(lambda: delegate.measured > 0)
    delegate.measured = 0
    statistics.table.show_groups(groups("a name that takes much more room than the other one"))
    assert 0 < delegate.measured <= 3 * GROUPS * len(statistics.groups.columns)
    assert table.horizontalHeader().length() == table.viewport().width(), "long names are elided"


def test_that_samples_are_wide_enough_to_tell_every_pattern_of_dashes(statistics):
    statistics.table.show_groups(groups("one"))
    solid = []
    for row in range(MOST_CURVES):
        icon = cells(statistics.table, row, Qt.ItemDataRole.DecorationRole)["algorithm"]
        image = icon.pixmap(statistics.table.iconSize()).toImage()
        middle = image.height() // 2
        solid.append(all(image.pixelColor(x, middle).alpha() for x in range(image.width())))
    assert solid == [not overlay_look(row).dashes for row in range(MOST_CURVES)]
    assert cells(statistics.table, MOST_CURVES, Qt.ItemDataRole.DecorationRole)["algorithm"] is None


def test_that_each_algorithm_is_compared_with_the_best(statistics):
    first, second, third = groups("one")[:3]
    statistics.table.show_groups([first, second, third], [None, Difference("2", "1", 1, 0.75, 0.0314, None)])
    assert texts(statistics.table, "against_the_best") == ["–", "A12 0.75, p 0.031", "–"]
    statistics.table.show_groups([second], [Difference("2", "1", 1, 0.0, 1e-9, None)])
    assert texts(statistics.table, "against_the_best") == ["A12 0.00, p < 0.001"]


def test_that_the_comparison_with_the_best_stands_before_the_statistics_that_a_narrow_window_hides(statistics):
    names = [column.name for column in statistics.table.rows_model.columns]
    assert names[LEAST_COLUMNS] == "against_the_best"
