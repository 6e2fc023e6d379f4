"""The recipe "Add a table column" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import textwrap
from pathlib import Path

from tests.contracts.recipes import copy_of, edit, run, steps_of

NEXT = """        word(
            "evolution","""

USE = """
import sudoku_desktop
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.services.collection_rating import rate_collection
from sudoku_desktop.ui.collection.model import CollectionModel
from sudoku_desktop.ui.widgets.table import TableView

assert sudoku_desktop.__file__.startswith({folder!r})
app = QApplication([])
texts = (
    "79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........",
    ".5.3.4.2.....2.........1..78..........2.83..6..6..9.4...4..5.3....9..7..17.....9.",
    "1" + "." * 80,
)
model = CollectionModel()
table = TableView("collection", model, sorted_by="number")
model.append(list(rate_collection([Puzzle(Grid.from_text(text)) for text in texts])))
column = model.column("first_step")
header = [model.headerData(column, Qt.Orientation.Horizontal, role)
          for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)]
assert header == ["First Step", "Rating of the first step (ED)"], header
shown = [model.index(line, column).data() for line in range(3)]
assert float(shown[0]) > 0 < float(shown[1]) != float(shown[0]) and not shown[2], shown
assert model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight
table.sortByColumn(column, Qt.SortOrder.DescendingOrder)
firsts = [row.first_step for row in model.rows]
assert firsts == [*sorted(firsts[:2], reverse=True), None]
table.selectRow(0)
table.copy()
title, copied = (line.split("\\t") for line in QApplication.clipboard().text().splitlines())
assert title[column] == "First Step" and copied[column] == max(shown[:2], key=float)
"""


def test_that_a_table_column_is_one_entry_in_one_tuple() -> None:
    steps = steps_of("Add a table column")
    assert [path for path, _ in steps] == ["sudoku_desktop/ui/collection/model.py"]


def test_that_the_recipe_for_a_table_column_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "resources")
    [(model, column)] = steps_of("Add a table column")
    edit(tmp_path / model, (NEXT, textwrap.indent(column.rstrip() + ",\n", " " * 8) + NEXT))
    run(USE.format(folder=str(tmp_path)), tmp_path)
