"""The recipe "Add a statistic" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import textwrap
from pathlib import Path

from tests.contracts.recipes import copy_of, edit, run, steps_of

NEXT_METHOD = "    def survival(self) -> Steps:\n"
LAST = ')\n"""All statistics, in the order of tables."""\n'

USE = """
from pathlib import Path
import sudoku_desktop
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from sudoku_desktop.board import Grid
from sudoku_desktop.studies import Archive, Query, Study, StudyRun
from sudoku_desktop.studies.report import report_as_csv, report_of
from sudoku_desktop.trials.execution import Threads
from sudoku_desktop.trials.statistics import STATISTICS, Sample, Unit

assert sudoku_desktop.__file__.startswith({folder!r})
sample = Sample.of([10, 20, 100], [True, True, False])
assert STATISTICS[-1].of(sample).value == 1030 / 3

puzzle = Grid.from_text("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
algorithms = [CONSTRUCTIVE_2026.with_settings({{"population": size}}) for size in (20, 40)]
study = Study(name="mine", title="Mine", puzzles=(("hard", puzzle),), algorithms=tuple(algorithms), seeds=range(2),
              budget=Budget(generations=20))
archive = Archive(Path("runs"))
list(StudyRun(study, archive, pool=lambda: Threads(1)).run())
assert ",par10_trials,par10_low,par10_high," in report_as_csv(study, archive)
assert "| PAR10, trials |" in report_of(study, archive, with_charts=False).markdown()

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from sudoku_desktop.ui.lab.figures import RunFigure, RunFigures
from sudoku_desktop.ui.lab.landscape import LandscapeView
from sudoku_desktop.ui.lab.sample import Question, work_out
from sudoku_desktop.ui.worker import Worker

app = QApplication([])
statistics = RunFigures(LandscapeView(lambda: ()))
question = Question(Query(study="mine"), Unit.TRIALS, False, study)
statistics._take(question, work_out(archive, question))
model = statistics.groups
column = model.column("par10_trials")
assert model.headerData(column, Qt.Orientation.Horizontal) == "PAR10"
assert model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole).startswith("Mean of all runs")
assert all(" (" in model.index(line, column).data() for line in range(2))
statistics.show()
statistics.segments.choose(RunFigure.BY_SETTING)
app.processEvents()
view = statistics.view
view.statistic.setCurrentIndex(view.statistic.findText("PAR10"))
view.statistic.activated.emit(view.statistic.currentIndex())
assert view.chart.accessibleDescription().startswith("PAR10: Grids tried; 20: ")
Worker.close_all()
archive.close()
"""


def test_that_a_statistic_is_a_method_and_one_entry_in_one_file() -> None:
    assert {path for path, _ in steps_of("Add a statistic")} == {"sudoku_desktop/trials/statistics.py"}


def test_that_the_recipe_for_a_statistic_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "resources")
    (file, method), (_, entry) = steps_of("Add a statistic")
    method = textwrap.indent(f"{method.rstrip()}\n\n", "    ", str.strip)
    entry = textwrap.indent(f"{entry.rstrip()},\n", "    ")
    edit(tmp_path / file, (NEXT_METHOD, method + NEXT_METHOD), (LAST, entry + LAST))
    run(USE.format(folder=str(tmp_path)), tmp_path)
