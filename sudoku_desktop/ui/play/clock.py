"""The clock for solving a puzzle by hand."""

import time

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import BoardEditor, Mode
from sudoku_desktop.ui.icons import pause_icon, play_icon
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import explain

TIME_SIZE, NOTE_SIZE = 2.0, 0.92
TICK_MS = 1000


class Clock(QWidget):
    """Counts hints, and the time from the first entry to the last, without pauses; a new puzzle resets both.

    A flawless solution is reported only if every entry has been checked, so that the clock never reveals a mistake.
    """

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__()
        self._editor = editor
        self._givens = editor.state.givens
        self._elapsed = 0.0
        self._since: float | None = None
        self.is_paused = False
        self.hints = 0
        """Number of hints given for this puzzle."""
        self._checked: Grid | None = None
        self._time, self._note = PlainLabel(), PlainLabel(quiet=True)
        resize_font(self._time, TIME_SIZE, bold=True)
        resize_font(self._note, NOTE_SIZE)
        self.button = QToolButton(autoRaise=True)
        self.button.clicked.connect(self.toggle)
        in_row((in_column(self._time, self._note, spacing=0), 1), self.button, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._show)
        editor.state_changed.connect(self._follow)
        self._show()

    @property
    def seconds(self) -> float:
        """Time, in seconds, without pauses."""
        return self._elapsed + (time.monotonic() - self._since if self._since is not None else 0.0)

    @Slot()
    def toggle(self) -> None:
        """Pause or resume the clock."""
        if self._since is not None:
            self._stop()
            self.is_paused = True
        elif self._editor.state.entries.filled_count:
            self.is_paused = False
            self._start()
        self._show()

    @Slot()
    def count_hint(self) -> None:
        """Count a hint, and record that there is no mistake: hints are given only while all entries are right."""
        self.hints += 1
        self.confirm()

    @Slot()
    def confirm(self) -> None:
        """Record that the entries on the board agree with the solution."""
        self._checked = self._editor.state.grid
        self._show()

    @Slot()
    def _follow(self) -> None:
        state = self._editor.state
        if state.givens != self._givens:
            self._givens = state.givens
            self._stop()
            self._elapsed, self.is_paused = 0.0, False
            self.hints, self._checked = 0, None
        if state.grid.is_solved:
            self._stop()
        elif state.entries.filled_count and self._editor.mode is Mode.PLAYING and self._since is None:
            self.is_paused = False
            self._start()
        self._show()

    def _start(self) -> None:
        self._since = time.monotonic()
        self._timer.start()

    def _stop(self) -> None:
        self._elapsed, self._since = self.seconds, None
        self._timer.stop()

    @Slot()
    def _show(self) -> None:
        minutes, seconds = divmod(int(self.seconds), 60)
        hours, minutes = divmod(minutes, 60)
        text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        self._time.setText(text)
        is_running = self._since is not None
        if is_running or self._elapsed:
            self._note.setText(tr("paused") if self.is_paused else self._record() or tr("no hints"))
        elif self._record():
            self._note.setText(self._record())
        else:
            self._note.setText(tr("starts with your first digit"))
        self.setAccessibleName(tr("Time: {time}", time=text))
        self.button.setIcon(pause_icon() if is_running or not self._elapsed else play_icon())
        self.button.setEnabled(is_running or self.is_paused)
        tip = tr("Pause the clock") if is_running else tr("Let the clock go on")
        explain(self.button, tip)
        self.button.setAccessibleName(tip)

    def _record(self) -> str:
        """Return the number of hints, and that there are no mistakes if this is known; "" for neither."""
        grid = self._editor.state.grid
        entries, checked = grid.cells, self._checked.cells if self._checked is not None else None
        is_right = checked is not None and bool(((entries == checked) | (entries == BLANK)).all())
        hints = tr("%n hint(s)", n=self.hints) if self.hints else ""
        mistakes = tr("no mistakes") if is_right or grid.is_solved else ""
        return ", ".join(filter(None, (hints, mistakes)))
