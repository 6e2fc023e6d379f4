"""Help ▸ Guide: opens the window of the guide, and starts the examples of its lessons in this window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot

from sudoku_desktop.board import Puzzle, grid_of_any_size
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.logic import Level
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.appearance import Appearance
from sudoku_desktop.ui.window.creating import Creating
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.rating import Ratings
from sudoku_desktop.ui.window.running import Running

if TYPE_CHECKING:  # imported when the guide is opened
    from sudoku_desktop.ui.guide.lessons import Start
    from sudoku_desktop.ui.guide.window import GuideWindow


class Guiding(Controller):
    """Opens the guide and starts its examples; `guide` is its window, or None before it is first opened."""

    def __init__(
        self,
        parts: Parts,
        running: Running,
        appearance: Appearance,
        ratings: Ratings,
        creating: Creating,
    ) -> None:
        super().__init__(parts)
        self._parts = parts
        self._running = running
        self._appearance = appearance
        self._ratings = ratings
        self._creating = creating
        self._waiting: Start | None = None
        self.guide: GuideWindow | None = None
        parts.loader.ready.connect(self._start_late)

    @command("&Guide", "Eight lessons on evolution, each with something to start", "Shift+F1")
    def open(self) -> None:
        """Show the window of the guide, with the lesson that was read last."""
        from sudoku_desktop.ui.guide.window import GuideWindow

        if self.guide is None:
            self.guide = GuideWindow(self._window)
            self.guide.start_wanted.connect(self.start)
        self.guide.show()
        # Otherwise the guide would stay above the board; Qt sets the parent each time the guide is shown.
        self.guide.windowHandle().setTransientParent(None)  # type: ignore[arg-type]
        self.guide.raise_()
        self.guide.activateWindow()

    @Slot(object)
    def start(self, start: Start) -> None:
        """Start an example of a lesson, after asking about unsaved work.

        Board, algorithm and run are set in separate iterations of the event loop, because together they would block the
        window.
        """
        if start.puzzle and not self._put_on_board(start.puzzle):
            return
        self._window.raise_()
        self._window.activateWindow()  # its keys pause and step the run
        self._waiting = start
        if self._parts.loader.is_ready:
            QTimer.singleShot(0, self, self._start_late)
        else:
            self._parts.outcome.say(tr("The program is still getting ready; this will start in a moment."))

    def _put_on_board(self, puzzle: str) -> bool:
        files, editor, controller = self._parts.files, self._parts.editor, self._parts.controller
        if not files.may_replace():
            return False
        controller.stop()  # the board is locked during a run
        givens, title = grid_of_any_size(puzzle), tr("Puzzle of the guide")
        if editor.open_place(new_place(Puzzle(givens, title=title)), title):
            editor.set_clean()
        return editor.state.givens == givens

    @Slot()
    def _start_late(self) -> None:
        start = self._waiting
        if start is None:
            return
        if start.kind == "generate":
            self._waiting = None
            self._creating.prepare(Level(start.level), start.count, start.seed)
        elif start.kind == "hunt":
            self._waiting = None
            self._creating.hunt_for_rating(start.seed)
        elif start.kind == "rate":
            self._waiting = None
            self._ratings.rate_as_usual()
        else:
            parameters = self._parts.parameters
            parameters.set_algorithm(next(each for each in PRESETS if each.name == start.algorithm))
            parameters.set_budget(DEFAULT_BUDGET)
            QTimer.singleShot(0, self, self._run)

    @Slot()
    def _run(self) -> None:
        start, self._waiting = self._waiting, None
        if start is None:
            return
        parts = self._parts
        self._appearance.set_pace(start.pace)
        self._appearance.show_signal(start.signal)
        self._running.solve_from(start.seed, paused=start.steps > 0)
        for _ in range(start.steps):
            parts.controller.step()
        self._frame.turn_to(Activity.EVOLVE)
        self._evolve.show_view(parts.lens_page if start.steps else None)

    def close_down(self) -> None:
        """Close the guide when the window closes."""
        self._waiting = None
        if self.guide is not None:
            self.guide.close()
