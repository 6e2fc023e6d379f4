"""Opened, dropped and pasted data reach the right reader, and an imported puzzle is one undo step."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QSettings, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from sudoku_desktop.board import Puzzle
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.ui.real_window import shared_window as window

__all__ = ["window"]


@pytest.fixture(autouse=True)
def _empty_clipboard():
    """Clear the clipboard: a picture that it still holds would be deleted after the interpreter, which crashes."""
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def read(window, monkeypatch):
    """Record the arguments passed to the reader of pictures: sources and names."""
    asked = []
    monkeypatch.setattr(window.importing, "read", lambda *words: asked.append(words))
    return asked


def picture_data(text="", url=""):
    data = QMimeData()
    data.setImageData(QImage(20, 20, QImage.Format.Format_RGB32))
    if text:
        data.setText(text)
    if url:
        data.setUrls([QUrl(url)])
    return data


def drop(window, data):
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPoint(10, 10), Qt.DropAction.CopyAction, data, left, plain))


def paste(window, data):
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keyClick(window.parts.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("name", ["photo.jpg", "SCAN.PNG", "page.pdf"])
def test_that_a_file_of_pictures_is_read_however_it_comes(window, read, tmp_path, monkeypatch, name):
    path = tmp_path / name
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.open_file(path)
    drop(window, data)
    paste(window, data)
    window.importing.choose_picture.trigger()
    window.importing.choose_file.trigger()
    assert read == [(path, name)] * 5
    assert not window.parts.files.is_opening


@pytest.mark.parametrize("data", [{}, {"text": "https://example.org/a.png", "url": "https://example.org/a.png"}])
@pytest.mark.parametrize("way", [drop, paste])
def test_that_a_picture_itself_is_read(window, read, way, data):
    way(window, picture_data(**data))
    ((source, name),) = read
    assert (source.width(), name) == (20, "Clipboard")


def test_that_what_is_still_encoded_is_decoded_by_the_reader(window, read):
    data = picture_data()
    data.setData("image/png", b"encoded")
    drop(window, data)
    assert read == [(b"encoded", "Clipboard")]


@pytest.mark.parametrize("way", [drop, paste])
def test_that_cells_of_a_spreadsheet_are_text_though_they_bring_a_picture_of_themselves(window, read, way):
    way(window, picture_data(text=MK_FIG_1.to_text()))
    assert read == []
    assert window.parts.editor.state.givens == MK_FIG_1


def test_that_a_pasted_file_of_puzzles_is_opened(window, read, tmp_path, qtbot):
    path = tmp_path / "puzzle.sdm"
    path.write_text(MK_FIG_6.to_text("0"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    with qtbot.waitSignal(window.parts.files.opened):
        paste(window, data)
    assert window.parts.files.path == path


@pytest.mark.parametrize("name", ["first.sdm", "first.png"])
def test_that_of_several_files_the_first_is_opened_and_it_is_said_so(window, read, tmp_path, qtbot, name):
    paths = [tmp_path / name, tmp_path / "second.sdm"]
    for path in paths:
        path.write_text(MK_FIG_6.to_text("0"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    drop(window, data)
    said = f"Only {name} is opened, the other files are not"
    qtbot.waitUntil(lambda: window.parts.frame.header.heading.message == said)
    assert read == ([(paths[0], name)] if name.endswith(".png") else [])
    assert not window.parts.files.is_opening


def test_that_a_picture_is_not_pasted_into_a_board_that_is_locked(window, read):
    said = []
    window.parts.editor.message.connect(said.append)
    window.parts.editor.set_locked(True)
    paste(window, picture_data())
    assert read == []
    assert said == ["The board is showing a run; stop it or turn to Play to edit"]
    window.parts.editor.set_locked(False)


def test_that_unsaved_work_is_asked_about_before_a_picture_is_read(window, read, monkeypatch):
    window.parts.editor.load_puzzle(MK_FIG_1)
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Cancel)
    drop(window, picture_data())
    assert read == []


def test_that_what_is_taken_is_one_undo_step_in_a_document_of_its_own(window, monkeypatch):
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    place = parts.editor.place
    window.importing.read(Path("missing.png"), "newspaper.jpg")
    dialog = window.importing.dialog
    dialog.taken.emit(Puzzle(MK_FIG_6, source="newspaper.jpg"))
    dialog.accept()
    assert parts.editor.state.givens == MK_FIG_6
    assert parts.files.puzzle.source == "newspaper.jpg"
    assert parts.files.path is None
    assert not parts.editor.is_clean
    assert window.importing.dialog is None
    assert parts.editor.undo()
    assert parts.editor.state.givens == MK_FIG_1
    assert parts.editor.place is place


def test_that_cancelling_changes_nothing(window):
    window.parts.editor.load_puzzle(MK_FIG_1)
    before = window.parts.editor.undo_stack.count()
    window.importing.read(Path("missing.png"), "newspaper.jpg")
    QTest.keyClick(window.importing.dialog, Qt.Key.Key_Escape)
    assert window.importing.dialog is None
    assert window.parts.editor.state.givens == MK_FIG_1
    assert window.parts.editor.undo_stack.count() == before


def test_that_a_picture_named_at_the_start_is_read_over_the_shown_window(qtbot, tmp_path, monkeypatch):
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(settings, tmp_path / "autosave.json")
    qtbot.addWidget(window)
    monkeypatch.setattr(window.parts.loader, "start", lambda: None)
    monkeypatch.setattr(window.parts.plot_page, "load", lambda: None)
    window.open_named(str(tmp_path / "photo.jpg"))
    assert window.importing.dialog is None
    window.show()
    qtbot.waitUntil(lambda: window.importing.dialog is not None)
    assert window.importing.dialog.isVisible()
