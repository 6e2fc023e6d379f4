"""Runs in the background: starting, pausing, stepping, stopping, and the reported states."""

import os
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.pace import Chunk, EveryImprovement, FullSpeed, GenerationsPerSecond
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.run import Run, stream
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.ui import mailbox
from sudoku_desktop.ui.mailbox import MAX_DELAY, LivePace, Mailbox
from sudoku_desktop.ui.run_controller import RunController, RunRequest, RunState
from sudoku_desktop.ui.worker import NICENESS
from tests.puzzles import ESCARGOT, MK_FIG_1, UNSOLVABLE
from tests.ui.real_window import wait_until_at_rest


class Watched:
    """A controller and all signals that it emitted."""

    def __init__(self, controller: RunController) -> None:
        self.controller = controller
        self.snapshots: list[Snapshot] = []
        self.threads: set[QThread] = set()
        self.failures: list[str] = []
        controller.snapshot.connect(self._take)
        controller.failed.connect(self.failures.append)

    def _take(self, snapshot: Snapshot) -> None:
        self.snapshots.append(snapshot)
        self.threads.add(QThread.currentThread())

    @property
    def generation(self) -> int:
        return self.snapshots[-1].generation if self.snapshots else -1


@pytest.fixture
def watched(qtbot):
    Run(MANTERE_KOLJONEN_2007, MK_FIG_1, 0).advance(1)  # the kernels are compiled before anything is timed
    controller = RunController()
    controller.set_pace(FullSpeed())
    yield Watched(controller)
    controller.close()


def request(givens: Grid = UNSOLVABLE, seed: int = 9, budget: Budget | None = None) -> RunRequest:
    return RunRequest(MANTERE_KOLJONEN_2007, givens, seed, budget or Budget())


def wait_for(qtbot: QtBot, controller: RunController, state: RunState) -> None:
    qtbot.waitUntil(lambda: controller.state is state)


def test_that_a_run_in_the_thread_is_the_run_without_one(watched, qtbot):
    watched.controller.start(request(MK_FIG_1, seed=5))
    wait_for(qtbot, watched.controller, RunState.SOLVED)
    *_, last = stream(MANTERE_KOLJONEN_2007, MK_FIG_1, 5)
    told = watched.snapshots[-1]
    assert (told.generation, told.trials, told.solution) == (last.generation, last.trials, last.solution)


def test_that_snapshots_arrive_in_the_interfaces_thread(watched, qtbot):
    watched.controller.start(request(MK_FIG_1))
    wait_for(qtbot, watched.controller, RunState.SOLVED)
    assert watched.threads == {QThread.currentThread()}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a niceness for each thread")
def test_that_the_runs_thread_gives_way_to_the_interface(watched, qtbot):
    watched.controller.start(request())
    qtbot.waitUntil(lambda: watched.generation > 0)
    threads = {(each / "comm").read_text().strip(): int(each.name) for each in Path("/proc/self/task").iterdir()}
    own, of_the_run = (os.getpriority(os.PRIO_PROCESS, each) for each in (os.getpid(), threads["evolution"]))
    assert of_the_run == min(own + NICENESS, 19)


def test_that_a_pause_holds_the_run_and_resume_lets_it_go_on(watched, qtbot):
    watched.controller.start(request())
    qtbot.waitUntil(lambda: watched.generation > 0)
    watched.controller.pause()
    wait_until_at_rest(qtbot, watched.controller)
    held = watched.generation
    qtbot.wait(100)
    assert watched.generation == held
    watched.controller.resume()
    qtbot.waitUntil(lambda: watched.generation > held)


def test_that_a_step_is_one_generation(watched, qtbot):
    watched.controller.start(request(), paused=True)
    qtbot.waitUntil(lambda: watched.generation == 0)
    for generation in (1, 2, 3):
        watched.controller.step()
        qtbot.waitUntil(lambda wanted=generation: watched.generation == wanted)
    wait_until_at_rest(qtbot, watched.controller)
    assert watched.generation == 3
    assert watched.controller.state is RunState.PAUSED


def test_that_a_stopped_run_can_be_taken_up_without_a_gap(watched, qtbot):
    watched.controller.start(request())
    qtbot.waitUntil(lambda: watched.generation > 100)
    watched.controller.stop()
    assert watched.controller.state is RunState.STOPPED
    watched.controller.go_on(Budget(generations=60_000))
    wait_for(qtbot, watched.controller, RunState.BUDGET_SPENT)
    history = History()
    for snapshot in watched.snapshots:
        history.extend(snapshot)  # raises where a generation is missing
    *_, last = stream(MANTERE_KOLJONEN_2007, UNSOLVABLE, 9, Budget(generations=60_000))
    assert watched.snapshots[-1].best == last.best
    assert history.generations == 60_001


