"""Widgets, models and services of a window that several controllers share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.run_controller import RunController
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.verdict.verdict_line import VerdictLine
from sudoku_desktop.ui.watching.board_row import BoardRow
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.watching.keeper import RunKeeper
from sudoku_desktop.ui.watching.message_card import MessageCard
from sudoku_desktop.ui.watching.presenter import RunPresenter
from sudoku_desktop.ui.watching.timeline import Timeline
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.window.actions import Actions
from sudoku_desktop.ui.window.autosave import Autosave, default_path
from sudoku_desktop.ui.window.escape_key import EscapeKey
from sudoku_desktop.ui.window.files import PuzzleFiles
from sudoku_desktop.ui.window.late_pages import (
    LensPage,
    PlotPage,
    make_plot_page,
)
from sudoku_desktop.ui.window.settings import Settings


@dataclass(frozen=True)
class Parts:
    """Widgets, models and services of one window."""

    window: QMainWindow
    settings: Settings
    actions: Actions
    escape: EscapeKey
    editor: BoardEditor
    board: BoardView
    verdict_line: VerdictLine
    board_row: BoardRow
    verdict: VerdictController
    files: PuzzleFiles
    autosave: Autosave
    parameters: ParameterPanel
    controller: RunController
    presenter: RunPresenter
    figures: FiguresBar
    timeline: Timeline
    outcome: MessageCard
    plot_page: PlotPage
    lens_page: LensPage
    runs: RunKeeper
    loader: KernelLoader
    pace_choice: ChoiceField
    evolve: EvolveColumn
    board_column: BoardColumn
    frame: WindowFrame


def make_parts(window: QMainWindow, settings: Settings, own_autosave_path: Path | None) -> Parts:
    """Return the parts of a window, connected among themselves but not laid out."""
    autosave_path = own_autosave_path or default_path()
    editor, controller, loader = BoardEditor(window), RunController(window), KernelLoader(window)
    runs = RunKeeper(autosave_path.parent, window, keeps=settings.keeps_runs, shares=own_autosave_path is None)
    board = BoardView(editor)
    figures, timeline, verdict_line = FiguresBar(), Timeline(), VerdictLine()
    files = PuzzleFiles(editor, settings, runs.recorded, window)
    actions, parameters = Actions(window), ParameterPanel(PUBLISHED, OURS, default=TO_WATCH)
    plot_page, pace_choice, board_column = make_plot_page(), ChoiceField(), BoardColumn(board)
    texts = (*actions.solve_texts(), *actions.main_texts())
    return Parts(
        window=window,
        settings=settings,
        actions=actions,
        escape=EscapeKey(actions.stop, controller, window),
        editor=editor,
        board=board,
        verdict_line=verdict_line,
        board_row=BoardRow(board.board_model, actions.signal_group.actions()),
        verdict=VerdictController(editor, board.board_model, verdict_line, loader, window),
        files=files,
        autosave=Autosave(editor, files.puzzle_on_board, autosave_path, window),
        parameters=parameters,
        controller=controller,
        presenter=RunPresenter(controller, board, figures, timeline, window),
        figures=figures,
        timeline=timeline,
        outcome=MessageCard(),
        plot_page=plot_page,
        lens_page=LensPage(),
        runs=runs,
        loader=loader,
        pace_choice=pace_choice,
        evolve=EvolveColumn(figures, plot_page, parameters, pace_choice, actions.parameters),
        board_column=board_column,
        frame=WindowFrame(board_column, texts),
    )


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

    def _offer(self, text: str, slot: Callable[[], object]) -> QAction:
        """Create an action for a button of the message card."""
        action = QAction(text, self)
        action.triggered.connect(slot)
        return action

    def _say_briefly(self, text: str) -> None:
        """Show a message in the header for a while."""
        self._frame.header.heading.say(text)
