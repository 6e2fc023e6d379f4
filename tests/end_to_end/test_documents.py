"""The file that the board belongs to, what saving preserves, and the questions before work is lost."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QTimer, QUrl
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QPushButton

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import FileTextError, puzzle_file, read_puzzles
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.trials.recorded_runs import recorded_run
from sudoku_desktop.ui import file_reader
from sudoku_desktop.ui.board import Mode, new_place
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window import files
from sudoku_desktop.ui.window.dialogs import TextsDialog
from sudoku_desktop.ui.window.settings import Entries
from tests.end_to_end.test_files_and_menus import FIRST_BLANK, drop, open_file, save_as
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, MK_FIG_6
from tests.ui.real_window import LONG

LAST_BLANK = int((MK_FIG_1.cells == 0).nonzero()[0][-1])
COMMENTED = f"# from the paper\n{MK_FIG_1.to_text()} # Figure 1\n\n# the next one\n{MK_FIG_6.to_text()}\n"


@pytest.fixture
def commented(tmp_path):
    path = tmp_path / "two.txt"
    path.write_text(COMMENTED)
    return path


# Saving.


def test_that_comments_survive_saving_and_undoing_all_entries_leads_back_to_the_file(window, commented, qtbot):
    open_file(window, commented, qtbot)
    window.parts.files.save.trigger()
    window.parts.files.finish_saving()
    assert commented.read_text() == COMMENTED
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    window.parts.files.save.trigger()
    window.parts.files.finish_saving()
    assert window.isWindowModified()
    window.parts.editor.undo()
    assert not window.isWindowModified()


@pytest.mark.own_window
def test_that_a_save_without_entries_and_notes_says_so_and_leaves_the_puzzle_modified(
    window, tmp_path, monkeypatch, qtbot, questions
):
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.editor.set_digit(FIRST_BLANK, 9)
    parts.editor.toggle_note(LAST_BLANK, 4)
    for suffix in (".txt", ".sdm", ".ss"):
        parts.autosave.write()
        save_as(window, tmp_path / f"mine{suffix}", monkeypatch)
        assert read_puzzles(tmp_path / f"mine{suffix}")[0].givens == MK_FIG_1
        assert parts.outcome.sentence == f"mine{suffix} was saved without your entries and your notes."
        assert window.isWindowModified()
        parts.autosave.write()
        qtbot.waitUntil(lambda: len(list(tmp_path.glob("autosave*.sudoku"))) == 1)
    assert window.close()
    assert questions == ["Do you want to save the changes to mine.ss?"]


def test_that_entries_and_notes_survive_saving_and_opening(window, tmp_path, monkeypatch, qtbot, questions):
    parts = window.parts
    for suffix in (".sudoku", ".sdk", ".opensudoku"):
        path = tmp_path / f"mine{suffix}"
        parts.editor.load_puzzle(MK_FIG_1)
        parts.editor.set_digit(FIRST_BLANK, 9)
        parts.editor.toggle_note(LAST_BLANK, 4)
        state = parts.editor.state
        save_as(window, path, monkeypatch)
        assert not window.isWindowModified()
        window.puzzle_menu.new.trigger()
        open_file(window, path, qtbot)
        assert parts.editor.state == state
        parts.editor.clear(FIRST_BLANK)
        parts.files.save.trigger()
        parts.files.finish_saving()
        assert read_puzzles(path)[0].entries is None
    assert questions == []


@pytest.mark.parametrize("answer", ["Yes", "Cancel", "Save"])
def test_that_a_file_that_others_have_written_meanwhile_is_not_replaced_unasked(
    window, commented, qtbot, monkeypatch, answers, questions, answer
):
    open_file(window, commented, qtbot)
    window.parts.editor.set_mode(Mode.ENTERING)
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    own = window.parts.editor.state.givens
    commented.write_text(MK_FIG_6.to_text())
    elsewhere = commented.with_name("elsewhere.txt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    answers.append(QMessageBox.StandardButton[answer])
    window.parts.files.save.trigger()
    assert window.parts.files.finish_saving() is (answer != "Cancel")
    assert questions == ["two.txt has been changed by another program since it was opened here. Replace it?"]
    assert read_puzzles(commented)[0].givens == (own if answer == "Yes" else MK_FIG_6)
    assert elsewhere.exists() is (answer == "Save")
    assert window.isWindowModified() is (answer == "Cancel")
    if answer == "Yes":  # what it has written itself it knows
        window.parts.editor.set_digit(FIRST_BLANK, 8)
        window.parts.files.save.trigger()
        assert window.parts.files.finish_saving()
        assert len(questions) == 1


def test_that_a_name_typed_without_its_ending_replaces_nothing_unasked(
    window, tmp_path, monkeypatch, answers, questions
):
    precious = tmp_path / "mine.sudoku"
    precious.write_text("precious")
    window.parts.editor.load_puzzle(MK_FIG_1)
    names = [tmp_path / "mine", tmp_path / "other", tmp_path / "mine"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(names.pop(0)), ""))
    answers.append(QMessageBox.StandardButton.No)  # and the dialog comes again
    window.parts.files.save_as.trigger()
    assert window.parts.files.finish_saving()
    assert questions == ["mine.sudoku already exists. Do you want to replace it?"]
    assert precious.read_text() == "precious"
    assert read_puzzles(tmp_path / "other.sudoku")[0].givens == MK_FIG_1
    answers.append(QMessageBox.StandardButton.Yes)
    window.parts.files.save_as.trigger()
    assert window.parts.files.finish_saving()
    assert read_puzzles(precious)[0].givens == MK_FIG_1


def test_that_the_next_puzzle_of_a_file_comes_after_the_one_before_was_saved_elsewhere(
    window, commented, qtbot, monkeypatch, answers
):
    open_file(window, commented, qtbot)
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(commented.with_name("one.sudoku")), ""))
    answers.append(QMessageBox.StandardButton.Save)
    window.parts.files.show_neighbour(1)
    assert window.parts.editor.state.givens == MK_FIG_6
    assert (window.parts.files.path, window.parts.files.place) == (commented, (2, 2))
    assert read_puzzles(commented.with_name("one.sudoku"))[0].givens == MK_FIG_1


def test_that_saving_what_a_file_cannot_hold_proposes_a_document(window, commented, qtbot, monkeypatch, answers):
    open_file(window, commented, qtbot)
    asked: list[tuple[str, str]] = []

    def choose(_window: object, _title: str, start: str, _filters: str, selected: str) -> tuple[str, str]:
        asked.append((start, selected))
        return start, selected

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    answers.append(QMessageBox.StandardButton.Save)
    assert window.parts.files.may_replace()
    document = commented.with_suffix(".sudoku")
    assert asked == [(str(document), "Sudoku document (*.sudoku)")]
    assert commented.read_text() == COMMENTED
    (saved,) = read_puzzles(document)
    assert (saved.title, saved.entries) == ("Figure 1", Grid.blank().with_cell(FIRST_BLANK, 9))
    assert window.parts.files.path == document
    assert not window.isWindowModified()


def test_that_a_title_which_is_lost_is_named_and_leaves_the_puzzle_modified(
    window, commented, qtbot, monkeypatch, questions
):
    open_file(window, commented, qtbot)
    save_as(window, commented.with_suffix(".sdm"), monkeypatch)
    assert window.parts.outcome.sentence == "two.sdm was saved without the title."
    assert window.isWindowModified()
    assert window.parts.files.may_replace()
    assert questions == []
    save_as(window, commented.with_suffix(".sudoku"), monkeypatch)
    assert read_puzzles(commented.with_suffix(".sudoku"))[0].title == "Figure 1"
    assert not window.isWindowModified()


def test_that_a_run_is_saved_and_offered_and_repeated(window, tmp_path, qtbot, monkeypatch):
    parts, path = window.parts, tmp_path / "run.sudoku"
    parts.editor.open_place(new_place(Puzzle(MK_FIG_1, "Figure 1")))
    parts.parameters.set_seed(5)
    parts.parameters.set_draws_seed(False)
    with qtbot.waitSignal(parts.presenter.ended):
        window.running.solve.trigger()
    (first,) = parts.runs.records
    save_as(window, path, monkeypatch)
    (told,) = read_puzzles(path)[0].runs
    assert recorded_run(told) == first.recorded
    window.puzzle_menu.new.trigger()
    parts.parameters.set_draws_seed(True)
    open_file(window, path, qtbot)
    assert parts.outcome.sentence == "1 run of this puzzle is recorded."
    (button,) = (each for each in parts.outcome.findChildren(QPushButton) if not each.isHidden())
    assert button.text().endswith(", Seed 5")
    with qtbot.waitSignal(parts.presenter.ended):
        button.click()
    assert parts.runs.records[0].recorded == first.recorded
    save_as(window, path, monkeypatch)
    assert len(read_puzzles(path)[0].runs) == 1


def test_that_a_run_that_failed_asks_nothing_but_is_saved_by_whoever_saves(
    window, tmp_path, qtbot, monkeypatch, questions
):
    parts, path = window.parts, tmp_path / "run.sudoku"
    parts.editor.load_puzzle(ESCARGOT)
    save_as(window, path, monkeypatch)
    parts.parameters.choose_preset(MANTERE_KOLJONEN_2007.name)
    parts.parameters.set_budget(Budget(generations=5))
    with qtbot.waitSignal(parts.presenter.ended):
        window.running.solve.trigger()
    assert parts.runs.records[0].state is RunState.BUDGET_SPENT
    assert parts.files.may_replace()  # its seed makes it again
    assert questions == []
    parts.files.save.trigger()
    assert parts.files.finish_saving()
    (told,) = read_puzzles(path)[0].runs
    assert (told["solved"], told["generations"]) == (False, 5)


@pytest.mark.own_window
def test_that_a_run_that_took_entries_as_given_is_repeated_with_them(window, settings, tmp_path, qtbot, monkeypatch):
    parts, path = window.parts, tmp_path / "run.sudoku"
    settings.entries = Entries.KEEP
    parts.editor.open_place(new_place(Puzzle(MK_FIG_1, "Figure 1")))
    parts.editor.set_digit(FIRST_BLANK, int(MK_FIG_1_SOLUTION.cells[FIRST_BLANK]))
    with qtbot.waitSignal(parts.presenter.ended):
        window.running.solve.trigger()
    (first,) = parts.runs.records
    assert first.request.givens.filled_count == MK_FIG_1.filled_count + 1
    save_as(window, path, monkeypatch)
    (told,) = read_puzzles(path)[0].runs
    assert recorded_run(told) == first.recorded
    window.puzzle_menu.new.trigger()
    open_file(window, path, qtbot)
    window.editing.start_over.trigger()
    with qtbot.waitSignal(parts.presenter.ended):
        window.running.repeat(recorded_run(told), parts.editor.state.givens)
    assert parts.runs.records[0].request == first.request
    assert parts.runs.records[0].recorded == first.recorded


def test_that_whoever_saves_before_quitting_is_told_what_the_file_lacks(window, commented, qtbot, answers, questions):
    open_file(window, commented, qtbot)
    window.parts.board.paster.paste(ESCARGOT.to_text())
    window.parts.editor.set_digit(1, 9)
    answers += [QMessageBox.StandardButton.Save, QMessageBox.StandardButton.Cancel]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(commented.with_name("new.txt")), ""))
        assert not window.close()
    assert questions[0] == "Do you want to save the changes to Your Puzzle?"
    assert questions[1].startswith("new.txt was saved without your entries.")
    assert read_puzzles(commented.with_name("new.txt"))[0].givens == ESCARGOT


@pytest.mark.own_window
def test_that_properties_are_saved_and_can_be_undone(window, tmp_path, qtbot, monkeypatch, questions):
    parts, path = window.parts, tmp_path / "mine.sudoku"
    parts.editor.load_puzzle(MK_FIG_1)
    save_as(window, path, monkeypatch)
    shown: list[str] = []

    def fill(dialog: TextsDialog) -> int:
        title, author, source = dialog.fields
        shown.append(title.text())
        title.setText("  My   puzzle ")
        author.setText("Ada")
        source.setText("A newspaper")
        return 1

    monkeypatch.setattr(TextsDialog, "exec", fill)
    parts.window.puzzle_menu.show_properties.trigger()
    assert window.isWindowModified()
    parts.autosave.write()
    kept = tmp_path / "autosave.sudoku"
    qtbot.waitUntil(lambda: kept.exists() and '"Ada"' in kept.read_text())
    parts.files.save.trigger()
    assert parts.files.finish_saving()
    (saved,) = read_puzzles(path)
    assert (saved.title, saved.author, saved.source) == ("My puzzle", "Ada", "A newspaper")
    assert not window.isWindowModified()
    window.editing.undo.trigger()
    assert parts.editor.state.title == ""
    assert window.isWindowModified()
    window.editing.redo.trigger()
    assert not window.isWindowModified()
    parts.editor.set_digit(FIRST_BLANK, 9)
    window.editing.start_over.trigger()
    assert parts.editor.state.title == "My puzzle"
    parts.window.puzzle_menu.show_properties.trigger()
    assert shown == ["", "My puzzle"]
    parts.window.puzzle_menu.new.trigger()
    assert parts.editor.state.title == ""
    window.editing.undo.trigger()
    assert parts.files.puzzle_on_board().author == "Ada"


def test_that_a_title_makes_no_new_puzzle_of_the_one_a_run_was_made_on(window, qtbot):
    parts = window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    with qtbot.waitSignal(parts.presenter.ended):
        window.running.solve.trigger()
    record = parts.presenter.record
    parts.editor.describe("Figure 1", "", "")
    assert record is not None
    assert parts.presenter.record is record
    assert parts.outcome.sentence


def test_that_a_long_title_is_elided_in_the_header(window):
    heading, title = window.parts.frame.header.heading.title, "All that could be said of it " * 10
    width = window.width()
    window.parts.editor.describe(title, "", "")
    assert heading.text().startswith("All that could")
    assert heading.text().endswith("…")
    assert heading.toolTip() == title
    assert window.width() == width
    window.parts.editor.describe("Mine", "", "")
    assert (heading.text(), heading.toolTip()) == ("Mine", "")


# Asking.


def test_that_the_question_names_the_puzzle_and_its_answers_have_mnemonics(window, monkeypatch):
    asked: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: (asked.append(box), QMessageBox.StandardButton.Cancel)[1])
    window.parts.editor.load_puzzle(MK_FIG_1)
    assert not window.parts.files.may_replace()
    assert asked[0].text() == "Do you want to save the changes to Your Puzzle?"
    assert {button.text() for button in asked[0].buttons()} == {"&Save", "&Discard", "Cancel"}
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)


def test_that_a_title_of_an_empty_grid_is_asked_about(window, questions):
    parts = window.parts
    parts.editor.describe("Mine", "", "")
    assert parts.files.may_replace()  # the answer is Discard
    assert questions == ["Do you want to save the changes to Mine?"]
    parts.editor.undo()
    assert parts.files.may_replace()
    assert len(questions) == 1


def test_that_a_puzzle_that_was_merely_solved_may_go_without_a_question(window, commented, qtbot, questions):
    open_file(window, commented, qtbot)
    editor = window.parts.editor
    editor.accept_solution(MK_FIG_1_SOLUTION, "Solve")
    assert window.isWindowModified()
    assert window.parts.files.may_replace()
    assert questions == []
    editor.undo()
    editor.set_digit(FIRST_BLANK, 9)
    editor.accept_solution(MK_FIG_1_SOLUTION, "Solve")
    assert window.parts.files.may_replace()  # the answer is Discard
    assert len(questions) == 1


# What the board belongs to.


def test_that_a_pasted_puzzle_does_not_overwrite_the_opened_file(window, commented, qtbot, monkeypatch):
    open_file(window, commented, qtbot)
    assert window.windowTitle().startswith("two.txt")
    window.parts.board.paster.paste(ESCARGOT.to_text())
    assert window.windowTitle().startswith("Your Puzzle")
    assert window.parts.files.path is None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.parts.files.save.trigger()
    window.parts.files.finish_saving()
    assert commented.read_text() == COMMENTED
    window.editing.undo.trigger()
    assert window.windowTitle().startswith("two.txt")
    assert window.parts.files.place == (1, 2)
    assert not window.isWindowModified()


def test_that_undo_leads_back_through_puzzles_and_their_files(window, commented, qtbot, tmp_path, monkeypatch):
    open_file(window, commented, qtbot)
    window.puzzle_menu.next_puzzle.trigger()
    window.parts.editor.set_digit(int((MK_FIG_6.cells == 0).nonzero()[0][0]), 5)
    save_as(window, tmp_path / "second.txt", monkeypatch)
    window.editing.undo.trigger()
    assert window.windowTitle().startswith("second.txt")
    window.editing.undo.trigger()
    assert window.parts.files.path == commented
    assert window.parts.files.place == (1, 2)


# Opening.


def test_that_a_file_is_read_beside_the_interface_and_can_be_stopped(window, commented, qtbot, monkeypatch, warnings):
    threads: list[threading.Thread] = []
    ticks: list[None] = []
    reading, may_end = threading.Event(), threading.Event()

    def read(path: Path, **_: object) -> None:
        threads.append(threading.current_thread())
        reading.set()
        may_end.wait(300)
        raise FileTextError(puzzle_file.Sentence("hostile"))

    monkeypatch.setattr(file_reader, "read_file", read)
    timer = QTimer(window, interval=5)
    timer.timeout.connect(lambda: ticks.append(None))
    timer.start()
    window.open_file(commented)
    qtbot.waitUntil(reading.is_set)
    ticks.clear()
    qtbot.waitUntil(lambda: len(ticks) > 10)
    assert threads[0] is not threading.main_thread()
    assert window.parts.frame.header.heading.message == "Opening two.txt; Esc stops it"
    window.running.stop.trigger()
    assert not window.parts.files.is_opening
    may_end.set()
    monkeypatch.undo()
    window.parts.editor.set_clean()
    open_file(window, commented, qtbot)
    assert window.parts.editor.state.givens == MK_FIG_1
    assert warnings == []


def test_that_a_large_hostile_file_is_refused_while_the_window_lives(window, tmp_path, qtbot, warnings):
    path = tmp_path / "large.txt"
    path.write_text("x\n" * (8 * 1024 * 1024))
    open_file(window, path, qtbot)
    assert warnings == ["large.txt cannot be opened: line 1: no puzzle in 10,000 lines; the rest was not searched."]


def test_that_a_name_with_a_nul_is_a_file_that_cannot_be_read(window, qtbot, warnings):
    data = QMimeData()
    data.setUrls([QUrl("file:///a%00b")])
    drop(window, data)
    qtbot.waitUntil(lambda: not window.parts.files.is_opening)
    assert len(warnings) == 1
    assert "cannot be read" in warnings[0]


def test_that_a_title_from_a_file_is_never_taken_for_html(window, tmp_path, qtbot, warnings, monkeypatch):
    file = tmp_path / "titled.txt"
    file.write_text(f"{MK_FIG_1.to_text()} # <b>bold</b> <img src='file:///x.png'>\n")
    open_file(window, file, qtbot)
    labels = [label for label in window.parts.frame.header.findChildren(QLabel) if "<b>" in label.text()]
    assert [label.textFormat() for label in labels] == [Qt.TextFormat.PlainText]
    formats: list[Qt.TextFormat] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: formats.append(box.textFormat()))
    open_file(window, tmp_path / "<b>missing.txt", qtbot)
    assert formats == [Qt.TextFormat.PlainText]


# Saving beside the interface.


class Disk:
    """A disk that writes nothing until it may; then it writes each file completely."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_write = threading.Event()
        self.threads: list[threading.Thread] = []
        self._write = files.write_bytes
        monkeypatch.setattr(files, "write_bytes", self.write)

    def write(self, path: Path, data: bytes) -> None:
        self.threads.append(threading.current_thread())
        self.may_write.wait(LONG / 1000)
        self._write(path, data)


