"""The hunt in the real window, in worker processes."""

import pytest
from PySide6.QtCore import Qt

from sudoku_desktop.services.hunting.options import Aim
from sudoku_desktop.ui import worker
from sudoku_desktop.ui.create.page import Source
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.hunting import background
from sudoku_desktop.ui.hunting.page import HuntState


@pytest.fixture
def hunt(window, qtbot, monkeypatch):
    """The hunt as the menu opens it, for the fewest givens of a gentle puzzle, with reports soon on a busy machine."""
    monkeypatch.setattr(worker, "NICENESS", 0)
    monkeypatch.setattr(background, "EPOCH_WORK", 20)
    window.creating.hunt.trigger()
    qtbot.waitUntil(lambda: window.creating.page is not None and window.creating.page.hunt is not None)
    shown = window.creating.page.hunt
    qtbot.waitUntil(lambda: not shown.reader.is_busy)
    shown.form.aim.set_value(Aim.FEWEST_GIVENS)
    shown.form.seed.set_seed(3)
    shown.form.cores.set_number(1)
    return shown


def test_that_it_hunts_in_processes_and_a_find_is_played_and_printed(window, hunt, qtbot):
    header = window.parts.frame.header
    assert header.heading.title.whole == "Hunt for hard puzzles"
    assert header.button.text() == "Hunt"
    qtbot.mouseClick(header.button, Qt.MouseButton.LeftButton)
    assert header.button.text() == "Pause"
    qtbot.waitUntil(lambda: bool(hunt.finds))
    assert header.heading.title.whole.startswith("Best find: ")
    qtbot.mouseClick(header.button, Qt.MouseButton.LeftButton)
    assert hunt.state is HuntState.PAUSED
    qtbot.mouseClick(hunt.stop_button, Qt.MouseButton.LeftButton)
    assert hunt.state is HuntState.IDLE
    qtbot.waitUntil(lambda: not hunt.runner.is_busy)
    find = hunt.shown_find.find.puzzle
    hunt.paper_action.trigger()
    page = window.creating.page
    assert page.source is Source.FILE
    assert [each.givens.to_text() for each in page.materials()] == [find]
    assert header.button.text() == "Print…"
    page.sources[Source.HUNT].trigger()
    assert header.button.text() == "Continue Hunt"
    hunt.play_action.trigger()
    assert window.parts.frame.activity is Activity.PLAY
    assert window.parts.editor.state.givens.to_text() == find
    window.parts.editor.set_clean()


@pytest.mark.own_window
def test_that_closing_the_window_ends_a_hunt_and_keeps_its_finds(window, hunt, qtbot, tmp_path):
    hunt.main_action.trigger()
    qtbot.waitUntil(lambda: hunt._children > 0)
    window.parts.editor.set_clean()
    window.close()
    assert not hunt.runner.has_thread
    assert (tmp_path / "hunts.sqlite3").exists()
