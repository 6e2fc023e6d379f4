"""What a crash leaves is offered once nobody owns it, and every window keeps its own safe."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_desktop.services.locks import lock
from sudoku_desktop.ui.board import BoardState, Mode
from sudoku_desktop.ui.window.autosave import Autosave, read_autosave
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.end_to_end.test_files_and_menus import FIRST_BLANK
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_6


@pytest.fixture
def worked_on(window: MainWindow) -> BoardState:
    """A board with an entry and a note."""
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    window.parts.editor.toggle_note(int((MK_FIG_1.cells == 0).nonzero()[0][-1]), 4)
    return window.parts.editor.state


class LaterWindow:
    """A window that starts in a folder where another may have died."""

    def __init__(self, qtbot: QtBot, settings: Settings, path: Path) -> None:
        self.window = MainWindow(settings, path)
        qtbot.addWidget(self.window)
        with qtbot.waitSignal(self.window.first_painted):
            self.window.show()
        self.sentence = self.window.parts.outcome.sentence


def left_by_a_crash(window: MainWindow, path: Path) -> None:
    """What stands on the board, in a file that nobody owns."""
    autosave = Autosave(window.parts.editor, path.with_name("living.json"), window)
    autosave.write()
    assert autosave.path is not None
    path.write_text(autosave.path.read_text())
    autosave.withdraw()


def test_that_an_autosave_is_offered_after_a_crash(
    window: MainWindow, worked_on: BoardState, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    left_by_a_crash(window, tmp_path / "crashed.json")
    later = LaterWindow(qtbot, settings, tmp_path / "crashed.json")
    assert later.sentence == "A session ended without saving its puzzle."
    later.window.left_overs.restore()
    assert later.window.parts.editor.state == worked_on
    assert later.window.parts.editor.mode is Mode.PLAYING
    assert later.window.isWindowModified()
    assert [read_autosave(path) for path in tmp_path.glob("crashed*.json")] == [(worked_on, Mode.PLAYING)]
    later.window.close()
    assert list(tmp_path.glob("crashed*")) == []


def test_that_an_offer_nobody_answered_is_made_again(
    window: MainWindow, worked_on: BoardState, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    left_by_a_crash(window, tmp_path / "crashed.json")
    for _ in range(2):
        later = LaterWindow(qtbot, settings, tmp_path / "crashed.json")
        assert later.sentence
        later.window.parts.autosave.write()  # nothing unsaved on this board
        later.window.close()
    later = LaterWindow(qtbot, settings, tmp_path / "crashed.json")
    later.window.left_overs.dismiss()
    assert list(tmp_path.glob("crashed*")) == []
    later.window.close()


def test_that_a_second_window_is_offered_nothing_of_the_first_and_keeps_its_own(
    window: MainWindow, worked_on: BoardState, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    window.parts.autosave.write()
    assert window.parts.autosave.path == tmp_path / "autosave.json"
    second = LaterWindow(qtbot, settings, tmp_path / "autosave.json")
    assert second.sentence == ""
    second.window.parts.editor.load_puzzle(ESCARGOT)
    second.window.parts.autosave.write()
    assert second.window.parts.autosave.path == tmp_path / "autosave-2.json"
    second.window.close()
    assert read_autosave(tmp_path / "autosave.json") == (worked_on, Mode.PLAYING)
    assert not (tmp_path / "autosave-2.json").exists()


def test_that_two_left_overs_are_offered_one_after_the_other_and_to_one_window_only(
    window: MainWindow, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    for name, puzzle in (("crashed.json", MK_FIG_1), ("crashed-2.json", MK_FIG_6)):
        window.parts.editor.load_puzzle(puzzle)
        left_by_a_crash(window, tmp_path / name)
    first = LaterWindow(qtbot, settings, tmp_path / "crashed.json")
    second = LaterWindow(qtbot, settings, tmp_path / "crashed.json")
    assert second.sentence == ""
    second.window.close()
    first.window.left_overs.dismiss()
    assert first.window.parts.outcome.sentence == "A session ended without saving its puzzle."
    assert len(list(tmp_path.glob("crashed*.json"))) == 1
    first.window.left_overs.restore()
    assert first.window.parts.outcome.sentence == ""
    assert first.window.parts.editor.state.givens in (MK_FIG_1, MK_FIG_6)
    first.window.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it cannot be killed in this way")
def test_that_the_lock_of_a_killed_program_is_free(tmp_path: Path) -> None:
    program = (
        "import sys, time; from pathlib import Path; from sudoku_desktop.services.locks import lock;"
        "held = lock(Path(sys.argv[1])); print(held is not None, flush=True); time.sleep(600)"
    )
    path = tmp_path / "autosave.json"
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
    "",
    "[]",
    "5",
    '{"givens": 5}',
    "[" * 10_000,
    '{"version": 1, "givens": "..", "entries": "", "notes": []}',
)


def variants() -> Iterator[str]:
    """An autosave, damaged in many ways."""
    chance = random.Random(10)
    sound = {
        "version": 1,
        "mode": "playing",
        "givens": MK_FIG_1.to_text(),
        "entries": "." * 81,
        "notes": [0] * 81,
    }
    values = [None, True, -1, 512, 1 << 70, 0.5, float("inf"), float("nan"), "", "x" * 81, "9" * 81, [], {}, [[]]]
    for _ in range(200):
        content: dict[str, object] = dict(sound)
        if chance.random() < 0.5:
            content[chance.choice(list(content))] = chance.choice(values)
        else:
            notes: list[object] = [0] * 81
            notes[chance.randrange(81)] = chance.choice(values)
            content["notes"] = notes
        yield json.dumps(content)
    text = json.dumps(sound)
    for _ in range(100):
        place = chance.randrange(len(text))
        yield text[:place] + chance.choice(["", "9", '"', "[", "]", "\0", "e999"]) + text[place + chance.randrange(4) :]


def test_that_a_damaged_autosave_is_no_obstacle(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    read = 0
    for content in (*BROKEN, *variants()):
        path.write_text(content)
        kept = read_autosave(path)
        if kept is not None:
            window.parts.editor.restore(*kept)
            assert not window.parts.board.grab().isNull()
            read += 1
    assert read > 0
    path.unlink()
    path.mkdir()
    assert read_autosave(path) is None
    assert list(Autosave(window.parts.editor, path, window).left_overs()) == []