def test_that_a_new_run_replaces_one_that_is_on(watched, qtbot):
    watched.controller.start(request())
    qtbot.waitUntil(lambda: watched.generation > 0)
    watched.snapshots.clear()
    watched.controller.start(request(MK_FIG_1, seed=5))
    wait_for(qtbot, watched.controller, RunState.SOLVED)
    assert watched.snapshots[0].trace.first == 0
    assert all(snapshot.best.extends(MK_FIG_1) for snapshot in watched.snapshots)


def test_that_a_budget_ends_a_run(watched, qtbot):
    watched.controller.start(request(budget=Budget(generations=50)))
    wait_for(qtbot, watched.controller, RunState.BUDGET_SPENT)
    assert watched.generation == 50


def test_that_a_pace_can_be_changed_while_a_frame_is_held(watched, qtbot):
    watched.controller.set_pace(EveryImprovement(hold=3600.0))
    watched.controller.start(request(MK_FIG_1, seed=5))
    qtbot.waitUntil(lambda: bool(watched.snapshots))
    watched.controller.set_pace(FullSpeed())
    wait_for(qtbot, watched.controller, RunState.SOLVED)


def test_that_a_slow_pace_shows_every_generation(watched, qtbot):
    watched.controller.set_pace(GenerationsPerSecond(30))
    watched.controller.start(request(budget=Budget(generations=5)))
    wait_for(qtbot, watched.controller, RunState.BUDGET_SPENT)
    assert [snapshot.generation for snapshot in watched.snapshots] == list(range(6))


def test_that_a_puzzle_that_cannot_be_written_is_told_as_a_sentence(watched, qtbot):
    watched.controller.start(request(Grid.blank().with_cells([(0, 5), (10, 5)])))
    qtbot.waitUntil(lambda: bool(watched.failures))
    assert "box 1 holds a given twice" in watched.failures[0]
    assert watched.controller.state is RunState.IDLE


def test_that_closing_mid_run_ends_the_thread(qtbot):
    controller = RunController()
    controller.set_pace(FullSpeed())
    controller.start(request())
    qtbot.wait(50)
    threads = threading.active_count()
    controller.close()
    assert not controller._thread.isRunning()
    assert threading.active_count() <= threads


def test_that_a_busy_interface_slows_the_run_and_is_not_flooded(watched, qtbot):
    watched.controller.start(request())
    qtbot.waitUntil(lambda: watched.generation > 0)
    before = len(watched.snapshots)
    time.sleep(0.5)  # the interface does not take anything
    watched.controller.stop()
    qtbot.wait(100)
    assert len(watched.snapshots) - before <= 4


def test_that_a_step_makes_a_whole_generation_however_large(watched, qtbot):
    large = MANTERE_KOLJONEN_2007.with_texts({"population": "100000"})
    watched.controller.start(RunRequest(large, ESCARGOT, 9, Budget()), paused=True)
    qtbot.waitUntil(lambda: any(len(snapshot.trace) for snapshot in watched.snapshots))
    watched.controller.step()
    qtbot.waitUntil(lambda: watched.generation == 1)
    assert any(not len(snapshot.trace) for snapshot in watched.snapshots)
    assert [len(snapshot.trace) for snapshot in watched.snapshots if len(snapshot.trace)] == [1, 1]


def test_that_a_history_follows_a_run_through_large_generations(watched, qtbot):
    large = MANTERE_KOLJONEN_2007.with_texts({"population": "100000"})
    watched.controller.start(RunRequest(large, ESCARGOT, 9, Budget(generations=2)))
    wait_for(qtbot, watched.controller, RunState.BUDGET_SPENT)
    history = History()
    for snapshot in watched.snapshots:
        history.extend(snapshot)
    assert history.generations == 3


def test_that_what_a_busy_machine_delays_does_not_count_as_watched(monkeypatch):
    """Delay frames: an accelerating run must not become too fast because the window was busy for a moment."""
    now, watched = [100.0], list[float]()

    class Recording:
        def next_chunk(self, speed: float, seconds: float) -> Chunk:
            watched.append(seconds)
            return Chunk(1, hold=0.25)

    monkeypatch.setattr(mailbox, "time", SimpleNamespace(monotonic=lambda: now[0]))
    pace = LivePace(Mailbox(Recording()))
    for later in (0.0, 0.25, 10.0, 0.25):
        now[0] += later
        pace.next_chunk(1.0, now[0])
    assert watched == pytest.approx([0.0, 0.25, 0.25 + 0.25 + MAX_DELAY, 0.85])
    now[0] += 60.0
    pace.go_on(Mailbox(Recording()))
    pace.next_chunk(1.0, now[0])
    assert watched[-1] == pytest.approx(0.85), "a run that is taken up again is as fast as it was"
