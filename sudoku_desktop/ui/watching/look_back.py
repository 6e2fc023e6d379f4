"""Where in a run one looks: at the present, or back at any generation, which is then computed again.

To look back pauses a run that is running; to let it go on, or to step, returns to the present.
"""

import time
from bisect import bisect_left, bisect_right

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.ui.run_controller import RunController, RunState
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.watching.replayer import Replayer
from sudoku_desktop.ui.watching.timeline import Timeline

RUNNING_SECONDS = 0.1
"""How often the timeline grows while a run is running."""
FRAME_MS = 50
PLAYING_SECONDS = 20
"""How long it takes at most to play a run back, however long it is."""


class LookBack(QObject):
    """Obeys timeline, menu and plot; tells what is to be shown."""

    moved = Signal(object)
    """The Snapshot of an earlier generation to show from now on; None: the present."""
    placed = Signal(object)
    """The timeline is at this generation; what is shown follows as soon as it is computed."""
    playing_changed = Signal(bool)

    def __init__(self, controller: RunController, timeline: Timeline, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._timeline = timeline
        self._record: RunRecord | None = None
        self._place: int | None = None
        self._step = 1
        self._extended_at = -RUNNING_SECONDS
        self._replayer = Replayer(self)
        self._frames = QTimer(self, interval=FRAME_MS)
        self._frames.timeout.connect(self._play_on)
        self._replayer.shown.connect(self._take)
        self._replayer.failed.connect(controller.failed)
        controller.state_changed.connect(self._take_state)
        timeline.moved_to.connect(self.show)

    @property
    def is_at_present(self) -> bool:
        """Whether what is shown is the run as it stands."""
        return self._place is None

    @property
    def is_playing(self) -> bool:
        """Whether it goes on from generation to generation by itself."""
        return self._frames.isActive()

    @property
    def place(self) -> int:
        """The generation that is shown, or soon will be; −1 without a run."""
        return self._last if self._place is None else self._place

    @property
    def _last(self) -> int:
        record = self._record
        return record.last.generation if record is not None and record.last is not None else -1

    def begin(self, record: RunRecord | None) -> None:
        """Another run is the present one, or none."""
        self._record = record
        self._replayer.begin(record.request if record is not None else None)
        self._leave_past()
        self._timeline.clear()

    def extend(self) -> None:
        if self._record is None or self._last < 0:
            return
        self.placed.emit(self.place)
        now = time.monotonic()
        is_running = self._controller.state is RunState.RUNNING
        if is_running and self._place is None and now - self._extended_at < RUNNING_SECONDS:
            return  # a slider is painted slowly, and nobody sees its end move by a pixel
        self._extended_at = now
        self._timeline.extend(self._last, self.place)
        self._timeline.show_restarts(self._record.restarts)

    @Slot()
    def to_present(self) -> None:
        """Show the run as it stands."""
        if self._place is not None:
            self._leave_past()
            self.extend()
            self.moved.emit(None)

    def _leave_past(self) -> None:
        self._stop_playing()
        self._replayer.forget()
        self._place = None

    @Slot(object)
    def show(self, generation: int) -> None:
        """Show a generation, or the nearest to it that there is."""
        self._stop_playing()
        self._go(generation)

    def _go(self, generation: int) -> None:
        if self._last < 0:
            return
        generation = max(0, generation)
        if self._controller.state is RunState.RUNNING:
            self._controller.pause()
        if generation >= self._last:
            self.to_present()
            return
        self._place = generation
        self.extend()
        self._replayer.show(generation)

    @Slot()
    def first(self) -> None:
        self.show(0)

    @Slot()
    def last(self) -> None:
        """As far as the run has come."""
        self.show(self._last)

    @Slot()
    def back(self) -> None:
        self.show(self.place - 1)

    @Slot()
    def forward(self) -> None:
        self.show(self.place + 1)

    @Slot()
    def previous_improvement(self) -> None:
        """The last generation before this one that was better than all before it."""
        generations = self._improvements()
        place = bisect_left(generations, self.place)
        self.show(generations[place - 1] if place else 0)

    @Slot()
    def next_improvement(self) -> None:
        """The first generation after this one that is better than all before it; the end where there is none."""
        generations = self._improvements()
        place = bisect_right(generations, self.place)
        self.show(generations[place] if place < len(generations) else self._last)

    def _improvements(self) -> list[int]:
        return [] if self._record is None else [each.generation for each in self._record.improvements]

    @Slot()
    def previous_restart(self) -> None:
        """The last restart before this generation; generation 0 where there is none."""
        here = self.place
        bins = [(first, min(last, here - 1)) for first, last in self._restart_bins() if first < here]
        self._show_restart(bins[:-3:-1], 0)

    @Slot()
    def next_restart(self) -> None:
        """The first restart after this generation; the end where there is none."""
        here = self.place
        bins = [(max(first, here + 1), last) for first, last in self._restart_bins() if last > here]
        self._show_restart(bins[:2], self._last)

    def _restart_bins(self) -> list[tuple[int, int]]:
        return self._record.restart_bins() if self._record is not None else []

    def _show_restart(self, stretches: list[tuple[int, int]], otherwise: int) -> None:
        """Two stretches are enough: of the first one a part is cut off, perhaps that with the restart."""
        self._stop_playing()
        if self._last >= 0:
            if self._controller.state is RunState.RUNNING:
                self._controller.pause()
            self._place = self.place
            self._replayer.show_restart(self._place, stretches, otherwise)

    @Slot()
    def play(self) -> None:
        """Go on from here by itself, or stay; from the end, go on from the beginning."""
        if self.is_playing:
            self._stop_playing()
        elif self._last > 0:
            self._step = max(1, -(-self._last * FRAME_MS // (1000 * PLAYING_SECONDS)))
            if self._place is None:
                self._go(0)
            self._frames.start()
            self.playing_changed.emit(True)

    def _stop_playing(self) -> None:
        if self._frames.isActive():
            self._frames.stop()
            self.playing_changed.emit(False)

    @Slot()
    def _play_on(self) -> None:
        if not self._replayer.is_busy:
            self._go(self.place + self._step)

    @Slot(object)
    def _take(self, snapshot: Snapshot) -> None:
        if self._place is None:
            return
        self._place = snapshot.generation
        if self._place >= self._last:
            self.to_present()
        else:
            self.extend()
            self.moved.emit(snapshot)

    @Slot(object)
    def _take_state(self, state: RunState) -> None:
        if state is RunState.RUNNING:
            self.to_present()
        else:
            self.extend()
