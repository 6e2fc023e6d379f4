"""The recipe "Add a chart" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import textwrap
from pathlib import Path

from tests.contracts.recipes import append, copy_of, edit, run, steps_of

FIRST = "        GroupChart("
BEFORE = """def group_charts() -> tuple[GroupChart, ...]:
    \"\"\"Return the charts of groups of runs over time, in the order of their choice.\"\"\"
    return (
        GroupChart("""

USE = """
import sys
from pathlib import Path
from sudoku_desktop.studies.figures import success_figure
from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.statistics import Unit
from sudoku_desktop.trials.statistics import Sample, Steps

assert "PySide6" not in sys.modules, "a figure is made without Qt"

def group(name, solved):
    sample = Sample.of([10.0 * run for run in range(1, 11)], [run < solved for run in range(10)])
    steps = Steps(sample.spent, sample.spent / 100)
    return Group(name, sample, steps, steps, {{}})

groups = [group("one way", 3), group("another", 8)]
figure = success_figure(groups, "solved", lambda group: f"{{group.name}}!")
assert figure.text_at(0.3, 0.0) == "one way!" and figure.text_at(0.8, 1.0) == "another!"
assert figure.text_at(0.5, 0.5) == ""

import sudoku_desktop
from PySide6.QtWidgets import QApplication
from sudoku_desktop.ui.plots.page_pictures import page_picture
from sudoku_desktop.ui.lab.figures import RunFigures
from sudoku_desktop.ui.lab.landscape import LandscapeView
from sudoku_desktop.ui.lab.sample import Answer, Question
from sudoku_desktop.studies import Query
from sudoku_desktop.studies.groups import Unit
from sudoku_desktop.studies.sweep import Sweep

assert sudoku_desktop.__file__.startswith({folder!r})
app = QApplication([])
assert "one way" in page_picture(figure) and "100 %" in page_picture(figure)
charts = RunFigures(LandscapeView(lambda: ()))
charts._take(Question(Query(), Unit.TRIALS, False), Answer(groups, Sweep.of([], Unit.TRIALS), [], [], 20, 1, 0))
charts.resize(900, 500)
charts.show()
charts.chart.setCurrentIndex(charts.chart.findText("Success"))
app.processEvents()
view = charts.view
assert view.text_at(0.8, 1.0) == "another: 10"
view.drawn(Path("success.svg"))()
assert "another" in Path("success.svg").read_text()
charts.close()
app.processEvents()
"""


def test_that_a_chart_is_one_pure_function_and_one_row_in_two_files() -> None:
    steps = steps_of("Add a chart")
    assert [path for path, _ in steps] == [
        "sudoku_desktop/studies/figures.py",
        "sudoku_desktop/ui/lab/figures.py",
    ]
    assert "".join(code for _, code in steps).count("\n") <= 20


def test_that_the_recipe_for_a_chart_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "resources")
    (figures, function), (statistics, row) = steps_of("Add a chart")
    imports = "from sudoku_desktop.figures import Segments\nfrom sudoku_desktop.studies.groups import Group\n"
    head = "from sudoku_desktop.figures import ("
    edit(tmp_path / figures, (head, imports + head))
    append(tmp_path / figures, function)
    rows = BEFORE.removesuffix(FIRST) + textwrap.indent(row.rstrip() + ",\n", " " * 8) + FIRST
    edit(tmp_path / statistics, (BEFORE, rows), ("import steps_figure\n", "import steps_figure, success_figure\n"))
    run(USE.format(folder=str(tmp_path)), tmp_path)
