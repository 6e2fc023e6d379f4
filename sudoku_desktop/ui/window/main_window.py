"""The main window: creates and lays out the parts, and ends their work when it closes.

CONTRIBUTING.md describes the path from a key press to a frame of the plot.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from sudoku_desktop import evolution
from sudoku_desktop.board import from_link
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import BoardView
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import dice_icon
from sudoku_desktop.ui.play.column import PlayActions
from sudoku_desktop.ui.watching.origins import FounderUpdater
from sudoku_desktop.ui.widgets.focus_ring import FocusRing
from sudoku_desktop.ui.widgets.layouts import resize_on_screen
from sudoku_desktop.ui.window.activities import Activities
from sudoku_desktop.ui.window.appearance import Appearance
from sudoku_desktop.ui.window.crash_recovery import CrashRecovery
from sudoku_desktop.ui.window.creating import Creating
from sudoku_desktop.ui.window.editing import Editing
from sudoku_desktop.ui.window.exports import Exports
from sudoku_desktop.ui.window.guiding import Guiding
from sudoku_desktop.ui.window.hints import Hints
from sudoku_desktop.ui.window.importing import Importing
from sudoku_desktop.ui.window.laboratory import Laboratory
from sudoku_desktop.ui.window.lens import Lens
from sudoku_desktop.ui.window.menus import fill_menu_bar
from sudoku_desktop.ui.window.parts import Parts
from sudoku_desktop.ui.window.playing import Playing
from sudoku_desktop.ui.window.presets import Presets
from sudoku_desktop.ui.window.puzzle_menu import PuzzleMenu
from sudoku_desktop.ui.window.racing import Racing
from sudoku_desktop.ui.window.rating import Ratings
from sudoku_desktop.ui.window.reporting import Reporting
from sudoku_desktop.ui.window.running import Running
from sudoku_desktop.ui.window.settings import Settings
from sudoku_desktop.ui.window.solution_path import SolutionPath
from sudoku_desktop.ui.window.starting import Starting
from sudoku_desktop.ui.window.status import Status
from sudoku_desktop.ui.window.zoom import Zoom
from sudoku_desktop.ui.worker import end_work

DEFAULT_SIZE = (1280, 800)


class MainWindow(QMainWindow):
    """Main window. Tests pass `settings` and an `autosave_path`, in whose folder presets are stored, too."""

    first_painted = Signal()
    closed = Signal()
    _undeleted: ClassVar[set[MainWindow]] = set()
    """References to open windows: without them Python would delete the parts of a window while Qt shows it."""

    def __init__(self, settings: Settings | None = None, autosave_path: Path | None = None) -> None:
        super().__init__()
        self._undeleted.add(self)
        self.destroyed.connect(partial(self._undeleted.discard, self))
        self.setObjectName("main")
        self.setAcceptDrops(True)
        self._was_painted = False
        parts = self.parts = Parts(self, settings or Settings(), autosave_path)
        self.starting = Starting(parts)
        self.running = Running(parts, self.starting)
        self.origins = FounderUpdater(parts.controller, parts.presenter, parts.board.board_model, self)
        self.puzzle_menu = PuzzleMenu(parts)
        self.editing = Editing(parts)
        self.playing = Playing(parts, self.editing)
        self.hints = Hints(parts, self.playing, self.running)
        self.exports = Exports(parts)
        self.presets = Presets(parts, autosave_path.with_name("presets") if autosave_path else None)
        self.appearance = Appearance(parts)
        self.focus_ring = FocusRing((BoardView,), self)
        self.zoom = Zoom(parts)
        self.status = Status(parts, self.starting)
        self.racing = Racing(parts)
        self.lens = Lens(parts, self.running)
        self.laboratory = Laboratory(parts, self.running, self.racing)
        self.ratings = Ratings(parts, self.laboratory)
        self.creating = Creating(parts, autosave_path.with_name("hunts.sqlite3") if autosave_path else None)
        self.importing = Importing(parts)
        self.guiding = Guiding(parts, self.running, self.appearance, self.ratings, self.creating)
        self.crash_recovery = CrashRecovery(parts)
        parts.autosave.failed.connect(lambda sentence: parts.outcome.say(sentence, [parts.files.save_as]))
        self._lay_out()
        fill_menu_bar(self)
        self.status.show_enabled()
        self._restore_geometry()
        self.zoom.restore()
        self.parts.loader.ready.connect(self._kernels_ready)
        self.parts.plot_page.loaded.connect(self._plot_loaded)
        self.parts.board.setFocus()

    # Building.

    def _lay_out(self) -> None:
        parts = self.parts
        parts.outcome.follow(parts.board)
        play_actions = PlayActions(
            digits=self.editing.digits,
            notes=self.editing.notes,
            undo=self.editing.undo,
            erase=self.editing.erase,
            hint=self.hints.next,
            check=self.playing.check,
            type_in=self.puzzle_menu.type_in,
            paste=self.editing.paste,
            photo=self.importing.choose_picture,
            open=self.importing.choose_file,
            samples=parts.actions.samples_menu,
            watch=self.running.solve,
            levels=self.starting.new_of_level,
        )
        self.activities = Activities(
            parts, play_actions, self.hints.card, self.running, self.puzzle_menu, self.creating, self.laboratory
        )
        self.solution_path = SolutionPath(parts, self.activities.play_column, self.activities.play, self.hints)
        self.ratings.step_wanted.connect(self.solution_path.show_step)
        self.hints.given.connect(self.activities.play.clock.count_hint)
        for controller in (self.hints, self.playing):
            controller.confirmed.connect(self.activities.play.clock.confirm)
        parts.frame.add(Activity.CREATE, self.creating.right, self.creating.left)
        parts.frame.add(Activity.LAB, self.laboratory.right, self.laboratory.left)
        self.activities.begin()
        self.setCentralWidget(parts.frame)
        self.reporting = Reporting(parts, self.running)
        race, lens = self.racing.open, self.lens.open
        race.setIconText(tr("Race Another"))
        race.setWhatsThis(tr("A second algorithm, side by side."))
        lens.setWhatsThis(tr("How two parents made the winning grid."))
        self.ratings.rate.setIconText(tr("Was It Luck?"))
        self.ratings.rate.setIcon(dice_icon())
        self.ratings.rate.setWhatsThis(tr("100 more runs, in a second or two."))
        self.running.after_solution = (lens, self.ratings.rate, race)
        self.running.after_failure = (race,)

    def _restore_geometry(self) -> None:
        settings = self.parts.settings
        if not self.restoreGeometry(settings.bytes("geometry")):
            resize_on_screen(self, *DEFAULT_SIZE)

    # Beginning.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Start loading heavy modules after the first paint."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._after_first_paint)

    @Slot()
    def _after_first_paint(self) -> None:
        self.first_painted.emit()
        self.parts.loader.start()
        self.parts.plot_page.load()
        self.crash_recovery.offer()
        self.importing.read_waiting()

    @Slot()
    def _kernels_ready(self) -> None:
        self.parts.parameters.set_memory_estimate(evolution.memory_of)
        self.parts.runs.add_pending()  # not before its message can stay: "Ready" takes the place of others

    @Slot()
    def _plot_loaded(self) -> None:
        plot = self.parts.plot_page.content
        if plot is not None:
            self.parts.presenter.attach_plot(plot)
            self.running.show_overlays()
            plot.place_asked.connect(self.parts.presenter.look_back.show)
            plot.fill_menu(self.parts.actions.plot_menu)
            self.parts.actions.plot_menu.setEnabled(True)
            self.status.show_enabled()

    # Receiving.

    def open_named(self, name: str) -> None:
        """Open a link with a puzzle, or a file, named on the command line."""
        if from_link(name) is None:
            self.open_file(Path(name))
        else:
            self.parts.board.paster.paste(name)

    def open_file(self, path: Path) -> None:
        """Open a file of puzzles or of pictures; it is read in a worker thread."""
        self.importing.open(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files, pictures and texts, except during a run."""
        data = event.mimeData()
        if (data.hasUrls() or data.hasText() or data.hasImage()) and not self.parts.controller.is_active:
            self._take_a_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file, read the picture, or paste the text."""
        self._take_a_copy(event)
        self.importing.receive(event.mimeData())

    @staticmethod
    def _take_a_copy(event: QDropEvent) -> None:
        """Set the drop action to copying, so that the source keeps its data."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    # Ending.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, end the run and its thread, and store the geometry."""
        parts = self.parts
        if not parts.files.may_replace():
            event.ignore()
            return
        parts.presenter.leave()
        parts.controller.close()
        self._close_down()
        self.hide()
        parts.runs.close_down()
        self.zoom.end()
        parts.editor.undo_stack.blockSignals(True)  # it still signals while the window is taken apart
        parts.autosave.withdraw()
        parts.settings.sync()
        super().closeEvent(event)
        self.closed.emit()

    def _close_down(self) -> None:
        """Store the state of the window and end all its work."""
        for controller in (self.creating, self.guiding, self.importing, self.racing, self.ratings):
            controller.close_down()
        end_work(self)
        self.crash_recovery.close()
        self.presets.remember()
        self.starting.remember()
        self.parts.settings.set_bytes("geometry", self.saveGeometry())