@pytest.fixture
def saving(window, tmp_path, qtbot, monkeypatch):
    """A window that is saving a puzzle with one entry as mine.sudoku, which had no entry before."""
    window.parts.editor.load_puzzle(MK_FIG_1)
    save_as(window, tmp_path / "mine.sudoku", monkeypatch)
    window.parts.editor.set_digit(FIRST_BLANK, 9)
    disk = Disk(monkeypatch)
    window.parts.files.save.trigger()
    qtbot.waitUntil(lambda: bool(disk.threads))
    return disk


def entered(path: Path) -> str:
    (puzzle,) = read_puzzles(path)
    return "" if puzzle.entries is None else puzzle.entries.to_text().replace(".", "")


def test_that_the_window_lives_while_the_disk_works_and_the_puzzle_is_modified_until_then(
    window, saving, tmp_path, qtbot
):
    assert saving.threads[0] is not threading.main_thread()
    ticks: list[None] = []
    timer = QTimer(window, interval=5)
    timer.timeout.connect(lambda: ticks.append(None))
    timer.start()
    qtbot.waitUntil(lambda: len(ticks) > 5)
    assert window.isWindowModified()
    assert entered(tmp_path / "mine.sudoku") == ""
    saving.may_write.set()
    qtbot.waitUntil(lambda: not window.isWindowModified())
    assert entered(tmp_path / "mine.sudoku") == "9"


