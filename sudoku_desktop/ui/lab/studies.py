"""The left column of the Lab for studies: built-in ones and the user's own, which run in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QProgressBar, QTableView, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import write_text
from sudoku_desktop.speaking import full_sentence, tr, translated
from sudoku_desktop.studies import Archive, Query, Study, built_in_studies, read_study, study_of
from sudoku_desktop.studies.declaration import SUFFIX, title_of
from sudoku_desktop.studies.report import Report, report_of
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.lab.new_study import NewStudyDialog
from sudoku_desktop.ui.lab.study_runner import StudyRunner
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.page_pictures import page_picture
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import complain, confirms
from sudoku_desktop.ui.widgets.table import Column, TableModel, TableView, number
from sudoku_desktop.ui.worker import Emit, NewestAnswer, Worker

LIVE_MS = 2000
"""Interval, in milliseconds, at which the statistics of a running study are updated."""


@dataclass(frozen=True)
class Entry:
    """A study in the list, with its file and number of runs; the file is None if only runs are left."""

    name: str
    title: str
    path: Path | None
    is_own: bool
    made: int


def entries(archive: Archive, folder: Path) -> list[Entry]:
    """Return the user's own studies, followed by built-in ones, and by those that only the archive has."""
    kept = archive.studies()
    paths = {path.stem: path for path in sorted(folder.glob(f"*{SUFFIX}"))}
    own = set(paths)
    for name, path in built_in_studies().items():
        paths.setdefault(name, path)
    found = []
    for name in [*paths, *(name for name in kept if name not in paths)]:
        file = paths.get(name)
        try:
            title = title_of(file) if file is not None else study_of(kept[name]).title
        except (ProblemError, OSError, ValueError, KeyError):
            title = name
        made = archive.count(Query(study=name)) if name in kept else 0
        found.append(Entry(name, translated(title), file, name in own, made))
    return found


def study_in(entry: Entry, archive: Archive) -> Study | str:
    """Return the study of an entry, or the reason why it cannot be read."""
    try:
        return read_study(entry.path) if entry.path is not None else study_of(archive.studies()[entry.name])
    except ProblemError as error:
        return full_sentence(error.sentence)
    except (OSError, KeyError) as error:
        return str(error)


def _title_and_name(entry: Entry) -> str:
    return f"{entry.title}\n{entry.name}"


