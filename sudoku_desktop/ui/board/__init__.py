"""The board in the window: its state, its editor and its view.

`state` and `look` are values without Qt; `editor` implements modes, undo and refusals; `model` names the cells; `view`
handles keys and mouse and paints with `painting`; `signals` are overlays that show a run.
"""

from sudoku_desktop.ui.board.document import Document, Place, new_place
from sudoku_desktop.ui.board.editor import BoardEditor, Mode
from sudoku_desktop.ui.board.illustration import Illustration, as_hint, where_to_look
from sudoku_desktop.ui.board.look import BoardFrame, cells_where
from sudoku_desktop.ui.board.model import BoardModel
from sudoku_desktop.ui.board.signals import DEFAULT_SIGNAL, SIGNALS, BoardSignal
from sudoku_desktop.ui.board.state import BoardState, blank_state, puzzle_state, state_of, with_state
from sudoku_desktop.ui.board.view import BoardView, is_more_than_text

__all__ = [
    "DEFAULT_SIGNAL",
    "SIGNALS",
    "BoardEditor",
    "BoardFrame",
    "BoardModel",
    "BoardSignal",
    "BoardState",
    "BoardView",
    "Document",
    "Illustration",
    "Mode",
    "Place",
    "as_hint",
    "blank_state",
    "cells_where",
    "is_more_than_text",
    "new_place",
    "puzzle_state",
    "state_of",
    "where_to_look",
    "with_state",
]