def test_that_an_edit_made_while_saving_is_unsaved(window, saving, tmp_path, questions):
    parts = window.parts
    parts.editor.set_digit(LAST_BLANK, 4)
    saving.may_write.set()
    assert parts.files.finish_saving()
    assert entered(tmp_path / "mine.sudoku") == "9"
    assert window.isWindowModified()
    parts.editor.undo()
    parts.editor.undo()
    assert window.isWindowModified()  # it was saved like this once, but is no more
    parts.editor.redo()
    parts.editor.redo()
    parts.files.save.trigger()
    assert parts.files.finish_saving()
    assert entered(tmp_path / "mine.sudoku") == "94"
    assert not window.isWindowModified()
    assert questions == []


def test_that_closing_waits_until_all_is_written_and_asks_nothing(window, saving, tmp_path, questions):
    QTimer.singleShot(50, saving.may_write.set)
    assert window.close()
    assert questions == []
    assert entered(tmp_path / "mine.sudoku") == "9"


def test_that_a_second_save_waits_for_the_first(window, saving, tmp_path, monkeypatch):
    window.parts.editor.set_digit(LAST_BLANK, 4)
    QTimer.singleShot(50, saving.may_write.set)
    save_as(window, tmp_path / "other.sudoku", monkeypatch)
    assert entered(tmp_path / "mine.sudoku") == "9"
    assert entered(tmp_path / "other.sudoku") == "94"
    assert window.parts.files.path == tmp_path / "other.sudoku"
    assert not window.isWindowModified()


def test_that_undoing_into_another_document_while_saving_marks_nothing_saved(
    window, saving, tmp_path, qtbot, questions
):
    editor = window.parts.editor
    while editor.undo_stack.canUndo():
        editor.undo()
    assert window.parts.files.path is None
    saving.may_write.set()
    assert window.parts.files.finish_saving()
    editor.redo()
    assert window.parts.files.path == tmp_path / "mine.sudoku"
    assert window.isWindowModified()
    assert questions == []


def test_that_a_failed_save_before_closing_keeps_the_window(window, saving, tmp_path, warnings, answers):
    (tmp_path / "mine.sudoku").unlink()
    (tmp_path / "mine.sudoku").mkdir()
    saving.may_write.set()
    answers.append(QMessageBox.StandardButton.Save)
    assert not window.close()
    assert warnings == ["mine.sudoku could not be written: it is a folder."] * 2
    assert window.isWindowModified()
