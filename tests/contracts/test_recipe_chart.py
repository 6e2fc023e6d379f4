"""The recipe "Add a chart" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATH = re.compile(r"`((?:sudoku_desktop|tests)/[\w/]+\.py)`")
BEFORE = """    translate = QCoreApplication.translate
    return (
        GroupChart("""

USE = """
import sys
from pathlib import Path
from sudoku_desktop.studies.figures import success_figure
from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.statistics import Sample, Steps

assert "PySide6" not in sys.modules, "a figure is made without Qt"

def group(name, solved):
    sample = Sample.of([10.0 * run for run in range(1, 11)], [run < solved for run in range(10)])
    steps = Steps(sample.spent, sample.spent / 100)
    return Group(name, sample, steps, steps)

groups = [group("one way", 3), group("another", 8)]
figure = success_figure(groups, "solved", lambda group: f"{{group.name}}!")
assert figure.text_at(0.3, 0.0) == "one way!" and figure.text_at(0.8, 1.0) == "another!"
assert figure.text_at(0.5, 0.5) == ""

import sudoku_desktop
from PySide6.QtWidgets import QApplication
from sudoku_desktop.ui.plots.page_pictures import page_picture
from sudoku_desktop.ui.studying.sample import Answer, Question
from sudoku_desktop.ui.studying.statistics import Statistics
from sudoku_desktop.studies import Query
from sudoku_desktop.studies.groups import Unit
from sudoku_desktop.studies.sweep import Sweep

assert sudoku_desktop.__file__.startswith({folder!r})
app = QApplication([])
assert "one way" in page_picture(figure) and "100 %" in page_picture(figure)
statistics = Statistics(lambda: None)
[index] = [tab for tab in range(statistics.tabs.count()) if statistics.tabs.tabText(tab) == "Success"]
statistics._take(Question(Query(), Unit.TRIALS, False), Answer(groups, Sweep.of([], len), [], [], 20, 1, 0))
statistics.resize(900, 500)
statistics.show()
statistics.tabs.setCurrentIndex(index)
view = statistics.view(index)
assert view.text_at(0.8, 1.0) == "another: 10"
view.drawn(Path("success.svg"))()
assert "another" in Path("success.svg").read_text()
statistics.close()
app.processEvents()
"""


@pytest.fixture(scope="module")
def steps() -> list[tuple[str, str]]:
    """The files of the recipe in their order, and the code that goes into each."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipe = text.split("### Add a chart\n")[1].split("\n### ")[0]
    *parts, _ = recipe.split("```")
    return [
        (PATH.findall(before.rstrip().rpartition("\n\n")[2])[0], textwrap.dedent(code.removeprefix("python\n")))
        for before, code in zip(parts[::2], parts[1::2], strict=True)
    ]


def test_that_a_chart_is_one_pure_function_and_one_row_in_two_files(steps: list[tuple[str, str]]) -> None:
    assert [path for path, _ in steps] == [
        "sudoku_desktop/studies/figures.py",
        "sudoku_desktop/ui/studying/statistics.py",
    ]
    assert "".join(code for _, code in steps).count("\n") <= 20


def test_that_the_recipe_for_a_chart_is_all_it_takes(steps: list[tuple[str, str]], tmp_path: Path) -> None:
    shutil.copytree(ROOT / "sudoku_desktop", tmp_path / "sudoku_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "resources", tmp_path / "resources", ignore=shutil.ignore_patterns("translations"))
    (figures, function), (statistics, row) = steps
    file = tmp_path / figures
    imports = "from sudoku_desktop.figures import Segments\nfrom sudoku_desktop.studies.groups import Group\n"
    head = "from sudoku_desktop.figures import ("
    text = file.read_text(encoding="utf-8").replace(head, imports + head, 1)
    file.write_text(f"{text}\n\n{function}", encoding="utf-8")
    file = tmp_path / statistics
    text = file.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1
    beginning = BEFORE.removesuffix("        GroupChart(")
    text = text.replace(BEFORE, beginning + textwrap.indent(row.rstrip() + ",\n", " " * 8) + "        GroupChart(")
    text = text.replace("import steps_figure\n", "import steps_figure, success_figure\n")
    file.write_text(text, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    script = USE.format(folder=str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
