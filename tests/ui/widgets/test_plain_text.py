"""What a file is called or holds is shown as it is, and never taken for HTML."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.assets import PACKAGE
from sudoku_desktop.ui.collection.model import Column, columns
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from tests.ui.collection.conftest import row_of

HTML = "<img src='file:///etc/hostname'><b>bold</b>"


def test_that_a_label_takes_no_text_for_html(qtbot):
    label = PlainLabel(HTML, wordWrap=True)
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == HTML
    assert label.wordWrap()


def test_that_a_title_in_a_tool_tip_is_escaped():
    tip = columns()[Column.TITLE].more(row_of(1, title=HTML))
    assert "&lt;img" in tip
    assert "<img" not in tip


@pytest.mark.parametrize("path", sorted((PACKAGE / "ui").rglob("*.py")), ids=lambda path: path.stem)
def test_that_every_label_is_a_plain_one(path: Path):
    if path.stem != "plain_label":
        assert not re.search(r"\bQLabel\(", path.read_text(encoding="utf-8"))
