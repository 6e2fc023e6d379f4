"""Widgets, models and services of a window that several controllers share."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from sudoku_desktop.evolution.presets import OURS, PUBLISHED, TO_WATCH
from sudoku_desktop.ui.board import BoardEditor, BoardView
from sudoku_desktop.ui.evolve.column import EvolveColumn
from sudoku_desktop.ui.frame.board_column import BoardColumn
from sudoku_desktop.ui.frame.window_frame import WindowFrame
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.parameters import RunParameters
from sudoku_desktop.ui.run_controller import RunController
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.verdict.verdict_line import VerdictLine
from sudoku_desktop.ui.watching.board_row import BoardRow
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.watching.keeper import RunKeeper
from sudoku_desktop.ui.watching.message_card import MessageCard
from sudoku_desktop.ui.watching.presenter import RunPresenter
from sudoku_desktop.ui.watching.timeline import Timeline
from sudoku_desktop.ui.widgets.action_button import make_action
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.window.actions import Actions
from sudoku_desktop.ui.window.autosave import Autosave, default_path
from sudoku_desktop.ui.window.escape_key import EscapeKey
from sudoku_desktop.ui.window.files import PuzzleFiles
from sudoku_desktop.ui.window.late_pages import LensPage, make_plot_page
from sudoku_desktop.ui.window.settings import Settings


class Parts:
    """Widgets, models and services of one window, connected among themselves but not laid out."""

    def __init__(self, window: QMainWindow, settings: Settings, own_autosave_path: Path | None) -> None:
        autosave_path = own_autosave_path or default_path()
        self.window, self.settings = window, settings
        self.editor, self.controller, self.loader = BoardEditor(window), RunController(window), KernelLoader(window)
        self.runs = RunKeeper(autosave_path.parent, window, keeps=settings.keeps_runs, shares=own_autosave_path is None)
        self.board = BoardView(self.editor)
        self.figures, self.timeline, self.verdict_line = FiguresBar(), Timeline(), VerdictLine()
        self.files = PuzzleFiles(self.editor, settings, self.runs.recorded, window)
        self.actions = Actions(window)
        self.parameters = RunParameters(PUBLISHED, OURS, default=TO_WATCH, parent=window)
        self.plot_page, self.pace_choice, self.board_column = make_plot_page(), ChoiceField(), BoardColumn(self.board)
        self.lens_page, self.outcome = LensPage(), MessageCard()
        self.escape = EscapeKey(self.controller, window)
        model = self.board.board_model
        self.board_row = BoardRow(model, self.actions.signal_group.actions())
        self.verdict = VerdictController(self.editor, model, self.verdict_line, self.loader, window)
        self.autosave = Autosave(self.editor, self.files.puzzle_on_board, autosave_path, window)
        self.presenter = RunPresenter(self.controller, self.board, self.figures, self.timeline, window)
        self.evolve = EvolveColumn(
            self.figures, self.plot_page, self.parameters, self.pace_choice, self.actions.preset_menu
        )
        self.frame = WindowFrame(self.board_column, self.actions.main_texts())


class Controller(QObject):
    """Base class of the controllers, which carry out the actions of one subject."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window, self._settings, self._actions = parts.window, parts.settings, parts.actions
        self._editor, self._board, self._verdict = parts.editor, parts.board, parts.verdict
        self._verdict_line, self._outcome = parts.verdict_line, parts.outcome
        self._files, self._autosave, self._loader = parts.files, parts.autosave, parts.loader
        self._parameters, self._controller, self._presenter = parts.parameters, parts.controller, parts.presenter
        self._runs, self._plot_page = parts.runs, parts.plot_page
        self._frame, self._evolve, self._escape = parts.frame, parts.evolve, parts.escape

    @property
    def is_idle(self) -> bool:
        """Whether no run is active."""
        return not self._controller.is_active

    def _offer(self, text: str, act: Callable[[], object]) -> QAction:
        """Create an action for a button of the message card."""
        return make_action(self, text, "", act)

    def _say_briefly(self, text: str) -> None:
        """Show a message in the header for a few seconds."""
        self._frame.header.heading.say(text)
