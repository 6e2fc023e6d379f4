"""Names and contents of files are shown literally, never interpreted as HTML."""

import ast
import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sudoku_desktop.assets import PACKAGE
from sudoku_desktop.board import Puzzle
from sudoku_desktop.ui.board.document import new_place
from sudoku_desktop.ui.collection.model import CollectionModel
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import literal
from tests.puzzles import MK_FIG_1
from tests.ui.collection.conftest import row_of

HTML = "<img src='file:///etc/hostname'><b>bold</b>"


def test_that_a_label_takes_no_text_for_html(qtbot):
    label = PlainLabel(HTML, wordWrap=True)
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == HTML
    assert label.wordWrap()


def _is_literal(tip: str) -> bool:
    """Return whether a tool tip shows HTML letter by letter."""
    return "&lt;img" in tip and "<img" not in tip


def test_that_a_title_in_a_table_is_literal_in_its_tool_tip(qtbot):
    model = CollectionModel()
    model.append([row_of(1, title=HTML)])
    assert _is_literal(model.index(0, model.column("title")).data(Qt.ItemDataRole.ToolTipRole))


def test_that_a_text_that_is_cut_short_is_literal_in_its_tool_tip(qtbot):
    label = ElidedLabel(HTML * 20)
    qtbot.addWidget(label)
    label.resize(50, 20)
    label.show()
    assert _is_literal(label.toolTip())


def test_that_a_long_title_of_a_file_is_literal_in_the_header(bare_window):
    bare_window.parts.editor.open_place(new_place(Puzzle(MK_FIG_1, title=HTML * 3)), "file")
    header = bare_window.parts.frame.header
    tips = [each.toolTip() for each in header.findChildren(QWidget) if "img" in each.toolTip()]
    assert tips
    assert all(map(_is_literal, tips))


def test_that_a_tool_tip_keeps_what_is_no_html():
    assert literal("a < b & c\nd") == "a < b & c\nd"
    assert _is_literal(literal(HTML))


SAFE = {"tr", "tool_tip", "literal", "toolTip"}
"""Functions that return a text of this program, or one that is shown literally; `tr` without terms."""


def _is_safe(value: ast.expr) -> bool:
    if isinstance(value, ast.IfExp):
        return _is_safe(value.body) and _is_safe(value.orelse)
    if isinstance(value, ast.Call):
        name = getattr(value.func, "attr", getattr(value.func, "id", ""))
        return name in SAFE and not (name == "tr" and value.keywords)
    return isinstance(value, ast.Constant)


def sources() -> dict[Path, str]:
    """Return the files of the interface with their text."""
    return {path: path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "ui").rglob("*.py"))}


def test_that_every_tool_tip_is_literal():
    place = {"setToolTip": 0, "showText": 1}
    values = [
        (path, call.args[place[call.func.attr]])
        for path, source in sources().items()
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in place
    ]
    assert len(values) > 20
    assert [f"{path}:{value.lineno}: {ast.unparse(value)}" for path, value in values if not _is_safe(value)] == []


def test_that_every_label_is_a_plain_one():
    assert [path.stem for path, source in sources().items() if re.search(r"\bQLabel\(", source)] == []
