"""The board in the window: what stands on it, how it is edited, what it looks like.

`state` and `look` are values without Qt; `editor` knows modes, undo and refusals; `model` names the cells;
`view` takes keys and mouse and lets `painting` draw; `signals` are what a run shows beside its digits.
"""

from sudoku_desktop.ui.board.document import Document, Place, new_place
from sudoku_desktop.ui.board.editor import BoardEditor, Mode
from sudoku_desktop.ui.board.illustration import Detail, Illustration, where_to_look
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
    "Detail",
    "Document",
    "Illustration",
    "Mode",
    "Place",
    "blank_state",
    "cells_where",
    "is_more_than_text",
    "new_place",
    "puzzle_state",
    "state_of",
    "where_to_look",
    "with_state",
]
