"""Rating a file of puzzles in a separate window."""

import csv

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.figures import Markers
from sudoku_desktop.logic import Search
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings
from sudoku_desktop.ui.collection.window import CollectionWindow
from sudoku_desktop.ui.file_writer import file_writer
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6, SEVERAL
from tests.ui.collection.conftest import row_of
from tests.ui.tables import cells

PUZZLES = (MK_FIG_6, SEVERAL, MK_FIG_1, ESCARGOT)
QUICK = EvolutionSettings(CONSTRUCTIVE_2026, 3, 0, Budget(generations=1000))
ENDLESS = EvolutionSettings(MANTERE_KOLJONEN_2007, 10_000, 0, Budget(generations=10_000_000))


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "four.txt"
    path.write_text("".join(puzzle.to_text() + "\n" for puzzle in PUZZLES), encoding="utf-8")
    return path


@pytest.fixture
def collection(qtbot, file, kernels):
    window = CollectionWindow(file)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: len(window.puzzles) == 4)
    window.form.show_settings(QUICK)
    return window


@pytest.fixture
def rated(qtbot, collection):
    collection.start()
    qtbot.waitUntil(lambda: not collection.rater.is_busy)
    return collection


def texts(window, number):
    return cells(window.table, window.model.line_of(number))


def test_that_every_puzzle_has_a_row_a_point_in_each_plot_and_a_line_of_the_csv_file(rated, qtbot, tmp_path):
    assert [row.number for row in rated.model.rows] == [1, 2, 3, 4]
    assert texts(rated, 3)["rating"] == f"{Search().rate(MK_FIG_1).rating:.1f}"
    assert texts(rated, 3)["solved"] == "100 %"
    assert rated.model.rows[0].evolution.finished == 3
    assert rated.state.text() == "3 of 4 puzzles rated."
    assert rated.progress.value() == 4
    assert texts(rated, 2)["hardest"] == "several solutions"
    for chart in (rated.scatter, rated.order):
        marked = [layer for layer in chart.figure.layers if isinstance(layer, Markers)]
        assert sorted(key for layer in marked for key in layer.keys or ()) == [1, 3, 4]
    assert rated.sentence.text().startswith(("Spearman", "Too few"))
    assert all(button.isEnabled() for button in rated.plot_buttons.values())
    rated.table.sortByColumn(rated.model.column("rating"), rated.table.horizontalHeader().sortIndicatorOrder())
    rated.scatter.chosen.emit(4)
    line = rated.table.currentIndex().row()
    assert rated.model.row_at(line).number == 4
    for chart in (rated.scatter, rated.order):
        rings = [layer for layer in chart.figure.layers if isinstance(layer, Markers) and layer.marker == "○"]
        assert sum(len(ring.x) for ring in rings) == 1
    rated.table.sortByColumn(rated.model.column("generations"), rated.table.horizontalHeader().sortIndicatorOrder())
    path = tmp_path / "ratings.csv"
    rated.export_csv(path)
    file_writer().finish()
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert [row["algorithm"] for row in rows] == ["constructive-2026", "", "constructive-2026", "constructive-2026"]
    assert [row["puzzle"] for row in rows] == [puzzle.to_text() for puzzle in PUZZLES]
    assert [row["runs"] for row in rows] == ["3", "", "3", "3"]


def test_that_evolution_can_be_left_out(qtbot, collection):
    collection.with_evolution.setChecked(False)
    assert not collection.form.isEnabled()
    collection.start()
    qtbot.waitUntil(lambda: not collection.rater.is_busy)
    assert all(row.evolution is None for row in collection.model.rows)
    assert texts(collection, 1)["rating"]
    assert collection.sentence.text().startswith("Too few puzzles")
    assert not any(button.isEnabled() for button in collection.plot_buttons.values())


def test_that_stopping_keeps_the_rows_that_are_there(qtbot, collection):
    collection.form.show_settings(ENDLESS)
    collection.start()
    assert collection.start_button.text() == "S&top"
    qtbot.waitUntil(lambda: "runs" in collection.state.text())
    collection.start_button.click()
    qtbot.waitUntil(lambda: not collection.rater.is_busy)
    assert collection.state.text().startswith("Stopped: ")
    assert len(collection.model) == 1
    assert collection.start_button.text() == "&Rate"


def test_that_a_file_without_puzzles_or_that_is_gone_is_told_of(qtbot, tmp_path):
    path = tmp_path / "empty.txt"
    path.write_text("nothing", encoding="utf-8")
    window = CollectionWindow(path)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: "cannot be opened" in window.state.text())
    assert not window.start_button.isEnabled()
    window = CollectionWindow(tmp_path / "gone.txt")
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: "gone.txt cannot be read" in window.state.text())


def test_that_a_wanted_puzzle_goes_on_the_board(window, qtbot, file):
    window.ratings.open_collection(file)
    qtbot.waitUntil(lambda: bool(window.ratings.collections))
    (collection,) = window.ratings.collections
    qtbot.waitUntil(lambda: len(collection.puzzles) == 4)
    collection.table.chosen.emit(row_of(3))
    assert window.parts.editor.state.givens == MK_FIG_1
    assert window.parts.editor.is_clean
    collection.close()
    assert window.ratings.collections == []


def test_that_closing_the_program_closes_its_collections(window, qtbot, file):
    window.ratings.open_collection(file)
    qtbot.waitUntil(lambda: bool(window.ratings.collections))
    (collection,) = window.ratings.collections
    qtbot.waitUntil(lambda: len(collection.puzzles) == 4)
    collection.form.show_settings(ENDLESS)
    collection.start()
    window.close()
    assert not collection.isVisible()
    qtbot.waitUntil(lambda: not collection.rater.has_thread)
