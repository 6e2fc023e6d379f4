"""Navigation in a run's past: the present, or an earlier generation, which is then recomputed.

Looking back pauses a running run; resuming or stepping returns to the present.
"""

import time
from bisect import bisect_left, bisect_right

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.commands import command, rename
from sudoku_desktop.ui.icons import back_icon, first_icon, forward_icon, last_icon, pause_icon, play_icon
from sudoku_desktop.ui.run_controller import RunController, RunState
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.watching.replayer import Replayer
from sudoku_desktop.ui.watching.timeline import Timeline

RUNNING_SECONDS = 0.1
"""Interval between updates of the timeline during a run, in seconds."""
FRAME_MS = 50
PLAYING_SECONDS = 20
"""Maximum duration of a complete playback, in seconds."""


class LookBack(QObject):
    """Controls which generation is shown, for the timeline, the menu and the plot."""

    moved = Signal(object)
    """Emitted with the Snapshot of an earlier generation to show, or None for the present."""
    placed = Signal(object)
    """Emitted with the timeline's generation; its snapshot follows once it has been recomputed."""

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
        timeline.set_play_action(self.play)

    @property
    def is_at_present(self) -> bool:
        """Whether the present state of the run is shown."""
        return self._place is None

    @property
    def is_playing(self) -> bool:
        """Whether the playback is active."""
        return self._frames.isActive()

    @property
    def place(self) -> int:
        """The displayed generation, or the one that will be displayed once it is recomputed; −1 without a run."""
        return self._last if self._place is None else self._place

    @property
    def _last(self) -> int:
        record = self._record
        return record.last.generation if record is not None and record.last is not None else -1

    def begin(self, record: RunRecord | None) -> None:
        """Start navigating another run, or none."""
        self._record = record
        self._replayer.begin(record)
        self._leave_past()
        self._timeline.clear()

    def extend(self) -> None:
        if self._record is None or self._last < 0:
            return
        self.placed.emit(self.place)
        now = time.monotonic()
        is_running = self._controller.state is RunState.RUNNING
        if is_running and self._place is None and now - self._extended_at < RUNNING_SECONDS:
            return  # painting a slider is slow, and a change of its end by a pixel is invisible
        self._extended_at = now
        self._timeline.extend(self._last, self.place)
        self._timeline.show_ticks(self._improvements(), self._record.restarts)

    def to_present(self) -> None:
        """Show the present state of the run."""
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
        """Show a generation, clamped to those of the run."""
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

    def _has_past(self) -> bool:
        return self._last > 0

    @command("&First Generation", "Show the first generation", "Alt+Home", first_icon, when=_has_past)
    def first(self) -> None:
        self.show(0)

    @command("&Last Generation", "Show how far the run has come", "Alt+End", last_icon, when=_has_past)
    def last(self) -> None:
        self.show(self._last)

    @command("One Generation &Back", "Show the generation before", "Alt+Left", back_icon, when=_has_past)
    def back(self) -> None:
        self.show(self.place - 1)

    @command("One Generation For&ward", "Show the next generation", "Alt+Right", forward_icon, when=_has_past)
    def forward(self) -> None:
        self.show(self.place + 1)

    @command(
        "Previous &Improvement",
        "Show the generation that was better than all before it",
        "Alt+PgUp",
        when=_has_past,
    )
    def previous_improvement(self) -> None:
        """Show the last improvement of the best fitness before the shown generation."""
        generations = self._improvements()
        place = bisect_left(generations, self.place)
        self.show(generations[place - 1] if place else 0)

    @command(
        "Next I&mprovement",
        "Show the generation that was better than all before it",
        "Alt+PgDown",
        when=_has_past,
    )
    def next_improvement(self) -> None:
        """Show the next improvement of the best fitness, or the end of the run."""
        generations = self._improvements()
        place = bisect_right(generations, self.place)
        self.show(generations[place] if place < len(generations) else self._last)

    def _improvements(self) -> list[int]:
        return [] if self._record is None else [each.generation for each in self._record.improvements]

    @command(
        "Previous &Restart",
        "Show the new population that the run restarted with",
        "Alt+Shift+PgUp",
        when=_has_past,
    )
    def previous_restart(self) -> None:
        """Show the last restart before the shown generation, or generation 0."""
        here = self.place
        bins = [(first, min(last, here - 1)) for first, last in self._restart_bins() if first < here]
        self._show_restart(bins[:-3:-1], 0)

    @command(
        "Next R&estart",
        "Show the new population that the run restarted with",
        "Alt+Shift+PgDown",
        when=_has_past,
    )
    def next_restart(self) -> None:
        """Show the next restart after the shown generation, or the end of the run."""
        here = self.place
        bins = [(max(first, here + 1), last) for first, last in self._restart_bins() if last > here]
        self._show_restart(bins[:2], self._last)

    def _restart_bins(self) -> list[tuple[int, int]]:
        return self._record.restart_bins() if self._record is not None else []

    def _show_restart(self, stretches: list[tuple[int, int]], otherwise: int) -> None:
        """Show the nearest restart in these intervals, or `otherwise` if there is none.

        The second interval is needed if the current place is inside the first.
        """
        self._stop_playing()
        if self._last >= 0:
            if self._controller.state is RunState.RUNNING:
                self._controller.pause()
            self._place = self.place
            self._replayer.show_restart(self._place, stretches, otherwise)

    @command("&Play Back", "Show the run from here on, or from the beginning", "F7", play_icon, when=_has_past)
    def play(self) -> None:
        """Start or stop the playback; at the end of the run, start from the beginning."""
        if self.is_playing:
            self._stop_playing()
        elif self._last > 0:
            self._step = max(1, -(-self._last * FRAME_MS // (1000 * PLAYING_SECONDS)))
            if self._place is None:
                self._go(0)
            self._frames.start()
            tip = tr("Stay at this generation")
            rename(self.play, tr("&Hold"), tip, pause_icon())

    def _stop_playing(self) -> None:
        if self._frames.isActive():
            self._frames.stop()
            tip = tr("Show the run from here on, or from the beginning")
            rename(self.play, tr("&Play Back"), tip, play_icon())

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
