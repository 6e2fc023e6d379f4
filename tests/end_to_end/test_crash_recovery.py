"""Crash recovery: the autosave of a crashed session is offered, and those of open windows are kept."""

import errno
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.services.locks import lock
from sudoku_desktop.services.writing import PREFIX, SUFFIX
from sudoku_desktop.ui.board import BoardState, Mode, state_of, with_state
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.autosave import Autosave, read_autosave
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.attacks.documents import damaged
from tests.end_to_end.test_files_and_menus import FIRST_BLANK, save_as
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6


@pytest.fixture
def worked_on(window):
    """State of a board with an entry and a note."""
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    window.parts.editor.toggle_note(int((MK_FIG_1.cells == 0).nonzero()[0][-1]), 4)
    return window.parts.editor.state


class LaterWindow:
    """A window that starts in a folder where another window may have crashed."""

    def __init__(self, qtbot: QtBot, settings: Settings, path: Path) -> None:
        self.window = MainWindow(settings, path)
        qtbot.addWidget(self.window)
        with qtbot.waitSignal(self.window.first_painted):
            self.window.show()
        self.sentence = self.window.parts.outcome.sentence


def left_by_a_crash(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    """Write the state of the board to an autosave file without an owner."""
    autosave = Autosave(
        window.parts.editor, window.parts.files.puzzle_on_board, path.with_name("living.sudoku"), window
    )
    written(autosave, qtbot)
    assert autosave.path is not None
    path.write_text(autosave.path.read_text())
    autosave.withdraw()
    autosave.deleteLater()


def written(autosave: Autosave, qtbot: QtBot) -> None:
    """Write the autosave, and wait until this is done."""
    autosave.write()
    qtbot.waitUntil(lambda: not autosave.is_busy)


def kept(path: Path) -> tuple[BoardState, Mode]:
    """Return the state and the mode in an autosave."""
    read = read_autosave(path)
    assert read is not None
    return state_of(read[0]), read[1]


def test_that_an_autosave_is_offered_after_a_crash_and_again_in_play_after_a_run(
    window, worked_on, qtbot, settings, tmp_path
):
    left_by_a_crash(window, tmp_path / "crashed.sudoku", qtbot)
    later = LaterWindow(qtbot, settings, tmp_path / "crashed.sudoku")
    parts = later.window.parts
    assert later.sentence == "Sudoku Desktop closed unexpectedly. Restore your puzzle?"
    parts.frame.turn_to(Activity.EVOLVE)
    parts.outcome.clear()  # as a run does
    QTest.qWait(50)
    assert parts.outcome.sentence == ""
    parts.frame.turn_to(Activity.PLAY)
    assert parts.outcome.sentence == later.sentence
    later.window.crash_recovery.restore()
    assert parts.editor.state == worked_on
    assert parts.editor.mode is Mode.PLAYING
    assert later.window.isWindowModified()
    assert [kept(path) for path in tmp_path.glob("crashed*.sudoku")] == [(worked_on, Mode.PLAYING)]
    later.window.close()
    assert list(tmp_path.glob("crashed*")) == []


def test_that_the_title_of_an_empty_grid_is_kept_safe(window, qtbot, settings, tmp_path):
    window.parts.editor.describe("Mine", "Me", "")
    left_by_a_crash(window, tmp_path / "crashed.sudoku", qtbot)
    later = LaterWindow(qtbot, settings, tmp_path / "crashed.sudoku")
    later.window.crash_recovery.restore()
    assert later.window.parts.editor.state == window.parts.editor.state
    later.window.close()


def test_that_an_offer_nobody_answered_is_made_again(window, worked_on, qtbot, settings, tmp_path, answers):
    left_by_a_crash(window, tmp_path / "crashed.sudoku", qtbot)
    for _ in range(2):
        later = LaterWindow(qtbot, settings, tmp_path / "crashed.sudoku")
        assert later.sentence
        written(later.window.parts.autosave, qtbot)  # nothing unsaved on this board
        later.window.close()
    later = LaterWindow(qtbot, settings, tmp_path / "crashed.sudoku")
    answers += [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    later.window.crash_recovery.dismiss()
    assert later.window.parts.outcome.sentence == later.sentence
    assert (tmp_path / "crashed.sudoku").exists()
    later.window.crash_recovery.dismiss()
    assert later.window.parts.outcome.sentence == ""
    assert list(tmp_path.glob("crashed*")) == []
    later.window.close()


@pytest.mark.own_window
def test_that_a_second_window_is_offered_nothing_of_the_first_and_keeps_its_own(
    window, worked_on, qtbot, settings, tmp_path
):
    written(window.parts.autosave, qtbot)
    assert window.parts.autosave.path == tmp_path / "autosave.sudoku"
    second = LaterWindow(qtbot, settings, tmp_path / "autosave.sudoku")
    assert second.sentence == ""
    second.window.parts.editor.load_puzzle(ESCARGOT)
    written(second.window.parts.autosave, qtbot)
    assert second.window.parts.autosave.path == tmp_path / "autosave-2.sudoku"
    second.window.close()
    assert kept(tmp_path / "autosave.sudoku") == (worked_on, Mode.PLAYING)
    assert not (tmp_path / "autosave-2.sudoku").exists()


def test_that_two_recovery_files_are_offered_one_after_the_other_and_to_one_window_only(
    window, qtbot, settings, tmp_path, answers
):
    for name, puzzle in (("crashed.sudoku", MK_FIG_1), ("crashed-2.sudoku", MK_FIG_6)):
        window.parts.editor.load_puzzle(puzzle)
        left_by_a_crash(window, tmp_path / name, qtbot)
    first = LaterWindow(qtbot, settings, tmp_path / "crashed.sudoku")
    second = LaterWindow(qtbot, settings, tmp_path / "crashed.sudoku")
    assert second.sentence == ""
    second.window.close()
    answers.append(QMessageBox.StandardButton.Yes)
    first.window.crash_recovery.dismiss()
    assert first.window.parts.outcome.sentence == "Sudoku Desktop closed unexpectedly. Restore your puzzle?"
    assert len(list(tmp_path.glob("crashed*.sudoku"))) == 1
    first.window.crash_recovery.restore()
    assert first.window.parts.outcome.sentence == ""
    assert first.window.parts.editor.state.givens in (MK_FIG_1, MK_FIG_6)
    first.window.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it cannot be killed in this way")
def test_that_the_lock_of_a_killed_program_is_free(tmp_path):
    program = (
        "import sys, time; from pathlib import Path; from sudoku_desktop.services.locks import lock;"
        "held = lock(Path(sys.argv[1])); print(held is not None, flush=True); time.sleep(600)"
    )
    path = tmp_path / "autosave.sudoku"
    with subprocess.Popen([sys.executable, "-c", program, path], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert lock(path) is None
        other.send_signal(signal.SIGKILL)
        other.wait()
    held = lock(path)
    assert held is not None
    held.release()
    assert list(tmp_path.iterdir()) == []


BROKEN = (
    b"",
    b"[]",
    b"5",
    b"[" * 10_000,
    b"\xff\xfe\0",
    b'{"format": "sudoku-desktop-document", "version": "1.0", "puzzles": []}',
    b'{"format": "sudoku-desktop-document", "version": "9.0", "puzzles": []}',
)


def test_that_a_damaged_autosave_is_no_obstacle(window, tmp_path, qtbot):
    sound = dumps([with_state(Puzzle(MK_FIG_1), window.parts.editor.state)], ".sudoku").encode()
    path, chance, read = tmp_path / "crashed.sudoku", random.Random(10), 0
    for content in (*BROKEN, *(damaged(sound, ".sudoku", chance) for _ in range(300))):
        path.write_bytes(content)
        kept = read_autosave(path)
        if kept is not None:
            window.parts.files.restore(*kept)
            assert not window.parts.board.grab().isNull()
            read += 1
    assert read > 0
    path.unlink()
    path.mkdir()
    assert read_autosave(path) is None
    parts = window.parts
    assert list(Autosave(parts.editor, parts.files.puzzle_on_board, path, window).crashed()) == []


def test_that_what_else_a_killed_program_left_is_cleaned(window, qtbot, settings, tmp_path):
    folder = tmp_path / "data"
    hidden = folder / f"{PREFIX}abc{SUFFIX}"
    hidden.mkdir(parents=True)
    (hidden / "0.sudoku").write_text("half")
    (folder / "crashed.sudoku.lock").touch()
    later = LaterWindow(qtbot, settings, folder / "crashed.sudoku")
    assert later.sentence == ""
    later.window.close()
    assert list(folder.iterdir()) == []


def test_that_who_types_on_is_kept_safe_too(window, qtbot):
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    (timer,) = parts.autosave.findChildren(QTimer)
    left = timer.remainingTime()
    qtbot.wait(50)
    parts.editor.set_digit(FIRST_BLANK, 9)
    assert timer.remainingTime() < left


@pytest.mark.own_window
def test_that_a_saved_puzzle_needs_no_autosave(window, worked_on, qtbot, tmp_path, monkeypatch):
    written(window.parts.autosave, qtbot)
    save_as(window, tmp_path / "saved.sudoku", monkeypatch)
    qtbot.waitUntil(lambda: not (tmp_path / "autosave.sudoku").exists())


FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def refuse(*_: object, **__: object) -> None:
    raise FULL


@pytest.mark.own_window
def test_that_a_full_disk_loses_nothing_and_is_said(window, worked_on, qtbot, tmp_path, monkeypatch, warnings):
    parts, path = window.parts, tmp_path / "mine.sudoku"
    save_as(window, path, monkeypatch)
    calls = ((os, "mkdir"), (Path, "write_bytes"), (os, "fsync"), (os, "replace"))
    for digit, (where, name) in enumerate(calls, 5):
        before = path.read_bytes()
        parts.editor.set_digit(FIRST_BLANK, digit)
        with monkeypatch.context() as patch:
            patch.setattr(where, name, refuse)
            parts.autosave.write()
            qtbot.waitUntil(
                lambda: parts.outcome.sentence.startswith("If the program ended now, your work would be lost")
            )
            assert f"({os.strerror(errno.ENOSPC)})" in parts.outcome.sentence
            parts.files.save()
            assert not parts.files.finish_saving()
        assert warnings == [f"mine.sudoku could not be written: {os.strerror(errno.ENOSPC)}."]
        assert parts.outcome.sentence == warnings.pop()
        assert path.read_bytes() == before
        assert window.isWindowModified()
        written(parts.autosave, qtbot)
        assert kept(tmp_path / "autosave.sudoku")[0] == parts.editor.state
        parts.files.save()
        assert parts.files.finish_saving()
        assert not window.isWindowModified()
        # A write under way, say of the autosave, has its own: that one may be seen, but not remain.
        qtbot.waitUntil(lambda: not [each for each in tmp_path.iterdir() if each.name.endswith(SUFFIX)])


def test_that_a_folder_nobody_can_write_into_is_said(window, qtbot, tmp_path):
    parts = window.parts
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "data" / "autosave.sudoku"
    autosave = Autosave(parts.editor, parts.files.puzzle_on_board, path, window)
    parts.editor.load_puzzle(MK_FIG_1)
    with qtbot.waitSignal(autosave.failed) as said:
        autosave.write()
    assert said.args[0].endswith(f"({os.strerror(errno.ENOTDIR)}).")
    autosave.withdraw()
    autosave.deleteLater()


@pytest.mark.own_window
def test_that_the_interface_waits_for_no_disk_while_its_work_is_kept_safe_or_need_not_be_any_more(
    window, worked_on, qtbot, tmp_path, monkeypatch
):
    threads, path = [], tmp_path / "autosave.sudoku"

    def watched(act: Callable[..., object], file: object, *arguments: object, **named: object) -> object:
        if "autosave" in str(file):
            threads.append(threading.current_thread())
        return act(file, *arguments, **named)

    for name in ("open", "unlink", "lstat"):
        monkeypatch.setattr(os, name, partial(watched, getattr(os, name)))
    written(window.parts.autosave, qtbot)
    assert path.exists()
    window.parts.editor.set_clean()
    written(window.parts.autosave, qtbot)
    assert not path.exists()
    assert len(threads) > 2
    assert threading.main_thread() not in threads
