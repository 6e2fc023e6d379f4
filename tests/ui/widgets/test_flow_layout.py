"""Widgets in lines that wrap like words."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from sudoku_desktop.ui.widgets.layouts import FlowLayout


class Part(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.wanted, self.asked = QSize(100, 20), 0

    def sizeHint(self) -> QSize:  # noqa: N802
        self.asked += 1
        return self.wanted


def test_that_parts_are_measured_again_only_when_they_have_changed(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    flow, parts = FlowLayout(page), [Part() for _ in range(4)]
    for part in parts:
        flow.addWidget(part)
    page.show()
    assert flow.heightForWidth(220) == 40
    asked = parts[0].asked
    assert [flow.heightForWidth(220) for _ in range(9)] == [40] * 9
    assert parts[0].asked == asked
    parts[0].wanted = QSize(100, 50)
    parts[0].updateGeometry()
    assert flow.heightForWidth(220) == 70
    parts[3].hide()
    parts[2].hide()
    assert flow.heightForWidth(220) == 50
