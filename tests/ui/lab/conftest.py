"""The real window and its Lab."""

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.ui.lab import runs
from sudoku_desktop.ui.watching import keeper
from tests.puzzles import MK_FIG_1


@pytest.fixture(autouse=True)
def _short_delays(monkeypatch):
    """Write and query at once, and let closing wait for all runs on a busy machine."""
    monkeypatch.setattr(keeper, "BATCH_MS", 20)
    monkeypatch.setattr(keeper, "CLOSING_SECONDS", 60.0)
    monkeypatch.setattr(runs, "SETTLE_MS", 20)


@pytest.fixture
def make_run(window, qtbot):
    """Function that makes a run of a preset on the board's puzzle, and waits until it has ended and is archived."""
    parts = window.parts
    window.appearance.set_pace("full")
    parts.parameters.set_draws_seed(False)
    parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)

    def make(preset="mantere-koljonen-2007", seed=1, generations=100):
        parts.parameters.choose_preset(preset)
        parts.parameters.set_seed(seed)
        parts.parameters.set_budget(Budget(generations=generations))
        if parts.editor.state.grid.is_solved:
            window.editing.undo.trigger()
        with qtbot.waitSignal(parts.presenter.ended):
            parts.window.running.solve.trigger()
        qtbot.waitUntil(lambda: not parts.runs.is_busy)

    yield make
    parts.editor.set_clean()


@pytest.fixture
def kept(window):
    """Function that returns all archived runs, newest first."""
    return lambda: window.parts.runs.archive().runs()


@pytest.fixture
def open_lab(window, qtbot):
    """Function that opens the Lab by one of its actions; its pages keep their settings, so the window is closed."""

    def open_by(action):
        action.trigger()
        qtbot.waitUntil(lambda: window.laboratory.page is not None)
        return window.laboratory.page

    yield open_by
    window.parts.editor.set_clean()
    window.close()


@pytest.fixture
def open_runs(window, open_lab, qtbot):
    """Function that opens the runs, and waits until the queries are finished."""

    def open_page():
        lab = open_lab(window.laboratory.show_runs)
        settle(lab, qtbot)
        return lab

    return open_page


def settle(lab, qtbot):
    """Wait until the queries of the Lab are finished."""
    runs, figures = lab.runs, lab.figures

    def is_settled():
        timers = runs._settle.isActive() or runs._settle_selection.isActive()
        busy = runs.model.is_busy or figures.asked.is_busy or runs.worker.is_busy
        return not timers and not busy and figures.answer is not None

    qtbot.waitUntil(is_settled)