class StudiesList(QWidget):
    """Table of studies; `folder` holds the user's own, `givens` returns the puzzle on the board."""

    chosen_changed = Signal()
    """Emitted when another study is selected, or the selected one has been read or has new runs."""
    _found = Signal(object)

    def __init__(self, archive: Callable[[], Archive], givens: Callable[[], Grid], folder: Path) -> None:
        super().__init__()
        self._archive, self._givens, self._folder = archive, givens, folder
        self._reported: Report | None = None
        self._wanted = ""
        self.study: Study | None = None
        """The selected study, once it has been read; None before."""
        columns = (
            Column("title", tr("Study"), attrgetter("title"), more=_title_and_name, stretches=True),
            number("made", tr("Runs made"), attrgetter("made")),
        )
        self.entries: TableModel[Entry] = TableModel(columns, self)
        self.table = TableView(tr("Studies"), self.entries)
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.about = PlainLabel(wordWrap=True, selectable=True)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress of the study"))
        self.runner = StudyRunner(archive, self)
        self.finder, self.worker = Worker(self), Worker(self)
        self.reader: NewestAnswer[Entry, Study | str] = NewestAnswer(lambda entry, _: study_in(entry, archive()), self)
        self.live = QTimer(self, interval=LIVE_MS)
        starting = tr("Make the runs of the study that are missing, in the background")
        self.start = make_action(self, tr("&Start"), starting, self.start_or_pause)
        stopping = tr("End the study for now; it goes on where it was when it is started again")
        self.stop = make_action(self, tr("S&top"), stopping, self.runner.stop)
        reporting = tr("Tables and plots as a web page, with the commands that repeat the runs")
        self.report = make_action(self, tr("&Open Report"), reporting, self.open_report)
        deleting = tr("Delete the runs of the study, and its file if it is your own")
        self.remove = make_action(self, tr("&Delete…"), deleting, self.delete)
        actions = (self.start, self.stop, self.report, self.remove)
        buttons = [ActionButton(action, ButtonLook.OUTLINED) for action in actions]
        in_column((self.table, 1), self.about, self.bar, in_row(1, *buttons, spacing=8), spacing=8, inside=self)
        self._found.connect(self._show_entries)
        self.finder.failed.connect(self.about.setText)
        self.worker.failed.connect(lambda why: complain(self, why))
        self.worker.ended.connect(self.list_anew)
        self.reader.answered.connect(self._show_study)
        self.runner.progressed.connect(self._show_progress)
        self.runner.failed.connect(lambda why: complain(self, why))
        self.runner.ended.connect(self._end)
        self.live.timeout.connect(self.chosen_changed)
        self.table.selection_changed.connect(self._select)
        self.list_anew()

    # List of studies

    @Slot()
    def list_anew(self) -> None:
        """Update the list of studies."""

        def work(_stop: Stop, emit: Emit) -> None:
            emit(self._found, entries(self._archive(), self._folder))

        self.finder.begin(work)

    @Slot(object)
    def _show_entries(self, found: list[Entry]) -> None:
        wanted = self._wanted or (self.selected.name if self.selected is not None else "")
        self._wanted = ""
        self.table.blockSignals(True)
        self.entries.show_rows(found)
        names = [entry.name for entry in found]
        self.table.selectRow(names.index(wanted) if wanted in names else 0)
        self.table.blockSignals(False)
        self._select()

    @property
    def selected(self) -> Entry | None:
        return self.table.current_row

    def select(self, name: str) -> None:
        self.table.selectRow([entry.name for entry in self.entries.rows].index(name))

    @Slot()
    def _select(self) -> None:
        entry = self.selected
        if entry is not None and (self.study is None or entry.name != self.study.name):
            self.study = None
            self.reader.ask(entry)
        self.chosen_changed.emit()
        self._show_state()

    @Slot(object, object)
    def _show_study(self, entry: Entry, study: Study | str) -> None:
        if self.selected is None or entry.name != self.selected.name:
            return
        if isinstance(study, str):
            self.about.setText(study)
        else:
            self.study = study
            sizes = {"puzzles": study.puzzles, "algorithms": study.algorithms, "seeds": study.seeds}
            told = {name: whole(len(each)) for name, each in sizes.items()}
            self.about.setText(
                tr(
                    "{sentence} Puzzles: {puzzles}; algorithms: {algorithms}; seeds: {seeds}; runs: {runs}.",
                    sentence=translated(study.sentence),
                    runs=study.count,
                    **told,
                ).strip()
            )
            self._show_progress(entry.made, study.count)
            self.chosen_changed.emit()
        self._show_state()

    # Running a study

    @Slot()
    def start_or_pause(self) -> None:
        if self.runner.is_busy:
            self.runner.pause(not self.runner.is_paused)
        elif self.study is not None:
            self.runner.start(self.study)
            self.live.start()
        self._show_state()

    @Slot(int, int)
    def _show_progress(self, done: int, total: int) -> None:
        self.bar.setMaximum(max(total, 1))
        self.bar.setValue(min(done, total))
        if self.runner.is_busy and self.selected is not None:
            made = [replace(each, made=done) if each is self.selected else each for each in self.entries.rows]
            self.entries.show_rows(made)

    @Slot()
    def _end(self) -> None:
        self.live.stop()
        self._show_state()
        self.list_anew()

    @Slot()
    def _show_state(self) -> None:
        busy, entry = self.runner.is_busy, self.selected
        texts = (tr("&Resume"), tr("&Pause")) if busy else (tr("&Start"),) * 2
        self.start.setText(texts[not self.runner.is_paused])
        self.start.setEnabled(busy or self.study is not None)
        self.stop.setEnabled(busy)
        self.table.setEnabled(not busy)
        self.table.setToolTip(tr("One study runs at a time; stop this one to choose another") if busy else "")
        self.report.setEnabled(self.study is not None and (busy or (entry is not None and entry.made > 0)))
        self.remove.setEnabled(entry is not None and not busy and (entry.is_own or entry.made > 0))

    # Commands

    @Slot()
    def open_report(self) -> None:
        """Write the report of the selected study, and open it in a browser."""
        study, archive = self.study, self._archive
        if study is None:
            return
        path = self._folder / f"{study.name}.html"

        def make() -> None:
            self._reported = report_of(study, archive())

        file_writer().write(self, make, lambda: self._draw_report(path, []))

    def _draw_report(self, path: Path, pictures: list[str]) -> None:
        """Draw the figures of a report one at a time, so that the window stays responsive, and write the report."""
        report = self._reported
        assert report is not None
        if len(pictures) < len(report.charts):
            pictures.append(page_picture(report.charts[len(pictures)][0]))
            QTimer.singleShot(0, self, lambda: self._draw_report(path, pictures))
            return

        def write() -> None:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, report.html(pictures))

        def show() -> None:
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
                complain(self, tr("No browser could be opened. The report is in {file}.", file=path))

        file_writer().write(self, write, show)

    @Slot()
    def set_up(self) -> None:
        """Open the dialog for a new study."""
        dialog = NewStudyDialog(self._givens(), self._folder, self)
        dialog.saved.connect(self._show_new)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(str)
    def _show_new(self, name: str) -> None:
        if not self.runner.is_busy:  # a running study stays selected
            self._wanted = name
        self.list_anew()

    @Slot()
    def delete(self) -> None:
        """Delete the runs of the selected study, and its file if it is the user's own."""
        entry = self.selected
        if entry is None or not confirms(self, tr("Delete %n run(s) of this study for good?", n=entry.made)):
            return

        def work(_stop: Stop, _tell: Emit) -> None:
            self._archive().delete_study(entry.name)
            if entry.is_own and entry.path is not None:
                entry.path.unlink(missing_ok=True)

        self.study = None
        self.worker.begin(work)
