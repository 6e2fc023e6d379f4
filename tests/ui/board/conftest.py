"""Shared by the tests of the board: a visible, focused board with its editor, and the editor's messages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Grid
from sudoku_desktop.ui.board import BoardEditor, BoardView

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
SOLUTION = Grid.from_text("534678912672195348198342567859761423426853791713924856961537284287419635345286179")


class Window(QWidget):
    """A board beside another widget, with the messages of the editor."""

    def __init__(self) -> None:
        super().__init__()
        self.editor = BoardEditor()
        self.view = BoardView(self.editor)
        self.neighbour = QWidget()
        self.neighbour.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.addWidget(self.view)
        layout.addWidget(self.neighbour)
        self.said: list[str] = []
        self.editor.message.connect(self.said.append)
        self.view.paster.refused.connect(self.said.append)

    def text(self) -> str:
        return self.editor.state.grid.to_text()

    def press(self, key: Qt.Key, control: bool = False, keypad: bool = False) -> None:
        modifiers = Qt.KeyboardModifier.NoModifier
        if control:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        if keypad:
            modifiers |= Qt.KeyboardModifier.KeypadModifier
        QTest.keyClick(self.view, key, modifiers)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.view, text)


@pytest.fixture
def puzzle() -> Grid:
    return PUZZLE


@pytest.fixture
def solution() -> Grid:
    return SOLUTION


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(600, 640)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    window.view.setFocus()
    qtbot.waitUntil(window.view.hasFocus)
    return window


@pytest.fixture
def playing(window: Window) -> Window:
    window.editor.load_puzzle(PUZZLE)
    return window
