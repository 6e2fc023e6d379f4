"""Files are read in the background; only the latest request emits signals."""

import threading

import pytest

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import dumps
from sudoku_desktop.ui import file_reader
from sudoku_desktop.ui.file_reader import FileReader, file_problem_in_words
from sudoku_desktop.ui.worker import Worker
from tests.puzzles import ESCARGOT, MK_FIG_1


@pytest.fixture
def reader(qtbot):
    reader = FileReader()
    reader.read_files, reader.problems = [], []
    reader.file_read.connect(lambda readings: reader.read_files.extend(readings))
    reader.failed.connect(reader.problems.append)
    yield reader
    assert Worker.close_all()


def test_that_the_puzzles_of_a_file_arrive_in_the_interfaces_thread(reader, tmp_path, qtbot):
    path = tmp_path / "two.sdm"
    path.write_text(dumps([Puzzle(MK_FIG_1), Puzzle(ESCARGOT)], ".sdm"))
    threads = []
    reader.file_read.connect(lambda file: threads.append(threading.current_thread()))
    with qtbot.waitSignal(reader.ended):
        reader.read(path)
    assert [puzzle.givens for puzzle in reader.read_files[0].puzzles] == [MK_FIG_1, ESCARGOT]
    assert threads == [threading.main_thread()]


def test_that_a_problem_is_told_in_one_sentence_with_its_place(reader, tmp_path, qtbot):
    path = tmp_path / "bad.sdm"
    path.write_text("# one\n" + "." * 80)
    with qtbot.waitSignal(reader.ended):
        reader.read(path)
    (problem,) = reader.problems
    assert problem == "bad.sdm cannot be opened: line 2: found 80 cells, need 81."


def test_that_a_file_nobody_waits_for_is_read_no_further(reader, tmp_path, qtbot, monkeypatch):
    looked, stopped = threading.Event(), []

    def read(path, sizes, check):
        looked.set()
        while True:
            try:
                check()
            except Exception as error:
                stopped.append(path.name)
                raise error

    monkeypatch.setattr(file_reader, "read_file", read)
    reader.read(tmp_path / "endless.txt")
    qtbot.waitUntil(looked.is_set)
    monkeypatch.undo()
    path = tmp_path / "next.txt"
    path.write_text(MK_FIG_1.to_text())
    with qtbot.waitSignal(reader.ended):
        reader.read(path)
    assert stopped == ["endless.txt"]
    assert [file.puzzles for file in reader.read_files] == [(Puzzle(MK_FIG_1),)]
    assert reader.problems == []


def test_that_a_file_that_is_not_there_is_told_in_the_systems_words():
    error = FileNotFoundError(2, "No such file or directory")
    assert file_problem_in_words("none.txt", error) == "none.txt cannot be read: No such file or directory."
